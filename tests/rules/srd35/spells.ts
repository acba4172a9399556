/** 3.5 SRD: lasting spells on a creature. */
import { expect } from 'vitest';
import { attack, fullAttack } from '../asks/attacks.ts';
import { state } from '../asks/states.ts';
import { act, refused, steps, turnOf } from '../asks/turns.ts';
import { changes, illegal, legal } from '../checks.ts';
import {
  archer,
  cases,
  cell,
  concealment,
  creature,
  hero,
  move,
  turn,
  type Answer,
  type At,
  type CreatureMore,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('srd35');
const east = (x: number): At[] => Array.from({ length: x + 1 }, (_, i) => [i, 0]);
const under = (conditions: string[], more: CreatureMore = {}) =>
  hero('m', 0, 0, { ...more, conditions });
const far = (speed: number, conditions: string[], more: CreatureMore = {}) =>
  under(conditions, { speed: { land: speed }, ...more });
const veiled = (conditions: string[], traits: string[] = []) => [
  hero('a', 0, 0, { traits }),
  creature('t', 1, 0, { conditions }),
];
const blow = concealment('a', 't', 'melee');
const MINE = turn({ active: 'm', round: 2 });
const foe = creature('t', 1, 0);
const SLOW = 'movement.slow-condition';
const HASTE = 'movement.haste';
const RUSH = 'movement.expeditious';
const BLINK = 'concealment.blink';
const DISPLACED = 'concealment.displacement';
const FREE = 'movement.freedom';
const bonuses =
  (...list: number[]) =>
  (answer: Answer): void =>
    expect((answer['attacks'] as { bonus: number }[]).map((a) => a.bonus)).toEqual(list);
const SIX = { bab: 6, abilities: { str: 10 } };
const SPEED = 'the speed is asked for, which cites no spell';
const NONE = 'a control: nothing hinders, and the rule is not cited';

export default cases('srd35', [
  row(
    SLOW,
    0,
    'two squares at a speed of 7.5 m',
    [far(5, ['slowed'])],
    move('m', east(2)),
    legal(2),
    SPEED,
  ),
  row(
    SLOW,
    0,
    'three squares',
    [far(5, ['slowed'])],
    move('m', east(3)),
    illegal('over-speed', [3, 0]),
    SPEED,
  ),
  row(
    SLOW,
    1,
    'a move and an attack',
    [far(6, ['slowed']), creature('t', 2, 0), MINE],
    turnOf('m', ['move', { path: east(1) }], ['melee-attack', { target: 't' }]),
    steps(true, 'no-action-left'),
    ['srd35.movement.slow-condition'],
  ),
  row(
    SLOW,
    2,
    'a full attack',
    [far(6, ['slowed'], SIX), foe, MINE],
    act('m', 'full-attack', { target: 't' }),
    refused('condition-forbids'),
  ),
  row(
    SLOW,
    2,
    'a single attack',
    [far(6, ['slowed'], SIX), foe, MINE],
    act('m', 'melee-attack', { target: 't' }),
    { legal: true },
  ),
  row(
    SLOW,
    3,
    'a charge of three squares',
    [far(6, ['slowed']), creature('t', 4, 0), MINE],
    move('m', east(3), 'charge'),
    { legal: true },
    SPEED,
  ),
  row(
    SLOW,
    3,
    'a charge of four squares',
    [far(6, ['slowed']), creature('t', 5, 0), MINE],
    move('m', east(4), 'charge'),
    illegal('over-speed', [4, 0]),
    SPEED,
  ),
  row(
    SLOW,
    'extra',
    'attacks, armor class and Reflex',
    [under(['slowed'])],
    state('m'),
    changes({ 'attack-melee': -1, 'attack-ranged': -1, 'ac-melee': -1, reflex: -1, will: 0 }),
  ),

  row(HASTE, 0, 'twelve squares', [far(6, ['hasted'])], move('m', east(12)), legal(12), SPEED),
  row(
    HASTE,
    0,
    'a run of 48',
    [far(6, ['hasted'])],
    move('m', east(25), 'run'),
    { legal: true, budget: 48 },
    SPEED,
  ),
  row(
    HASTE,
    1,
    'a dwarf: eight squares',
    [far(4, ['hasted'])],
    move('m', east(9)),
    { legal: false, budget: 8 },
    SPEED,
  ),
  row(
    HASTE,
    2,
    'a full attack with +6',
    [far(6, ['hasted'], SIX), foe],
    fullAttack('m', { primary: 'sword' }),
    bonuses(6, 6, 1),
  ),
  row(
    HASTE,
    3,
    'a standard attack',
    [far(6, ['hasted'], SIX), foe],
    fullAttack('m', { primary: 'sword', action: 'standard' }),
    bonuses(6),
    NONE,
  ),
  row(
    HASTE,
    'extra',
    'attacks, armor class and Reflex',
    [under(['hasted'])],
    state('m'),
    changes({ 'attack-melee': 1, 'ac-melee': 1, reflex: 1, fortitude: 0 }),
  ),
  row(
    HASTE,
    'extra',
    'a flyer',
    [hero('m', 0, 0, { speed: { fly: 8 }, conditions: ['flying', 'hasted'] })],
    move('m', east(3)),
    { budget: 14 },
    SPEED,
  ),
  row(
    HASTE,
    'extra',
    'who does not move at all',
    [hero('m', 0, 0, { speed: { land: 0 }, conditions: ['hasted'] })],
    move('m', east(1)),
    { legal: false },
    SPEED,
  ),
  row(
    RUSH,
    0,
    'both spells',
    [far(6, ['hasted', 'expeditious-retreat'])],
    move('m', east(1)),
    { budget: 12 },
    SPEED,
  ),
  row(
    RUSH,
    1,
    'a speed of 3 m, both spells',
    [far(2, ['expeditious-retreat', 'hasted'])],
    move('m', east(1)),
    { budget: 8 },
    SPEED,
  ),
  row(
    RUSH,
    'extra',
    'a flyer gains nothing',
    [
      hero('m', 0, 0, {
        speed: { land: 4, fly: 8 },
        conditions: ['flying', 'expeditious-retreat'],
      }),
    ],
    move('m', east(1)),
    { budget: 8 },
    NONE,
  ),

  row(
    HASTE,
    'extra',
    'a sheet whose speeds count the spell already',
    [far(12, ['hasted'], { inTotals: { speed: ['hasted'] } })],
    move('m', east(1)),
    { budget: 12 },
    SPEED,
  ),
  row(
    SLOW,
    'extra',
    'a sheet whose speeds count the spell already, and a second condition that they do not',
    [far(4, ['slowed', 'entangled'], { inTotals: { speed: ['slowed'] } })],
    move('m', east(1)),
    { budget: 2 },
    SPEED,
  ),
  row(
    SLOW,
    'extra',
    'a sheet whose speeds count the spell already',
    [far(3, ['slowed'], { inTotals: { speed: ['slowed'] } })],
    move('m', east(1)),
    { budget: 3 },
    SPEED,
  ),

  row(BLINK, 0, 'an attack on a blinker', veiled(['blinking']), blow, { missChance: 50 }, SPEED),
  row(
    BLINK,
    1,
    'with see invisibility',
    veiled(['blinking'], ['see-invisible-12']),
    blow,
    { missChance: 20 },
    SPEED,
  ),
  row(
    BLINK,
    2,
    'the blinker attacks',
    [hero('a', 0, 0, { conditions: ['blinking'] }), foe],
    attack('a', 't', 'sword'),
    (answer) => {
      expect(answer).toMatchObject({ total: { attack: 2 }, missChance: 20 });
      expect(answer['deniesDexterity']).not.toEqual([]);
    },
  ),
  row(BLINK, 3, 'four squares', [far(6, ['blinking'])], move('m', east(1)), { budget: 4 }, SPEED),
  row(
    BLINK,
    'extra',
    'Blind-Fight does not help',
    veiled(['blinking'], ['blind-fight']),
    blow,
    { missChance: 50 },
    SPEED,
  ),
  row(
    BLINK,
    'extra',
    'an attacker that the target sees',
    [
      hero('a', 0, 0, { conditions: ['blinking'] }),
      creature('t', 1, 0, { traits: ['see-invisible'] }),
    ],
    attack('a', 't', 'sword'),
    { total: { attack: 0 }, missChance: 20 },
  ),

  row(
    DISPLACED,
    0,
    'the target can be aimed at, and provokes',
    [creature('a', 0, 0), hero('m', 1, 0, { conditions: ['displaced'] })],
    move('m', [
      [1, 0],
      [2, 0],
      [3, 0],
    ]),
    { opportunities: [{ by: 'a' }] },
    'the movement is asked for',
  ),
  row(
    DISPLACED,
    0,
    'half of the blows miss',
    veiled(['displaced']),
    blow,
    { degree: 'partial', missChance: 50 },
    SPEED,
  ),
  row(
    DISPLACED,
    1,
    'true seeing',
    veiled(['displaced'], ['true-seeing-12']),
    blow,
    { missChance: 0 },
    NONE,
  ),
  row(
    DISPLACED,
    2,
    'see invisibility against blur',
    veiled(['blurred'], ['see-invisible']),
    blow,
    { missChance: 20 },
    SPEED,
  ),
  row(
    DISPLACED,
    'extra',
    'true seeing that does not reach',
    [
      archer('a', 0, 0, { traits: ['true-seeing-4'] }),
      creature('t', 6, 0, { conditions: ['displaced'] }),
    ],
    concealment('a', 't', 'ranged'),
    { missChance: 50 },
    SPEED,
  ),
  row(
    DISPLACED,
    'extra',
    'true seeing against blur',
    veiled(['blur'], ['true-seeing']),
    blow,
    { missChance: 0 },
    NONE,
  ),

  row(
    FREE,
    0,
    'six squares through a web, and no hazard',
    [under(['freedom-of-movement', 'entangled']), cell(1, 0, { ground: 'web' })],
    move('m', east(6)),
    (answer) => {
      expect(answer).toMatchObject({ legal: true, cost: 6 });
      expect(answer).not.toHaveProperty('hazards');
    },
    NONE,
  ),
  row(
    FREE,
    1,
    'rubble is no magic',
    [under(['freedom-of-movement']), cell(1, 0, { ground: 'dense-rubble' })],
    move('m', east(2)),
    legal(3),
    NONE,
  ),
  row(
    FREE,
    'extra',
    'slowed: a full attack',
    [far(6, ['slowed', 'freedom-of-movement'], SIX), foe, MINE],
    act('m', 'full-attack', { target: 't' }),
    { legal: true },
    NONE,
  ),
  row(
    FREE,
    'extra',
    'paralyzed: it walks',
    [under(['paralyzed', 'freedom-of-movement'])],
    move('m', east(6)),
    legal(6),
    NONE,
  ),
  row(
    FREE,
    'extra',
    'entangled: it charges',
    [under(['entangled', 'freedom-of-movement']), creature('t', 5, 0)],
    move('m', east(4), 'charge'),
    { legal: true },
    NONE,
  ),
]);
