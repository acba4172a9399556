/** A player's answer to an opportunity, as that player's client sends it to the game masters. */
import * as z from 'zod/mini';
import { exactOptional, storedId, storedText } from './parts.ts';

const schema = z.object({
  /** Names the answer among those of its user. */
  key: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  fight: storedText,
  /** The creature that answers, the one that provoked, the round, and the event in words of notes. */
  by: storedId,
  of: storedId,
  round: z.int(),
  what: storedText,
  taken: z.boolean(),
  /** The action that replaced the attack; absent: an attack. */
  action: exactOptional(storedId),
  hit: exactOptional(z.boolean()),
  /** The player has undone this answer. */
  undone: exactOptional(z.literal(true)),
});
export type PlayerAnswer = z.infer<typeof schema>;

/** Parses an answer that another client wrote; null for anything else. Never throws. */
export function readPlayerAnswer(text: string): PlayerAnswer | null {
  try {
    const read = schema.safeParse(JSON.parse(text));
    // Only a taken opportunity uses an action.
    return read.success && (read.data.taken || read.data.action === undefined) ? read.data : null;
  } catch {
    return null;
  }
}
