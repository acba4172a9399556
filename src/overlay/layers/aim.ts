/**
 * Layer of the aimed area: the cells of automatic fire, of a burst or of a spell, the cell and
 * corners of a thrown explosive, and the allies inside.
 */
import { CellSet } from '../../board/cellset.ts';
import type { Shape } from '../shape.ts';
import { t } from '../../text/index.ts';
import { framed, middle, rim, ringsOf, spaceOf, type Layer, type View } from './layer.ts';

export const aim: Layer = {
  id: 'aim',

  shapes(view) {
    const { aimed, judge } = view;
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
    shapes.push(...alliesIn(view, aimed.allies ?? []));
    return shapes;
  },
};

/** Pixels from a token's rim to the middle of its label. */
const BELOW = 14;

/** A frame and a label at each ally in the area, so that it is seen before the spell is cast. */
const alliesIn = ({ judge, visible }: View, ids: readonly string[]): Shape[] =>
  visible
    .filter(({ id }) => ids.includes(id))
    .flatMap((c): Shape[] => {
      const n = spaceOf(judge, c);
      const [x, y] = middle(judge, c.at, n);
      return [
        {
          kind: 'frame',
          key: `aim:ally:${c.id}`,
          depth: 'frame',
          style: 'hover',
          tint: 'warn',
          ...framed(judge, c.at, n),
        },
        {
          kind: 'mark',
          key: `aim:ally:${c.id}:label`,
          depth: 'badge',
          style: 'warn',
          figure: 'pill',
          at: [x, y + rim(n)],
          dy: BELOW,
          text: t('area.ally'),
        },
      ];
    });
