/** d20 Modern: initiative and conditions. */
import { cells, cases, creature, hero, move, turn, type CreatureMore } from '../cases.ts';
import { row } from '../rows.ts';
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
  row(`${I}check`, 0, '11')
    .on(duel)
    .ask(initiative([{ of: 'a', roll: 11 }]))
    .gives({ order: [{ of: 'a', count: 17 }] }),
  row(`${I}ties`, 0, '15 with +6, 15 with +2')
    .on(duel)
    .ask(initiative(rolls(9, 13)))
    .gives({
      order: [
        { of: 'a', count: 15 },
        { of: 'b', count: 15 },
      ],
      ties: [],
    }),
  row(`${I}ties`, 1, 'with the same modifier')
    .on(hero('a', 0, 0, PLAIN), creature('b', 5, 0, PLAIN))
    .ask(initiative(rolls(13, 13)))
    .gives({ ties: [['a', 'b']] }),
  row(`${I}ties`, 'extra', 'a tie decided by a roll-off')
    .on(hero('a', 0, 0, PLAIN), creature('b', 5, 0, PLAIN))
    .ask(
      initiative([
        { of: 'a', roll: 13, again: [4] },
        { of: 'b', roll: 13, again: [9] },
      ]),
    )
    .gives({ order: [{ of: 'b' }, { of: 'a' }], ties: [] }),
  row(`${I}join-late`, 0, 'a count that has passed')
    .on(...three, fight('b', { a: 18, b: 12 }))
    .ask(join({ of: 'c', aware: true, roll: 15, bonus: 0 }))
    .gives({
      order: [{ of: 'a' }, { of: 'c', count: 15 }, { of: 'b' }],
      from: 4,
      first: [{ of: 'c', round: 4, count: 15 }],
    }),
  row(`${I}join-late`, 0, 'a count to come')
    .on(...three, fight('b', { a: 18, b: 12 }))
    .ask(join({ of: 'c', aware: false, roll: 8, bonus: 0 }))
    .gives({
      order: [{ of: 'a' }, { of: 'b' }, { of: 'c', count: 8 }],
      from: 3,
      first: [{ of: 'c', round: 3, count: 8 }],
    }),
  row(`${I}surprised`, 0, 'they know, the others do not')
    .on(three)
    .ask(
      initiative(
        [
          { of: 'b', roll: 9 },
          { of: 'c', roll: 11 },
        ],
        ['b', 'c'],
      ),
    )
    .gives({ surprise: true, unaware: ['a'] }),
  row(`${I}surprise-round`, 0, 'every combatant is aware of the others')
    .on(duel)
    .ask(initiative(rolls(9, 9), ['a', 'b']))
    .uncited('a control: nobody is surprised, so there is no surprise round')
    .gives({ surprise: false, unaware: [] }),
  row(`${I}surprise-round`, 'extra', 'no surprise round if all creatures are aware')
    .on(duel)
    .ask(initiative(rolls(9, 9)))
    .uncited('a control: nobody is surprised, so there is no surprise round')
    .gives({ surprise: false }),
  row(`${I}surprise-round`, 'extra', 'a surprise round allows one attack action or one move action')
    .on(
      hero('a', 0, 0),
      creature('b', 1, 0),
      turn({ round: 1, surprise: true, active: 'a', order: ['a'] }),
    )
    .ask(
      turnOf(
        'a',
        ['move', { path: cells('0,0 0,1 0,2') }],
        ['melee-attack', { target: 'b' }],
        'full-attack',
      ),
    )
    .gives(steps(true, 'no-action-left', 'no-action-left')),
  row(`${I}unaware`, 0, 'the ambusher passes it')
    .on(
      hero('a', 0, 0),
      creature('b', 1, 0),
      turn({ round: 1, surprise: true, active: 'a', order: ['a'] }),
    )
    .ask(act('a', 'move', { path: cells('0,0 0,1 1,1 2,1') }))
    .gives(provokes('move')),
  row(`${I}unaware`, 0, 'the Defense of an unaware creature')
    .on(
      hero('a', 0, 0),
      creature('b', 1, 0),
      turn({ round: 1, surprise: true, active: 'a', order: ['a'] }),
    )
    .ask(
      attack('a', 'b', 'sword', {
        parts: [
          { type: 'dexterity', value: 3 },
          { type: 'class', value: 2 },
        ],
      }),
    )
    .uncited('the Defense comes from the condition “flat-footed”, which the answer cites')
    .gives({ ac: 12 }),
  row(`${I}unaware`, 0, 'an unaware creature does not act in the surprise round')
    .on(
      hero('a', 0, 0),
      creature('b', 1, 0),
      turn({ round: 1, surprise: true, active: 'a', order: ['a'] }),
    )
    .ask(turnOrder)
    .gives({
      order: [
        { of: 'a', acts: true },
        { of: 'b', acts: false, flatFooted: true },
      ],
    }),

  // ── Delay ──
  row(`${I}delay`, 0, 'from 18 to 9')
    .on(...three, fight('a', { a: 18, b: 12, c: 4 }))
    .ask(delay('a', { to: 9 }))
    .gives({ legal: true, count: 9, order: [{ of: 'b' }, { of: 'a', count: 9 }, { of: 'c' }] }),
  row(`${I}delay`, 'extra', 'in the middle of another’s turn')
    .on(...three, fight('a', { a: 18, b: 12, c: 4 }))
    .ask(delay('a', { during: 'b' }))
    .gives(refused('cannot-interrupt')),
  row(`${I}delay`, 'extra', 'a delay after an action')
    .on(...three, fight('a', { a: 18, b: 12, c: 4 }, { spent: { standard: true } }))
    .ask(delay('a', { to: 9 }))
    .gives(refused('has-acted')),
  row(`${I}delay-limit`, 0, '+6 and +2 both want to be last')
    .on(duel)
    .ask({ ask: 'waiters', of: ['a', 'b'], want: 'last' })
    .gives({ order: [{ of: 'b' }, { of: 'a' }], now: ['b'] }),
  row(`${I}delay-limit`, 'extra', 'two delaying creatures choose the same count')
    .on(duel)
    .ask({ ask: 'waiters', of: ['b', 'a'], want: 'same-count' })
    .gives({ order: [{ of: 'a' }, { of: 'b' }], now: [] }),
  row(`${I}delay-limit`, 'extra', 'equal bonuses: the higher Dexterity')
    .on(
      hero('a', 0, 0, { abilities: { dex: 14 } }),
      creature('b', 5, 0, { abilities: { dex: 15 } }),
    )
    .ask({ ask: 'waiters', of: ['a', 'b'], want: 'last' })
    .gives({ now: ['a'] }),
  row(`${I}delay-limit`, 'extra', 'into the next round')
    .on(...three, fight('a', { a: 18, b: 12, c: 4 }))
    .ask(delay('a', { to: 20, nextRound: true }))
    .gives({ legal: true, lost: true }),

  // ── Ready ──
  row(`${I}ready`, 0, 'before the door opens')
    .on(...duel, fight('b', { a: 18, b: 12 }))
    .ask(trigger('a', 'ranged-attack', { by: 'b', action: 'open-door' }))
    .cites(`${I}ready-resolution`)
    .gives((a) =>
      expect(a['sequence']).toEqual([
        { of: 'a', action: 'ranged-attack' },
        { of: 'b', action: 'open-door' },
      ]),
    ),
  row(`${I}ready`, 0, 'a shot, in one’s turn')
    .on(...duel, fight('a', { a: 18, b: 12 }))
    .ask(ready('a', 'ranged-attack', { trigger: 'when the door opens' }))
    .gives({ legal: true, kind: 'standard', readies: 'standard', opportunities: [] }),
  row(`${I}ready`, 'extra', 'a move as the readied action')
    .on(...duel, fight('a', { a: 18, b: 12 }))
    .ask(ready('a', 'move', { trigger: 'when it comes' }))
    .gives({ legal: true, readies: 'move' }),
  ...(['full-attack', 'run', 'drop-prone', 'five-foot-step'] as const).map((what) =>
    row(
      `${I}ready`,
      'extra' as const,
      `an action that may not be readied: ${what.replaceAll('-', ' ')}`,
    )
      .on(...duel, fight('a', { a: 18, b: 12 }))
      .ask(ready('a', what, { trigger: 'when it comes' }))
      .gives(refused('cannot-be-readied')),
  ),
  row(`${I}ready-resolution`, 0, 'set off at 8')
    .on(...three, fight('b', { a: 15, c: 12, b: 8 }))
    .ask(trigger('a', 'melee-attack', { by: 'b' }))
    .gives({ count: 8 }, (a) => expect(nth(a['order'])).toEqual(['c', 'a', 'b'])),
  row(`${I}ready-resolution`, 'extra', 'never set off')
    .on(...three, fight('a', { a: 15, c: 12, b: 8 }))
    .ask(trigger('a', 'melee-attack', null))
    .gives({ lost: true, happens: false }),
  row(`${I}ready-step`, 0, 'it has moved four squares')
    .on(...duel, fight('a', { a: 18, b: 12 }, { spent: { move: 1, moved: 4 } }))
    .ask(ready('a', 'melee-attack', { trigger: 'when it comes' }))
    .gives({ step: false }),
  row(`${I}ready-step`, 'extra', 'a five-foot step with a readied action, if it has not moved')
    .on(...duel, fight('a', { a: 18, b: 12 }))
    .ask(ready('a', 'melee-attack', { trigger: 'when it comes' }))
    .gives({ step: true }),

  // ── Conditions ──
  row(`${C}flat-footed-start`, 0, 'Defense 15 with Dexterity 3')
    .on(
      hero('a', 0, 0),
      creature('b', 1, 0),
      turn({ round: 1, active: 'a', order: ['a', 'b'], acted: ['a'] }),
    )
    .ask(
      defence(
        [
          { type: 'dexterity', value: 3 },
          { type: 'class', value: 2 },
        ],
        { of: 'b' },
      ),
    )
    .gives({ ac: 12 }),
  row(`${C}flat-footed-start`, 'extra', 'a flat-footed creature makes no attack of opportunity')
    .on(
      hero('a', 0, 0),
      creature('b', 1, 0),
      turn({ round: 1, active: 'a', order: ['a', 'b'], acted: ['a'] }),
    )
    .ask(act('a', 'stand-up'))
    .cites('d20modern.threat.flat-footed-no-aoo')
    .gives({ opportunities: [] }),
  row(`${C}helpless-defense`, 0, 'Medium')
    .on(hero('a', 0, 0), creature('b', 1, 0, { conditions: ['bound'] }))
    .ask(
      attack('a', 'b', 'sword', {
        parts: [
          { type: 'class', value: 6 },
          { type: 'equipment', value: 5 },
        ],
      }),
    )
    .gives({ ac: 5 }),
  row(`${C}helpless-defense`, 1, 'Large')
    .on(
      hero('a', 0, 0),
      creature('b', 1, 0, { size: 'large', space: 2, reach: 2, conditions: ['bound'] }),
    )
    .ask(defence([{ type: 'class', value: 6 }], { of: 'b' }))
    .gives({ ac: 4 }),
  row(`${C}helpless-defense`, 'extra', 'of a sheet')
    .on(creature('b', 1, 0, { conditions: ['paralyzed'] }))
    .ask(state('b', { ac: 17 }))
    .gives({ total: { 'ac-melee': -12, 'ac-ranged': -12 } }),
  // A dozing sentry alone, whom the game master declares unaware.
  row(`${C}helpless-definition`, 0, 'a coup de grace to an unaware sentry')
    .on(SENTRY)
    .ask(special('coup-de-grace', 'a', 'b'))
    .gives({ legal: true, automatic: true }),
  row(`${C}helpless-definition`, 0, 'a plain blow at it: Defense 5')
    .on(SENTRY)
    .ask(attack('a', 'b', 'sword', { parts: [{ type: 'class', value: 5 }] }))
    .gives({ ac: 5, set: { by: 'unaware' }, notes: [{ why: 'unaware-target' }] }),
  row(`${C}helpless-definition`, 0, 'a helpless creature gets no attack of opportunity')
    .on(SENTRY)
    .ask(move('a', cells('0,0 0,1')))
    .cites('d20modern.threat.flat-footed-no-aoo')
    .gives({ opportunities: [] }),
  row(`${C}helpless-definition`, 'extra', 'awake and wary it is not helpless')
    .on(hero('a', 0, 0), creature('b', 1, 0))
    .ask(special('coup-de-grace', 'a', 'b'))
    .uncited('a control: the target is under no condition')
    .gives({ legal: false, why: ['not-helpless'] }),
  row(`${C}helpless-definition`, 'extra', 'on a turn that does not tell who has acted')
    .on(...SENTRY, turn({ round: 2, active: 'a', order: ['a', 'b'] }))
    .ask(special('coup-de-grace', 'a', 'b'))
    .gives({ legal: true, automatic: true }),
  row(`${C}helpless-definition`, 'extra', 'once it has acted in the fight it is not unaware')
    .on(...SENTRY, turn({ round: 2, active: 'a', order: ['a', 'b'], acted: ['a', 'b'] }))
    .ask(special('coup-de-grace', 'a', 'b'))
    .uncited('a control: the condition has no effect in the fight')
    .gives({ legal: false, why: ['not-helpless'] }),
  row(`${C}helpless-definition`, 'extra', 'held in a grapple it is not unaware')
    .on(
      hero('a', 0, 0),
      creature('b', 1, 0, { conditions: ['unaware'], grapples: ['c'] }),
      hero('c', 1, 1, { grapples: ['b'] }),
    )
    .ask(special('coup-de-grace', 'a', 'b'))
    .uncited('a control: the condition has no effect in a grapple')
    .gives({ legal: false, why: ['not-helpless'] }),
  row(`${C}prone`, 0, 'up and at it')
    .on(
      hero('a', 0, 0, { conditions: ['prone'] }),
      creature('b', 1, 0),
      fight('a', { a: 18, b: 12 }),
    )
    .ask(turnOf('a', 'stand-up', ['melee-attack', { target: 'b' }]))
    .gives(
      { steps: [{ kind: 'move', opportunities: [{ by: 'b' }] }, { kind: 'standard' }] },
      steps(true, true),
    ),
  row(`${C}grappling-effects`, 0, 'struck from outside')
    .on(
      hero('a', 0, 0),
      creature('b', 1, 0, { grapples: ['c'] }),
      hero('c', 1, 0, { grapples: ['b'] }),
    )
    .ask(
      attack('a', 'b', 'sword', {
        parts: [
          { type: 'dexterity', value: 3 },
          { type: 'class', value: 2 },
        ],
      }),
    )
    .gives({ ac: 12 }),
  row(`${C}grappling-effects`, 'extra', 'struck from within, with no penalty of the text')
    .on(
      hero('a', 1, 0, { grapples: ['b'], attacks: 'dagger' }),
      creature('b', 1, 0, { grapples: ['a'] }),
    )
    .ask(
      attack('a', 'b', 'dagger', {
        parts: [
          { type: 'dexterity', value: 3 },
          { type: 'class', value: 2 },
        ],
      }),
    )
    .uncited('a control: the attacker is in the grapple, so the target keeps its Dexterity')
    .gives({ ac: 15 }, without('grappling-attacker')),
  row(`${C}grappling-effects`, 'extra', 'nothing but what a grapple allows')
    .on(hero('a', 1, 0, { grapples: ['b'] }), creature('b', 1, 0, { grapples: ['a'] }))
    .ask(act('a', 'move'))
    .cites('d20modern.special-attack.grapple-options')
    .gives(refused('not-in-grapple')),
  row(`${C}pinned`, 0, 'the turn of a pinned creature')
    .on(
      hero('a', 1, 0, { pins: 'b', grapples: ['b'] }),
      creature('b', 1, 0, { grapples: ['a'] }),
      fight('b', { a: 18, b: 12 }),
    )
    .ask(turnOf('b', ['melee-attack', { target: 'a' }], 'move', 'grapple-break-free'))
    .gives(steps('condition-forbids', 'condition-forbids', true)),
  row(`${C}pinned`, 0, 'the check is won')
    .on(
      hero('a', 1, 0, { pins: 'b', grapples: ['b'] }),
      creature('b', 1, 0, { grapples: ['a'] }),
      fight('b', { a: 18, b: 12 }),
    )
    .ask(grapple('b', 'grapple-break-free', against(18, 12)))
    .uncited('the answer cites the check that breaks free; the pin is its subject')
    .gives({
      outcome: {
        result: 'success',
        effects: [
          { of: 'b', effect: 'unpinned' },
          { of: 'b', effect: 'still-grappling' },
        ],
      },
    }),
  row(`${C}pinned`, 'extra', 'a pinned creature is not helpless')
    .on(hero('a', 1, 0, { pins: 'b', grapples: ['b'] }), creature('b', 1, 0, { grapples: ['a'] }))
    .ask(state('b', undefined, 'a'))
    .gives({ atMercy: false }, bans(['move', 'attack'])),
]);
