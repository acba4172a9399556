/**
 * Painted ground: painting and erasing squares, undo, joined low walls, and the judged scene that
 * results.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  UNPAINTED,
  cellOfPaintKey,
  difference,
  erased,
  paintCells,
  laidEach,
  lowWalls,
  MAX_MAP_SIDE,
  MAX_PAINTED_CELLS,
  paintKey,
  restorePaint,
  type Paint,
  type Square,
} from '../../src/amendments/paint.ts';
import { paintedFollowed } from '../../src/amendments/paintedScene.ts';
import type { Cell } from '../../src/board/grid.ts';
import { judgeOf, rulesets } from '../../src/rules/index.ts';
import { boardOf } from '../../src/scene/board.ts';
import type { SceneDocument } from '../../src/scene/schema.ts';

const cell = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 7 }));
const square: fc.Arbitrary<Square> = fc.record(
  {
    cost: fc.integer({ min: 2, max: 9 }),
    obstacle: fc.constant(true as const),
    cover: fc.constantFrom('limited', 'cover', 'improved'),
    concealment: fc.constantFrom('partial', 'fog', 'total'),
    light: fc.constantFrom('bright', 'dim', 'dark'),
    north: fc.constant(true as const),
    west: fc.constant(true as const),
  },
  { requiredKeys: [] },
);
const strokes = fc.array(fc.tuple(cell, square), { maxLength: 30 });
const plain = (paint: Paint): unknown => [...paint].sort(([a], [b]) => a - b);

describe('painted squares', () => {
  it('a painted square can have several properties at once, and each property keeps the value painted last', () => {
    let paint = paintCells(UNPAINTED, [[3, 4]], { cost: 2 });
    paint = paintCells(paint, [[3, 4]], { concealment: 'partial' });
    paint = paintCells(
      paint,
      [
        [3, 4],
        [4, 4],
      ],
      { cost: 4 },
    );
    expect(plain(paint)).toEqual([
      [paintKey(3, 4), { cost: 4, concealment: 'partial' }],
      [paintKey(4, 4), { cost: 4 }],
    ]);
    expect(cellOfPaintKey(paintKey(3, 4))).toEqual([3, 4]);
  });

  it('squares outside the largest map that the extension supports cannot be painted', () => {
    expect(
      paintCells(
        UNPAINTED,
        [
          [-1, 0],
          [0, -1],
          [MAX_MAP_SIDE + 1, 0],
        ],
        { cost: 2 },
      ),
    ).toBe(UNPAINTED);
    expect(paintCells(UNPAINTED, [[1, 1]], {})).toBe(UNPAINTED);
  });

  it('a square that the user paints and then erases is empty, without low walls on its sides', () => {
    const walled = paintCells(
      paintCells(paintCells(UNPAINTED, [[3, 4]], { cost: 2, north: true, west: true }), [[3, 5]], {
        north: true,
      }),
      [[4, 4]],
      { west: true },
    );
    expect(lowWalls(walled)).toHaveLength(4);
    expect(erased(walled, [[3, 4]]).size).toBe(0);
    fc.assert(
      fc.property(strokes, (all) => {
        const paint = laidEach(UNPAINTED, all);
        expect(
          erased(
            paint,
            all.map(([at]) => at),
          ).size,
        ).toBe(0);
      }),
    );
  });

  it('painting the same squares in another order gives the same painted map', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(cell, square), { selector: ([at]) => at.join(), maxLength: 20 }),
        fc.func(fc.integer()),
        (all, weight) => {
          const other = all.toSorted((a, b) => weight(a[0].join()) - weight(b[0].join()));
          const paint = laidEach(UNPAINTED, all);
          expect(plain(laidEach(UNPAINTED, other))).toEqual(plain(paint));
          expect(laidEach(paint, other)).toBe(paint);
        },
      ),
    );
    // Several kinds of paint on one square.
    fc.assert(
      fc.property(
        cell,
        fc.shuffledSubarray(
          [
            { cost: 3 },
            { cover: 'cover' },
            { light: 'dim' },
            { west: true },
            { obstacle: true },
          ] as Square[],
          { minLength: 5 },
        ),
        (at, all) => {
          expect(
            plain(
              laidEach(
                UNPAINTED,
                all.map((what) => [at, what]),
              ),
            ),
          ).toEqual([
            [
              paintKey(at[0], at[1]),
              { cost: 3, cover: 'cover', light: 'dim', west: true, obstacle: true },
            ],
          ]);
        },
      ),
    );
  });

  it(
    'a user who has painted the maximum number of squares can repaint those squares, but ' +
      'can paint no other square',
    () => {
      const row = (y: number): Cell[] => Array.from({ length: 1000 }, (_, x): Cell => [x, y]);
      let paint = UNPAINTED;
      for (let y = 0; y <= MAX_PAINTED_CELLS / 1000; y++)
        paint = paintCells(paint, row(y), { cost: 2 });
      expect(paint.size).toBe(MAX_PAINTED_CELLS);
      expect(paintCells(paint, [[0, 500]], { cost: 2 })).toBe(paint);
      expect(paintCells(paint, [[5, 5]], { cost: 3 }).get(paintKey(5, 5))).toEqual({ cost: 3 });
    },
  );
});

describe('the difference of two painted maps', () => {
  it('applying the difference of two painted maps to one of the maps gives the other map', () => {
    fc.assert(
      fc.property(strokes, strokes, fc.array(cell, { maxLength: 9 }), (first, second, rubbed) => {
        const before = laidEach(UNPAINTED, first);
        const after = erased(laidEach(before, second), rubbed);
        const back = restorePaint(after, difference(before, after));
        expect(plain(back)).toEqual(plain(before));
        expect(plain(restorePaint(back, difference(after, back)))).toEqual(plain(after));
      }),
    );
  });
});

describe('painted low walls', () => {
  it('painted low walls in a straight line become one wall, and walls that meet at a corner stay two', () => {
    const paint = paintCells(
      paintCells(
        UNPAINTED,
        [
          [2, 3],
          [3, 3],
          [4, 3],
          [7, 3],
        ],
        { north: true },
      ),
      [
        [5, 3],
        [5, 4],
      ],
      { west: true },
    );
    expect(lowWalls(paint)).toEqual([
      { from: [2, 3], to: [5, 3] },
      { from: [7, 3], to: [8, 3] },
      { from: [5, 3], to: [5, 5] },
    ]);
  });
  it('low walls that are painted past the map’s edge end at the edge', () => {
    const paint = paintCells(
      paintCells(
        UNPAINTED,
        [
          [8, 0],
          [9, 0],
          [10, 0],
          [3, 8],
          [3, 9],
        ],
        { north: true },
      ),
      [
        [10, 7],
        [10, 8],
        [11, 2],
      ],
      { west: true },
    );
    expect(lowWalls(paint, 10, 8)).toEqual([
      { from: [8, 0], to: [10, 0] },
      { from: [3, 8], to: [4, 8] },
      { from: [10, 7], to: [10, 8] },
    ]);
  });
});

// ── The judged scene ──
const HOST: SceneDocument = {
  format: 'quadretto/scene@1',
  ruleset: 'srd35',
  grid: { kind: 'square', columns: 10, rows: 8, metresPerCell: 1.5 },
  cells: [
    { at: [2, 2], terrain: 'difficult', costFactor: 3, cover: 'improved' },
    { at: [2, 2], elevation: 1 },
    { at: [6, 6], light: 'dark', concealment: 'total' },
  ],
  walls: [{ from: [0, 4], to: [3, 4] }],
  creatures: [{ id: 'a', at: [5, 5], speed: { land: 6 } }],
};

describe('the scene that is judged', () => {
  const KINDS: readonly (readonly [string, Square, object])[] = [
    ['difficult ground', { cost: 2 }, { terrain: 'difficult', costFactor: 2 }],
    ['ground at four times the cost', { cost: 4 }, { terrain: 'difficult', costFactor: 4 }],
    ['an obstacle', { obstacle: true }, { blocks: ['move', 'sight', 'effect'] }],
    ['cover', { cover: 'limited' }, { cover: 'limited' }],
    ['concealment', { concealment: 'total' }, { concealment: 'total' }],
    ['light', { light: 'dim' }, { light: 'dim' }],
    [
      'ground with every property at once',
      { cost: 5, obstacle: true, cover: 'cover', concealment: 'partial', light: 'dark' },
      {
        terrain: 'difficult',
        costFactor: 5,
        blocks: ['move', 'sight', 'effect'],
        cover: 'cover',
        concealment: 'partial',
        light: 'dark',
      },
    ],
  ];
  it(
    'the rules treat each kind of painted ground, such as difficult ground or an ' +
      'obstacle, as part of the map',
    () => {
      for (const [name, what, said] of KINDS)
        expect
          .soft(paintedFollowed()(HOST, paintCells(UNPAINTED, [[7, 1]], what)).cells, name)
          .toEqual([...HOST.cells!, { at: [7, 1], ...said }]);
    },
  );

  it('the rules treat painted low walls as low walls of the map', () => {
    expect(
      paintedFollowed()(
        HOST,
        paintCells(
          UNPAINTED,
          [
            [7, 1],
            [8, 1],
          ],
          { north: true },
        ),
      ).walls,
    ).toEqual([...HOST.walls!, { from: [7, 1], to: [9, 1], low: true }]);
  });

  it('if no square of the map is painted, the rules use the virtual tabletop’s map unchanged', () => {
    expect(paintedFollowed()(HOST, UNPAINTED)).toBe(HOST);
    const outside = paintCells(
      paintCells(
        UNPAINTED,
        [
          [10, 0],
          [0, 8],
          [500, 500],
        ],
        { cost: 2 },
      ),
      [[11, 3]],
      { west: true },
    );
    expect(paintedFollowed()(HOST, outside)).toBe(HOST);
    // When the map grows again, the stored paint counts again.
    const grown: SceneDocument = { ...HOST, grid: { ...HOST.grid, columns: 11, rows: 9 } };
    expect(
      paintedFollowed()(grown, outside)
        .cells?.slice(3)
        .map((c) => c.at),
    ).toEqual([
      [10, 0],
      [0, 8],
    ]);
  });

  it('paint never lowers the cost, cover or concealment of a square on the virtual tabletop’s map', () => {
    const all = paintCells(
      UNPAINTED,
      [
        [2, 2],
        [6, 6],
      ],
      { cost: 2, cover: 'limited', concealment: 'partial', light: 'bright' },
    );
    const [two, six] = boardOf(paintedFollowed()(HOST, all)).ground.cells;
    expect(two).toMatchObject({
      at: [2, 2],
      difficult: true,
      costFactor: 3,
      cover: 'improved',
      concealment: 'partial',
      light: 'bright',
      elevation: 1,
    });
    expect(six).toMatchObject({
      at: [6, 6],
      difficult: true,
      costFactor: 2,
      cover: 'limited',
      concealment: 'total',
      light: 'dark',
    });
    const levels = {
      cover: ['limited', 'cover', 'improved'],
      concealment: ['partial', 'total'],
      light: ['bright', 'dim', 'dark'],
    } as const;
    fc.assert(
      fc.property(strokes, (every) => {
        const now = paintedFollowed()(HOST, laidEach(UNPAINTED, every));
        expect(now.cells?.slice(0, 3)).toEqual(HOST.cells);
        expect(now.walls?.slice(0, 1)).toEqual(HOST.walls);
        const after = boardOf(now).ground.cells;
        for (const before of boardOf(HOST).ground.cells) {
          const here = after.find((c) => c.at.join() === before.at.join());
          expect(here).toBeDefined();
          expect(here!.costFactor).toBeGreaterThanOrEqual(before.costFactor);
          expect(here!.blocks).toEqual(expect.arrayContaining([...before.blocks]));
          expect(here!.elevation).toBe(before.elevation);
          for (const [fact, order] of Object.entries(levels)) {
            const level = (c: object): number =>
              (order as readonly unknown[]).indexOf((c as Record<string, unknown>)[fact]);
            expect(level(here!)).toBeGreaterThanOrEqual(level(before));
          }
        }
      }),
    );
  });

  it('the virtual tabletop’s terrain outside the largest supported map does not change painted squares', () => {
    const far: SceneDocument = {
      ...HOST,
      cells: [
        { at: [MAX_MAP_SIDE + 5, 1], cover: 'improved' },
        { at: [-1, 3], cover: 'improved' },
      ],
    };
    expect(
      paintedFollowed()(far, paintCells(UNPAINTED, [[4, 2]], { cover: 'limited' })).cells?.at(-1),
    ).toEqual({ at: [4, 2], cover: 'limited' });
  });

  it('when a creature moves on a painted map, the lists of squares and walls are not built again', () => {
    const follow = paintedFollowed();
    const paint = paintCells(UNPAINTED, [[7, 1]], { cost: 2 });
    const first = follow(HOST, paint);
    const moved = follow(
      { ...HOST, creatures: [{ id: 'a', at: [6, 5], speed: { land: 6 } }] },
      paint,
    );
    expect([moved.cells, moved.walls]).toEqual([first.cells, first.walls]);
    expect(moved.cells).toBe(first.cells);
    expect(moved.walls).toBe(first.walls);
    expect(moved.creatures?.[0]?.at).toEqual([6, 5]);
    const more = paintCells(paint, [[7, 2]], { cost: 2 });
    expect(follow(HOST, more).cells).not.toBe(first.cells);
    const opened = follow({ ...HOST, walls: [] }, more);
    expect(opened.walls).toEqual([]);
    expect(follow({ ...HOST, grid: { ...HOST.grid, columns: 7 } }, more).cells).toBe(HOST.cells);
  });
});

describe('the engine, asked about a painted map,', () => {
  const reach = (scene: SceneDocument): Map<string, number> => {
    const rules = rulesets.find((r) => r.id === 'srd35')!;
    const judge = judgeOf(boardOf(scene), rules);
    return new Map(
      [...rules.reachable(judge, judge.board.creatures[0]!, 'move').cells].map((p) => [
        p.at.join(),
        p.cost,
      ]),
    );
  };
  it('under D&D 3.5, painted difficult ground, obstacles and low walls change the cost of movement', () => {
    const lane: SceneDocument = {
      ...HOST,
      grid: { kind: 'square', columns: 10, rows: 1, metresPerCell: 1.5 },
      cells: [],
      walls: [],
      creatures: [{ id: 'a', at: [0, 0], speed: { land: 6 } }],
    };
    const costs = (paint: Paint): (number | undefined)[] => {
      const found = reach(paintedFollowed()(lane, paint));
      return Array.from({ length: 9 }, (_, i) => found.get(`${i + 1},0`));
    };
    expect(costs(UNPAINTED)).toEqual([1, 2, 3, 4, 5, 6, undefined, undefined, undefined]);
    expect(
      costs(
        paintCells(
          UNPAINTED,
          [
            [2, 0],
            [3, 0],
          ],
          { cost: 2 },
        ),
      ),
    ).toEqual([1, 3, 5, 6, undefined, undefined, undefined, undefined, undefined]);
    expect(costs(paintCells(UNPAINTED, [[2, 0]], { cost: 4 }))).toEqual([
      1,
      5,
      6,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(costs(paintCells(UNPAINTED, [[3, 0]], { obstacle: true }))).toEqual([
      1,
      2,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    // Crossing a low wall costs 2 squares in addition to the step.
    expect(costs(paintCells(UNPAINTED, [[3, 0]], { west: true }))).toEqual([
      1,
      2,
      5,
      6,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    // Cover, concealment and light do not slow movement.
    expect(
      costs(
        paintCells(
          UNPAINTED,
          [
            [1, 0],
            [2, 0],
          ],
          { cover: 'cover', concealment: 'total', light: 'bright' },
        ),
      ),
    ).toEqual(costs(UNPAINTED));
  });
});
