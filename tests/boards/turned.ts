/**
 * Mirrors or transposes a board; the referee's answers must be mirrored too. A creature's position
 * is its top-left cell, so mirroring a larger space also shifts it by its side.
 */
import { sideOf } from '../../adapters/practice/table.ts';
import { HEADINGS, type Heading } from '../../src/board/vocabulary.ts';
import type { SceneDocument } from '../../src/scene/schema.ts';

export const TURNS = ['left-right', 'top-bottom', 'diagonal', 'half-turn'] as const;
export type Turn = (typeof TURNS)[number];
type Pair = [number, number];

/** The new heading for each old one, as indexes among the eight headings (clockwise from north). */
const HEADING: Readonly<Record<Turn, (i: number) => number>> = {
  'left-right': (i) => 8 - i,
  'top-bottom': (i) => 12 - i,
  diagonal: (i) => 14 - i,
  'half-turn': (i) => i + 4,
};
const isHeading = (v: unknown): v is Heading => HEADINGS.some((h) => h === v);

interface Mapping {
  /** Maps a point of the plane. */
  point(p: readonly number[]): Pair;
  /** Maps the top-left cell of a space of `side` cells. */
  place(p: readonly number[], side?: number): Pair;
}

function mapping(turn: Turn, columns: number, rows: number): Mapping {
  const place = ([x = 0, y = 0]: readonly number[], side = 1): Pair =>
    ({
      'left-right': [columns - x - side, y] as Pair,
      'top-bottom': [x, rows - y - side] as Pair,
      diagonal: [y, x] as Pair,
      'half-turn': [columns - x - side, rows - y - side] as Pair,
    })[turn];
  return { place, point: (p) => place(p, 0) };
}

/**
 * Returns the turned scene and a function that turns a question or an answer about the creature
 * `of`.
 */
export function turned(
  scene: SceneDocument,
  turn: Turn,
): { scene: SceneDocument; about(value: unknown, of?: string): unknown } {
  const { columns, rows } = scene.grid;
  const { point, place } = mapping(turn, columns, rows);
  const side = (id: string | undefined): number => {
    const c = scene.creatures?.find((each) => each.id === id);
    return c === undefined ? 1 : sideOf(c);
  };
  const heading = (h: Heading): Heading => HEADINGS[HEADING[turn](HEADINGS.indexOf(h)) % 8] ?? h;
  const about = (value: unknown, of?: string, key?: string): unknown => {
    if ((key === 'heading' || key === 'facing') && isHeading(value)) return heading(value);
    if (Array.isArray(value)) {
      // A position in the air keeps its height.
      if (value.length === 3 && value.every((n) => typeof n === 'number'))
        return [...place(value, side(of)), value[2] as number];
      // An area begins at a corner.
      if (key === 'from' && value.length === 2 && value.every((n) => typeof n === 'number'))
        return point(value);
      if (value.length === 2 && value.every((n) => typeof n === 'number'))
        return key === 'cells' ? place(value) : place(value, side(of));
      const items = value.map((item) => about(item, of, key));
      // Lists of cells are sorted by row, then column; a path keeps its order.
      return key === 'cells' ? (items as Pair[]).sort((a, b) => a[1] - b[1] || a[0] - b[0]) : items;
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, v]) => [name, about(v, of, name)]));
  };
  const across = turn === 'diagonal';
  return {
    about,
    scene: {
      ...scene,
      grid: { ...scene.grid, columns: across ? rows : columns, rows: across ? columns : rows },
      ...(scene.cells && { cells: scene.cells.map((c) => ({ ...c, at: place(c.at) })) }),
      ...(scene.walls && {
        walls: scene.walls.map((w) => ({ ...w, from: point(w.from), to: point(w.to) })),
      }),
      ...(scene.creatures && {
        creatures: scene.creatures.map((c) => ({
          ...c,
          at: place(c.at, sideOf(c)),
          ...(c.heading && { heading: heading(c.heading) }),
        })),
      }),
    },
  };
}
