/**
 * Rolls that do not count: said in the log, each creature and author once a round. More in one
 * round is a flood, and what was said of it is enough.
 */
import type { Happening } from '../../encounter/event.ts';
import type { ChatAction } from '../referee.ts';

/** Lines in a round, whoever posts. */
export const MOST_POSTED = 8;
/** Characters of a name that the log keeps. */
const LONGEST_NAME = 100;

/**
 * What to record of a roll that does not count; null: it was said already.
 * @param when the fight and round
 */
export function posting(): (roll: ChatAction, when: string) => Happening | null {
  let now = '';
  let said = new Set<string>();
  return ({ of, kind, posted }, when) => {
    if (posted === undefined) return null;
    if (when !== now) [now, said] = [when, new Set()];
    const by = posted.by.replace(/\s+/gu, ' ').trim().slice(0, LONGEST_NAME);
    const key = JSON.stringify([of, by]);
    if (said.has(key) || said.size >= MOST_POSTED) return null;
    said.add(key);
    return { kind: 'posted', of, what: kind, by, known: posted.known };
  };
}
