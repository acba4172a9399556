/** 3.5 SRD: climbing, swimming, jumping and balancing, as its skills describe them. */
import { expect } from 'vitest';
import { act } from '../asks/turns.ts';
import { check, journey, steps, way } from '../asks/movements.ts';
import { cases, cell, fill, hero, type Answer, type Case, type Thing } from '../cases.ts';
import type { CreatureMore } from '../cases.ts';

const skilled = (skill: string, ranks: number, bonus = ranks): CreatureMore => ({
  skills: { [skill]: { ranks, bonus } },
});
const m = (more: CreatureMore = {}): Thing => hero('m', 0, 0, more);
const wallAt = (x: number, y: number): Thing => cell(x, y, { surface: 'wall' });
const waterAt = (x: number, y: number): Thing => cell(x, y, { surface: 'water' });
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
]);
