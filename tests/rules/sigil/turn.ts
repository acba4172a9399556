/** Sigil: the actions that one turn allows, and the effect of conditions on them. */
import { expect } from 'vitest';
import {
  cases,
  creature,
  hero,
  turn,
  wall,
  type At,
  type Case,
  type CreatureMore,
} from '../cases.ts';
import { row } from '../rows.ts';
import { all } from '../checks.ts';
import { duration } from '../asks/initiative.ts';
import { act, actions, line, provokes, refused, steps, turnOf } from '../asks/turns.ts';

const MINE = turn({ active: 'b', round: 2 });
const FOE = creature('a', 1, 0);
const straight = (from: number, to: number): At[] =>
  Array.from({ length: to - from + 1 }, (_, i) => [from + i, 5]);
const left =
  (wanted: Readonly<Record<string, unknown>>) =>
  (answer: Readonly<Record<string, unknown>>): void =>
    expect(answer['left']).toMatchObject(wanted);

const ACTIONS = 'sigil.turn.actions-per-round';

/** The actions that a turn still allows under a condition. */
const under = (
  condition: string,
  given: string,
  ...check: readonly ((answer: Readonly<Record<string, unknown>>) => void)[]
): Case =>
  row(ACTIONS, 'extra', `${condition}: ${given}`)
    .on(FOE, hero('b', 0, 0, { conditions: [condition] }), MINE)
    .ask(actions('b'))
    .gives(all(...check));
const doing = (
  conditions: CreatureMore['conditions'],
  given: string,
  ask: Case['ask'],
  check: NonNullable<Case['check']>,
): Case => ({
  rule: ACTIONS,
  case: 'extra',
  given,
  on: [FOE, hero('b', 0, 0, { conditions }), MINE],
  ask,
  check,
});

/** Why a whole turn does not cite the rule of a standard action spent on a move. */
const PARTS =
  'each action of a turn cites what it rests on itself, not what the ones before it left';

export default cases('sigil', [
  row('sigil.turn.round-length', 0, 'one minute from round 3')
    .on(hero('b', 0, 0), turn({ round: 3 }))
    .ask(duration({ minutes: 1 }))
    .gives({ rounds: 10, seconds: 60, until: 13 }),
  row('sigil.turn.round-length', 'extra', 'eighteen seconds')
    .on(hero('b', 0, 0))
    .ask(duration({ seconds: 18 }))
    .gives({ rounds: 3 }),

  row(ACTIONS, 0, 'a standard, a move and a swift action')
    .on(FOE, hero('b', 0, 0), MINE)
    .ask(turnOf('b', ['melee-attack', { target: 'a' }], 'open-door', 'cast-swift-spell'))
    .gives(
      all(
        steps(true, true, true),
        left({ count: { standard: 0, move: 0, 'full-round': 0, swift: 0, immediate: 0 } }),
      ),
    ),
  row(ACTIONS, 1, 'a full-round action and a move')
    .on(FOE, hero('b', 0, 0), MINE)
    .ask(turnOf('b', 'full-attack', 'open-door'))
    .gives(steps(true, 'no-action-left')),
  row(ACTIONS, 1, 'a move and a full-round action')
    .on(FOE, hero('b', 0, 0), MINE)
    .ask(turnOf('b', 'open-door', 'full-attack'))
    .gives(steps(true, 'no-action-left')),
  row(ACTIONS, 2, 'two swift actions')
    .on(FOE, hero('b', 0, 0), MINE)
    .ask(turnOf('b', 'cast-swift-spell', 'cast-quickened-spell'))
    .gives(steps(true, 'no-action-left')),
  row(ACTIONS, 'extra', 'actions that the scene lists as spent are not available')
    .on(FOE, hero('b', 0, 0), turn({ active: 'b', spent: { standard: true, swift: true } }))
    .ask(actions('b'))
    .gives(
      all(
        left({ count: { standard: 0, move: 1, 'full-round': 0, swift: 0 } }),
        line('melee-attack', { legal: false, why: ['no-action-left'] }),
        line('draw-weapon', { legal: true }),
        line('full-attack', { legal: false }),
      ),
    ),
  row(ACTIONS, 'extra', 'in another creature’s turn only actions at any time are available')
    .on(FOE, hero('b', 0, 0), turn({ active: 'a', round: 2 }))
    .ask(actions('b'))
    .gives(
      all(
        line('melee-attack', { legal: false, why: ['not-your-turn'] }),
        line('speak', { legal: true }),
        line('cast-immediate-spell', { legal: true }),
        line('drop-prone', { legal: false }),
      ),
    ),

  row('sigil.turn.standard-for-move', 0, 'two moves at 9 m')
    .on(hero('b', 0, 5), MINE)
    .ask(turnOf('b', ['move', { path: straight(0, 6) }], ['move', { path: straight(6, 12) }]))
    .uncited(PARTS)
    .gives(steps(true, true)),
  row('sigil.turn.standard-for-move', 0, 'a double move of exactly twice the speed')
    .on(hero('b', 0, 5), MINE)
    .ask(act('b', 'double-move', { path: straight(0, 12) }))
    .gives(provokes('move')),
  row('sigil.turn.standard-for-move', 'extra', 'a double move of thirteen squares')
    .on(hero('b', 0, 5), MINE)
    .ask(act('b', 'double-move', { path: straight(0, 13) }))
    .gives(refused('over-speed')),
  row('sigil.turn.standard-for-move', 'extra', 'seven squares with the first')
    .on(hero('b', 0, 5), MINE)
    .ask(turnOf('b', ['move', { path: straight(0, 7) }]))
    .uncited(PARTS)
    .gives(steps('over-speed')),
  row('sigil.turn.standard-for-move', 1, 'two standard actions')
    .on(FOE, hero('b', 0, 0), MINE)
    .ask(turnOf('b', 'drink-potion', 'drink-potion'))
    .uncited(PARTS)
    .gives(steps(true, 'no-action-left')),
  row('sigil.turn.standard-for-move', 'extra', 'three move actions in one turn')
    .on(hero('b', 0, 0), MINE)
    .ask(turnOf('b', 'open-door', 'open-door', 'open-door'))
    .uncited(PARTS)
    .gives(steps(true, true, 'no-action-left')),

  row(
    'sigil.movement.draw-while-moving',
    0,
    'a bonus of +0: drawing and moving are two move actions',
  )
    .on(
      FOE,
      hero('b', 0, 5, { bab: 0, attacks: [{ id: 'sword', kind: 'melee', ready: false }] }),
      MINE,
    )
    .ask(
      turnOf(
        'b',
        ['draw-weapon-moving', { with: 'sword', path: straight(0, 6) }],
        ['draw-weapon', { with: 'sword' }],
        ['move', { path: straight(0, 6) }],
        'drink-potion',
      ),
    )
    .gives(steps('needs-bab', true, true, 'no-action-left')),
  row('sigil.movement.draw-while-moving', 1, '+1: one')
    .on(
      FOE,
      hero('b', 0, 5, { bab: 1, attacks: [{ id: 'sword', kind: 'melee', ready: false }] }),
      MINE,
    )
    .ask(
      turnOf('b', ['draw-weapon-moving', { with: 'sword', path: straight(0, 6) }], 'drink-potion'),
    )
    .gives(steps(true, true)),
  row(
    'sigil.movement.draw-while-moving',
    'extra',
    'drawing a weapon while moving more than one move',
  )
    .on(hero('b', 0, 5, { bab: 1 }), MINE)
    .ask(act('b', 'draw-weapon-moving', { path: straight(0, 7) }))
    .gives(refused('over-speed')),
  row(ACTIONS, 'extra', 'a spell at one behind a wall')
    .on(creature('a', 3, 0), wall(2, -3, 2, 4), hero('b', 0, 0))
    .ask(act('b', 'cast-spell', { target: 'a' }))
    .gives(refused('no-line-of-effect')),

  under(
    'staggered',
    'one standard or one move action',
    left({ count: { standard: 1, move: 0, 'full-round': 0, swift: 1 }, limitedBy: 'staggered' }),
    line('full-attack', { legal: false, why: ['condition-forbids'] }),
    line('melee-attack', { legal: true }),
    line('double-move', { legal: false }),
    line('charge', { kind: 'standard' }),
  ),
  doing(
    ['staggered'],
    'staggered, it moves and attacks',
    turnOf('b', 'open-door', ['melee-attack', { target: 'a' }]),
    steps(true, 'no-action-left'),
  ),
  doing(
    ['staggered'],
    'staggered, it attacks and moves',
    turnOf('b', ['melee-attack', { target: 'a' }], 'open-door'),
    steps(true, 'no-action-left'),
  ),
  under(
    'disabled',
    'the same',
    left({ count: { standard: 1, move: 0 }, limitedBy: 'disabled' }),
    line('run', { legal: false }),
  ),
  under(
    'nauseated',
    'one move action',
    left({ count: { standard: 0, move: 1, swift: 0 } }),
    line('melee-attack', { legal: false, why: ['condition-forbids'] }),
    line('cast-spell', { legal: false }),
    line('open-door', { legal: true }),
    line('double-move', { legal: false }),
  ),
  under(
    'stunned',
    'nothing',
    left({ count: { standard: 0, move: 0, swift: 0, step: 0 }, limitedBy: 'stunned' }),
    line('drop-item', { legal: false, why: ['condition-forbids'] }),
    line('passive-perception', { legal: true }),
  ),
  under(
    'paralyzed',
    'only what the mind does',
    line('activate-item-mental', { legal: true }),
    line('use-spell-like-ability', { legal: true }),
    line('melee-attack', { legal: false }),
    line('open-door', { legal: false }),
    line('five-foot-step', { legal: false }),
  ),
  under(
    'entangled',
    'no charge and no run',
    line('charge', { legal: false, why: ['condition-forbids'] }),
    line('melee-attack', { legal: true }),
  ),
  under(
    'panicked',
    'no attack',
    line('melee-attack', { legal: false }),
    line('move', { legal: true }),
  ),
  doing(
    ['frightened'],
    'frightened, it may not attack',
    act('b', 'melee-attack', { target: 'a' }),
    refused('must-flee'),
  ),
  doing(
    ['frightened'],
    'cornered, it may',
    act('b', 'melee-attack', { target: 'a', cornered: true }),
    provokes('standard'),
  ),
  doing(
    ['entangled'],
    'entangled, a spell of level 2 takes a check',
    act('b', 'cast-spell', { level: 2 }),
    (answer) => expect(answer['checks']).toEqual([{ skill: 'concentration', dc: 17 }]),
  ),
  doing(
    ['grappling'],
    'grappling, no bow, no scroll, no third party',
    actions('b'),
    all(
      line('activate-item-spell-completion', { why: ['not-in-grapple'] }),
      line('charge', { legal: false }),
      line('grapple-break-free', { legal: true }),
      line('cast-spell', { legal: true }),
      line('activate-item-spell-trigger', { legal: true }),
    ),
  ),
  doing(
    ['grappling', 'pinned'],
    'pinned, only a way out',
    actions('b'),
    all(
      line('grapple-break-free', { legal: true }),
      line('escape-grapple', { legal: true }),
      line('grapple-attack', { legal: false }),
      // A spell without components; the table of actions knows no spell.
      line('cast-spell', { legal: true }),
    ),
  ),
  doing([], 'free, nothing of a grapple', act('b', 'grapple-pin'), refused('only-in-grapple')),
  row(ACTIONS, 'extra', 'in a grapple it may not throw itself into another')
    .on(FOE, hero('b', 0, 0, { conditions: ['grappling'], attacks: 'bow' }), MINE)
    .ask(act('b', 'ranged-attack', { target: 'a' }))
    .gives(refused('not-in-grapple')),
  row(ACTIONS, 'extra', 'the actions of a creature that pins')
    .on(FOE, hero('b', 0, 0, { grapples: ['a'], pins: 'a' }), MINE)
    .ask(actions('b'))
    .gives(
      all(
        line('grapple-damage', { legal: true }),
        line('grapple-pin', { legal: false, why: ['not-in-grapple'] }),
        line('cast-spell', { legal: false }),
      ),
    ),

  // Aim.
  row(ACTIONS, 'extra', 'two squares off, with a sword')
    .on(creature('a', 2, 0), hero('b', 0, 0))
    .ask(act('b', 'melee-attack', { target: 'a' }))
    .gives(refused('target-out-of-reach')),
  row(ACTIONS, 'extra', 'a melee attack with a longspear in the turn')
    .on(creature('a', 2, 0), hero('b', 0, 0, { attacks: ['sword', 'longspear'] }))
    .ask(act('b', 'melee-attack', { target: 'a' }))
    .gives(provokes('standard')),
  row(ACTIONS, 'extra', 'with its sword, having named it')
    .on(creature('a', 2, 0), hero('b', 0, 0, { attacks: ['sword', 'longspear'] }))
    .ask(act('b', 'melee-attack', { target: 'a', with: 'sword' }))
    .gives(refused('target-out-of-reach')),
  row(ACTIONS, 'extra', 'nothing is said of its weapons')
    .on(creature('a', 1, 0), { creature: { id: 'b', at: [0, 0], side: 'party', size: 'medium' } })
    .ask(act('b', 'ranged-attack'))
    .gives({ legal: true, unknown: ['creatures.b.attacks'] }),
  row(ACTIONS, 'extra', 'a trip of one two sizes larger')
    .on(creature('a', 1, 0, { size: 'huge', build: 'tall' }), hero('b', 0, 0))
    .ask(act('b', 'trip', { target: 'a' }))
    .gives(refused('too-big')),
  row(ACTIONS, 'extra', 'once a round: a second overrun')
    .on(FOE, hero('b', 0, 0), turn({ active: 'b', spent: { actions: ['overrun'] } }))
    .ask(act('b', 'overrun', { target: 'a' }))
    .gives(refused('once-per-round')),
]);
