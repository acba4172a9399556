/**
 * Decides whether a chat might confuse two names: case, spaces, accents and invisible characters
 * make no difference. It treats more names as equal than any host does, because a whisper to the
 * wrong person cannot be undone.
 */
import { BLANK } from './sanitizeText.ts';

const LONGEST = 1000;

export const folded = (name: string): string =>
  name
    .slice(0, LONGEST)
    .normalize('NFKD')
    .replace(/[\s\p{Z}]+/gu, ' ')
    .replace(/[\p{C}\p{M}]/gu, '')
    .replace(BLANK, '')
    .toUpperCase()
    .toLowerCase()
    .replace(/ +/gu, ' ')
    .trim();

/**
 * Might a chat deliver a message for `name` to `other`? Chats accept the first words of a name as
 * the whole name.
 */
export const takenFor = (name: string, other: string): boolean =>
  `${folded(other)} `.startsWith(`${folded(name)} `);
