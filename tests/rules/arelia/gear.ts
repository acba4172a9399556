/** Arelia: drawing and putting away weapons, and changing grip, with and without rapid arming. */
import { cases, options } from '../cases.ts';
import { row } from '../rows.ts';
import { TIMELINE } from '../uncited.ts';
import { all } from '../checks.ts';
import { amid, corridor, does, faults, foe, him, never, round, tells } from '../rounds.ts';
import type { Free, Item } from '../../../src/rules/phased/round/declaration.ts';

const melee = [...corridor, him('a', 4), foe('o', 3)];
const weapon = (size: 'small' | 'medium' | 'large' | 'larger', hand?: 'off'): Item => ({
  item: 'weapon',
  size,
  ...(hand && { hand }),
});
const shield = (size: 'small' | 'medium' | 'body'): Item => ({ item: 'shield', size });
const draw = (items: Item[], rapidArming = false): Free => ({ kind: 'draw', items, rapidArming });

export default cases('arelia', [
  row('arelia.weapon.draw', 0, 'a medium sword and a small dagger in the off hand: +3')
    .on(melee)
    .ask(
      round([
        does('a', 4, 'attack', {
          weaponFactor: 5,
          free: [draw([weapon('medium'), weapon('small', 'off')])],
        }),
      ]),
    )
    .cites('arelia.action.free')
    .gives(
      tells(
        '6 a item-ready weapon',
        '7 a item-ready weapon',
        '7 a free-action draw',
        '7 a chooses attack → 12',
        '12 a attack o',
      ),
    ),
  ...(['small', 'medium', 'large', 'larger'] as const).map((size, n) =>
    row('arelia.weapon.draw', 'extra' as const, `a ${size} weapon`)
      .on(melee)
      .ask(round([does('a', 4, 'regular', { free: [draw([weapon(size)])] })]))
      .uncited(TIMELINE)
      .gives(amid(`${5 + n} a chooses …`)),
  ),
  row('arelia.weapon.draw-shield', 0, 'a medium weapon, then a medium shield, roll 4: 6 and 8')
    .on(melee)
    .ask(
      round([
        does('a', 4, 'attack', {
          weaponFactor: 5,
          free: [draw([weapon('medium'), shield('medium')])],
        }),
      ]),
    )
    .cites('arelia.action.free')
    .gives(
      tells(
        '6 a item-ready weapon',
        '8 a item-ready shield',
        '8 a free-action draw',
        '8 a chooses attack → 13',
        '13 a attack o',
      ),
    ),
  row('arelia.weapon.draw-shield', 'extra', 'the shield first, one for the body')
    .on(melee)
    .ask(round([does('a', 4, 'regular', { free: [draw([shield('body'), weapon('medium')])] })]))
    .uncited(TIMELINE)
    .gives(amid('7 a item-ready shield', '9 a item-ready weapon')),
  row('arelia.weapon.draw-rapid-arming', 0, 'medium weapon and medium shield: +3')
    .on(melee)
    .ask(
      round([
        does('a', 4, 'regular', { free: [draw([weapon('medium'), shield('medium')], true)] }),
      ]),
    )
    .cites('arelia.action.free')
    .gives(amid('7 a chooses …')),
  row('arelia.weapon.draw-rapid-arming', 1, 'a small weapon: +0')
    .on(melee)
    .ask(round([does('a', 4, 'regular', { free: [draw([weapon('small')], true)] })]))
    .uncited(TIMELINE)
    .gives(tells('4 a item-ready weapon', '4 a free-action draw', '4 a chooses …')),
  row(
    'arelia.weapon.draw-rapid-arming',
    'extra',
    'by the option, rapid arming subtracts 1 for each item: +2',
  )
    .on(options({ rapidArming: 'per-item' }), ...melee)
    .ask(
      round([
        does('a', 4, 'regular', { free: [draw([weapon('medium'), shield('medium')], true)] }),
      ]),
    )
    .uncited(TIMELINE)
    .gives(amid('6 a chooses …')),
  row('arelia.weapon.draw-timing', 0, 'roll 4, a sword +2, factor +5')
    .on(melee)
    .ask(round([does('a', 4, 'attack', { weaponFactor: 5, free: [draw([weapon('medium')])] })]))
    .cites('arelia.action.free')
    .gives(amid('6 a item-ready weapon', '11 a attack o')),
  row('arelia.weapon.draw-timing', 1, 'with rapid arming')
    .on(melee)
    .ask(
      round([does('a', 4, 'attack', { weaponFactor: 5, free: [draw([weapon('medium')], true)] })]),
    )
    .uncited(TIMELINE)
    .gives(amid('10 a attack o')),

  row('arelia.weapon.put-away', 0, 'a medium sword and a small shield, roll 5')
    .on(melee)
    .ask(round([does('a', 5, 'put-away', { items: [weapon('medium'), shield('small')] })]))
    .gives(tells('5 a chooses put-away → 8', '8 a put-away')),
  row('arelia.weapon.put-away', 1, 'a scroll, roll 3')
    .on(melee)
    .ask(round([does('a', 3, 'put-away', { items: [{ item: 'scroll' }] })]))
    .gives(amid('7 a put-away')),
  row('arelia.weapon.put-away', 'extra', 'an object +2')
    .on(melee)
    .ask(round([does('a', 3, 'put-away', { items: [{ item: 'object' }] })]))
    .gives(amid('5 a put-away')),
  row('arelia.weapon.put-away-rapid-arming', 0, 'a medium sword away, roll 5, then an attack +6')
    .on(melee)
    .ask(
      round([
        does('a', 5, 'attack', {
          weaponFactor: 6,
          free: [
            { kind: 'put-away', items: [weapon('medium')], rapidArming: true, check: 'passed' },
          ],
        }),
      ]),
    )
    .cites('arelia.action.free')
    .gives(
      all(tells('7 a free-action put-away', '7 a chooses attack → 13', '13 a attack o'), faults()),
    ),
  row('arelia.weapon.put-away-rapid-arming', 'extra', 'the check failed: it is the complex action')
    .on(melee)
    .ask(
      round([
        does('a', 5, 'regular', {
          free: [
            { kind: 'put-away', items: [weapon('medium')], rapidArming: true, check: 'failed' },
          ],
        }),
      ]),
    )
    .cites('arelia.weapon.put-away')
    .gives(all(tells('5 a chooses put-away → 7', '7 a put-away'), never(/free-action/))),
  row('arelia.weapon.change-grip', 0, 'roll 4, grip, attack +5')
    .on(melee)
    .ask(round([does('a', 4, 'attack', { weaponFactor: 5, free: [{ kind: 'change-grip' }] })]))
    .cites('arelia.action.free')
    .gives(amid('5 a free-action change-grip', '10 a attack o')),
  row(
    'arelia.weapon.change-grip',
    'extra',
    'with rapid arming beside a drawing: no second free action',
  )
    .on(melee)
    .ask(
      round([
        does('a', 4, 'attack', {
          weaponFactor: 5,
          free: [draw([weapon('medium')]), { kind: 'change-grip', rapidArming: true }],
        }),
      ]),
    )
    .cites('arelia.action.free')
    .gives(all(amid('12 a attack o'), faults())),
  row('arelia.weapon.change-grip', 'extra', 'a second change')
    .on(melee)
    .ask(
      round([
        does('a', 4, 'attack', {
          weaponFactor: 5,
          free: [
            { kind: 'change-grip', rapidArming: true },
            { kind: 'change-grip', rapidArming: true },
          ],
        }),
      ]),
    )
    .gives(all(amid('10 a attack o'), faults('second-grip-change'))),
]);
