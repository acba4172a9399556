/** Attacks and charges from the saddle. */
import { cases, creature, hero, ogre, type Answer, type CreatureMore } from '../cases.ts';
import { attack, only, swung, without } from '../asks/attacks.ts';
import { expect } from 'vitest';
import { rowsOf } from '../rows.ts';

const row = rowsOf('pf1');
const LANCE = swung('lance', { reachWeapon: 'reach', twoHanded: true, tags: ['lance'] });
const horse = (x: number, y: number, more: CreatureMore = {}) =>
  hero('h', x, y, { size: 'large', build: 'long', attacks: 'none', speed: { land: 10 }, ...more });
const knight = (x: number, y: number, more: CreatureMore = {}) =>
  hero('r', x, y, { mount: 'h', ...more });
/** The ledger's charge: the foe at (10,5), the horse's top-left square (0,5). */
const lists = (more: CreatureMore = {}) => [
  horse(0, 5),
  knight(0, 5, { attacks: [LANCE], skills: { ride: { ranks: 4, bonus: 6 } }, ...more }),
  creature('t', 10, 5),
];
const charge = (more: object = {}) => ({
  ask: 'steps',
  of: 'r',
  topic: 'charge',
  target: 't',
  ...more,
});
const atLance = { action: 'charge' };
const multiplied = (times: number) => (a: Answer) =>
  expect(a['multiplied']).toMatchObject({ times });

export default cases('pf1', [
  row('mounted.attack', 0, 'a knight on a horse against a Medium orc on foot')
    .on(horse(4, 5), knight(4, 5), creature('t', 6, 5))
    .ask(attack('r', 't', 'sword'))
    .gives(only(['attack', 'higher-ground', 1])),
  row('mounted.attack', 1, 'a knight on a horse against an ogre on foot: the mount is no larger')
    .on(horse(4, 5), knight(4, 5), ogre('t', 6, 5))
    .ask(attack('r', 't', 'sword'))
    .cites()
    .gives(without('higher-ground')),
  row('mounted.attack', 'extra', 'against a rider on a pony: nobody there is on foot')
    .on(
      horse(4, 5),
      knight(4, 5),
      creature('p', 6, 5, { attacks: 'none' }),
      creature('t', 6, 5, { size: 'small', mount: 'p' }),
    )
    .ask(attack('r', 't', 'sword'))
    .cites()
    .gives(without('higher-ground')),
  row('mounted.attack', 'extra', 'a shot from the saddle: the bonus is for melee')
    .on(horse(4, 5), knight(4, 5, { attacks: 'bow' }), creature('t', 9, 5))
    .ask(attack('r', 't', 'bow'))
    .cites()
    .gives(without('higher-ground')),
  row('charge.lance', 0, 'a lance at the end of a mounted charge')
    .on(horse(7, 5), knight(7, 5, { attacks: [LANCE] }), creature('t', 10, 5))
    .ask(attack('r', 't', 'lance', atLance))
    .gives(multiplied(2)),
  row('charge.lance', 1, 'a lance with Spirited Charge')
    .on(
      horse(7, 5),
      knight(7, 5, { attacks: [LANCE], traits: ['spirited-charge'] }),
      creature('t', 10, 5),
    )
    .ask(attack('r', 't', 'lance', atLance))
    .gives(multiplied(3)),
  row(
    'charge.lance',
    'extra',
    'a lance in a charge on foot, and one from the saddle without a charge: once',
  )
    .on(hero('r', 8, 5, { attacks: [LANCE] }), creature('t', 10, 5))
    .ask(attack('r', 't', 'lance', atLance))
    .cites()
    .gives((a) => expect(a['multiplied']).toBeUndefined()),
  row('charge.lance', 'extra', 'a lance from the saddle without a charge')
    .on(horse(7, 5), knight(7, 5, { attacks: [LANCE] }), creature('t', 10, 5))
    .ask(attack('r', 't', 'lance'))
    .cites()
    .gives((a) => expect(a['multiplied']).toBeUndefined()),
  row(
    'mounted.charge',
    'extra',
    'the rider has charged: an attack on the mount meets an Armor Class lower by 2',
  )
    .on(horse(4, 5), knight(4, 5, { conditions: ['charging'] }), creature('t', 6, 5))
    .ask(attack('t', 'h', 'sword'))
    .gives(only(['ac', 'charged-ac', -2])),
  row(
    'mounted.charge',
    'extra',
    'the mount has charged: an attack on the rider meets an Armor Class lower by 2',
  )
    .on(horse(4, 5, { conditions: ['charging'] }), knight(4, 5), creature('t', 6, 5))
    .ask(attack('t', 'r', 'sword'))
    .gives(only(['ac', 'charged-ac', -2])),
  row(
    'mounted.charge',
    'extra',
    'played in steps: horse and rider go to (7,5), and the attack there has +2 and +1',
  )
    .on(lists())
    .ask(charge({ dice: { roll: { total: 15 }, ac: { total: 18 }, damage: { total: 9 } } }))
    .gives((a) => {
      expect(a['path']).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((x) => [x, 5]));
      expect(a['outcome']).toMatchObject({
        result: 'success',
        changes: [
          { what: 'place', of: 'h', from: [0, 5], at: [7, 5] },
          { what: 'place', of: 'r', from: [0, 5], at: [7, 5] },
          { what: 'note', of: 't', note: 'damage', value: 18 },
        ],
      });
    }),
  row('mounted.charge', 'extra', 'a miss by one: the charge has moved them all the same')
    .on(lists())
    .ask(charge({ dice: { roll: { total: 14 }, ac: { total: 18 } } }))
    .gives((a) =>
      expect(a['outcome']).toMatchObject({
        result: 'failure',
        changes: [{ of: 'h' }, { of: 'r' }],
      }),
    ),
  row('mounted.checks', 0, 'a trained horse told to attack too: Ride against 10')
    .on(lists())
    .ask(charge({ chosen: { together: 'yes' }, dice: { ride: { die: 4 } } }))
    .gives((a) =>
      expect(a['steps']).toContainEqual(
        expect.objectContaining({ against: { what: 'dc', n: 10 }, result: 'success' }),
      ),
    ),
]);
