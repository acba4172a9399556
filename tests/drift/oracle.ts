/**
 * Judges the result of a drift. A fact may be unchanged. It may be unknown and marked as unknown
 * (no origin, or a guess). It may be missing with a notice. A wrong value that looks certain fails,
 * and so does a missing fact without a notice.
 */
import type { Notice } from '../../src/state/host.ts';
import type { Fact } from '../../src/scene/provenance.ts';
import type { Outcome } from './outcome.ts';

export interface Finding {
  readonly what: 'silent' | 'wrong';
  readonly fact: string;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether a value is a part of the earlier value: an object may lack fields, a list may lack
 * entries.
 */
function part(now: unknown, before: unknown): boolean {
  if (same(now, before)) return true;
  if (Array.isArray(now) && Array.isArray(before))
    return now.every((entry) => before.some((old) => part(entry, old)));
  return (
    isTree(now) &&
    isTree(before) &&
    Object.entries(now).every(([key, value]) => part(value, before[key]))
  );
}

/** Whether a list has the same entries, except that entries may lack fields. */
const sameEntries = (now: unknown, before: unknown): boolean =>
  Array.isArray(now) &&
  Array.isArray(before) &&
  now.length === before.length &&
  now.every((entry, i) => isTree(entry) && part(entry, before[i]));

/**
 * Whether a list has the entries that a closed sheet shows: each with its reach and without a name.
 */
const shownEntries = (now: unknown, before: unknown): boolean =>
  Array.isArray(now) &&
  Array.isArray(before) &&
  now.every(
    (entry) =>
      isTree(entry) &&
      entry['name'] === '' &&
      before.some(
        (old) =>
          isTree(old) &&
          ['kind', 'natural', 'reachWeapon', 'reach'].every((fact) => same(entry[fact], old[fact])),
      ),
  );

/** Notices that were not there before, except “waiting”, which does not say what is missing. */
export const saidOnly = (now: Outcome, before: Outcome): Notice[] =>
  now.notices.filter(
    (notice) =>
      notice.code !== 'error.notReady' && !before.notices.some((old) => same(old, notice)),
  );

/**
 * Events and hints that may be missing without a notice, because the display is not wrong without
 * them.
 */
const MAY_BE_MISSING = ['rolled', 'moved', 'planned', 'notes', 'campaign', 'map', 'host'];
/**
 * Facts that may become more cautious if there is a notice. For example, a user whose role is
 * unclear does not count as a game master.
 */
const ON_THE_SAFE_SIDE = ['gm', 'owned', 'stale', 'asked', 'host', 'grid', 'fight', 'moved'];
const HIDDEN = 'visibleTo';

function ofFact(
  name: string,
  before: Outcome,
  now: Outcome,
  said: boolean,
): Finding['what'] | undefined {
  const [was, is] = [before.facts.get(name), now.facts.get(name)];
  if (same(was, is)) return undefined;
  const [, id = '', field = ''] = /^creature\.(.*)\.(\w+)$/.exec(name) ?? [];
  if (field === 'threat') {
    // Threat depends only on the creature's own facts and on the board. If these are unchanged,
    // threat must be unchanged too.
    const rests = [...before.facts.keys()].filter(
      (key) =>
        (key.startsWith(`creature.${id}.`) && key !== name) ||
        ['grid', 'walls', 'cells'].includes(key),
    );
    return rests.every((key) => same(before.facts.get(key), now.facts.get(key)))
      ? 'wrong'
      : undefined;
  }
  if (ON_THE_SAFE_SIDE.includes(name) && said) return undefined;
  // After a drift, a creature may be hidden from more users than before, even from the players'
  // side.
  if (field === HIDDEN && (said || (is !== undefined && part(is, was)))) return undefined;
  if (was === undefined)
    return now.stands.get(id)?.from[field as Fact]?.from === 'guess' ? undefined : 'wrong';
  if (field !== '') {
    const origin = now.stands.get(id)?.from[field as Fact];
    if (!now.facts.has(`creature.${id}.id`)) return said ? undefined : 'silent';
    if (is === undefined) return origin === undefined || said ? undefined : 'silent';
    if (origin?.from === 'guess') return undefined;
    // A user whose permission is unclear gets only what the table shows.
    if (origin?.from === 'seen' && field === 'attacks' && shownEntries(is, was)) return undefined;
    if ((isTree(is) && part(is, was)) || (field === 'attacks' && sameEntries(is, was)))
      return undefined;
    return !part(is, was) ? 'wrong' : said ? undefined : 'silent';
  }
  if (is === undefined) return said || MAY_BE_MISSING.includes(name) ? undefined : 'silent';
  if (!part(is, was)) return name === 'host' ? undefined : 'wrong';
  return said || MAY_BE_MISSING.includes(name) || sameEntries(is, was) ? undefined : 'silent';
}

/** All facts whose result is not allowed. */
export function findings(before: Outcome, now: Outcome): Finding[] {
  const said = saidOnly(now, before).length > 0;
  const judged = now.facts.has('judged');
  if (!judged && before.facts.has('judged'))
    return said ? [] : [{ what: 'silent', fact: 'judged' }];
  return [...new Set([...before.facts.keys(), ...now.facts.keys()])].flatMap((fact) => {
    const what = ofFact(fact, before, now, said);
    return what === undefined ? [] : [{ what, fact }];
  });
}

/** The names of the facts that differ, without the ids of creatures. */
export const touched = (before: Outcome, now: Outcome): string[] =>
  [
    ...new Set(
      [...before.facts.keys(), ...now.facts.keys()]
        .filter((name) => !same(before.facts.get(name), now.facts.get(name)))
        .map((name) => name.replace(/^creature\..*\./, '*.')),
    ),
  ].sort();

/** Facts that are events. The host does not report them again after the drift. */
const OVER = ['moved', 'rolled', 'asked', 'drag', 'planned', 'notes'];
const lasting = ({ facts }: Outcome): [string, unknown][] =>
  [...facts].filter(([name]) => !OVER.includes(name)).sort(([a], [b]) => (a < b ? -1 : 1));
export const alike = (a: Outcome, b: Outcome): boolean =>
  same(lasting(a), lasting(b)) &&
  same(a.notices, b.notices) &&
  same([...a.stands].sort(), [...b.stands].sort());
