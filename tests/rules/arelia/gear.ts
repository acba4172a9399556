/** Arelia: drawing and putting away weapons, and changing grip, with and without rapid arming. */
import { cases, options } from '../cases.ts';
import { TIMELINE } from '../uncited.ts';
import { all } from '../checks.ts';
import { amid, corridor, does, faults, foe, him, never, round, tells } from '../rounds.ts';
import type { Free, Item } from '../../../src/rules/phased/declaration.ts';

const melee = [...corridor, him('a', 4), foe('o', 3)];
const weapon = (size: 'small' | 'medium' | 'large' | 'larger', hand?: 'off'): Item => ({
  item: 'weapon',
  size,
  ...(hand && { hand }),
});
const shield = (size: 'small' | 'medium' | 'body'): Item => ({ item: 'shield', size });
const draw = (items: Item[], rapidArming = false): Free => ({ kind: 'draw', items, rapidArming });

export default cases('arelia', [
  {
    rule: 'arelia.weapon.draw',
    case: 0,
    given: 'a medium sword and a small dagger in the off hand: +3',
    on: melee,
    cites: ['arelia.action.free'],
    ask: round([
      does('a', 4, 'attack', {
        weaponFactor: 5,
        free: [draw([weapon('medium'), weapon('small', 'off')])],
      }),
    ]),
    check: tells(
      '6 a item-ready weapon',
      '7 a item-ready weapon',
      '7 a free-action draw',
      '7 a chooses attack → 12',
      '12 a attack o',
    ),
  },
  ...(['small', 'medium', 'large', 'larger'] as const).map((size, n) => ({
    rule: 'arelia.weapon.draw',
    case: 'extra' as const,
    given: `a ${size} weapon`,
    on: melee,
    uncited: TIMELINE,
    ask: round([does('a', 4, 'regular', { free: [draw([weapon(size)])] })]),
    check: amid(`${5 + n} a chooses …`),
  })),
  {
    rule: 'arelia.weapon.draw-shield',
    case: 0,
    given: 'a medium weapon, then a medium shield, roll 4: 6 and 8',
    on: melee,
    cites: ['arelia.action.free'],
    ask: round([
      does('a', 4, 'attack', {
        weaponFactor: 5,
        free: [draw([weapon('medium'), shield('medium')])],
      }),
    ]),
    check: tells(
      '6 a item-ready weapon',
      '8 a item-ready shield',
      '8 a free-action draw',
      '8 a chooses attack → 13',
      '13 a attack o',
    ),
  },
  {
    rule: 'arelia.weapon.draw-shield',
    case: 'extra',
    given: 'the shield first, one for the body',
    on: melee,
    uncited: TIMELINE,
    ask: round([does('a', 4, 'regular', { free: [draw([shield('body'), weapon('medium')])] })]),
    check: amid('7 a item-ready shield', '9 a item-ready weapon'),
  },
  {
    rule: 'arelia.weapon.draw-rapid-arming',
    case: 0,
    given: 'medium weapon and medium shield: +3',
    on: melee,
    cites: ['arelia.action.free'],
    ask: round([
      does('a', 4, 'regular', { free: [draw([weapon('medium'), shield('medium')], true)] }),
    ]),
    check: amid('7 a chooses …'),
  },
  {
    rule: 'arelia.weapon.draw-rapid-arming',
    case: 1,
    given: 'a small weapon: +0',
    on: melee,
    uncited: TIMELINE,
    ask: round([does('a', 4, 'regular', { free: [draw([weapon('small')], true)] })]),
    check: tells('4 a item-ready weapon', '4 a free-action draw', '4 a chooses …'),
  },
  {
    rule: 'arelia.weapon.draw-rapid-arming',
    case: 'extra',
    given: 'by the option, rapid arming subtracts 1 for each item: +2',
    on: [options({ rapidArming: 'per-item' }), ...melee],
    uncited: TIMELINE,
    ask: round([
      does('a', 4, 'regular', { free: [draw([weapon('medium'), shield('medium')], true)] }),
    ]),
    check: amid('6 a chooses …'),
  },
  {
    rule: 'arelia.weapon.draw-timing',
    case: 0,
    given: 'roll 4, a sword +2, factor +5',
    on: melee,
    cites: ['arelia.action.free'],
    ask: round([does('a', 4, 'attack', { weaponFactor: 5, free: [draw([weapon('medium')])] })]),
    check: amid('6 a item-ready weapon', '11 a attack o'),
  },
  {
    rule: 'arelia.weapon.draw-timing',
    case: 1,
    given: 'with rapid arming',
    on: melee,
    uncited: TIMELINE,
    ask: round([
      does('a', 4, 'attack', { weaponFactor: 5, free: [draw([weapon('medium')], true)] }),
    ]),
    check: amid('10 a attack o'),
  },

  {
    rule: 'arelia.weapon.put-away',
    case: 0,
    given: 'a medium sword and a small shield, roll 5',
    on: melee,
    ask: round([does('a', 5, 'put-away', { items: [weapon('medium'), shield('small')] })]),
    check: tells('5 a chooses put-away → 8', '8 a put-away'),
  },
  {
    rule: 'arelia.weapon.put-away',
    case: 1,
    given: 'a scroll, roll 3',
    on: melee,
    ask: round([does('a', 3, 'put-away', { items: [{ item: 'scroll' }] })]),
    check: amid('7 a put-away'),
  },
  {
    rule: 'arelia.weapon.put-away',
    case: 'extra',
    given: 'an object +2',
    on: melee,
    ask: round([does('a', 3, 'put-away', { items: [{ item: 'object' }] })]),
    check: amid('5 a put-away'),
  },
  {
    rule: 'arelia.weapon.put-away-rapid-arming',
    case: 0,
    given: 'a medium sword away, roll 5, then an attack +6',
    on: melee,
    cites: ['arelia.action.free'],
    ask: round([
      does('a', 5, 'attack', {
        weaponFactor: 6,
        free: [{ kind: 'put-away', items: [weapon('medium')], rapidArming: true, check: 'passed' }],
      }),
    ]),
    check: all(
      tells('7 a free-action put-away', '7 a chooses attack → 13', '13 a attack o'),
      faults(),
    ),
  },
  {
    rule: 'arelia.weapon.put-away-rapid-arming',
    case: 'extra',
    given: 'the check failed: it is the complex action',
    on: melee,
    cites: ['arelia.weapon.put-away'],
    ask: round([
      does('a', 5, 'regular', {
        free: [{ kind: 'put-away', items: [weapon('medium')], rapidArming: true, check: 'failed' }],
      }),
    ]),
    check: all(tells('5 a chooses put-away → 7', '7 a put-away'), never(/free-action/)),
  },
  {
    rule: 'arelia.weapon.change-grip',
    case: 0,
    given: 'roll 4, grip, attack +5',
    on: melee,
    cites: ['arelia.action.free'],
    ask: round([does('a', 4, 'attack', { weaponFactor: 5, free: [{ kind: 'change-grip' }] })]),
    check: amid('5 a free-action change-grip', '10 a attack o'),
  },
  {
    rule: 'arelia.weapon.change-grip',
    case: 'extra',
    given: 'with rapid arming beside a drawing: no second free action',
    on: melee,
    cites: ['arelia.action.free'],
    ask: round([
      does('a', 4, 'attack', {
        weaponFactor: 5,
        free: [draw([weapon('medium')]), { kind: 'change-grip', rapidArming: true }],
      }),
    ]),
    check: all(amid('12 a attack o'), faults()),
  },
  {
    rule: 'arelia.weapon.change-grip',
    case: 'extra',
    given: 'a second change',
    on: melee,
    ask: round([
      does('a', 4, 'attack', {
        weaponFactor: 5,
        free: [
          { kind: 'change-grip', rapidArming: true },
          { kind: 'change-grip', rapidArming: true },
        ],
      }),
    ]),
    check: all(amid('10 a attack o'), faults('second-grip-change')),
  },
]);
