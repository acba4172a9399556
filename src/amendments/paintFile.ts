/**
 * Converts painted ground to and from a document, for storage and export. Cells and walls have the
 * form of the scene document, but a run of equal cells in a row is one entry (`at` is its left
 * cell, `across` its length).
 */
import * as z from 'zod/mini';
import { BLOCKS, CONCEALMENTS, COVER_DEGREES, COVER_MARKS, LIGHTS } from '../board/vocabulary.ts';
import { HEX_LAYOUTS, type Cell, type Grid } from '../board/grid.ts';
import {
  UNPAINTED,
  cellOfPaintKey,
  COSTS,
  paintInOrder,
  laidEach,
  lowWalls,
  MAX_MAP_SIDE,
  MAX_PAINTED_CELLS,
  sameSquare,
  type Paint,
  type Square,
} from './paint.ts';
import type { StoredKind } from '../storage/storedKind.ts';
import { saidOf } from './paintedScene.ts';

export const PAINT_FORMAT = 'quadretto/paint@1';
/** Maximum size of a file that is read, in bytes: a larger one is hostile or a mistake. */
export const MAX_PAINT_FILE_BYTES = 4_000_000;

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

const side = z.int().check(z.minimum(1), z.maximum(MAX_MAP_SIDE));
const corner = z.int().check(z.minimum(0), z.maximum(MAX_MAP_SIDE));
const place = z.tuple([corner, corner]);

const cell = z.object({
  at: place,
  across: z.optional(side),
  terrain: z.optional(z.literal('difficult')),
  costFactor: z.optional(z.int().check(z.minimum(COSTS.least), z.maximum(COSTS.most))),
  ground: z.optional(z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/))),
  blocks: z.optional(z.array(z.enum(BLOCKS)).check(z.maxLength(BLOCKS.length))),
  cover: z.optional(z.enum(COVER_MARKS)),
  degree: z.optional(z.enum(COVER_DEGREES)),
  concealment: z.optional(z.enum(CONCEALMENTS)),
  light: z.optional(z.enum(LIGHTS)),
});
const wall = z
  .object({ from: place, to: place, low: z.literal(true) })
  .check(
    z.refine(({ from, to }) =>
      from[0] === to[0] ? from[1] < to[1] : from[1] === to[1] && from[0] < to[0],
    ),
  );

/** Number of cells that the entries cover, and of sides that the walls cover. */
const cellsIn = (cells: readonly z.output<typeof cell>[]): number =>
  sum(cells.map(({ across }) => across ?? 1));
const sidesIn = (walls: readonly z.output<typeof wall>[]): number =>
  sum(walls.map(({ from, to }) => to[0] - from[0] + to[1] - from[1]));

const schema = z
  .object({
    format: z.literal(PAINT_FORMAT),
    name: z._default(z.string().check(z.maxLength(200)), ''),
    grid: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('square'), columns: side, rows: side }),
      z.object({ kind: z.literal('hex'), layout: z.enum(HEX_LAYOUTS), columns: side, rows: side }),
    ]),
    cells: z.array(cell).check(z.maxLength(MAX_PAINTED_CELLS)),
    walls: z.array(wall).check(z.maxLength(2 * MAX_PAINTED_CELLS)),
  })
  .check(
    z.refine(({ grid, cells, walls }) => {
      // Only square grids have low walls.
      if (grid.kind === 'hex' && walls.length > 0) return false;
      // Limit the number of cells that the entries cover, because a few entries may cover very many
      // cells. A cell may have two walls.
      return cellsIn(cells) <= MAX_PAINTED_CELLS && sidesIn(walls) <= 2 * MAX_PAINTED_CELLS;
    }),
  );

/** The stored and exported form of painted ground, as JSON. */
export type PaintDocument = z.output<typeof schema>;

type Entry = PaintDocument['cells'][number];
type PaintGrid = PaintDocument['grid'];

export interface ReadPaint {
  readonly paint: Paint;
  /** Name of the map on which the ground was painted. */
  readonly name: string;
  readonly grid: PaintGrid;
}

/** The parts of a map's grid that painted cells depend on. */
export const paintGrid = (grid: Grid): PaintGrid =>
  grid.kind === 'square'
    ? { kind: 'square', columns: grid.columns, rows: grid.rows }
    : { kind: 'hex', layout: grid.layout, columns: grid.columns, rows: grid.rows };

/**
 * Do cells mean the same on both maps? Not if one has squares and the other hexes, or the layouts
 * of hexes differ.
 */
export const alikeCells = (a: PaintGrid, b: PaintGrid): boolean =>
  a.kind === 'square' ? b.kind === 'square' : b.kind === 'hex' && a.layout === b.layout;

/**
 * Converts painted ground to its document.
 * @param of the map's name, to show to users, and its grid
 */
export function paintDocument(paint: Paint, of: Omit<ReadPaint, 'paint'>): PaintDocument {
  const cells: Entry[] = [];
  let run: { readonly square: Square; readonly next: number; readonly entry: Entry } | undefined;
  for (const [at, { north: _n, west: _w, ...square }] of paintInOrder(paint)) {
    const said = saidOf(cellOfPaintKey(at), square);
    if (said === null) continue;
    if (run?.next === at && cellOfPaintKey(at)[0] > 0 && sameSquare(run.square, square))
      run.entry.across = (run.entry.across ?? 1) + 1;
    else cells.push(said as Entry);
    run = { square, next: at + 1, entry: cells[cells.length - 1] ?? (said as Entry) };
  }
  return {
    format: PAINT_FORMAT,
    name: of.name.slice(0, 200),
    grid: of.grid,
    cells,
    walls: (of.grid.kind === 'hex' ? [] : lowWalls(paint)).map(({ from, to }) => ({
      from: [from[0], from[1]],
      to: [to[0], to[1]],
      low: true,
    })),
  };
}

/** Every painted cell of a document; cells may repeat. */
function* squaresOf({ cells, walls }: PaintDocument): Iterable<readonly [Cell, Square]> {
  for (const {
    at: [x, y],
    across,
    terrain,
    costFactor,
    ground,
    blocks,
    cover,
    degree,
    concealment,
    light,
  } of cells) {
    const square: Square = {
      ...(terrain === undefined ? {} : { cost: costFactor ?? COSTS.least }),
      ...(ground === undefined ? {} : { ground }),
      ...(blocks?.length ? { obstacle: true } : {}),
      ...(cover && { cover }),
      ...(degree && { degree }),
      ...(concealment && { concealment }),
      ...(light && { light }),
    };
    for (let i = 0; i < (across ?? 1); i++) yield [[x + i, y], square];
  }
  for (const {
    from: [x, y],
    to,
  } of walls) {
    for (let i = x; i < to[0]; i++) yield [[i, y], { north: true }];
    for (let i = y; i < to[1]; i++) yield [[x, i], { west: true }];
  }
}

export const paintOf = (document: PaintDocument): Paint => laidEach(UNPAINTED, squaresOf(document));

/** Reads painted ground from any file; null if the file contains none. Never throws. */
export function readPaint(document: unknown): ReadPaint | null {
  const parsed = schema.safeParse(document);
  if (!parsed.success) return null;
  const { name, grid } = parsed.data;
  return { paint: paintOf(parsed.data), name, grid };
}

const NO_MAP = { name: '', grid: { kind: 'square', columns: 1, rows: 1 } } as const;

/** How painted ground is stored: one record for each map. */
export const PAINT: StoredKind<PaintDocument> = {
  name: 'paint',
  schema,
  migrations: [],
  empty: paintDocument(UNPAINTED, NO_MAP),
  /** An imported file is added to the ground that is already painted. */
  merge: (now, brought) => paintDocument(laidEach(paintOf(now), squaresOf(brought)), brought),
  weight: ({ cells, walls }) => cellsIn(cells) + sidesIn(walls),
};
