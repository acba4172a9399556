/**
 * Flanking (convention 5), reach (6, 7), diagonal alternation (8), corners (9), crossing low
 * obstacles (10), elevation (11).
 */
import { expect } from 'vitest';
import { ends, illegal, legal, threatens } from '../checks.ts';
import {
  cells,
  type Answer,
  type At,
  block,
  cell,
  creature,
  distance,
  fill,
  flanking,
  glass,
  hero,
  lowBlock,
  lowWall,
  move,
  ogre,
  options,
  pit,
  reachable,
  rubble,
  smoke,
  type Thing,
  threat,
  turn,
  wall,
  type CreatureMore,
} from '../cases.ts';
import type { Worked } from './worked.ts';

const target = creature('d', 5, 5);
const spear: CreatureMore = { attacks: 'longspear' };
const chain: CreatureMore = { attacks: 'chain' };
const two = (convention: number, given: string, flanked: boolean, ...on: Thing[]): Worked => ({
  convention,
  given,
  on,
  ask: flanking('d'),
  expect: { pairs: flanked ? [{ a: 'a', b: 'b' }] : [] },
});
const diagonal: At[] = cells('0,0 1,1');
const step = (given: string, ...on: Thing[]): Worked => ({
  convention: 9,
  given,
  on: [hero('m', 0, 0), ...on],
  ask: move('m', diagonal),
  expect: legal(1),
});
const barred = (given: string, ...on: Thing[]): Worked => ({
  convention: 9,
  given,
  on: [hero('m', 0, 0), ...on],
  ask: move('m', diagonal),
  check: illegal('corner-cut', [1, 1]),
});
const count =
  (n: number) =>
  (answer: Answer): void =>
    expect(answer['cells']).toHaveLength(n);
const threatened = (convention: number, given: string, n: number, ...on: Thing[]): Worked => ({
  convention,
  given,
  on,
  ask: threat('c'),
  check: count(n),
});
const strict = options({ reachTwoDiagonal: 'strict' });
const weapons = options({ reachTwoDiagonal: 'weapon-only' });

export const moves: readonly Worked[] = [
  two(
    5,
    'in by the top, out by the bottom, both off centre',
    true,
    target,
    hero('a', 4, 3, spear),
    hero('b', 6, 7, spear),
  ),
  two(
    5,
    'in by the top, out by the right',
    false,
    target,
    hero('a', 3, 4, spear),
    hero('b', 7, 5, chain),
  ),
  two(
    5,
    'in by a corner, out by the opposite corner, at reach',
    true,
    target,
    hero('a', 3, 3, chain),
    hero('b', 6, 6),
  ),
  two(
    5,
    'in by a corner, out by the side it belongs to the opposite of',
    true,
    target,
    hero('a', 3, 4, chain),
    hero('b', 6, 5),
  ),
  two(5, 'two on the same side', false, target, hero('a', 4, 5), hero('b', 3, 5, spear)),
  two(
    5,
    'a big target crossed left to right at reach',
    true,
    ogre('d', 5, 5),
    hero('a', 3, 4, spear),
    hero('b', 7, 6),
  ),
  two(
    5,
    'a wall keeps one of them from threatening',
    false,
    target,
    hero('a', 4, 5),
    hero('b', 6, 5),
    wall(6, 3, 6, 8),
  ),

  threatened(6, 'a spiked chain: five by five', 24, creature('c', 0, 0, chain)),
  threatened(6, 'a spiked chain, strictly counted', 20, strict, creature('c', 0, 0, chain)),
  threatened(6, 'a longspear, strictly counted', 12, strict, creature('c', 0, 0, spear)),
  threatened(6, 'an ogre, weapons only', 28, weapons, ogre('c', 0, 0)),
  threatened(6, 'a longspear, weapons only', 16, weapons, creature('c', 0, 0, spear)),
  threatened(
    6,
    'a Huge creature: reach three counts 1-2-1-2',
    60,
    creature('c', 0, 0, { size: 'huge' }),
  ),
  threatened(6, 'bow alone: nothing', 0, creature('c', 0, 0, { attacks: 'bow' })),
  {
    convention: 7,
    given: 'a square of rock and what lies behind it',
    on: [creature('c', 0, 0, chain), block(1, 0)],
    ask: threat('c'),
    check: threatens(cells('0,1 0,2 1,1 -2,0'), cells('1,0 2,0')),
  },
  {
    convention: 7,
    given: 'glass stops a blade, smoke does not',
    on: [creature('c', 0, 0), glass(1, 0), smoke(-1, 0)],
    ask: threat('c'),
    check: threatens([[-1, 0]], [[1, 0]]),
  },
  {
    convention: 7,
    given: 'reach 0 threatens its own square',
    on: [creature('c', 0, 0, { size: 'tiny', attacks: 'natural' })],
    ask: threat('c'),
    expect: { cells: [[0, 0]] },
  },

  {
    convention: 8,
    given: 'one diagonal already counted this turn',
    on: [hero('m', 0, 0), turn({ active: 'm', spent: { diagonals: 1 } })],
    ask: move('m', diagonal),
    expect: legal(2),
  },
  {
    convention: 8,
    given: 'straight steps between two diagonals',
    on: [hero('m', 0, 0)],
    ask: move('m', cells('0,0 1,1 2,1 3,1 4,2')),
    expect: legal(5),
  },
  {
    convention: 8,
    given: 'a difficult diagonal first, then a clear one',
    on: [hero('m', 0, 0), rubble(1, 1)],
    ask: move('m', cells('0,0 1,1 2,2')),
    expect: legal(4),
  },
  {
    convention: 8,
    given: 'everywhere in reach after one diagonal',
    on: [hero('m', 0, 0, { speed: { land: 2 } }), turn({ active: 'm', spent: { diagonals: 1 } })],
    ask: reachable('m'),
    check: ends(
      [
        [[1, 0], 1],
        [[2, 0], 2],
        [[1, 1], 2],
      ],
      cells('2,1 2,2'),
    ),
  },
  {
    convention: 8,
    given: 'speed 2 from an untouched turn',
    on: [hero('m', 0, 0, { speed: { land: 2 } })],
    ask: reachable('m'),
    check: ends(
      [
        [[1, 1], 1],
        [[2, 1], 2],
        [[1, 2], 2],
      ],
      cells('2,2 3,0'),
    ),
  },
  {
    convention: 8,
    given: 'the costliest square under an ogre, diagonally',
    on: [ogre('m', 0, 0), rubble(2, 2)],
    ask: move('m', diagonal),
    expect: legal(3),
  },
  {
    convention: 8,
    given: '`leaving` names the top-left cell of a big mover',
    on: [ogre('m', 0, 0), hero('f', 2, 2)],
    ask: move('m', cells('0,0 -1,0')),
    expect: legal(1, [['f', [0, 0]]]),
  },

  barred('a pillar on one side', block(1, 0)),
  barred('pillars on both sides', block(1, 0), block(0, 1)),
  barred('a block of glass', glass(1, 0)),
  barred('a wall that comes to the point from outside', wall(1, 0, 1, 1)),
  barred('a wall that leaves the point along the target’s top', wall(1, 1, 2, 1)),
  barred('a wall through the point', wall(0, 1, 2, 1)),
  step('a pit', pit(1, 0)),
  step('smoke', smoke(1, 0)),
  step('difficult ground beside it', rubble(1, 0), rubble(0, 1)),
  step('a wall one square away', wall(2, 0, 2, 2)),
  step('creatures on both sides', hero('f', 1, 0), hero('g', 0, 1)),

  {
    convention: 10,
    given: 'onto a low block and over a low wall beyond it',
    on: [hero('m', 0, 0), lowBlock(1, 0), lowWall(2, 0, 2, 1)],
    ask: move('m', cells('0,0 1,0 2,0')),
    expect: legal(5),
  },
  {
    convention: 10,
    given: 'along a low wall, not over it',
    on: [hero('m', 0, 0), lowWall(0, 1, 5, 1)],
    ask: move('m', cells('0,0 1,0 2,0')),
    expect: legal(2),
  },
  {
    convention: 11,
    given: 'four across and three up',
    on: [creature('d', 0, 0), hero('m', 4, 0, { elevation: 3 })],
    ask: distance('d', 'm'),
    expect: { cells: 5, metres: 7.5 },
  },
  {
    convention: 11,
    given: 'straight overhead',
    on: [creature('d', 0, 0), hero('m', 0, 0, { elevation: 4 })],
    ask: distance('d', 'm'),
    expect: { cells: 4 },
  },
  {
    convention: 11,
    given: 'a flyer two squares above is out of a sword’s way',
    on: [creature('d', 0, 0), hero('m', 1, 0, { elevation: 2, speed: { fly: 6 } })],
    ask: move('m', cells('1,0 2,0')),
    expect: legal(1),
  },
  {
    convention: 8,
    given: 'a cell that says its own factor',
    on: [hero('m', 0, 0), fill(1, 0, 2, 0, (x, y) => cell(x, y, { costFactor: 3 }))],
    ask: move('m', cells('0,0 1,0 2,0')),
    expect: legal(6),
  },
];
