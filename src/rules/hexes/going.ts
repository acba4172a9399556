/** One mover on hexes: where it may pass, where it may end, what each hex costs it. */
import type { Creature } from '../../board/creature.ts';
import type { Cell } from '../../board/grid.ts';
import { hexSpace } from '../../board/hex.ts';
import { HexSteps } from '../../board/hexsteps.ts';
import { Survey } from '../../board/survey.ts';
import type { Judge } from '../ruleset.ts';
import type { RuleId, ViolationCode } from '../verdict.ts';

/** What others leave of a hex. */
const FREE = 0;
/** It may be crossed, not stopped on. */
const PASS = 1;
const BARRED = 2;

export interface Stop {
  readonly code: ViolationCode;
  readonly by?: string;
  readonly rules: readonly RuleId[];
}

/** Who holds a hex, and why it may not be stopped on or crossed. */
interface Holder {
  readonly id: string;
  readonly rules: readonly RuleId[];
}

/** Thrown where hexes are asked of a board of squares: whoever judges picks the ruleset by the grid. */
export function stepsOf(j: Judge): HexSteps {
  const steps = HexSteps.of(j.board.ground);
  if (steps === null) throw new Error('a board of hexes is needed');
  return steps;
}

export class HexGoing {
  readonly steps: HexSteps;
  /** Hexes across its space. */
  readonly n: number;
  private readonly level: Uint8Array;
  /** Who stands in each hex that is not free, by the hex's index. */
  private readonly taken = new Map<number, Holder>();
  private readonly survey: Survey | null;

  constructor(private readonly j: Judge, private readonly mover: Creature) {
    this.steps = stepsOf(j);
    this.n = j.rules.space(mover).value;
    const { columns, rows, layout } = this.steps.grid;
    this.level = new Uint8Array(columns * rows);
    this.survey = j.board.ground.cells.length === 0 ? null : Survey.of(j.board.ground);
    for (const other of j.board.creatures) {
      if (other.id === mover.id) continue;
      const shared = j.rules.mayShare(j, mover, other);
      const level = !shared.pass ? BARRED : shared.end ? FREE : PASS;
      if (level === FREE) continue;
      const holder = { id: other.id, rules: shared.rules };
      for (const [x, y] of hexSpace(layout, other.at, j.rules.space(other).value)) {
        if (!this.steps.inside(x, y) || this.level[y * columns + x]! >= level) continue;
        this.level[y * columns + x] = level;
        this.taken.set(y * columns + x, holder);
      }
    }
  }

  /** The hex of its space there that others hold most firmly, if any; `least`: from which level on it counts. */
  private held(x: number, y: number, least: number): number {
    const { columns, layout } = this.steps.grid;
    if (this.n === 1) return this.level[y * columns + x]! >= least ? y * columns + x : -1;
    let found = -1;
    for (const [cx, cy] of hexSpace(layout, [x, y], this.n)) {
      const i = cy * columns + cx;
      if (this.level[i]! >= least && (found < 0 || this.level[i]! > this.level[found]!)) found = i;
    }
    return found;
  }

  private whose(i: number): Holder {
    return this.taken.get(i) ?? { id: '', rules: [] };
  }

  /** What bars its i-th step from there, if anything does. */
  bar(x: number, y: number, i: number): Stop | null {
    const k = this.steps.around.at(x, y);
    const [nx, ny] = [x + this.steps.around.dx[k + i]!, y + this.steps.around.dy[k + i]!];
    if (!this.inside(nx, ny)) return { code: 'outside-map', rules: [] };
    if (!this.steps.passes(x, y, this.n, i)) return { code: 'through-wall', rules: [] };
    const held = this.held(nx, ny, BARRED);
    return held < 0 ? null : { code: 'through-enemy', by: this.whose(held).id, rules: this.whose(held).rules };
  }

  /** The same, quickly: may it take the step? */
  open(x: number, y: number, nx: number, ny: number, i: number): boolean {
    return this.steps.passes(x, y, this.n, i) && this.held(nx, ny, BARRED) < 0;
  }

  /** Why it may not end there; null: it may. */
  stop(x: number, y: number): Stop | null {
    const held = this.held(x, y, PASS);
    return held < 0 ? null : { code: 'ends-occupied', by: this.whose(held).id, rules: this.whose(held).rules };
  }

  /** Those whom it goes through with its space there. */
  through(x: number, y: number): readonly RuleId[] {
    const held = this.held(x, y, PASS);
    return held < 0 ? [] : this.whose(held).rules;
  }

  inside(x: number, y: number): boolean {
    return this.n === 1 ? this.steps.inside(x, y) : hexSpace(this.steps.grid.layout, [x, y], this.n).every(([cx, cy]) => this.steps.inside(cx, cy));
  }

  /** What entering there costs, whole hexes; a bigger mover pays for the costliest hex. */
  cost(x: number, y: number): number {
    if (this.survey === null) return 1;
    if (this.n === 1) return this.j.rules.entryFactor(this.j, this.mover, this.survey.facts(x, y));
    const each = ([cx, cy]: Cell): number => this.j.rules.entryFactor(this.j, this.mover, this.survey?.facts(cx, cy));
    return Math.max(...hexSpace(this.steps.grid.layout, [x, y], this.n).map(each));
  }
}
