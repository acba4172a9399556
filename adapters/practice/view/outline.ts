/**
 * Computes rounded outlines of sets of cells, so that rock, fog and undergrowth are drawn as one
 * shape.
 */
import type { Cell, Point } from '../../../src/board/grid.ts';
import { hexRings } from '../../../src/board/rings.ts';
import type { Tiling } from '../../../src/board/tiling.ts';
import type { Canvas } from './brush.ts';

const KEY = (x: number, y: number): string => `${x},${y}`;

/**
 * Closed loops of corners around the cells: clockwise outside, counterclockwise around holes.
 * Corners on straight lines are left out.
 */
export function loops(cells: readonly Cell[]): Cell[][] {
  const within = new Set(cells.map(([x, y]) => KEY(x, y)));
  const edges = new Map<string, Cell[]>();
  const add = (from: Cell, to: Cell): void => {
    const key = KEY(...from);
    edges.set(key, [...(edges.get(key) ?? []), to]);
  };
  for (const [x, y] of cells) {
    if (!within.has(KEY(x, y - 1))) add([x, y], [x + 1, y]);
    if (!within.has(KEY(x + 1, y))) add([x + 1, y], [x + 1, y + 1]);
    if (!within.has(KEY(x, y + 1))) add([x + 1, y + 1], [x, y + 1]);
    if (!within.has(KEY(x - 1, y))) add([x, y + 1], [x, y]);
  }
  const found: Cell[][] = [];
  for (const [start] of edges) {
    while ((edges.get(start)?.length ?? 0) > 0) found.push(walk(edges, start));
  }
  return found;
}

function walk(edges: Map<string, Cell[]>, start: string): Cell[] {
  const loop: Cell[] = [];
  let at = start.split(',').map(Number) as unknown as Cell;
  let heading: Cell = [0, 0];
  do {
    const out = edges.get(KEY(...at)) ?? [];
    // Where two shapes touch at a corner, turning right keeps their loops apart.
    const turn = (to: Cell): number => heading[0] * (to[1] - at[1]) - heading[1] * (to[0] - at[0]);
    const next = out.reduce((best, to) => (turn(to) > turn(best) ? to : best), out[0] ?? at);
    out.splice(out.indexOf(next), 1);
    const go: Cell = [next[0] - at[0], next[1] - at[1]];
    if (go[0] !== heading[0] || go[1] !== heading[1]) loop.push(at);
    heading = go;
    at = next;
  } while (KEY(...at) !== start);
  const [first, second] = loop;
  const last = loop.at(-1);
  if (
    first &&
    second &&
    last &&
    (first[0] - last[0]) * (second[1] - first[1]) === (first[1] - last[1]) * (second[0] - first[0])
  )
    loop.shift();
  return loop;
}

function rings(tiling: Tiling, cells: readonly Cell[]): readonly (readonly Point[])[] {
  if (tiling.kind === 'square') return loops(cells);
  const within = new Set(cells.map(([x, y]) => KEY(x, y)));
  return hexRings(cells, (x, y) => within.has(KEY(x, y)), tiling);
}

/** A path around the cells, enlarged by `grow` cells, with corners rounded by `radius` cells. */
export function roundedOutline(
  { tiling, px }: Pick<Canvas, 'tiling' | 'px'>,
  cells: readonly Cell[],
  radius: number,
  grow = 0,
): Path2D {
  const path = new Path2D();
  for (const loop of rings(tiling, cells)) {
    const points = loop.map((p, i) => grown(loop, p, i, grow));
    const last = points.at(-1);
    const first = points[0];
    if (last === undefined || first === undefined) continue;
    path.moveTo(((last[0] + first[0]) / 2) * px, ((last[1] + first[1]) / 2) * px);
    points.forEach((p, i) => {
      const next = points[(i + 1) % points.length] ?? p;
      path.arcTo(
        p[0] * px,
        p[1] * px,
        ((p[0] + next[0]) / 2) * px,
        ((p[1] + next[1]) / 2) * px,
        radius * px,
      );
    });
    path.closePath();
  }
  return path;
}

function grown(loop: readonly Point[], p: Point, i: number, by: number): Point {
  const before = loop[(i + loop.length - 1) % loop.length] ?? p;
  const after = loop[(i + 1) % loop.length] ?? p;
  // The outward normal of an edge. Loops run clockwise on a plane whose y axis points down, so
  // outward is on their left.
  const normal = (a: Point, b: Point): Point => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    return [(b[1] - a[1]) / length, (a[0] - b[0]) / length];
  };
  const [n, m] = [normal(before, p), normal(p, after)];
  const out = by / (1 + n[0] * m[0] + n[1] * m[1]);
  return [p[0] + (n[0] + m[0]) * out, p[1] + (n[1] + m[1]) * out];
}
