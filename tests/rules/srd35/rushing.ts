/**
 * 3.5 SRD beyond the Italian chapters: runs, 5-foot steps, charges by the band of lines, withdrawals
 * and movement without sight.
 */
import { expect } from 'vitest';
import { illegal, legal } from '../checks.ts';
import {
  type Answer,
  type At,
  type Case,
  block,
  cases,
  cell,
  creature,
  fill,
  hero,
  light,
  lowWall,
  move,
  ogre,
  options,
  path,
  reachable,
  rubble,
  turn,
  wall,
  type CreatureMore,
  type Thing,
} from '../cases.ts';

const east = (n: number, x = 0, y = 0): At[] => Array.from({ length: n + 1 }, (_, i) => [x + i, y]);
const p = (more: CreatureMore = {}, x = 0, y = 0): Thing => hero('p', x, y, more);
const RUN_STRAIGHT = 'srd35.movement.run-straight';
const LINES = 'srd35.movement.charge-lines';
const DARK = 'srd35.movement.darkness-blinds';

const run = (rule: string, index: Case['case'], given: string, more: CreatureMore, n: number) => ({
  rule: `srd35.movement.${rule}`,
  case: index,
  given,
  on: [p(more)],
  ask: move('p', east(n), 'run'),
});
/** From (0,0) to the square beside a foe at (6,4), along the line of centers. */
const SLANT: At[] = [
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
];
/** From (1,1) to (8,4). */
const LONG: At[] = [
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
  [6, 3],
  [7, 4],
  [8, 4],
];
const slanted = (index: Case['case'], given: string, on: Thing[], result: Partial<Case>): Case => ({
  rule: LINES,
  case: index,
  given,
  on: [p(), creature('e', 6, 4), ...on],
  ask: move('p', SLANT, 'charge'),
  ...result,
});
const dark = (...xs: number[]): Thing[] => xs.map((x) => cell(x, 0, { light: 'dark' }));
const seer: CreatureMore = { traits: ['darkvision-12'] };
const step = (to: At): ReturnType<typeof move> => move('p', [[0, 0], to], 'step');

export default cases('srd35', [
  {
    rule: RUN_STRAIGHT,
    case: 0,
    given: 'eight squares along a row',
    on: [p({}, 1, 1)],
    ask: move('p', east(8, 1, 1), 'run'),
    expect: legal(8),
  },
  {
    rule: RUN_STRAIGHT,
    case: 1,
    given: 'a run with a bend',
    on: [p({}, 1, 1)],
    ask: move(
      'p',
      [
        [1, 1],
        [2, 1],
        [3, 1],
        [3, 2],
        [3, 3],
      ],
      'run',
    ),
    check: (answer: Answer) => {
      expect(answer['legal']).toBe(false);
      expect(answer['violations']).toMatchObject([{ code: 'not-straight' }]);
    },
  },
  {
    rule: RUN_STRAIGHT,
    case: 2,
    given: 'the squares of the line from (1,1) to (5,3)',
    on: [p({}, 1, 1)],
    ask: move(
      'p',
      [
        [1, 1],
        [2, 1],
        [3, 2],
        [4, 2],
        [5, 3],
      ],
      'run',
    ),
    expect: legal(5),
  },
  {
    ...run('run-heavy', 0, 'plate', { speed: { land: 4 }, armour: 'heavy' }, 13),
    check: illegal('over-speed'),
  },
  {
    ...run('run-heavy', 1, 'medium armor', { speed: { land: 4 }, armour: 'medium' }, 16),
    expect: legal(16),
  },
  {
    ...run('run-heavy', 2, 'a heavy load', { speed: { land: 4 }, load: 'heavy' }, 13),
    check: illegal('over-speed'),
  },
  {
    ...run(
      'run-feat-heavy',
      0,
      'the Run feat in plate',
      { speed: { land: 4 }, armour: 'heavy', traits: ['run-feat'] },
      17,
    ),
    check: illegal('over-speed'),
  },
  {
    ...run('run-feat-heavy', 1, 'the Run feat in light armor', { traits: ['run-feat'] }, 26),
    expect: legal(26),
  },
  {
    rule: 'srd35.movement.run-footing',
    case: 0,
    given: 'rubble in the way of a run',
    on: [p({}, 1, 1), rubble(4, 1)],
    ask: move('p', east(6, 1, 1), 'run'),
    check: illegal('difficult-terrain', [4, 1]),
  },
  {
    rule: 'srd35.movement.run-footing',
    case: 1,
    given: 'a blinded runner',
    on: [p({ conditions: ['blinded'] })],
    ask: move('p', east(2), 'run'),
    check: illegal('blinded'),
  },
  {
    rule: 'srd35.movement.run-footing',
    case: 2,
    given: 'a run into the dark',
    on: [p(), ...dark(4, 5)],
    ask: move('p', east(6), 'run'),
    check: illegal('difficult-terrain', [4, 0]),
  },
  {
    rule: 'srd35.movement.step-not-hampered',
    case: 0,
    given: 'a step onto rubble',
    on: [p(), rubble(1, 1)],
    ask: step([1, 1]),
    check: illegal('difficult-terrain'),
  },
  {
    rule: 'srd35.movement.step-not-hampered',
    case: 1,
    given: 'a step out of rubble',
    on: [p(), rubble(0, 0)],
    ask: step([1, 0]),
    expect: legal(1),
  },
  {
    rule: 'srd35.movement.step-not-hampered',
    case: 2,
    given: 'a step into the dark',
    on: [p(), ...dark(1)],
    ask: step([1, 0]),
    check: illegal('difficult-terrain'),
  },
  {
    rule: 'srd35.movement.step-not-hampered',
    case: 2,
    given: 'a step into the dark with darkvision',
    on: [p(seer), ...dark(1)],
    ask: step([1, 0]),
    expect: legal(1),
  },
  {
    rule: 'srd35.movement.step-slow',
    case: 0,
    given: 'a creature of speed 1',
    on: [p({ speed: { land: 1 } })],
    ask: step([1, 0]),
    check: illegal('immobile'),
  },
  {
    rule: 'srd35.movement.step-slow',
    case: 1,
    given: 'a creature of speed 2',
    on: [p({ speed: { land: 2 } })],
    ask: step([1, 0]),
    expect: legal(1),
  },
  {
    rule: LINES,
    case: 0,
    given: 'an ally beside the row of a charge',
    on: [p({}, 2, 2), creature('e', 8, 2), hero('y', 4, 3)],
    ask: move('p', east(5, 2, 2), 'charge'),
    expect: legal(5),
  },
  slanted(1, 'an ally beside the line of centers, in the band', [hero('y', 2, 0)], {
    check: illegal('through-ally'),
  }),
  slanted(
    2,
    'a paralyzed creature in the band',
    [creature('y', 2, 0, { conditions: ['paralyzed'] })],
    { expect: { legal: true } },
  ),
  slanted(3, 'rubble in the band', [rubble(2, 0)], { check: illegal('difficult-terrain') }),
  slanted('extra', 'a wall across the band, beside the path', [wall(2, 1, 3, 1)], {
    check: illegal('through-wall'),
  }),
  slanted('extra', 'a wall along the edge of the band', [wall(1, 0, 6, 0)], {
    expect: { legal: true },
  }),
  slanted('extra', 'a pillar in the band', [block(4, 3)], { check: illegal('through-wall') }),
  slanted(
    'extra',
    'the lines of centers alone',
    [hero('y', 2, 0), options({ chargeLine: 'center' })],
    { expect: { legal: true } },
  ),
  {
    rule: LINES,
    case: 'extra',
    given: '(1,1) to (8,4) with an ally at (5,2)',
    on: [p({}, 1, 1), creature('e', 9, 4), hero('y', 5, 2)],
    ask: move('p', LONG, 'charge'),
    check: illegal('through-ally'),
  },
  {
    rule: LINES,
    case: 'extra',
    given: 'a Large charger: a creature beside its path, in its band',
    on: [ogre('p', 0, 0), hero('e', 8, 4), creature('y', 4, 0)],
    ask: path('p', [6, 3], 'charge'),
    expect: { path: null },
  },
  {
    rule: LINES,
    case: 'extra',
    given: 'no end is offered whose band holds a creature',
    on: [p(), creature('e', 6, 4), hero('y', 2, 0)],
    ask: reachable('p', 'charge'),
    expect: { cells: [] },
  },
  {
    rule: LINES,
    case: 'extra',
    given: 'the band and what bars it',
    on: [p(), creature('e', 6, 4), rubble(2, 0)],
    ask: move('p', SLANT, 'charge'),
    check: ({ band }: Answer) => {
      expect(band).toMatchObject({ blocked: [[2, 0]] });
      expect((band as { cells: At[] }).cells).toContainEqual([4, 3]);
    },
  },
  {
    rule: 'srd35.movement.charge-closest',
    case: 0,
    given: 'an end beyond the nearest squares',
    on: [p(), creature('e', 7, 0)],
    ask: move('p', [...east(6), [7, 1]], 'charge'),
    check: (answer: Answer) => {
      expect((answer['violations'] as { code: string }[]).map(({ code }) => code)).toContain(
        'not-nearest',
      );
    },
  },
  {
    rule: 'srd35.movement.charge-closest',
    case: 1,
    given: 'an ally at the nearest square',
    on: [p(), creature('e', 7, 0), hero('y', 6, 0)],
    ask: reachable('p', 'charge'),
    expect: { cells: [] },
  },
  {
    rule: 'srd35.movement.charge-closest',
    case: 2,
    given: 'a longspear',
    on: [p({ attacks: 'longspear' }), creature('e', 7, 0)],
    ask: reachable('p', 'charge'),
    expect: { cells: [{ at: [5, -1] }, { at: [5, 0] }, { at: [5, 1] }] },
  },
  ...(['entangled', 'fatigued'] as const).map((condition, i) => ({
    rule: 'srd35.movement.charge-hindered',
    case: i,
    given: `a charger that is ${condition}`,
    on: [p({ conditions: [condition] }), creature('e', 4, 0)],
    ask: move('p', east(3), 'charge'),
    check: illegal('condition-forbids'),
  })),
  {
    rule: 'srd35.movement.charge-hindered',
    case: 2,
    given: 'a shaken charger',
    on: [p({ conditions: ['shaken'] }), creature('e', 4, 0)],
    ask: move('p', east(3), 'charge'),
    expect: legal(3),
  },
  {
    rule: 'srd35.movement.charge-hindered',
    case: 3,
    given: 'a low wall across the line',
    on: [p(), creature('e', 6, 0), lowWall(3, 0, 3, 1)],
    ask: move('p', east(5), 'charge'),
    check: illegal('difficult-terrain'),
  },
  {
    rule: 'srd35.movement.charge-hindered',
    case: 4,
    given: 'darkness on the line',
    on: [p(), creature('e', 6, 0), ...dark(3)],
    ask: move('p', east(5), 'charge'),
    check: illegal('difficult-terrain'),
  },
  {
    rule: 'srd35.movement.through-paralyzed',
    case: 0,
    given: 'a paralyzed enemy in the way',
    on: [p(), creature('e', 1, 0, { conditions: ['paralyzed'] })],
    ask: move('p', east(2)),
    expect: legal(3),
  },
  {
    rule: 'srd35.movement.through-paralyzed',
    case: 1,
    given: 'a sleeping enemy in the way',
    on: [p(), creature('e', 1, 0, { conditions: ['asleep'] })],
    ask: move('p', east(2)),
    expect: legal(2),
    uncited: 'a sleeping creature is helpless but not paralyzed',
  },
  {
    rule: 'srd35.movement.through-paralyzed',
    case: 2,
    given: 'a charge over a paralyzed enemy',
    on: [p(), creature('b', 3, 0, { conditions: ['paralyzed'] }), creature('e', 6, 0)],
    ask: move('p', east(5), 'charge'),
    expect: legal(6),
  },
  {
    rule: 'srd35.movement.through-paralyzed',
    case: 3,
    given: 'the option',
    on: [
      p(),
      creature('e', 1, 0, { conditions: ['paralyzed'] }),
      options({ paralyzedPassing: 'normal' }),
    ],
    ask: move('p', east(2)),
    expect: legal(2),
    uncited: 'the option sets the rule aside',
  },
  {
    rule: 'srd35.movement.blinded-half',
    case: 0,
    given: 'four squares of a blinded creature',
    on: [p({ conditions: ['blinded'] })],
    ask: move('p', east(4)),
    check: illegal('over-speed'),
  },
  {
    rule: 'srd35.movement.blinded-half',
    case: 1,
    given: 'four squares with Blind-Fight',
    on: [p({ conditions: ['blinded'], traits: ['blind-fight'] })],
    ask: move('p', east(4)),
    expect: { legal: true, cost: 4, budget: 4 },
  },
  {
    rule: DARK,
    case: 0,
    given: 'two unlit squares',
    on: [p(), ...dark(1, 2, 3, 4)],
    ask: move('p', east(2)),
    expect: legal(4),
  },
  {
    rule: DARK,
    case: 1,
    given: 'two unlit squares with darkvision',
    on: [p(seer), ...dark(1, 2, 3, 4)],
    ask: move('p', east(2)),
    expect: legal(2),
    uncited: 'nothing hampers the creature',
  },
  {
    rule: DARK,
    case: 2,
    given: 'Blind-Fight in the dark',
    on: [p({ traits: ['blind-fight'] }), light('dark')],
    ask: move('p', east(4)),
    expect: { legal: true, cost: 4, budget: 4 },
    uncited: 'the feat sets the doubled cost aside; the slower speed is cited',
  },
  {
    rule: DARK,
    case: 3,
    given: 'a run in the dark',
    on: [p(seer), light('dark')],
    ask: move('p', east(20), 'run'),
    expect: legal(20),
    uncited: 'nothing hampers the creature',
  },
  {
    rule: 'srd35.movement.withdraw-visible',
    case: 0,
    given: 'a withdrawal from an invisible foe',
    on: [p(), creature('f', 1, 0, { conditions: ['invisible'] })],
    ask: move(
      'p',
      [
        [0, 0],
        [-1, 0],
        [-2, 0],
      ],
      'withdraw',
    ),
    expect: { opportunities: [{ by: 'f', leaving: [0, 0] }] },
    uncited: 'an opportunity cites what gives it, not what would prevent it',
  },
  {
    rule: 'srd35.movement.withdraw-visible',
    case: 1,
    given: 'a withdrawal from a visible foe',
    on: [p(), creature('f', 1, 0)],
    ask: move(
      'p',
      [
        [0, 0],
        [-1, 0],
        [-2, 0],
      ],
      'withdraw',
    ),
    expect: { opportunities: [], barred: [{ by: 'f', why: 'withdraw' }] },
  },
  {
    rule: 'srd35.movement.withdraw-blinded',
    case: 0,
    given: 'a blinded creature withdraws',
    on: [p({ conditions: ['blinded'] }), creature('f', 1, 0)],
    ask: move(
      'p',
      [
        [0, 0],
        [-1, 0],
      ],
      'withdraw',
    ),
    check: illegal('blinded'),
  },
  {
    rule: 'srd35.movement.withdraw-blinded',
    case: 1,
    given: 'a dazzled creature withdraws',
    on: [p({ conditions: ['dazzled'] }), creature('f', 1, 0)],
    ask: move(
      'p',
      [
        [0, 0],
        [-1, 0],
      ],
      'withdraw',
    ),
    expect: legal(1),
    uncited: 'nothing bars the withdrawal',
  },
  ...[6, 7].map((n, i) => ({
    rule: 'srd35.movement.withdraw-restricted',
    case: i,
    given: `${n} squares in the surprise round`,
    on: [p(), turn({ active: 'p', surprise: true })],
    ask: move('p', east(n), 'withdraw'),
    check: (answer: Answer) => {
      expect(answer['budget']).toBe(6);
      expect(answer['legal']).toBe(n === 6);
    },
  })),
  {
    rule: 'srd35.movement.crawl',
    case: 0,
    given: 'one square on the ground',
    on: [p({ conditions: ['prone'] }), creature('f', 1, 0)],
    ask: move('p', [
      [0, 0],
      [-1, 0],
    ]),
    expect: { legal: true, cost: 1, opportunities: [{ by: 'f' }] },
  },
  {
    rule: 'srd35.movement.crawl',
    case: 1,
    given: 'two squares on the ground',
    on: [p({ conditions: ['prone'] })],
    ask: move('p', east(2)),
    check: illegal('prone-must-crawl'),
  },
  {
    rule: 'srd35.movement.crawl',
    case: 2,
    given: 'a 5-foot step on the ground',
    on: [p({ conditions: ['prone'] })],
    ask: step([1, 0]),
    check: illegal('prone-must-crawl'),
  },
  {
    rule: LINES,
    case: 'extra',
    given: 'a charge over open ground beside rubble that no line crosses',
    on: [p(), creature('e', 6, 0), ...fill(1, 1, 5, 1, rubble)],
    ask: move('p', east(5), 'charge'),
    expect: legal(5),
  },
]);
