/** The squares and sides that a brush touches. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxesBetween, brushAt, edgeAt, edgesBetween } from '../../src/amendments/strokes.ts';
import { HEX_LAYOUTS } from '../../src/board/grid.ts';
import { tilingOf } from '../../src/board/tiling.ts';
import { hexMapsInWords } from '../support/titleWords.ts';

const SQUARES = tilingOf({ kind: 'square', columns: 20, rows: 20, metresPerCell: 1.5 });
import type { Point } from '../../src/board/grid.ts';

const coordinate = fc.double({ min: -2, max: 40, noNaN: true }).map((v) => v + 0);
const point = fc.tuple(coordinate, coordinate);

describe('the brush of the paint tool', () => {
  const BRUSHES: readonly (readonly [Point, number, Point])[] = [
    [[3.2, 4.9], 1, [3, 4]],
    [[3.4, 4.6], 2, [2, 4]],
    [[3.6, 4.4], 2, [3, 3]],
    [[3.2, 4.9], 3, [2, 3]],
    [[0.1, 0.1], 3, [-1, -1]],
  ];
  it('a brush one, two or three squares wide is centered on the pointer as closely as the grid allows', () => {
    expect(BRUSHES.map(([at, n]) => [at, n, brushAt(SQUARES, at, n)])).toEqual(BRUSHES);
  });
  it('a brush two squares wide covers a block of four squares', () => {
    expect(SQUARES.space([4, 2], 2)).toEqual([
      [4, 2],
      [5, 2],
      [4, 3],
      [5, 3],
    ]);
  });

  it('on a square map, a fast brush stroke leaves no gap between two positions of the pointer', () => {
    fc.assert(
      fc.property(point, point, fc.constantFrom(1, 2, 3), (from, to, n) => {
        const way = [...boxesBetween(SQUARES, from, to, n)];
        expect(way[0]).toEqual(brushAt(SQUARES, from, n));
        expect(way.at(-1)).toEqual(brushAt(SQUARES, to, n));
        for (let i = 1; i < way.length; i++)
          expect(
            Math.abs(way[i]![0] - way[i - 1]![0]) + Math.abs(way[i]![1] - way[i - 1]![1]),
          ).toBe(1);
        const [a, b] = [way[0]!, way.at(-1)!];
        expect(way.length).toBe(1 + Math.abs(b[0] - a[0]) + Math.abs(b[1] - a[1]));
      }),
    );
  });
  it('a brush stroke covers every square that the line between two positions of the pointer crosses', () => {
    // The line crosses into the second row at x = 1.75.
    expect([...boxesBetween(SQUARES, [0.5, 0.5], [3.5, 1.7], 1)]).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
    expect([...boxesBetween(SQUARES, [2.5, 2.5], [2.6, 2.4], 1)]).toEqual([[2, 2]]);
  });
  it('on a square map, a brush stroke to a point far off the map covers fewer than 1,100 squares', () => {
    const way = [...boxesBetween(SQUARES, [1, 1], [1e12, -1e12], 1)];
    expect(way.length).toBeLessThan(1100);
  });
});

describe('low walls painted along the sides of squares:', () => {
  const SIDES: readonly (readonly [Point, object])[] = [
    [[3.5, 4.1], { at: [3, 4], side: 'north' }],
    [[3.5, 4.9], { at: [3, 5], side: 'north' }],
    [[3.1, 4.5], { at: [3, 4], side: 'west' }],
    [[3.9, 4.5], { at: [4, 4], side: 'west' }],
  ];
  it('the brush for low walls paints the side of a square that is nearest to the pointer', () => {
    expect(SIDES.map(([at]) => [at, edgeAt(at)])).toEqual(SIDES);
  });

  it('the brush for low walls stays on one grid line when the pointer wavers around that line', () => {
    const hand: Point[] = [
      [2.4, 5.1],
      [3.0, 4.8],
      [3.97, 5.3],
      [4.02, 4.7],
      [5.1, 5.05],
    ];
    const drawn = hand.slice(1).flatMap((to, i) => [...edgesBetween(hand[i]!, to)]);
    expect(drawn).toEqual([
      { at: [2, 5], side: 'north' },
      { at: [3, 5], side: 'north' },
      { at: [4, 5], side: 'north' },
    ]);
  });
  it('the brush for low walls paints both walls of a corner when the pointer moves around the corner', () => {
    expect([
      ...edgesBetween([2.1, 5], [4.0, 5.1]),
      ...edgesBetween([4.0, 5.1], [4.1, 7.2]),
    ]).toEqual([
      { at: [2, 5], side: 'north' },
      { at: [3, 5], side: 'north' },
      { at: [4, 5], side: 'west' },
      { at: [4, 6], side: 'west' },
    ]);
  });
  it('low walls painted in one stroke form an unbroken line from its first point to its last', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        const [a, b] = [from, to].map(([x, y]) => [Math.round(x), Math.round(y)] as const);
        expect([...edgesBetween(from, to)].length).toBe(
          Math.abs(a![0] - b![0]) + Math.abs(a![1] - b![1]),
        );
      }),
    );
  });
});

describe.each(hexMapsInWords(HEX_LAYOUTS))('on %s', (map, layout) => {
  const tiling = tilingOf({ kind: 'hex', layout, columns: 20, rows: 20, metresPerCell: 3 });

  it(`on ${map}, brushes of one, three and seven hexes cover the hex under the pointer`, () => {
    const [x, y] = tiling.middle([6, 5]);
    expect(tiling.space(brushAt(tiling, [x, y], 1), 1)).toEqual([[6, 5]]);
    expect(tiling.space(brushAt(tiling, [x, y], 2), 2)).toHaveLength(3);
    expect(tiling.space(brushAt(tiling, [x, y], 2), 2)).toContainEqual([6, 5]);
    expect(new Set(tiling.space(brushAt(tiling, [x, y], 3), 3).map(String))).toEqual(
      new Set([[6, 5], ...tiling.neighbours([6, 5])].map(String)),
    );
  });

  it(`on ${map}, a fast brush stroke leaves no gap between two positions of the pointer`, () => {
    const point = fc.tuple(
      fc.double({ min: 0, max: 15, noNaN: true }),
      fc.double({ min: 0, max: 15, noNaN: true }),
    );
    fc.assert(
      fc.property(point, point, fc.integer({ min: 1, max: 3 }), (from, to, n) => {
        const way = [...boxesBetween(tiling, from, to, n)];
        expect([way[0], way.at(-1)]).toEqual([brushAt(tiling, from, n), brushAt(tiling, to, n)]);
        way
          .slice(1)
          .forEach((box, i) => expect(tiling.neighbours(way[i] ?? box)).toContainEqual(box));
      }),
    );
  });

  it(`on ${map}, a brush stroke to a point far off the map covers fewer than 3,000 hexes`, () => {
    expect([...boxesBetween(tiling, [1, 1], [1e12, -1e12], 1)].length).toBeLessThan(3000);
  });
});
