/** Pointing and stepping at positions in the plane, on squares and on all four layouts of hexes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trail } from '../../adapters/common/geometry.ts';
import { HEX_LAYOUTS, type Cell, type Grid, type Point } from '../../src/board/grid.ts';
import { placeAt, stepped, tilingOf } from '../../src/board/tiling.ts';
import { hexMapsInWords } from '../support/titleWords.ts';

const GRIDS: readonly (readonly [string, Grid])[] = [
  ['a square map', { kind: 'square', columns: 12, rows: 9, metresPerCell: 1.5 }],
  ...hexMapsInWords(HEX_LAYOUTS).map(
    ([map, layout]) =>
      [map, { kind: 'hex', layout, columns: 12, rows: 9, metresPerCell: 3 }] as const,
  ),
];
const cell = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 }));
const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const WAYS: readonly Cell[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

describe.each(GRIDS)('%s', (map, grid) => {
  const tiling = tilingOf(grid);

  it(
    `on ${map}, a token dropped between cells is placed on the cell whose center is ` +
      `nearest to the token’s center`,
    () => {
      fc.assert(
        fc.property(
          fc.double({ min: -5, max: 12, noNaN: true }),
          fc.double({ min: -5, max: 12, noNaN: true }),
          fc.integer({ min: 1, max: 4 }),
          (x, y, n) => {
            const at = placeAt(tiling, [x, y], n);
            const to = (of: Cell): number => apart(tiling.middleOf(of, n), [x, y]);
            for (const other of tiling.neighbours(at))
              expect(to(at)).toBeLessThanOrEqual(to(other) + 1e-9);
          },
        ),
      );
    },
  );

  it(`on ${map}, the cell of a creature can be found from the position of the creature’s center`, () => {
    fc.assert(
      fc.property(cell, fc.integer({ min: 1, max: 5 }), (at, n) => {
        const [x, y] = tiling.middleOf(at, n);
        expect(placeAt(tiling, [x + 1e-6, y + 1e-6], n)).toEqual(at);
      }),
    );
  });

  it(`on ${map}, a step along a row or column and the opposite step lead back to the starting cell`, () => {
    fc.assert(
      fc.property(cell, fc.constantFrom(...WAYS), (from, way) => {
        const to = stepped(tiling, from, way);
        expect(tiling.neighbours(from)).toContainEqual(to);
        const [[ax, ay], [bx, by]] = [tiling.middle(from), tiling.middle(to)];
        expect((bx - ax) * way[0] + (by - ay) * way[1]).toBeGreaterThan(0.4);
        if (way[0] === 0 || way[1] === 0)
          expect(stepped(tiling, to, [-way[0] + 0, -way[1] + 0])).toEqual(from);
      }),
    );
  });

  it(`on ${map}, steps in the eight arrow-key directions reach every neighbor of a cell`, () => {
    for (const from of [
      [4, 4],
      [5, 5],
    ] as const) {
      expect(new Set(WAYS.map((way) => String(stepped(tiling, from, way))))).toEqual(
        new Set(tiling.neighbours(from).map(String)),
      );
    }
  });

  it(`on ${map}, the path of a token dragged with the mouse has neither gaps nor loops`, () => {
    fc.assert(
      fc.property(cell, cell, (from, to) => {
        const there = trail([from], to, tiling);
        for (const [i, at] of there.entries())
          if (i > 0) expect(tiling.neighbours(there[i - 1] ?? from)).toContainEqual(at);
        expect(there.at(-1)).toEqual(to);
        expect(trail(there, from, tiling)).toEqual([from]);
      }),
    );
  });
});
