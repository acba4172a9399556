/** 3.5 SRD: shelter by shields, webs and mounts, spells of defense, and the shapes of areas. */
import { expect } from 'vitest';
import { attack, defence, only } from '../asks/attacks.ts';
import { area, catches } from '../asks/movements.ts';
import { act, refused, turnOf } from '../asks/turns.ts';
import {
  archer,
  block,
  cases,
  cell,
  cover,
  creature,
  fog,
  hero,
  move,
  ogre,
  turn,
  wall,
  type Answer,
  type At,
  type CreatureMore,
} from '../cases.ts';
import { all, legal } from '../checks.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('srd35');
const CONTROL = 'a control: the rule does not apply';

const SHIELD = 'cover.tower-shield';
const bearer = (more: CreatureMore = {}) =>
  hero('m', 0, 0, { conditions: ['behind-tower-shield'], traits: ['tower-shield'], ...more });
const MINE = turn({ active: 'm', round: 2 });
const THEIRS = turn({ active: 't', round: 2 });
const back: At[] = [
  [1, 0],
  [2, 0],
];

const WEB = 'cover.web';
const web = (x: number, y: number) => cell(x, y, { ground: 'web' });
const webs = (...xs: number[]) => [archer('a', 0, 0), ...xs.map((x) => web(x, 0))];

const SIDE = 'cover.mount';
const mounted = (more: CreatureMore = {}) => [
  hero('h', 0, 0, { size: 'large', build: 'long', speed: { land: 10 } }),
  hero('m', 0, 0, { mount: 'h', ...more }),
];
const hanging = mounted({ conditions: ['behind-mount'] });
const bow = creature('t', 6, 0, { attacks: 'bow' });

const FORCE = 'spell.shield';
const SHIELDED = { type: 'shield', value: 4, force: true };
const total =
  (ac: number) =>
  (answer: Answer): void =>
    expect(answer['ac']).toBe(ac);

const TOUCHES = 'spell.touch-range';
const far: At[] = Array.from({ length: 7 }, (_, x): At => [x, 0]);
const caster = [hero('m', 0, 0), hero('f', 7, 0), MINE];

const EFFECT = 'area.line-of-effect';
const ROUND = 'area.spread';
const SHAPE = 'area.silent-cone';
const CENTER = 'area.self-emanation';
const own = (shape: string, from: At, size: number) =>
  area(shape, from, size, { by: 'c', towards: [20, from[1]] });
const cellsOf =
  (yes: At[], no: At[] = []) =>
  (answer: Answer): void => {
    const cells = (answer['cells'] as At[]).map(String);
    expect(yes.filter((at) => !cells.includes(String(at)))).toEqual([]);
    expect(no.filter((at) => cells.includes(String(at)))).toEqual([]);
  };
/** A wall along x = 2 that leaves a way round its end at y = 3. */
const round = [wall(2, -9, 2, 3)];

export default cases('srd35', [
  row(SHIELD, 0, 'an archer shoots', [bearer(), bow], attack('t', 'm', 'bow'), {
    possible: false,
    why: ['total-cover'],
  }),
  row(
    SHIELD,
    1,
    'a wizard’s spell',
    [bearer(), creature('t', 3, 0), THEIRS],
    act('t', 'cast-spell', { target: 'm' }),
    { legal: true },
    CONTROL,
  ),
  row(
    SHIELD,
    2,
    'it attacks',
    [bearer(), creature('t', 1, 0), MINE],
    act('m', 'melee-attack', { target: 't' }),
    refused('condition-forbids'),
  ),
  row(
    SHIELD,
    3,
    'a foe walks away',
    [bearer(), creature('t', 1, 0), THEIRS],
    move('t', back),
    legal(1),
    CONTROL,
  ),
  row(
    SHIELD,
    'extra',
    'a foe walks away from a fighter that does not shelter',
    [hero('m', 0, 0, { traits: ['tower-shield'] }), creature('t', 1, 0), THEIRS],
    move('t', back),
    legal(1, [['m', [1, 0]]]),
    CONTROL,
  ),
  row(
    SHIELD,
    'extra',
    'its bearer walks away from a foe',
    [bearer(), creature('t', 1, 0), MINE],
    move('m', [
      [0, 0],
      [-1, 0],
    ]),
    legal(1),
    ['srd35.movement.base-speed'],
  ),
  row(
    SHIELD,
    4,
    'it fights',
    [hero('m', 0, 0, { traits: ['tower-shield'] }), creature('t', 1, 0)],
    attack('m', 't', 'sword'),
    only(['attack', 'tower-shield', -2]),
  ),
  row(
    SHIELD,
    'extra',
    'it takes cover',
    [hero('m', 0, 0, { traits: ['tower-shield'] }), MINE],
    act('m', 'tower-shield-cover'),
    { legal: true, after: { gains: ['behind-tower-shield'] } },
  ),
  row(SHIELD, 'extra', 'it comes out', [bearer(), MINE], act('m', 'tower-shield-cover'), {
    legal: true,
    after: { loses: ['behind-tower-shield'] },
  }),
  row(
    SHIELD,
    'extra',
    'a creature without such a shield',
    [hero('m', 0, 0), MINE],
    act('m', 'tower-shield-cover'),
    { legal: false },
  ),

  row(WEB, 0, 'one square between', [webs(2), creature('t', 5, 0)], cover('a', 't', 'ranged'), {
    degree: 'cover',
    ac: 4,
  }),
  row(WEB, 0, 'three squares', [webs(1, 2, 3), creature('t', 5, 0)], cover('a', 't', 'ranged'), {
    degree: 'cover',
  }),
  row(WEB, 1, 'four squares', [webs(1, 2, 3, 4), creature('t', 5, 0)], attack('a', 't', 'bow'), {
    possible: false,
    why: ['total-cover'],
  }),
  row(
    WEB,
    1,
    'four squares, apart from each other',
    [webs(1, 3, 4, 6), creature('t', 8, 0)],
    cover('a', 't', 'ranged'),
    { degree: 'total' },
  ),
  row(
    WEB,
    2,
    'only the target stands in web',
    [webs(5), creature('t', 5, 0)],
    cover('a', 't', 'ranged'),
    { degree: 'none' },
    CONTROL,
  ),
  row(
    WEB,
    'extra',
    'a web beside the line',
    [archer('a', 0, 0), web(2, 1), creature('t', 5, 0)],
    cover('a', 't', 'ranged'),
    { degree: 'none' },
    CONTROL,
  ),
  row(
    WEB,
    'extra',
    'four squares on a diagonal',
    [archer('a', 0, 0), [1, 2, 3, 4].map((n) => web(n, n)), creature('t', 5, 5)],
    cover('a', 't', 'ranged'),
    { degree: 'total' },
  ),
  row(
    WEB,
    'extra',
    'a line between two squares, of which one holds web',
    [archer('a', 0, 0), web(1, 0), creature('t', 2, 1)],
    cover('a', 't', 'ranged'),
    { degree: 'none' },
    CONTROL,
  ),
  row(
    WEB,
    'extra',
    'an ogre, of which one row is free',
    [archer('a', 0, 0), web(2, 1), ogre('t', 4, 0)],
    cover('a', 't', 'ranged'),
    { degree: 'none' },
    CONTROL,
  ),

  row(SIDE, 0, 'an archer shoots at the rider', [hanging, bow], attack('t', 'm', 'bow'), {
    possible: true,
    total: { attack: 0, ac: 4 },
  }),
  row(SIDE, 0, 'Ride 15', [mounted(), MINE], act('m', 'ride-cover', { total: 15 }), {
    legal: true,
    after: { gains: ['behind-mount'] },
  }),
  row(
    SIDE,
    1,
    'it strikes',
    [hanging, creature('t', 2, 0), MINE],
    act('m', 'melee-attack', { target: 't' }),
    refused('condition-forbids'),
  ),
  row(
    SIDE,
    1,
    'it casts a spell',
    [hanging, MINE],
    act('m', 'cast-spell'),
    refused('condition-forbids'),
  ),
  row(SIDE, 2, 'Ride 14', [mounted(), MINE], act('m', 'ride-cover', { total: 14 }), (answer) =>
    expect(answer['after']).toBeUndefined(),
  ),
  row(
    SIDE,
    'extra',
    'on foot nothing gives cover',
    [hero('m', 0, 0, { conditions: ['behind-mount'] }), bow],
    cover('t', 'm', 'ranged'),
    { degree: 'none' },
    CONTROL,
  ),

  row(
    FORCE,
    0,
    'a ghost touches',
    [],
    defence([SHIELDED, { type: 'armour', value: 5 }], { against: 'incorporeal-touch' }),
    total(14),
    'the answer is about armor class',
  ),
  row(
    FORCE,
    1,
    'a shield of +2 beside it',
    [],
    defence([SHIELDED, { type: 'shield', value: 2 }]),
    total(14),
    'the answer is about armor class',
  ),
  row(
    FORCE,
    2,
    'its bearer would take cover',
    [hero('m', 0, 0), MINE],
    act('m', 'tower-shield-cover'),
    { legal: false },
    'a tower shield is asked for',
  ),

  row(
    TOUCHES,
    0,
    'casts, then moves',
    caster,
    turnOf('m', 'cast-touch-spell', ['move', { path: far }]),
    { legal: true },
  ),
  row(
    TOUCHES,
    1,
    'moves, then casts',
    caster,
    turnOf('m', ['move', { path: far }], 'cast-touch-spell'),
    { legal: true },
  ),
  row(TOUCHES, 2, 'six friends', caster, act('m', 'cast-touch-spell-allies'), {
    legal: true,
    kind: 'full-round',
  }),

  row(EFFECT, 0, 'a wall', [wall(2, -9, 2, 28), creature('t', 3, 0)], area('burst', [0, 0], 4), {
    creatures: [],
    spared: [{ id: 't', why: 'blocked' }],
  }),
  row(
    EFFECT,
    1,
    'a hole in the wall',
    [
      wall(2, -9, 2, 0),
      wall(2, 0, 2, 1, { opening: 0.31 }),
      wall(2, 1, 2, 28),
      creature('t', 3, 0),
    ],
    area('burst', [0, 0], 4),
    catches({ t: {} }),
    CONTROL,
  ),
  row(
    EFFECT,
    1,
    'a smaller hole',
    [wall(2, -9, 2, 0), wall(2, 0, 2, 1, { opening: 0.2 }), wall(2, 1, 2, 28), creature('t', 3, 0)],
    area('burst', [0, 0], 4),
    catches({}, ['t']),
  ),
  row(
    EFFECT,
    2,
    'fog',
    [fog(1, 0), fog(2, 0), creature('t', 3, 0)],
    area('burst', [0, 0], 4),
    catches({ t: {} }),
    CONTROL,
  ),
  row(
    EFFECT,
    3,
    'a wall before the point',
    [wall(2, -9, 2, 28), hero('c', 0, 0)],
    area('burst', [5, 0], 4, { by: 'c' }),
    { possible: false, why: 'no-line-of-effect' },
  ),

  row(
    ROUND,
    0,
    'by the way',
    [round, creature('t', 2, 2)],
    area('spread', [1, 1], 4),
    catches({ t: {} }),
  ),
  row(
    ROUND,
    1,
    'too far',
    [round, creature('t', 2, 1)],
    area('spread', [1, 1], 4),
    catches({}, ['t']),
  ),

  row(
    SHAPE,
    0,
    'from an east corner',
    [hero('c', 0, 0)],
    own('cone', [1, 0], 3),
    all(
      cellsOf(
        [
          [1, 0],
          [3, 0],
        ],
        [
          [0, 0],
          [4, 0],
        ],
      ),
      (answer) => expect(answer['possible']).toBe(true),
    ),
  ),
  row(SHAPE, 1, 'a cone from elsewhere', [hero('c', 0, 0)], own('cone', [3, 0], 3), {
    possible: false,
    why: 'not-own-corner',
    cells: [],
  }),
  row(SHAPE, 1, 'a line from elsewhere', [hero('c', 0, 0)], own('line', [0, 2], 3), {
    possible: false,
    why: 'not-own-corner',
  }),
  row(SHAPE, 1, 'the inner corner of an ogre', [ogre('c', 0, 0)], own('line', [1, 1], 3), {
    possible: true,
  }),
  row(
    SHAPE,
    2,
    'a line',
    [hero('c', 0, 0), wall(4, -9, 4, 28)],
    own('line', [1, 0], 12),
    cellsOf([[3, 0]], [[4, 0]]),
  ),

  row(
    CENTER,
    0,
    'from an ogre',
    [ogre('c', 0, 0), creature('t', 5, 0), creature('u', 6, 0)],
    area('emanation', 'c', 4),
    catches({ t: {} }, ['u']),
  ),
  row(
    CENTER,
    1,
    'from an intersection',
    [creature('t', 4, 0), creature('u', 5, 0)],
    area('emanation', [1, 0], 4),
    catches({ t: {} }, ['u']),
  ),
  row(
    CENTER,
    'extra',
    'the far side of a square must be within it',
    [block(9, 9), creature('t', 3, 3)],
    area('emanation', [0, 0], 4),
    catches({}, ['t']),
  ),
]);
