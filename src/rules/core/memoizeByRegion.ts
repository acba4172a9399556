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

/** Entries added before those of removed creatures are dropped for the first time. */
const SPARE = 64;

/**
 * Answers by creature. Each entry keeps the board that it was made for, so entries of creatures
 * that have left the board (a moved creature is a new object) are dropped whenever the number of
 * entries has doubled.
 *
 * A plain map, because weak maps slow the garbage collector by more than the cache saves.
 */
class Answers<T> extends Map<Creature, T> {
  private most = SPARE;

  /** @param list the creatures on the board now */
  keep(c: Creature, answer: T, list: readonly Creature[]): void {
    this.set(c, answer);
    if (this.size <= this.most) return;
    const here = new Set(list);
    for (const each of this.keys()) if (!here.has(each)) this.delete(each);
    this.most = 2 * this.size + SPARE;
  }
}

/**
 * Caches the last answer for each pair of creatures (or for one creature, given twice). The answer
 * is valid while the ruleset, its options, the ground, `on` and the creatures in the region stay
 * the same.
 */
export function memoizeByRegion<T>() {
  const single = new Answers<Kept<T>>();
  const pairs = new Answers<Answers<Kept<T>>>();
  return (
    j: Judge,
    a: Creature,
    b: Creature,
    { on, within }: { readonly on: readonly unknown[]; readonly within: (r: Region) => Region },
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
    // A creature that is not on this board, as at the end of a path, is not asked about again.
    if (!list.includes(a) || !list.includes(b)) return answer;
    const now: Kept<T> = { answer, rules, options, ground, on, others, list };
    if (a === b) single.keep(a, now, list);
    else {
      let ofA = pairs.get(a);
      if (ofA === undefined) pairs.keep(a, (ofA = new Answers()), list);
      ofA.keep(b, now, list);
    }
    return answer;
  };
}
