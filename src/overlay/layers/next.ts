/** Layer of the foes that a feat lets the attacker strike next: a frame and the feat's name at each. */
import { creatureOf } from '../../board/board.ts';
import { term } from '../../text/index.ts';
import { figureAt, frameAround, type Shape } from '../shape.ts';
import { creatureCells, framed, middle, rim, spaceOf, type Layer } from './layer.ts';

/** Pixels from a token's rim to the middle of its label. */
const BELOW = 14;

export const nextLayer: Layer = {
  id: 'next',
  shapes({ judge, next: all }) {
    const shapes = new Map<string, Shape>();
    for (const { of, feat, targets, rules } of all)
      for (const id of targets) {
        const foe = creatureOf(judge.board, id);
        if (foe === undefined || shapes.has(id)) continue;
        const n = spaceOf(judge, foe);
        const [x, y] = middle(judge, foe.at, n);
        shapes.set(
          id,
          frameAround(`next:${id}`, 'hover', framed(judge, foe.at, n), { tint: 'threat' }),
        );
        shapes.set(
          `${id}:label`,
          figureAt(`next:${id}:label`, 'pill', 'threat', [x, y + rim(n)], {
            dy: BELOW,
            text: term(feat),
            why: {
              message: 'next.target',
              verdict: 'info',
              rules,
              cells: creatureCells(judge, foe),
              params: { who: { creature: of }, foe: { creature: id }, feat: { term: feat } },
            },
          }),
        );
      }
    return [...shapes.values()];
  },
};
