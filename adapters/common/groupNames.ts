/**
 * Which creatures a row of a turn tracker means that stands for a group, by its name: "Goblins",
 * "Goblin x4", "Lupi (3)".
 */
import { plain } from '../words/text.ts';

/** Words of a row that only say that it is a group. */
const GROUP = /\b(?:the|i|gli|le|group|gruppo|gang|banda|mob|team|of|di|x\d*|\d+)\b/g;

/** A word without the endings of English and Italian plurals. */
const stem = (word: string): string =>
  word
    .replace(/ves$/, 'f')
    .replace(/s$/, '')
    .replace(/(?<=[cg])h[ie]$/, '')
    .replace(/[aeio]+$/, '');

const stemOf = (name: string): string =>
  plain(name)
    .replace(GROUP, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .map(stem)
    .join(' ');

/** Does the row's name mean creatures of this name or kind? */
export function namesGroup(row: string, names: readonly (string | undefined)[]): boolean {
  const wanted = stemOf(row.slice(0, 200));
  return wanted !== '' && names.some((name) => name !== undefined && stemOf(name) === wanted);
}
