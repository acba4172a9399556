/** Mounts and riders, and dragged creatures. */
import { cases, cells, creature, hero, turn, type CreatureMore } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { barredBy, glaive, go, legal, nobody, once, orc, rogue } from './boards.ts';

const row = rowsOf('srd52');
const horse = (more: CreatureMore = {}, x = 6, y = 5) =>
  hero('h', x, y, { size: 'large', speed: { land: 12 }, ...more });
const rides = (more: CreatureMore = {}) => rogue(6, 5, { mount: 'h', ...more });
const off = cells('6,5 7,5');
const on = (target = 'h') => ({ ask: 'act', of: 'r', action: 'mount-up', target });
const spent = (moved: number, uses: Record<string, number> = {}) =>
  turn({ active: 'r', spent: { moved, uses } });
const beside = (moved: number) =>
  turn({ active: 'r', spent: { uses: { action: 1 }, beside: { h: { moved } } } });
const steps = (n: number) => cells(Array.from({ length: n + 1 }, (_, i) => `${6 + i},5`).join(' '));

export default cases('srd52', [
  row('mounted.who', 0, 'a rider on a horse')
    .on(horse(), rides())
    .ask(go('r', off))
    .uncited('nothing is against it')
    .gives({ legal: true, mover: 'h' }),
  row('mounted.who', 1, 'a mastiff for a Medium rider')
    .on(horse({ size: 'medium' }), rides())
    .ask(go('r', off))
    .gives({ legal: false, violations: [{ code: 'mount-too-small' }] }),
  row('mounted.who', 2, 'a mastiff for a Small rider')
    .on(horse({ size: 'medium' }), rides({ size: 'small' }))
    .ask(go('r', off))
    .uncited('nothing is against it')
    .gives({ legal: true, mover: 'h' }),
  row('mounted.who', 3, 'a Huge elephant')
    .on(horse({ size: 'huge' }), rides())
    .ask(go('r', off))
    .uncited('nothing is against it')
    .gives({ legal: true, mover: 'h' }),
  row('mounted.mounting', 0, 'half the speed for getting on')
    .on(rogue(5, 5), horse(), spent(0, { half: 1 }))
    .ask(go('r', cells('5,5 5,4')))
    .cites('srd52.move.pool')
    .gives({ ...legal(1), budget: 3 }),
  row('mounted.mounting', 1, 'four squares moved before')
    .on(rogue(5, 5), horse(), spent(4))
    .ask(on())
    .gives({ legal: false, why: ['over-speed'] }),
  row('mounted.mounting', 2, 'a second horse in one turn')
    .on(rogue(5, 5), horse(), spent(0, { half: 1 }))
    .ask(on())
    .gives({ legal: true }),
  row('mounted.mounting', 3, 'a grappled rider')
    .on(rogue(5, 5, { conditions: ['grappled'] }), horse())
    .ask(on())
    .gives({ legal: false, why: ['immobile', 'over-speed'] }),
  row('mounted.mounting', 4, 'a horse two squares away')
    .on(rogue(4, 5), horse())
    .ask(on())
    .gives({ legal: false, why: ['target-out-of-reach'] }),
  row('mounted.controlled', 0, 'six squares, an attack, six squares')
    .on(horse(), rides(), beside(6))
    .ask(go('r', steps(6)))
    .cites('srd52.move.pool')
    .gives({ ...legal(6), budget: 6 }),
  row('mounted.controlled', 3, 'a Dash as the horse’s action')
    .on(horse(), rides())
    .ask(go('r', off, 'dash'))
    .cites('srd52.move.dash')
    .gives({ budget: 24 }),
  row('opportunity.carried', 0, 'an orc drags a wizard out of a fighter’s reach')
    .on(
      hero('f', 5, 5),
      creature('o', 6, 5, { grapples: ['w'] }),
      hero('w', 6, 4, { conditions: ['grappled'] }),
    )
    .ask(go('o', cells('6,5 7,5')))
    .cites('srd52.opportunity.own-means')
    .gives(once('f', [6, 5])),
  row('opportunity.carried', 1, 'a horse trots out of an orc’s reach')
    .on(orc(), horse(), rides())
    .ask(go('r', off))
    .cites('srd52.opportunity.own-means')
    .gives(once('o', [6, 5], { against: ['h'] })),
  row('opportunity.disengage', 4, 'a controlled horse takes Disengage')
    .on(orc(), horse(), rides())
    .ask(go('r', off, 'disengage'))
    .gives(barredBy('not-provoking', 'disengaged')),
  row('reach.nearest-square', 'extra', 'a rider’s glaive reaches from the whole horse')
    .on(horse(), rides({ attacks: [glaive] }), creature('o', 9, 5))
    .ask(go('o', cells('9,5 10,5')))
    .cites('srd52.opportunity.reach-weapon')
    .gives(once('r', [9, 5])),
  row('opportunity.reaction', 3, 'the rider and the horse react, each for itself')
    .on(horse(), rides(), creature('o', 8, 5))
    .ask(go('o', cells('8,5 9,5')))
    .gives({ opportunities: [{ by: 'h' }, { by: 'r' }] }),
  row('mounted.space', 1, 'a foe two squares from the horse')
    .on(horse(), rides({ attacks: [glaive] }), creature('o', 9, 6))
    .ask({ ask: 'distance', from: 'r', to: 'o' })
    .uncited('the place of a rider is our own reading')
    .gives({ cells: 2 }),
  row('mounted.space', 0, 'a foe three squares from it')
    .on(horse(), rides({ attacks: [glaive] }), creature('o', 10, 5))
    .ask({ ask: 'distance', from: 'r', to: 'o' })
    .uncited('the place of a rider is our own reading')
    .gives({ cells: 3, ...{} }),
  row('opportunity.carried', 'extra', 'a dragged creature does not provoke')
    .on(
      orc(),
      creature('p', 7, 5, { grapples: ['w'] }),
      hero('w', 6, 5, { conditions: ['grappled', 'stunned'] }),
    )
    .ask(go('p', cells('7,5 8,5')))
    .uncited('nothing provokes')
    .gives(nobody),
]);
