/**
 * Walls as people draw them, beside the grid (conventions 19 to 21): worked out by hand. Squares of
 * 100 pixels, so 0.02 is two pixels.
 */
import { expect as expected } from 'vitest';
import { archer, cover, creature, flanking, hero, ogre, wall, type Thing } from '../cases.ts';
import type { Worked } from './worked.ts';

const none = { degree: 'none', ac: 0, reflex: 0 };
const covered = { degree: 'cover' };
const total = { degree: 'total' };
type Walls = readonly (readonly [x0: number, y0: number, x1: number, y1: number])[];
type At = readonly [x: number, y: number];

const drawn = (walls: Walls): Thing[] => walls.map((w) => wall(...w));
const ring = (...points: readonly At[]): Thing[] =>
  points.map(([x, y], i) => wall(x, y, ...points[(i + 1) % points.length]!));

/** A hero at (2,3) strikes at a foe at (3,3). */
const blow = (
  given: string,
  walls: Walls,
  expect: NonNullable<Worked['expect']> = none,
): Worked => ({
  convention: 19,
  given: `a blow at a neighbor, ${given}`,
  on: [hero('a', 2, 3), creature('t', 3, 3), ...drawn(walls)],
  ask: cover('a', 't', 'melee'),
  expect,
});
/** The foe walks away along the row; the hero strikes. */
const flight = (given: string, walls: Walls): Worked => ({
  convention: 19,
  given: `a walk away from an armed foe, ${given}`,
  on: [hero('a', 2, 3), creature('t', 3, 3), ...drawn(walls)],
  ask: { ask: 'move', of: 't', mode: 'move', path: [3, 4, 5].map((x) => [x, 3]) },
  check: (answer) => {
    expected(answer).toMatchObject({ legal: true, opportunities: [{ by: 'a', leaving: [3, 3] }] });
  },
});
const shot = (
  given: string,
  from: At,
  to: At,
  walls: Walls,
  expect: NonNullable<Worked['expect']> = none,
): Worked => ({
  convention: 19,
  given: `a shot ${given}`,
  on: [archer('a', ...from), creature('t', ...to), ...drawn(walls)],
  ask: cover('a', 't', 'ranged'),
  expect,
});
const flank = (given: string, walls: Walls): Worked[] => {
  const on = [hero('a', 2, 3), hero('b', 4, 3), creature('t', 3, 3), ...drawn(walls)];
  return [
    {
      convention: 19,
      given: `flankers ${given}`,
      on,
      ask: flanking('t'),
      expect: { pairs: [{ a: 'a', b: 'b' }] },
    },
    {
      convention: 19,
      given: `the strike of a flanker ${given}`,
      on,
      ask: cover('b', 't', 'melee'),
      expect: none,
    },
  ];
};
/** A burst at a corner beyond the drawn wall: it fills the caster's side of the wall only. */
const burst = (given: string, at: At, walls: Walls, near: At, far: At): Worked => ({
  convention: 19,
  given: `a burst at a corner ${given}`,
  on: [hero('a', 2, 2), ...drawn(walls)],
  ask: { ask: 'area', shape: 'burst', size: 2, from: [...at], by: 'a' },
  check: (answer) => {
    expected(answer['cells']).toContainEqual([...near]);
    expected(answer['cells']).not.toContainEqual([...far]);
  },
});
const pillar = (
  given: string,
  from: At,
  to: At,
  walls: readonly Thing[],
  legal = false,
): Worked => ({
  convention: 19,
  given: `a diagonal step ${given}`,
  on: [hero('a', ...from), ...walls],
  ask: { ask: 'move', of: 'a', mode: 'move', path: [[...from], [...to]] },
  expect: legal ? { legal } : { legal, violations: [{ code: 'corner-cut' }] },
});
/** A square pillar on the cell (3,3), drawn this much too small. */
const small = (off: number): Thing[] =>
  ring([3 + off, 3 + off], [4 - off, 3 + off], [4 - off, 4 - off], [3 + off, 4 - off]);

/** Has an ogre at (2,3) room between walls? */
const room = (given: string, walls: Walls, how: string): Worked => ({
  convention: 19,
  given: `an ogre ${given}`,
  on: [ogre('o', 2, 3), ...drawn(walls)],
  ask: { ask: 'narrow', of: 'o' },
  expect: { how },
});
/** A slanting wall with an opening of 90 % of a square between (2,3) and (3,3). */
const slanting: Walls = [
  [1, 0, 2.55, 3.1],
  [2.95, 3.9, 5, 8],
];

export const walls: readonly Worked[] = [
  blow('through an open door in a slanting wall', slanting),
  blow('through a closed door in a slanting wall', [...slanting, [2.55, 3.1, 2.95, 3.9]], total),
  flight('an open door in a slanting wall between them', slanting),
  room(
    'in a corridor of two squares, drawn 20 % inside on both sides',
    [
      [0, 3.2, 9, 3.2],
      [0, 4.8, 9, 4.8],
    ],
    'free',
  ),
  room(
    'in a corridor of two squares, drawn in crooked pieces',
    [
      [0, 2.9, 2.2, 3.12],
      [2.2, 3.12, 3.4, 2.95],
      [3.4, 2.95, 9, 3.1],
      [0, 5.1, 2.9, 4.88],
      [2.9, 4.88, 9, 5],
    ],
    'free',
  ),
  room(
    'in a corridor of one square, drawn 15 % inside',
    [
      [0, 3.15, 9, 3.15],
      [0, 3.85, 9, 3.85],
    ],
    'squeeze',
  ),
  {
    convention: 19,
    given: 'an ogre through a doorway of two squares whose jambs stand 20 % inside',
    on: [
      ogre('o', 1, 3),
      ...drawn([
        [3, 0, 3, 3.2],
        [3, 4.8, 3, 9],
      ]),
    ],
    ask: { ask: 'move', of: 'o', mode: 'move', path: [1, 2, 3].map((x) => [x, 3]) },
    expect: { legal: true, cost: 2 },
  },
  blow('a wall drawn 2 % inside along the row behind', [[0, 3.98, 8, 3.98]]),
  blow('a wall drawn 2 % inside the target’s back', [[3.98, 0, 3.98, 8]]),
  blow('walls drawn 20 % inside on both sides', [
    [0, 3.2, 8, 3.2],
    [0, 3.8, 8, 3.8],
  ]),
  blow('a wall drawn aslant, from 1 % to 18 % inside', [[0, 3.01, 8, 3.18]]),
  blow('a wall in two pieces that do not quite meet', [
    [0, 3.1, 2.9, 3.05],
    [3.1, 3.02, 8, 2.9],
  ]),
  blow('a wall between them, drawn 20 % inside one square', [[3.2, 0, 3.2, 8]], total),

  flight('a wall drawn 2 % inside along the row', [[0, 3.98, 8, 3.98]]),
  flight('a wall drawn 15 % inside along the row', [[0, 3.15, 8, 3.15]]),
  flight('a corridor drawn 8 % inside', [
    [0, 3.08, 8, 3.08],
    [0, 3.92, 8, 3.92],
  ]),
  flight('a wall in crooked pieces', [
    [0, 3.9, 2.8, 4.1],
    [2.8, 4.1, 5.1, 3.85],
    [5.1, 3.85, 8, 4.05],
  ]),

  shot(
    'down a corridor drawn 3 % inside',
    [0, 3],
    [7, 3],
    [
      [0, 3.03, 9, 3.03],
      [0, 3.97, 9, 3.97],
    ],
  ),
  shot(
    'down a corridor drawn 20 % inside',
    [0, 3],
    [7, 3],
    [
      [0, 3.2, 9, 3.2],
      [0, 3.8, 9, 3.8],
    ],
  ),
  shot(
    'down a crooked corridor',
    [0, 3],
    [7, 3],
    [
      [0, 3.1, 3, 2.95],
      [3, 2.95, 6, 3.12],
      [6, 3.12, 9, 3],
    ],
  ),
  shot(
    'along a corridor from top to bottom',
    [3, 0],
    [3, 7],
    [
      [3.06, 0, 3.02, 9],
      [3.9, 0, 3.96, 9],
    ],
  ),
  shot('past the end of a wall drawn 2 % short', [0, 0], [4, 3], [[2, 1.02, 2.02, 6]], covered),

  ...flank('beside a wall drawn 2 % inside', [[0, 3.98, 8, 3.98]]),
  ...flank('beside a wall drawn 12 % inside', [[0, 3.12, 8, 3.12]]),
  ...flank('in a corridor drawn 20 % inside', [
    [0, 3.2, 8, 3.2],
    [0, 3.8, 8, 3.8],
  ]),
  ...flank('before a dead end drawn 5 % inside', [
    [4.95, 2, 4.95, 5],
    [0, 3.05, 4.95, 3.05],
  ]),

  blow('through a doorway of 40 % of the square', [
    [3, 0, 3, 3.3],
    [3, 3.7, 3, 8],
  ]),
  shot(
    'through a doorway of 40 %',
    [1, 3],
    [4, 3],
    [
      [3, 0, 3, 3.3],
      [3, 3.7, 3, 8],
    ],
  ),
  shot(
    'through a doorway of 80 %',
    [1, 3],
    [4, 3],
    [
      [3.05, 0, 2.96, 3.1],
      [2.96, 3.9, 3, 8],
    ],
  ),
  shot(
    'through a doorway with separate jambs',
    [1, 3],
    [4, 3],
    [
      [3, 0, 3, 3],
      [3, 3, 3, 3.35],
      [3, 3.65, 3, 4],
      [3, 4, 3, 8],
    ],
  ),
  blow(
    'a closed door in such a doorway',
    [
      [3, 0, 3, 3.3],
      [3, 3.3, 3, 3.7],
      [3, 3.7, 3, 8],
    ],
    total,
  ),

  burst('10 % beyond a wall', [4, 4], [[0, 3.9, 9, 3.9]], [4, 3], [4, 4]),
  burst('2 % beyond a wall', [4, 4], [[0, 3.98, 9, 3.98]], [3, 3], [3, 4]),
  burst('beyond an upright wall', [5, 3], [[4.85, 0, 4.9, 9]], [4, 3], [5, 3]),
  burst(
    'in a corner drawn 5 % inside',
    [5, 4],
    [
      [0, 3.95, 4.95, 3.95],
      [4.95, 3.95, 4.95, 0],
    ],
    [4, 3],
    [5, 4],
  ),

  pillar('past a pillar drawn 2 % too small', [2, 3], [3, 2], small(0.02)),
  pillar('past a pillar drawn 12 % too small', [3, 4], [4, 3], small(0.12)),
  pillar('past a pillar drawn 20 % too small', [2, 3], [3, 4], small(0.2)),
  pillar('past the end of a wall drawn 5 % short', [2, 3], [3, 2], [wall(3, 3.05, 3, 8)]),
  pillar('past a pillar of 40 % in the middle of its square', [2, 3], [3, 2], small(0.3), true),

  {
    convention: 20,
    given: 'a target against a free wall that cuts off its corner',
    on: [archer('a', 0, 0), creature('t', 5, 0), wall(5.4, 1.6, 7, -0.9)],
    ask: cover('a', 't', 'ranged'),
    expect: none,
  },
  {
    convention: 20,
    given: 'a target whose corner lies less than a thousandth of a square behind a free wall',
    on: [archer('a', 13, 3), creature('t', 13, 5), wall(12.1857, 5.5714, 15.2143, 6.2857)],
    ask: cover('a', 't', 'ranged'),
    expect: none,
  },
  {
    convention: 20,
    given: 'a wall 35 % inside a square, between neighbors',
    on: [hero('a', 2, 3), creature('t', 3, 3), wall(3.35, 0, 3.35, 8)],
    ask: cover('a', 't', 'melee'),
    expect: total,
  },
  {
    convention: 21,
    given: 'neighbors in a cave whose walls cut into their squares',
    on: [
      hero('a', 2, 3),
      creature('t', 3, 3),
      ...ring([1.4, 3.3], [2.4, 2.7], [3.3, 3.3], [4.4, 3.1], [4.3, 4.2], [3.4, 3.7], [2.3, 4.3]),
    ],
    ask: cover('a', 't', 'melee'),
    expect: none,
  },
];
