/**
 * d20 Modern: movement, terrain and flight: which creatures may be passed, how far a creature may
 * go, and what slows it.
 */
import {
  block,
  cases,
  cell,
  creature,
  fill,
  hero,
  light,
  move,
  reachable,
  turn,
  type At,
  type Case,
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { illegal, legal } from '../checks.ts';
import { expect } from 'vitest';

type Mode = 'move' | 'double-move' | 'run' | 'step' | 'withdraw' | 'charge';
const along = (n: number, from = 0): At[] => Array.from({ length: n + 1 }, (_, i) => [from + i, 0]);
const go = (
  rule: string,
  index: Case['case'],
  given: string,
  path: At[],
  verdict: Pick<Case, 'expect' | 'check'>,
  more: {
    mover?: CreatureMore;
    on?: (Thing | Thing[])[];
    mode?: Mode;
    cites?: string[];
    uncited?: string;
  } = {},
): Case => ({
  rule: `d20modern.${rule.includes('.') ? rule : `movement.${rule}`}`,
  case: index,
  given,
  on: [hero('m', path[0]?.[0] ?? 0, path[0]?.[1] ?? 0, more.mover), ...(more.on ?? [])],
  ask: move('m', path, more.mode ?? 'move'),
  ...verdict,
  ...(more.cites === undefined ? {} : { cites: more.cites }),
  ...(more.uncited === undefined ? {} : { uncited: more.uncited }),
});
const is = (expected: NonNullable<Case['expect']>): Pick<Case, 'expect'> => ({ expect: expected });
const not = (code: string, at?: At): Pick<Case, 'check'> => ({ check: illegal(code, at) });
const refused: Pick<Case, 'check'> = { check: (answer) => expect(answer['legal']).toBe(false) };
const budget = (cells: number) => ({ budget: cells });
const own = (spent: object): Thing => turn({ round: 2, active: 'm', spent });
const DARK = light('dark');
const water = (x: number, y: number): Thing => cell(x, y, { surface: 'water' });
const cliff = (x: number, y: number): Thing => cell(x, y, { surface: 'wall' });
const unarmed = { attacks: 'none' } as const;

export default cases('d20modern', [
  go('through-friend', 0, 'through a friend’s square', along(2), is(legal(2)), {
    on: [hero('b', 1, 0)],
  }),
  go(
    'through-resisting-enemy',
    0,
    'through an enemy who resists',
    along(2),
    not('through-enemy', [1, 0]),
    { on: [creature('b', 1, 0, unarmed)] },
  ),
  go('through-nonresisting', 0, 'through one who lets by', along(2), is(legal(2)), {
    on: [creature('b', 1, 0, { ...unarmed, traits: ['lets-by'] })],
  }),
  go(
    'through-nonresisting',
    'extra',
    'a move that ends in the square of a creature that lets it pass',
    along(1),
    not('ends-occupied', [1, 0]),
    { on: [creature('b', 1, 0, { ...unarmed, traits: ['lets-by'] })] },
  ),
  go('three-sizes', 0, 'a human through a Gargantuan foe', along(6), is(legal(6)), {
    on: [creature('b', 1, -1, { ...unarmed, size: 'gargantuan' })],
  }),
  go('three-sizes', 1, 'a human through a Huge foe', along(6), not('through-enemy', [1, 0]), {
    on: [creature('b', 1, -1, { ...unarmed, size: 'huge' })],
  }),
  go('three-sizes', 2, 'a cat through a Huge foe', along(6), is({ legal: true }), {
    mover: { ...unarmed, size: 'tiny' },
    on: [creature('b', 1, -1, { ...unarmed, size: 'huge' })],
  }),
  go('three-sizes', 2, 'a Huge one over a cat', along(6), is({ legal: true }), {
    mover: { ...unarmed, size: 'huge' },
    on: [creature('b', 4, 1, { ...unarmed, size: 'tiny' })],
  }),
  go(
    'three-sizes',
    'extra',
    'a cat does not pass a human',
    along(2),
    not('through-enemy', [1, 0]),
    { mover: { ...unarmed, size: 'tiny' }, on: [creature('b', 1, 0, unarmed)] },
  ),
  go(
    'end-in-occupied-silent',
    0,
    'it ends on a friend’s square',
    along(1),
    not('ends-occupied', [1, 0]),
    { on: [hero('b', 1, 0)], cites: ['srd35.movement.no-end-in-occupied'] },
  ),

  go('human-speed', 0, 'a human', along(6), is({ ...legal(6), ...budget(6) })),
  go(
    'speed-definition',
    0,
    'a move action of exactly the speed',
    along(6),
    is({ ...legal(6), ...budget(6) }),
  ),
  go(
    'speed-definition',
    0,
    'a move action of more than the speed',
    along(7),
    not('over-speed', [7, 0]),
  ),
  go('single-double-run', 0, 'a move', along(6), is({ ...legal(6), ...budget(6) })),
  go('single-double-run', 0, 'two moves', along(12), is({ ...legal(12), ...budget(12) }), {
    mode: 'double-move',
  }),
  go('single-double-run', 0, 'a run', along(24), is({ ...legal(24), ...budget(24) }), {
    mode: 'run',
  }),
  go(
    'single-double-run',
    0,
    'a run with a bend',
    [...along(4), [5, 1], [5, 2]],
    not('not-straight'),
    { mode: 'run' },
  ),
  go('single-double-run', 0, 'a step with a full attack', along(1), is(legal(1)), {
    mode: 'step',
    uncited: 'the step is a mode of its own with its own rule',
  }),
  go(
    'run-distance',
    0,
    'a run of four times the speed, to (24,0)',
    along(24),
    is({ ...legal(24), ...budget(24) }),
    { mode: 'run' },
  ),
  go(
    'run-distance',
    0,
    'a move in darkness of more than half the speed',
    along(25),
    not('over-speed', [25, 0]),
    { mode: 'run' },
  ),
  go('run-distance', 1, 'with a bend', [...along(4), [5, 1], [5, 2]], not('not-straight'), {
    mode: 'run',
  }),
  go('darkness-half', 0, 'in total darkness', along(3), is({ ...legal(3), ...budget(3) }), {
    on: [DARK],
  }),
  go(
    'darkness-half',
    0,
    'a run of more than four times the speed',
    along(4),
    not('over-speed', [4, 0]),
    { on: [DARK] },
  ),
  go('darkness-half', 1, 'two moves', along(6), is({ ...legal(6), ...budget(6) }), {
    on: [DARK],
    mode: 'double-move',
  }),
  go(
    'darkness-half',
    'extra',
    'blinded in bright light, too',
    along(4),
    not('over-speed', [4, 0]),
    { mover: { conditions: ['blinded'] } },
  ),
  go('darkness-half', 'extra', 'a move in darkness with darkvision', along(6), is(legal(6)), {
    mover: { traits: ['darkvision-12'] },
    on: [DARK],
    uncited: 'a control: with darkvision nothing halves the speed',
  }),
  go(
    'darkness-half',
    'extra',
    'less with Blind-Fight',
    along(4),
    is({ ...legal(4), ...budget(4) }),
    { mover: { traits: ['blind-fight'] }, on: [DARK] },
  ),
  go(
    'darkness-half',
    'extra',
    'blinded, with Blind-Fight',
    along(4),
    is({ ...legal(4), ...budget(4) }),
    { mover: { traits: ['blind-fight'], conditions: ['blinded'] } },
  ),

  go('five-foot-step', 0, 'after drawing a weapon and attacking', along(1), is(legal(1)), {
    mode: 'step',
    on: [own({ standard: true, move: 1, moved: 0 })],
  }),
  go('five-foot-step', 1, 'after a square of movement', along(1), not('step-after-move'), {
    mode: 'step',
    on: [own({ move: 1, moved: 1 })],
  }),
  go(
    'five-foot-step-diagonal-silent',
    0,
    'a diagonal step',
    [
      [0, 0],
      [1, 1],
    ],
    is(legal(1)),
    {
      mode: 'step',
      uncited:
        'the cost of a diagonal is borrowed from the family’s text, whose ids stand in the answer',
    },
  ),
  go('no-step-with-move', 0, 'after three squares', along(1), not('step-after-move'), {
    mode: 'step',
    on: [own({ move: 1, moved: 3 })],
  }),
  go('no-step-with-move', 'extra', 'a second step', along(1), refused, {
    mode: 'step',
    on: [own({ step: true })],
  }),
  go('special-modes', 0, 'climbing at a speed of 9 m', along(1), is({ legal: true, cost: 4 }), {
    on: [fill(1, 0, 3, 0, cliff)],
    uncited: 'a wall’s surface costs as hampered ground does, and the answer cites that cost',
  }),
  go(
    'special-modes',
    0,
    'a second square of a climb in one move action',
    along(2),
    not('over-speed', [2, 0]),
    {
      on: [fill(1, 0, 3, 0, cliff)],
      uncited: 'a wall’s surface costs as hampered ground does, and the answer cites that cost',
    },
  ),
  go('special-modes', 1, 'prone and crawling', along(1), is(legal(1)), {
    mover: { conditions: ['prone'] },
  }),
  go(
    'special-modes',
    1,
    'a second square of crawling in one move action',
    along(2),
    not('prone-must-crawl', [2, 0]),
    { mover: { conditions: ['prone'] } },
  ),
  go(
    'withdraw-distance',
    0,
    'a withdrawal of 12 squares',
    along(12),
    is({ ...legal(12), ...budget(12) }),
    { mode: 'withdraw' },
  ),
  go(
    'withdraw-distance',
    0,
    'a withdrawal of more than double speed',
    along(13),
    not('over-speed', [13, 0]),
    { mode: 'withdraw' },
  ),
  go(
    'withdraw-distance',
    'extra',
    'a withdrawal after a five-foot step',
    along(3),
    not('move-after-step'),
    { mode: 'withdraw', on: [own({ step: true })] },
  ),
  go(
    'withdraw-distance',
    'extra',
    'a withdrawal in a surprise round',
    along(3),
    not('no-action-left'),
    { mode: 'withdraw', on: [turn({ round: 0, active: 'm', surprise: true, order: ['m'] })] },
  ),
  go(
    'withdraw-no-skill-movement',
    0,
    'through water without a speed for it',
    along(2),
    not('wrong-movement-mode', [1, 0]),
    { mode: 'withdraw', on: [fill(1, 0, 3, 0, water)] },
  ),

  {
    rule: 'd20modern.terrain.large-creature-silent',
    case: 0,
    given: 'a Huge creature into a passage of two squares, squeezed as its family’s text has it',
    uncited: 'the text is silent: the default is ours, and no rule states it',
    on: [
      hero('m', 0, 0, { size: 'huge', speed: { land: 8 } }),
      fill(3, -3, 9, -1, block),
      fill(3, 2, 9, 4, block),
    ],
    ask: reachable('m'),
    check: (answer) => expect((answer['cells'] as unknown[]).length).toBeGreaterThan(0),
  },
  go(
    'special-modes',
    'extra',
    'the check of a climb on the map',
    along(1),
    is({ checks: [{ step: 1, skill: 'climb', losesDexterity: true }] }),
    { mover: { moving: 'climb' }, on: [fill(1, 0, 3, 0, cliff)] },
  ),
  go(
    'special-modes',
    'extra',
    'the check of a swim on the map',
    along(1),
    is({ checks: [{ step: 1, skill: 'swim' }] }),
    { mover: { moving: 'swim' } },
  ),
]);
