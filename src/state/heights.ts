/**
 * The heights of a dragged flyer, in cells above the ground. If the host has heights while
 * dragging, these are used; otherwise the heights that the user sets with the extension's keys.
 */
import { sameCell, type Cell } from '../board/grid.ts';
import { carrierOf } from '../board/mounts.ts';
import { heightsAlong } from '../encounter/flightAsMovement.ts';
import type { Drag } from './host.ts';
import type { Store, WishedHeight } from './store.ts';

/** The wished heights whose cells are still on the trail. */
const held = (path: readonly Cell[], wishes: readonly WishedHeight[]): readonly WishedHeight[] =>
  wishes.filter(
    ({ step, cell }) => cell === null || (path[step] !== undefined && sameCell(path[step], cell)),
  );

/** The height at each cell of the trail; `start`: the flyer's own. */
const heightsOf = (
  { path, heights }: Drag,
  start: number,
  wishes: readonly WishedHeight[],
): readonly number[] =>
  heights ??
  heightsAlong(
    path.length,
    start,
    held(path, wishes).filter(({ step }) => step < path.length),
  );

/**
 * The wished heights after the user raises the end of the trail by `by` cells; never below the
 * ground.
 */
export function raiseHeights(
  { path }: Pick<Drag, 'path'>,
  start: number,
  wishes: readonly WishedHeight[],
  by: number,
): readonly WishedHeight[] {
  const step = Math.max(1, path.length - 1);
  const kept = held(path, wishes).filter((wish) => wish.step <= step);
  const height = Math.max(Math.min(0, start), Math.round(kept.at(-1)?.height ?? start) + by);
  return [...kept.filter((wish) => wish.step < step), { step, cell: path[step] ?? null, height }];
}

/** The heights along the present drag; null: nothing is dragged. */
export function draggedHeights({ drag, subject, wishes }: Store): readonly number[] | null {
  const now = drag.value;
  const of = subject.value;
  return now === null || of === null ? null : heightsOf(now, carrierOf(of).elevation, wishes.value);
}

/** Whether the extension's keys can change the height at the end of the drag now. */
export function mayRaise({ drag, judge, subject }: Store): boolean {
  const of = subject.peek();
  return (
    drag.peek() !== null &&
    of !== null &&
    judge.peek()?.rules.flight !== undefined &&
    (carrierOf(of).speed?.fly ?? 0) > 0
  );
}
