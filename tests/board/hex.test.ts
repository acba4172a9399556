/**
 * Hexes: neighbors, distance, spaces, lines and positions, in all four layouts, compared with plain
 * geometry.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HEX_LAYOUTS, type Cell, type HexGrid, type Point } from '../../src/board/grid.ts';
import {
  hexAt,
  hexCorners,
  hexDistance,
  hexLine,
  hexMiddle,
  hexNeighbors,
  hexSpace,
} from '../../src/board/hex.ts';
import { HEX_LINE, tilingOf } from '../../src/board/tiling.ts';
import { hexMapsInWords } from '../support/titleWords.ts';

const sorted = (cells: readonly Cell[]): Cell[] =>
  cells.toSorted((a, b) => a[1] - b[1] || a[0] - b[0]);
const cell = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 }));
const gridOf = (layout: HexGrid['layout']): HexGrid => ({
  kind: 'hex',
  layout,
  columns: 12,
  rows: 9,
  metresPerCell: 3,
});
const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const NEIGHBORS = [
  // The first two rows are the ledger's cases (arelia.grid.hex-adjacency). A hex in a shifted line
  // touches hexes of the next lines that lie one further along.
  [
    'odd-r',
    [2, 2],
    [
      [1, 1],
      [2, 1],
      [1, 2],
      [3, 2],
      [1, 3],
      [2, 3],
    ],
  ],
  [
    'odd-r',
    [2, 3],
    [
      [2, 2],
      [3, 2],
      [1, 3],
      [3, 3],
      [2, 4],
      [3, 4],
    ],
  ],
  [
    'even-r',
    [2, 2],
    [
      [2, 1],
      [3, 1],
      [1, 2],
      [3, 2],
      [2, 3],
      [3, 3],
    ],
  ],
  [
    'odd-q',
    [2, 2],
    [
      [2, 1],
      [1, 1],
      [3, 1],
      [1, 2],
      [3, 2],
      [2, 3],
    ],
  ],
  [
    'odd-q',
    [3, 2],
    [
      [3, 1],
      [2, 2],
      [4, 2],
      [2, 3],
      [4, 3],
      [3, 3],
    ],
  ],
  [
    'even-q',
    [2, 2],
    [
      [2, 1],
      [1, 2],
      [3, 2],
      [1, 3],
      [3, 3],
      [2, 3],
    ],
  ],
] as const;
it('in each of the four hex layouts, the six neighbors of a hex have the right coordinates', () => {
  for (const [layout, of, around] of NEIGHBORS)
    expect
      .soft(sorted(hexNeighbors(layout, of)), `${layout} ${String(of)}`)
      .toEqual(sorted(around));
});

describe.each(hexMapsInWords(HEX_LAYOUTS))('%s', (map, layout) => {
  const tiling = tilingOf(gridOf(layout));

  it(`on ${map}, each neighbor of a hex is one step away, and the neighbors are listed clockwise`, () => {
    fc.assert(
      fc.property(cell, (of) => {
        const around = hexNeighbors(layout, of);
        const [cx, cy] = tiling.middle(of);
        for (const [i, next] of around.entries()) {
          expect(apart(tiling.middle(next), [cx, cy])).toBeCloseTo(1, 9);
          expect(hexDistance(layout, of, next)).toBe(1);
          const [[ax, ay], [bx, by]] = [
            tiling.middle(next),
            tiling.middle(around[(i + 1) % 6] ?? of),
          ];
          expect((ax - cx) * (by - cy) - (ay - cy) * (bx - cx)).toBeGreaterThan(0);
        }
      }),
    );
  });

  it(`on ${map}, the distance between two hexes is the least number of steps between them`, () => {
    fc.assert(
      fc.property(cell, cell, (a, b) => {
        const n = hexDistance(layout, a, b);
        expect(n).toBe(hexDistance(layout, b, a));
        // Each hex except the target has a neighbor that is one step nearer to the target.
        const nearest = Math.min(
          ...hexNeighbors(layout, a).map((next) => hexDistance(layout, next, b)),
        );
        expect(nearest).toBe(n === 0 ? 1 : n - 1);
        const line = hexLine(layout, a, b);
        expect([line[0], line.at(-1), line.length]).toEqual([a, b, n + 1]);
        for (const [i, at] of line.entries())
          if (i > 0) expect(hexDistance(layout, line[i - 1] ?? a, at)).toBe(1);
      }),
    );
  });

  it(`on ${map}, a point belongs to the hex with the nearest center`, () => {
    fc.assert(
      fc.property(
        fc.double({ min: -5, max: 12, noNaN: true }),
        fc.double({ min: -5, max: 12, noNaN: true }),
        (x, y) => {
          const at = hexAt(layout, [x, y]);
          const to = (of: Cell): number => apart(tiling.plane([x, y]), tiling.middle(of));
          for (const other of hexNeighbors(layout, at))
            expect(to(at)).toBeLessThanOrEqual(to(other) + 1e-9);
        },
      ),
    );
  });

  it(`on ${map}, each side of a hex is 1/√3 of its width, and three hexes meet at each corner`, () => {
    for (const corner of tiling.corners([3, 4])) {
      expect(apart(corner, tiling.middle([3, 4]))).toBeCloseTo(1 / Math.sqrt(3), 9);
      const touching = [[3, 4] as Cell, ...hexNeighbors(layout, [3, 4])]
        .flatMap((c) => tiling.corners(c))
        .filter((p) => apart(p, corner) < 1e-9);
      expect(touching).toHaveLength(3);
    }
  });

  it(`on ${map}, the hexes reach exactly to the four edges of the map`, () => {
    const { columns, rows } = gridOf(layout);
    const all = Array.from({ length: columns * rows }, (_, i) =>
      tiling.corners([i % columns, Math.floor(i / columns)]),
    ).flat();
    const span = (axis: 0 | 1): [number, number] => [
      Math.min(...all.map((p) => p[axis])),
      Math.max(...all.map((p) => p[axis])),
    ];
    expect(span(0)[0]).toBeCloseTo(0, 9);
    expect(span(1)[0]).toBeCloseTo(0, 9);
    expect(span(0)[1]).toBeCloseTo(tiling.width, 9);
    expect(span(1)[1]).toBeCloseTo(tiling.height, 9);
  });

  it(`on ${map}, creatures of width 1, 2, 3, 4 and 5 fill 1, 3, 7, 12 and 19 hexes`, () => {
    for (const at of [
      [4, 4],
      [5, 5],
    ] as const) {
      for (const [n, many] of [
        [1, 1],
        [2, 3],
        [3, 7],
        [4, 12],
        [5, 19],
      ] as const) {
        const space = hexSpace(layout, at, n);
        expect(new Set(space.map(String)).size).toBe(many);
        expect(space[0]).toEqual(at);
        for (const a of space)
          for (const b of space) expect(hexDistance(layout, a, b)).toBeLessThan(n);
      }
    }
    const seven = hexSpace(layout, [4, 4], 3);
    const middle = seven.find((of) =>
      hexNeighbors(layout, of).every((next) => seven.some((c) => String(c) === String(next))),
    );
    expect(middle).toBeDefined();
    expect(apart(tiling.middleOf([4, 4], 3), tiling.middle(middle ?? [0, 0]))).toBeLessThan(1e-9);
  });

  it(`on ${map}, the centers and corners of hexes have coordinates that are multiples of a sixth`, () => {
    for (const [x, y] of [hexMiddle(layout, [2, 3]), ...hexCorners(layout, [2, 3])]) {
      expect(Math.abs(x * 6 - Math.round(x * 6))).toBeLessThan(1e-9);
      expect(Math.abs(y * 6 - Math.round(y * 6))).toBeLessThan(1e-9);
    }
    expect(apart(tiling.board(tiling.plane([2.5, 3.25])), [2.5, 3.25])).toBeLessThan(1e-9);
    expect(HEX_LINE).toBeCloseTo(0.8660254, 7);
  });
});
