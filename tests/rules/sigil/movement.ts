/** Sigil: movement: occupied squares, corners, and every movement mode that a board decides. */
import {
  block,
  cases,
  creature,
  hero,
  move,
  path,
  reachable,
  rubble,
  turn,
  wall,
  type At,
  type Case,
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { all, ends, illegal, legal } from '../checks.ts';
import { expect } from 'vitest';

type Mode = 'move' | 'double-move' | 'run' | 'step' | 'withdraw' | 'minimum';
const along = (n: number, from = 0): At[] => Array.from({ length: n + 1 }, (_, i) => [from + i, 0]);
const go = (
  rule: string,
  index: Case['case'],
  given: string,
  path: At[],
  verdict: Pick<Case, 'expect' | 'check'>,
  more: { mover?: CreatureMore; on?: (Thing | Thing[])[]; mode?: Mode; uncited?: string } = {},
): Case => ({
  rule: `sigil.movement.${rule}`,
  case: index,
  given,
  on: [hero('m', path[0]?.[0] ?? 0, path[0]?.[1] ?? 0, more.mover), ...(more.on ?? [])],
  ask: move('m', path, more.mode ?? 'move'),
  ...verdict,
  ...(more.uncited === undefined ? {} : { uncited: more.uncited }),
});
const is = (expected: NonNullable<Case['expect']>): Pick<Case, 'expect'> => ({ expect: expected });
const not = (code: string, at?: At): Pick<Case, 'check'> => ({ check: illegal(code, at) });
const refused: Pick<Case, 'check'> = { check: (answer) => expect(answer['legal']).toBe(false) };
const budget = (cells: number) => ({ budget: cells });

const DIAGONAL: At[] = [
  [0, 0],
  [1, 1],
];
const RETREAT: At[] = [
  [1, 0],
  [2, 0],
  [3, 0],
];
const COLOSSUS = creature('g', 2, -1, { size: 'gargantuan', attacks: 'none' });
/**
 * The steps of the shortest path to (4,6) pass a corner of the rock; those of another path on the
 * line do not.
 */
const CORNER_ON_LINE = [hero('m', 0, 0), block(3, 3)];
const PRONE: CreatureMore = { conditions: ['prone'] };

export default cases('sigil', [
  go('occupied-square', 0, 'through an ally’s square', along(5), is(legal(5)), {
    on: [hero('b', 3, 0)],
  }),
  go('occupied-square', 1, 'stopping in an ally’s square', along(3), not('ends-occupied', [3, 0]), {
    on: [hero('b', 3, 0)],
  }),
  go(
    'occupied-square',
    2,
    'through a standing enemy’s square',
    along(5),
    not('through-enemy', [3, 0]),
    { on: [creature('b', 3, 0, { attacks: 'none' })] },
  ),
  go('occupied-square', 3, 'through a Gargantuan enemy', along(6), is(legal(6)), {
    on: [COLOSSUS],
  }),
  go('occupied-square', 3, 'stopping under a Gargantuan enemy', along(3), is(legal(3)), {
    on: [COLOSSUS],
  }),

  go('no-cutting-corners', 0, 'a diagonal past a block', DIAGONAL, not('corner-cut', [1, 1]), {
    on: [block(1, 0)],
  }),
  go(
    'no-cutting-corners',
    0,
    'the way round it',
    [
      [0, 0],
      [0, 1],
      [1, 1],
    ],
    is(legal(2)),
    { on: [block(1, 0)], uncited: 'a control: no diagonal passes the corner' },
  ),
  go(
    'no-cutting-corners',
    1,
    'a diagonal past the end of a wall',
    DIAGONAL,
    not('corner-cut', [1, 1]),
    { on: [wall(1, 0, 1, 1)] },
  ),
  go('diagonal-past-creature', 0, 'a diagonal past an enemy', DIAGONAL, is(legal(1)), {
    on: [creature('b', 1, 0, { attacks: 'none' })],
  }),
  go('diagonal-past-creature', 1, 'a diagonal between two enemies', DIAGONAL, is(legal(1)), {
    on: [creature('b', 1, 0, { attacks: 'none' }), creature('c', 0, 1, { attacks: 'none' })],
  }),

  go(
    'move-action-distance',
    0,
    'a move action of 6 squares at speed 6',
    along(6),
    is({ ...legal(6), ...budget(6) }),
  ),
  go(
    'move-action-distance',
    0,
    'a move action of 7 squares at speed 6',
    along(7),
    not('over-speed', [7, 0]),
  ),
  go(
    'move-action-distance',
    1,
    'two move actions, 12 squares',
    along(12),
    is({ ...legal(12), ...budget(12) }),
    { mode: 'double-move' },
  ),
  go(
    'move-action-distance',
    1,
    'two move actions, 13 squares',
    along(13),
    not('over-speed', [13, 0]),
    { mode: 'double-move' },
  ),

  go('run', 0, 'four times 9 m, in light armour', along(24), is({ ...legal(24), ...budget(24) }), {
    mode: 'run',
    mover: { armour: 'light' },
  }),
  go(
    'run',
    'extra',
    'a step back on the line',
    [[0, 0], [1, 0], [0, 0], ...along(5).slice(1)],
    not('not-straight', [0, 0]),
    { mode: 'run' },
  ),
  {
    rule: 'sigil.movement.run',
    case: 'extra',
    given: 'where a run may end round a corner on its line',
    on: CORNER_ON_LINE,
    ask: reachable('m', 'run'),
    check: ends([[[4, 6], 8]], [[3, 3]]),
  },
  {
    rule: 'sigil.movement.run',
    case: 'extra',
    given: 'the run there',
    on: CORNER_ON_LINE,
    ask: path('m', [4, 6], 'run'),
    expect: {
      path: [
        [0, 0],
        [1, 1],
        [1, 2],
        [2, 3],
        [2, 4],
        [3, 5],
        [4, 6],
      ],
      cost: 8,
    },
  },
  {
    rule: 'sigil.movement.run',
    case: 'extra',
    given: 'a run planned in another creature’s turn',
    on: [hero('m', 0, 0), hero('b', 9, 9), turn({ round: 2, active: 'b' })],
    ask: reachable('m', 'run'),
    check: ends([[[24, 0], 24]], [[25, 0]]),
  },
  go('run', 0, 'a run of more than four times the speed', along(25), not('over-speed', [25, 0]), {
    mode: 'run',
    mover: { armour: 'light' },
  }),
  go('run', 0, 'a run with a bend', [...along(4), [5, 1], [5, 2]], not('not-straight'), {
    mode: 'run',
    mover: { armour: 'light' },
  }),
  go('run', 1, 'three times 6 m, in heavy armour', along(12), is({ ...legal(12), ...budget(12) }), {
    mode: 'run',
    mover: { armour: 'heavy', speed: { land: 4 } },
  }),
  go(
    'run',
    1,
    'a run in heavy armor of more than three times the speed',
    along(13),
    not('over-speed', [13, 0]),
    { mode: 'run', mover: { armour: 'heavy', speed: { land: 4 } } },
  ),
  go('run-forbidden', 0, 'over one difficult square', along(8), not('difficult-terrain', [3, 0]), {
    mode: 'run',
    on: [rubble(3, 0)],
  }),
  go('run-forbidden', 1, 'by a blinded creature', along(8), not('blinded'), {
    mode: 'run',
    mover: { conditions: ['blinded'] },
  }),

  go(
    'minimum-movement',
    0,
    'speed 1.5 m into a difficult square, as a full-round action',
    along(1),
    is({ legal: true, violations: [] }),
    { mode: 'minimum', mover: { speed: { land: 1 } }, on: [rubble(1, 0)] },
  ),
  go(
    'minimum-movement',
    0,
    'a minimum movement as a move action',
    along(1),
    not('over-speed', [1, 0]),
    {
      mover: { speed: { land: 1 } },
      on: [rubble(1, 0)],
      uncited: 'a control: a move action, not the least movement, is asked about',
    },
  ),
  go('minimum-movement', 'extra', 'a minimum movement of two squares', along(2), refused, {
    mode: 'minimum',
  }),
  go(
    'minimum-movement',
    'extra',
    'a minimum movement into an occupied square',
    along(1),
    not('ends-occupied', [1, 0]),
    { mode: 'minimum', on: [hero('b', 1, 0)] },
  ),

  go('five-foot-step', 0, 'a diagonal step beside an enemy', DIAGONAL, is(legal(1)), {
    mode: 'step',
    on: [creature('b', -1, 0)],
  }),
  go('five-foot-step', 1, 'after moving 3 m', along(1), not('step-after-move'), {
    mode: 'step',
    on: [turn({ round: 2, active: 'm', spent: { move: 1, moved: 2 } })],
  }),
  go('five-foot-step', 2, 'at a base speed of 1.5 m', along(1), refused, {
    mode: 'step',
    mover: { speed: { land: 1 } },
  }),
  go(
    'five-foot-step',
    'extra',
    'half as fast for the moment, at a base speed of 3 m',
    along(1),
    is(legal(1)),
    { mode: 'step', mover: { speed: { land: 2 }, conditions: ['entangled'] } },
  ),
  go('five-foot-step', 3, 'into a difficult square', along(1), refused, {
    mode: 'step',
    on: [rubble(1, 0)],
  }),
  go('five-foot-step', 'extra', 'a move after a five-foot step', along(3), not('move-after-step'), {
    on: [turn({ round: 2, active: 'm', spent: { step: true } })],
  }),
  go('five-foot-step-once', 0, 'a second step', along(1), refused, {
    mode: 'step',
    on: [turn({ round: 2, active: 'm', spent: { step: true } })],
  }),

  go('withdraw', 0, 'away from a visible armed enemy', RETREAT, is(legal(2)), {
    mode: 'withdraw',
    on: [creature('b', 0, 0)],
  }),
  go(
    'withdraw',
    1,
    'away from a visible enemy with a spiked chain',
    RETREAT,
    is({ legal: true, opportunities: [{ by: 'b', leaving: [2, 0], step: 1 }] }),
    { mode: 'withdraw', on: [creature('b', 0, 0, { attacks: 'chain' })] },
  ),
  go(
    'withdraw',
    'extra',
    'a withdrawal of double the speed',
    along(12),
    is({ ...legal(12), ...budget(12) }),
    { mode: 'withdraw' },
  ),
  go(
    'withdraw-invisible-enemy',
    0,
    'away from an invisible armed enemy',
    RETREAT,
    is(legal(2, [['b', [1, 0]]])),
    { mode: 'withdraw', on: [creature('b', 0, 0, { conditions: ['invisible'] })] },
  ),
  go(
    'withdraw-invisible-enemy',
    0,
    'away from an enemy that the mover’s side cannot see',
    RETREAT,
    is(legal(2, [['b', [1, 0]]])),
    { mode: 'withdraw', on: [creature('b', 0, 0, { visibleTo: ['foes'] })] },
  ),
  go('withdraw-forbidden', 0, 'by a blinded creature', RETREAT, not('blinded'), {
    mode: 'withdraw',
    mover: { conditions: ['blinded'] },
  }),
  go(
    'withdraw-as-standard',
    0,
    'in a surprise round, 9 m',
    along(6),
    is({ ...legal(6), ...budget(6) }),
    { mode: 'withdraw', on: [turn({ round: 0, active: 'm', surprise: true })] },
  ),
  go(
    'withdraw-as-standard',
    0,
    'in a surprise round, 10.5 m',
    along(7),
    not('over-speed', [7, 0]),
    { mode: 'withdraw', on: [turn({ round: 0, active: 'm', surprise: true })] },
  ),

  go(
    'crawl',
    0,
    'a prone human crawls beside an armed enemy',
    RETREAT.slice(0, 2),
    is(legal(1, [['b', [1, 0]]])),
    { mover: PRONE, on: [creature('b', 0, 0)] },
  ),
  go('crawl', 0, 'a prone human crawls 3 m', along(2), refused, { mover: PRONE }),
  go('crawl', 1, 'a snake crawls at its full speed', along(6), is(legal(6)), {
    mover: { ...PRONE, traits: ['has-no-legs'], attacks: 'natural' },
    uncited: 'a control: it has no legs, so it goes at its full speed',
  }),
  go('crawl', 1, 'a snake takes a 1.5 m step while it crawls', along(1), is(legal(1)), {
    mode: 'step',
    mover: { ...PRONE, traits: ['has-no-legs'], attacks: 'natural' },
    uncited: 'a control: it has no legs, so it goes at its full speed',
  }),
  go(
    'crawl',
    'extra',
    'a prone human takes no step',
    along(1),
    { check: all(illegal('prone-must-crawl')) },
    { mode: 'step', mover: PRONE },
  ),
]);
