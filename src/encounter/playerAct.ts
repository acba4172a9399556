/** An action that a player has declared, as that player's client sends it to the game masters. */
import * as z from 'zod/mini';
import { exactOptional, storedId, storedText } from './parts.ts';

const schema = z.object({
  /** Names the action among those of its user. */
  key: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  fight: storedText,
  round: z.int(),
  action: storedId,
  /** The player has undone this action. */
  undone: exactOptional(z.literal(true)),
});
export type PlayerAct = z.infer<typeof schema>;

/** Parses an action that another client wrote; null for anything else. Never throws. */
export function readPlayerAct(text: string): PlayerAct | null {
  try {
    const read = schema.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
