/**
 * Memoization of answers about two creatures that depend on the creatures in a region. A creature
 * that changes outside the region leaves the answer as it is.
 */
import type { Creature } from '../../board/creature.ts';
import { sameItems } from '../../board/memoize.ts';
import type { Judge } from '../ruleset.ts';
import { Region } from './region.ts';
import { SpatialIndex } from './spatialIndex.ts';

/** The creatures in the region: found when first asked for. */
export type Others = () => readonly Creature[];

interface Kept<T> {
  readonly answer: T;
  readonly rules: object;
  readonly options: object;
  readonly ground: object;
  readonly on: readonly unknown[];
  /** The creatures in the region; undefined: the answer did not need them. */
  readonly others: readonly Creature[] | undefined;
  /** The last list of creatures for which the answer was found to hold. */
  list: readonly Creature[];
}

const region = new Region();

/**
 * Keeps the last answer for each pair of creatures (or for one creature, given twice). It holds
 * while the ruleset, its options, the ground, `on` and the creatures in the region stay the same.
 */
export function memoizeByRegion<T>() {
  const answers = new WeakMap<Creature, WeakMap<Creature, Kept<T>>>();
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
    let ofA = answers.get(a);
    if (ofA === undefined) answers.set(a, (ofA = new WeakMap()));
    const kept = ofA.get(b);
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
        sameItems(kept.others, SpatialIndex.of(j).meeting(within(region)))
      ) {
        kept.list = list;
        return kept.answer;
      }
    }
    let others: readonly Creature[] | undefined;
    const answer = make(() => (others ??= SpatialIndex.of(j).meeting(within(region))));
    ofA.set(b, { answer, rules, options, ground, on, others, list });
    return answer;
  };
}
