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

/** `over-speed` → `over speed`. */
export const plain = (code: string): string => code.replaceAll('-', ' ');

/** `a, b and c`; for an empty list, `none`. */
export function listed(words: readonly string[], none = 'nothing'): string {
  const last = words.at(-1);
  if (last === undefined) return none;
  return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** `(0,0)`, the words for a cell. */
export const place = (at: readonly (number | undefined)[]): string => `(${at.join(',')})`;
/** `+2`, `−1`. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
