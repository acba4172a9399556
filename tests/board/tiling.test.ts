/** Pointing and stepping at positions in the plane, on squares and on all four layouts of hexes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trail } from '../../adapters/common/geometry.ts';
import { HEX_LAYOUTS, type Cell, type Grid, type Point } from '../../src/board/grid.ts';
import { placeAt, stepped, tilingOf } from '../../src/board/tiling.ts';

const GRIDS: readonly (readonly [string, Grid])[] = [
  ['square', { kind: 'square', columns: 12, rows: 9, metresPerCell: 1.5 }],
  ...HEX_LAYOUTS.map(
    (layout) => [layout, { kind: 'hex', layout, columns: 12, rows: 9, metresPerCell: 3 }] as const,
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

describe.each(GRIDS)('a map with a %s grid', (_name, grid) => {
  const tiling = tilingOf(grid);

  it('the grid finds the cell whose center is nearest to a point', () => {
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
  });

  it('the grid finds a cell from the position of its center', () => {
    fc.assert(
      fc.property(cell, fc.integer({ min: 1, max: 5 }), (at, n) => {
        const [x, y] = tiling.middleOf(at, n);
        expect(placeAt(tiling, [x + 1e-6, y + 1e-6], n)).toEqual(at);
      }),
    );
  });

  it('a step along a row or column and a step in the opposite direction lead back to the first cell', () => {
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

  it('each neighbor of a cell can be reached by one step in a direction', () => {
    for (const from of [
      [4, 4],
      [5, 5],
    ] as const) {
      expect(new Set(WAYS.map((way) => String(stepped(tiling, from, way))))).toEqual(
        new Set(tiling.neighbours(from).map(String)),
      );
    }
  });

  it('gaps in the path of a drag are filled with neighboring cells, and its loops are removed', () => {
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
