/** Words for assertions that are functions, so that the title of a row can say what it expects. */
import type { Answer } from './cases.ts';

/** An assertion on an answer. */
export type Check = (answer: Answer) => void;

const WORDS = new WeakMap<Check, string>();

/** The assertion, with what it expects in words: `the target gets no bonus for cover`. */
export function telling(words: string, check: Check): Check {
  WORDS.set(check, words);
  return check;
}

/** What an assertion expects, if somebody put it into words. */
export const wordsOf = (check: Check | undefined): string =>
  (check === undefined ? undefined : WORDS.get(check)) ?? '';

/** `creatures.m.skills.tumble.ranks` → `the answer lists the ranks as unknown`. */
export const unknownWords = (paths: readonly string[]): string =>
  paths.length === 0
    ? 'the answer lists nothing as unknown'
    : `the answer lists the ${listed(
        paths.map((path) => path.replace(/^.*\./, '').replace('armour', 'armor')),
      )} as unknown`;

/** `over-speed` → `over speed`. */
export const plain = (code: string): string => code.replaceAll('-', ' ');

/** `a, b and c`; for an empty list, `none`. */
export function listed(words: readonly string[], none = 'nothing'): string {
  const last = words.at(-1);
  if (last === undefined) return none;
  return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/**
 * A mark for creatures, which the title of a row replaces by words for them (`creatureWords.ts`),
 * as only the row tells which creatures they are.
 */
export const who = (...ids: readonly string[]): string => `‹${ids.join()}›`;

/** `(0,0)`, a mark for a cell, which the title of a row replaces by its direction and distance. */
export const place = (at: readonly (number | undefined)[]): string => `(${at.join(',')})`;
/** `+2`, `−1`. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
