/** Painting helpers that all looks of the ground share. */
import type { Cell, Grid, Point } from '../../../src/board/grid.ts';
import type { Tiling } from '../../../src/board/tiling.ts';
import type { Random } from './random.ts';

/** Cells of surroundings painted beyond each edge of the map. */
export const MARGIN = 5;

/** A canvas to paint the ground on; lengths in pixels of the picture. */
export interface Canvas {
  readonly g: CanvasRenderingContext2D;
  /** Pixels a unit of the plane: a square's side, a hex's breadth. */
  readonly px: number;
  /** Size of the map, in whole units. */
  readonly width: number;
  readonly height: number;
  readonly grid: Grid;
  readonly tiling: Tiling;
  readonly random: Random;
}

/** One look of the ground. Each part paints over the ones before. */
export interface Look {
  /** Color of the area around the map. */
  readonly beyond: string;
  floor(c: Canvas): void;
  grid: string;
  rock(c: Canvas, cells: readonly Cell[]): void;
  rubble(c: Canvas, cells: readonly Cell[]): void;
  fog(c: Canvas, cells: readonly Cell[]): void;
  low(c: Canvas, cells: readonly Cell[]): void;
  pit(c: Canvas, cells: readonly Cell[]): void;
  wall(c: Canvas, from: readonly number[], to: readonly number[], low: boolean): void;
  /** Light and shade on the floor. */
  light(c: Canvas): void;
}

/**
 * The cells around the map, to one beyond the picture's edge, so that outlines close out of sight.
 */
export function around(c: Canvas): Cell[] {
  const cells: Cell[] = [];
  const deep = MARGIN + 1;
  const { columns, rows } = c.grid;
  // Rows of hexes lie closer than they are high.
  const more = c.tiling.kind === 'square' ? 0 : 2;
  for (let y = -deep - more; y < rows + deep + more; y++) {
    for (let x = -deep - more; x < columns + deep + more; x++) {
      if (x < 0 || y < 0 || x >= columns || y >= rows) cells.push([x, y]);
    }
  }
  return cells;
}

/**
 * The upper left corners of the boxes, one unit wide and high, about the cells' middles: on squares
 * the cells themselves.
 */
export const boxes = (
  { tiling }: Pick<Canvas, 'tiling'>,
  cells: readonly Cell[],
): readonly Point[] =>
  cells.map((cell) => {
    const [x, y] = tiling.middle(cell);
    return [x - 0.5, y - 0.5];
  });

/** Each cell from border to border. */
export function tiles(
  { tiling, px }: Pick<Canvas, 'tiling' | 'px'>,
  cells: readonly Cell[],
): Path2D {
  const path = new Path2D();
  for (const cell of cells) {
    for (const [i, [x, y]] of tiling.corners(cell).entries())
      path[i === 0 ? 'moveTo' : 'lineTo'](x * px, y * px);
    path.closePath();
  }
  return path;
}

/** A soft round patch of colour. */
export function glow(
  g: CanvasRenderingContext2D,
  x: number,
  y: number,
  r: number,
  from: string,
  to: string,
): void {
  const gradient = g.createRadialGradient(x, y, 0, x, y, r);
  gradient.addColorStop(0, from);
  gradient.addColorStop(1, to);
  g.fillStyle = gradient;
  g.fillRect(x - r, y - r, 2 * r, 2 * r);
}

/** A pebble: an uneven polygon around a point. */
export function pebble(
  g: CanvasRenderingContext2D,
  x: number,
  y: number,
  r: number,
  corners: number,
  rnd: Random,
): void {
  g.beginPath();
  for (let i = 0; i < corners; i++) {
    const a = (i / corners) * 2 * Math.PI + rnd() * 0.5;
    const d = r * (0.75 + rnd() * 0.35);
    g.lineTo(x + Math.cos(a) * d, y + Math.sin(a) * d * 0.86);
  }
  g.closePath();
}
