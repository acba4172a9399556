/**
 * Outlines of sets of hexes, in all four layouts. They enclose exactly the cells, and have the same
 * shape at any position.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CellSet } from '../../src/board/cellset.ts';
import { HEX_LAYOUTS, type Cell, type HexGrid, type Point } from '../../src/board/grid.ts';
import { tilingOf } from '../../src/board/tiling.ts';
import { doubleArea, borderRings, ringsPath, insetCorner } from '../../src/overlay/outline.ts';
import { hexMapsInWords } from '../support/titleWords.ts';

const [COLUMNS, ROWS] = [11, 9];
/** Twice the area of a hex of breadth 1. */
const HEX = Math.sqrt(3);
const sum = (rings: readonly (readonly Point[])[]): number =>
  rings.reduce((all, ring) => all + doubleArea(ring), 0);
const cells = fc.uniqueArray(
  fc.tuple(fc.integer({ min: 0, max: COLUMNS - 1 }), fc.integer({ min: 0, max: ROWS - 1 })),
  { selector: String, maxLength: 60 },
);

/** How many times the rings go around a point, clockwise. */
function winding(rings: readonly (readonly Point[])[], [x, y]: Point): number {
  let times = 0;
  for (const ring of rings) {
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length] ?? [NaN, NaN];
      const left = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
      if (ay <= y && by > y && left > 0) times += 1;
      if (ay > y && by <= y && left < 0) times -= 1;
    });
  }
  return times;
}

/**
 * Every side of every ring as text, whichever point the ring starts with. `put` may shift or mirror
 * the points.
 */
const sides = (
  rings: readonly (readonly Point[])[],
  put: (p: Point) => Point = (p) => p,
): string[] =>
  rings
    .flatMap((ring) =>
      ring.map((p, i) => {
        const near = ([x, y]: Point): string =>
          `${Math.round(x * 1e6) + 0},${Math.round(y * 1e6) + 0}`;
        return [near(put(p)), near(put(ring[(i + 1) % ring.length] ?? p))].toSorted().join(' ');
      }),
    )
    .toSorted();

describe.each(hexMapsInWords(HEX_LAYOUTS))('outlines on %s', (map, layout) => {
  const grid: HexGrid = { kind: 'hex', layout, columns: COLUMNS, rows: ROWS, metresPerCell: 3 };
  const tiling = tilingOf(grid);
  const ringsOf = (of: readonly Cell[]): Point[][] => borderRings(CellSet.of(grid, of), tiling);

  it(`on ${map}, the outline of one hex consists of the hex’s six corners, clockwise`, () => {
    const [ring = [], ...rest] = ringsOf([[3, 4]]);
    expect(rest).toEqual([]);
    expect(ring).toHaveLength(6);
    expect(doubleArea(ring)).toBeCloseTo(HEX, 9);
    expect(sides([ring])).toEqual(sides([tiling.corners([3, 4])]));
  });

  it(`on ${map}, the outlines of a set of hexes enclose each hex of the set once, and no other hex`, () => {
    fc.assert(
      fc.property(cells, (of) => {
        const rings = ringsOf(of);
        expect(sum(rings)).toBeCloseTo(of.length * HEX, 6);
        const held = new Set(of.map(String));
        for (let y = 0; y < ROWS; y++)
          for (let x = 0; x < COLUMNS; x++)
            expect(winding(rings, tiling.middle([x, y]))).toBe(held.has(`${x},${y}`) ? 1 : 0);
      }),
      { numRuns: 60 },
    );
  });

  it(`on ${map}, the outlines of a set of hexes contain each border side of the set exactly once`, () => {
    fc.assert(
      fc.property(cells, (of) => {
        const held = new Set(of.map(String));
        const border = of
          .flatMap((cell) => tiling.neighbours(cell))
          .filter((next) => !held.has(String(next))).length;
        const all = sides(ringsOf(of));
        expect(all).toHaveLength(border);
        expect(new Set(all).size).toBe(border);
      }),
      { numRuns: 60 },
    );
  });

  it(`on ${map}, the outline of a hole in a set of hexes is a separate, counterclockwise ring`, () => {
    const middle: Cell = [4, 4];
    const rings = ringsOf(tiling.neighbours(middle));
    expect(rings.map((ring) => Math.round(doubleArea(ring) / HEX))).toEqual([7, -1]);
  });

  it(`on ${map}, the outlines keep their shape when all hexes are shifted by two rows and columns`, () => {
    // A shift by two rows and two columns is possible in every layout.
    fc.assert(
      fc.property(
        cells.map((of) => of.filter(([x, y]) => x < COLUMNS - 2 && y < ROWS - 2)),
        (of) => {
          const [[ax, ay], [bx, by]] = [tiling.middle([0, 0]), tiling.middle([2, 2])];
          expect(sides(ringsOf(of.map(([x, y]): Cell => [x + 2, y + 2])))).toEqual(
            sides(ringsOf(of), ([x, y]) => [x + bx - ax, y + by - ay]),
          );
        },
      ),
      { numRuns: 40 },
    );
  });

  it(`on ${map}, a set of hexes and its mirror image have outlines that mirror each other`, () => {
    // Mirrored at the middle of a row of hexes, each hex becomes another hex. A few of these are
    // outside the map.
    const across = 2 * tiling.middle([0, 4])[1];
    const flipped = ([x, y]: Point): Point => [x, across - y];
    const image = (cell: Cell): Cell => tiling.cellAt(flipped(tiling.middle(cell)));
    fc.assert(
      fc.property(cells, (all) => {
        const of = all.filter((cell) => image(cell)[1] >= 0 && image(cell)[1] < ROWS);
        expect(sides(ringsOf(of.map(image)))).toEqual(sides(ringsOf(of), flipped));
      }),
      { numRuns: 60 },
    );
  });

  it(`on ${map}, an inset outline is drawn inside the outlined hexes, even around a hole`, () => {
    const [ring = []] = ringsOf([[3, 4]]);
    const [mx, my] = tiling.middle([3, 4]);
    ring.forEach((_, i) => {
      const { x, y } = insetCorner(ring, i, 0.1);
      expect(Math.hypot(x - mx, y - my)).toBeCloseTo((0.5 - 0.1) / Math.cos(Math.PI / 6), 9);
    });
    // `insetCorner` moves the ring of a hole outward, into the cells around the hole.
    const hole = ringsOf(tiling.neighbours([4, 4]))[1] ?? [];
    const [hx, hy] = tiling.middle([4, 4]);
    hole.forEach((_, i) => {
      const { x, y } = insetCorner(hole, i, 0.1);
      expect(Math.hypot(x - hx, y - hy)).toBeCloseTo((0.5 + 0.1) / Math.cos(Math.PI / 6), 9);
    });
  });

  it(`on ${map}, the corners of a hex are rounded with half the radius of a square’s corners`, () => {
    const d = ringsPath(ringsOf([[3, 4]]), 0, 0.1, 100);
    const [, x = NaN, y = NaN, cx = NaN, cy = NaN] = (
      /M(\S+) (\S+)Q(\S+) (\S+) /.exec(d) ?? []
    ).map(Number);
    expect(Math.hypot(x - cx, y - cy)).toBeCloseTo(5, 1);
    expect(d.match(/Q/g)).toHaveLength(6);
  });
});
