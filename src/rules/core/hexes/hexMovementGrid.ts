/**
 * The movement grid of one creature on hexes: where it may pass or end, and what each hex costs.
 */
import type { Creature } from '../../../board/creature.ts';
import type { Cell } from '../../../board/grid.ts';
import { rideTogether } from '../../../board/mounts.ts';
import { hexSpace } from '../../../board/hex.ts';
import { HexSteps } from '../../../board/hexsteps.ts';
import { groundAt } from '../../../board/wallHeights.ts';
import { GroundIndex } from '../../../board/groundIndex.ts';
import { wayOfMoving } from '../ways.ts';
import type { Judge } from '../../ruleset.ts';
import type { RuleId, ViolationCode } from '../../verdict.ts';
import { HexOccupants } from './hexOccupants.ts';

/** How other creatures restrict a hex. */
const FREE = 0;
/** The mover may cross the hex, but not end there. */
const PASS = 1;
const BARRED = 2;

export interface HexStop {
  readonly code: ViolationCode;
  readonly by?: string;
  readonly rules: readonly RuleId[];
}

/**
 * The hex steps of a board, at the height of a mover if one is given. Throws if the board has
 * squares; the caller must choose a ruleset that fits the grid.
 */
export function stepsOf(j: Judge, mover?: Creature): HexSteps {
  const { ground } = j.board;
  const steps = HexSteps.of(mover === undefined ? ground : groundAt(ground, mover.elevation));
  if (steps === null) throw new Error('a board of hexes is needed');
  return steps;
}

export class HexMovementGrid {
  readonly steps: HexSteps;
  /** Width of the mover's space in hexes. */
  readonly n: number;
  private readonly standing: HexOccupants;
  /** For each creature: how it restricts its hexes, plus one; 0: not computed yet. */
  private readonly levels: Uint8Array;
  private readonly index: GroundIndex | null;

  constructor(
    private readonly j: Judge,
    private readonly mover: Creature,
  ) {
    this.steps = stepsOf(j, mover);
    this.n = j.rules.space(mover).value;
    this.standing = HexOccupants.of(j, this.steps);
    this.levels = new Uint8Array(this.standing.creatures.length);
    this.index = j.board.ground.cells.length === 0 ? null : GroundIndex.of(j.board.ground);
  }

  /** Whether entering any hex costs one. */
  get even(): boolean {
    return this.index === null;
  }

  /** How the k-th creature of the board restricts the hexes that it occupies. */
  private levelOf(k: number): number {
    const level = this.levels[k]!;
    return level === 0 ? this.learn(k) : level - 1;
  }

  private learn(k: number): number {
    const other = this.standing.creatures[k]!;
    const { pass, end } =
      other.id === this.mover.id || rideTogether(this.mover, other)
        ? { pass: true, end: true }
        : this.j.rules.mayShare(this.j, this.mover, other);
    const level = !pass ? BARRED : end ? FREE : PASS;
    this.levels[k] = level + 1;
    return level;
  }

  /**
   * The creature that restricts one hex of the map most, as an index in the list of creatures; −1:
   * no creature restricts it by `least` or more.
   */
  private holder(at: number, least: number): number {
    let found = -1;
    let most = least - 1;
    for (let entry = this.standing.entry(at); entry >= 0; entry = this.standing.next(entry)) {
      const k = this.standing.whose(entry);
      const level = this.levelOf(k);
      if (level > most) [found, most] = [k, level];
    }
    return found;
  }

  /** Like `holder`, for all hexes of the mover's space at (x, y). These must lie on the map. */
  private held(x: number, y: number, least: number): number {
    const { columns, layout } = this.steps.grid;
    if (this.n === 1) return this.holder(y * columns + x, least);
    let found = -1;
    for (const [cx, cy] of hexSpace(layout, [x, y], this.n)) {
      const k = this.holder(cy * columns + cx, found < 0 ? least : this.levelOf(found) + 1);
      if (k >= 0) found = k;
    }
    return found;
  }

  /** The violation caused by the k-th creature, which occupies a hex. */
  private because(code: ViolationCode, k: number): HexStop {
    const other = this.standing.creatures[k]!;
    return { code, by: other.id, rules: this.j.rules.mayShare(this.j, this.mover, other).rules };
  }

  /** The obstacle to the mover's step in direction i from (x, y); null: none. */
  bar(x: number, y: number, i: number): HexStop | null {
    const [nx, ny] = this.steps.around.next([x, y], i);
    if (!this.inside(nx, ny)) return { code: 'outside-map', rules: [] };
    if (!this.steps.passes(x, y, this.n, i)) return { code: 'through-wall', rules: [] };
    const held = this.held(nx, ny, BARRED);
    if (held >= 0) return this.because('through-enemy', held);
    return this.shut(nx, ny) ? { code: 'wrong-movement-mode', rules: [] } : null;
  }

  /** Does the ground at (x, y) forbid the mover's kind of movement? */
  private shut(x: number, y: number): boolean {
    const { index } = this;
    if (index?.costed !== true) return false;
    const way = wayOfMoving(this.j, this.mover);
    return hexSpace(this.steps.grid.layout, [x, y], this.n).some(
      ([cx, cy]) => index.facts(cx, cy)?.costFor?.[way] === null,
    );
  }

  /** Whether no creature stops the mover from passing through (x, y), a position on the map. */
  open(x: number, y: number): boolean {
    return this.held(x, y, BARRED) < 0 && !this.shut(x, y);
  }

  /** Whether no creature stops the mover from ending at (x, y), a position on the map. */
  mayStop(x: number, y: number): boolean {
    return this.held(x, y, PASS) < 0;
  }

  /** Why the mover may not end at (x, y); null: it may. */
  stop(x: number, y: number): HexStop | null {
    const held = this.held(x, y, PASS);
    return held < 0 ? null : this.because('ends-occupied', held);
  }

  /** The rules on sharing a space with the creatures at (x, y); empty: nobody is there. */
  through(x: number, y: number): readonly RuleId[] {
    return this.stop(x, y)?.rules ?? [];
  }

  inside(x: number, y: number): boolean {
    return this.n === 1
      ? this.steps.inside(x, y)
      : hexSpace(this.steps.grid.layout, [x, y], this.n).every(([cx, cy]) =>
          this.steps.inside(cx, cy),
        );
  }

  /**
   * The cost of entering (x, y), in whole hexes; a mover larger than one hex pays for the costliest
   * hex of its space.
   */
  cost(x: number, y: number): number {
    if (this.index === null) return 1;
    if (this.n === 1) return this.j.rules.entryFactor(this.j, this.mover, this.index.facts(x, y));
    const each = ([cx, cy]: Cell): number =>
      this.j.rules.entryFactor(this.j, this.mover, this.index?.facts(cx, cy));
    return Math.max(...hexSpace(this.steps.grid.layout, [x, y], this.n).map(each));
  }
}
