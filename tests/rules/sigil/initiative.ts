/** Sigil: initiative: order, surprise, newcomers, delaying, readying. */
import { expect } from 'vitest';
import { cases, creature, hero, turn, wall, type Answer, type CreatureMore } from '../cases.ts';
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
  {
    rule: 'sigil.initiative.roll',
    case: 0,
    given: 'Dexterity +2 and a 12, Dexterity +0 and a 15',
    on: [at('a', 0, { abilities: { dex: 14 } }), at('b', 1, { abilities: { dex: 10 } })],
    ask: initiative([
      { of: 'a', roll: 12 },
      { of: 'b', roll: 15 },
    ]),
    expect: { order: order(['b', 15], ['a', 14]), ties: [], surprise: false },
  },
  {
    rule: 'sigil.initiative.roll',
    case: 'extra',
    given: 'a feat, and a deafened creature',
    on: [
      at('a', 0, { abilities: { dex: 14 }, traits: ['improved-initiative'] }),
      at('b', 1, { abilities: { dex: 14 }, conditions: ['deafened'] }),
    ],
    ask: initiative([
      { of: 'a', roll: 10 },
      { of: 'b', roll: 15 },
    ]),
    expect: { order: order(['a', 16], ['b', 13]) },
  },
  {
    rule: 'sigil.initiative.roll',
    case: 'extra',
    given: 'a group on one die, its Dexterity not known',
    on: three,
    ask: initiative([
      { of: ['a', 'b'], roll: 12 },
      { of: 'c', roll: 3, bonus: 10 },
    ]),
    expect: {
      order: order(['c', 13], ['a', 12], ['b', 12]),
      ties: [],
      unknown: ['creatures.a.abilities.dex', 'creatures.b.abilities.dex'],
    },
  },
  {
    rule: 'sigil.initiative.tie',
    case: 0,
    given: 'both 15, with +3 and with +1',
    on: three,
    ask: initiative([
      { of: 'a', roll: 14, bonus: 1 },
      { of: 'b', roll: 12, bonus: 3 },
    ]),
    expect: { order: order(['b', 15], ['a', 15]), ties: [] },
  },
  {
    rule: 'sigil.initiative.tie',
    case: 'extra',
    given: 'equal in both: they roll again',
    on: three,
    ask: initiative([
      { of: 'a', roll: 12, bonus: 3 },
      { of: 'b', roll: 12, bonus: 3 },
      { of: 'c', roll: 1, bonus: 0 },
    ]),
    expect: { ties: [['a', 'b']] },
  },
  {
    rule: 'sigil.initiative.tie',
    case: 'extra',
    given: 'the higher roll-off goes first',
    on: three,
    ask: initiative([
      { of: 'a', roll: 12, bonus: 3, again: [4] },
      { of: 'b', roll: 12, bonus: 3, again: [17] },
    ]),
    expect: { order: order(['b', 15], ['a', 15]), ties: [] },
  },

  {
    rule: 'sigil.initiative.order-fixed',
    case: 0,
    given: 'paralysed through the second round',
    on: [at('a', 0), at('b', 1, { conditions: ['paralyzed'] }), at('c', 2), SECOND],
    ask: turnOrder,
    expect: {
      order: [
        { of: 'a', count: 19 },
        { of: 'b', count: 14 },
        { of: 'c', count: 9 },
      ],
      next: 'b',
    },
  },
  {
    rule: 'sigil.initiative.order-fixed',
    case: 'extra',
    given: 'a creature that can take no action keeps its initiative count',
    on: [at('a', 0), at('b', 1, { conditions: ['dazed'] }), at('c', 2), SECOND],
    ask: turnOrder,
    expect: {
      order: [
        { of: 'a', acts: true },
        { of: 'b', count: 14, acts: false },
        { of: 'c', acts: true },
      ],
    },
  },
  {
    rule: 'sigil.initiative.order-fixed',
    case: 0,
    given: 'recovered in the third',
    on: [
      ...three,
      turn({ round: 3, active: 'a', order: ['a', 'b', 'c'], counts: { a: 19, b: 14, c: 9 } }),
    ],
    ask: turnOrder,
    expect: { order: [{ of: 'a' }, { of: 'b', count: 14, acts: true }, { of: 'c' }] },
  },
  {
    rule: 'sigil.initiative.order-fixed',
    case: 'extra',
    given: 'the round after: nobody rolls',
    on: [...three, SECOND],
    ask: nextRound,
    expect: { round: 3, roll: [], order: order(['a', 19], ['b', 14], ['c', 9]) },
  },
  {
    rule: 'sigil.initiative.flat-footed-until-acted',
    case: 0,
    given: 'A, B, C in the first round, on A’s turn',
    on: [...three, turn({ round: 1, active: 'a', order: ['a', 'b', 'c'], acted: [] })],
    ask: turnOrder,
    check: flat('b', 'c'),
  },
  {
    rule: 'sigil.initiative.flat-footed-until-acted',
    case: 'extra',
    given: 'on B’s turn',
    on: [...three, turn({ round: 1, active: 'b', order: ['a', 'b', 'c'], acted: ['a'] })],
    ask: turnOrder,
    check: flat('c'),
  },
  {
    rule: 'sigil.initiative.flat-footed-until-acted',
    case: 'extra',
    given: 'in the second round',
    on: [...three, turn({ round: 2, active: 'a', order: ['a', 'b', 'c'], acted: [] })],
    ask: turnOrder,
    check: flat(),
  },

  {
    rule: 'sigil.initiative.joining-aware',
    case: 0,
    given: 'first 19; two who know of the fight arrive in round 2, Dexterity 12 and 14',
    on: [
      ...three,
      at('n', 3, { abilities: { dex: 12 } }),
      at('m', 4, { abilities: { dex: 14 } }),
      SECOND,
    ],
    ask: join({ of: 'n', aware: true }, { of: 'm', aware: true }),
    expect: { order: order(['m', 20], ['n', 20], ['a', 19], ['b', 14], ['c', 9]), from: 3 },
  },
  {
    rule: 'sigil.initiative.joining-aware',
    case: 'extra',
    given: 'equally quick, they roll off',
    on: [
      ...three,
      at('n', 3, { abilities: { dex: 12 } }),
      at('m', 4, { abilities: { dex: 12 } }),
      SECOND,
    ],
    ask: join({ of: 'n', aware: true }, { of: 'm', aware: true }),
    expect: { ties: [['n', 'm']] },
  },
  {
    rule: 'sigil.initiative.joining-unaware',
    case: 0,
    given: 'one who does not, with a 12 in all',
    on: [...three, at('n', 3), SECOND],
    ask: join({ of: 'n', aware: false, roll: 12, bonus: 0 }),
    expect: { order: order(['a', 19], ['b', 14], ['n', 12], ['c', 9]), from: 3 },
  },
  {
    rule: 'sigil.initiative.joining-unaware',
    case: 'extra',
    given: 'one aware and one unaware creature join',
    on: [
      ...three,
      at('n', 3, { abilities: { dex: 18 } }),
      at('m', 4, { abilities: { dex: 10 } }),
      SECOND,
    ],
    ask: join({ of: 'n', aware: false, roll: 16 }, { of: 'm', aware: true }),
    expect: { order: order(['m', 20], ['n', 20], ['a', 19], ['b', 14], ['c', 9]) },
  },

  {
    rule: 'sigil.initiative.ready-action',
    case: 0,
    given: 'a full attack',
    on: [...three, MINE],
    ask: ready('b', 'full-attack', { trigger: 'when it comes near' }),
    expect: { legal: false, why: ['cannot-be-readied'], kind: 'standard', readies: 'full-round' },
  },
  {
    rule: 'sigil.initiative.ready-action',
    case: 1,
    given: 'a spell, if the ogre moves',
    on: [...three, MINE],
    ask: ready('b', 'cast-spell', { trigger: 'if the ogre moves' }),
    expect: { legal: true, why: [], kind: 'standard', readies: 'standard', opportunities: [] },
  },
  {
    rule: 'sigil.initiative.ready-action',
    case: 'extra',
    given: 'beside a foe, readying provokes nothing',
    on: [hero('b', 0, 0), creature('a', 1, 0), creature('c', 9, 9), MINE],
    ask: ready('b', 'cast-spell', { trigger: 'if it casts' }),
    expect: { legal: true, opportunities: [] },
  },
  {
    rule: 'sigil.initiative.ready-action',
    case: 'extra',
    given: 'without saying when',
    on: [...three, MINE],
    ask: ready('b', 'cast-spell'),
    expect: { legal: false, why: ['no-trigger'] },
  },
  {
    rule: 'sigil.initiative.ready-action',
    case: 'extra',
    given: 'a move',
    on: [...three, MINE],
    ask: ready('b', 'move', { trigger: 'if it comes near' }),
    expect: { legal: true, readies: 'move' },
  },
  {
    rule: 'sigil.initiative.ready-action',
    case: 'extra',
    given: 'readying without a standard action left',
    on: [...three, turn({ round: 2, active: 'b', spent: { standard: true } })],
    ask: ready('b', 'move', { trigger: 'if it comes near' }),
    expect: { legal: false, why: ['no-action-left'] },
  },
  {
    rule: 'sigil.initiative.ready-action',
    case: 2,
    given: 'a counterspell',
    on: [...three, MINE],
    ask: ready('b', 'counterspell', { trigger: 'when the shaman casts' }),
    expect: { legal: true, why: [], kind: 'standard', readies: 'standard', opportunities: [] },
  },
  {
    rule: 'sigil.initiative.ready-action',
    case: 'extra',
    given: 'a counterspell that was not readied',
    on: [...three, MINE],
    ask: act('b', 'counterspell'),
    expect: { legal: false, why: ['only-readied'] },
  },
  {
    rule: 'sigil.initiative.ready-action',
    case: 2,
    given: 'the shaman casts: the counterspell comes first, on a Spellcraft check',
    on: [hero('b', 0, 0), creature('a', 5, 0), creature('c', 9, 9), MINE],
    ask: trigger('b', 'counterspell', { by: 'a', action: 'cast-spell' }, { target: 'a' }),
    expect: {
      happens: true,
      sequence: [
        { of: 'b', action: 'counterspell' },
        { of: 'a', action: 'cast-spell' },
      ],
      act: { provokes: 'yes', checks: [{ skill: 'spellcraft' }] },
    },
  },
  {
    rule: 'sigil.initiative.ready-trigger',
    case: 'extra',
    given: 'the shaman walks: there is nothing to counter',
    on: [hero('b', 0, 0), creature('a', 5, 0), creature('c', 9, 9), MINE],
    ask: trigger('b', 'counterspell', { by: 'a', action: 'move' }, { target: 'a' }),
    expect: { happens: false, why: ['no-casting'] },
  },
  {
    rule: 'sigil.initiative.ready-trigger',
    case: 'extra',
    given: 'a wall between the two: no line of effect',
    on: [hero('b', 0, 0), creature('a', 5, 0), creature('c', 9, 9), wall(3, -5, 3, 6), MINE],
    ask: trigger('b', 'counterspell', { by: 'a', action: 'cast-spell' }, { target: 'a' }),
    expect: { happens: false, act: { why: ['no-line-of-effect'] } },
  },
  {
    rule: 'sigil.initiative.ready-trigger',
    case: 0,
    given: 'the orc attacks',
    on: [hero('b', 0, 0), creature('a', 1, 0), creature('c', 9, 9), MINE],
    ask: trigger('b', 'melee-attack', { by: 'a', action: 'melee-attack' }, { target: 'a' }),
    expect: {
      happens: true,
      lost: false,
      sequence: [
        { of: 'b', action: 'melee-attack' },
        { of: 'a', action: 'melee-attack' },
      ],
    },
  },
  {
    rule: 'sigil.initiative.ready-trigger',
    case: 'extra',
    given: 'the trigger occurs on the orc’s own turn',
    on: [
      hero('b', 0, 0),
      creature('a', 1, 0),
      turn({ round: 2, active: 'a', order: ['b', 'a'], counts: { b: 18, a: 10 } }),
    ],
    ask: trigger('b', 'melee-attack', { by: 'a', action: 'move' }, { target: 'a' }),
    expect: { happens: true, act: { legal: true } },
  },
  {
    rule: 'sigil.initiative.ready-trigger',
    case: 'extra',
    given: 'the target is out of reach when the action triggers',
    on: [hero('b', 0, 0), creature('a', 3, 0), creature('c', 9, 9), MINE],
    ask: trigger('b', 'melee-attack', { by: 'a', action: 'move' }, { target: 'a' }),
    expect: { happens: false, act: { why: ['target-out-of-reach'] } },
  },
  {
    rule: 'sigil.initiative.ready-trigger',
    case: 1,
    given: 'nothing happens',
    on: [...three, MINE],
    ask: trigger('b', 'melee-attack', null),
    expect: { happens: false, lost: true, order: order(['b', 18], ['a', 10], ['c', 7]) },
  },
  {
    rule: 'sigil.initiative.ready-step',
    case: 0,
    given: 'moved 3 m, then readied',
    on: [...three, turn({ round: 2, active: 'b', spent: { move: 1, moved: 2 } })],
    ask: ready('b', 'melee-attack', { trigger: 'if it comes near' }),
    expect: { legal: true, step: false },
  },
  {
    rule: 'sigil.initiative.ready-step',
    case: 1,
    given: 'did not move',
    on: [...three, MINE],
    ask: ready('b', 'melee-attack', { trigger: 'if it comes near' }),
    expect: { legal: true, step: true },
  },
  {
    rule: 'sigil.initiative.ready-step',
    case: 1,
    given: 'a five-foot step when the readied action triggers',
    on: [hero('b', 0, 0), creature('a', 1, 0), creature('c', 9, 9), MINE],
    ask: trigger('b', 'melee-attack', { by: 'a' }, { target: 'a', moved: false }),
    expect: { step: true, unknown: [] },
  },
  {
    rule: 'sigil.initiative.ready-new-count',
    case: 0,
    given: 'count 18, set off at 7',
    on: [...three, MINE],
    ask: trigger('b', 'drink-potion', { by: 'c' }),
    expect: { count: 7, order: order(['a', 10], ['b', 7], ['c', 7]) },
  },
  {
    rule: 'sigil.initiative.ready-only-in-combat',
    case: 0,
    given: 'before opening a door, no fight in progress',
    on: three,
    ask: ready('b', 'ranged-attack', { trigger: 'when the door opens', combat: false }),
    expect: { legal: false, why: ['out-of-combat'] },
  },

  {
    rule: 'sigil.initiative.delay',
    case: 0,
    given: 'count 18 to 10',
    on: [
      at('a', 0, { abilities: { dex: 14 } }),
      at('b', 1, { abilities: { dex: 10 } }),
      at('c', 2),
      MINE,
    ],
    ask: delay('b', { to: 10 }),
    expect: { legal: true, count: 10, order: order(['a', 10], ['b', 10], ['c', 7]) },
  },
  {
    rule: 'sigil.initiative.delay',
    case: 'extra',
    given: 'to 20: never upwards',
    on: [...three, MINE],
    ask: delay('b', { to: 20 }),
    expect: { legal: false, why: ['not-lower'] },
  },
  {
    rule: 'sigil.initiative.delay',
    case: 'extra',
    given: 'after c’s turn',
    on: [...three, MINE],
    ask: delay('b', { after: 'c' }),
    expect: { legal: true, count: 7, order: order(['a', 10], ['c', 7], ['b', 7]) },
  },
  {
    rule: 'sigil.initiative.delay',
    case: 'extra',
    given: 'for what happens at 19 in the next round',
    on: [
      ...three,
      turn({ round: 2, active: 'b', order: ['a', 'b', 'c'], counts: { a: 19, b: 14, c: 9 } }),
    ],
    ask: delay('b', { after: 'a', nextRound: true }),
    expect: { legal: true, count: 19, order: order(['a', 19], ['b', 19], ['c', 9]) },
  },
  {
    rule: 'sigil.initiative.delay',
    case: 'extra',
    given: 'after having acted',
    on: [
      ...three,
      turn({
        round: 2,
        active: 'b',
        order: ['b', 'a'],
        counts: { b: 18, a: 10 },
        spent: { standard: true },
      }),
    ],
    ask: delay('b', { to: 5 }),
    expect: { legal: false, why: ['has-acted'] },
  },
  {
    rule: 'sigil.initiative.delay-cannot-interrupt',
    case: 0,
    given: 'in the middle of the orc’s move: not before its turn is over',
    on: [...three, MINE],
    ask: delay('b', { during: 'a' }),
    expect: {
      legal: false,
      why: ['cannot-interrupt'],
      order: order(['a', 10], ['b', 10], ['c', 7]),
    },
  },

  {
    rule: 'sigil.initiative.surprise-round',
    case: 0,
    given: 'A and B ambush C',
    on: three,
    ask: initiative(
      [
        { of: 'a', roll: 12, bonus: 0 },
        { of: 'b', roll: 15, bonus: 0 },
        { of: 'c', roll: 19, bonus: 0 },
      ],
      ['a', 'b'],
    ),
    expect: { surprise: true, order: order(['b', 15], ['a', 12]), unaware: ['c'] },
  },
  {
    rule: 'sigil.initiative.surprise-round',
    case: 0,
    given: 'in that round C is flat-footed and does not act',
    on: [...three, turn({ round: 0, surprise: true, active: 'b', order: ['b', 'a'], acted: [] })],
    ask: turnOrder,
    expect: {
      surprise: true,
      order: [
        { of: 'b', flatFooted: false, acts: true },
        { of: 'a', flatFooted: true, acts: true },
        { of: 'c', flatFooted: true, acts: false },
      ],
      next: 'a',
    },
  },
  {
    rule: 'sigil.initiative.surprise-reroll',
    case: 0,
    given: 'the round after: all roll, those who acted too',
    on: [
      ...three,
      turn({
        round: 0,
        surprise: true,
        active: 'a',
        order: ['b', 'a'],
        acted: ['b'],
        counts: { b: 20, a: 11 },
      }),
    ],
    ask: nextRound,
    expect: { round: 1, surprise: false, roll: ['a', 'b', 'c'], order: [] },
  },
  {
    rule: 'sigil.initiative.surprise-actions',
    case: 0,
    given: 'move 9 m and attack',
    on: [
      at('a', 1),
      hero('b', 0, 0),
      turn({ surprise: true, active: 'b', spent: { move: 1, moved: 6 } }),
    ],
    ask: act('b', 'melee-attack'),
    check: refused('no-action-left'),
  },
  {
    rule: 'sigil.initiative.surprise-actions',
    case: 'extra',
    given: 'attack, then move',
    on: [
      at('a', 1),
      hero('b', 0, 0),
      turn({ surprise: true, active: 'b', spent: { standard: true } }),
    ],
    ask: act('b', 'move'),
    check: refused('no-action-left'),
  },
  {
    rule: 'sigil.initiative.surprise-actions',
    case: 'extra',
    given: 'a free action',
    on: [
      at('a', 1),
      hero('b', 0, 0),
      turn({ surprise: true, active: 'b', spent: { standard: true } }),
    ],
    ask: act('b', 'drop-prone'),
    expect: { legal: true },
  },
  {
    rule: 'sigil.initiative.surprise-actions',
    case: 1,
    given: 'a swift action',
    on: [at('a', 1), hero('b', 0, 0), turn({ surprise: true, active: 'b' })],
    ask: act('b', 'cast-swift-spell'),
    check: refused('no-action-left'),
  },
]);
