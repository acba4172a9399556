/** What every look of the ground paints with. */
import type { Cell } from '../../../src/board/grid.ts';
import type { Random } from './random.ts';

/** Cells of surroundings painted beyond each edge of the map. */
export const MARGIN = 5;

/** What a look paints with; lengths in pixels of the picture. */
export interface Canvas {
  readonly g: CanvasRenderingContext2D;
  /** Pixels a cell. */
  readonly px: number;
  readonly columns: number;
  readonly rows: number;
  readonly random: Random;
}

/** One look of the ground. Each part paints over the ones before. */
export interface Look {
  /** What lies around the map. */
  readonly beyond: string;
  floor(c: Canvas): void;
  grid: string;
  rock(c: Canvas, cells: readonly Cell[]): void;
  rubble(c: Canvas, cells: readonly Cell[]): void;
  fog(c: Canvas, cells: readonly Cell[]): void;
  low(c: Canvas, cells: readonly Cell[]): void;
  pit(c: Canvas, cells: readonly Cell[]): void;
  wall(c: Canvas, from: readonly number[], to: readonly number[], low: boolean): void;
  /** Light and shade over all. */
  light(c: Canvas): void;
}

/** All cells of the margin and of the map whose place passes the test. */
export function around(c: Canvas, test: (x: number, y: number) => boolean): Cell[] {
  const cells: Cell[] = [];
  for (let y = -MARGIN; y < c.rows + MARGIN; y++) {
    for (let x = -MARGIN; x < c.columns + MARGIN; x++) if (test(x, y)) cells.push([x, y]);
  }
  return cells;
}

export const onMap = (c: Canvas, x: number, y: number): boolean => x >= 0 && y >= 0 && x < c.columns && y < c.rows;

/** A soft round patch of colour. */
export function glow(g: CanvasRenderingContext2D, x: number, y: number, r: number, from: string, to: string): void {
  const gradient = g.createRadialGradient(x, y, 0, x, y, r);
  gradient.addColorStop(0, from);
  gradient.addColorStop(1, to);
  g.fillStyle = gradient;
  g.fillRect(x - r, y - r, 2 * r, 2 * r);
}

/** A pebble: an uneven polygon around a point. */
export function pebble(g: CanvasRenderingContext2D, x: number, y: number, r: number, corners: number, rnd: Random): void {
  g.beginPath();
  for (let i = 0; i < corners; i++) {
    const a = (i / corners) * 2 * Math.PI + rnd() * 0.5;
    const d = r * (0.75 + rnd() * 0.35);
    g.lineTo(x + Math.cos(a) * d, y + Math.sin(a) * d * 0.86);
  }
  g.closePath();
}
