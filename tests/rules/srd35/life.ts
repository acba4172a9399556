/** 3.5 SRD: hit points, ability scores and healing; kinds of movement without a speed; light sources. */
import { heal, loss } from '../asks/bodies.ts';
import { lit, speed, way } from '../asks/movements.ts';
import { recover, vitals } from '../asks/states.ts';
import { illegal, legal } from '../checks.ts';
import {
  cases,
  cell,
  creature,
  hero,
  light,
  move,
  type At,
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('srd35');
const at = (current: number, more: CreatureMore = {}): Thing[] => [
  creature('t', 0, 0, { hp: { current, max: 20 }, ...more }),
];
const hp = (current: number, nonlethal = 0) => vitals('t', { hp: { current, nonlethal } });
const lake = [0, 1, 2].map((x) => cell(x, 0, { surface: 'water' }));
const STEP: At[] = [
  [0, 0],
  [1, 0],
];
const swimmer = (swim: number) => [hero('m', 0, 0, { speed: { land: 6, swim } }), ...lake];
const TORCH = [{ at: [0, 0], bright: 4, dim: 8 }];
const walker = hero('m', 0, 0, { armour: 'none', load: 'light' });

export default cases('srd35', [
  row('damage.states', 0, 'no hit points', at(8), hp(0), { state: 'disabled' }),
  row('damage.states', 1, 'nine below', at(8), hp(-9), { state: 'dying' }),
  row('damage.states', 2, 'ten below', at(8), hp(-10), { state: 'dead' }),
  row('damage.states', 3, 'as much nonlethal damage', at(8), hp(5, 5), { state: 'staggered' }),
  row('damage.states', 'extra', 'more nonlethal damage', at(8), hp(5, 6), { state: 'unconscious' }),
  row(
    'damage.disabled-act',
    0,
    'a standard action',
    at(8),
    vitals('t', { hp: { current: 0 }, act: 'standard' }),
    { state: 'dying', hp: { current: -1 } },
  ),
  row('damage.disabled-act', 1, 'a move', at(8), vitals('t', { hp: { current: 0 }, act: 'move' }), {
    state: 'disabled',
    hp: { current: 0 },
  }),
  row(
    'damage.disabled-act',
    2,
    'half speed',
    at(0),
    move('t', [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
    ]),
    illegal('over-speed', [4, 0]),
    'the movement is asked for',
  ),
  row('damage.dying', 0, 'eight on the die', at(-3), recover('t', 'dying', { roll: 8 }), {
    leaves: ['stable'],
  }),
  row('damage.dying', 1, 'eleven', at(-3), recover('t', 'dying', { roll: 11 }), {
    leaves: ['dying'],
    hp: -1,
  }),
  row('damage.dying', 2, 'Heal 15', at(-3), recover('t', 'dying', { tended: true, total: 15 }), {
    leaves: ['stable'],
  }),
  row(
    'damage.ability-zero',
    0,
    'Strength 0',
    at(8, { abilities: { str: 4 } }),
    loss('t', 'str', 4),
    { conditions: ['helpless', 'prone'] },
  ),
  row(
    'damage.ability-zero',
    1,
    'Dexterity 0',
    at(8, { abilities: { dex: 4 } }),
    loss('t', 'dex', 4),
    { conditions: ['helpless', 'paralyzed'] },
  ),
  row(
    'damage.ability-zero',
    2,
    'Constitution 0',
    at(8, { abilities: { con: 4 } }),
    loss('t', 'con', 4),
    { conditions: ['dead'] },
  ),
  row(
    'damage.nonlethal-heal',
    0,
    'two hours at level 3',
    [creature('t', 0, 0, { hp: { current: 8, max: 20, nonlethal: 9 }, hitDice: 3 })],
    heal('t', { hours: 2 }),
    { hp: { nonlethal: 3 } },
  ),

  row('movement.step-mode', 0, 'a man in water', swimmer(0), way('m', 'swim', { mode: 'step' }), {
    possible: false,
  }),
  row(
    'movement.step-mode',
    'extra',
    'a man in water, on the map',
    swimmer(0),
    move('m', STEP, 'step'),
    { legal: false },
    'the violation names no rule of its own',
  ),
  row(
    'movement.step-mode',
    1,
    'a swim speed',
    swimmer(8),
    move('m', STEP, 'step'),
    legal(1),
    'a control: the creature has the speed',
  ),
  row('movement.step-mode', 'extra', 'climbing', [walker], way('m', 'climb', { mode: 'step' }), {
    possible: false,
  }),
  row(
    'movement.withdraw-mode',
    0,
    'a man in water',
    swimmer(0),
    way('m', 'swim', { mode: 'withdraw' }),
    { possible: false },
  ),
  row(
    'movement.withdraw-mode',
    'extra',
    'a man in water, on the map',
    swimmer(0),
    move('m', STEP, 'withdraw'),
    { legal: false },
    'the violation names no rule of its own',
  ),
  row(
    'movement.withdraw-mode',
    1,
    'a swim speed',
    swimmer(8),
    move('m', STEP, 'withdraw'),
    legal(1),
    'a control: the creature has the speed',
  ),
  row(
    'movement.armour-speeds',
    0,
    'a base speed of 12 m',
    [walker],
    speed('m', { base: 8, armour: 'medium' }),
    { value: 6 },
  ),
  row(
    'movement.armour-speeds',
    1,
    'a base speed of 15 m',
    [walker],
    speed('m', { base: 10, load: 'heavy' }),
    { value: 7 },
    'only the load slows it',
  ),
  row(
    'movement.armour-speeds',
    'extra',
    'a base speed of 27 m',
    [walker],
    speed('m', { base: 18, armour: 'heavy' }),
    { value: 12 },
  ),
  row('light.sources', 0, 'a torch, four squares away', [light('dark')], lit([4, 0], TORCH), {
    light: 'bright',
  }),
  row('light.sources', 1, 'seven squares', [light('dark')], lit([7, 0], TORCH), { light: 'dim' }),
  row('light.sources', 2, 'nine squares', [light('dark')], lit([9, 0], TORCH), { light: 'dark' }),
  row(
    'spell.wall-force',
    0,
    'no shot passes it',
    [
      hero('a', 0, 0, { attacks: 'bow' }),
      creature('t', 4, 0),
      { wall: { from: [2, -9], to: [2, 28], blocks: ['move', 'effect'], force: true } },
    ],
    { ask: 'cover', from: 'a', to: 't', attack: 'ranged' },
    { degree: 'total' },
    ['srd35.cover.total-definition'],
  ),
  row(
    'spell.wall-force',
    1,
    'it hides nobody',
    [
      hero('a', 0, 0, { attacks: 'bow' }),
      creature('t', 4, 0),
      { wall: { from: [2, -9], to: [2, 28], blocks: ['move', 'effect'], force: true } },
    ],
    { ask: 'concealment', from: 'a', to: 't', attack: 'ranged' },
    { degree: 'none' },
    'a control: the wall does not block sight',
  ),
  row(
    'spell.wall-force',
    2,
    'a shadow',
    [
      hero('m', 1, 0, { traits: ['incorporeal'] }),
      { wall: { from: [2, -9], to: [2, 28], blocks: ['move', 'effect'], force: true } },
    ],
    move('m', [
      [1, 0],
      [2, 0],
    ]),
    illegal('through-wall'),
    'the wall itself bars it',
  ),
]);
