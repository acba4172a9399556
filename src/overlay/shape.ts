/**
 * Shapes to draw, as plain data. The renderer knows no rule, and a layer knows no DOM. Geometry is
 * in map units (a square's side or a hex's width); `dx` and `dy` are CSS pixels on the screen.
 */
import type { Cell, Point } from '../board/grid.ts';

/** Drawing order of docs/design/look.md, 6. Order: later entries are drawn on top. */
export const DEPTHS = [
  'terrain',
  'fog',
  'move-fill',
  'threat-fill',
  'move-edge',
  'threat-edge',
  'lane',
  'timeline',
  'flanking',
  'cover',
  'safe',
  'path',
  'frame',
  'chip',
  'badge',
] as const;
type Depth = (typeof DEPTHS)[number];

/** The reason for a mark, shown on hover or focus: message ids, filled by src/text. */
export interface Why {
  readonly message: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly verdict: 'legal' | 'doubtful' | 'illegal' | 'allowed' | 'provokes' | 'info';
  readonly rules: readonly string[];
  /** Cells that the reason applies to: the pointer's cell selects the reasons to show. */
  readonly cells: readonly Cell[];
  /** Attacker and target, where the game master may say another degree of cover. */
  readonly pair?: { readonly from: string; readonly to: string };
}

interface Common {
  /** Identifies the mark; stays the same from one judgment to the next. */
  readonly key: string;
  readonly depth: Depth;
  readonly quiet?: boolean;
  readonly doubtful?: boolean;
  readonly why?: Why;
}

/**
 * A filled region; `style` names a row of FILLS. The renderer cuts out the discs around tokens from
 * fills, edges and lines.
 */
export interface FillShape extends Common {
  readonly kind: 'fill';
  readonly style: string;
  readonly rings: Rings;
}

/** The outline of a region; `style` names a row of LINES. */
export interface EdgeShape extends Common {
  readonly kind: 'edge';
  readonly style: string;
  readonly rings: Rings;
}

/** Closed rings of cells' corners, inner side to the right; inset and rounded by the renderer. */
export type Rings = readonly (readonly Point[])[];

/** An open line; `style` names a row of LINES. */
export interface LineShape extends Common {
  readonly kind: 'line';
  readonly style: string;
  readonly points: readonly Point[];
}

/**
 * A frame around a space of n × n cells: the whole border, or brackets or ticks at its corners;
 * `style` names a row of FRAMES.
 */
export interface FrameShape extends Common {
  readonly kind: 'frame';
  readonly style: string;
  readonly at: Cell;
  readonly size: number;
  /** Border of the space, if the space is not a box of squares. */
  readonly rings?: Rings;
  /** A color name that replaces that of the row. */
  readonly tint?: string;
  /** Has a dark background, because the creature is elsewhere now. */
  readonly filled?: true;
}

/** A circle in map units around a token; `style` names a row of LINES. */
export interface RingShape extends Common {
  readonly kind: 'ring';
  readonly style: string;
  readonly at: Point;
  readonly radius: number;
  /** Has a dark background, because no creature stands there yet. */
  readonly filled?: boolean;
  readonly text?: string;
}

const FIGURES = [
  'step',
  'over',
  'diamond',
  'same',
  'doubt',
  'octagon',
  'count',
  'chip',
  'more',
  'pill',
  'badge',
  'shield',
  'corner',
  'clear-end',
  'cross',
  'notch',
] as const;
type Figure = (typeof FIGURES)[number];

/**
 * A small figure of constant size on the screen at a point of the map; `style` names a color of the
 * look.
 */
export interface MarkShape extends Common {
  readonly kind: 'mark';
  readonly style: string;
  readonly figure: Figure;
  readonly at: Point;
  /** Offset on the screen, in CSS pixels. */
  readonly dx?: number;
  readonly dy?: number;
  /** The end of the label that lies at its point; absent: the label is centered on the point. */
  readonly anchor?: 'start' | 'end';
  /** The label, already formatted. */
  readonly text?: string;
  readonly icon?: string;
  /**
   * `total`: drawn at every zoom, as the one number that says what a path costs; `detail`: left out
   * on cells that are too small for the costs of single steps.
   */
  readonly zoom?: 'total' | 'detail';
}

export type Shape = FillShape | EdgeShape | LineShape | FrameShape | RingShape | MarkShape;

/** The disc of a visible token, in cells: fills, edges and lines are cut out around it. */
export interface VisibleDisc {
  readonly at: Point;
  readonly radius: number;
}

/** Everything that affects how a shape looks, as text: equal texts mean equal drawings. */
export function looks(shape: Shape): string {
  const { why: _why, key: _key, ...seen } = shape;
  return JSON.stringify(seen);
}

/** A figure at a point of the map, above the other marks unless `more` says otherwise. */
export const figureAt = <const M extends Partial<MarkShape>>(
  key: string,
  figure: Figure,
  style: string,
  at: Point,
  more?: M,
): MarkShape & M =>
  ({ kind: 'mark', key, depth: 'badge', style, figure, at, ...more }) as MarkShape & M;

/** An open line through points of the map. */
export const lineAlong = (
  key: string,
  depth: Depth,
  style: string,
  points: readonly Point[],
  more: Partial<LineShape> = {},
): LineShape => ({ kind: 'line', key, depth, style, points, ...more });

/** A frame around a space, over the areas unless `more` says otherwise. */
export const frameAround = (
  key: string,
  style: string,
  space: Pick<FrameShape, 'at' | 'size' | 'rings'>,
  more: Partial<FrameShape> = {},
): FrameShape => ({ kind: 'frame', key, depth: 'frame', style, ...space, ...more });
