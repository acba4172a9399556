/**
 * Positions of the creatures while a round is played. Creatures move; the ground does not change.
 */
import { degreeSet, type Wall } from '../../../board/board.ts';
import type { Creature } from '../../../board/creature.ts';
import { sameCell, type Cell, type HexLayout, type Point } from '../../../board/grid.ts';
import { hexDistance, hexMiddle, hexSpace } from '../../../board/hex.ts';
import { HexSteps } from '../../../board/hexsteps.ts';
import { crosses, toWholeUnits } from '../../../board/hexwalls.ts';
import { piecesOf } from '../../../board/wallPieces.ts';
import type { PhasedJudge } from '../../fullRuleset.ts';

/** Degrees of cover that protect at least half of a body. */
const HALF: ReadonlySet<string> = new Set(['half', 'three-quarters', 'nine-tenths', 'total']);

/** A creature with its present position. */
export interface FieldCreature {
  readonly creature: Creature;
  readonly space: number;
  /** Melee reach in hexes. */
  readonly reach: number;
  at: Cell;
}

export class Field {
  readonly j: PhasedJudge;
  /** All creatures, sorted by id. */
  readonly all: readonly FieldCreature[];
  private readonly byId: ReadonlyMap<string, FieldCreature>;
  readonly layout: HexLayout;
  private readonly steps: HexSteps;
  /** The hex steps among obstacles that stop attacks; null: the ground has no obstacles. */
  private readonly effect: HexSteps | null;

  constructor(j: PhasedJudge) {
    const { ground, creatures } = j.board;
    const steps = HexSteps.of(ground);
    if (steps === null) throw new Error('a round in phases is played on hexes');
    this.j = j;
    this.steps = steps;
    this.layout = steps.grid.layout;
    this.effect =
      ground.walls.length + ground.cells.length === 0 ? null : HexSteps.of(ground, 'effect');
    this.all = creatures
      .map((creature) => ({
        creature,
        space: j.rules.space(creature).value,
        reach: reachOf(j, creature),
        at: creature.at,
      }))
      .sort((a, b) => (a.creature.id < b.creature.id ? -1 : 1));
    this.byId = new Map(this.all.map((s) => [s.creature.id, s]));
  }

  get(id: string): FieldCreature {
    return this.byId.get(id)!;
  }

  foes(a: FieldCreature, b: FieldCreature): boolean {
    return this.j.rules.relation(a.creature, b.creature).value === 'foe';
  }

  /** Distance in hexes between `b` and `a`, if `a` stands at `at`; 1: they are adjacent. */
  apart(a: FieldCreature, b: FieldCreature, at: Cell = a.at): number {
    if (a.space === 1 && b.space === 1) return hexDistance(this.layout, at, b.at);
    const theirs = this.cells(b);
    return Math.min(
      ...hexSpace(this.layout, at, a.space).flatMap((c) =>
        theirs.map((t) => hexDistance(this.layout, c, t)),
      ),
    );
  }

  /** Whether `a` can strike `b` in melee, if `b` stands at `at`. */
  reaches(a: FieldCreature, b: FieldCreature, at: Cell = b.at): boolean {
    // Fast rejection: each step of distance changes a coordinate by at most one.
    if (
      a.space === 1 &&
      b.space === 1 &&
      Math.max(Math.abs(at[0] - a.at[0]), Math.abs(at[1] - a.at[1])) > a.reach
    )
      return false;
    return this.apart(b, a, at) <= a.reach && (this.effect === null || this.open(a, b, at));
  }

  private open(a: FieldCreature, b: FieldCreature, at: Cell): boolean {
    const theirs = b.space === 1 ? [at] : hexSpace(this.layout, at, b.space);
    return this.cells(a).some((c) =>
      theirs.some((t) => hexDistance(this.layout, c, t) <= a.reach && this.effect!.clear(c, t)),
    );
  }

  cells({ at, space }: FieldCreature): Cell[] {
    return space === 1 ? [at] : hexSpace(this.layout, at, space);
  }

  /** Creatures whose space the mover would share at `at`. */
  sharing(mover: FieldCreature, at: Cell): FieldCreature[] {
    if (mover.space !== 1) {
      const own = hexSpace(this.layout, at, mover.space);
      return this.all.filter(
        (o) => o !== mover && this.cells(o).some((c) => own.some((x) => sameCell(c, x))),
      );
    }
    const found: FieldCreature[] = [];
    for (const o of this.all)
      if (
        o !== mover &&
        (o.space === 1 ? sameCell(o.at, at) : this.cells(o).some((c) => sameCell(c, at)))
      )
        found.push(o);
    return found;
  }

  /** The direction (0 to 5) from a hex to an adjacent one; -1: not adjacent. */
  direction(from: Cell, to: Cell): number {
    return this.steps.around.direction(from, to);
  }

  next(from: Cell, i: number): Cell {
    return this.steps.around.next(from, i);
  }

  inside = ([x, y]: Cell): boolean => this.steps.inside(x, y);

  /**
   * For each hex of the map: 1 if a creature that the mover may not pass occupies part of the
   * mover's space there.
   */
  barred(mover: FieldCreature): Uint8Array {
    const { columns, rows } = this.steps.grid;
    const bars = new Uint8Array(columns * rows);
    for (const o of this.all) {
      if (o === mover || this.j.rules.mayShare(this.j, mover.creature, o.creature).pass) continue;
      for (const [x, y] of this.cells(o)) if (this.steps.inside(x, y)) bars[y * columns + x] = 1;
    }
    if (mover.space === 1) return bars;
    return bars.map((_, i) =>
      Number(
        hexSpace(this.layout, [i % columns, Math.floor(i / columns)], mover.space).some(
          ([x, y]) => this.steps.inside(x, y) && bars[y * columns + x] === 1,
        ),
      ),
    );
  }

  /**
   * Whether the ground lets the mover take the step in direction i from a hex, ignoring creatures.
   */
  passes(mover: FieldCreature, [x, y]: Cell, i: number): boolean {
    return this.steps.passes(x, y, mover.space, i);
  }

  /**
   * Whether obstacles protect at least half of `b` from `a`: as the game master has set, otherwise
   * by the scene's hexes and walls.
   */
  covered(a: FieldCreature, b: FieldCreature): boolean {
    const { board } = this.j;
    const word = degreeSet(board, a.creature.id, b.creature.id);
    if (word !== undefined) return HALF.has(word);
    const covers = ({ cover, degree, low }: Pick<Wall, 'cover' | 'degree' | 'low'>): boolean =>
      degree !== undefined ? HALF.has(degree) : cover !== undefined ? cover !== 'limited' : low;
    if (
      this.cells(b).every((at) =>
        board.ground.cells.some((facts) => sameCell(facts.at, at) && covers(facts)),
      )
    )
      return true;
    const [from, to] = [hexMiddle(this.layout, a.at), hexMiddle(this.layout, b.at)].map(
      toWholeUnits,
    ) as [Point, Point];
    return board.ground.walls.some(
      (wall) =>
        covers(wall) &&
        piecesOf(wall).some(([p, q]) => crosses(from, to, toWholeUnits(p), toWholeUnits(q))),
    );
  }
}

/**
 * The longer of the creature's natural reach and the reach of its ready melee weapons; 0 if a
 * condition prevents attacks.
 */
function reachOf(j: PhasedJudge, c: Creature): number {
  if (!j.rules.canThreaten(j, c).allowed) return 0;
  const arms =
    c.attacks
      ?.filter(({ kind, ready }) => kind === 'melee' && ready)
      .map((a) => j.rules.attackReach(j, c, a).far) ?? [];
  return Math.max(j.rules.reach(c).value, ...arms);
}
