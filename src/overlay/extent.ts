/** Computes the boxes that marks cover on the screen, so that readouts do not cover them. Pure. */
import type { Point } from '../board/grid.ts';
import { measure } from './measure.ts';
import type { ScreenBox } from './place.ts';
import type { MarkShape, Shape } from './shape.ts';

/** Half the width kept free along a line, in CSS pixels. */
const LINE = 8;
/** Half the side of figures whose size is fixed in pixels. */
const HALF: Readonly<Partial<Record<MarkShape['figure'], number>>> = {
  diamond: 14,
  same: 12,
  doubt: 13,
  octagon: 12,
  shield: 15,
  over: 15,
  step: 14,
};

/** Box of a label around its position: as wide as its text, as the renderer draws it. */
export function labelBox({
  text = '',
  dx = 0,
  dy = 0,
  anchor,
  figure,
}: Pick<MarkShape, 'text' | 'dx' | 'dy' | 'anchor' | 'figure'>): ScreenBox {
  const [size, weight, height] = figure === 'badge' ? [13, 800, 22] : [12, 600, 20];
  const width = Math.max(height, Math.ceil(measure(text, size, weight)) + 14);
  return {
    x: dx - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2),
    y: dy - height / 2,
    width,
    height,
  };
}

function ofMark(shape: MarkShape, [x, y]: Point): ScreenBox {
  if (shape.figure === 'pill' || shape.figure === 'badge') {
    const box = labelBox(shape);
    return { ...box, x: x + box.x, y: y + box.y };
  }
  const half = HALF[shape.figure] ?? 12;
  return {
    x: x + (shape.dx ?? 0) - half,
    y: y + (shape.dy ?? 0) - half,
    width: 2 * half,
    height: 2 * half,
  };
}

/**
 * Covers a line with small boxes, so that a slanted line does not claim the whole rectangle around
 * it.
 */
function* alongLine(points: readonly Point[]): Iterable<ScreenBox> {
  for (let i = 1; i < points.length; i++) {
    const [[ax, ay], [bx, by]] = [points[i - 1] ?? [0, 0], points[i] ?? [0, 0]];
    const pieces = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / (2 * LINE)));
    for (let k = 0; k <= pieces; k++) {
      const [x, y] = [ax + ((bx - ax) * k) / pieces, ay + ((by - ay) * k) / pieces];
      yield { x: x - LINE, y: y - LINE, width: 2 * LINE, height: 2 * LINE };
    }
  }
}

/**
 * The boxes of lines and small figures among `shapes`, in client CSS pixels; areas, frames and
 * rings have none.
 */
export function extents(
  shapes: readonly Shape[],
  place: (point: Point) => Point | null,
): readonly ScreenBox[] {
  return shapes.flatMap((shape): ScreenBox[] => {
    if (shape.kind === 'line')
      return [...alongLine(shape.points.flatMap((p) => [place(p)].filter((q) => q !== null)))];
    const at = shape.kind === 'mark' ? place(shape.at) : null;
    return at === null || shape.kind !== 'mark' ? [] : [ofMark(shape, at)];
  });
}
