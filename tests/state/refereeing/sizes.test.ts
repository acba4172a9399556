/**
 * A creature that grows or shrinks in place has not moved, on squares and on hexes: its new space
 * covers the old one, or lies within it.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tilingOf } from '../../../src/board/tiling.ts';
import type { Cell, Grid } from '../../../src/board/grid.ts';
import type { SceneDocument } from '../../../src/scene/schema.ts';
import { newMemory, observed } from '../../../src/state/refereeing/observed.ts';
import { someone } from './table.ts';

const HEXES = ['odd-r', 'even-r', 'odd-q', 'even-q'] as const;
const GRIDS: readonly Grid[] = [
  { kind: 'square', columns: 30, rows: 20, metresPerCell: 1.5 },
  ...HEXES.map((layout): Grid => ({
    kind: 'hex',
    layout,
    columns: 30,
    rows: 20,
    metresPerCell: 1.5,
  })),
];
const nameOf = (grid: Grid): string => (grid.kind === 'hex' ? grid.layout : grid.kind);
const sceneOf = (grid: Grid, at: Cell, space: number): SceneDocument =>
  ({
    format: 'quadretto/scene@1',
    ruleset: 'srd35',
    grid,
    creatures: [someone('a', 'party', [at[0], at[1]], { space })],
  }) as SceneDocument;
/** The shift that is seen; undefined: none. */
const shift = (grid: Grid, [from, n]: [Cell, number], [to, m]: [Cell, number]) =>
  observed(sceneOf(grid, from, n), sceneOf(grid, to, m)).shifts[0];
const covers = (grid: Grid, [a, n]: [Cell, number], [b, m]: [Cell, number]): boolean => {
  const { space } = tilingOf(grid);
  const [one, two] = [space(a, n), space(b, m)].map((cells) => new Set(cells.map(String)));
  const common = [...one!].filter((cell) => two!.has(cell)).length;
  return common === Math.min(one!.size, two!.size);
};
const hex = (layout: (typeof HEXES)[number]): Grid => GRIDS.find((g) => nameOf(g) === layout)!;

describe('a creature on hexes whose size changes', () => {
  it.each<[string, (typeof HEXES)[number], [Cell, number], [Cell, number]]>([
    ['grows to the right from one hex to seven', 'odd-r', [[5, 5], 1], [[6, 4], 3]],
    ['grows on all sides from one hex to seven', 'odd-r', [[5, 6], 1], [[4, 5], 3]],
    ['grows upward from one hex to three', 'odd-r', [[5, 6], 1], [[4, 5], 2]],
    ['grows from one hex to three', 'even-q', [[6, 5], 1], [[5, 5], 2]],
    ['shrinks from seven hexes to the middle one', 'even-r', [[5, 4], 3], [[6, 5], 1]],
    ['shrinks from seven hexes to the leftmost one', 'odd-r', [[6, 4], 3], [[5, 5], 1]],
  ])('a creature that %s does not count as moved', (_what, layout, was, now) => {
    expect(shift(hex(layout), was, now)).toBeUndefined();
  });
  it.each<[string, (typeof HEXES)[number], [Cell, number], [Cell, number]]>([
    ['beside its old space on a map with shifted rows', 'odd-r', [[5, 5], 1], [[4, 4], 2]],
    ['beside its old space on a map with shifted columns', 'odd-q', [[5, 5], 1], [[4, 4], 2]],
    [
      'beside its old space but within the surrounding rectangle',
      'odd-r',
      [[5, 5], 3],
      [[7, 5], 1],
    ],
  ])(
    'a creature that changes its size and then stands %s counts as moved',
    (_where, layout, was, now) => {
      const moved = !covers(hex(layout), was, now);
      expect([moved, shift(hex(layout), was, now) === undefined]).toEqual([true, false]);
    },
  );
});

describe.each(GRIDS.map((grid) => [nameOf(grid), grid] as const))(
  'a creature whose size changes on %s',
  (_name, grid) => {
    const cell = fc.tuple(fc.integer({ min: 6, max: 20 }), fc.integer({ min: 6, max: 12 }));
    const size = fc.integer({ min: 1, max: 4 });
    const off = fc.tuple(fc.integer({ min: -4, max: 4 }), fc.integer({ min: -4, max: 4 }));
    it(
      'a resized creature does not count as moved if its old space lies within its new space, or ' +
        'the new within the old',
      () => {
        let inPlace = 0;
        fc.assert(
          fc.property(cell, size, off, size, (at, n, [dx, dy], m) => {
            fc.pre(n !== m);
            const to: Cell = [at[0] + dx, at[1] + dy];
            const stays = covers(grid, [at, n], [to, m]);
            inPlace += stays ? 1 : 0;
            const found = shift(grid, [at, n], [to, m]);
            expect(found === undefined).toBe(stays);
            if (found === undefined) return;
            expect(covers(grid, [at, n], [found.from, m])).toBe(true);
            expect(found.to).toEqual(to);
          }),
          { numRuns: 300 },
        );
        expect(inPlace).toBeGreaterThan(10);
      },
    );
  },
);

describe.each(GRIDS.map((grid) => [nameOf(grid), grid] as const))(
  'a creature whose size changes again and again on %s',
  (_n, grid) => {
    const step = fc.record({ space: fc.integer({ min: 1, max: 6 }), side: fc.nat() });
    it(
      'a creature that returns to a former size counts as moved only if it no longer ' +
        'touches its space of that size',
      () => {
        const { space, neighbours } = tilingOf(grid);
        let far = 0;
        fc.assert(
          fc.property(fc.array(step, { minLength: 2, maxLength: 8 }), (steps) => {
            const memory = newMemory();
            let [at, n]: [Cell, number] = [[12, 10], 1];
            let had = new Map<number, Cell>([[n, at]]);
            for (const { space: m, side } of steps) {
              const places = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].flatMap((dx) =>
                [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].map((dy): Cell => [
                  at[0] + dx,
                  at[1] + dy,
                ]),
              );
              const fits = places.filter((to) => m !== n && covers(grid, [at, n], [to, m]));
              if (fits.length === 0) continue;
              const to = fits[side % fits.length]!;
              const moved = observed(sceneOf(grid, at, n), sceneOf(grid, to, m), memory).shifts[0];
              const once = had.get(m);
              const around = space(to, m)
                .flatMap((cell) => [cell, ...neighbours(cell)])
                .map(String);
              const beside =
                once === undefined || space(once, m).some((cell) => around.includes(String(cell)));
              expect(moved?.from).toEqual(beside ? undefined : once);
              if (!beside) far += 1;
              had = beside ? new Map([[m, to], ...had]) : new Map([[m, to]]);
              [at, n] = [to, m];
            }
          }),
          { numRuns: 12 },
        );
        expect(far).toBeGreaterThan(1);
      },
    );
  },
);
