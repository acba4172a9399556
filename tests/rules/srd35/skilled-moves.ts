/** 3.5 SRD: climbing, swimming, jumping and balancing, as its skills describe them. */
import { expect } from 'vitest';
import { act } from '../asks/turns.ts';
import { check, journey, steps, way } from '../asks/movements.ts';
import {
  cases,
  cell,
  fill,
  hero,
  move,
  ogre,
  wall,
  type Answer,
  type Case,
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';

const skilled = (skill: string, ranks: number, bonus = ranks): CreatureMore => ({
  skills: { [skill]: { ranks, bonus } },
});
const m = (more: CreatureMore = {}): Thing => hero('m', 0, 0, more);
const wallAt = (x: number, y: number): Thing => cell(x, y, { surface: 'wall' });
const waterAt = (x: number, y: number): Thing => cell(x, y, { surface: 'water' });
const ground = (x: number): Thing => cell(x, 0, { surface: 'ground' });
const WALL = fill(1, 0, 6, 0, wallAt);
const LAKE = fill(1, 0, 8, 0, waterAt);
const path = (n: number) => [[0, 0], ...steps(n)] as [number, number][];
const leg = (by: string, n: number, more: object = {}) =>
  journey('m', [{ by, path: steps(n), ...more }]);
const OVER = { legal: false, violations: [{ code: 'over-speed' }] };
const t = (
  rule: string,
  index: Case['case'],
  given: string,
  on: Case['on'],
  ask: Case['ask'],
  expected: Answer,
): Case => ({ rule: `srd35.movement.${rule}`, case: index, given, on, ask, expect: expected });
/** A square with a surface that needs a check of this DC. */
const hard = (surface: 'wall' | 'slope' | 'water', x: number, dc: number, y = 0): Thing =>
  cell(x, y, { surface, check: { skill: surface === 'water' ? 'swim' : 'climb', dc } });
const climbs = (more: CreatureMore = {}): Thing => m({ moving: 'climb', ...more });
const swims = (more: CreatureMore = {}): Thing => m({ moving: 'swim', ...more });
const onMap = (n: number) => move('m', path(n), 'double-move');
/** The steps, DCs and bonuses of a path's checks; null: the answer does not say it. */
const told =
  (...wanted: (readonly [step: number, dc: number | null, bonus: number | null])[]) =>
  (a: Answer): void => {
    const checks = (a['checks'] ?? []) as Record<string, unknown>[];
    expect(checks.map((k) => [k['step'], k['dc'] ?? null, k['bonus'] ?? null])).toEqual(wanted);
    const open = (a['unknown'] as string[]).filter((fact) => /^cells\.\d+,\d+\.check$/.test(fact));
    expect(open).toHaveLength(checks.filter(({ dc }) => dc === undefined).length);
  };
const row = rowsOf('srd35');
const CLIMB = 'movement.climb';
const SWIM = 'movement.swim';
const NONE = 'a control: no check is needed, so no rule of checks is cited';
const legChecks =
  (...wanted: (number | null)[]) =>
  (a: Answer): void => {
    const [first] = a['legs'] as { checks: { dc?: number; needed: boolean }[] }[];
    expect(first!.checks.filter((k) => k.needed).map(({ dc }) => dc ?? null)).toEqual(wanted);
  };
const jump = (more: object = {}) => check('m', 'long-jump', { metres: 3, runUp: 6, ...more });
const outcome = (then: string) => ({ then: [then] });

export default cases('srd35', [
  t('climb', 0, 'one square', [m(), WALL], leg('climb', 1), { legal: true, cost: 4 }),
  t('climb', 0, 'two squares', [m(), WALL], leg('climb', 2), OVER),
  t('climb', 0, 'as an action', [m(), WALL], act('m', 'climb', { path: path(1) }), {
    legal: true,
    cost: 4,
  }),
  t('climb', 0, 'six squares as an action', [m(), WALL], act('m', 'climb', { path: path(6) }), {
    legal: false,
    why: ['over-speed'],
  }),
  {
    rule: 'srd35.movement.climb',
    case: 0,
    given: 'over a square of which nobody says what it is',
    on: [m()],
    ask: leg('climb', 1),
    check: (a) =>
      expect(a['unknown']).toEqual(
        expect.arrayContaining([expect.stringMatching(/^cells\..*surface$/)]),
      ),
  },
  t('climb', 1, 'three squares', [m(), WALL], leg('climb', 3, { hurried: true }), {
    legal: true,
    cost: 6,
  }),
  t(
    'climb',
    1,
    'the check',
    [m(skilled('climb', 4))],
    check('m', 'climb', { dc: 20, hurried: true }),
    { bonus: -1 },
  ),
  t('climb', 2, 'missed by 5', [m()], check('m', 'climb', { dc: 20, total: 15 }), outcome('falls')),
  t(
    'climb',
    2,
    'missed by 4',
    [m()],
    check('m', 'climb', { dc: 20, total: 16 }),
    outcome('no-progress'),
  ),
  t('swim', 0, 'one square', [m(), LAKE], leg('swim', 1), { legal: true, cost: 4 }),
  t('swim', 0, 'two squares', [m(), LAKE], leg('swim', 2), OVER),
  t('swim', 0, 'six squares as an action', [m(), LAKE], act('m', 'swim', { path: path(6) }), {
    legal: false,
    why: ['over-speed'],
  }),
  t(
    'swim',
    0,
    'on dry ground',
    [m(), cell(1, 0, { surface: 'ground' })],
    act('m', 'swim', { path: path(1) }),
    { legal: false, why: ['wrong-movement-mode'] },
  ),
  t('swim', 1, 'by 5', [m()], check('m', 'swim', { dc: 10, total: 5 }), outcome('goes-under')),
  t('swim', 1, 'by 4', [m()], check('m', 'swim', { dc: 10, total: 6 }), outcome('no-progress')),
  t('swim', 2, 'six squares', [m({ speed: { land: 6, swim: 8 } }), LAKE], leg('swim', 6), {
    legal: true,
    legs: [{ checks: [{ needed: false }] }],
  }),
  t('jump-long', 0, 'the check', [m()], jump(), { dc: 10 }),
  t('jump-long', 1, 'the check', [m()], jump({ runUp: 0 }), { dc: 20 }),
  t('jump-long', 2, 'missed by 4', [m()], jump({ total: 6 }), {
    next: [{ check: 'grab-edge', dc: 15 }],
  }),
  t('jump-long', 2, 'missed by 5', [m()], jump({ total: 5 }), outcome('falls')),
  ...([4, 10, 6] as const).map((land, i) =>
    t('jump-speed', i, 'the check', [m({ speed: { land }, ...skilled('jump', 1) })], jump(), {
      bonus: 1 + [-6, 8, 0][i]!,
    }),
  ),
  t('jump-high', 0, 'the check', [m()], check('m', 'high-jump', { metres: 3.3, runUp: 6 }), {
    dc: 12,
  }),
  t('jump-high', 1, 'the check', [m()], check('m', 'high-jump', { metres: 3.3, runUp: 0 }), {
    dc: 24,
  }),
  t('jump-lands', 0, 'lands', [m(skilled('jump', 0))], jump({ total: 12 }), outcome('lands-prone')),
  t(
    'jump-lands',
    1,
    'lands',
    [m(skilled('jump', 0))],
    jump({ total: 15 }),
    outcome('lands-standing'),
  ),
  t(
    'jump-lands',
    2,
    'lands',
    [m(skilled('jump', 1))],
    jump({ total: 10 }),
    outcome('lands-standing'),
  ),
  t(
    'balance',
    0,
    'the check',
    [m()],
    check('m', 'balance', { surfaceWidth: 0.3, footing: ['slight'] }),
    { dc: 12 },
  ),
  ...(
    [
      [12, 'no-progress'],
      [10, 'falls'],
    ] as const
  ).map(([total, then]) =>
    t(
      'balance',
      1,
      `a total of ${total}`,
      [m()],
      check('m', 'balance', { surfaceWidth: 0.1, total }),
      { dc: 15, then: [then] },
    ),
  ),
  t('balance', 2, 'the speed', [m()], way('m', 'balance', { hurried: true }), {
    cells: 6,
    check: { modifier: -5 },
  }),

  // On the map: each stretch of one DC has one check, at its first square.
  row(
    CLIMB,
    'extra',
    'half on a rope and half on the ground',
    [climbs(skilled('climb', 4)), hard('wall', 1, 15), hard('wall', 2, 15), ground(3), ground(4)],
    onMap(4),
    told([1, 15, 4]),
  ),
  row(
    CLIMB,
    'extra',
    'from a rope to a bare wall and back to a rope',
    [climbs(), hard('wall', 1, 5), hard('wall', 2, 20), hard('wall', 3, 5)],
    onMap(3),
    told([1, 5, null], [2, 20, null], [3, 5, null]),
  ),
  row(
    CLIMB,
    'extra',
    'the same as one leg of a movement',
    [m(), hard('wall', 1, 5), hard('wall', 2, 20), hard('wall', 3, 5)],
    leg('climb', 3),
    legChecks(5, 20, 5),
  ),
  row(
    CLIMB,
    'extra',
    'a leg whose DC is given counts it for the whole leg',
    [m(), hard('wall', 1, 5), hard('wall', 2, 20)],
    leg('climb', 2, { dc: 10 }),
    legChecks(10),
  ),
  row(
    CLIMB,
    'extra',
    'up walls and over squares of which the scene says no DC',
    [climbs(), cell(1, 0, { surface: 'wall' })],
    onMap(3),
    told([1, null, null]),
  ),
  row(
    CLIMB,
    'extra',
    'over a fence between two squares',
    [climbs(), wall(1, 0, 1, 1, { blocks: [], crossCost: 1, check: { skill: 'climb', dc: 10 } })],
    onMap(1),
    told([1, 10, null]),
  ),
  row(
    CLIMB,
    'extra',
    'by a creature of four squares, one of which is harder',
    [
      ogre('m', 0, 0, { moving: 'climb' }),
      hard('wall', 1, 10),
      hard('wall', 1, 20, 1),
      hard('wall', 2, 10),
    ],
    onMap(1),
    told([1, 20, null]),
  ),
  row(
    CLIMB,
    'extra',
    'without ranks, which a climber does not need',
    [climbs(skilled('climb', 0, 1)), hard('wall', 1, 15)],
    onMap(1),
    told([1, 15, 1]),
  ),
  row(
    CLIMB,
    'extra',
    'under a condition that may change the bonus',
    [climbs({ ...skilled('climb', 14), conditions: ['shaken'] }), hard('wall', 1, 15)],
    onMap(1),
    told([1, 15, null]),
  ),
  row(
    CLIMB,
    'extra',
    'with a bonus that cannot fail',
    [climbs(skilled('climb', 14)), hard('wall', 1, 15)],
    onMap(1),
    told(),
    NONE,
  ),
  row(
    CLIMB,
    'extra',
    'without a climb speed, which costs the Dexterity bonus',
    [climbs(), hard('slope', 1, 10)],
    onMap(1),
    { checks: [{ skill: 'climb', losesDexterity: true }] },
  ),
  row(
    CLIMB,
    'extra',
    'with a climb speed, up what taking 10 does not pass',
    [climbs({ speed: { land: 6, climb: 4 }, ...skilled('climb', 0, 9) }), hard('wall', 1, 20)],
    onMap(1),
    (a) => {
      told([1, 20, 9])(a);
      expect((a['checks'] as object[])[0]).not.toHaveProperty('losesDexterity');
    },
  ),
  row(
    CLIMB,
    'extra',
    'with a climb speed, up what taking 10 passes',
    [climbs({ speed: { land: 6, climb: 4 }, ...skilled('climb', 0, 10) }), hard('wall', 1, 20)],
    onMap(1),
    told(),
    NONE,
  ),
  row(
    CLIMB,
    'extra',
    'with a climb speed, up a slope of DC 0',
    [climbs({ speed: { land: 6, climb: 4 } }), hard('slope', 1, 0)],
    onMap(1),
    told(),
    NONE,
  ),
  row(
    'movement.spider-climb',
    1,
    'dragged over the map',
    [climbs({ conditions: ['spider-climbing'] }), hard('wall', 1, 20)],
    onMap(1),
    told(),
    NONE,
  ),
  row(
    SWIM,
    'extra',
    'through a stretch of rough water',
    [
      swims(skilled('swim', 3)),
      hard('water', 1, 10),
      hard('water', 2, 15),
      hard('water', 3, 15),
      hard('water', 4, 10),
    ],
    onMap(4),
    told([1, 10, 3], [2, 15, 3], [4, 10, 3]),
  ),
  row(
    SWIM,
    'extra',
    'in a lake of which the scene says no DC, and ashore',
    [swims(), LAKE.slice(0, 2), ground(3)],
    onMap(3),
    told([1, null, null]),
  ),
  row(
    SWIM,
    2,
    'with the speed, dragged through rough water',
    [swims({ speed: { land: 6, swim: 8 } }), hard('water', 1, 20)],
    onMap(1),
    told(),
    NONE,
  ),
  row(
    SWIM,
    2,
    'with the speed, through rough water as one leg of a movement',
    [m({ speed: { land: 6, swim: 8 } }), hard('water', 1, 20)],
    leg('swim', 1),
    legChecks(),
  ),
]);
