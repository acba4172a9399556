/** The path being dragged or planned, judged, and the safe one beside it. */
import type { Creature } from '../board/creature.ts';
import { diagonalsFirst, sameCell, type Cell } from '../board/grid.ts';
import { tilingOf } from '../board/tiling.ts';
import type { Judge } from '../rules/ruleset.ts';
import type { Mode, MoveVerdict, PathVerdict, Violation } from '../rules/verdict.ts';

export interface JudgedPath {
  readonly of: Creature;
  readonly mode: Mode;
  readonly path: readonly Cell[];
  readonly verdict: MoveVerdict;
  /** The first violation; from its step on the path is illegal. */
  readonly broken: Violation | undefined;
  /** Found for the user (hovered goal), not dragged by hand. */
  readonly planned: boolean;
}

export interface SafePath {
  readonly of: Creature;
  readonly goal: Cell;
  readonly verdict: PathVerdict;
  readonly path: readonly Cell[];
  /** It stops short of the goal, at the last legal square of the judged path. */
  readonly short: boolean;
  /** Opportunities on the path that it replaces. */
  readonly before: number;
}

/** Neighbouring cells in a straight run, the first left out: on squares diagonals first, as a ruler on the table would count them. */
export function straight({ board }: Judge, from: Cell, to: Cell): readonly Cell[] {
  const { kind, line } = tilingOf(board.ground.grid);
  return kind === 'hex' ? line(from, to).slice(1) : diagonalsFirst(from, to);
}

/** A path to `goal`: the shortest legal one, else the shortest by a way of moving that goes further (the verdict then says so), else straight. */
export function plan(judge: Judge, of: Creature, goal: Cell, mode: Mode): readonly Cell[] {
  for (const m of [mode, ...judge.rules.ways.further.filter((f) => f !== mode)]) {
    const { path } = judge.rules.path(judge, of, goal, m, 'short');
    if (path !== null) return path;
  }
  return [of.at, ...straight(judge, of.at, goal)];
}

const inside = (judge: Judge, [x, y]: Cell): boolean => {
  const { columns, rows } = judge.board.ground.grid;
  return x >= 0 && y >= 0 && x < columns && y < rows;
};

/** A host may tell only where a drag began and where it is: gaps are filled as a player would walk them. */
export function complete(judge: Judge, of: Creature, path: readonly Cell[], mode: Mode): readonly Cell[] {
  const first = path[0];
  const last = path[path.length - 1];
  if (first === undefined || last === undefined) return [];
  if (path.length === 2 && sameCell(first, of.at) && tilingOf(judge.board.ground.grid).line(first, last).length > 2) {
    return inside(judge, last) ? plan(judge, of, last, mode) : [first, ...straight(judge, first, last)];
  }
  const whole: Cell[] = [first];
  for (const cell of path.slice(1)) {
    const here = whole[whole.length - 1] ?? first;
    if (!sameCell(here, cell)) whole.push(...straight(judge, here, cell));
  }
  return whole;
}

export function judgePath(judge: Judge, of: Creature, path: readonly Cell[], mode: Mode, planned: boolean): JudgedPath | null {
  if (path.length < 2) return null;
  const verdict = judge.rules.move(judge, of, mode, path);
  // Out of one's turn a path may still be planned: the reading says whose turn it is, the line does not break for it.
  return { of, mode, path, verdict, broken: verdict.violations.find((v) => v.code !== 'not-your-turn'), planned };
}

export function safeFor(judge: Judge, judged: JudgedPath): SafePath | null {
  const { of, path, mode, verdict, broken } = judged;
  const aim = path[path.length - 1];
  if (aim === undefined) return null;
  const safe = (goal: Cell): PathVerdict => judge.rules.path(judge, of, goal, mode, 'safe');
  const whole = safe(aim);
  const before = verdict.opportunities.length;
  if (whole.path !== null) return { of, goal: aim, verdict: whole, path: whole.path, short: false, before };
  // The last square of the walk where it might have stopped.
  for (let i = (broken?.step ?? path.length) - 1; i > 0; i--) {
    const goal = path[i];
    if (goal === undefined) break;
    const part = safe(goal);
    if (part.path !== null) return { of, goal, verdict: part, path: part.path, short: true, before };
  }
  return null;
}
