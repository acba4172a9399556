/**
 * What is drawn, as plain data. The renderer knows no rule; a layer knows no DOM.
 * Geometry is in cells (map units); `px` fields are CSS pixels on the screen.
 */
import type { Cell, Point } from '../board/grid.ts';

/** The order of §6 of the look: higher is drawn later. */
export const DEPTHS = [
  'terrain', 'fog', 'move-fill', 'threat-fill', 'move-edge', 'threat-edge', 'lane', 'timeline', 'flanking', 'cover',
  'safe', 'path', 'frame', 'chip', 'badge',
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
  /** A name of the look's tables (colour, width, dash come from the style, never from a layer). */
  readonly style: string;
  readonly quiet?: boolean;
  readonly doubtful?: boolean;
  readonly why?: Why;
}

/** Closed outlines, inset and rounded by the renderer; a hole is a ring of its own. */
export interface AreaShape extends Common {
  readonly kind: 'area';
  readonly rings: readonly (readonly Point[])[];
  /** Discs left out: centre, radii, in cells. */
  readonly holes: readonly { readonly at: Point; readonly rx: number; readonly ry: number }[];
  readonly part: 'fill' | 'edge';
}

export interface LineShape extends Common {
  readonly kind: 'line';
  readonly points: readonly Point[];
}

/** A box of cells: frames, brackets, ticks. */
export interface FrameShape extends Common {
  readonly kind: 'frame';
  readonly at: Cell;
  readonly size: number;
}

/** A small figure of constant size on the screen, placed by the map. */
export interface MarkShape extends Common {
  readonly kind: 'mark';
  readonly at: Point;
  /** Shift on the screen, CSS pixels. */
  readonly dx?: number;
  readonly dy?: number;
  readonly figure: 'disc' | 'diamond' | 'octagon' | 'chip' | 'pill' | 'badge' | 'ring' | 'cross' | 'shield' | 'dot' | 'box';
  /** Text already formatted. */
  readonly text?: string;
  readonly icon?: string;
}

export type Shape = AreaShape | LineShape | FrameShape | MarkShape;
