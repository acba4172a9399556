/**
 * Layers without a switch: brackets around the subject, and a frame around the threatened cell
 * under the pointer.
 */
import { frameAround, type Shape } from '../shape.ts';
import { framed, spaceOf, type Layer } from './layer.ts';

export const selectionLayer: Layer = {
  id: 'selection',

  shapes(view) {
    const { subject, cell } = view;
    const shapes: Shape[] = [];
    if (subject !== null) {
      shapes.push(
        frameAround(
          `selection:${subject.id}`,
          'selection',
          framed(view.judge, subject.at, spaceOf(view.judge, subject)),
        ),
      );
    }
    if (cell === null || view.hovered !== null || view.dragging || !view.shown('threat'))
      return shapes;
    const { threats } = view;
    if (
      threats !== null &&
      (threats.sure.has(cell[0], cell[1]) || threats.doubtful.has(cell[0], cell[1]))
    ) {
      shapes.push(frameAround('selection:hover', 'hover', framed(view.judge, cell, 1)));
    }
    return shapes;
  },
};
