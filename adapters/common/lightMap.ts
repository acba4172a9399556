/**
 * The light of each cell of a map, from its light sources. The middle of a cell decides
 * (docs/spec/scene.md, convention 12). Pure.
 */
import type { Cell, Point } from '../../src/board/grid.ts';
import type { Light } from '../../src/board/vocabulary.ts';
import type { SceneDocument } from '../../src/scene/schema.ts';
import { middleOfCell, type Frame } from './geometry.ts';

type Cells = NonNullable<SceneDocument['cells']>;

/** A light or a darkness on the map, in the map's pixels. */
export interface Lamp {
  readonly x: number;
  readonly y: number;
  /** Radii of bright and of dim light; cells within the first are bright. */
  readonly bright: number;
  readonly dim: number;
  /** Darkens instead of lighting. */
  readonly dark?: boolean;
  /** Does the light reach this point of the map, walls and angle considered? */
  reaches(point: Point): boolean;
}

/** The light of a map: that of most cells, and the cells with another. */
export interface Lit {
  readonly light: Light;
  readonly cells: readonly { readonly at: Cell; readonly light: Light }[];
}

const LEVELS = ['dark', 'dim', 'bright'] as const;
const [DARK, DIM, BRIGHT] = [0, 1, 2];
/** Slack for radii, as a share of a cell: hosts compute them in fractions. */
const SLACK = 0.01;

/**
 * @param lit does the map's own light reach a cell's middle?
 */
export function lightMap(
  frame: Frame,
  lit: boolean | ((point: Point) => boolean),
  lamps: readonly Lamp[],
): Lit {
  const { columns, rows } = frame;
  const level = new Uint8Array(columns * rows);
  if (lit === true) level.fill(BRIGHT);
  else if (lit !== false)
    for (let i = 0; i < level.length; i++)
      if (lit(middleOfCell(frame, [i % columns, Math.floor(i / columns)]))) level[i] = BRIGHT;
  for (const lamp of lamps) if (lamp.dark !== true) shine(frame, lamp, level);
  for (const lamp of lamps) if (lamp.dark === true) shine(frame, lamp, level);
  const counts = [0, 0, 0];
  for (const each of level) counts[each]! += 1;
  const most = [BRIGHT, DIM, DARK].reduce((a, b) => (counts[b]! > counts[a]! ? b : a));
  const cells: { at: Cell; light: Light }[] = [];
  for (let i = 0; i < level.length; i++)
    if (level[i] !== most)
      cells.push({ at: [i % columns, Math.floor(i / columns)], light: LEVELS[level[i]!]! });
  return { light: LEVELS[most]!, cells };
}

/** Raises the level of the cells that a lamp lights, or clears that of the cells it darkens. */
function shine(frame: Frame, lamp: Lamp, level: Uint8Array): void {
  const { columns, rows, size, origin } = frame;
  const reach = lamp.dim + SLACK * size;
  const near = lamp.bright + SLACK * size;
  // On hexes, lines overlap and are shifted: two more on each side are enough.
  const more = frame.hex === undefined ? 0 : 2;
  const [fx, fy] = frame.hex === undefined ? [size, size] : frame.hex.scale;
  const [ox, oy] =
    frame.hex === undefined ? [origin[0] * size, origin[1] * size] : frame.hex.corner;
  const at = (n: number, most: number): number => Math.max(0, Math.min(most - 1, Math.floor(n)));
  const [x0, x1] = [
    at((lamp.x - reach - ox) / fx - more, columns),
    at(((lamp.x + reach - ox) / fx) * (more > 0 ? 1.2 : 1) + more, columns),
  ];
  const [y0, y1] = [
    at((lamp.y - reach - oy) / fy - more, rows),
    at(((lamp.y + reach - oy) / fy) * (more > 0 ? 1.2 : 1) + more, rows),
  ];
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const i = y * columns + x;
      const middle = middleOfCell(frame, [x, y]);
      const apart = Math.hypot(middle[0] - lamp.x, middle[1] - lamp.y);
      if (apart > reach) continue;
      const now = lamp.dark === true ? DARK : apart <= near ? BRIGHT : DIM;
      if (lamp.dark === true ? level[i] === DARK : level[i]! >= now) continue;
      if (lamp.reaches(middle)) level[i] = now;
    }
}

/** Cells with their own facts and their light; a cell in both lists has both. */
export function litCells(cells: Cells, lit: Lit): Cells {
  if (lit.cells.length === 0) return cells;
  const found = new Map<string, Cells[number]>(cells.map((cell) => [cell.at.join(), cell]));
  for (const { at, light } of lit.cells)
    found.set(at.join(), { ...found.get(at.join()), at: [at[0], at[1]], light });
  return [...found.values()].sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
}
