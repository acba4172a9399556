/** 3.5 SRD: tumbling past foes and through their spaces. */
import { expect } from 'vitest';
import { act } from '../asks/turns.ts';
import { check, journey, steps } from '../asks/movements.ts';
import { cases, cell, creature, hero, move, type Answer, type Case, type Thing } from '../cases.ts';
import type { CreatureMore } from '../cases.ts';

const rogue = (more: CreatureMore = {}): Thing =>
  hero('m', 0, 0, { skills: { tumble: { ranks: 5, bonus: 5 } }, ...more });
const UNSLOWED: CreatureMore = { armour: 'none', load: 'light' };
const untrained = { skills: { tumble: { ranks: 0, bonus: 2 } } };
const UNFIT: readonly (readonly [given: string, more: CreatureMore])[] = [
  ['in medium armor', { armour: 'medium' }],
  ['with a heavy load', { load: 'heavy' }],
  ['untrained', untrained],
];
/** Foes above the row: one beside its start, the second farther on. */
const [F, G] = [creature('f', 0, -1), creature('g', 4, -1)];
const E = creature('e', 1, 0);
const tumble = (n: number, more: object = {}) =>
  journey('m', [{ by: 'tumble', path: steps(n), ...more }]);
const path = (n: number) => [[0, 0], ...steps(n)] as [number, number][];
const checks = (...list: object[]) => ({ legs: [{ checks: list }] });
const past = (dc: number, more: object = {}) => ({ check: 'tumble-past', dc, ...more });
const FREE = { opportunities: [], barred: [{ by: 'f', why: 'evaded' }] };

/** What is known of a tumbler, and the facts that are missing. */
const DOUBTS: readonly (readonly [given: string, more: CreatureMore, wanted: readonly string[]])[] =
  [
    ['nothing known', { skills: {} }, ['skills.tumble.ranks', 'armour', 'load']],
    ['ranks unknown', { ...UNSLOWED, skills: { tumble: { bonus: 5 } } }, ['skills.tumble.ranks']],
    ['armor unknown', { load: 'light' }, ['armour']],
    ['load unknown', { armour: 'none' }, ['load']],
    ['all known', UNSLOWED, []],
    ['a dwarf, whom nothing slows', { traits: ['dwarf'] }, []],
    ['armor unknown, but a heavy load', { load: 'heavy' }, []],
  ];
const OF_TUMBLERS = ['skills.tumble.ranks', 'armour', 'load'].map((f) => `creatures.m.${f}`);
/** Those of the questions below that do not cite who may tumble. */
const SILENT = ['move', 'reachable', 'path', 'check'];
const ASKED: readonly (readonly [how: string, ask: Case['ask']])[] = [
  ['the way', { ask: 'way', of: 'm', by: 'tumble' }],
  ['move', move('m', path(2))],
  ['move with checks', { ...move('m', path(2)), acrobatics: true }],
  ['reachable', { ask: 'reachable', of: 'm' }],
  ['path', { ask: 'path', of: 'm', to: [2, 0] }],
  ['journey', tumble(2)],
  ['journey with a total', tumble(2, { total: 40 })],
  ['act', act('m', 'tumble')],
  ['act along a path', act('m', 'tumble', { path: path(2), total: 40 })],
  ['check', check('m', 'tumble-past', {})],
];

const t = (
  rule: string,
  index: Case['case'],
  given: string,
  on: readonly Thing[],
  ask: Case['ask'],
  expected: Answer,
): Case => ({
  rule: `srd35.movement.tumble-${rule}`,
  case: index,
  given,
  on,
  ask,
  expect: expected,
});

export default cases('srd35', [
  t('half', 0, 'four squares', [rogue()], tumble(4), {
    legal: false,
    cost: 8,
    violations: [{ code: 'over-speed', step: 4 }],
  }),
  t('half', 0, 'four squares, as an action', [rogue()], act('m', 'tumble', { path: path(4) }), {
    legal: false,
    why: ['over-speed'],
  }),
  t('half', 1, 'three squares', [rogue()], tumble(3), { legal: true, cost: 6 }),
  t('half', 1, 'three squares, as an action', [rogue()], act('m', 'tumble', { path: path(3) }), {
    legal: true,
    cost: 6,
  }),
  t('half', 2, 'six squares in a hurry', [rogue(), F], tumble(6, { hurried: true, roll: 12 }), {
    legal: true,
    cost: 6,
    opportunities: [{ by: 'f' }],
    ...checks(past(15, { total: 7, success: false })),
  }),
  t('past', 0, 'made', [rogue(), F], tumble(3, { total: 15 }), FREE),
  t('past', 0, 'a total of 40', [rogue(), F], tumble(3, { total: 40 }), FREE),
  t('past', 0, 'missed by one', [rogue(), F], tumble(3, { total: 14 }), {
    legal: true,
    opportunities: [{ by: 'f', step: 0 }],
  }),
  t('past', 0, 'as an action', [rogue(), F], act('m', 'tumble', { path: path(3), total: 15 }), {
    legal: true,
    opportunities: [],
  }),
  t(
    'past',
    0,
    'a bonus that cannot fail',
    [rogue({ skills: { tumble: { ranks: 9, bonus: 14 } } }), F],
    tumble(3),
    FREE,
  ),
  t(
    'past',
    0,
    'then on foot past the same foe',
    [rogue(), creature('f', 2, -1)],
    journey('m', [
      { by: 'tumble', path: steps(2), total: 30 },
      { by: 'walk', path: steps(2, 2) },
    ]),
    { opportunities: [{ by: 'f', step: 2 }] },
  ),
  t('past', 1, 'past two foes', [rogue({ speed: { land: 12 } }), F, G], tumble(6, { total: 16 }), {
    opportunities: [{ by: 'g' }],
    ...checks(past(15), past(17, { success: false })),
  }),
  t('through', 0, 'chosen on the map', [rogue({ moving: 'tumble' }), E], move('m', path(2)), {
    legal: true,
    cost: 4,
    opportunities: [{ by: 'e', check: { skill: 'tumble' } }],
  }),
  ...UNFIT.flatMap(([given, more]) => [
    t(
      'through',
      'extra',
      `chosen on the map ${given}`,
      [rogue({ moving: 'tumble', ...more }), F],
      { ...move('m', path(2)) },
      { legal: false, violations: [{ code: 'wrong-movement-mode' }] },
    ),
    t(
      'through',
      'extra',
      `the area ${given}`,
      [rogue({ moving: 'tumble', ...more }), F],
      { ask: 'reachable', of: 'm' },
      { cells: [], why: 'wrong-movement-mode' },
    ),
  ]),
  t(
    'through',
    'extra',
    'chosen on the map by a dwarf in plate',
    [rogue({ moving: 'tumble', armour: 'heavy', traits: ['dwarf'] }), E],
    move('m', path(2)),
    { legal: true, cost: 4 },
  ),
  t('past', 2, 'no roll yet', [rogue(), F], tumble(3), {
    opportunities: [{ by: 'f', check: { check: 'tumble-past', skill: 'tumble', dc: 15 } }],
  }),
  t('past', 2, 'no roll yet, as an action', [rogue(), F], act('m', 'tumble', { path: path(3) }), {
    opportunities: [{ by: 'f', check: { skill: 'tumble', dc: 15 } }],
  }),
  t(
    'past',
    2,
    'no roll yet, as a movement',
    [rogue(), F],
    { ...move('m', path(3)), acrobatics: true },
    {
      cost: 6,
      opportunities: [{ by: 'f', check: { skill: 'tumble', dc: 15 } }],
      acrobatics: { possible: true, passed: [{ by: 'f', dc: 15, bonus: 5 }] },
    },
  ),
  t('through', 0, 'made', [rogue(), E], tumble(2, { total: 25 }), {
    legal: true,
    cost: 4,
    opportunities: [],
  }),
  t(
    'through',
    0,
    'made, as an action',
    [rogue(), E],
    act('m', 'tumble', { path: path(2), total: 25 }),
    { legal: true, opportunities: [] },
  ),
  t('through', 1, 'missed by one', [rogue(), E], tumble(2, { total: 24 }), {
    stops: { leg: 0, at: [0, 0], then: ['stops-before', 'provokes'] },
    opportunities: [{ by: 'e', step: 0 }],
  }),
  t(
    'through',
    1,
    'missed: a foe beyond never strikes',
    [rogue(), E, creature('g', 3, -1)],
    tumble(3, { total: 20 }),
    { stops: { at: [0, 0] }, opportunities: [{ by: 'e' }] },
  ),
  t(
    'through',
    1,
    'missed after two squares',
    [rogue({ speed: { land: 12 } }), creature('e', 3, 0)],
    tumble(5, { total: 20 }),
    { stops: { at: [2, 0] }, opportunities: [{ by: 'e', step: 2 }] },
  ),
  t('armour', 0, 'as an action', [rogue({ armour: 'medium' })], act('m', 'tumble'), {
    legal: false,
    why: ['wrong-movement-mode'],
  }),
  t('armour', 0, 'along a path', [rogue({ armour: 'medium' }), F], tumble(3, { total: 40 }), {
    legal: false,
    opportunities: [{ by: 'f' }],
  }),
  t(
    'armour',
    0,
    'under a heavy load',
    [rogue({ load: 'heavy' })],
    act('m', 'tumble', { path: path(2) }),
    { legal: false },
  ),
  t('armour', 1, 'as an action', [rogue({ armour: 'light' })], act('m', 'tumble'), { legal: true }),
  t(
    'armour',
    2,
    'as an action',
    [rogue({ armour: 'heavy', traits: ['dwarf'], speed: { land: 4 } })],
    act('m', 'tumble'),
    { legal: true },
  ),
  t('armour', 3, 'as an action', [rogue(untrained)], act('m', 'tumble'), { legal: false }),
  t('armour', 3, 'along a path', [rogue(untrained)], act('m', 'tumble', { path: path(2) }), {
    legal: false,
  }),
  // What nobody told is taken for granted and named, whichever question asks, with and without a total.
  ...DOUBTS.flatMap(([given, more, wanted]) =>
    ASKED.map(([how, ask]): Case => ({
      ...t('armour', 'extra', `${given}: ${how}`, [rogue({ moving: 'tumble', ...more })], ask, {}),
      ...(SILENT.includes(how) ? { uncited: 'the rule is cited with the movement itself' } : {}),
      check: ({ unknown }) =>
        expect((unknown as string[]).filter((one) => OF_TUMBLERS.includes(one))).toEqual(
          wanted.map((fact) => `creatures.m.${fact}`),
        ),
    })),
  ),
  t('ground', 0, 'the check', [rogue()], check('m', 'tumble-past', { footing: ['slight'] }), {
    dc: 17,
  }),
  t('ground', 1, 'the check', [rogue()], check('m', 'tumble-past', { footing: ['severe'] }), {
    dc: 20,
  }),
  t(
    'ground',
    2,
    'the check',
    [rogue()],
    check('m', 'tumble-past', { footing: ['slight', 'slight'] }),
    { dc: 19 },
  ),
  // The ground that counts is that of the square which the mover tumbles into.
  ...(
    [
      [0, 'over light rubble', 1, 'light-rubble', 17],
      [0, 'over light undergrowth', 1, 'light-undergrowth', 17],
      ['extra', 'up a gradual slope', 1, 'gradual-slope', 17],
      ['extra', 'over dense rubble', 1, 'dense-rubble', 20],
      ['extra', 'with ice beyond', 2, 'ice', 15],
      ['extra', 'over uneven flagstone', 1, 'uneven-flagstone', 15],
      [1, 'on ice', 1, 'ice', 20],
    ] as const
  ).map(([index, given, x, ground, dc]) =>
    t('ground', index, `${given}, on the board`, [rogue(), F, cell(x, 0, { ground })], tumble(2), {
      ...checks(past(dc)),
    }),
  ),
  t(
    'ground',
    'extra',
    'on ice, as told with the roll',
    [rogue(), F, cell(1, 0, { ground: 'ice' })],
    tumble(2, { footing: ['slight'] }),
    { ...checks(past(17)) },
  ),
  t('ground', 1, 'through a foe on ice', [rogue(), E, cell(1, 0, { ground: 'ice' })], tumble(2), {
    ...checks(past(30, { check: 'tumble-through' })),
  }),
]);
