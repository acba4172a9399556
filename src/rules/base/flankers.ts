/**
 * Everybody of a board as somebody who may flank: worked out for each once, whomever is asked
 * about.
 */
import type { Creature } from '../../board/creature.ts';
import type { Ground, Turn } from '../../board/board.ts';
import { cite } from '../names.ts';
import type { Judge } from '../ruleset.ts';
import type { FlankingVerdict } from '../verdict.ts';
import type { Band } from './band.ts';
import { Crowd } from './crowd.ts';
import type { Stand } from './distance.ts';
import { HeldSquares } from './held.ts';
import { firstAlike, stanceOf, strikesAcross, type Stance } from './threat.ts';

/** One of the board, as far as flanking asks of it. */
export interface Flanker extends Stand {
  readonly c: Creature;
  readonly stance: Stance;
  /** It threatens nothing but its own square. */
  readonly zero: boolean;
  /**
   * Beyond so many cells it cannot stand opposite without threatening: its natural reach, one at
   * least.
   */
  readonly far: number;
}

function flankerOf(j: Judge, c: Creature): Flanker {
  const stance = stanceOf(j, c);
  const { list, stand } = stance;
  const zero = list.length > 0 && list.every((h) => h.far === 0);
  const far = Math.max(1, (stance.reach ?? j.rules.reach(c)).value);
  // Copied by hand where there are no lanes: all flankers of a board are made anew for every turn.
  const { x, y, w, d, h, lanes } = stand;
  return lanes === undefined
    ? { x, y, w, d, h, c, stance, zero, far }
    : { ...stand, c, stance, zero, far };
}

/**
 * Could it strike something at this place now, as far as reach, height and line of effect go? (as
 * `threatensStand` says of its squares)
 */
function strikes(held: HeldSquares, ground: Ground, f: Flanker, at: Stand): boolean {
  const { list } = f.stance;
  if (list.length === 0) return false;
  if (at.h === f.h || Math.round(at.h) === Math.round(f.h)) return held.holdsAny(f, list, at);
  return strikesAcross(ground, list, f, at);
}

const NOTHING: readonly never[] = [];

/**
 * The flankers of a board, and who was found to flank whom: kept from one board to the next for
 * those near whom nobody changed.
 */
export class Flankers {
  /** Of the board that was asked about last. */
  private static last: Flankers | undefined;
  readonly crowd: Crowd;
  private readonly held: HeldSquares;
  private turn: Turn | undefined;
  private readonly all: (Flanker | undefined)[];
  private readonly answers: (FlankingVerdict | undefined)[];
  /** The board for which each answer was last found to stand. */
  private readonly serials: number[];
  private readonly nobodies: (FlankingVerdict | undefined)[];

  static of(j: Judge): Flankers {
    const crowd = Crowd.of(j);
    const flankers =
      Flankers.last?.crowd === crowd
        ? Flankers.last
        : (Flankers.last = new Flankers(crowd, Flankers.last));
    // What has come of the turn may decide who may strike.
    const turn = firstAlike(j.board.turn);
    if (flankers.turn !== turn) flankers.forget(turn);
    return flankers;
  }

  private constructor(crowd: Crowd, before: Flankers | undefined) {
    this.crowd = crowd;
    this.held = HeldSquares.of(crowd.lineage.ground);
    const { length } = crowd.list;
    this.all = new Array<undefined>(length).fill(undefined);
    this.answers = new Array<undefined>(length).fill(undefined);
    this.serials = new Array<number>(length).fill(0);
    const follows = before?.crowd.lineage === crowd.lineage;
    this.nobodies = follows ? before.nobodies : [];
    if (!follows) return;
    this.turn = before.turn;
    for (let i = 0; i < length; i++) {
      if (before.crowd.list[i] !== crowd.list[i]) continue;
      this.all[i] = before.all[i];
      this.answers[i] = before.answers[i];
      this.serials[i] = before.serials[i]!;
    }
  }

  private forget(turn: Turn | undefined): void {
    this.turn = turn;
    this.all.fill(undefined);
    this.answers.fill(undefined);
  }

  /** By its place in the board's list. */
  at(j: Judge, i: number): Flanker {
    return (this.all[i] ??= flankerOf(j, this.crowd.list[i]!));
  }

  /** Could it strike something at this place now? */
  strikes(f: Flanker, at: Stand): boolean {
    return strikes(this.held, this.crowd.lineage.ground, f, at);
  }

  /** What was found of one, if nobody changed since who meets the band round it. */
  found(i: number, within: Band): FlankingVerdict | undefined {
    const answer = this.answers[i];
    if (answer === undefined || this.serials[i] === this.crowd.serial) return answer;
    if (!this.crowd.lineage.quietBetween(this.serials[i]!, this.crowd.serial, within))
      return undefined;
    this.serials[i] = this.crowd.serial;
    return answer;
  }

  keep(i: number, answer: FlankingVerdict): FlankingVerdict {
    this.answers[i] = answer;
    this.serials[i] = this.crowd.serial;
    return answer;
  }

  /**
   * Nobody flanks, nobody stands opposite, and nothing is missing: one answer for all alike, whose
   * rules every answer shares.
   */
  nobody(j: Judge, big: boolean, zero: boolean): FlankingVerdict {
    return (this.nobodies[(big ? 2 : 0) + (zero ? 1 : 0)] ??= {
      pairs: NOTHING,
      oneSided: NOTHING,
      unknown: NOTHING,
      rules: cite(
        j.rules.cites,
        'flanking',
        'flankingLine',
        ...(big ? ['flankingBig' as const] : []),
        'flankingThreat',
        ...(zero ? ['flankingZero' as const] : []),
      ),
    });
  }
}
