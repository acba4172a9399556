/** Follows a dragged token from report to report. Pure: drag and report in, drag out. */
import type { Cell, Point } from '../../src/board/grid.ts';
import { MOVINGS, type Moving } from '../../src/board/vocabulary.ts';
import type { Drag } from '../../src/state/host.ts';
import { cellsPassed, heightsOnPath } from './cellsPassed.ts';
import type { CommittedPlace } from './committedPlace.ts';
import { waysOnPath } from './waysOnPath.ts';
import { areAdjacent, LONGEST_TRAIL, near, trail, type Frame } from './geometry.ts';

/** What the page reports of a drag (`drag` in src/bridge/messages.ts). */
interface DragReport {
  readonly of: string;
  readonly x: number;
  readonly y: number;
  readonly via?: readonly Point[] | undefined;
  readonly heights?: readonly number[] | undefined;
  readonly ways?: readonly string[] | undefined;
}

const same = (a: readonly Cell[], b: readonly Cell[]): boolean =>
  a.length === b.length && a.every((c, i) => c[0] === b[i]?.[0] && c[1] === b[i]?.[1]);

/**
 * Height, in cells above the ground, at each cell of a drag's path, as a made move has it.
 * Undefined: the host has no heights while dragging.
 */
function heightsAlong(
  path: readonly Cell[],
  { via, heights }: DragReport,
  { cell, height }: CommittedPlace,
): readonly number[] | undefined {
  if (via === undefined || heights?.length !== via.length || height === undefined) return undefined;
  const points = via.map(([x, y]) => cell(x, y));
  return heightsOnPath(
    path,
    cellsPassed(points, (i) => height(heights[i]!)),
  );
}

/** The kind of movement that reaches each cell of a drag's path. Undefined: the host names none. */
function kindsAlong(
  path: readonly Cell[],
  { via, ways }: DragReport,
  { cell }: CommittedPlace,
): readonly Moving[] | undefined {
  if (via === undefined || via.length === 0 || ways?.length !== via.length) return undefined;
  return waysOnPath<Cell | null, Moving>(
    path,
    via.map(([x, y]) => cell(x, y)),
    ways.map((way) => MOVINGS.find((known) => known === way) ?? 'other'),
    (a, b) => a !== null && b !== null && a[0] === b[0] && a[1] === b[1],
  );
}

/** Number of cells on the longest of the paths between consecutive positions. */
const lengthOf = (path: readonly Cell[]): number =>
  path.reduce(
    (sum, [x, y], i) =>
      sum + Math.abs(x - (path[i - 1]?.[0] ?? x)) + Math.abs(y - (path[i - 1]?.[1] ?? y)),
    0,
  );

/** The cells that the host reports for a path; null: none, or a path longer than any real move. */
function reportedPath(
  { via }: DragReport,
  home: Cell,
  { cell }: CommittedPlace,
  frame: Frame,
): readonly Cell[] | null {
  const cells = via
    ?.map(([x, y]) => cell(x, y) ?? home)
    .filter((each, i, all) => i === 0 || !same([each], [all[i - 1]!]));
  if (cells?.every(near) !== true || lengthOf(cells) > 2 * LONGEST_TRAIL) return null;
  // If the host reported every cell of the path, the token moved through these cells, loops
  // included.
  const everyCell =
    same([cells[0] ?? home], [home]) &&
    cells.every((each, i) => i === 0 || areAdjacent(frame, each, cells[i - 1]!));
  return everyCell ? cells : along([home], cells, frame);
}

const along = (path: readonly Cell[], cells: readonly Cell[], frame: Frame): readonly Cell[] =>
  cells.reduce((so, cell) => trail(so, cell, frame.hex?.tiling), path);

/**
 * The drag after one more report; the same object: nothing has changed. Null: no token is dragged
 * on this map.
 */
export function dragAfter(
  before: Drag | null,
  report: DragReport,
  at: CommittedPlace,
  frame: Frame,
): Drag | null {
  const home = at.cell(at.x, at.y);
  const there = at.cell(report.x, report.y);
  if (home === null || there === null || !near(home) || !near(there)) return null;
  const goesOn = before?.of === report.of ? before : null;
  const path =
    reportedPath(report, home, at, frame) ?? along(goesOn?.path ?? [home], [there], frame);
  const heights = heightsAlong(path, report, at);
  const ways = kindsAlong(path, report, at);
  return goesOn !== null &&
    same(goesOn.path, path) &&
    goesOn.heights?.join() === heights?.join() &&
    goesOn.ways?.join() === ways?.join()
    ? goesOn
    : { of: report.of, path, ...(heights && { heights }), ...(ways && { ways }) };
}
