/** The dragged or planned path, judged as the log will judge it, and the safer path beside it. */
import { sameCell, type Cell } from '../board/grid.ts';
import type { MovedBy } from '../encounter/event.ts';
import {
  isRecorded,
  judgeMove,
  legOf,
  straight,
  type JudgedMove,
  type MoveLeg,
  type Start,
} from '../encounter/judgeMove.ts';
import type { Mode } from '../rules/verdict.ts';
import type { HostPlan } from './host.ts';

export interface JudgedPath extends JudgedMove {
  /** Found for the user (hovered goal), not dragged. */
  readonly planned: boolean;
  /** The log will not judge it: it only notes where the creature was set down. */
  readonly placed: boolean;
}

/** A path to the same goal with fewer opportunities. */
export interface SafePath {
  readonly judged: JudgedMove;
  /** From the creature's cell. */
  readonly path: readonly Cell[];
  /** Opportunities on the original path. */
  readonly before: number;
}

/**
 * A path to `goal`: the shortest legal one in the modes that a drag may take, else in a farther
 * mode, else straight.
 */
export function plan(
  { here }: Start,
  from: Cell,
  goal: Cell,
  of: string,
  mode: Mode,
): readonly Cell[] {
  const mover = here.board.creatures.find((c) => c.id === of);
  const { usual, further } = here.rules.modes;
  for (const m of mover === undefined ? [] : [mode, ...(mode === usual ? further : [])]) {
    const { path } = here.rules.path(here, mover!, goal, m, 'short');
    if (path !== null) return path;
  }
  return [from, ...straight(here, from, goal)];
}

export interface Judging {
  readonly start: Start;
  readonly picked: Mode;
  readonly hand: MovedBy;
}

const judged = ({ start, picked, hand }: Judging, leg: MoveLeg, planned: boolean): JudgedPath => ({
  ...judgeMove(start, leg, picked),
  planned,
  placed: start.active !== null && !isRecorded(start, hand),
});

/** @param trail from its own cell; a single cell leaves nothing to judge */
export function judgeDrag(by: Judging, trail: readonly Cell[]): JudgedPath | null {
  return trail.length < 2 ? null : judged(by, legOf(trail), false);
}

/** A move planned on the host. Null: it does not begin at the creature's cell. */
export function judgePlanned(by: Judging, { path, whole }: HostPlan): JudgedPath | null {
  const { behind } = by.start;
  const here = path[0] !== undefined && sameCell(path[0], behind[behind.length - 1]!);
  return here && path.length > 1 ? judged(by, { points: path, whole, seen: 'host' }, true) : null;
}

export function judgePlan(by: Judging, goal: Cell): JudgedPath | null {
  const { behind, of } = by.start;
  const points = plan(by.start, behind[behind.length - 1]!, goal, of.id, by.picked);
  return points.length < 2 ? null : judged(by, { points, whole: true, seen: 'drag' }, true);
}

/**
 * The safest path to the same goal, if it gives fewer opportunities than the judged one; a search.
 */
export function saferThan(
  { start }: Judging,
  { fresh, path, mode, of }: JudgedPath,
): SafePath | null {
  const goal = path[path.length - 1];
  const mover = start.here.board.creatures.find((c) => c.id === of.id);
  if (fresh.length === 0 || goal === undefined || mover === undefined || sameCell(goal, mover.at))
    return null;
  const { rules } = start.here;
  const { one, two } = rules.modes;
  // A saving that one move achieves must not cost a second one.
  for (const m of mode === two && start.said === null ? [one, two] : [mode]) {
    const found = rules.path(start.here, mover, goal, m, 'safe').path;
    if (found === null) continue;
    const safe = judgeMove(start, { points: found, whole: true, seen: 'drag' }, m);
    if (safe.broken === undefined && safe.fresh.length < fresh.length)
      return { judged: safe, path: found, before: fresh.length };
  }
  return null;
}
