/**
 * Layer of the aimed area: the cells of automatic fire, of a burst or of a spell, the cell and
 * corners of a thrown explosive, and the allies inside.
 */
import { CellSet } from '../../board/cellset.ts';
import type { Aimed } from '../../state/aiming.ts';
import { figureAt, frameAround, type Shape } from '../shape.ts';
import { t } from '../../text/index.ts';
import { framed, middle, rim, ringsOf, spaceOf, type Layer, type View } from './layer.ts';

export const aimLayer: Layer = {
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
      shapes.push(frameAround('aim:square', 'hover', framed(judge, square, 1)));
    const [only] = lands;
    if (lands.length === 1 && only !== undefined)
      shapes.push(figureAt('aim:lands', 'cross', 'threat', only));
    else
      lands.forEach((at, i) =>
        shapes.push(
          numbered
            ? figureAt(`aim:${i}`, 'pill', 'ink', at, { text: String(i + 1) })
            : figureAt(`aim:${i}`, 'corner', 'threat', at),
        ),
      );
    shapes.push(...ownIn(view, aimed.own ?? []));
    return shapes;
  },
};

/** Pixels from a token's rim to the middle of its label. */
const BELOW = 14;

/** A frame and a label at each creature of the caster's side in the area, the caster included. */
const ownIn = ({ judge, visible }: View, own: NonNullable<Aimed['own']>): Shape[] =>
  own.flatMap(({ id, relation }): Shape[] => {
    const c = visible.find((each) => each.id === id);
    if (c === undefined) return [];
    const n = spaceOf(judge, c);
    const [x, y] = middle(judge, c.at, n);
    return [
      frameAround(`aim:own:${id}`, 'hover', framed(judge, c.at, n), { tint: 'warn' }),
      figureAt(`aim:own:${id}:label`, 'pill', 'warn', [x, y + rim(n)], {
        dy: BELOW,
        text: t(`area.own.${relation}`),
      }),
    ];
  });
