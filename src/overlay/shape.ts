/**
 * What is drawn, as plain data. The renderer knows no rule; a layer knows no DOM.
 * Geometry is in the plane (map units: a square's side, a hex's breadth); `dx`, `dy` are CSS pixels
 * on the screen.
 */
import type { Cell, Point } from '../board/grid.ts';

/** The order of docs/design/look.md, 6. Order: higher is drawn later. */
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
export type Depth = (typeof DEPTHS)[number];

/** What the user reads on hover or focus: message ids, filled by src/text. */
export interface Why {
  readonly message: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly verdict: 'legal' | 'doubtful' | 'illegal' | 'allowed' | 'provokes' | 'info';
  readonly rules: readonly string[];
  /** Cells it answers for: hover is worked out from the pointer's cell. */
  readonly cells: readonly Cell[];
}

interface Common {
  /** Stable from one judgement to the next, for the same mark. */
  readonly key: string;
  readonly depth: Depth;
  readonly quiet?: boolean;
  readonly doubtful?: boolean;
  readonly why?: Why;
}

/**
 * A filled region; `style` names a row of FILLS. The renderer leaves out discs around tokens, here,
 * of edges and of lines.
 */
export interface FillShape extends Common {
  readonly kind: 'fill';
  readonly style: string;
  readonly rings: Rings;
}

/** A region's outline; `style` names a row of LINES. */
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
 * Along a space of n cells across: its whole frame, brackets or ticks at its corners; `style` names
 * a row of FRAMES.
 */
export interface FrameShape extends Common {
  readonly kind: 'frame';
  readonly style: string;
  readonly at: Cell;
  readonly size: number;
  /** The border of the space, where it is no box of squares. */
  readonly rings?: Rings;
  /** A colour of the look, where it is not the row's own. */
  readonly tint?: string;
  /** With ink under it: the creature is elsewhere now. */
  readonly filled?: true;
}

/** A circle in map units around a token; `style` names a row of LINES. */
export interface RingShape extends Common {
  readonly kind: 'ring';
  readonly style: string;
  readonly at: Point;
  readonly radius: number;
  /** With ink under it: a place where no creature stands yet. */
  readonly filled?: boolean;
  readonly text?: string;
}

export const FIGURES = [
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
export type Figure = (typeof FIGURES)[number];

/**
 * A small figure of constant size on the screen, placed by the map; `style` names a colour of the
 * look.
 */
export interface MarkShape extends Common {
  readonly kind: 'mark';
  readonly style: string;
  readonly figure: Figure;
  readonly at: Point;
  /** Shift on the screen, CSS pixels. */
  readonly dx?: number;
  readonly dy?: number;
  /** Labels are centered unless they start or end at their point. */
  readonly anchor?: 'start' | 'end';
  /** Text already formatted. */
  readonly text?: string;
  readonly icon?: string;
}

export type Shape = FillShape | EdgeShape | LineShape | FrameShape | RingShape | MarkShape;

/** A visible token's disc, in cells: fills, edges and lines are cut out around it. */
export interface Disc {
  readonly at: Point;
  readonly radius: number;
}

/** Everything that affects a shape's look, and nothing else: the same text, the same drawing. */
export function looks(shape: Shape): string {
  const { why: _why, key: _key, ...seen } = shape;
  return JSON.stringify(seen);
}
