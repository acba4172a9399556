/** d20 Modern: initiative and conditions. */
import { cases, creature, hero, move, turn, type CreatureMore } from '../cases.ts';
import { act, refused, steps, turnOf, provokes } from '../asks/turns.ts';
import { attack, defence, without } from '../asks/attacks.ts';
import {
  delay,
  initiative,
  join,
  ready,
  trigger,
  turnOrder,
  type Roll,
} from '../asks/initiative.ts';
import { against, grapple, special } from '../asks/specials.ts';
import { state } from '../asks/states.ts';
import { bans } from '../checks.ts';
import { expect } from 'vitest';

const I = 'd20modern.initiative.';
const C = 'd20modern.condition.';
const QUICK: CreatureMore = { abilities: { dex: 14 }, traits: ['improved-initiative'] };
const PLAIN: CreatureMore = { abilities: { dex: 14 } };
const duel = [hero('a', 0, 0, QUICK), creature('b', 5, 0, PLAIN)];
const three = [
  hero('a', 0, 0, QUICK),
  creature('b', 5, 0, PLAIN),
  creature('c', 6, 0, { abilities: { dex: 12 } }),
];
const rolls = (a: number, b: number): Roll[] => [
  { of: 'a', roll: a },
  { of: 'b', roll: b },
];
const fight = (active: string, counts: Record<string, number>, more: object = {}) =>
  turn({
    round: 3,
    active,
    order: Object.keys(counts),
    counts,
    acted: Object.keys(counts),
    ...more,
  });
/** A sentry whom the game master declares unaware, with another creature beside it. */
const SENTRY = [hero('a', 0, 0), creature('b', 1, 0, { conditions: ['unaware'] })];
const nth = (list: unknown): string[] => (list as { of: string }[]).map(({ of }) => of);

export default cases('d20modern', [
  {
    rule: `${I}check`,
    case: 0,
    given: '11',
    on: duel,
    ask: initiative([{ of: 'a', roll: 11 }]),
    expect: { order: [{ of: 'a', count: 17 }] },
  },
  {
    rule: `${I}ties`,
    case: 0,
    given: '15 with +6, 15 with +2',
    on: duel,
    ask: initiative(rolls(9, 13)),
    expect: {
      order: [
        { of: 'a', count: 15 },
        { of: 'b', count: 15 },
      ],
      ties: [],
    },
  },
  {
    rule: `${I}ties`,
    case: 1,
    given: 'with the same modifier',
    on: [hero('a', 0, 0, PLAIN), creature('b', 5, 0, PLAIN)],
    ask: initiative(rolls(13, 13)),
    expect: { ties: [['a', 'b']] },
  },
  {
    rule: `${I}ties`,
    case: 'extra',
    given: 'a tie decided by a roll-off',
    on: [hero('a', 0, 0, PLAIN), creature('b', 5, 0, PLAIN)],
    ask: initiative([
      { of: 'a', roll: 13, again: [4] },
      { of: 'b', roll: 13, again: [9] },
    ]),
    expect: { order: [{ of: 'b' }, { of: 'a' }], ties: [] },
  },
  {
    rule: `${I}join-late`,
    case: 0,
    given: 'a count that has passed',
    on: [...three, fight('b', { a: 18, b: 12 })],
    ask: join({ of: 'c', aware: true, roll: 15, bonus: 0 }),
    expect: {
      order: [{ of: 'a' }, { of: 'c', count: 15 }, { of: 'b' }],
      from: 4,
      first: [{ of: 'c', round: 4, count: 15 }],
    },
  },
  {
    rule: `${I}join-late`,
    case: 0,
    given: 'a count to come',
    on: [...three, fight('b', { a: 18, b: 12 })],
    ask: join({ of: 'c', aware: false, roll: 8, bonus: 0 }),
    expect: {
      order: [{ of: 'a' }, { of: 'b' }, { of: 'c', count: 8 }],
      from: 3,
      first: [{ of: 'c', round: 3, count: 8 }],
    },
  },
  {
    rule: `${I}surprised`,
    case: 0,
    given: 'they know, the others do not',
    on: three,
    ask: initiative(
      [
        { of: 'b', roll: 9 },
        { of: 'c', roll: 11 },
      ],
      ['b', 'c'],
    ),
    expect: { surprise: true, unaware: ['a'] },
  },
  {
    rule: `${I}surprise-round`,
    case: 0,
    given: 'everybody knows',
    on: duel,
    ask: initiative(rolls(9, 9), ['a', 'b']),
    expect: { surprise: false, unaware: [] },
    uncited: 'a control: nobody is surprised, so there is no surprise round',
  },
  {
    rule: `${I}surprise-round`,
    case: 'extra',
    given: 'no surprise round if all creatures are aware',
    on: duel,
    ask: initiative(rolls(9, 9)),
    expect: { surprise: false },
    uncited: 'a control: nobody is surprised, so there is no surprise round',
  },
  {
    rule: `${I}surprise-round`,
    case: 'extra',
    given: 'a surprise round allows one attack action or one move action',
    on: [
      hero('a', 0, 0),
      creature('b', 1, 0),
      turn({ round: 1, surprise: true, active: 'a', order: ['a'] }),
    ],
    ask: turnOf(
      'a',
      [
        'move',
        {
          path: [
            [0, 0],
            [0, 1],
            [0, 2],
          ],
        },
      ],
      ['melee-attack', { target: 'b' }],
      'full-attack',
    ),
    check: steps(true, 'no-action-left', 'no-action-left'),
  },
  {
    rule: `${I}unaware`,
    case: 0,
    given: 'the ambusher passes it',
    on: [
      hero('a', 0, 0),
      creature('b', 1, 0),
      turn({ round: 1, surprise: true, active: 'a', order: ['a'] }),
    ],
    ask: act('a', 'move', {
      path: [
        [0, 0],
        [0, 1],
        [1, 1],
        [2, 1],
      ],
    }),
    check: provokes('move'),
  },
  {
    rule: `${I}unaware`,
    case: 0,
    given: 'the Defense of an unaware creature',
    on: [
      hero('a', 0, 0),
      creature('b', 1, 0),
      turn({ round: 1, surprise: true, active: 'a', order: ['a'] }),
    ],
    ask: attack('a', 'b', 'sword', {
      parts: [
        { type: 'dexterity', value: 3 },
        { type: 'class', value: 2 },
      ],
    }),
    expect: { ac: 12 },
    uncited: 'the Defense comes from the condition “flat-footed”, which the answer cites',
  },
  {
    rule: `${I}unaware`,
    case: 0,
    given: 'an unaware creature does not act in the surprise round',
    on: [
      hero('a', 0, 0),
      creature('b', 1, 0),
      turn({ round: 1, surprise: true, active: 'a', order: ['a'] }),
    ],
    ask: turnOrder,
    expect: {
      order: [
        { of: 'a', acts: true },
        { of: 'b', acts: false, flatFooted: true },
      ],
    },
  },

  // ── Delay ──
  {
    rule: `${I}delay`,
    case: 0,
    given: 'from 18 to 9',
    on: [...three, fight('a', { a: 18, b: 12, c: 4 })],
    ask: delay('a', { to: 9 }),
    expect: { legal: true, count: 9, order: [{ of: 'b' }, { of: 'a', count: 9 }, { of: 'c' }] },
  },
  {
    rule: `${I}delay`,
    case: 'extra',
    given: 'in the middle of another’s turn',
    on: [...three, fight('a', { a: 18, b: 12, c: 4 })],
    ask: delay('a', { during: 'b' }),
    check: refused('cannot-interrupt'),
  },
  {
    rule: `${I}delay`,
    case: 'extra',
    given: 'after an action',
    on: [...three, fight('a', { a: 18, b: 12, c: 4 }, { spent: { standard: true } })],
    ask: delay('a', { to: 9 }),
    check: refused('has-acted'),
  },
  {
    rule: `${I}delay-limit`,
    case: 0,
    given: '+6 and +2 both want to be last',
    on: duel,
    ask: { ask: 'waiters', of: ['a', 'b'], want: 'last' },
    expect: { order: [{ of: 'b' }, { of: 'a' }], now: ['b'] },
  },
  {
    rule: `${I}delay-limit`,
    case: 'extra',
    given: 'two delaying creatures choose the same count',
    on: duel,
    ask: { ask: 'waiters', of: ['b', 'a'], want: 'same-count' },
    expect: { order: [{ of: 'a' }, { of: 'b' }], now: [] },
  },
  {
    rule: `${I}delay-limit`,
    case: 'extra',
    given: 'equal bonuses: the higher Dexterity',
    on: [
      hero('a', 0, 0, { abilities: { dex: 14 } }),
      creature('b', 5, 0, { abilities: { dex: 15 } }),
    ],
    ask: { ask: 'waiters', of: ['a', 'b'], want: 'last' },
    expect: { now: ['a'] },
  },
  {
    rule: `${I}delay-limit`,
    case: 'extra',
    given: 'into the next round',
    on: [...three, fight('a', { a: 18, b: 12, c: 4 })],
    ask: delay('a', { to: 20, nextRound: true }),
    expect: { legal: true, lost: true },
  },

  // ── Ready ──
  {
    rule: `${I}ready`,
    case: 0,
    given: 'before the door opens',
    on: [...duel, fight('b', { a: 18, b: 12 })],
    ask: trigger('a', 'ranged-attack', { by: 'b', action: 'open-door' }),
    cites: [`${I}ready-resolution`],
    check: (a) =>
      expect(a['sequence']).toEqual([
        { of: 'a', action: 'ranged-attack' },
        { of: 'b', action: 'open-door' },
      ]),
  },
  {
    rule: `${I}ready`,
    case: 0,
    given: 'a shot, in one’s turn',
    on: [...duel, fight('a', { a: 18, b: 12 })],
    ask: ready('a', 'ranged-attack', { trigger: 'when the door opens' }),
    expect: { legal: true, kind: 'standard', readies: 'standard', opportunities: [] },
  },
  {
    rule: `${I}ready`,
    case: 'extra',
    given: 'a move',
    on: [...duel, fight('a', { a: 18, b: 12 })],
    ask: ready('a', 'move', { trigger: 'when it comes' }),
    expect: { legal: true, readies: 'move' },
  },
  ...(['full-attack', 'run', 'drop-prone', 'five-foot-step'] as const).map((what) => ({
    rule: `${I}ready`,
    case: 'extra' as const,
    given: `not: ${what}`,
    on: [...duel, fight('a', { a: 18, b: 12 })],
    ask: ready('a', what, { trigger: 'when it comes' }),
    check: refused('cannot-be-readied'),
  })),
  {
    rule: `${I}ready-resolution`,
    case: 0,
    given: 'set off at 8',
    on: [...three, fight('b', { a: 15, c: 12, b: 8 })],
    ask: trigger('a', 'melee-attack', { by: 'b' }),
    expect: { count: 8 },
    check: (a) => expect(nth(a['order'])).toEqual(['c', 'a', 'b']),
  },
  {
    rule: `${I}ready-resolution`,
    case: 'extra',
    given: 'never set off',
    on: [...three, fight('a', { a: 15, c: 12, b: 8 })],
    ask: trigger('a', 'melee-attack', null),
    expect: { lost: true, happens: false },
  },
  {
    rule: `${I}ready-step`,
    case: 0,
    given: 'it has moved four squares',
    on: [...duel, fight('a', { a: 18, b: 12 }, { spent: { move: 1, moved: 4 } })],
    ask: ready('a', 'melee-attack', { trigger: 'when it comes' }),
    expect: { step: false },
  },
  {
    rule: `${I}ready-step`,
    case: 'extra',
    given: 'a five-foot step with a readied action, if it has not moved',
    on: [...duel, fight('a', { a: 18, b: 12 })],
    ask: ready('a', 'melee-attack', { trigger: 'when it comes' }),
    expect: { step: true },
  },

  // ── Conditions ──
  {
    rule: `${C}flat-footed-start`,
    case: 0,
    given: 'Defense 15 with Dexterity 3',
    on: [
      hero('a', 0, 0),
      creature('b', 1, 0),
      turn({ round: 1, active: 'a', order: ['a', 'b'], acted: ['a'] }),
    ],
    ask: defence(
      [
        { type: 'dexterity', value: 3 },
        { type: 'class', value: 2 },
      ],
      { of: 'b' },
    ),
    expect: { ac: 12 },
  },
  {
    rule: `${C}flat-footed-start`,
    case: 'extra',
    given: 'a flat-footed creature makes no attack of opportunity',
    on: [
      hero('a', 0, 0),
      creature('b', 1, 0),
      turn({ round: 1, active: 'a', order: ['a', 'b'], acted: ['a'] }),
    ],
    ask: act('a', 'stand-up'),
    expect: { opportunities: [] },
    cites: ['d20modern.threat.flat-footed-no-aoo'],
  },
  {
    rule: `${C}helpless-defense`,
    case: 0,
    given: 'Medium',
    on: [hero('a', 0, 0), creature('b', 1, 0, { conditions: ['bound'] })],
    ask: attack('a', 'b', 'sword', {
      parts: [
        { type: 'class', value: 6 },
        { type: 'equipment', value: 5 },
      ],
    }),
    expect: { ac: 5 },
  },
  {
    rule: `${C}helpless-defense`,
    case: 1,
    given: 'Large',
    on: [
      hero('a', 0, 0),
      creature('b', 1, 0, { size: 'large', space: 2, reach: 2, conditions: ['bound'] }),
    ],
    ask: defence([{ type: 'class', value: 6 }], { of: 'b' }),
    expect: { ac: 4 },
  },
  {
    rule: `${C}helpless-defense`,
    case: 'extra',
    given: 'of a sheet',
    on: [creature('b', 1, 0, { conditions: ['paralyzed'] })],
    ask: state('b', { ac: 17 }),
    expect: { total: { 'ac-melee': -12, 'ac-ranged': -12 } },
  },
  // A dozing sentry alone, whom the game master declares unaware.
  {
    rule: `${C}helpless-definition`,
    case: 0,
    given: 'a coup de grace to an unaware sentry',
    on: SENTRY,
    ask: special('coup-de-grace', 'a', 'b'),
    expect: { legal: true, automatic: true },
  },
  {
    rule: `${C}helpless-definition`,
    case: 0,
    given: 'a plain blow at it: Defense 5',
    on: SENTRY,
    ask: attack('a', 'b', 'sword', { parts: [{ type: 'class', value: 5 }] }),
    expect: { ac: 5, set: { by: 'unaware' }, notes: [{ why: 'unaware-target' }] },
  },
  {
    rule: `${C}helpless-definition`,
    case: 0,
    given: 'a helpless creature gets no attack of opportunity',
    on: SENTRY,
    ask: move('a', [
      [0, 0],
      [0, 1],
    ]),
    expect: { opportunities: [] },
    cites: ['d20modern.threat.flat-footed-no-aoo'],
  },
  {
    rule: `${C}helpless-definition`,
    case: 'extra',
    given: 'awake and wary it is not helpless',
    on: [hero('a', 0, 0), creature('b', 1, 0)],
    ask: special('coup-de-grace', 'a', 'b'),
    expect: { legal: false, why: ['not-helpless'] },
    uncited: 'a control: the target is under no condition',
  },
  {
    rule: `${C}helpless-definition`,
    case: 'extra',
    given: 'once it has acted in the fight it is not unaware',
    on: [...SENTRY, turn({ round: 2, active: 'a', order: ['a', 'b'], acted: ['a', 'b'] })],
    ask: special('coup-de-grace', 'a', 'b'),
    expect: { legal: false, why: ['not-helpless'] },
    uncited: 'a control: the condition has no effect in the fight',
  },
  {
    rule: `${C}helpless-definition`,
    case: 'extra',
    given: 'held in a grapple it is not unaware',
    on: [
      hero('a', 0, 0),
      creature('b', 1, 0, { conditions: ['unaware'], grapples: ['c'] }),
      hero('c', 1, 1, { grapples: ['b'] }),
    ],
    ask: special('coup-de-grace', 'a', 'b'),
    expect: { legal: false, why: ['not-helpless'] },
    uncited: 'a control: the condition has no effect in a grapple',
  },
  {
    rule: `${C}prone`,
    case: 0,
    given: 'up and at it',
    on: [
      hero('a', 0, 0, { conditions: ['prone'] }),
      creature('b', 1, 0),
      fight('a', { a: 18, b: 12 }),
    ],
    ask: turnOf('a', 'stand-up', ['melee-attack', { target: 'b' }]),
    check: steps(true, true),
    expect: { steps: [{ kind: 'move', opportunities: [{ by: 'b' }] }, { kind: 'standard' }] },
  },
  {
    rule: `${C}grappling-effects`,
    case: 0,
    given: 'struck from outside',
    on: [
      hero('a', 0, 0),
      creature('b', 1, 0, { grapples: ['c'] }),
      hero('c', 1, 0, { grapples: ['b'] }),
    ],
    ask: attack('a', 'b', 'sword', {
      parts: [
        { type: 'dexterity', value: 3 },
        { type: 'class', value: 2 },
      ],
    }),
    expect: { ac: 12 },
  },
  {
    rule: `${C}grappling-effects`,
    case: 'extra',
    given: 'struck from within, with no penalty of the text',
    on: [
      hero('a', 1, 0, { grapples: ['b'], attacks: 'dagger' }),
      creature('b', 1, 0, { grapples: ['a'] }),
    ],
    ask: attack('a', 'b', 'dagger', {
      parts: [
        { type: 'dexterity', value: 3 },
        { type: 'class', value: 2 },
      ],
    }),
    expect: { ac: 15 },
    check: without('grappling-attacker'),
    uncited: 'a control: the attacker is in the grapple, so the target keeps its Dexterity',
  },
  {
    rule: `${C}grappling-effects`,
    case: 'extra',
    given: 'nothing but what a grapple allows',
    on: [hero('a', 1, 0, { grapples: ['b'] }), creature('b', 1, 0, { grapples: ['a'] })],
    ask: act('a', 'move'),
    check: refused('not-in-grapple'),
    cites: ['d20modern.special-attack.grapple-options'],
  },
  {
    rule: `${C}pinned`,
    case: 0,
    given: 'the turn of a pinned creature',
    on: [
      hero('a', 1, 0, { pins: 'b', grapples: ['b'] }),
      creature('b', 1, 0, { grapples: ['a'] }),
      fight('b', { a: 18, b: 12 }),
    ],
    ask: turnOf('b', ['melee-attack', { target: 'a' }], 'move', 'grapple-break-free'),
    check: steps('condition-forbids', 'condition-forbids', true),
  },
  {
    rule: `${C}pinned`,
    case: 0,
    given: 'the check is won',
    on: [
      hero('a', 1, 0, { pins: 'b', grapples: ['b'] }),
      creature('b', 1, 0, { grapples: ['a'] }),
      fight('b', { a: 18, b: 12 }),
    ],
    ask: grapple('b', 'grapple-break-free', against(18, 12)),
    expect: {
      outcome: {
        result: 'success',
        effects: [
          { of: 'b', effect: 'unpinned' },
          { of: 'b', effect: 'still-grappling' },
        ],
      },
    },
    uncited: 'the answer cites the check that breaks free; the pin is its subject',
  },
  {
    rule: `${C}pinned`,
    case: 'extra',
    given: 'a pinned creature is not helpless',
    on: [hero('a', 1, 0, { pins: 'b', grapples: ['b'] }), creature('b', 1, 0, { grapples: ['a'] })],
    ask: state('b', undefined, 'a'),
    expect: { atMercy: false },
    check: bans(['move', 'attack']),
  },
]);
