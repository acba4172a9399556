/**
 * The practice tabletop's own model: what stands where, what is selected, what may be undone. Pure and serialisable:
 * every function takes a table and gives a new one, the same one when nothing changed. It knows no rule of play:
 * like any tabletop it lets everything be moved everywhere.
 */
import { sameCell, type Cell } from '../../src/board/grid.ts';
import { sceneSchema, type SceneDocument } from '../../src/scene/schema.ts';
import { boardFrom, draw, type Door, type Legend } from './ascii.ts';
import type { Fight } from './fight.ts';
import type { SceneInput } from '../../src/scene/schema.ts';

export interface Move {
  readonly of: string;
  readonly from: Cell;
  readonly to: Cell;
  /** Every place on the way, both ends too; absent: it was set down. */
  readonly path?: readonly Cell[];
}

export interface Table {
  /** Identity of the map. */
  readonly id: string;
  /** As any host would read it; open doors are left out of its walls. */
  readonly scene: SceneDocument;
  readonly doors: readonly Door[];
  readonly selection: readonly string[];
  readonly targets: readonly string[];
  readonly past: readonly Move[];
  readonly future: readonly Move[];
  /** Null: nobody keeps an order of turns. */
  readonly fight: Fight | null;
  /** Fights begun so far. */
  readonly fights: number;
}

export type Token = NonNullable<SceneDocument['creatures']>[number];
type Walls = NonNullable<SceneDocument['walls']>;

/** What a table is laid from: a picture with its legend, or a whole scene in their place. */
export interface Layout {
  readonly id: string;
  readonly board: string;
  readonly legend: Legend;
  readonly scene?: SceneDocument;
  readonly rest?: Partial<SceneInput>;
  readonly select: string;
  readonly targets?: readonly string[];
}

const SPACES: Readonly<Partial<Record<string, number>>> = { large: 2, huge: 3, gargantuan: 4, colossal: 6 };

/** Cells on a side of the token on the map: what the document says, else what its size usually takes. */
export const sideOf = (t: Token): number => t.space ?? SPACES[t.size ?? 'medium'] ?? 1;

export const tokensOf = (table: Table): readonly Token[] => table.scene.creatures ?? [];
export const tokenOf = (table: Table, id: string): Token | undefined => tokensOf(table).find((t) => t.id === id);

/** @throws Error or ZodError when the picture or the legend is wrong: layouts are ours, so that is a mistake of ours. */
export function layTable(layout: Layout): Table {
  const { doors } = layout.scene === undefined ? draw(layout.board, layout.legend) : { doors: [] };
  return {
    id: layout.id, scene: layout.scene ?? sceneSchema.parse(boardFrom(layout.board, layout.legend, layout.rest)), doors,
    selection: [layout.select], targets: layout.targets ?? [], past: [], future: [], fight: null, fights: 0,
  };
}

/** The smallest box of cells, with half a cell around it, outside of which there is only solid rock. */
export function openBox(table: Table): { readonly x: number; readonly y: number; readonly columns: number; readonly rows: number } {
  const { grid: { columns, rows }, cells = [] } = table.scene;
  const rock = new Set(cells.filter((c) => c.blocks?.includes('move') && c.blocks.includes('sight')).map((c) => c.at.join()));
  const open: Cell[] = [];
  for (let y = 0; y < rows; y++) for (let x = 0; x < columns; x++) if (!rock.has([x, y].join())) open.push([x, y]);
  if (open.length === 0) return { x: 0, y: 0, columns, rows };
  const [xs, ys] = [open.map((c) => c[0]), open.map((c) => c[1])];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x: x - 0.5, y: y - 0.5, columns: Math.max(...xs) - x + 2, rows: Math.max(...ys) - y + 2 };
}

/** The token whose space holds the cell; the topmost (last) where spaces overlap. */
export function tokenAt(table: Table, [x, y]: Cell): Token | undefined {
  return tokensOf(table).findLast((t) => {
    const side = sideOf(t);
    return x >= t.at[0] && y >= t.at[1] && x < t.at[0] + side && y < t.at[1] + side;
  });
}

/** The nearest place for this token that lies wholly on the map. */
export function inside(table: Table, token: Token, [x, y]: Cell): Cell {
  const { columns, rows } = table.scene.grid;
  const side = sideOf(token);
  return [Math.max(0, Math.min(columns - side, x)), Math.max(0, Math.min(rows - side, y))];
}

/** Puts a token down elsewhere; forgets what was undone. @param path the way there, where there was one */
export function moveToken(table: Table, of: string, to: Cell, path?: readonly Cell[]): Table {
  const token = tokenOf(table, of);
  if (token === undefined) return table;
  const place = inside(table, token, to);
  if (place[0] === token.at[0] && place[1] === token.at[1]) return table;
  return { ...placed(table, of, place), past: [...table.past, { of, from: token.at, to: place, ...(path && { path }) }], future: [] };
}

/** Who sits on it and goes with it. */
export const ridersOf = (table: Table, of: string): readonly Token[] => {
  const from = tokenOf(table, of)?.at;
  return tokensOf(table).filter((t) => t.mount === of && from !== undefined && sameCell(t.at, from));
};

function placed(table: Table, of: string, at: Cell): Table {
  const go = [of, ...ridersOf(table, of).map((t) => t.id)];
  const creatures = tokensOf(table).map((t) => (go.includes(t.id) ? { ...t, at: [at[0], at[1]] as [number, number] } : t));
  return { ...table, scene: { ...table.scene, creatures } };
}

/** Takes the last move back. */
export function undo(table: Table): Table {
  const move = table.past.at(-1);
  if (move === undefined) return table;
  return { ...placed(table, move.of, move.from), past: table.past.slice(0, -1), future: [...table.future, move] };
}

export function redo(table: Table): Table {
  const move = table.future.at(-1);
  if (move === undefined) return table;
  return { ...placed(table, move.of, move.to), past: [...table.past, move], future: table.future.slice(0, -1) };
}

export function select(table: Table, ids: readonly string[]): Table {
  const known = ids.filter((id) => tokenOf(table, id) !== undefined);
  return same(known, table.selection) ? table : { ...table, selection: known };
}

/** One target at a time, as most attacks have; the same again lets it go. */
export function toggleTarget(table: Table, id: string): Table {
  if (tokenOf(table, id) === undefined) return table;
  return { ...table, targets: same(table.targets, [id]) ? [] : [id] };
}

/** The door nearest to the point (cells), within .4 of a cell; -1 when there is none. */
export function doorAt(table: Table, [x, y]: readonly [number, number]): number {
  const away = table.doors.map(({ wall: { from, to } }) => Math.hypot(x - (from[0] + to[0]) / 2, y - (from[1] + to[1]) / 2));
  const nearest = away.indexOf(Math.min(...away));
  return (away[nearest] ?? Infinity) <= 0.4 ? nearest : -1;
}

export function toggleDoor(table: Table, index: number): Table {
  if (table.doors[index] === undefined) return table;
  const doors = table.doors.map((d, i) => (i === index ? { ...d, open: !d.open } : d));
  const walls: Walls = [...standing(table), ...doors.filter((d) => !d.open).map((d) => d.wall as Walls[number])];
  return { ...table, doors, scene: { ...table.scene, walls } };
}

/** The walls that are no doors: they come first in the scene. */
export function standing(table: Table): Walls {
  const walls = table.scene.walls ?? [];
  return walls.slice(0, walls.length - table.doors.filter((d) => !d.open).length);
}

const same = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((v, i) => v === b[i]);
