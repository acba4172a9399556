/** Paints walls that stop only a part of movement, sight and effects, for all looks of the ground. */
import type { Point } from '../../../src/board/grid.ts';
import type { SceneDocument } from '../../../src/scene/schema.ts';
import type { Canvas } from './brush.ts';

type Wall = NonNullable<SceneDocument['walls']>[number];

const EDGE = '#14100c';
/** Pane of glass, railing, and curtain. */
const COLORS = { pane: '#9fd0e6', railing: '#c99a5b', curtain: '#a8434e' } as const;

/** The kind of such a wall; null: it is a full or a low wall. */
export function slenderOf({ low, blocks }: Wall): keyof typeof COLORS | null {
  if (low === true || blocks === undefined) return null;
  const [move, sight] = [blocks.includes('move'), blocks.includes('sight')];
  if (move === sight) return null;
  return sight ? 'curtain' : blocks.includes('effect') ? 'pane' : 'railing';
}

export function slender(
  { g, px }: Canvas,
  kind: keyof typeof COLORS,
  [x1, y1]: Point,
  [x2, y2]: Point,
): void {
  g.lineCap = 'round';
  for (const [color, width, dash] of [
    [EDGE, 0.12, []],
    [COLORS[kind], 0.07, kind === 'railing' ? [0.01, 0.14] : []],
  ] as const) {
    g.strokeStyle = color;
    g.lineWidth = width * px;
    g.setLineDash(dash.map((length) => length * px));
    g.beginPath();
    g.moveTo(x1 * px, y1 * px);
    g.lineTo(x2 * px, y2 * px);
    g.stroke();
  }
  g.setLineDash([]);
  g.lineCap = 'butt';
}
