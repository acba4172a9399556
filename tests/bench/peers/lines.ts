/**
 * Lines among walls as a module would test them: segment against segment, only for walls in the
 * blocks of 8 × 8 cells that the line's bounding box meets. Coordinates are whole numbers, 20 for
 * each cell. Walls run between the grid's corners.
 */
import type { Wall } from '../../../src/board/board.ts';

type P = readonly [x: number, y: number];

const BLOCK = 8;
export const UNIT = 20;

const turn = (a: P, b: P, c: P): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

interface Segment {
  readonly a: P;
  readonly b: P;
}

const apart = (p: P, q: P, { a, b }: Segment): boolean =>
  Math.max(a[0], b[0]) < Math.min(p[0], q[0]) ||
  Math.min(a[0], b[0]) > Math.max(p[0], q[0]) ||
  Math.max(a[1], b[1]) < Math.min(p[1], q[1]) ||
  Math.min(a[1], b[1]) > Math.max(p[1], q[1]);

/** Whether two closed segments share a point. */
function touch(p: P, q: P, s: Segment): boolean {
  if (apart(p, q, s)) return false;
  const [s1, s2] = [turn(p, q, s.a), turn(p, q, s.b)];
  if ((s1 > 0 && s2 > 0) || (s1 < 0 && s2 < 0)) return false;
  const [t1, t2] = [turn(s.a, s.b, p), turn(s.a, s.b, q)];
  return !((t1 > 0 && t2 > 0) || (t1 < 0 && t2 < 0));
}

/** Inner points of a cell: its center, and its corners moved inward by a twentieth. */
const INNER: readonly P[] = [
  [10, 10],
  [1, 1],
  [19, 1],
  [1, 19],
  [19, 19],
];

/**
 * Small displacements of a line's end into its own square, in several lengths and directions. If
 * the line is clear for one of them, it counts as clear.
 */
const LEANS: readonly P[] = [
  [1, 1],
  [1, 40],
  [40, 1],
  [400, 400],
  [400, 10],
  [10, 400],
].map(([x, y]): P => [x! * 1e-6, y! * 1e-6]);

/** A corner of a cell, and the cell that it belongs to. */
export interface Corner {
  readonly at: P;
  readonly cell: P;
}

/** A creature's space, which blocks lines as walls do. */
export interface Box {
  readonly at: P;
  readonly n: number;
}

export class Walls {
  private readonly blocks = new Map<string, Segment[]>();
  private readonly all: readonly Segment[];

  constructor(walls: readonly Wall[]) {
    this.all = walls.map((w): Segment => ({
      a: [w.from[0] * UNIT, w.from[1] * UNIT],
      b: [w.to[0] * UNIT, w.to[1] * UNIT],
    }));
    for (const s of this.all)
      for (const key of keys(s.a, s.b)) this.blocks.set(key, [...(this.blocks.get(key) ?? []), s]);
  }

  /** The segments that the line from p to q may meet. */
  private near(p: P, q: P): Segment[] {
    const found: Segment[] = [];
    for (const key of keys(p, q))
      for (const s of this.blocks.get(key) ?? []) if (!apart(p, q, s)) found.push(s);
    return found;
  }

  /** Whether one of the 25 lines between the inner points of two cells is free of walls. */
  sees(a: P, b: P): boolean {
    const near = this.near(
      [Math.min(a[0], b[0]) * UNIT, Math.min(a[1], b[1]) * UNIT],
      [(Math.max(a[0], b[0]) + 1) * UNIT, (Math.max(a[1], b[1]) + 1) * UNIT],
    );
    if (near.length === 0) return true;
    return INNER.some((i) =>
      INNER.some((k) => {
        const [p, q]: [P, P] = [
          [a[0] * UNIT + i[0], a[1] * UNIT + i[1]],
          [b[0] * UNIT + k[0], b[1] * UNIT + k[1]],
        ];
        return !near.some((s) => touch(p, q, s));
      }),
    );
  }

  /**
   * Whether the line between two corners is clear of walls and spaces. Its ends may move slightly
   * into their own cells.
   */
  clear(from: Corner, to: Corner, boxes: readonly Box[]): boolean {
    const [p, q]: [P, P] = [
      [from.at[0] * UNIT, from.at[1] * UNIT],
      [to.at[0] * UNIT, to.at[1] * UNIT],
    ];
    const near = [...this.near(p, q), ...boxes.flatMap(sides).filter((s) => !apart(p, q, s))];
    const met = near.filter((s) => touch(p, q, s));
    if (met.length === 0) return true;
    const ways = [into(from), into(to)] as const;
    return LEANS.some(([ax, ay]) =>
      LEANS.some(([bx, by]) => {
        const [u, v]: [P, P] = [
          [p[0] + ways[0][0] * ax * UNIT, p[1] + ways[0][1] * ay * UNIT],
          [q[0] + ways[1][0] * bx * UNIT, q[1] + ways[1][1] * by * UNIT],
        ];
        return !met.some((s) => touch(u, v, s));
      }),
    );
  }
}

/** Direction from a corner into its cell. */
const into = ({ at, cell }: Corner): P => [cell[0] < at[0] ? -1 : 1, cell[1] < at[1] ? -1 : 1];

const sides = ({ at: [x, y], n }: Box): Segment[] => {
  const [x0, y0, x1, y1] = [x * UNIT, y * UNIT, (x + n) * UNIT, (y + n) * UNIT];
  return (
    [
      [x0, y0, x1, y0],
      [x1, y0, x1, y1],
      [x1, y1, x0, y1],
      [x0, y1, x0, y0],
    ] as const
  ).map(([ax, ay, bx, by]): Segment => ({ a: [ax, ay], b: [bx, by] }));
};

function* keys(p: P, q: P): Generator<string> {
  const at = (v: number): number => Math.floor(v / (UNIT * BLOCK));
  for (let y = at(Math.min(p[1], q[1])); y <= at(Math.max(p[1], q[1])); y++) {
    for (let x = at(Math.min(p[0], q[0])); x <= at(Math.max(p[0], q[0])); x++) yield `${x},${y}`;
  }
}
