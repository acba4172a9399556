/**
 * Answers about one or two creatures that stand for as long as nobody near them changes. Whether
 * somebody did is told by what changed between the two boards, so that those far away cost nothing,
 * however many they are.
 */
import type { Creature } from '../../board/creature.ts';
import type { Judge } from '../ruleset.ts';
import { Band } from './band.ts';
import { Crowd } from './crowd.ts';

/**
 * Everybody who may have a say in an answer: asked for at most once, and only where it is wanted.
 */
export type Others = () => readonly Creature[];

/** An answer about one creature and another. */
interface Kept<T> {
  readonly on: unknown;
  readonly answer: T;
  /** Who had a say in it; undefined: nobody was asked for. */
  readonly others: readonly Creature[] | undefined;
  /** The board for which it was last found to stand. */
  serial: number;
}

/** What is known about the creatures of a board, by the first one's place in the list. */
interface Table<T> {
  readonly crowd: Crowd;
  readonly answers: (Map<Creature, Kept<T>> | undefined)[];
}

/**
 * Of so many others an answer is kept; then all of one's are forgotten, for most are of places long
 * left.
 */
const MOST = 1024;

const band = new Band();

/**
 * One answer for each pair (or creature, twice), for as long as the ruleset, the ground, the
 * readings and `on` stay the same, and everybody within the band that `within` sets. It goes when
 * the first changes or goes, and at the latest when there are too many. Of one who is not on the
 * board nothing is kept. The table of a board is made from that of the one before, and hangs on
 * nothing else: what is dropped with it is young, and costs nothing to collect.
 */
export function rememberedNear<T>() {
  let table: Table<T> | undefined;
  return (
    j: Judge,
    a: Creature,
    b: Creature,
    on: unknown,
    within: (band: Band) => Band,
    make: (others: Others) => T,
  ): T => {
    const crowd = Crowd.of(j);
    if (table?.crowd !== crowd) table = following(table, crowd);
    const place = crowd.placeOf(a);
    let others: readonly Creature[] | undefined;
    const ask: Others = () => (others ??= crowd.meeting(within(band)));
    if (place < 0) return make(ask);
    const answers = (table.answers[place] ??= new Map());
    const kept = answers.get(b);
    if (kept !== undefined && kept.on === on && stands(crowd, kept, within)) return kept.answer;
    const answer = make(ask);
    if (answers.size >= MOST) answers.clear();
    answers.set(b, { on, answer, others, serial: crowd.serial });
    return answer;
  };
}

function following<T>(before: Table<T> | undefined, crowd: Crowd): Table<T> {
  const answers = new Array<Map<Creature, Kept<T>> | undefined>(crowd.list.length).fill(undefined);
  if (before?.crowd.lineage === crowd.lineage) {
    for (let i = 0; i < answers.length; i++)
      if (before.crowd.list[i] === crowd.list[i]) answers[i] = before.answers[i];
  }
  return { crowd, answers };
}

function stands(crowd: Crowd, kept: Kept<unknown>, within: (band: Band) => Band): boolean {
  if (kept.others === undefined || kept.serial === crowd.serial) return true;
  if (
    !crowd.lineage.quietBetween(kept.serial, crowd.serial, within(band)) &&
    !alike(kept.others, crowd.meeting(within(band)))
  )
    return false;
  kept.serial = crowd.serial;
  return true;
}

function alike(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < b.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
