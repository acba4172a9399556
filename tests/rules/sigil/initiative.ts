/** Sigil: initiative: order, surprise, newcomers, delaying, readying. */
import { expect } from 'vitest';
import { cases, creature, hero, turn, wall, type Answer, type CreatureMore } from '../cases.ts';
import { row } from '../rows.ts';
import {
  delay,
  initiative,
  join,
  nextRound,
  ready,
  trigger,
  turnOrder,
} from '../asks/initiative.ts';
import { act, refused } from '../asks/turns.ts';

const at = (id: string, x: number, more: CreatureMore = {}) => creature(id, x * 3, 0, more);
const three = [at('a', 0), at('b', 1), at('c', 2)];
const order = (...wanted: readonly (readonly [string, number])[]) =>
  wanted.map(([of, count]) => ({ of, count }));
/** Initiative counts 19, 14 and 9, in the second round, on the turn of `a`. */
const SECOND = turn({
  round: 2,
  active: 'a',
  order: ['a', 'b', 'c'],
  acted: ['a', 'b', 'c'],
  counts: { a: 19, b: 14, c: 9 },
});
/** A fight in which b, whose count is 18, is acting. */
const MINE = turn({
  round: 2,
  active: 'b',
  order: ['b', 'a', 'c'],
  acted: ['a', 'b', 'c'],
  counts: { b: 18, a: 10, c: 7 },
});
const flat =
  (...who: readonly string[]) =>
  (answer: Answer): void =>
    expect(
      (answer['order'] as readonly { of: string; flatFooted: boolean }[])
        .filter((s) => s.flatFooted)
        .map((s) => s.of),
    ).toEqual(who);

export default cases('sigil', [
  row('sigil.initiative.roll', 0, 'Dexterity +2 and a 12, Dexterity +0 and a 15')
    .on(at('a', 0, { abilities: { dex: 14 } }), at('b', 1, { abilities: { dex: 10 } }))
    .ask(
      initiative([
        { of: 'a', roll: 12 },
        { of: 'b', roll: 15 },
      ]),
    )
    .gives({ order: order(['b', 15], ['a', 14]), ties: [], surprise: false }),
  row('sigil.initiative.roll', 'extra', 'a feat, and a deafened creature')
    .on(
      at('a', 0, { abilities: { dex: 14 }, traits: ['improved-initiative'] }),
      at('b', 1, { abilities: { dex: 14 }, conditions: ['deafened'] }),
    )
    .ask(
      initiative([
        { of: 'a', roll: 10 },
        { of: 'b', roll: 15 },
      ]),
    )
    .gives({ order: order(['a', 16], ['b', 13]) }),
  row('sigil.initiative.roll', 'extra', 'a group on one die, its Dexterity not known')
    .on(three)
    .ask(
      initiative([
        { of: ['a', 'b'], roll: 12 },
        { of: 'c', roll: 3, bonus: 10 },
      ]),
    )
    .gives({
      order: order(['c', 13], ['a', 12], ['b', 12]),
      ties: [],
      unknown: ['creatures.a.abilities.dex', 'creatures.b.abilities.dex'],
    }),
  row('sigil.initiative.tie', 0, 'both 15, with +3 and with +1')
    .on(three)
    .ask(
      initiative([
        { of: 'a', roll: 14, bonus: 1 },
        { of: 'b', roll: 12, bonus: 3 },
      ]),
    )
    .gives({ order: order(['b', 15], ['a', 15]), ties: [] }),
  row('sigil.initiative.tie', 'extra', 'equal in both: they roll again')
    .on(three)
    .ask(
      initiative([
        { of: 'a', roll: 12, bonus: 3 },
        { of: 'b', roll: 12, bonus: 3 },
        { of: 'c', roll: 1, bonus: 0 },
      ]),
    )
    .gives({ ties: [['a', 'b']] }),
  row('sigil.initiative.tie', 'extra', 'the higher roll-off goes first')
    .on(three)
    .ask(
      initiative([
        { of: 'a', roll: 12, bonus: 3, again: [4] },
        { of: 'b', roll: 12, bonus: 3, again: [17] },
      ]),
    )
    .gives({ order: order(['b', 15], ['a', 15]), ties: [] }),

  row('sigil.initiative.order-fixed', 0, 'paralysed through the second round')
    .on(at('a', 0), at('b', 1, { conditions: ['paralyzed'] }), at('c', 2), SECOND)
    .ask(turnOrder)
    .gives({
      order: [
        { of: 'a', count: 19 },
        { of: 'b', count: 14 },
        { of: 'c', count: 9 },
      ],
      next: 'b',
    }),
  row(
    'sigil.initiative.order-fixed',
    'extra',
    'a creature that can take no action keeps its initiative count',
  )
    .on(at('a', 0), at('b', 1, { conditions: ['dazed'] }), at('c', 2), SECOND)
    .ask(turnOrder)
    .gives({
      order: [
        { of: 'a', acts: true },
        { of: 'b', count: 14, acts: false },
        { of: 'c', acts: true },
      ],
    }),
  row('sigil.initiative.order-fixed', 0, 'recovered in the third')
    .on(
      ...three,
      turn({ round: 3, active: 'a', order: ['a', 'b', 'c'], counts: { a: 19, b: 14, c: 9 } }),
    )
    .ask(turnOrder)
    .gives({ order: [{ of: 'a' }, { of: 'b', count: 14, acts: true }, { of: 'c' }] }),
  row('sigil.initiative.order-fixed', 'extra', 'the round after: nobody rolls')
    .on(...three, SECOND)
    .ask(nextRound)
    .gives({ round: 3, roll: [], order: order(['a', 19], ['b', 14], ['c', 9]) }),
  row('sigil.initiative.flat-footed-until-acted', 0, 'A, B, C in the first round, on A’s turn')
    .on(...three, turn({ round: 1, active: 'a', order: ['a', 'b', 'c'], acted: [] }))
    .ask(turnOrder)
    .gives(flat('b', 'c')),
  row('sigil.initiative.flat-footed-until-acted', 'extra', 'a round in which it is the turn of B')
    .on(...three, turn({ round: 1, active: 'b', order: ['a', 'b', 'c'], acted: ['a'] }))
    .ask(turnOrder)
    .gives(flat('c')),
  row('sigil.initiative.flat-footed-until-acted', 'extra', 'in the second round')
    .on(...three, turn({ round: 2, active: 'a', order: ['a', 'b', 'c'], acted: [] }))
    .ask(turnOrder)
    .gives(flat()),

  row(
    'sigil.initiative.joining-aware',
    0,
    'first 19; two who know of the fight arrive in round 2, Dexterity 12 and 14',
  )
    .on(
      ...three,
      at('n', 3, { abilities: { dex: 12 } }),
      at('m', 4, { abilities: { dex: 14 } }),
      SECOND,
    )
    .ask(join({ of: 'n', aware: true }, { of: 'm', aware: true }))
    .gives({ order: order(['m', 20], ['n', 20], ['a', 19], ['b', 14], ['c', 9]), from: 3 }),
  row('sigil.initiative.joining-aware', 'extra', 'equally quick, they roll off')
    .on(
      ...three,
      at('n', 3, { abilities: { dex: 12 } }),
      at('m', 4, { abilities: { dex: 12 } }),
      SECOND,
    )
    .ask(join({ of: 'n', aware: true }, { of: 'm', aware: true }))
    .gives({ ties: [['n', 'm']] }),
  row('sigil.initiative.joining-unaware', 0, 'one who does not, with a 12 in all')
    .on(...three, at('n', 3), SECOND)
    .ask(join({ of: 'n', aware: false, roll: 12, bonus: 0 }))
    .gives({ order: order(['a', 19], ['b', 14], ['n', 12], ['c', 9]), from: 3 }),
  row('sigil.initiative.joining-unaware', 'extra', 'one aware and one unaware creature join')
    .on(
      ...three,
      at('n', 3, { abilities: { dex: 18 } }),
      at('m', 4, { abilities: { dex: 10 } }),
      SECOND,
    )
    .ask(join({ of: 'n', aware: false, roll: 16 }, { of: 'm', aware: true }))
    .gives({ order: order(['m', 20], ['n', 20], ['a', 19], ['b', 14], ['c', 9]) }),

  row('sigil.initiative.ready-action', 0, 'a full attack')
    .on(...three, MINE)
    .ask(ready('b', 'full-attack', { trigger: 'when it comes near' }))
    .gives({ legal: false, why: ['cannot-be-readied'], kind: 'standard', readies: 'full-round' }),
  row('sigil.initiative.ready-action', 1, 'a spell, if the ogre moves')
    .on(...three, MINE)
    .ask(ready('b', 'cast-spell', { trigger: 'if the ogre moves' }))
    .gives({ legal: true, why: [], kind: 'standard', readies: 'standard', opportunities: [] }),
  row('sigil.initiative.ready-action', 'extra', 'beside a foe, readying provokes nothing')
    .on(hero('b', 0, 0), creature('a', 1, 0), creature('c', 9, 9), MINE)
    .ask(ready('b', 'cast-spell', { trigger: 'if it casts' }))
    .gives({ legal: true, opportunities: [] }),
  row('sigil.initiative.ready-action', 'extra', 'a readied action without a trigger')
    .on(...three, MINE)
    .ask(ready('b', 'cast-spell'))
    .gives({ legal: false, why: ['no-trigger'] }),
  row('sigil.initiative.ready-action', 'extra', 'a move as the readied action')
    .on(...three, MINE)
    .ask(ready('b', 'move', { trigger: 'if it comes near' }))
    .gives({ legal: true, readies: 'move' }),
  row('sigil.initiative.ready-action', 'extra', 'readying without a standard action left')
    .on(...three, turn({ round: 2, active: 'b', spent: { standard: true } }))
    .ask(ready('b', 'move', { trigger: 'if it comes near' }))
    .gives({ legal: false, why: ['no-action-left'] }),
  row('sigil.initiative.ready-action', 2, 'a counterspell')
    .on(...three, MINE)
    .ask(ready('b', 'counterspell', { trigger: 'when the shaman casts' }))
    .gives({ legal: true, why: [], kind: 'standard', readies: 'standard', opportunities: [] }),
  row('sigil.initiative.ready-action', 'extra', 'a counterspell that was not readied')
    .on(...three, MINE)
    .ask(act('b', 'counterspell'))
    .gives({ legal: false, why: ['only-readied'] }),
  row(
    'sigil.initiative.ready-action',
    2,
    'the shaman casts: the counterspell comes first, on a Spellcraft check',
  )
    .on(hero('b', 0, 0), creature('a', 5, 0), creature('c', 9, 9), MINE)
    .ask(trigger('b', 'counterspell', { by: 'a', action: 'cast-spell' }, { target: 'a' }))
    .gives({
      happens: true,
      sequence: [
        { of: 'b', action: 'counterspell' },
        { of: 'a', action: 'cast-spell' },
      ],
      act: { provokes: 'yes', checks: [{ skill: 'spellcraft' }] },
    }),
  row('sigil.initiative.ready-trigger', 'extra', 'the shaman walks: there is nothing to counter')
    .on(hero('b', 0, 0), creature('a', 5, 0), creature('c', 9, 9), MINE)
    .ask(trigger('b', 'counterspell', { by: 'a', action: 'move' }, { target: 'a' }))
    .gives({ happens: false, why: ['no-casting'] }),
  row('sigil.initiative.ready-trigger', 'extra', 'a wall between the two: no line of effect')
    .on(hero('b', 0, 0), creature('a', 5, 0), creature('c', 9, 9), wall(3, -5, 3, 6), MINE)
    .ask(trigger('b', 'counterspell', { by: 'a', action: 'cast-spell' }, { target: 'a' }))
    .gives({ happens: false, act: { why: ['no-line-of-effect'] } }),
  row('sigil.initiative.ready-trigger', 0, 'the orc attacks')
    .on(hero('b', 0, 0), creature('a', 1, 0), creature('c', 9, 9), MINE)
    .ask(trigger('b', 'melee-attack', { by: 'a', action: 'melee-attack' }, { target: 'a' }))
    .gives({
      happens: true,
      lost: false,
      sequence: [
        { of: 'b', action: 'melee-attack' },
        { of: 'a', action: 'melee-attack' },
      ],
    }),
  row('sigil.initiative.ready-trigger', 'extra', 'the trigger occurs on the orc’s own turn')
    .on(
      hero('b', 0, 0),
      creature('a', 1, 0),
      turn({ round: 2, active: 'a', order: ['b', 'a'], counts: { b: 18, a: 10 } }),
    )
    .ask(trigger('b', 'melee-attack', { by: 'a', action: 'move' }, { target: 'a' }))
    .gives({ happens: true, act: { legal: true } }),
  row(
    'sigil.initiative.ready-trigger',
    'extra',
    'the target is out of reach when the action triggers',
  )
    .on(hero('b', 0, 0), creature('a', 3, 0), creature('c', 9, 9), MINE)
    .ask(trigger('b', 'melee-attack', { by: 'a', action: 'move' }, { target: 'a' }))
    .gives({ happens: false, act: { why: ['target-out-of-reach'] } }),
  row('sigil.initiative.ready-trigger', 1, 'nothing happens')
    .on(...three, MINE)
    .ask(trigger('b', 'melee-attack', null))
    .gives({ happens: false, lost: true, order: order(['b', 18], ['a', 10], ['c', 7]) }),
  row('sigil.initiative.ready-step', 0, 'moved 3 m, then readied')
    .on(...three, turn({ round: 2, active: 'b', spent: { move: 1, moved: 2 } }))
    .ask(ready('b', 'melee-attack', { trigger: 'if it comes near' }))
    .gives({ legal: true, step: false }),
  row('sigil.initiative.ready-step', 1, 'did not move')
    .on(...three, MINE)
    .ask(ready('b', 'melee-attack', { trigger: 'if it comes near' }))
    .gives({ legal: true, step: true }),
  row('sigil.initiative.ready-step', 1, 'a five-foot step when the readied action triggers')
    .on(hero('b', 0, 0), creature('a', 1, 0), creature('c', 9, 9), MINE)
    .ask(trigger('b', 'melee-attack', { by: 'a' }, { target: 'a', moved: false }))
    .gives({ step: true, unknown: [] }),
  row('sigil.initiative.ready-new-count', 0, 'count 18, set off at 7')
    .on(...three, MINE)
    .ask(trigger('b', 'drink-potion', { by: 'c' }))
    .gives({ count: 7, order: order(['a', 10], ['b', 7], ['c', 7]) }),
  row('sigil.initiative.ready-only-in-combat', 0, 'before opening a door, no fight in progress')
    .on(three)
    .ask(ready('b', 'ranged-attack', { trigger: 'when the door opens', combat: false }))
    .gives({ legal: false, why: ['out-of-combat'] }),

  row('sigil.initiative.delay', 0, 'count 18 to 10')
    .on(
      at('a', 0, { abilities: { dex: 14 } }),
      at('b', 1, { abilities: { dex: 10 } }),
      at('c', 2),
      MINE,
    )
    .ask(delay('b', { to: 10 }))
    .gives({ legal: true, count: 10, order: order(['a', 10], ['b', 10], ['c', 7]) }),
  row('sigil.initiative.delay', 'extra', 'to 20: never upwards')
    .on(...three, MINE)
    .ask(delay('b', { to: 20 }))
    .gives({ legal: false, why: ['not-lower'] }),
  row('sigil.initiative.delay', 'extra', 'a delay until after the turn of c')
    .on(...three, MINE)
    .ask(delay('b', { after: 'c' }))
    .gives({ legal: true, count: 7, order: order(['a', 10], ['c', 7], ['b', 7]) }),
  row('sigil.initiative.delay', 'extra', 'for what happens at 19 in the next round')
    .on(
      ...three,
      turn({ round: 2, active: 'b', order: ['a', 'b', 'c'], counts: { a: 19, b: 14, c: 9 } }),
    )
    .ask(delay('b', { after: 'a', nextRound: true }))
    .gives({ legal: true, count: 19, order: order(['a', 19], ['b', 19], ['c', 9]) }),
  row('sigil.initiative.delay', 'extra', 'a delay after having acted')
    .on(
      ...three,
      turn({
        round: 2,
        active: 'b',
        order: ['b', 'a'],
        counts: { b: 18, a: 10 },
        spent: { standard: true },
      }),
    )
    .ask(delay('b', { to: 5 }))
    .gives({ legal: false, why: ['has-acted'] }),
  row(
    'sigil.initiative.delay-cannot-interrupt',
    0,
    'in the middle of the orc’s move: not before its turn is over',
  )
    .on(...three, MINE)
    .ask(delay('b', { during: 'a' }))
    .gives({
      legal: false,
      why: ['cannot-interrupt'],
      order: order(['a', 10], ['b', 10], ['c', 7]),
    }),

  row('sigil.initiative.surprise-round', 0, 'A and B ambush C')
    .on(three)
    .ask(
      initiative(
        [
          { of: 'a', roll: 12, bonus: 0 },
          { of: 'b', roll: 15, bonus: 0 },
          { of: 'c', roll: 19, bonus: 0 },
        ],
        ['a', 'b'],
      ),
    )
    .gives({ surprise: true, order: order(['b', 15], ['a', 12]), unaware: ['c'] }),
  row('sigil.initiative.surprise-round', 0, 'in that round C is flat-footed and does not act')
    .on(...three, turn({ round: 0, surprise: true, active: 'b', order: ['b', 'a'], acted: [] }))
    .ask(turnOrder)
    .gives({
      surprise: true,
      order: [
        { of: 'b', flatFooted: false, acts: true },
        { of: 'a', flatFooted: true, acts: true },
        { of: 'c', flatFooted: true, acts: false },
      ],
      next: 'a',
    }),
  row('sigil.initiative.surprise-reroll', 0, 'the round after: all roll, those who acted too')
    .on(
      ...three,
      turn({
        round: 0,
        surprise: true,
        active: 'a',
        order: ['b', 'a'],
        acted: ['b'],
        counts: { b: 20, a: 11 },
      }),
    )
    .ask(nextRound)
    .gives({ round: 1, surprise: false, roll: ['a', 'b', 'c'], order: [] }),
  row('sigil.initiative.surprise-actions', 0, 'move 9 m and attack')
    .on(
      at('a', 1),
      hero('b', 0, 0),
      turn({ surprise: true, active: 'b', spent: { move: 1, moved: 6 } }),
    )
    .ask(act('b', 'melee-attack'))
    .gives(refused('no-action-left')),
  row('sigil.initiative.surprise-actions', 'extra', 'attack, then move')
    .on(
      at('a', 1),
      hero('b', 0, 0),
      turn({ surprise: true, active: 'b', spent: { standard: true } }),
    )
    .ask(act('b', 'move'))
    .gives(refused('no-action-left')),
  row('sigil.initiative.surprise-actions', 'extra', 'a free action')
    .on(
      at('a', 1),
      hero('b', 0, 0),
      turn({ surprise: true, active: 'b', spent: { standard: true } }),
    )
    .ask(act('b', 'drop-prone'))
    .gives({ legal: true }),
  row('sigil.initiative.surprise-actions', 1, 'a swift action')
    .on(at('a', 1), hero('b', 0, 0), turn({ surprise: true, active: 'b' }))
    .ask(act('b', 'cast-swift-spell'))
    .gives(refused('no-action-left')),
]);
