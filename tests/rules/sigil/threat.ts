/** Sigil: threat: which creatures threaten which cells, and which threaten nothing. */
import { expect } from 'vitest';
import {
  cases,
  creature,
  flanking,
  hero,
  move,
  threat,
  wall,
  type At,
  type Case,
  type CreatureMore,
} from '../cases.ts';
import { NOBODY_STRIKES, NO_FLANKING, STRUCK } from '../uncited.ts';
import { legal } from '../checks.ts';

const NOTHING = { cells: [] };
const round = (x: number, y: number): At[] =>
  [
    [-1, -1],
    [0, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [0, 1],
    [1, 1],
  ].map(([dx, dy]) => [x + (dx ?? 0), y + (dy ?? 0)]);

const threatOf = (
  rule: string,
  index: Case['case'],
  given: string,
  more: CreatureMore,
  cells: At[],
): Case => ({
  rule: `sigil.threat.${rule}`,
  case: index,
  given,
  on: [creature('a', 5, 5, more)],
  ask: threat('a'),
  expect: { cells },
});

const FORBID = [
  'stunned',
  'dazed',
  'cowering',
  'fascinated',
  'paralyzed',
  'petrified',
  'unconscious',
  'dying',
  'dead',
  'nauseated',
  'stalled',
  'bound',
  'asleep',
];

export default cases('sigil', [
  threatOf('armed-threatens', 0, 'an armed Medium creature', {}, round(5, 5)),
  {
    rule: 'sigil.threat.armed-threatens',
    case: 0,
    given: 'also when it is not its turn',
    on: [creature('a', 5, 5), hero('b', 0, 0), { rest: { turn: { round: 2, active: 'b' } } }],
    ask: threat('a'),
    expect: { cells: round(5, 5) },
  },
  threatOf('unarmed-does-not', 0, 'a human holding only a bow', { attacks: 'bow' }, []),
  threatOf('unarmed-does-not', 1, 'a human with empty hands', { attacks: 'none' }, []),
  threatOf('unarmed-does-not', 1, 'a human with a plain unarmed strike', { attacks: 'fist' }, []),
  threatOf(
    'unarmed-does-not',
    1,
    'a human whose sword is in its sheath',
    { attacks: [{ id: 's', kind: 'melee', ready: false }] },
    [],
  ),
  threatOf('unarmed-does-not', 2, 'a wolf', { build: 'long', attacks: 'natural' }, round(5, 5)),
  {
    rule: 'sigil.threat.cannot-attack-does-not',
    case: 0,
    given: 'leaving a square beside a stunned enemy',
    on: [creature('a', 0, 0, { conditions: ['stunned'] }), hero('b', 1, 0)],
    ask: move('b', [
      [1, 0],
      [2, 0],
    ]),
    expect: legal(1),
    uncited: NOBODY_STRIKES,
  },
  {
    rule: 'sigil.threat.cannot-attack-does-not',
    case: 2,
    given: 'a paralysed ally on the far side gives no flanking',
    on: [hero('a', 0, 0, { conditions: ['paralyzed'] }), creature('t', 1, 0), hero('b', 2, 0)],
    ask: flanking('t'),
    expect: { pairs: [] },
    uncited: NO_FLANKING,
  },
  {
    rule: 'sigil.threat.cannot-attack-does-not',
    case: 3,
    given: 'leaving a square beside a dazzled enemy',
    on: [creature('a', 0, 0, { conditions: ['dazzled'] }), hero('b', 1, 0)],
    ask: move('b', [
      [1, 0],
      [2, 0],
    ]),
    expect: legal(1, [['a', [1, 0]]]),
    uncited: STRUCK,
  },
  ...FORBID.map((condition) =>
    threatOf(
      'cannot-attack-does-not',
      'extra',
      `a creature that is ${condition}`,
      { conditions: [condition] },
      [],
    ),
  ),
  {
    rule: 'sigil.threat.total-cover-limits',
    case: 0,
    given: 'an enemy leaves (1,0) on the far side of a wall along x=1',
    on: [creature('a', 0, 0), hero('b', 1, 0), wall(1, -2, 1, 3)],
    ask: move('b', [
      [1, 0],
      [2, 0],
    ]),
    expect: legal(1),
    uncited: NOBODY_STRIKES,
  },
  {
    rule: 'sigil.threat.total-cover-limits',
    case: 0,
    given: 'nothing is threatened on the far side of a wall along x=1',
    on: [creature('a', 0, 0), wall(1, -2, 1, 3)],
    ask: threat('a'),
    expect: {
      cells: [
        [-1, -1],
        [0, -1],
        [-1, 0],
        [-1, 1],
        [0, 1],
      ],
    },
  },
  {
    rule: 'sigil.threat.grappling-threatens-nothing',
    case: 0,
    given: 'C walks past A, who is grappling B',
    on: [
      creature('a', 0, 0, { conditions: ['grappling'] }),
      hero('b', 0, 0, { conditions: ['grappling'] }),
      hero('c', 1, 0),
    ],
    ask: move('c', [
      [1, 0],
      [2, 0],
    ]),
    expect: legal(1),
    uncited: NOBODY_STRIKES,
  },
  {
    rule: 'sigil.threat.grappling-threatens-nothing',
    case: 0,
    given: 'a grappling creature threatens nothing',
    on: [creature('a', 0, 0, { conditions: ['grappling'] })],
    ask: threat('a'),
    expect: NOTHING,
  },
  {
    rule: 'sigil.threat.everyone-threatening',
    case: 'extra',
    given: 'A (0,0), B (2,0) and C (1,1) all threaten the square that is left',
    on: [creature('a', 0, 0), creature('b', 2, 0), creature('c', 1, 1), hero('m', 1, 0)],
    ask: move('m', [
      [1, 0],
      [1, -1],
    ]),
    check: (answer) => {
      expect(answer['legal']).toBe(true);
      expect(
        (answer['opportunities'] as { by: string; step: number }[])
          .map((o) => `${o.by}${o.step}`)
          .sort(),
      ).toEqual(['a0', 'b0', 'c0']);
    },
  },
]);
