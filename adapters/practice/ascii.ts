/**
 * Boards drawn as text, and paths in one line of text, which people and tests read in the same way.
 *
 * Two notations of a board, which differ in their first character:
 *   plain   one character per cell, one line per row.
 *   ruled   the picture starts with `+`. Characters at odd positions are cells; the characters
 *           between them are edges, so that walls stand between cells. A picture has
 *           2 × columns + 1 characters in each of 2 × rows + 1 lines:
 *             +-+ +
 *             |A .|
 *             +-+-+
 *           Edges: `-` and `|` wall, `=` and `:` low wall, `D` closed door, `O` open door, space
 *           nothing.
 *
 * Cells: `.` or space floor, `#` solid rock, `^` difficult ground, `%` fog, `_` low obstacle, `~` a
 * pit (blocks movement only). The legend may change these or add others. Letters and digits are
 * creatures: capitals belong to the side `party`, the rest to `foes`. They are Medium humanoids,
 * have speed 6 and a sword in hand, unless the legend says otherwise. A repeated letter draws the
 * space of one big creature. A creature that rides another (`mount` in the legend) needs no letter
 * in the picture.
 */
import { FORMAT } from '../../src/scene/format.ts';
import type { SceneInput } from '../../src/scene/schema.ts';

type CreatureInput = NonNullable<SceneInput['creatures']>[number];
type CellInput = NonNullable<SceneInput['cells']>[number];
type WallInput = NonNullable<SceneInput['walls']>[number];

export type CellMark = Omit<CellInput, 'at'>;
export interface CreatureMark extends Partial<Omit<CreatureInput, 'at'>> {
  /** The ground under the creature, if it is not plain floor. */
  readonly on?: CellMark;
}
/**
 * Maps each character of the picture to a creature (only what differs from the default) or to a
 * kind of ground.
 */
export type Legend = Readonly<Record<string, CreatureMark | { readonly cell: CellMark }>>;

export interface Door {
  readonly wall: WallInput;
  readonly open: boolean;
}

/** The parsed picture: lists sorted by row, then column. */
export interface Drawing {
  readonly columns: number;
  readonly rows: number;
  readonly cells: CellInput[];
  readonly walls: WallInput[];
  readonly doors: Door[];
  readonly creatures: CreatureInput[];
}

const ROCK: CellMark = { blocks: ['move', 'sight', 'effect'] };
const GROUND: Readonly<Record<string, CellMark | null>> = {
  '.': null,
  ' ': null,
  '#': ROCK,
  '^': { terrain: 'difficult' },
  '%': { concealment: 'partial' },
  _: { low: true },
  '~': { blocks: ['move'] },
};
const SWORD = [{ id: 'sword', name: 'Longsword', kind: 'melee' as const }];
const CREATURE = /^[\p{L}\p{N}]$/u;

/**
 * Reads a picture. Blank lines above and below it, and the common indent of its lines, are dropped.
 * @throws Error that names line and column if a character has no meaning or the picture is not
 *   rectangular
 */
export function draw(text: string, legend: Legend = {}): Drawing {
  const lines = trimmed(text);
  return lines[0]?.startsWith('+') === true
    ? ruled(lines, legend)
    : plain(
        lines.map((l) => [...l]),
        legend,
      );
}

/**
 * Builds a scene document from a picture. Fields in `rest` are added or replace others (ruleset,
 * options, turn, more walls).
 */
export function boardFrom(
  text: string,
  legend: Legend = {},
  rest: Partial<SceneInput> = {},
): SceneInput {
  const { columns, rows, cells, walls, doors, creatures } = draw(text, legend);
  const closed = doors.filter((d) => !d.open).map((d) => d.wall);
  return {
    format: FORMAT,
    ruleset: 'srd35',
    grid: { kind: 'square', columns, rows, metresPerCell: 1.5 },
    cells,
    walls: [...walls, ...closed],
    creatures,
    ...rest,
  };
}

/**
 * Cells in one line of text, such as a path: `4,4 3,5 2,6`.
 * @throws Error that names the part that is no cell
 */
export const cells = (text: string): [column: number, row: number][] =>
  text.split(' ').map((part) => {
    const [column, row, ...more] = part.split(',').map(Number);
    if (!Number.isInteger(column) || !Number.isInteger(row) || more.length > 0)
      throw new Error(`"${part}" is no cell: write column, comma, row`);
    return [column!, row!];
  });

function trimmed(text: string): string[] {
  const lines = text.split('\n').map((l) => l.trimEnd());
  while (lines[0] === '') lines.shift();
  while (lines.at(-1) === '') lines.pop();
  const indent = Math.min(...lines.filter((l) => l !== '').map((l) => l.search(/\S/)));
  return lines.map((l) => l.slice(Number.isFinite(indent) ? indent : 0));
}

function plain(rows: readonly (readonly string[])[], legend: Legend): Drawing {
  const columns = Math.max(0, ...rows.map((r) => r.length));
  if (rows.length === 0 || columns === 0) throw new Error('the picture is empty');
  const cells: CellInput[] = [];
  const places = new Map<string, [number, number][]>();
  rows.forEach((row, y) => {
    for (let x = 0; x < columns; x++) {
      const mark = row[x] ?? '.';
      const entry = Object.hasOwn(legend, mark) ? legend[mark] : undefined;
      const isCell = entry !== undefined && 'cell' in entry;
      const ground = isCell ? entry.cell : Object.hasOwn(GROUND, mark) ? GROUND[mark] : undefined;
      if (entry === undefined && ground === undefined && !CREATURE.test(mark)) {
        throw new Error(
          `line ${y + 1}, column ${x + 1}: "${mark}" is neither ground nor in the legend`,
        );
      }
      if (isCell || (entry === undefined && ground !== undefined)) {
        if (ground) cells.push({ at: [x, y], ...ground });
        continue;
      }
      if (entry?.on !== undefined) cells.push({ at: [x, y], ...entry.on });
      const seen = places.get(mark);
      if (seen === undefined) places.set(mark, [[x, y]]);
      else seen.push([x, y]);
    }
  });
  const creatures = [...places].map(([mark, at]) => creature(mark, at, legend));
  creatures.push(...riders(creatures, places, legend));
  return { columns, rows: rows.length, cells, walls: [], doors: [], creatures };
}

/** Creatures of the legend that ride a drawn creature and have no letter in the picture. */
const riders = (
  drawn: readonly CreatureInput[],
  places: ReadonlyMap<string, unknown>,
  legend: Legend,
): CreatureInput[] =>
  Object.entries(legend).flatMap(([mark, entry]) => {
    const mount =
      'cell' in entry || places.has(mark) ? undefined : drawn.find((c) => c.id === entry.mount);
    return mount === undefined ? [] : [creature(mark, [mount.at], legend)];
  });

function creature(
  mark: string,
  at: readonly (readonly [number, number])[],
  legend: Legend,
): CreatureInput {
  const { on: _on, ...facts } = (legend[mark] ?? {}) as CreatureMark;
  const x = Math.min(...at.map((c) => c[0]));
  const y = Math.min(...at.map((c) => c[1]));
  const side = Math.max(...at.map((c) => Math.max(c[0] - x, c[1] - y))) + 1;
  if (at.length > 1 && at.length !== side * side) {
    throw new Error(
      `"${mark}" stands in ${at.length} cells that are no square: give each creature its own letter`,
    );
  }
  return {
    id: mark,
    name: mark,
    side: mark !== mark.toLowerCase() ? 'party' : 'foes',
    size: 'medium',
    type: 'humanoid',
    speed: { land: 6 },
    attacks: SWORD.map((a) => ({ ...a })),
    ...(side > 1 ? { space: side } : {}),
    ...facts,
    at: [x, y],
  };
}

/**
 * Characters that draw an edge: wall, low wall, closed door and open door, for horizontal edges
 * (`LYING`) and vertical ones (`STANDING`).
 */
const LYING = '-=DO';
const STANDING = '|:DO';

function ruled(lines: readonly string[], legend: Legend): Drawing {
  const width = Math.max(...lines.map((l) => [...l].length));
  if (lines.length % 2 === 0)
    throw new Error('a ruled picture has an odd number of lines: edges, cells, …, edges');
  const grid = lines.map((l) => [...l.padEnd(width % 2 === 0 ? width + 1 : width)]);
  const inside = grid.filter((_, y) => y % 2 === 1).map((row) => row.filter((_, x) => x % 2 === 1));
  const drawing = plain(inside, legend);
  const walls: WallInput[] = [];
  const doors: Door[] = [];
  grid.forEach((row, y) =>
    row.forEach((mark, x) => {
      if ((x % 2 === 1 && y % 2 === 1) || mark === ' ' || mark === '.') return;
      const lying = y % 2 === 0 && x % 2 === 1;
      if (y % 2 === 0 && x % 2 === 0) {
        if (mark === '+' || LYING.includes(mark) || STANDING.includes(mark)) return;
      } else if ((lying ? LYING : STANDING).includes(mark)) {
        const [cx, cy] = [x >> 1, y >> 1];
        const wall: WallInput = { from: [cx, cy], to: lying ? [cx + 1, cy] : [cx, cy + 1] };
        if (mark === 'D' || mark === 'O') doors.push({ wall, open: mark === 'O' });
        else join(walls, mark === '=' || mark === ':' ? { ...wall, low: true } : wall);
        return;
      }
      throw new Error(`line ${y + 1}, column ${x + 1}: "${mark}" is no edge`);
    }),
  );
  return { ...drawing, walls, doors };
}

/**
 * Adds an edge to the walls; an edge that continues a wall lengthens that wall, because hosts
 * report a long wall as one segment.
 */
function join(walls: WallInput[], edge: WallInput): void {
  const lying = edge.from[1] === edge.to[1];
  const before = walls.findIndex(
    (w) =>
      w.low === edge.low &&
      (w.from[1] === w.to[1]) === lying &&
      w.to[0] === edge.from[0] &&
      w.to[1] === edge.from[1],
  );
  const wall = walls[before];
  if (wall === undefined) walls.push(edge);
  else walls[before] = { ...wall, to: edge.to };
}
