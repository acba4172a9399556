/** Painted ground exported and imported, and invalid files. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alikeCells,
  PAINT_FORMAT,
  paintDocument,
  paintGrid,
  readPaint,
} from '../../src/amendments/paintFile.ts';
import {
  UNPAINTED,
  paintCells,
  laidEach,
  MAX_MAP_SIDE,
  paintKey,
  type Square,
} from '../../src/amendments/paint.ts';

const OF = { name: 'The mill', grid: { kind: 'square', columns: 30, rows: 20 } } as const;
const at = fc.tuple(
  fc.integer({ min: 0, max: MAX_MAP_SIDE - 1 }),
  fc.integer({ min: 0, max: MAX_MAP_SIDE - 1 }),
);
const near = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 5 }));
const square: fc.Arbitrary<Square> = fc.record(
  {
    cost: fc.integer({ min: 2, max: 9 }),
    obstacle: fc.constant(true as const),
    cover: fc.constantFrom('limited', 'cover', 'improved'),
    degree: fc.constantFrom('none', 'quarter', 'half', 'three-quarters', 'nine-tenths', 'total'),
    concealment: fc.constantFrom('partial', 'fog', 'total'),
    light: fc.constantFrom('bright', 'dim', 'dark'),
    north: fc.constant(true as const),
    west: fc.constant(true as const),
  },
  { requiredKeys: [] },
);

describe('stored paint', () => {
  it('a file of painted ground stores each row of equal squares as one entry, and each line of low walls', () => {
    let paint = paintCells(
      UNPAINTED,
      [
        [3, 2],
        [4, 2],
        [5, 2],
        [7, 2],
      ],
      { cost: 3 },
    );
    paint = paintCells(paint, [[7, 2]], { concealment: 'partial' });
    paint = paintCells(
      paintCells(
        paint,
        [
          [3, 2],
          [4, 2],
        ],
        { north: true },
      ),
      [[0, 9]],
      { obstacle: true },
    );
    expect(paintDocument(paint, OF)).toEqual({
      format: PAINT_FORMAT,
      name: 'The mill',
      grid: { kind: 'square', columns: 30, rows: 20 },
      cells: [
        { at: [3, 2], across: 3, terrain: 'difficult', costFactor: 3 },
        { at: [7, 2], terrain: 'difficult', costFactor: 3, concealment: 'partial' },
        { at: [0, 9], blocks: ['move', 'sight', 'effect'] },
      ],
      walls: [{ from: [3, 2], to: [5, 2], low: true }],
    });
  });

  it('painted ground that is saved and read again is unchanged', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.oneof(at, near), square), { maxLength: 60 }), (all) => {
        const paint = laidEach(UNPAINTED, all);
        const text = JSON.stringify(paintDocument(paint, OF));
        const back = readPaint(JSON.parse(text));
        expect(back).toMatchObject({ ...OF });
        expect([...back!.paint].sort(([a], [b]) => a - b)).toEqual(
          [...paint].sort(([a], [b]) => a - b),
        );
        // Equal paint gives equal text.
        expect(JSON.stringify(paintDocument(back!.paint, OF))).toBe(text);
      }),
    );
  });

  it('a painted map of thirty by twenty equal squares is saved in fewer than 2,000 characters', () => {
    const whole = Array.from({ length: 600 }, (_, i) => [i % 30, Math.floor(i / 30)] as const);
    expect(
      JSON.stringify(paintDocument(paintCells(UNPAINTED, whole, { cost: 2 }), OF)).length,
    ).toBeLessThan(2000);
  });

  it(
    'in a file of ground that the user painted, the last square of a row is not joined with the first ' +
      'square of the next row',
    () => {
      const paint = paintCells(
        UNPAINTED,
        [
          [MAX_MAP_SIDE, 3],
          [0, 4],
        ],
        { cost: 2 },
      );
      expect([...readPaint(paintDocument(paint, OF))!.paint.keys()].sort((a, b) => a - b)).toEqual([
        paintKey(MAX_MAP_SIDE, 3),
        paintKey(0, 4),
      ]);
    },
  );
});

const GOOD = {
  format: PAINT_FORMAT,
  name: '',
  grid: { kind: 'square', columns: 10, rows: 10 },
  cells: [{ at: [1, 1], terrain: 'difficult' }],
  walls: [{ from: [1, 1], to: [1, 3], low: true }],
};
const cells = (...list: unknown[]): unknown => ({ ...GOOD, cells: list });
const walls = (...list: unknown[]): unknown => ({ ...GOOD, walls: list });

describe('files of other programs', () => {
  it('a file of ground that the user painted is read even if it lacks optional fields or has unknown fields', () => {
    const read = readPaint({
      ...GOOD,
      name: undefined,
      extra: 1,
      cells: [{ at: [1, 1], terrain: 'difficult', wet: true }, { at: [2, 2] }],
    });
    expect([...read!.paint]).toEqual([
      [paintKey(1, 1), { cost: 2, west: true }],
      [paintKey(1, 2), { west: true }],
    ]);
    expect(read!.name).toBe('');
  });

  const BAD: readonly (readonly [string, unknown])[] = [
    ['a missing file', undefined],
    ['null', null],
    ['a text', '{}'],
    ['a number', 7],
    ['a list', []],
    ['an empty object', {}],
    ['a scene', { ...GOOD, format: 'quadretto/scene@1' }],
    ['a later version', { ...GOOD, format: 'quadretto/paint@2' }],
    ['a map without a size', { ...GOOD, grid: undefined }],
    ['hexes', { ...GOOD, grid: { kind: 'hex', columns: 3, rows: 3 } }],
    ['a map too large', { ...GOOD, grid: { kind: 'square', columns: 1e9, rows: 3 } }],
    ['a map name that is no text', { ...GOOD, name: { toString: 1 } }],
    ['a very long map name', { ...GOOD, name: 'x'.repeat(201) }],
    ['cells that are no list', { ...GOOD, cells: { length: 1 } }],
    ['a square off the largest map', cells({ at: [-1, 2], cover: 'cover' })],
    ['a square at half a cell', cells({ at: [1.5, 2], cover: 'cover' })],
    ['a square without a position', cells({ cover: 'cover' })],
    ['a square with three coordinates', cells({ at: [1, 2, 3], cover: 'cover' })],
    ['a position that is no number', cells({ at: [1, null], cover: 'cover' })],
    ['a cost below two', cells({ at: [1, 2], terrain: 'difficult', costFactor: 1 })],
    ['a cost beyond nine', cells({ at: [1, 2], terrain: 'difficult', costFactor: 10 })],
    ['an unknown terrain', cells({ at: [1, 2], terrain: 'lava' })],
    ['an unknown degree of cover', cells({ at: [1, 2], cover: 'toString' })],
    ['an unknown obstacle', cells({ at: [1, 2], blocks: ['__proto__'] })],
    ['a very long run of cells', cells({ at: [1, 2], across: 1e6, cover: 'cover' })],
    ['a run of negative length', cells({ at: [1, 2], across: -4, cover: 'cover' })],
    [
      'more squares than the limit',
      cells(...Array.from({ length: 90 }, () => ({ at: [0, 2], across: 1000, cover: 'cover' }))),
    ],
    ['a slanting wall', walls({ from: [1, 1], to: [2, 2], low: true })],
    ['a wall of no length', walls({ from: [1, 1], to: [1, 1], low: true })],
    ['a wall drawn backwards', walls({ from: [3, 1], to: [1, 1], low: true })],
    ['a high wall', walls({ from: [1, 1], to: [1, 3] })],
    [
      'more walls than the limit',
      walls(...Array.from({ length: 90 }, () => ({ from: [0, 2], to: [1000, 2], low: true }))),
    ],
  ];
  it(
    'a file of ground that the user painted is refused if one of its entries is invalid, such as a ' +
      'square with three coordinates',
    () => {
      for (const [what, document] of BAD) expect.soft(readPaint(document), what).toBeNull();
    },
  );

  it('a file of ground that the user painted with forty thousand squares is read completely', () => {
    const all = Array.from({ length: 40_000 }, (_, i) => ({
      at: [i % 1000, Math.floor(i / 1000)],
      cover: 'cover',
    }));
    expect(readPaint({ ...GOOD, cells: all, walls: [] })?.paint.size).toBe(40_000);
  });
});

describe('painted maps of hexes', () => {
  const HEXES = {
    name: 'The ford',
    grid: { kind: 'hex', layout: 'odd-q', columns: 12, rows: 9 },
  } as const;

  it('painted ground of a hex map is saved with the layout of the hexes, and is unchanged when read again', () => {
    const paint = paintCells(
      paintCells(
        UNPAINTED,
        [
          [3, 2],
          [4, 2],
        ],
        { cost: 3 },
      ),
      [[5, 5]],
      { light: 'dark' },
    );
    const document = paintDocument(paint, HEXES);
    expect(document.grid).toEqual(HEXES.grid);
    expect(readPaint(JSON.parse(JSON.stringify(document)))).toEqual({ paint, ...HEXES });
  });

  const BAD = [
    ['no layout', { ...GOOD, walls: [], grid: { kind: 'hex', columns: 10, rows: 10 } }],
    [
      'a layout that there is not',
      { ...GOOD, walls: [], grid: { kind: 'hex', layout: 'odd', columns: 10, rows: 10 } },
    ],
    [
      'low walls, which stand along the sides of squares',
      { ...GOOD, grid: { kind: 'hex', layout: 'odd-r', columns: 10, rows: 10 } },
    ],
    ['triangles', { ...GOOD, grid: { kind: 'triangle', columns: 10, rows: 10 } }],
  ] as const;
  it('a file of painted hexes is refused if its hex layout is unknown, or if it has low walls', () => {
    for (const [what, document] of BAD) expect.soft(readPaint(document), what).toBeNull();
  });

  it('painted ground of a hex map can be used only on a map with the same hex layout', () => {
    const square = paintGrid({ kind: 'square', columns: 3, rows: 3, metresPerCell: 1.5 });
    const [oddR, evenR] = (['odd-r', 'even-r'] as const).map((layout) =>
      paintGrid({ kind: 'hex', layout, columns: 3, rows: 3, metresPerCell: 3 }),
    );
    expect(alikeCells(square, { kind: 'square', columns: 9, rows: 9 })).toBe(true);
    expect([
      alikeCells(square, oddR!),
      alikeCells(oddR!, square),
      alikeCells(oddR!, evenR!),
    ]).toEqual([false, false, false]);
    expect(alikeCells(oddR!, { kind: 'hex', layout: 'odd-r', columns: 9, rows: 9 })).toBe(true);
  });
});
