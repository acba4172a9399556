/** Facts that flanking needs about each creature of a board, computed once for all targets. */
import type { Creature } from '../../board/creature.ts';
import { memoize } from '../../board/memoize.ts';
import type { Judge } from '../ruleset.ts';
import type { Stand } from './distance.ts';
import { ThreatenedCells } from './threatenedCells.ts';
import { SpatialIndex } from './spatialIndex.ts';
import { stanceOf, strikesAcross, turnBasis, type Stance } from './threatBasis.ts';

/** A creature that may flank. */
export interface Flanker extends Stand {
  readonly c: Creature;
  readonly stance: Stance;
  /** The creature threatens only its own space. */
  readonly zero: boolean;
  /**
   * Natural reach in cells, at least one. A creature farther from the target than this cannot flank
   * it unless it threatens it.
   */
  readonly far: number;
}

function flankerOf(j: Judge, c: Creature): Flanker {
  const stance = stanceOf(j, c);
  const { list, stand } = stance;
  const zero = list.length > 0 && list.every((h) => h.far === 0);
  const far = Math.max(1, (stance.reach ?? j.rules.reach(c)).value);
  // Copies the fields one by one, because object spread is slow and this runs for every creature of
  // a board.
  const { x, y, w, d, h, lanes } = stand;
  return lanes === undefined
    ? { x, y, w, d, h, c, stance, zero, far }
    : { ...stand, c, stance, zero, far };
}

const boards = memoize<Flankers>();

/** The flankers of one board. */
export class Flankers {
  readonly index: SpatialIndex;
  private readonly j: Judge;
  private readonly threatened: ThreatenedCells;
  /** By index in the board's list of creatures. */
  private readonly all: (Flanker | undefined)[];

  static of(j: Judge): Flankers {
    const index = SpatialIndex.of(j);
    return boards(index, turnBasis(j.board.turn), () => new Flankers(j, index));
  }

  private constructor(j: Judge, index: SpatialIndex) {
    this.j = j;
    this.index = index;
    this.threatened = ThreatenedCells.of(index.ground);
    this.all = new Array<undefined>(index.list.length).fill(undefined);
  }

  /** @param i index in the board's list of creatures */
  at(i: number): Flanker {
    return (this.all[i] ??= flankerOf(this.j, this.index.list[i]!));
  }

  /**
   * Whether the creature could attack this stand in melee now, given reach, height and line of
   * effect.
   */
  strikes(f: Flanker, at: Stand): boolean {
    const { list } = f.stance;
    if (list.length === 0) return false;
    if (at.h === f.h || Math.round(at.h) === Math.round(f.h))
      return this.threatened.threatens(f, list, at);
    return strikesAcross(this.j, this.index.ground, list, f, at);
  }
}
