/**
 * Writes log lines for rolls whose author may not act for the creature, so that they do not count:
 * one for each creature and author in a round. More lines would flood the log.
 */
import type { HostRoll } from '../host.ts';
import type { NewEvent } from '../../encounter/event.ts';

/** Maximum number of lines in a round, over all authors. */
export const MOST_POSTED = 8;
/** Maximum length of a name in the log, in characters. */
const LONGEST_NAME = 100;

/**
 * Makes a function that returns the log entry for a roll that does not count; null: this creature
 * and author already have a line, or the round has too many.
 * @param when identifies the fight and the round
 */
export function limitedPosts(): (roll: HostRoll, when: string) => NewEvent | null {
  let now = '';
  let said = new Set<string>();
  return ({ of, kind, posted }, when) => {
    if (posted === undefined || kind === 'check') return null;
    if (when !== now) [now, said] = [when, new Set()];
    const by = posted.by.replace(/\s+/gu, ' ').trim().slice(0, LONGEST_NAME);
    const key = JSON.stringify([of, by]);
    if (said.has(key) || said.size >= MOST_POSTED) return null;
    said.add(key);
    return { kind: 'posted', of, what: kind, by, known: posted.known };
  };
}
