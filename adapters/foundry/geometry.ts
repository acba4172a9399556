/** The grid of a Foundry scene. Pure. */
import { frameOver, type Frame } from '../common/geometry.ts';
import type { RawGround } from './schema.ts';

/** In canvas pixels; the scene begins inside its padding. Null when the scene has no usable size. */
export function frameOf({ grid: { size }, rect: { x, y, width, height } }: Pick<RawGround, 'grid' | 'rect'>): Frame | null {
  return size == null || x == null || y == null || width == null || height == null ? null : frameOver(size, x, y, width, height);
}
