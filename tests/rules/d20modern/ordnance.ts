/** d20 Modern: automatic fire, thrown and placed explosives, their scatter, splash weapons. */
import { expect } from 'vitest';
import { attack, splash } from '../asks/attacks.ts';
import { autofire, blast, firedAt, thrown } from '../asks/ordnance.ts';
import {
  cells,
  block,
  cases,
  creature,
  exactly,
  hero,
  ogre,
  turn,
  wall,
  type Answer,
  type AttackInput,
  type At,
  type Case,
  type Thing,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { all, lacks } from '../checks.ts';

const rule = rowsOf('d20modern.special-attack');
const is =
  (want: Answer) =>
  (a: Answer): void =>
    expect(a).toMatchObject(want);

const gun: AttackInput = {
  id: 'gun',
  kind: 'ranged',
  rangeIncrement: 10,
  twoHanded: true,
  damage: '2d8',
  tags: ['automatic'],
};
const pistol: AttackInput = {
  id: 'pistol',
  kind: 'ranged',
  rangeIncrement: 8,
  tags: ['semiautomatic'],
};
const grenade: AttackInput = { id: 'grenade', kind: 'thrown', rangeIncrement: 2 };
const gunner = (
  x: number,
  y: number,
  traits: string[] = ['advanced-firearms-proficiency'],
): Thing => hero('a', x, y, { attacks: [gun], traits });
const thrower = (x: number, y: number): Thing => hero('a', x, y, { attacks: [grenade] });
const lands = (points: readonly At[]): Answer => ({ lands: points });
const ids = (...list: string[]): Answer => ({ creatures: list.map((id) => ({ id })) });

const CROWD = [creature('b', 3, 3), creature('c', 4, 4), creature('d', 5, 3)];

/** One answer for each result of a die. */
const falls = (
  name: string,
  index: number,
  given: string,
  throwerAt: At,
  target: At,
  more: Answer,
  table: Readonly<Record<number, At>>,
): Case[] =>
  Object.entries(table).map(([die, corner]) =>
    rule(name, index, `${given}: ${die}`)
      .on(thrower(...throwerAt))
      .ask(thrown('a', target, { ...more, scatter: Number(die) }))
      .gives(lands([corner])),
  );

const D4 = { 1: [0, 1], 2: [1, 1], 3: [1, 0], 4: [0, 0] } as const;
const D8 = {
  1: [1, 2],
  2: [2, 1],
  3: [2, 0],
  4: [1, -1],
  5: [0, -1],
  6: [-1, 0],
  7: [-1, 1],
  8: [0, 2],
} as const;
const D12 = {
  1: [1, 3],
  2: [2, 2],
  3: [3, 1],
  4: [3, 0],
  5: [2, -1],
  6: [1, -2],
  7: [0, -2],
  8: [-1, -1],
  9: [-2, 0],
  10: [-2, 1],
  11: [-1, 2],
  12: [0, 3],
} as const;
/**
 * Converts the ledger's frame, in which y grows away from the thrower, to the map: a throw upwards
 * at (0,0) has its corner (x,y) at (x, 1 − y).
 */
const upwards = (frame: Readonly<Record<number, readonly [number, number]>>): Record<number, At> =>
  Object.fromEntries(Object.entries(frame).map(([die, [x, y]]) => [die, [x, 1 - y]]));

const NEAR = { radius: 2 };
const MISS2 = { die: 5, bonus: 0 };
const MISS = { die: 1, bonus: 0 };

export default cases('d20modern', [
  rule('autofire', 0, 'an area of four squares, a total of 12')
    .on(gunner(0, 0), ...CROWD)
    .ask(autofire('a', [3, 3], { total: 12, loaded: 30 }))
    .gives({
      legal: true,
      kind: 'standard',
      defence: 10,
      hit: true,
      cells: cells('3,3 4,3 3,4 4,4'),
      save: { kind: 'reflex', dc: 15 },
      spent: 10,
      ...ids('b', 'c'),
      wanted: { what: 'damage' },
    }),
  rule('autofire', 1, 'nine rounds left')
    .on(gunner(0, 0), ...CROWD)
    .ask(autofire('a', [3, 3], { loaded: 9 }))
    .gives({ legal: false, why: ['too-few-rounds'] }),
  rule('autofire', 'extra', 'ten are enough; the attack die is wanted next')
    .on(gunner(0, 0), ...CROWD)
    .ask(autofire('a', [3, 3], { loaded: 10 }))
    .gives({ legal: true, wanted: { what: 'attack', die: 20 } }),
  rule('autofire', 'extra', 'without the feat: −4')
    .on(gunner(0, 0, []), ...CROWD)
    .ask(autofire('a', [3, 3], { die: 9, bonus: 4, loaded: 10 }))
    .gives({ modifiers: [{ value: -4, why: 'not-proficient' }], hit: false, ...ids() }),
  rule('autofire', 'extra', 'with it the same die hits')
    .on(gunner(0, 0), ...CROWD)
    .ask(autofire('a', [3, 3], { die: 9, bonus: 4, loaded: 10 }))
    .gives({ hit: true, ...ids('b', 'c') }),
  rule('autofire', 'extra', 'ten squares away: one whole increment')
    .on(gunner(0, 0))
    .ask(autofire('a', [10, 0], { die: 10, bonus: 2, loaded: 10 }))
    .cites('d20modern.attack.range-penalty')
    .gives({ distance: 10, modifiers: [{ value: -2, why: 'range' }], hit: true }),
  rule('autofire', 'extra', 'autofire deals no damage on a save and full damage otherwise')
    .on(gunner(0, 0), ...CROWD)
    .ask(autofire('a', [3, 3], { total: 12, loaded: 10, damage: 13, saved: { b: true, c: false } }))
    .gives({
      creatures: [
        { id: 'b', damage: 0 },
        { id: 'c', damage: 13 },
      ],
    }),
  rule('autofire', 'extra', 'after the damage the saves are wanted of those who made none yet')
    .on(gunner(0, 0), ...CROWD)
    .ask(autofire('a', [3, 3], { total: 12, loaded: 10, damage: 13, saved: { b: true } }))
    .gives({ wanted: { what: 'reflex', die: 20, of: ['c'] } }),
  rule('autofire', 'extra', 'a foe beside the gunner may strike')
    .on(gunner(0, 0), creature('e', 1, 0), creature('b', 3, 3))
    .ask(autofire('a', [3, 3], { loaded: 10 }))
    .gives({ opportunities: [{ by: 'e' }] }),
  rule('autofire', 'extra', 'a pistol has no such rate')
    .on(hero('a', 0, 0, { attacks: [pistol] }))
    .ask(autofire('a', [3, 3], { loaded: 10 }))
    .gives({ legal: false, why: ['not-automatic'] }),
  rule('autofire', 'extra', 'autofire does not hit a creature behind a wall')
    .on(gunner(0, 0), wall(4, -9, 4, 28), ...CROWD)
    .ask(autofire('a', [3, 3], { total: 12, loaded: 10 }))
    .gives(ids('b')),
  rule('autofire', 'extra', 'a big one is in it with one square')
    .on(gunner(0, 0), ogre('o', 4, 4))
    .ask(autofire('a', [3, 3], { total: 12, loaded: 10 }))
    .gives({ creatures: [{ id: 'o', squares: [[4, 4]] }] }),
  rule('autofire', 'extra', 'over the edge of the map')
    .on(exactly(10, 10), gunner(0, 0))
    .ask(autofire('a', [9, 9], { loaded: 10 }))
    .gives({ legal: false, why: ['outside-map'] }),
  rule('autofire', 'extra', 'wholly off the map, the square named is what is measured to')
    .on(exactly(10, 10), gunner(0, 0))
    .ask(autofire('a', [12, 0], { loaded: 10 }))
    .gives({ legal: false, why: ['outside-map', 'no-line-of-effect'], distance: 12, cells: [] }),
  rule('autofire', 'extra', 'an area behind a wall')
    .on(gunner(0, 0), wall(2, -9, 2, 28))
    .ask(autofire('a', [3, 3], { loaded: 10 }))
    .gives({ legal: false, why: ['no-line-of-effect'] }),
  rule('autofire', 'extra', 'autofire without an attack action left')
    .on(gunner(0, 0), turn({ active: 'a', order: ['a'], spent: { standard: true } }))
    .ask(autofire('a', [3, 3], { loaded: 10 }))
    .gives({ legal: false, why: ['no-action-left'], wanted: { what: 'attack', die: 20 } }),

  rule('autofire-vs-burst', 0, 'no feat, automatic fire at one man')
    .on(gunner(0, 0), creature('b', 4, 0))
    .ask(firedAt('a', 'b', { loaded: 30 }))
    .gives({ legal: true, as: 'attack', spent: 10, save: null, defence: null }),
  rule('autofire-vs-burst', 'extra', 'with the feat it is a burst')
    .on(gunner(0, 0, ['burst-fire']), creature('b', 4, 0))
    .ask(firedAt('a', 'b', { loaded: 30 }))
    .gives({ as: 'burst' }),
  rule('autofire-vs-burst', 'extra', 'a burst: −4, two dice more')
    .on(gunner(0, 0, ['burst-fire']), creature('b', 4, 0))
    .ask(attack('a', 'b', 'gun', { declare: { 'burst-fire': 1 } }))
    .uncited('a control: a burst is an attack of its own kind, not automatic fire')
    .gives({ possible: true, total: { attack: -4 }, damage: [{ by: 'burst-fire', dice: 2 }] }),
  rule('autofire-vs-burst', 'extra', 'two shots at one target: −2, a die more')
    .on(hero('a', 0, 0, { attacks: [pistol], traits: ['double-tap'] }), creature('b', 4, 0))
    .ask(attack('a', 'b', 'pistol', { declare: { 'double-tap': 1 } }))
    .uncited('a control: a double tap is an attack of its own kind, not automatic fire')
    .gives({ possible: true, total: { attack: -2 }, damage: [{ by: 'double-tap', dice: 1 }] }),
  rule('autofire-vs-burst', 'extra', 'two shots want a weapon that loads itself')
    .on(gunner(0, 0, ['double-tap']), creature('b', 4, 0))
    .ask(attack('a', 'b', 'gun', { declare: { 'double-tap': 1 } }))
    .uncited('a control: the weapon does not fire that way')
    .gives({ possible: false, why: ['wrong-weapon'] }),

  rule('explosives-burst', 0, 'a radius of 3 m from a corner: twelve squares')
    .on(exactly(20, 20))
    .ask(blast([5, 5], 2))
    .gives((a) => {
      const cells = a['cells'] as At[];
      expect(cells).toHaveLength(12);
      const wanted = [-2, -1, 0, 1]
        .flatMap((y) => [-2, -1, 0, 1].map((x): At => [x, y]))
        .filter(([x, y]) => !([-2, 1].includes(x) && [-2, 1].includes(y)));
      expect(cells).toEqual(wanted.map(([x, y]) => [x + 5, y + 5]));
    }),
  rule('explosives-burst', 'extra', 'a wall shelters what is behind it')
    .on(creature('b', 2, 0), creature('c', -1, 0), wall(1, -9, 1, 28))
    .ask(blast([0, 0], 4))
    .gives(ids('c')),
  rule('explosives-burst', 'extra', 'at the edge of the map')
    .on(exactly(10, 10))
    .ask(blast([0, 0], 2))
    .gives((a) => expect(a['cells']).toHaveLength(3)),

  rule('thrown-explosive-target', 0, 'a square one increment away: no roll, the die of four')
    .on(thrower(0, 0))
    .ask(thrown('a', [2, 0]))
    .gives({
      legal: true,
      kind: 'standard',
      increments: 1,
      defence: null,
      wanted: { what: 'scatter', die: 4 },
    }),
  rule('thrown-explosive-target', 1, 'two increments away: a roll against 10')
    .on(thrower(0, 0))
    .ask(thrown('a', [4, 0]))
    .gives({ increments: 2, defence: 10, wanted: { what: 'attack', die: 20 } }),
  rule('thrown-explosive-target', 2, 'with a bonus of +3 at two whole increments: −1')
    .on(thrower(0, 0))
    .ask(thrown('a', [4, 0], { bonus: 3 }))
    .gives({ bonus: -1, defence: 10 }),
  rule('thrown-explosive-target', 'extra', 'at three squares it is one whole increment')
    .on(thrower(0, 0))
    .ask(thrown('a', [3, 0], { bonus: 3 }))
    .gives({ increments: 2, bonus: 1 }),
  rule('thrown-explosive-target', 'extra', 'a die of 11 hits with that, a 10 does not')
    .on(thrower(0, 0))
    .ask(thrown('a', [4, 0], { bonus: 3, die: 11 }))
    .gives({ hit: true, wanted: { what: 'scatter', die: 4 } }),
  rule('thrown-explosive-target', 'extra', 'a roll one lower misses')
    .on(thrower(0, 0))
    .ask(thrown('a', [4, 0], { bonus: 3, die: 10 }))
    .gives({ hit: false, wanted: { what: 'scatter', die: 8 } }),
  rule('thrown-explosive-target', 'extra', 'a natural 20 hits, whatever the distance')
    .on(thrower(0, 0))
    .ask(thrown('a', [10, 0], { bonus: -30, die: 20 }))
    .gives({ hit: true }),
  rule('thrown-explosive-target', 'extra', 'five increments are the most')
    .on(thrower(0, 0))
    .ask(thrown('a', [11, 0]))
    .cites('d20modern.attack.max-range')
    .gives({ legal: false, why: ['out-of-range'] }),
  rule(
    'thrown-explosive-target',
    'extra',
    'nothing that the table knows of to throw: the dice are the same',
  )
    .on(hero('a', 0, 0))
    .ask(thrown('a', [4, 0], { increment: 2 }))
    .gives({ legal: false, why: ['no-weapon-ready'], wanted: { what: 'attack', die: 20 } }),
  rule('thrown-explosive-target', 'extra', 'behind a wall')
    .on(thrower(0, 0), wall(1, -9, 1, 28))
    .ask(thrown('a', [2, 0]))
    .gives({ legal: false, why: ['no-line-of-effect'] }),
  rule(
    'thrown-explosive-target',
    'extra',
    'a square with somebody in it is a target like any other',
  )
    .on(thrower(0, 0), creature('b', 2, 0))
    .ask(thrown('a', [2, 0]))
    .gives({ legal: true, defence: null }),
  rule('thrown-explosive-target', 'extra', 'a foe beside the thrower may strike')
    .on(thrower(0, 0), creature('b', 0, 1))
    .ask(thrown('a', [2, 0]))
    .gives({ opportunities: [{ by: 'b' }] }),
  rule('thrown-explosive-target', 'extra', 'before the roll every corner of both tables may be')
    .on(thrower(0, 4))
    .ask(thrown('a', [0, 0]))
    .gives((a) => expect(a['lands']).toHaveLength(12)),
  rule('thrown-explosive-target', 'extra', 'a thrown explosive bursts; a save halves the damage')
    .on(thrower(0, 0), creature('b', 3, 0), creature('c', 9, 9))
    .ask(thrown('a', [2, 0], { scatter: 2, radius: 2, dc: 15, damage: 13, saved: { b: true } }))
    .gives(
      all(
        is({
          lands: [[3, 1]],
          blast: { save: { dc: 15, half: true }, creatures: [{ id: 'b', damage: 6 }] },
        }),
        lacks('wanted'),
      ),
    ),

  ...falls('scatter-d4', 0, 'in the frame', [0, 2], [0, 0], NEAR, upwards(D4)),
  ...falls('scatter-d4', 1, 'thrown upwards at (5,5)', [5, 7], [5, 5], NEAR, {
    1: [5, 5],
    2: [6, 5],
    3: [6, 6],
    4: [5, 6],
  }),
  ...falls('scatter-d8', 0, 'in the frame', [0, 4], [0, 0], MISS2, upwards(D8)),
  ...falls('scatter-d8', 1, 'thrown upwards at (5,5)', [5, 11], [5, 5], MISS2, {
    1: [6, 4],
    2: [7, 5],
    3: [7, 6],
    4: [6, 7],
    5: [5, 7],
    6: [4, 6],
    7: [4, 5],
    8: [5, 4],
  }),
  ...falls('scatter-d12', 0, 'in the frame', [0, 8], [0, 0], MISS, upwards(D12)),
  ...falls('scatter-d12', 1, 'thrown upwards at (5,5)', [5, 15], [5, 5], MISS, {
    1: [6, 3],
    2: [7, 4],
    3: [8, 5],
    4: [8, 6],
    5: [7, 7],
    6: [6, 8],
    7: [5, 8],
    8: [4, 7],
    9: [3, 6],
    10: [3, 5],
    11: [4, 4],
    12: [5, 3],
  }),
  rule('scatter-d8', 'extra', 'at 9 m, three increments, it is still the die of eight')
    .on(thrower(0, 0))
    .ask(thrown('a', [6, 0], MISS))
    .gives({ increments: 3, wanted: { die: 8 } }),
  rule('scatter-d12', 'extra', 'a throw beyond that distance scatters by a d12')
    .on(thrower(0, 0))
    .ask(thrown('a', [7, 0], MISS))
    .gives({ increments: 4, wanted: { die: 12 } }),

  rule('scatter-orientation', 0, 'thrown from (0,0) at (5,1): beyond is to the right')
    .on(thrower(0, 0))
    .ask(thrown('a', [5, 1], { ...MISS, scatter: 1 }))
    .gives({ direction: '+x', ...lands([[7, 2]]) }),
  ...(
    [
      ['-y', [0, 2], cells('0,0 1,0 1,1 0,1')],
      ['+x', [-2, 0], cells('1,0 1,1 0,1 0,0')],
      ['+y', [0, -2], cells('1,1 0,1 0,0 1,0')],
      ['-x', [2, 0], cells('0,1 0,0 1,0 1,1')],
    ] as const
  ).map(([direction, [x, y], corners]) =>
    rule('scatter-orientation', 1, `the corners of a throw ${direction}`)
      .on(thrower(x, y))
      .ask(thrown('a', [0, 0]))
      .gives({ direction, lands: corners }),
  ),
  rule('scatter-orientation', 'extra', 'between two directions the horizontal one')
    .on(thrower(0, 0))
    .ask(thrown('a', [-2, -2]))
    .gives({ direction: '-x' }),

  rule('explosive-save', 0, '13 damage, saved')
    .on(creature('b', 1, 0))
    .ask(blast([1, 1], 2, { damage: 13, saved: { b: true } }))
    .gives({ creatures: [{ id: 'b', damage: 6 }] }),
  rule('explosive-save', 'extra', 'full damage after a failed save')
    .on(creature('b', 1, 0))
    .ask(blast([1, 1], 2, { damage: 13, dc: 15, saved: { b: false } }))
    .gives({ save: { dc: 15 }, creatures: [{ id: 'b', damage: 13 }] }),
  rule('explosive-save', 'extra', 'the damage is wanted first')
    .on(creature('b', 1, 0))
    .ask(blast([1, 1], 2))
    .gives({ wanted: { what: 'damage', die: null } }),

  rule('planted-explosive', 0, 'a timer of five rounds at (3,3)')
    .on(creature('b', 3, 3))
    .ask(blast([3, 3], 2, { rounds: 5 }))
    .gives({ at: [3, 3], countdown: 5 }),
  rule('planted-explosive', 'extra', 'three rounds on: two to go, and nothing is to be rolled')
    .on(creature('b', 3, 3))
    .ask(blast([3, 3], 2, { rounds: 5, elapsed: 3 }))
    .gives(all(is({ countdown: 2 }), lacks('wanted'))),
  rule('planted-explosive', 'extra', 'the timer of a planted explosive is over')
    .on(creature('b', 3, 3))
    .ask(blast([3, 3], 2, { rounds: 5, elapsed: 5 }))
    .gives({ countdown: 0, wanted: { what: 'damage' } }),

  rule('splash', 0, 'a direct hit: all in the eight squares round it')
    .on(hero('a', 0, 0), creature('b', 4, 4), creature('c', 5, 5), creature('d', 6, 4))
    .ask(splash({ target: 'b', hit: true, from: 'a' }))
    .gives((a) => {
      expect(a).toMatchObject({ against: 'touch', direct: 'b', splashed: ['c'] });
      expect(a['cells']).toHaveLength(9);
    }),
  rule('splash', 'extra', 'a splash does not go through a wall')
    .on(creature('b', 4, 4), creature('c', 5, 4), wall(5, -9, 5, 28))
    .ask(splash({ target: 'b', hit: true }))
    .gives({ splashed: [] }),
  rule('splash-square', 0, 'a flask that lands on a corner splashes the four squares around it')
    .on(creature('b', 0, 0), creature('c', 2, 1))
    .ask(splash({ at: [1, 1], hit: true }))
    .gives({ direct: null, splashed: ['b'], cells: cells('0,0 1,0 0,1 1,1') }),
  rule('splash-square', 'extra', 'aimed at a square: which corner, the die of four says')
    .on(hero('a', 5, 9))
    .ask(splash({ square: [5, 5], hit: true, from: 'a' }))
    .gives({ against: 10, wanted: { what: 'scatter', die: 4 } }),
  rule('splash-miss', 0, 'missed at two increments: a 4')
    .on(hero('a', 5, 9), creature('t', 5, 5), creature('u', 6, 7), creature('v', 4, 6))
    .ask(splash({ target: 't', hit: false, from: 'a', increments: 2, die: 4 }))
    .gives({ direct: null, lands: [[6, 7]], splashed: ['u'], cells: cells('5,6 6,6 5,7 6,7') }),
  rule('splash-miss', 'extra', 'at four increments the die has twelve sides')
    .on(hero('a', 5, 15), creature('t', 5, 5))
    .ask(splash({ target: 't', hit: false, from: 'a', increments: 4 }))
    .gives({ wanted: { die: 12 } }),
  rule('splash-miss', 'extra', 'a miss off the map splashes only squares on the map')
    .on(exactly(6, 20), hero('a', 5, 9), creature('t', 5, 5))
    .ask(splash({ target: 't', hit: false, from: 'a', increments: 2, die: 2 }))
    .gives({ splashed: [] }),
  rule('autofire', 'extra', 'of a pillar in its area the square behind is spared')
    .on(gunner(0, 0), block(3, 0), creature('b', 4, 0))
    .ask(autofire('a', [3, 0], { total: 12, loaded: 10 }))
    .gives(ids()),
]);
