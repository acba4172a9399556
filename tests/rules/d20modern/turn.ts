/**
 * d20 Modern: turns and rounds: the contents of a turn, the notes of the table of actions, the
 * timeline.
 */
import {
  cells,
  cases,
  creature,
  hero,
  turn,
  type At,
  type AttackInput,
  type CreatureMore,
} from '../cases.ts';
import { row } from '../rows.ts';
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
  row(`${A}budget`, 0, 'two moves')
    .on(duel())
    .ask(turnOf('a', ['move', { path: down(0, 6) }], ['move', { path: down(6, 12) }]))
    .gives(steps(true, true)),
  row(`${A}budget`, 1, 'two attacks')
    .on(duel())
    .ask(turnOf('a', ['melee-attack', { target: 't' }], ['melee-attack', { target: 't' }]))
    .gives(steps(true, 'no-action-left')),
  row(`${A}budget`, 'extra', 'a full round and then a move')
    .on(duel())
    .ask(turnOf('a', ['full-attack', { target: 't' }], ['move', { path: down(0, 2) }]))
    .gives(steps(true, 'no-action-left')),
  row(`${A}attack-action`, 0, 'a movement split round an attack')
    .on(hero('a', 0, 0, FIGHTER), creature('t', 3, 0), own)
    .ask(
      turnOf(
        'a',
        ['move', { path: way(0, 1, 2) }],
        ['melee-attack', { target: 't' }],
        ['move', { path: cells('2,0 2,1 2,2') }],
      ),
    )
    .gives(steps(true, true, 'no-action-left')),
  row(`${A}attack-action`, 'extra', 'the move after the attack')
    .on(duel())
    .ask(turnOf('a', ['melee-attack', { target: 't' }], ['move', { path: down(0, 6) }]))
    .gives(steps(true, true)),
  row(`${A}move-action`, 0, 'up from the ground, then an attack')
    .on(duel({ conditions: ['prone'] }))
    .ask(turnOf('a', 'stand-up', ['melee-attack', { target: 't' }]))
    .gives(steps(true, true)),
  row(`${A}full-round-action`, 0, 'a full attack with a step in it')
    .on(duel())
    .ask(turnOf('a', ['full-attack', { target: 't' }], ['five-foot-step', { path: down(0, 1) }]))
    .gives(steps(true, true)),
  row(`${A}full-round-action`, 1, 'a run and a step')
    .on(duel())
    .ask(turnOf('a', ['run', { path: down(0, 8) }], ['five-foot-step', { path: down(8, 9) }]))
    .gives(steps(true, 'step-after-move')),
  row(`${A}full-round-action`, 'extra', 'no five-foot step after a withdrawal')
    .on(duel())
    .ask(turnOf('a', ['withdraw', { path: down(0, 3) }], ['five-foot-step', { path: down(3, 4) }]))
    .gives(steps(true, 'step-after-move')),
  row(`${A}free-action`, 0, 'drops a rifle and itself, then strikes')
    .on(duel({ attacks: [RIFLE, 'sword'] }))
    .ask(
      turnOf('a', ['drop-item', { with: 'rifle' }], 'drop-prone', [
        'melee-attack',
        { target: 't', with: 'sword' },
      ]),
    )
    .gives(steps(true, true, true)),

  // ── A full round over two turns ──
  row(`${A}start-complete-full-round`, 0, 'begun at the end of a turn')
    .on(duel({ attacks: [RIFLE] }))
    .ask(
      turnOf(
        'a',
        ['move', { path: down(0, 4) }],
        ['start-or-complete-full-round', { whole: 'reload-internal-magazine' }],
      ),
    )
    .gives(steps(true, true)),
  row(
    `${A}start-complete-full-round`,
    0,
    'nothing but its completion comes first, and a move is left',
  )
    .on(duel({ attacks: [RIFLE], conditions: ['completing'] }))
    .ask(
      turnOf(
        'a',
        ['move', { path: down(0, 4) }],
        ['ranged-attack', { target: 't' }],
        ['start-or-complete-full-round', { whole: 'reload-internal-magazine' }],
        ['move', { path: down(0, 4) }],
      ),
    )
    .gives(steps('must-complete', 'must-complete', true, true)),
  row(`${A}start-complete-full-round`, 0, 'starting a full-round action ends the turn')
    .on(duel({ attacks: [RIFLE] }))
    .ask(
      turnOf(
        'a',
        ['start-or-complete-full-round', { whole: 'reload-internal-magazine' }],
        ['move', { path: down(0, 4) }],
      ),
    )
    .gives(steps(true, 'must-complete')),
  row(`${A}start-complete-full-round`, 0, 'the condition comes with it')
    .on(duel())
    .ask(act('a', 'start-or-complete-full-round', { whole: 'extinguish-flames' }))
    .gives({ legal: true, after: { gains: ['completing'] } }),
  row(`${A}start-complete-full-round`, 0, 'completing the action ends the condition “completing”')
    .on(duel({ conditions: ['completing'] }))
    .ask(act('a', 'start-or-complete-full-round', { whole: 'extinguish-flames' }))
    .gives({ legal: true, after: { loses: ['completing'] } }),
  ...(['charge', 'run', 'withdraw', 'full-attack', 'bull-rush-charge', 'move'] as const).map(
    (whole) =>
      row(
        `${A}start-complete-full-round`,
        whole === 'charge' ? 1 : ('extra' as const),
        `an action that may not be begun in parts: ${whole.replaceAll('-', ' ')}`,
      )
        .on(duel())
        .ask(act('a', 'start-or-complete-full-round', { whole }))
        .gives(refused('cannot-be-begun')),
  ),

  // ── Notes of the table ──
  row(`${A}table-note1`, 0, 'a withdrawal that leaves a second threatened square')
    .on(duel())
    .ask(act('a', 'withdraw', { path: cells('0,0 0,1 0,2') }))
    .uncited('the movement provokes, not the action: its rule is cited')
    .gives(provokes('full-round', 't')),
  row(`${A}table-note1`, 1, 'a climb away from an armed foe')
    .on(duel())
    .ask(act('a', 'climb', { path: down(0, 1) }))
    .uncited('the movement provokes, not the action: its rule is cited')
    .gives(provokes('move', 't')),
  row(`${A}table-note1`, 2, 'a shot, without a step')
    .on(duel({ attacks: [RIFLE] }))
    .ask(act('a', 'ranged-attack', { target: 't' }))
    .gives(provokes('standard', 't')),
  row(`${A}table-note4`, 0, 'two of several attacks')
    .on(duel())
    .ask(fullAttack('a', { primary: 'sword', instead: ['trip', 'disarm'] }))
    .gives({
      legal: true,
      attacks: [
        { bonus: 8, action: 'trip' },
        { bonus: 3, action: 'disarm' },
      ],
    }),
  row(`${A}table-note4`, 'extra', 'once in an attack action')
    .on(duel())
    .ask(fullAttack('a', { action: 'standard', primary: 'sword', instead: ['trip', 'disarm'] }))
    .gives({ legal: false, why: ['not-as-attack'] }),
  row(`${A}table-note4`, 'extra', 'feinting is no attack')
    .on(duel())
    .ask(fullAttack('a', { primary: 'sword', instead: ['feint'] }))
    .gives({ legal: false, why: ['not-as-attack'] }),
  row(`${A}table-note4`, 'extra', 'even as an attack of opportunity')
    .on(duel())
    .ask(act('a', 'disarm', { target: 't', as: 'opportunity' }))
    .gives({ legal: true }),

  // ── Described actions ──
  row(`${A}total-defense-detail`, 0, 'Defense 14 in total defence')
    .on(duel({ conditions: ['total-defence'] }))
    .ask(state('a', { ac: 14 }))
    .gives(changes({ 'ac-melee': 4, 'ac-ranged': 4 })),
  row(`${A}total-defense-detail`, 0, 'total defense allows a move of six squares but no attack')
    .on(duel())
    .ask(
      turnOf(
        'a',
        'total-defence',
        ['melee-attack', { target: 't' }],
        ['move', { path: down(0, 6) }],
      ),
    )
    .gives(steps(true, 'no-action-left', true)),
  row(`${A}manipulate-object`, 0, 'base attack +1: a knife drawn on the way')
    .on(duel({ bab: 1, attacks: [{ id: 'knife', kind: 'melee', light: true, ready: false }] }))
    .ask(
      turnOf(
        'a',
        ['draw-weapon-moving', { path: down(0, 6), with: 'knife' }],
        ['melee-attack', { with: 'knife' }],
      ),
    )
    .gives(steps(true, true)),
  row(`${A}manipulate-object`, 1, 'base attack +0')
    .on(duel({ bab: 0, attacks: [{ id: 'knife', kind: 'melee', light: true, ready: false }] }))
    .ask(turnOf('a', ['draw-weapon-moving', { path: down(0, 6) }], 'draw-weapon'))
    .gives(steps('needs-bab', true)),
  row(`${A}full-attack`, 0, 'base attack +11')
    .on(duel({ bab: 11, abilities: { str: 10 } }))
    .ask(fullAttack('a', { primary: 'sword' }))
    .gives((a) =>
      expect((a['attacks'] as { bonus: number }[]).map(({ bonus }) => bonus)).toEqual([11, 6, 1]),
    ),
  row(`${A}full-attack-step`, 0, 'a five-foot step between the attacks of a full attack')
    .on(
      hero('a', 0, 0, FIGHTER),
      creature('t', 2, 0),
      creature('k', 1, 0, { conditions: ['dead'] }),
      own,
    )
    .ask(fullAttack('a', { primary: 'sword', made: 1 }))
    .gives({ legal: true, step: true, left: [{ bonus: 3 }] }),
  row(`${A}full-attack-step`, 0, 'as a turn')
    .on(
      hero('a', 0, 0, FIGHTER),
      creature('t', 2, 0),
      creature('k', 1, 0, { conditions: ['dead'] }),
      own,
    )
    .ask(turnOf('a', ['full-attack', { target: 'k' }], ['five-foot-step', { path: way(0, 1) }]))
    .uncited('each part of the turn cites its own line of the table')
    .gives(steps(true, true)),
  row(`${A}full-attack-commit`, 0, 'after the first attack, a move')
    .on(duel())
    .ask(turnOf('a', ['melee-attack', { target: 't' }], ['move', { path: down(0, 4) }]))
    .uncited('each part of the turn cites its own line of the table')
    .gives(steps(true, true)),
  row(`${A}full-attack-commit`, 1, 'a step, an attack, a move')
    .on(hero('a', 0, 0, FIGHTER), creature('t', 2, 0), own)
    .ask(
      turnOf(
        'a',
        ['five-foot-step', { path: way(0, 1) }],
        ['melee-attack', { target: 't' }],
        ['move', { path: cells('1,0 1,1 1,2') }],
        'draw-weapon',
      ),
    )
    .uncited('each part of the turn cites its own line of the table')
    .gives(steps(true, true, 'move-after-step', true)),
  row(`${A}feats-skills-time`, 0, 'first aid')
    .on(...duel(), hero('d', 0, 1, { conditions: ['dying'] }))
    .ask(act('a', 'stabilise', { target: 'd' }))
    .gives(provokes('standard', 't')),

  // ── Turns and rounds ──
  row('d20modern.turn.sequence', 0, 'only one of the two creatures is aware')
    .on(hero('a', 0, 0), creature('b', 5, 0))
    .ask(initiative([{ of: 'a', roll: 12, bonus: 0 }], ['a']))
    .gives({ surprise: true, unaware: ['b'], order: [{ of: 'a', count: 12 }] }),
  row('d20modern.turn.sequence', 0, 'the surprise round allows one action')
    .on(
      hero('a', 0, 0, FIGHTER),
      creature('b', 1, 0),
      turn({ round: 1, surprise: true, active: 'a', order: ['a'] }),
    )
    .ask(turnOf('a', ['melee-attack', { target: 'b' }], ['move', { path: down(0, 2) }]))
    .uncited('the surprise round bars the move, and its rule is cited')
    .gives(steps(true, 'no-action-left')),
  row('d20modern.turn.sequence', 0, 'round 1 follows the surprise round')
    .on(
      hero('a', 0, 0),
      creature('b', 1, 0),
      turn({ round: 1, surprise: true, active: 'a', order: ['a'], counts: { a: 12 } }),
    )
    .ask(nextRound)
    .gives({ surprise: false, round: 1, roll: ['b'], order: [{ of: 'a', count: 12 }] }),
  row('d20modern.turn.round-six-seconds', 'extra', 'a minute')
    .on(hero('a', 0, 0))
    .ask(duration({ minutes: 1 }))
    .gives({ rounds: 10 }),
  row('d20modern.timeline.round-span', 0, 'three rounds from count 14 of the second')
    .on(hero('a', 0, 0), turn({ round: 2, active: 'a', order: ['a'], counts: { a: 14 } }))
    .ask(duration({ rounds: 3 }))
    .gives({ until: 5, count: 14 }),
  row('d20modern.timeline.round-span', 1, 'after a charge at count 10 of the second')
    .on(hero('a', 0, 0), turn({ round: 2, active: 'a', order: ['a'], counts: { a: 10 } }))
    .ask(duration({ rounds: 1 }))
    .gives({ until: 3, count: 10 }),

  row('d20modern.weapon.firearm-single', 0, '+3 without the proficiency')
    .on(duel({ attacks: [{ ...RIFLE, proficient: false }] }))
    .ask(weapon('a', 'rifle', { bonus: 3 }))
    .gives({ bonus: -1 }),
  row('d20modern.weapon.firearm-single', 'extra', '+3 with it')
    .on(duel({ attacks: [{ ...RIFLE, proficient: true }] }))
    .ask(weapon('a', 'rifle', { bonus: 3 }))
    .uncited('a control: a proficient shooter has no penalty')
    .gives({ bonus: 3 }),
]);
