/**
 * Proposals of players in the chat: whispers to the game masters, with data for their Quadretto in
 * a flag. The server sets a message's author; the author may write everything else. Runs in the
 * page's world.
 */
import type { Message, Sent } from './live.ts';
import { isMaster, userWithRights, tokensSeen, user } from './page.ts';

/**
 * Reads a proposal in a chat message. It counts only for a game master, and only if its author may
 * act for the creature.
 */
export function proposalIn(message: Message): Sent['proposed'] | undefined {
  const data = message.flags?.['world']?.['quadretto'];
  const me = user()?.id;
  if (typeof data !== 'object' || data === null || me === undefined) return undefined;
  const { of, text } = data as Readonly<Record<string, unknown>>;
  if (!isMaster() || message.whisper?.includes(me) !== true || typeof text !== 'string')
    return undefined;
  const token = tokensSeen().find(({ document }) => document.id === of);
  const from = (message.author ?? message.user)?.id;
  const poster = token === undefined ? undefined : userWithRights(from, token);
  return token === undefined || from === undefined || poster?.may !== true
    ? undefined
    : { from, by: poster.name, of: token.document.id, text };
}
