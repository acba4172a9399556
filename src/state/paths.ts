/**
 * The dragged or planned path, judged as the log will judge it, and the safer path shown with it.
 */
import { sameCell, type Cell } from '../board/grid.ts';
import type { Moving } from '../board/vocabulary.ts';
import type { MovedBy } from '../encounter/event.ts';
import {
  isRecorded,
  judgeMove,
  dragLeg,
  straight,
  type JudgedMove,
  type MoveLeg,
  type Start,
} from '../encounter/judgeMove.ts';
import type { Mode } from '../rules/verdict.ts';
import type { HostPlan } from './host.ts';

export interface JudgedPath extends JudgedMove {
  /** The path was found for the user (to the cell under the pointer), not dragged. */
  readonly planned: boolean;
  /** The log will not judge the path: it only records where the creature was put. */
  readonly placed: boolean;
}

/** A path to the same goal with fewer opportunities. */
export interface SafePath {
  readonly judged: JudgedMove;
  /** The path, beginning at the creature's cell. */
  readonly path: readonly Cell[];
  /** Number of opportunities on the original path. */
  readonly before: number;
}

/**
 * A path to `goal`: the shortest legal one in the modes that a drag may use, otherwise one in a
 * mode that goes farther, otherwise a straight line.
 */
function plan({ here }: Start, from: Cell, goal: Cell, of: string, mode: Mode): readonly Cell[] {
  const mover = here.board.creatures.find((c) => c.id === of);
  const { usual, further } = here.rules.modes;
  for (const m of mover === undefined ? [] : [mode, ...(mode === usual ? further : [])]) {
    const { path } = here.rules.path(here, mover!, goal, m, 'short');
    if (path !== null) return path;
  }
  return [from, ...straight(here, from, goal)];
}

export interface PathJudging {
  readonly start: Start;
  readonly picked: Mode;
  readonly hand: MovedBy;
}

function judged({ start, picked, hand }: PathJudging, leg: MoveLeg, planned: boolean): JudgedPath {
  const move = judgeMove(start, leg, picked);
  return { ...move, planned, placed: start.active !== null && !isRecorded(start, hand) };
}

/**
 * Judges a dragged path; null if it has only one cell.
 * @param trail dragged cells, beginning with the creature's own
 * @param heights cells above the ground at each of them
 * @param ways kind of movement that reaches each of them
 */
export function judgeDrag(
  by: PathJudging,
  trail: readonly Cell[],
  heights?: readonly number[],
  ways?: readonly Moving[],
): JudgedPath | null {
  return trail.length < 2 ? null : judged(by, dragLeg(trail, heights, ways), false);
}

/** Judges a move planned on the host; null if it does not begin at the creature's cell. */
export function judgePlanned(
  by: PathJudging,
  { path, heights, ways, whole }: HostPlan,
): JudgedPath | null {
  const { behind } = by.start;
  const here = path[0] !== undefined && sameCell(path[0], behind[behind.length - 1]!);
  return here && path.length > 1
    ? judged(
        by,
        { points: path, ...(heights && { heights }), ...(ways && { ways }), whole, seen: 'host' },
        true,
      )
    : null;
}

export function judgePlan(by: PathJudging, goal: Cell): JudgedPath | null {
  const { behind, of } = by.start;
  const points = plan(by.start, behind[behind.length - 1]!, goal, of.id, by.picked);
  return points.length < 2 ? null : judged(by, { points, whole: true, seen: 'drag' }, true);
}

/** The path that a creature would take to a cell, and a safer one, if there is one. */
export interface WayThere {
  readonly path: JudgedPath;
  readonly safe: SafePath | null;
}

/** Needs path searches; null: the creature stands there already. */
export function wayThere(by: PathJudging, goal: Cell): WayThere | null {
  const path = judgePlan(by, goal);
  return path === null ? null : { path, safe: saferThan(by, path) };
}

/**
 * The safest path to the same goal, if it gives fewer opportunities than the judged one. Needs a
 * path search.
 */
export function saferThan(
  { start }: PathJudging,
  { fresh, path, heights, mode, of }: JudgedPath,
): SafePath | null {
  const goal = path[path.length - 1];
  const mover = start.here.board.creatures.find((c) => c.id === of.id);
  if (fresh.length === 0 || goal === undefined || mover === undefined || sameCell(goal, mover.at))
    return null;
  // The search finds only paths at one height, in one kind of movement.
  if (start.mixed) return null;
  if (heights?.some((height) => height !== mover.elevation) === true) return null;
  const { rules } = start.here;
  const { near, far } = rules.modes;
  // A safer path that needs only one move is preferred to one that needs two.
  for (const m of mode === far && start.said === null ? [near, far] : [mode]) {
    const found = rules.path(start.here, mover, goal, m, 'safe').path;
    if (found === null) continue;
    const safe = judgeMove(start, { points: found, whole: true, seen: 'drag' }, m);
    if (safe.broken === undefined && safe.fresh.length < fresh.length)
      return { judged: safe, path: found, before: fresh.length };
  }
  return null;
}
