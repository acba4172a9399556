/** The grid of a Foundry scene, and the position of its tokens on it. Pure. */
import type { Cell, HexLayout } from '../../src/board/grid.ts';
import { inRows } from '../../src/board/hex.ts';
import {
  topLeftCell,
  cornerOf,
  frameOver,
  hexFrameOver,
  tokenSpaceOf,
  type Frame,
} from '../common/geometry.ts';
import { metresPerHex } from '../common/scale.ts';
import type { RawGround, RawToken } from './schema.ts';

const SQUARE = 1;
/** Layouts of hexes by the number of Foundry's grid type. */
const HEXES: Readonly<Record<number, HexLayout>> = {
  2: 'odd-r',
  3: 'even-r',
  4: 'odd-q',
  5: 'even-q',
};

/**
 * Grid of a scene in canvas pixels, without the scene's padding. Null if the scene has no usable
 * size, or if its grid has neither squares nor hexes.
 */
export function frameOf({
  grid: { type, size, distance, units, legacy },
  rect: { x, y, width, height },
}: Pick<RawGround, 'grid' | 'rect'>): Frame | null {
  if (type == null || size == null || x == null || y == null || width == null || height == null)
    return null;
  const layout = HEXES[type];
  if (layout === undefined) return type === SQUARE ? frameOver(size, x, y, width, height) : null;
  // Hexes of scenes made before version 10 are measured from point to point, all others from side
  // to side.
  const across = legacy === true ? (size * Math.sqrt(3)) / 2 : size;
  // In even layouts the canvas begins with a line of whole hexes, in odd layouts with a line of
  // half hexes.
  const even = layout === 'even-r' || layout === 'even-q';
  const [along, down] = [even ? across / 2 : 0, across / Math.sqrt(3)];
  return hexFrameOver(
    {
      layout,
      scale: [across, across],
      first: inRows(layout) ? [along, down] : [down, along],
      halves: true,
      metresPerCell: metresPerHex(distance, units),
    },
    x,
    y,
    width,
    height,
  );
}

/**
 * A token's size in grid spaces and, on hexes, which of Foundry's six shapes its space has. The
 * shape is absent in Foundry 11, which has only one.
 */
export type TokenBox = Pick<RawToken, 'width' | 'height' | 'shape'>;
const [ELLIPSE, ELLIPSE_TURNED, TRAPEZOID, TRAPEZOID_TURNED] = [0, 1, 2, 3];

/** Number of lines of hexes before the widest line of a token's space that is `n` hexes across. */
function before(n: number, shape: number | null | undefined): number {
  switch (shape) {
    case ELLIPSE:
      return (n - 1) >> 1;
    case ELLIPSE_TURNED:
      return n >> 1;
    case TRAPEZOID:
      return 0;
    case TRAPEZOID_TURNED:
      return n - 1;
    // In Foundry 11 a space two hexes across is turned: it has one hex in the first line, two in
    // the second.
    default:
      return shape == null ? (n === 2 ? 1 : (n - 1) >> 1) : 0;
  }
}

/** Does the token cover other hexes than the rules assign to a creature of its size? */
export function oddlyShaped({ hex }: Frame, { width, height, shape }: TokenBox): boolean {
  if (hex === undefined || width == null || height == null || width !== height || width < 2)
    return false;
  return before(width, shape) !== (width - 1) >> 1 || (shape ?? ELLIPSE) > ELLIPSE_TURNED;
}

const lines = ({ width, height, shape }: TokenBox): number =>
  before(tokenSpaceOf(width ?? 1, height ?? 1), shape);

/** The cell of a token whose top-left corner lies at (x, y); null without a size. */
export const tokenCellAt = (frame: Frame, box: TokenBox, x: number, y: number): Cell | null =>
  box.width == null || box.height == null
    ? null
    : topLeftCell(frame, { x, y, width: box.width, height: box.height }, lines(box));

/** The top-left corner of a token on a cell; null without a size. */
export const tokenCornerAt = (frame: Frame, box: TokenBox, cell: Cell): [number, number] | null =>
  box.width == null || box.height == null
    ? null
    : cornerOf(frame, cell, box.width, box.height, lines(box));

/** Converts a height to cells above the ground of the drawn level; undefined if unknown. */
export function cellsHigh(
  { grid, base }: Pick<RawGround, 'grid' | 'base'>,
  height: number,
): number | undefined {
  if (base == null || grid.distance == null || grid.distance <= 0) return undefined;
  const cells = Math.round(((height - base) / grid.distance) * 1000) / 1000;
  return Math.abs(cells) <= 1000 ? cells : undefined;
}
