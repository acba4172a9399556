/**
 * Answers about one or two creatures that stand for as long as nobody near them changes. Whether somebody did is told by
 * what changed between the two boards, so that those far away cost nothing, however many they are.
 */
import type { Creature } from '../../board/creature.ts';
import type { Judge } from '../ruleset.ts';
import { Band } from './band.ts';
import { Crowd, type Lineage } from './crowd.ts';

/** Everybody who may have a say in an answer: asked for at most once, and only where it is wanted. */
export type Others = () => readonly Creature[];

interface Kept<T> {
  readonly ground: unknown;
  readonly options: unknown;
  readonly on: unknown;
  readonly answer: T;
  /** Who had a say in it; undefined: nobody was asked for. */
  readonly near: Near | undefined;
}

interface Near {
  readonly others: readonly Creature[];
  /** The board for which it was last found to stand. */
  lineage: Lineage;
  serial: number;
}

/** Of so many others an answer is kept; then all of one's are forgotten, for most are of places long left. */
const MOST = 1024;

const band = new Band();

/**
 * One answer for each pair (or creature, twice), for as long as the ruleset, the ground, the readings and `on` stay the
 * same, and everybody within the band that `within` sets. It goes when the first goes, and at the latest when there are too many.
 */
export function rememberedNear<T>() {
  const tables = new WeakMap<object, WeakMap<object, Map<object, Kept<T>>>>();
  return (j: Judge, a: Creature, b: Creature, on: unknown, within: (band: Band) => Band, make: (others: Others) => T): T => {
    let table = tables.get(j.rules);
    if (table === undefined) tables.set(j.rules, (table = new WeakMap()));
    let answers = table.get(a);
    if (answers === undefined) table.set(a, (answers = new Map()));
    const kept = answers.get(b);
    const same = kept !== undefined && kept.ground === j.board.ground && kept.options === j.options && kept.on === on;
    if (same && (kept.near === undefined || stands(j, kept.near, within))) return kept.answer;
    let near: Near | undefined;
    const answer = make(() => (near ??= nearOf(j, within)).others);
    if (answers.size >= MOST) answers.clear();
    answers.set(b, { ground: j.board.ground, options: j.options, on, answer, near });
    return answer;
  };
}

function nearOf(j: Judge, within: (band: Band) => Band): Near {
  const crowd = Crowd.of(j);
  return { others: crowd.meeting(within(band)), lineage: crowd.lineage, serial: crowd.serial };
}

function stands(j: Judge, kept: Near, within: (band: Band) => Band): boolean {
  const crowd = Crowd.of(j);
  if (kept.lineage === crowd.lineage && kept.serial === crowd.serial) return true;
  const quiet = kept.lineage === crowd.lineage && crowd.lineage.quietBetween(kept.serial, crowd.serial, within(band));
  if (!quiet && !alike(kept.others, crowd.meeting(within(band)))) return false;
  kept.lineage = crowd.lineage;
  kept.serial = crowd.serial;
  return true;
}

function alike(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < b.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
