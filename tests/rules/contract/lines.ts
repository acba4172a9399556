/**
 * Clear lines (convention 1), which lines count (2), inner lines (3), creatures in between (4):
 * worked out by hand.
 */
import {
  archer,
  block,
  type Thing,
  cell,
  concealment,
  corridor,
  cover,
  creature,
  fill,
  hero,
  lowWall,
  options,
  pit,
  smoke,
  wall,
} from '../cases.ts';
import type { Worked } from './worked.ts';

const none = { degree: 'none', ac: 0, reflex: 0 };
const covered = { degree: 'cover', ac: 4, reflex: 2 };
const soft = { degree: 'soft', ac: 4, reflex: 0 };
const total = { degree: 'total' };

/** An archer at (0,0) shoots at (x,y). */
const shot = (
  convention: number,
  given: string,
  [x, y]: [number, number],
  ground: (Thing | Thing[])[],
  expect: Worked['expect'] & object,
): Worked => ({
  convention,
  given,
  on: [archer('a', 0, 0), creature('t', x, y), ...ground],
  ask: cover('a', 't', 'ranged'),
  expect,
});
/** A swordsman at (0,0) strikes at (x,y). */
const blow = (
  given: string,
  [x, y]: [number, number],
  ground: (Thing | Thing[])[],
  expect: Worked['expect'] & object,
): Worked => ({
  convention: 2,
  given,
  on: [hero('a', 0, 0), creature('t', x, y), ...ground],
  ask: cover('a', 't', 'melee'),
  expect,
});
const row = (x0: number, x1: number, y: number) => fill(x0, y, x1, y, block);

export const lines: readonly Worked[] = [
  shot(1, 'along a wall', [6, 0], [wall(-2, 1, 9, 1)], none),
  shot(1, 'along a row of pillars', [6, 0], [row(1, 5, 1)], none),
  shot(1, 'along a passage hewn in rock', [6, 0], [row(-2, 8, -1), row(-2, 8, 1)], none),
  shot(
    1,
    'between two pillars with a square free between them',
    [5, 0],
    [block(2, -1), block(2, 1)],
    none,
  ),
  shot(1, 'a target with its back to a wall', [6, 0], [wall(7, -3, 7, 5)], none),
  shot(
    1,
    'a target in the corner of a room, straight ahead',
    [6, 0],
    [wall(7, -3, 7, 1), wall(-3, 1, 7, 1)],
    none,
  ),
  shot(
    1,
    'a target in the corner of a room, diagonally',
    [3, 3],
    [wall(4, -3, 4, 4), wall(-3, 4, 4, 4)],
    none,
  ),
  shot(1, 'an archer in the corner of a room', [4, 4], [wall(0, 0, 0, 6), wall(0, 0, 6, 0)], none),
  shot(1, 'from the corner where a wall ends', [3, 2], [wall(1, -3, 1, 1)], none),
  shot(
    1,
    'past the end of a wall one square beyond: the far end of a line gives way',
    [2, 4],
    [wall(1, -3, 1, 2)],
    none,
  ),
  shot(
    1,
    'from a corner in the middle of a wall to its other side: one line of four',
    [3, 4],
    [wall(1, -3, 1, 2)],
    covered,
  ),
  shot(1, 'the wall goes on: nothing passes', [3, 3], [wall(1, -3, 1, 2)], total),
  shot(1, 'grazing the corner of one pillar', [3, 3], [block(1, 2)], none),
  shot(1, 'grazing the corner of a pillar beside the archer', [2, 2], [block(0, 1)], none),
  shot(1, 'through the point where two pillars meet', [3, 3], [block(1, 2), block(2, 1)], total),
  shot(1, 'along the side that two pillars share', [5, 1], [block(2, 0), block(2, 1)], total),
  shot(1, 'squeezed between pillars on both sides', [4, 1], [block(2, -1), block(2, 1)], covered),
  shot(1, 'a diagonal wall across the row', [5, 0], [wall(2, 0, 3, 1)], total),
  shot(1, 'a diagonal wall whose end touches the row', [5, 0], [wall(2, 1, 3, 2)], none),
  shot(
    1,
    'along a diagonal wall that starts at the archer’s corner',
    [4, 4],
    [wall(1, 1, 4, 4)],
    none,
  ),
  shot(1, 'a diagonal wall across the diagonal', [3, 3], [wall(1, 3, 3, 1)], total),
  shot(
    1,
    'a wall of half a square in the middle of the row',
    [5, 0],
    [wall(2.5, 0.25, 2.5, 0.75)],
    covered,
  ),
  shot(1, 'a wall from the edge of the row', [5, 0], [wall(2.5, 1, 2.5, 2)], none),
  shot(
    1,
    'a wall that comes 0.7 of a square into the row',
    [5, 0],
    [wall(2.5, 0.3, 2.5, 2)],
    covered,
  ),
  shot(
    1,
    'two half walls from opposite sides',
    [3, 0],
    [wall(1.5, -6, 1.5, 0.5), wall(2.5, 0.5, 2.5, 6)],
    covered,
  ),

  blow('beside the end of a wall', [1, 0], [wall(1, 1, 1, 4)], none),
  blow('between the ends of two walls', [1, 0], [wall(1, 1, 1, 4), wall(1, -4, 1, 0)], none),
  blow('in a corridor', [1, 0], [corridor(0)], none),
  blow('a target with its back to a wall', [1, 0], [wall(2, -3, 2, 4)], none),
  blow(
    'pillars all round, none between',
    [1, 0],
    [row(0, 1, 1), row(0, 1, -1), block(2, 0), block(-1, 0)],
    none,
  ),
  blow('a wall through half of the side between', [1, 0], [wall(1, 0.5, 1, 4)], covered),
  blow('diagonally past the end of a wall', [1, 1], [wall(1, 1, 1, 4)], covered),
  blow('diagonally, a pillar behind the target', [1, 1], [block(2, 1)], none),
  shot(
    2,
    'the other reading: any line of all',
    [4, 1],
    [block(1, 1), options({ coverLine: 'any-line' })],
    covered,
  ),
  {
    convention: 2,
    given: 'against a big target any one of its squares will do',
    ask: cover('a', 't', 'ranged'),
    expect: none,
    on: [archer('a', 0, 0), creature('t', 5, 0, { size: 'large' }), wall(5, 1, 5, 4)],
  },

  shot(
    3,
    'a gap narrower than the inner lines reach',
    [2, 0],
    [wall(1.5, -6, 1.5, 0), wall(1.5, 0.04, 1.5, 6)],
    total,
  ),
  shot(
    3,
    'a gap that one inner line passes',
    [2, 0],
    [wall(1.5, -6, 1.5, 0), wall(1.5, 0.06, 1.5, 6)],
    covered,
  ),
  shot(
    3,
    'an inner line that touches the wall’s end is not free',
    [2, 0],
    [wall(1.5, -6, 1.5, 0), wall(1.5, 0.05, 1.5, 6)],
    total,
  ),
  shot(
    3,
    'a slit in the middle',
    [2, 0],
    [wall(1.5, -6, 1.5, 0.49), wall(1.5, 0.51, 1.5, 6)],
    covered,
  ),
  shot(
    3,
    'two walls that meet at a point',
    [3, 0],
    [wall(1.5, -6, 1.5, 0.5), wall(1.5, 0.5, 1.5, 6)],
    total,
  ),
  {
    convention: 3,
    given: 'sight passes glass where effect does not',
    ask: concealment('a', 't', 'ranged'),
    expect: { degree: 'none', missChance: 0 },
    on: [
      archer('a', 0, 0),
      creature('t', 4, 0),
      wall(2, -9, 2, 20, { blocks: ['move', 'effect'] }),
    ],
  },
  {
    convention: 3,
    given: 'a bank of smoke with one hole in the row',
    ask: concealment('a', 't', 'ranged'),
    expect: { degree: 'none', missChance: 0 },
    on: [
      archer('a', 0, 0),
      creature('t', 4, 0),
      fill(2, -9, 2, -1, smoke),
      fill(2, 1, 2, 20, smoke),
    ],
  },

  shot(4, 'a wall and a creature do not add', [4, 1], [block(2, 1), hero('b', 1, 0)], covered),
  shot(
    4,
    'a helpless creature still gives soft cover (srd35)',
    [6, 0],
    [creature('c', 3, 0, { conditions: ['unconscious'] })],
    soft,
  ),
  shot(4, 'a pit in the row', [5, 0], [pit(2, 0)], none),
  shot(4, 'limited cover from a square that says so', [4, 0], [cell(2, 0, { cover: 'limited' })], {
    degree: 'limited',
    ac: 2,
    reflex: 1,
  }),

  shot(
    10,
    'low wall x=10, target six squares from it',
    [15, 0],
    [lowWall(10, -9, 10, 20)],
    covered,
  ),
  shot(10, 'low wall x=10, target seven squares from it', [16, 0], [lowWall(10, -9, 10, 20)], none),
  shot(10, 'low wall x=5, both five squares from it', [9, 0], [lowWall(5, -9, 5, 20)], covered),
  shot(
    10,
    'low wall x=5, the attacker is one square nearer',
    [10, 0],
    [lowWall(5, -9, 5, 20)],
    none,
  ),
  shot(10, 'a low wall beside the row', [5, 0], [lowWall(2, 1, 4, 1)], none),
  shot(
    10,
    'a square full of a low obstacle, the target nearer',
    [5, 0],
    [cell(3, 0, { low: true })],
    covered,
  ),
  shot(
    10,
    'a square full of a low obstacle, the attacker nearer',
    [5, 0],
    [cell(2, 0, { low: true })],
    none,
  ),
];
