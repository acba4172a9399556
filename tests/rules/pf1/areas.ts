/** Areas of effect: the saves of those inside. */
import { area, catches } from '../asks/movements.ts';
import { block, cases, cell, creature, hero } from '../cases.ts';
import { row } from '../rows.ts';

export default cases('pf1', [
  row(
    'pf1.cover.partial',
    'extra',
    'an obstacle that gives partial cover stands between a burst and its target: +1 Reflex',
  )
    .on(cell(4, 1, { cover: 'limited' }), creature('t', 4, 1, { saves: { reflex: 2 } }))
    .ask(area('burst', [1, 1], 6, { save: 'reflex' }))
    .cites('srd35.cover.reflex-bonus')
    .gives(catches({ t: { cover: 'limited', save: { bonus: 2, total: 3 } } })),
  row(
    'pf1.cover.partial',
    'extra',
    'a pillar in the way is full cover: +2 Reflex, against a fireball none',
  )
    .on(hero('c', 0, 0), block(2, 1), creature('t', 4, 1, { saves: { reflex: 2 } }))
    .ask(area('spread', [1, 0], 6, { by: 'c', save: 'reflex' }))
    .cites('srd35.cover.reflex-spread-negates')
    .gives(catches({ t: { cover: 'cover', relation: 'foe', save: { bonus: 2, total: 2 } } })),
]);
