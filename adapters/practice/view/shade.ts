/** Paints water, raised ground and darkness, for all looks of the ground. */
import type { Cell } from '../../../src/board/grid.ts';
import { randomBetween } from './random.ts';
import { boxes, tiles, type Canvas } from './brush.ts';
import { roundedOutline } from './outline.ts';

export function water(c: Canvas, cells: readonly Cell[]): void {
  if (cells.length === 0) return;
  const { g, px, random } = c;
  const shape = roundedOutline(c, cells, 0.3);
  g.fillStyle = 'rgba(38,84,104,.78)';
  g.fill(shape);
  g.strokeStyle = 'rgba(12,30,40,.7)';
  g.lineWidth = 0.05 * px;
  g.stroke(shape);
  g.strokeStyle = 'rgba(196,224,232,.4)';
  g.lineWidth = 0.02 * px;
  for (const [x, y] of boxes(c, cells)) {
    for (let i = 0; i < 3; i++) {
      const [a, b] = [(x + randomBetween(random, 0.1, 0.55)) * px, (y + 0.2 + i * 0.28) * px];
      g.beginPath();
      g.moveTo(a, b);
      g.bezierCurveTo(a + 0.1 * px, b - 0.06 * px, a + 0.2 * px, b + 0.06 * px, a + 0.32 * px, b);
      g.stroke();
    }
  }
}

/** Paints a plank floor that looks one step higher than the floor around it. */
export function paintPlatform(c: Canvas, cells: readonly Cell[]): void {
  const { g, px } = c;
  for (const [x, y] of boxes(c, cells)) {
    const [left, top, side] = [(x + 0.04) * px, (y + 0.04) * px, 0.92 * px];
    g.fillStyle = 'rgba(0,0,0,.35)';
    g.fillRect(left + 0.05 * px, top + 0.07 * px, side, side);
    g.fillStyle = '#7d5d3a';
    g.fillRect(left, top, side, side);
    g.strokeStyle = 'rgba(40,26,12,.75)';
    g.lineWidth = 0.03 * px;
    g.strokeRect(left, top, side, side);
    for (let i = 1; i < 4; i++) {
      g.beginPath();
      g.moveTo(left, top + (i * side) / 4);
      g.lineTo(left + side, top + (i * side) / 4);
      g.stroke();
    }
  }
}

/** Darkens cells; `depth` is the opacity, from 0 to 1. */
export function shade(c: Canvas, cells: readonly Cell[], depth: number): void {
  c.g.fillStyle = `rgba(4,6,12,${depth})`;
  c.g.fill(tiles(c, cells));
}
