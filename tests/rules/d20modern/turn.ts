/**
 * d20 Modern: turns and rounds: the contents of a turn, the notes of the table of actions, the
 * timeline.
 */
import {
  cases,
  creature,
  hero,
  turn,
  type At,
  type AttackInput,
  type CreatureMore,
} from '../cases.ts';
import { act, provokes, refused, steps, turnOf } from '../asks/turns.ts';
import { fullAttack, weapon } from '../asks/attacks.ts';
import { state } from '../asks/states.ts';
import { duration, initiative, nextRound } from '../asks/initiative.ts';
import { changes } from '../checks.ts';
import { expect } from 'vitest';

const A = 'd20modern.action.';
const own = turn({ round: 2, active: 'a', order: ['a', 't'], acted: ['a', 't'] });
const FIGHTER: CreatureMore = {
  bab: 6,
  attacks: ['sword', 'fist'],
  abilities: { str: 14, dex: 14 },
};
const duel = (more: CreatureMore = {}) => [
  hero('a', 0, 0, { ...FIGHTER, ...more }),
  creature('t', 1, 0),
  own,
];
const way = (x: number, ...to: number[]): At[] => [[x, 0], ...to.map((n): At => [n, 0])];
const down = (from: number, to: number): At[] =>
  Array.from({ length: to - from + 1 }, (_, i) => [0, from + i]);
const RIFLE: AttackInput = {
  id: 'rifle',
  kind: 'ranged',
  rangeIncrement: 16,
  twoHanded: true,
  tags: ['firearm', 'longarm'],
};

export default cases('d20modern', [
  // ── What a turn contains ──
  {
    rule: `${A}budget`,
    case: 0,
    given: 'two moves',
    on: duel(),
    ask: turnOf('a', ['move', { path: down(0, 6) }], ['move', { path: down(6, 12) }]),
    check: steps(true, true),
  },
  {
    rule: `${A}budget`,
    case: 1,
    given: 'two attacks',
    on: duel(),
    ask: turnOf('a', ['melee-attack', { target: 't' }], ['melee-attack', { target: 't' }]),
    check: steps(true, 'no-action-left'),
  },
  {
    rule: `${A}budget`,
    case: 'extra',
    given: 'a full round and then a move',
    on: duel(),
    ask: turnOf('a', ['full-attack', { target: 't' }], ['move', { path: down(0, 2) }]),
    check: steps(true, 'no-action-left'),
  },
  {
    rule: `${A}attack-action`,
    case: 0,
    given: 'a movement split round an attack',
    on: [hero('a', 0, 0, FIGHTER), creature('t', 3, 0), own],
    ask: turnOf(
      'a',
      ['move', { path: way(0, 1, 2) }],
      ['melee-attack', { target: 't' }],
      [
        'move',
        {
          path: [
            [2, 0],
            [2, 1],
            [2, 2],
          ],
        },
      ],
    ),
    check: steps(true, true, 'no-action-left'),
  },
  {
    rule: `${A}attack-action`,
    case: 'extra',
    given: 'the move after the attack',
    on: duel(),
    ask: turnOf('a', ['melee-attack', { target: 't' }], ['move', { path: down(0, 6) }]),
    check: steps(true, true),
  },
  {
    rule: `${A}move-action`,
    case: 0,
    given: 'up from the ground, then an attack',
    on: duel({ conditions: ['prone'] }),
    ask: turnOf('a', 'stand-up', ['melee-attack', { target: 't' }]),
    check: steps(true, true),
  },
  {
    rule: `${A}full-round-action`,
    case: 0,
    given: 'a full attack with a step in it',
    on: duel(),
    ask: turnOf('a', ['full-attack', { target: 't' }], ['five-foot-step', { path: down(0, 1) }]),
    check: steps(true, true),
  },
  {
    rule: `${A}full-round-action`,
    case: 1,
    given: 'a run and a step',
    on: duel(),
    ask: turnOf('a', ['run', { path: down(0, 8) }], ['five-foot-step', { path: down(8, 9) }]),
    check: steps(true, 'step-after-move'),
  },
  {
    rule: `${A}full-round-action`,
    case: 'extra',
    given: 'no five-foot step after a withdrawal',
    on: duel(),
    ask: turnOf('a', ['withdraw', { path: down(0, 3) }], ['five-foot-step', { path: down(3, 4) }]),
    check: steps(true, 'step-after-move'),
  },
  {
    rule: `${A}free-action`,
    case: 0,
    given: 'drops a rifle and itself, then strikes',
    on: duel({ attacks: [RIFLE, 'sword'] }),
    ask: turnOf('a', ['drop-item', { with: 'rifle' }], 'drop-prone', [
      'melee-attack',
      { target: 't', with: 'sword' },
    ]),
    check: steps(true, true, true),
  },

  // ── A full round over two turns ──
  {
    rule: `${A}start-complete-full-round`,
    case: 0,
    given: 'begun at the end of a turn',
    on: duel({ attacks: [RIFLE] }),
    ask: turnOf(
      'a',
      ['move', { path: down(0, 4) }],
      ['start-or-complete-full-round', { whole: 'reload-internal-magazine' }],
    ),
    check: steps(true, true),
  },
  {
    rule: `${A}start-complete-full-round`,
    case: 0,
    given: 'nothing but its completion comes first, and a move is left',
    on: duel({ attacks: [RIFLE], conditions: ['completing'] }),
    ask: turnOf(
      'a',
      ['move', { path: down(0, 4) }],
      ['ranged-attack', { target: 't' }],
      ['start-or-complete-full-round', { whole: 'reload-internal-magazine' }],
      ['move', { path: down(0, 4) }],
    ),
    check: steps('must-complete', 'must-complete', true, true),
  },
  {
    rule: `${A}start-complete-full-round`,
    case: 0,
    given: 'starting a full-round action ends the turn',
    on: duel({ attacks: [RIFLE] }),
    ask: turnOf(
      'a',
      ['start-or-complete-full-round', { whole: 'reload-internal-magazine' }],
      ['move', { path: down(0, 4) }],
    ),
    check: steps(true, 'must-complete'),
  },
  {
    rule: `${A}start-complete-full-round`,
    case: 0,
    given: 'the condition comes with it',
    on: duel(),
    ask: act('a', 'start-or-complete-full-round', { whole: 'extinguish-flames' }),
    expect: { legal: true, after: { gains: ['completing'] } },
  },
  {
    rule: `${A}start-complete-full-round`,
    case: 0,
    given: 'completing the action ends the condition “completing”',
    on: duel({ conditions: ['completing'] }),
    ask: act('a', 'start-or-complete-full-round', { whole: 'extinguish-flames' }),
    expect: { legal: true, after: { loses: ['completing'] } },
  },
  ...(['charge', 'run', 'withdraw', 'full-attack', 'bull-rush-charge', 'move'] as const).map(
    (whole) => ({
      rule: `${A}start-complete-full-round`,
      case: whole === 'charge' ? 1 : ('extra' as const),
      given: `never begun: ${whole}`,
      on: duel(),
      ask: act('a', 'start-or-complete-full-round', { whole }),
      check: refused('cannot-be-begun'),
    }),
  ),

  // ── Notes of the table ──
  {
    rule: `${A}table-note1`,
    case: 0,
    given: 'a withdrawal that leaves a second threatened square',
    on: duel(),
    ask: act('a', 'withdraw', {
      path: [
        [0, 0],
        [0, 1],
        [0, 2],
      ],
    }),
    check: provokes('full-round', 't'),
    uncited: 'the movement provokes, not the action: its rule is cited',
  },
  {
    rule: `${A}table-note1`,
    case: 1,
    given: 'a climb away from an armed foe',
    on: duel(),
    ask: act('a', 'climb', { path: down(0, 1) }),
    check: provokes('move', 't'),
    uncited: 'the movement provokes, not the action: its rule is cited',
  },
  {
    rule: `${A}table-note1`,
    case: 2,
    given: 'a shot, without a step',
    on: duel({ attacks: [RIFLE] }),
    ask: act('a', 'ranged-attack', { target: 't' }),
    check: provokes('standard', 't'),
  },
  {
    rule: `${A}table-note4`,
    case: 0,
    given: 'two of several attacks',
    on: duel(),
    ask: fullAttack('a', { primary: 'sword', instead: ['trip', 'disarm'] }),
    expect: {
      legal: true,
      attacks: [
        { bonus: 8, action: 'trip' },
        { bonus: 3, action: 'disarm' },
      ],
    },
  },
  {
    rule: `${A}table-note4`,
    case: 'extra',
    given: 'once in an attack action',
    on: duel(),
    ask: fullAttack('a', { action: 'standard', primary: 'sword', instead: ['trip', 'disarm'] }),
    expect: { legal: false, why: ['not-as-attack'] },
  },
  {
    rule: `${A}table-note4`,
    case: 'extra',
    given: 'feinting is no attack',
    on: duel(),
    ask: fullAttack('a', { primary: 'sword', instead: ['feint'] }),
    expect: { legal: false, why: ['not-as-attack'] },
  },
  {
    rule: `${A}table-note4`,
    case: 'extra',
    given: 'even as an attack of opportunity',
    on: duel(),
    ask: act('a', 'disarm', { target: 't', as: 'opportunity' }),
    expect: { legal: true },
  },

  // ── Described actions ──
  {
    rule: `${A}total-defense-detail`,
    case: 0,
    given: 'Defense 14 in total defence',
    on: duel({ conditions: ['total-defence'] }),
    ask: state('a', { ac: 14 }),
    check: changes({ 'ac-melee': 4, 'ac-ranged': 4 }),
  },
  {
    rule: `${A}total-defense-detail`,
    case: 0,
    given: 'total defense allows a move of six squares but no attack',
    on: duel(),
    ask: turnOf(
      'a',
      'total-defence',
      ['melee-attack', { target: 't' }],
      ['move', { path: down(0, 6) }],
    ),
    check: steps(true, 'no-action-left', true),
  },
  {
    rule: `${A}manipulate-object`,
    case: 0,
    given: 'base attack +1: a knife drawn on the way',
    on: duel({ bab: 1, attacks: [{ id: 'knife', kind: 'melee', light: true, ready: false }] }),
    ask: turnOf(
      'a',
      ['draw-weapon-moving', { path: down(0, 6), with: 'knife' }],
      ['melee-attack', { with: 'knife' }],
    ),
    check: steps(true, true),
  },
  {
    rule: `${A}manipulate-object`,
    case: 1,
    given: 'base attack +0',
    on: duel({ bab: 0, attacks: [{ id: 'knife', kind: 'melee', light: true, ready: false }] }),
    ask: turnOf('a', ['draw-weapon-moving', { path: down(0, 6) }], 'draw-weapon'),
    check: steps('needs-bab', true),
  },
  {
    rule: `${A}full-attack`,
    case: 0,
    given: 'base attack +11',
    on: duel({ bab: 11, abilities: { str: 10 } }),
    ask: fullAttack('a', { primary: 'sword' }),
    check: (a) =>
      expect((a['attacks'] as { bonus: number }[]).map(({ bonus }) => bonus)).toEqual([11, 6, 1]),
  },
  {
    rule: `${A}full-attack-step`,
    case: 0,
    given: 'a five-foot step between the attacks of a full attack',
    on: [
      hero('a', 0, 0, FIGHTER),
      creature('t', 2, 0),
      creature('k', 1, 0, { conditions: ['dead'] }),
      own,
    ],
    ask: fullAttack('a', { primary: 'sword', made: 1 }),
    expect: { legal: true, step: true, left: [{ bonus: 3 }] },
  },
  {
    rule: `${A}full-attack-step`,
    case: 0,
    given: 'as a turn',
    on: [
      hero('a', 0, 0, FIGHTER),
      creature('t', 2, 0),
      creature('k', 1, 0, { conditions: ['dead'] }),
      own,
    ],
    ask: turnOf('a', ['full-attack', { target: 'k' }], ['five-foot-step', { path: way(0, 1) }]),
    check: steps(true, true),
    uncited: 'each part of the turn cites its own line of the table',
  },
  {
    rule: `${A}full-attack-commit`,
    case: 0,
    given: 'after the first attack, a move',
    on: duel(),
    ask: turnOf('a', ['melee-attack', { target: 't' }], ['move', { path: down(0, 4) }]),
    check: steps(true, true),
    uncited: 'each part of the turn cites its own line of the table',
  },
  {
    rule: `${A}full-attack-commit`,
    case: 1,
    given: 'a step, an attack, a move',
    on: [hero('a', 0, 0, FIGHTER), creature('t', 2, 0), own],
    ask: turnOf(
      'a',
      ['five-foot-step', { path: way(0, 1) }],
      ['melee-attack', { target: 't' }],
      [
        'move',
        {
          path: [
            [1, 0],
            [1, 1],
            [1, 2],
          ],
        },
      ],
      'draw-weapon',
    ),
    check: steps(true, true, 'move-after-step', true),
    uncited: 'each part of the turn cites its own line of the table',
  },
  {
    rule: `${A}feats-skills-time`,
    case: 0,
    given: 'first aid',
    on: [...duel(), hero('d', 0, 1, { conditions: ['dying'] })],
    ask: act('a', 'stabilise', { target: 'd' }),
    check: provokes('standard', 't'),
  },

  // ── Turns and rounds ──
  {
    rule: 'd20modern.turn.sequence',
    case: 0,
    given: 'only one of the two creatures is aware',
    on: [hero('a', 0, 0), creature('b', 5, 0)],
    ask: initiative([{ of: 'a', roll: 12, bonus: 0 }], ['a']),
    expect: { surprise: true, unaware: ['b'], order: [{ of: 'a', count: 12 }] },
  },
  {
    rule: 'd20modern.turn.sequence',
    case: 0,
    given: 'the surprise round allows one action',
    on: [
      hero('a', 0, 0, FIGHTER),
      creature('b', 1, 0),
      turn({ round: 1, surprise: true, active: 'a', order: ['a'] }),
    ],
    ask: turnOf('a', ['melee-attack', { target: 'b' }], ['move', { path: down(0, 2) }]),
    check: steps(true, 'no-action-left'),
    uncited: 'the surprise round bars the move, and its rule is cited',
  },
  {
    rule: 'd20modern.turn.sequence',
    case: 0,
    given: 'round 1 follows the surprise round',
    on: [
      hero('a', 0, 0),
      creature('b', 1, 0),
      turn({ round: 1, surprise: true, active: 'a', order: ['a'], counts: { a: 12 } }),
    ],
    ask: nextRound,
    expect: { surprise: false, round: 1, roll: ['b'], order: [{ of: 'a', count: 12 }] },
  },
  {
    rule: 'd20modern.turn.round-six-seconds',
    case: 'extra',
    given: 'a minute',
    on: [hero('a', 0, 0)],
    ask: duration({ minutes: 1 }),
    expect: { rounds: 10 },
  },
  {
    rule: 'd20modern.timeline.round-span',
    case: 0,
    given: 'three rounds from count 14 of the second',
    on: [hero('a', 0, 0), turn({ round: 2, active: 'a', order: ['a'], counts: { a: 14 } })],
    ask: duration({ rounds: 3 }),
    expect: { until: 5, count: 14 },
  },
  {
    rule: 'd20modern.timeline.round-span',
    case: 1,
    given: 'after a charge at count 10 of the second',
    on: [hero('a', 0, 0), turn({ round: 2, active: 'a', order: ['a'], counts: { a: 10 } })],
    ask: duration({ rounds: 1 }),
    expect: { until: 3, count: 10 },
  },

  {
    rule: 'd20modern.weapon.firearm-single',
    case: 0,
    given: '+3 without the proficiency',
    on: duel({ attacks: [{ ...RIFLE, proficient: false }] }),
    ask: weapon('a', 'rifle', { bonus: 3 }),
    expect: { bonus: -1 },
  },
  {
    rule: 'd20modern.weapon.firearm-single',
    case: 'extra',
    given: '+3 with it',
    on: duel({ attacks: [{ ...RIFLE, proficient: true }] }),
    ask: weapon('a', 'rifle', { bonus: 3 }),
    expect: { bonus: 3 },
    uncited: 'a control: a proficient shooter has no penalty',
  },
]);
