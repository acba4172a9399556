/**
 * Layer of the aimed area: the area of automatic fire, the cell and corners of a thrown explosive,
 * a burst's cells.
 */
import { CellSet } from '../../board/cellset.ts';
import type { Shape } from '../shape.ts';
import { framed, ringsOf, type Layer } from './layer.ts';

export const aim: Layer = {
  id: 'aim',

  shapes({ aimed, judge }) {
    if (aimed === null) return [];
    const { square, cells, lands, numbered } = aimed;
    const rings = ringsOf(judge, CellSet.of(judge.board.ground.grid, cells));
    const shapes: Shape[] =
      rings.length === 0
        ? []
        : [
            { kind: 'fill', key: 'aim:area', depth: 'threat-fill', style: 'threat', rings },
            { kind: 'edge', key: 'aim:edge', depth: 'threat-edge', style: 'threat', rings },
          ];
    if (square !== undefined)
      shapes.push({
        kind: 'frame',
        key: 'aim:square',
        depth: 'frame',
        style: 'hover',
        ...framed(judge, square, 1),
      });
    const [only] = lands;
    if (lands.length === 1 && only !== undefined)
      shapes.push({
        kind: 'mark',
        key: 'aim:lands',
        depth: 'badge',
        style: 'threat',
        figure: 'cross',
        at: only,
      });
    else
      lands.forEach((at, i) =>
        shapes.push(
          numbered
            ? {
                kind: 'mark',
                key: `aim:${i}`,
                depth: 'badge',
                style: 'ink',
                figure: 'pill',
                at,
                text: String(i + 1),
              }
            : {
                kind: 'mark',
                key: `aim:${i}`,
                depth: 'badge',
                style: 'threat',
                figure: 'corner',
                at,
              },
        ),
      );
    return shapes;
  },
};
