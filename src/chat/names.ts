/**
 * Names as a chat may mix them up: case, spaces, accents and characters that do not show make no
 * difference. It takes more names for one than any host does, because a whisper to the wrong one
 * cannot be taken back.
 */
import { BLANK } from './tame.ts';

/** Nobody reads more of a name. */
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
 * Could a chat that is told the first name take it for the second? Chats take a name's first words
 * for the whole.
 */
export const takenFor = (name: string, other: string): boolean =>
  `${folded(other)} `.startsWith(`${folded(name)} `);
