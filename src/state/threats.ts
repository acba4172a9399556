/**
 * Computes threatened cells: those of all the subject's foes together, updated whenever the board
 * changes, and those of single creatures on request. Verdicts with reasons are computed only for
 * creatures that are requested one by one.
 */
import { CellSet } from '../board/cellset.ts';
import type { Creature } from '../board/creature.ts';
import type { Cell } from '../board/grid.ts';
import { tilingOf } from '../board/tiling.ts';
import { reachAreas } from '../rules/core/reachAreas.ts';
import { ThreatenedCells } from '../rules/core/threatenedCells.ts';
import { isActive, sameBasis, stanceOf, type Stance } from '../rules/core/threatBasis.ts';
import { ThreatCounts } from '../rules/threatmap.ts';
import type { Judge } from '../rules/ruleset.ts';
import type { ThreatVerdict } from '../rules/verdict.ts';
import { contactOf, contactsFollowed } from './hexThreats.ts';
import { coveredCells, type Moves } from './moveTargets.ts';

export interface Threatening {
  readonly creature: Creature;
  /** Computed on first reading, like `along`. */
  readonly verdict: ThreatVerdict;
  /** Missing facts that the creature's threat depends on, as in its verdict. */
  readonly unknown: readonly string[];
  /**
   * Cells of the creature's own space that it threatens, or that share a side with a threatened
   * square.
   */
  readonly along: readonly Cell[];
  /** Whether the cell is one of the verdict's cells. */
  holds(x: number, y: number): boolean;
}

/**
 * The threats of several creatures. The object stays the same while no creature's threat changes;
 * its areas and counts are those of the last board.
 */
export interface Threats {
  readonly all: readonly Threatening[];
  /** The creatures that could make an attack of opportunity now; the areas below are theirs. */
  readonly active: readonly Threatening[];
  /** Cells threatened by a creature with a known weapon and reach. */
  readonly sure: CellSet;
  /** Cells that are threatened only if an assumption is right. */
  readonly doubtful: CellSet;
  /** Cells threatened by more than one active creature. */
  readonly many: CellSet;
  /** Number of active creatures that threaten each cell (y × columns + x). */
  readonly count: Uint16Array;
}

class Lazy implements Threatening {
  readonly creature: Creature;
  readonly stance: Stance;
  readonly active: boolean;
  private readonly asked: { readonly judge: Judge };
  private itsVerdict: ThreatVerdict | undefined;
  private itsCells: readonly Cell[] | undefined;

  /**
   * @param asked holds the judge that computes the verdict: the last of several judges with the
   * same threat
   */
  constructor(asked: { readonly judge: Judge }, creature: Creature) {
    this.asked = asked;
    this.creature = creature;
    this.stance = stanceOf(asked.judge, creature);
    this.active = isActive(this.stance);
  }

  get verdict(): ThreatVerdict {
    const { judge } = this.asked;
    return (this.itsVerdict ??= judge.rules.threat(judge, this.creature));
  }

  get unknown(): readonly string[] {
    return this.stance.unknown;
  }

  get along(): readonly Cell[] {
    const { stand, list } = this.stance;
    return (this.itsCells ??= ThreatenedCells.of(this.asked.judge.board.ground).alongside(
      stand,
      list,
    ));
  }

  holds(x: number, y: number): boolean {
    const {
      stand: { x: left, y: top, w, d },
      list,
    } = this.stance;
    const near = list.some(
      ({ far }) => x >= left - far && y >= top - far && x < left + w + far && y < top + d + far,
    );
    return near && this.verdict.cells.has(x, y);
  }
}

/**
 * Whether threatened cells are counted for all creatures together. This is done on squares; on
 * hexes each creature is judged by itself.
 */
const counted = (judge: Judge): boolean => judge.board.ground.grid.kind === 'square';

export const threatOf = (judge: Judge, creature: Creature): Threatening =>
  counted(judge) ? new Lazy({ judge }, creature) : contactOf(judge, creature);

/**
 * Updates the threats of a group of creatures while all other facts that threats depend on stay the
 * same.
 */
class Following {
  judge: Judge;
  /** Number of creatures that threaten each cell, updated in place. */
  readonly counts: ThreatCounts;
  last: Told | undefined;

  constructor(judge: Judge) {
    this.judge = judge;
    this.counts = new ThreatCounts(judge.board.ground);
  }

  now(judge: Judge, foes: readonly Creature[]): Threats {
    this.judge = judge;
    const before = this.last?.all ?? [];
    const come: number[] = [];
    for (let i = 0; i < foes.length; i++) if (before[i]?.creature !== foes[i]) come.push(i);
    if (this.last === undefined || come.length > 0 || foes.length < before.length) {
      this.last = undefined;
      this.last = new Told(this, this.changed(before, foes, come));
    }
    return this.last;
  }

  /**
   * Removes creatures that are gone and counts new ones. A creature is kept if only its index
   * changes.
   */
  private changed(
    before: readonly Lazy[],
    foes: readonly Creature[],
    come: readonly number[],
  ): readonly Lazy[] {
    const gone = new Map<Creature, Lazy>();
    for (const i of come) if (i < before.length) gone.set(before[i]!.creature, before[i]!);
    for (let i = foes.length; i < before.length; i++) gone.set(before[i]!.creature, before[i]!);
    const all = before.slice(0, foes.length);
    for (const i of come) {
      const creature = foes[i]!;
      const known = gone.get(creature);
      const one = known ?? new Lazy(this, creature);
      all[i] = one;
      if (known !== undefined) gone.delete(creature);
      else if (one.active) this.counts.add(one.stance);
    }
    for (const { active, stance } of gone.values()) if (active) this.counts.take(stance);
    return all;
  }
}

class Told implements Threats {
  readonly all: readonly Lazy[];
  readonly active: readonly Lazy[];
  private readonly following: Following;

  constructor(following: Following, all: readonly Lazy[]) {
    this.following = following;
    this.all = all;
    this.active = all.filter((t) => t.active);
  }

  get sure(): CellSet {
    return this.counts.sure;
  }

  get doubtful(): CellSet {
    return this.counts.doubtful;
  }

  get many(): CellSet {
    return this.counts.many;
  }

  get count(): Uint16Array {
    return this.counts.count;
  }

  private get counts(): ThreatCounts {
    if (this.following.last !== this) throw new Error('These threats are of an earlier board.');
    return this.following.counts;
  }
}

/**
 * Creates the function that finds the threats of the given creatures: each call continues from the
 * one before.
 */
export function threatsFollowed(): (judge: Judge, foes: readonly Creature[]) => Threats {
  let following: Following | undefined;
  const contacts = contactsFollowed();
  return (judge, foes) => {
    if (!counted(judge)) return contacts(judge, foes);
    const going =
      following !== undefined && sameBasis(following.judge, judge)
        ? following
        : new Following(judge);
    // If an exception leaves the counts inconsistent, the next call starts over.
    following = undefined;
    const threats = going.now(judge, foes);
    following = going;
    return threats;
  };
}

/**
 * The foes that can reach this height (in cells above the ground), wherever on the map they stand;
 * the same list if all of them can.
 */
export function reachingHeight(
  judge: Judge,
  foes: readonly Creature[],
  height: number,
): readonly Creature[] {
  const reaching = foes.filter((foe) => {
    const apart = Math.abs(Math.round(height) - Math.round(foe.elevation));
    return apart === 0 || reachAreas(judge, foe).list.some(({ far }) => far >= apart);
  });
  return reaching.length === foes.length ? foes : reaching;
}

/** The foes that would react to the mover where both stand; the same list if all would. */
export function reactingTo(
  judge: Judge,
  foes: readonly Creature[],
  mover: Creature,
): readonly Creature[] {
  const { leavingReach } = judge.rules;
  if (leavingReach === undefined) return foes;
  const reacting = foes.filter((foe) => leavingReach.reacts(judge, foe, mover));
  return reacting.length === foes.length ? foes : reacting;
}

/** The creatures of `threats` that threaten the cell at (x, y) now. */
export const threatenersAt = (threats: Threats, x: number, y: number): readonly Threatening[] =>
  threats.active.filter((t) => t.holds(x, y));

/**
 * With at least this many visible creatures, only threats that the subject can meet this turn are
 * drawn.
 */
export const CROWD = 20;

/**
 * Those of `all` that threaten a cell which the mover can reach this turn; all if its speed is
 * unknown.
 */
export function metOnWay(
  judge: Judge,
  all: readonly Threatening[],
  moves: Moves,
): readonly Threatening[] {
  const farthest = [moves.far, ...(moves.area === undefined ? [] : [moves.area])];
  if (farthest.some(({ unknown }) => unknown.some((fact) => fact.includes('.speed')))) return all;
  const { grid } = judge.board.ground;
  const tiling = tilingOf(grid);
  const n = judge.rules.space(moves.of).value;
  const places = farthest.flatMap(({ cells, through }) => [
    ...cells.map(({ at }) => at),
    ...through,
  ]);
  const way = CellSet.of(grid, coveredCells(tiling, [moves.of.at, ...places], n));
  const meets = ({ verdict }: Threatening): boolean => {
    for (const [x, y] of verdict.cells) if (way.has(x, y)) return true;
    return false;
  };
  return all.filter(meets);
}
