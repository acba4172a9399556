/**
 * Memoizes answers about two creatures that depend only on the creatures in a region. Changes
 * outside the region do not invalidate an answer.
 */
import type { Creature } from '../../board/creature.ts';
import { sameItems } from '../../board/memoize.ts';
import type { Judge } from '../ruleset.ts';
import { Region } from './region.ts';
import { SpatialIndex } from './spatialIndex.ts';

/** The creatures in the region; computed on first call. */
export type Others = () => readonly Creature[];

interface Kept<T> {
  readonly answer: T;
  readonly rules: object;
  readonly options: object;
  readonly ground: object;
  readonly on: readonly unknown[];
  /** The creatures in the region; undefined if the answer did not use them. */
  readonly others: readonly Creature[] | undefined;
  /** The last list of creatures for which the answer was valid. */
  list: readonly Creature[];
}

const region = new Region();

/**
 * Map entries allowed per creature on the board; above this number, entries of removed creatures
 * are dropped.
 */
const SPARE = 4;

/**
 * Caches the last answer for each pair of creatures (or for one creature, given twice). The answer
 * is valid while the ruleset, its options, the ground, `on` and the creatures in the region stay
 * the same.
 */
export function memoizeByRegion<T>() {
  // Uses plain maps that are pruned, because weak maps slow the garbage collector by more than the
  // cache saves.
  const single = new Map<Creature, Kept<T>>();
  const pairs = new Map<Creature, Map<Creature, Kept<T>>>();
  return (
    j: Judge,
    a: Creature,
    b: Creature,
    on: readonly unknown[],
    within: (region: Region) => Region,
    make: (others: Others) => T,
  ): T => {
    const { rules, options, board } = j;
    const { ground, creatures: list } = board;
    const kept = a === b ? single.get(a) : pairs.get(a)?.get(b);
    if (
      kept !== undefined &&
      kept.ground === ground &&
      kept.rules === rules &&
      kept.options === options &&
      sameItems(kept.on, on)
    ) {
      if (kept.list === list) return kept.answer;
      if (
        kept.others === undefined ||
        SpatialIndex.of(j).holdsExactly(within(region), kept.others)
      ) {
        kept.list = list;
        return kept.answer;
      }
    }
    let others: readonly Creature[] | undefined;
    const answer = make(() => (others ??= SpatialIndex.of(j).meeting(within(region))));
    const now: Kept<T> = { answer, rules, options, ground, on, others, list };
    if (a === b) {
      single.set(a, now);
      if (single.size > SPARE * (list.length + 1)) keepOnly(single, list);
    } else {
      let ofA = pairs.get(a);
      if (ofA === undefined) pairs.set(a, (ofA = new Map()));
      ofA.set(b, now);
      if (ofA.size > SPARE * (list.length + 1)) keepOnly(ofA, list);
      if (pairs.size > SPARE * (list.length + 1)) keepOnly(pairs, list);
    }
    return answer;
  };
}

function keepOnly(answers: Map<Creature, unknown>, list: readonly Creature[]): void {
  const here = new Set(list);
  for (const c of answers.keys()) if (!here.has(c)) answers.delete(c);
}
