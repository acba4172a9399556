/**
 * Plain rules: where walls stand that are drawn beside the grid (docs/spec/scene.md, convention
 * 19). Every step between two neighboring centers is tried, with the drawn wall and with the moved
 * one.
 */
import { cornersOf, layoutOf, middleOf, neighborsOf, SIXTIETHS } from './hexes.ts';
import { meets, shape, type Spot } from './lines.ts';
import { sameCell, type Cell, type Scene, type Wall } from './table.ts';

type Ends = readonly [Cell, Cell];
const QUARTER = 0.25;
const EIGHTH = 0.125;

const isNear = (v: number, far = QUARTER): boolean => Math.abs(v - Math.round(v)) < far;
const isOnLine = (v: number, at: number): boolean => Math.abs(v - at) < QUARTER;

interface Corner {
  readonly at: Cell;
  /** Whether the end is near enough to be certainly meant there. */
  readonly meant: boolean;
}

/** The line that a wall runs along: 0 for an upright one, 1 for a level one. */
function lineOf({ from, to }: Wall): { readonly axis: 0 | 1; readonly at: number } | null {
  const upright = Math.abs(to[1] - from[1]) >= Math.abs(to[0] - from[0]);
  for (const axis of upright ? ([0, 1] as const) : ([1, 0] as const)) {
    const at = Math.round(from[axis]);
    if (isOnLine(from[axis], at) && isOnLine(to[axis], at)) return { axis, at };
  }
  return null;
}

function cornerOf(scene: Scene, end: Cell): Corner | null {
  if (scene.grid.kind === 'square') {
    if (!end.every((v) => isNear(v))) return null;
    return {
      at: [Math.round(end[0]), Math.round(end[1])],
      meant: end.every((v) => isNear(v, EIGHTH)),
    };
  }
  const layout = layoutOf(scene);
  const low = Math.sqrt(3) / 2;
  const [wide, high] = layout.endsWith('r') ? [1, low] : [low, 1];
  const off = ([x, y]: Spot): number =>
    Math.max(Math.abs(end[0] - x / SIXTIETHS) * wide, Math.abs(end[1] - y / SIXTIETHS) * high);
  for (let y = Math.floor(end[1]) - 2; y <= end[1] + 2; y++)
    for (let x = Math.floor(end[0]) - 2; x <= end[0] + 2; x++)
      for (const corner of cornersOf(layout, [x, y]))
        if (off(corner) < QUARTER)
          return {
            at: [corner[0] / SIXTIETHS, corner[1] / SIXTIETHS],
            meant: off(corner) < EIGHTH,
          };
  return null;
}

/** The end of a wall on a corner, or on the line of a wall that runs past it. */
function moved(scene: Scene, end: Cell): Cell {
  const corner = cornerOf(scene, end);
  if (corner !== null) return corner.at;
  if (scene.grid.kind === 'hex') return end;
  return [0, 1].map((axis) => {
    const passed = (scene.walls ?? []).some((w) => {
      const line = lineOf(w);
      const [a, b] = [w.from[1 - axis]!, w.to[1 - axis]!];
      return (
        line?.axis === axis &&
        isOnLine(end[axis]!, line.at) &&
        Math.min(a, b) <= end[1 - axis]! &&
        end[1 - axis]! <= Math.max(a, b)
      );
    });
    return passed ? Math.round(end[axis]!) : end[axis]!;
  }) as unknown as Cell;
}

/** All pairs of neighboring centers near a wall. */
function stepsNear(scene: Scene, [from, to]: Ends): [Spot, Spot][] {
  const [left, right] = [Math.min(from[0], to[0]) - 2, Math.max(from[0], to[0]) + 2];
  const [top, bottom] = [Math.min(from[1], to[1]) - 2, Math.max(from[1], to[1]) + 2];
  const steps: [Spot, Spot][] = [];
  for (let y = Math.floor(top); y <= bottom; y++)
    for (let x = Math.floor(left); x <= right; x++) {
      if (scene.grid.kind === 'square') {
        for (const [dx, dy] of [
          [1, 0],
          [0, 1],
        ] as const)
          steps.push([
            [x + 0.5, y + 0.5],
            [x + dx + 0.5, y + dy + 0.5],
          ]);
        continue;
      }
      const layout = layoutOf(scene);
      for (const next of neighborsOf(layout, [x, y]))
        steps.push([middleOf(layout, [x, y]), middleOf(layout, next)]);
    }
  return steps;
}

const FINE = 1200;
/** Whether two courses stop the same steps. */
function stopsSame(scene: Scene, a: Ends, b: Ends): boolean {
  const unit = scene.grid.kind === 'hex' ? FINE / SIXTIETHS : FINE;
  const fine = (p: Spot, by: number): Spot => [Math.round(p[0] * by), Math.round(p[1] * by)];
  const [p, q] = [a, b].map((ends) => shape(ends.map((end) => fine(end, FINE))));
  return stepsNear(scene, a).every(([from, to]) => {
    const step = [fine(from, unit), fine(to, unit)] as const;
    return meets(...step, p!) === meets(...step, q!);
  });
}

/** The scene with its walls where they count. A wall that keeps its course becomes three. */
export function settled(scene: Scene): Scene {
  const walls = scene.walls ?? [];
  const placed = walls.map((w): Ends => [moved(scene, w.from), moved(scene, w.to)]);
  const straight = placed.map((ends, i): Ends => {
    const line = scene.grid.kind === 'square' ? lineOf(walls[i]!) : null;
    if (line === null) return ends;
    const other = 1 - line.axis;
    const side = (end: Cell): Cell => {
      const joined = placed.some(
        (pair) =>
          pair.some((p) => sameCell(p, end)) && pair.some((p) => p[line.axis] !== end[line.axis]),
      );
      if (joined || Math.abs(end[other]! % 1) === 0.5) return end;
      const at = Math.round(end[other]!);
      return line.axis === 0 ? [end[0], at] : [at, end[1]];
    };
    return [side(ends[0]), side(ends[1])];
  });
  const stands = (p: Cell): boolean =>
    straight.some(
      ([a, b], k) => !sameCell(a, b) && [a, b, ...placed[k]!].some((end) => sameCell(end, p)),
    );
  return {
    ...scene,
    walls: walls.flatMap((w, i): Wall[] => {
      const [from, to] = straight[i]!;
      if (sameCell(from, to)) return placed[i]!.some(stands) ? [] : [w];
      const meant = [w.from, w.to].every((end) => cornerOf(scene, end)?.meant === true);
      if (meant || stopsSame(scene, [w.from, w.to], [from, to])) return [{ ...w, from, to }];
      return (
        [
          [from, w.from],
          [w.from, w.to],
          [w.to, to],
        ] as const
      )
        .filter(([a, b]) => !sameCell(a, b))
        .map(([a, b]) => ({ ...w, from: a, to: b, piece: i }));
    }),
  };
}
