/** d20 Modern SRD: vehicles in combat, and action points. */
import { expect } from 'vitest';
import { cases, type Answer, type Ask } from '../cases.ts';
import { rowsOf, type Check } from '../rows.ts';

const row = rowsOf('d20modern');
type More = Readonly<Record<string, unknown>>;
const ahead = (n: number): string[] => Array.from({ length: n }, () => 'ahead');
const drive = (more: More): Ask => ({
  ask: 'vehicle-drive',
  speed: 'alley',
  before: 'alley',
  top: 300,
  facing: 0,
  moves: ahead(3),
  ...more,
});
const street = (moves: readonly string[], more: More = {}): Ask =>
  drive({ speed: 'street', before: 'street', moves, ...more });
const stunt = (which: string, more: More = {}): Ask => ({
  ask: 'vehicle-stunt',
  stunt: which,
  speed: 'street',
  ...more,
});
const control = (speed: string, dc: number, roll: number, more: More = {}): Ask => ({
  ask: 'vehicle-control',
  speed,
  dc,
  roll,
  ...more,
});
const crash = (more: More): Ask => ({
  ask: 'vehicle-collision',
  sizes: ['large', 'large'],
  speed: 'street',
  direction: 'stationary',
  cover: 'three-quarters',
  ...more,
});
const aboard = (speed: string, more: More = {}): Ask => ({ ask: 'vehicle-aboard', speed, ...more });
const blow = (hp: number, damage: number): Ask => ({
  ask: 'vehicle-damage',
  hp,
  damage,
  hardness: 5,
  full: 34,
});
const point = (level: number, needs: number, more: More = {}): Ask => ({
  ask: 'action-point',
  level,
  needs,
  ...more,
});
const refused = (why: string) => (answer: Answer) => {
  expect(answer['legal']).toBe(false);
  expect(answer['why']).toContain(why);
};
const ok = { legal: true, why: [] };

const table = (rule: string, ...rows: readonly (readonly [string, Ask, Answer | Check])[]) =>
  rows.map(([given, ask, want], i) => row(rule, i, given).on().ask(ask).gives(want));

export default cases('d20modern', [
  ...table(
    'vehicle.speed-table',
    ['18 squares', street(ahead(18)), refused('too-few-squares')],
    ['30 squares', street(ahead(30)), { ...ok, cost: 30, by: [0, -30] }],
    [
      'a slow vehicle',
      drive({ speed: 'all-out', before: 'highway', top: 140, moves: ahead(140) }),
      refused('above-top-speed'),
    ],
    ['21 squares', drive({ moves: ahead(21) }), refused('too-many-squares')],
  ),
  ...table(
    'vehicle.category-change',
    ['at once', street(ahead(30), { before: 'stationary' }), refused('category-change')],
    ['one slower', drive({ before: 'street' }), ok],
    ['backwards', street(ahead(30), { reverse: true }), refused('reverse-speed')],
  ),
  ...table(
    'vehicle.turn',
    ['one square', street(['ahead', 'right', ...ahead(20)]), refused('too-early-turn')],
    ['two squares', street([...ahead(2), 'right', ...ahead(15)]), { ...ok, facing: 1 }],
    ['one between', drive({ moves: ['ahead', 'left', 'ahead', 'left'] }), { ...ok, facing: 6 }],
    ['none between', drive({ moves: ['ahead', 'left', 'left'] }), refused('too-early-turn')],
  ),
  ...table(
    'vehicle.sideslip',
    ['seven', street(Array.from({ length: 7 }, () => 'slip-left')), { ...ok, cost: 21 }],
    ['one', drive({ moves: ['slip-right'] }), { ...ok, by: [1, -1], facing: 0, cost: 3 }],
  ),
  ...table(
    'vehicle.diagonals',
    ['four squares', drive({ facing: 3, moves: ahead(4) }), { ...ok, cost: 6, by: [4, 4] }],
    ['reverse', drive({ reverse: true }), { ...ok, cost: 3, by: [0, 3] }],
  ),
  ...table(
    'vehicle.driver-turn',
    ['one stunt', drive({ stunts: 1, attack: true }), ok],
    ['two stunts', drive({ stunts: 2, attack: true }), refused('too-many-stunts')],
    ['no shot', drive({ stunts: 2 }), ok],
  ),
  row('vehicle.driver-turn', 3, 'a gunner in a vehicle')
    .on()
    .ask(aboard('alley', { cover: 'half' }))
    .cites('d20modern.vehicle.attacks-from')
    .gives({ mayFullAttack: true }),
  row('vehicle.driver-turn', 4, 'the driver of a vehicle')
    .on()
    .ask(aboard('alley', { cover: 'half', driver: true }))
    .cites('d20modern.vehicle.attacks-from')
    .gives({ mayAttack: true, mayFullAttack: false }),
  ...table(
    'vehicle.stunts',
    [
      'half a circle',
      stunt('bootleg-turn', { degrees: '180', roll: 19 }),
      { dc: 20, passed: false, control: 20, turns: { passed: 180, failed: 45 } },
    ],
    ['a dash', stunt('dash', { roll: 15 }), { dc: 15, passed: true, categories: 1 }],
    ['a jump of 6 meters', stunt('jump', { metres: 6 }), { dc: 40, ahead: 2 }],
    ['a hard turn', stunt('hard-turn', { speed: 'highway' }), { dc: 15, ahead: 2, modifier: -2 }],
    ['a sideswipe', stunt('sideswipe', { larger: -1 }), { dc: 20 }],
    ['a jump of 13.5 meters', stunt('jump', { metres: 13.5 }), { why: ['too-wide'] }],
  ),
  ...table(
    'vehicle.collision',
    [
      'with a creature',
      crash({ sizes: ['large', 'medium'] }),
      { dice: '4d4', times: 1, save: { kind: 'reflex', dc: 15 }, control: 15, slower: 2 },
    ],
    ['head-on', crash({ speed: 'highway', direction: 'head-on' }), { dice: '8d8', times: 2 }],
    ['from the rear', crash({ direction: 'rear' }), { dice: '8d4', times: 0.5 }],
    ['sideswiped', crash({ direction: 'sideswipe', rolled: 21 }), { damage: { both: 5 } }],
  ),
  ...table(
    'vehicle.control',
    ['by 4', control('street', 15, 11), { result: 'spin', cells: 2 }],
    [
      'by 10',
      control('highway', 15, 5),
      { result: 'roll', cells: 4, damage: { vehicle: '2d6×4', occupants: '2d4×4' } },
    ],
    ['the die', control('street', 15, 11, { die: 5 }), { turned: 180 }],
    ['the DC', control('street', 15, 15), { result: 'control' }],
  ),
  ...table(
    'vehicle.occupants',
    ['open', aboard('highway', { cover: 'none' }), { defence: { vehicle: 2, occupant: 2 } }],
    ['a car', aboard('street', { cover: 'three-quarters' }), { defence: { occupant: 8 } }],
    ['leaning out', aboard('street', { cover: 'half' }), { defence: { occupant: 5 } }],
    ['in a collision', crash({ cover: 'none' }), { share: 1 }],
  ).map((each, i) => (i < 3 ? each : { ...each, case: 0 as const })),
  row('vehicle.occupants', 1, 'the car collides')
    .on()
    .ask(crash({ rolled: 20 }))
    .gives({ share: 0, damage: { both: 20, aboard: 0 } }),
  row('vehicle.occupants', 2, 'it collides')
    .on()
    .ask(crash({ cover: 'half', rolled: 20 }))
    .gives({ damage: { both: 20, aboard: 5 } }),
  ...table(
    'vehicle.attacks-from',
    ['a passenger', aboard('highway', { cover: 'half' }), { attack: -2 }],
    ['with it', aboard('highway', { cover: 'half', driveBy: true }), { attack: 0 }],
  ),
  ...table(
    'vehicle.damage',
    ['a blow', blow(34, 22), { hp: 17, state: 'running', explodes: false }],
    ['a heavy blow', blow(34, 45), { hp: -6, state: 'disabled', explodes: true }],
    ['a light blow', blow(2, 10), { hp: -3, state: 'disabled', explodes: false }],
    ['a wreck', blow(-20, 20), { hp: -35, state: 'destroyed', explodes: false }],
  ),
  ...table(
    'vehicle.defence',
    ['a gunner', aboard('alley', { cover: 'half', driving: 'defensive' }), { attack: -4 }],
    [
      'the driver',
      aboard('alley', { cover: 'half', driving: 'total-defence', driver: true }),
      { mayAttack: false },
    ],
    [
      'street speed',
      aboard('street', { cover: 'none', driving: 'total-defence' }),
      { defence: { vehicle: 5 } },
    ],
  ),
  ...table(
    'action.action-point',
    ['level 5', point(5, 19, { die: 17 }), { legal: true, dice: 1, must: 2 }],
    ['level 9', point(9, 19), { dice: 2 }],
    ['level 15', point(15, 19), { dice: 3 }],
    ['a second one', point(5, 19, { spent: true }), { legal: false, why: ['point-spent'] }],
    ['too late', point(5, 19, { revealed: true }), { legal: false, why: ['result-known'] }],
  ),
  ...table(
    'action.action-point-preview',
    ['15', point(5, 15), { chance: 30, withPoint: 47.5 }],
    ['2', point(5, 2), { chance: 95, withPoint: 95 }],
    ['two dice', point(8, 15), (answer) => expect(answer['withPoint']).toBeCloseTo(52.36, 1)],
  ),
]);
