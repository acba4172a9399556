/** Painting helpers shared by all looks of the ground (stone, forest, parchment). */
import type { Cell, Grid, Point } from '../../../src/board/grid.ts';
import type { Tiling } from '../../../src/board/tiling.ts';
import { randomBetween, type Random } from './random.ts';

/** Width, in cells, of the surroundings that are painted beyond each edge of the map. */
export const PAINT_MARGIN = 5;

/** A canvas on which the ground is painted; its lengths are in pixels of the picture. */
export interface Canvas {
  readonly g: OffscreenCanvasRenderingContext2D;
  /** Pixels per plane unit: the side of a square, the width of a hex. */
  readonly px: number;
  /** Size of the map, in whole units. */
  readonly width: number;
  readonly height: number;
  readonly grid: Grid;
  readonly tiling: Tiling;
  readonly random: Random;
}

/**
 * One style in which the ground is painted. Each function paints over the functions called before.
 */
export interface GroundStyle {
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
  /** Paints light and shade on the floor. */
  light(c: Canvas): void;
}

/**
 * The cells around the map, up to one cell beyond the picture's edge, so that outlines end outside
 * the picture.
 */
export function borderCells(c: Canvas): Cell[] {
  const cells: Cell[] = [];
  const deep = PAINT_MARGIN + 1;
  const { columns, rows } = c.grid;
  // Rows of hexes overlap, so more rows are needed.
  const more = c.tiling.kind === 'square' ? 0 : 2;
  for (let y = -deep - more; y < rows + deep + more; y++) {
    for (let x = -deep - more; x < columns + deep + more; x++) {
      if (x < 0 || y < 0 || x >= columns || y >= rows) cells.push([x, y]);
    }
  }
  return cells;
}

/**
 * Upper left corners of boxes, one unit wide and high, around the centers of cells. On squares the
 * boxes are the cells themselves.
 */
export const boxes = (
  { tiling }: Pick<Canvas, 'tiling'>,
  cells: readonly Cell[],
): readonly Point[] =>
  cells.map((cell) => {
    const [x, y] = tiling.middle(cell);
    return [x - 0.5, y - 0.5];
  });

/** The full outlines of cells, as one path to fill. */
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

/** Paints a soft round patch of color. */
export function glow(
  g: OffscreenCanvasRenderingContext2D,
  { x, y, r }: { readonly x: number; readonly y: number; readonly r: number },
  from: string,
  to: string,
): void {
  const gradient = g.createRadialGradient(x, y, 0, x, y, r);
  gradient.addColorStop(0, from);
  gradient.addColorStop(1, to);
  g.fillStyle = gradient;
  g.fillRect(x - r, y - r, 2 * r, 2 * r);
}

/** Paints a soft patch of color, with a radius between the two, somewhere on the map. */
export const glowAnywhere = (
  { g, px, width, height, random }: Canvas,
  [least, most]: readonly [number, number],
  from: string,
  to: string,
): void =>
  glow(
    g,
    {
      x: random() * width * px,
      y: random() * height * px,
      r: randomBetween(random, least, most) * px,
    },
    from,
    to,
  );

/** Draws a pebble: an uneven polygon around a point. */
export function pebble(
  { g, random }: Canvas,
  corners: number,
  { x, y, r }: { readonly x: number; readonly y: number; readonly r: number },
): void {
  g.beginPath();
  for (let i = 0; i < corners; i++) {
    const a = (i / corners) * 2 * Math.PI + random() * 0.5;
    const d = r * (0.75 + random() * 0.35);
    g.lineTo(x + Math.cos(a) * d, y + Math.sin(a) * d * 0.86);
  }
  g.closePath();
}
