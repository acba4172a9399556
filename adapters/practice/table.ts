/**
 * The model of the practice tabletop: tokens, selection, undo. Pure and serializable: every
 * function takes a table and returns a new one, or the same one if nothing changes. It knows no
 * rules: like any tabletop, it lets the user move every token anywhere.
 */
import {
  sameCell,
  type Cell,
  type Grid,
  type HexLayout,
  type Point,
} from '../../src/board/grid.ts';
import { tilingOf } from '../../src/board/tiling.ts';
import { sceneSchema, type SceneDocument } from '../../src/scene/schema.ts';
import { boardFrom, draw, type Door, type Legend } from './ascii.ts';
import type { BoundedMap } from './camera.ts';
import { placesOf } from './tokenPlaces.ts';
import type { SceneInput } from '../../src/scene/schema.ts';

/** A running fight, with the turn that was in the scene before the fight. */
export interface RunningFight {
  /** Number of this fight on this table, from 1. */
  readonly nth: number;
  readonly before: SceneDocument['turn'];
}

export interface PracticeMove {
  readonly of: string;
  readonly from: Cell;
  readonly to: Cell;
  /**
   * Every cell of the path, start and end included; absent: the token was placed without a path.
   */
  readonly path?: readonly Cell[];
  /** The heights before and after, if the move changed them, in cells. */
  readonly heights?: readonly [from: number, to: number];
}

export interface PracticeTable {
  /** Id of the map. */
  readonly id: string;
  /** The scene in the form in which every host is read; its walls do not include open doors. */
  readonly scene: SceneDocument;
  readonly doors: readonly Door[];
  readonly selection: readonly string[];
  readonly targets: readonly string[];
  readonly past: readonly PracticeMove[];
  readonly future: readonly PracticeMove[];
  /** The running fight; null if there is none, and the table keeps no turn order. */
  readonly fight: RunningFight | null;
  /** Number of fights begun so far. */
  readonly fights: number;
}

export type PracticeToken = NonNullable<SceneDocument['creatures']>[number];
type Walls = NonNullable<SceneDocument['walls']>;

/** The source of a table: a picture with its legend, or a whole scene. */
export interface Layout {
  readonly id: string;
  readonly board: string;
  readonly legend: Legend;
  readonly scene?: SceneDocument;
  /**
   * Layout of the hexes, if the picture shows hexes: then each of its lines is a row of the grid.
   * Absent: squares.
   */
  readonly hexes?: HexLayout;
  readonly rest?: Partial<SceneInput>;
  /** Doors that the picture does not draw; the closed ones are the last of `rest.walls`. */
  readonly doors?: readonly Door[];
  readonly select: string;
  readonly targets?: readonly string[];
}

const SPACES: Readonly<Partial<Record<string, number>>> = {
  large: 2,
  huge: 3,
  gargantuan: 4,
  colossal: 6,
};

/** Width of a token in cells: from the document, otherwise from its size; always one on hexes. */
export const sideOf = (t: PracticeToken, grid?: Pick<Grid, 'kind'>): number =>
  t.space ?? (grid?.kind === 'hex' ? 1 : SPACES[t.size ?? 'medium']) ?? 1;

/** The cells that a token covers, or would cover at `at`. */
const spaceOf = (
  { scene: { grid } }: PracticeTable,
  t: PracticeToken,
  at: Cell = t.at,
): readonly Cell[] => tilingOf(grid).space(at, sideOf(t, grid));

export const tokensOf = (table: PracticeTable): readonly PracticeToken[] =>
  table.scene.creatures ?? [];
export const tokenOf = (table: PracticeTable, id: string): PracticeToken | undefined =>
  tokensOf(table).find((t) => t.id === id);

/**
 * Builds the practice table from a layout.
 * @throws Error or ZodError if the picture or the legend is wrong; that is a bug, because layouts
 *   are part of the extension
 */
export function layTable(layout: Layout): PracticeTable {
  const { doors, columns, rows } =
    layout.scene === undefined
      ? draw(layout.board, layout.legend)
      : { doors: [], columns: 0, rows: 0 };
  const rest =
    layout.hexes === undefined
      ? layout.rest
      : {
          grid: { kind: 'hex', layout: layout.hexes, columns, rows, metresPerCell: 3 } as const,
          ...layout.rest,
        };
  return {
    id: layout.id,
    scene: layout.scene ?? sceneSchema.parse(boardFrom(layout.board, layout.legend, rest)),
    doors: [...doors, ...(layout.doors ?? [])],
    selection: [layout.select],
    targets: layout.targets ?? [],
    past: [],
    future: [],
    fight: null,
    fights: 0,
  };
}

/** Top-left corner of a token's box, in plane units. */
export const hangs = ({ scene: { grid } }: PracticeTable, t: PracticeToken): Point =>
  placesOf(grid, sideOf(t, grid)).corner(t.at);

/**
 * The smallest box of the plane that contains every cell that is not solid rock, with a margin of
 * half a cell.
 */
export function openBox(table: PracticeTable): BoundedMap {
  const { grid, cells = [] } = table.scene;
  const { columns, rows } = grid;
  const tiling = tilingOf(grid);
  const rock = new Set(
    cells
      .filter((c) => c.blocks?.includes('move') && c.blocks.includes('sight'))
      .flatMap(({ at: [x, y] }) => (x >= 0 && x < columns ? [y * columns + x] : [])),
  );
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (rock.has(row * columns + column)) continue;
      for (const [x, y] of tiling.corners([column, row])) {
        left = Math.min(left, x);
        top = Math.min(top, y);
        right = Math.max(right, x);
        bottom = Math.max(bottom, y);
      }
    }
  if (left > right) return { x: 0, y: 0, width: tiling.width, height: tiling.height };
  return { x: left - 0.5, y: top - 0.5, width: right - left + 1, height: bottom - top + 1 };
}

/** The token whose space contains the cell; where spaces overlap, the topmost (last) token. */
export const tokenAt = (table: PracticeTable, cell: Cell): PracticeToken | undefined =>
  tokensOf(table).findLast((t) => spaceOf(table, t).some((one) => sameCell(one, cell)));

/** The nearest position for this token at which its whole space is on the map. */
export function nearestInside(table: PracticeTable, token: PracticeToken, [x, y]: Cell): Cell {
  const { grid } = table.scene;
  const { columns, rows } = grid;
  const side = grid.kind === 'square' ? sideOf(token) : 1;
  const near: Cell = [
    Math.max(0, Math.min(columns - side, x)),
    Math.max(0, Math.min(rows - side, y)),
  ];
  if (grid.kind === 'square') return near;
  // A space of hexes has no straight sides, so it cannot simply be pushed back onto the map. The
  // search goes outwards from the nearest hex and takes the first position that fits.
  const fits = (at: Cell): boolean =>
    spaceOf(table, token, at).every(([cx, cy]) => cx >= 0 && cy >= 0 && cx < columns && cy < rows);
  const tried = new Set<string>();
  for (
    let ring: readonly Cell[] = [near];
    ring.length > 0;
    ring = ring.flatMap(tilingOf(grid).neighbours)
  ) {
    ring = ring.filter(
      (at) =>
        at[0] >= 0 &&
        at[1] >= 0 &&
        at[0] < columns &&
        at[1] < rows &&
        !tried.has(at.join()) &&
        tried.add(at.join()),
    );
    const found = ring.find(fits);
    if (found !== undefined) return found;
  }
  return near;
}

/**
 * Moves a token to another cell, and clears the list of undone moves.
 * @param path the path of the move, if there was one
 */
export function moveToken(
  table: PracticeTable,
  of: string,
  to: Cell,
  path?: readonly Cell[],
): PracticeTable {
  const token = tokenOf(table, of);
  if (token === undefined) return table;
  const place = nearestInside(table, token, to);
  if (place[0] === token.at[0] && place[1] === token.at[1]) return table;
  return {
    ...placed(table, of, place),
    past: [...table.past, { of, from: token.at, to: place, ...(path && { path }) }],
    future: [],
  };
}

/** The riders of a mount, which move with it. */
export const tokenRidersOf = (table: PracticeTable, of: string): readonly PracticeToken[] => {
  const from = tokenOf(table, of)?.at;
  return tokensOf(table).filter(
    (t) => t.mount === of && from !== undefined && sameCell(t.at, from),
  );
};

/** Changes a token and its riders. */
function withRiders(
  table: PracticeTable,
  of: string,
  change: Partial<Pick<PracticeToken, 'at' | 'elevation'>>,
): PracticeTable {
  const go = [of, ...tokenRidersOf(table, of).map((t) => t.id)];
  const creatures = tokensOf(table).map((t) => (go.includes(t.id) ? { ...t, ...change } : t));
  return { ...table, scene: { ...table.scene, creatures } };
}

const placed = (table: PracticeTable, of: string, [x, y]: Cell, height?: number): PracticeTable =>
  withRiders(table, of, { at: [x, y], ...(height !== undefined && { elevation: height }) });

/** Sets a token's height in cells. Undoing the token's last move also undoes this. */
export function liftToken(table: PracticeTable, of: string, height: number): PracticeTable {
  const before = tokenOf(table, of)?.elevation ?? 0;
  if (tokenOf(table, of) === undefined || before === height) return table;
  const last = table.past.at(-1);
  return {
    ...withRiders(table, of, { elevation: height }),
    ...(last?.of === of && {
      past: [
        ...table.past.slice(0, -1),
        { ...last, heights: [last.heights?.[0] ?? before, height] },
      ],
    }),
  };
}

/** Undoes the last move. */
export function undo(table: PracticeTable): PracticeTable {
  const move = table.past.at(-1);
  if (move === undefined) return table;
  return {
    ...placed(table, move.of, move.from, move.heights?.[0]),
    past: table.past.slice(0, -1),
    future: [...table.future, move],
  };
}

export function redo(table: PracticeTable): PracticeTable {
  const move = table.future.at(-1);
  if (move === undefined) return table;
  return {
    ...placed(table, move.of, move.to, move.heights?.[1]),
    past: [...table.past, move],
    future: table.future.slice(0, -1),
  };
}

export function select(table: PracticeTable, ids: readonly string[]): PracticeTable {
  const known = ids.filter((id) => tokenOf(table, id) !== undefined);
  return same(known, table.selection) ? table : { ...table, selection: known };
}

/**
 * Makes a creature the only target, because most attacks have one target. If it already is the only
 * target, removes it.
 */
export function toggleTarget(table: PracticeTable, id: string): PracticeTable {
  if (tokenOf(table, id) === undefined) return table;
  return { ...table, targets: same(table.targets, [id]) ? [] : [id] };
}

/**
 * Index of the door nearest to the point (plane units) and within .4 of a cell; -1 if there is
 * none.
 */
export function doorAt(table: PracticeTable, [x, y]: Point): number {
  const { plane } = tilingOf(table.scene.grid);
  const away = table.doors.map(({ wall: { from, to } }) => {
    const [mx, my] = plane([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
    return Math.hypot(x - mx, y - my);
  });
  const nearest = away.indexOf(Math.min(...away));
  return (away[nearest] ?? Infinity) <= 0.4 ? nearest : -1;
}

export function toggleDoor(table: PracticeTable, index: number): PracticeTable {
  if (table.doors[index] === undefined) return table;
  const doors = table.doors.map((d, i) => (i === index ? { ...d, open: !d.open } : d));
  const walls: Walls = [
    ...fixedWalls(table),
    ...doors.filter((d) => !d.open).map((d) => d.wall as Walls[number]),
  ];
  return { ...table, doors, scene: { ...table.scene, walls } };
}

/** The walls that are not doors; they come before the doors in the scene's list. */
export function fixedWalls(table: PracticeTable): Walls {
  const walls = table.scene.walls ?? [];
  return walls.slice(0, walls.length - table.doors.filter((d) => !d.open).length);
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((v, i) => v === b[i]);
