/**
 * Layer of the brush: a frame around the cell or side under it, and its name. Only while painting.
 */
import { say, shortTerm, t } from '../../text/index.ts';
import type { Brush } from '../../state/painting.ts';
import { figureAt, frameAround, lineAlong, type Shape } from '../shape.ts';
import { framed, middle, type Layer } from './layer.ts';
import { groundName } from './terrain.ts';
import { capital } from '../panels/capital.ts';

/** Name of a painting tool, with the chosen option if its tile has options. */
export function toolName({
  tool,
  shades,
  graded,
}: Pick<Brush, 'tool' | 'shades' | 'graded'>): string {
  if (tool === 'erase') return t('paint.erase');
  const tile = capital(say('paint.kinds', { item: tool }));
  const shade = {
    difficult: shades.ground === '' ? `×${shades.cost}` : groundName(shades.ground),
    obstacle: '',
    low: '',
    cover: graded
      ? shortTerm(`cover-${shades.degree}`)
      : { limited: '+2', cover: '+4', improved: '+8' }[shades.cover],
    concealment: { partial: '20%', fog: '20/50%', total: '50%' }[shades.concealment],
    dark: shades.light === 'dark' ? '' : shortTerm(`${shades.light}-light`),
  }[tool];
  if (tool === 'dark' && shade !== '') return say('paint.tool', { terrain: shade });
  return say('paint.tool', { terrain: `${tile} ${shade}`.trim() });
}

/** Distance from the frame to the center of the name, in CSS pixels. */
const AWAY = 16;

export const brushLayer: Layer = {
  id: 'brush',

  shapes({ hand, judge }) {
    if (hand === null || hand.aim === null) return [];
    const {
      aim: {
        at: [x, y],
        side,
      },
      tool,
    } = hand;
    const size = tool === 'low' ? 1 : hand.size;
    const frame: Shape =
      side !== undefined && tool === 'low'
        ? lineAlong(
            'brush:edge',
            'frame',
            'path',
            side === 'north'
              ? [
                  [x, y],
                  [x + 1, y],
                ]
              : [
                  [x, y],
                  [x, y + 1],
                ],
          )
        : frameAround('brush:frame', 'hover', framed(judge, [x, y], size));
    const [mx, my] = middle(judge, [x, y], size);
    return [
      frame,
      figureAt('brush:name', 'pill', 'ink', [mx, my - size / 2], {
        dy: -AWAY,
        text: toolName(hand),
      }),
    ];
  },
};
