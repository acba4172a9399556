/** d20 Modern SRD: a shot has one rate of fire. */
import { attack } from '../asks/attacks.ts';
import { cases, creature, hero, type AttackInput, type Thing } from '../cases.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('d20modern');
const ONE = 'attack.one-fire-mode';
/** A firearm that may be set to both rates. */
const both: AttackInput = {
  id: 'gun',
  kind: 'ranged',
  rangeIncrement: 10,
  twoHanded: true,
  damage: '2d8',
  tags: ['automatic', 'semiautomatic'],
};
const shooters = (...traits: string[]): Thing[] => [
  hero('a', 0, 0, { attacks: [both], traits }),
  creature('b', 4, 0),
];

export default cases('d20modern', [
  row(ONE, 0, 'a burst and a double tap with one shot')
    .on(shooters('burst-fire', 'double-tap'))
    .ask(attack('a', 'b', 'gun', { declare: { 'burst-fire': 1, 'double-tap': 1 } }))
    .gives({
      possible: false,
      why: ['one-rate-of-fire', 'one-rate-of-fire'],
      total: { attack: 0 },
    }),
  row(ONE, 1, 'a burst alone')
    .on(shooters('burst-fire', 'double-tap'))
    .ask(attack('a', 'b', 'gun', { declare: { 'burst-fire': 1 } }))
    .gives({ possible: true, total: { attack: -4 }, damage: [{ by: 'burst-fire', dice: 2 }] }),
  row(ONE, 2, 'a double tap alone')
    .on(shooters('burst-fire', 'double-tap'))
    .ask(attack('a', 'b', 'gun', { declare: { 'double-tap': 1 } }))
    .gives({ possible: true, total: { attack: -2 }, damage: [{ by: 'double-tap', dice: 1 }] }),
]);
