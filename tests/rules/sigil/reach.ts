/** Sigil: natural reach by size and build, reach weapons, chains, several natural attacks. */
import {
  cases,
  creature,
  hero,
  move,
  threat,
  type At,
  type AttackInput,
  type Case,
  type CreatureMore,
} from '../cases.ts';
import { NOBODY_STRIKES } from '../uncited.ts';
import { legal, threatens } from '../checks.ts';

/**
 * The cells of the rectangle from (x0,y0) to (x1,y1) without those from (a0,b0) to (a1,b1), sorted
 * by y, then x.
 */
function ring(
  [x0, y0, x1, y1]: [number, number, number, number],
  [a0, b0, a1, b1]: [number, number, number, number],
): At[] {
  const cells: At[] = [];
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) if (x < a0 || x > a1 || y < b0 || y > b1) cells.push([x, y]);
  }
  return cells;
}

const ADJACENT = ring([-1, -1, 1, 1], [0, 0, 0, 0]);
const FIVE = ring([-2, -2, 2, 2], [0, 0, 0, 0]);
const OUTER = ring([-2, -2, 2, 2], [-1, -1, 1, 1]);

/** All cells that a creature at (0,0) threatens. */
const whole = (
  rule: string,
  index: Case['case'],
  given: string,
  more: CreatureMore,
  cells: At[],
): Case => ({
  rule: `sigil.reach.${rule}`,
  case: index,
  given,
  on: [creature('a', 0, 0, more)],
  ask: threat('a'),
  expect: { cells },
});
/** Some cells that a creature at (0,0) threatens, and some that it does not. */
const some = (
  rule: string,
  index: Case['case'],
  given: string,
  more: CreatureMore,
  yes: At[],
  no: At[],
): Case => ({
  rule: `sigil.reach.${rule}`,
  case: index,
  given,
  on: [creature('a', 0, 0, more)],
  ask: threat('a'),
  check: threatens(yes, no),
});

const bite: AttackInput = { id: 'bite', name: 'Bite', kind: 'melee', natural: true, reach: 1 };
const tentacles: AttackInput = {
  id: 'tentacles',
  name: 'Tentacles',
  kind: 'melee',
  natural: true,
  reach: 3,
};
const bigSword: AttackInput = {
  id: 'sword',
  name: 'Large longsword',
  kind: 'melee',
  twoHanded: true,
};

const HUGE: CreatureMore = { size: 'huge', build: 'tall' };
const HALBERDIER: CreatureMore = { attacks: 'longspear' };

export default cases('sigil', [
  some(
    'definition',
    0,
    'a Large biped over (0,0)-(1,1) threatens (3,0)',
    { size: 'large' },
    [[3, 0]],
    [[4, 0]],
  ),
  whole(
    'definition',
    1,
    'a Large biped threatens 32 squares, corners included',
    { size: 'large' },
    ring([-2, -2, 3, 3], [0, 0, 1, 1]),
  ),
  whole(
    'medium-small',
    0,
    'a Small armed creature threatens the eight squares round it',
    { size: 'small' },
    ADJACENT,
  ),
  some(
    'reach-weapon-doubles',
    0,
    'a halberd reaches the second diagonal',
    HALBERDIER,
    [
      [2, 2],
      [-2, 2],
      [2, -2],
      [-2, -2],
    ],
    [],
  ),
  some(
    'reach-weapon-doubles',
    1,
    'a halberd reaches 3 m and no more',
    HALBERDIER,
    [
      [2, 1],
      [2, 0],
    ],
    [[3, 0]],
  ),
  whole(
    'reach-weapon-not-close',
    0,
    'a halberd alone leaves the inner ring out',
    HALBERDIER,
    OUTER,
  ),
  {
    rule: 'sigil.reach.reach-weapon-not-close',
    case: 1,
    given: 'an enemy goes from (1,1) to (1,0) beside a halberdier',
    on: [creature('a', 0, 0, HALBERDIER), hero('b', 1, 1)],
    ask: move('b', [
      [1, 1],
      [1, 0],
    ]),
    expect: legal(1),
    uncited: NOBODY_STRIKES,
  },
  whole(
    'reach-weapon-not-close',
    2,
    'a halberd and a bite',
    { attacks: ['longspear', bite] },
    FIVE,
  ),
  whole('chain-weapon-all-squares', 0, 'a spiked chain', { attacks: 'chain' }, FIVE),
  whole(
    'tiny-no-benefit',
    0,
    'a Tiny creature with a longspear',
    { size: 'tiny', attacks: 'longspear' },
    [[0, 0]],
  ),
  some(
    'double-by-size',
    0,
    'a Huge giant with a halberd reaches 9 m',
    { ...HUGE, attacks: 'longspear' },
    [
      [8, 0],
      [-6, 2],
    ],
    [
      [9, 0],
      [-7, 2],
    ],
  ),
  some(
    'double-by-size',
    1,
    'a Large biped with a longspear reaches 6 m but not within 3 m',
    { size: 'large', attacks: 'longspear' },
    [
      [4, 0],
      [5, 0],
      [4, 4],
    ],
    [
      [2, 0],
      [3, 0],
      [3, 3],
      [6, 0],
      [5, 5],
    ],
  ),
  some(
    'double-by-size',
    2,
    'a Huge giant with only a halberd over (0,0)-(2,2)',
    { ...HUGE, attacks: 'longspear' },
    [
      [6, 0],
      [8, 0],
      [5, 5],
    ],
    [
      [5, 0],
      [4, 4],
      [9, 0],
    ],
  ),
  some(
    'natural-by-size',
    0,
    'a Gargantuan biped reaches 6 m',
    { size: 'gargantuan' },
    [
      [7, 0],
      [-4, 3],
    ],
    [
      [8, 0],
      [-5, 3],
    ],
  ),
  whole(
    'natural-by-size',
    1,
    'a Tiny biped threatens its own square alone',
    { size: 'tiny', attacks: 'natural' },
    [[0, 0]],
  ),
  some('natural-by-size', 'extra', 'a Huge biped reaches 4.5 m', HUGE, [[5, 0]], [[6, 0]]),
  some(
    'natural-by-size',
    'extra',
    'a Colossal biped reaches 9 m',
    { size: 'colossal' },
    [[11, 0]],
    [[12, 0]],
  ),
  whole(
    'quadruped',
    0,
    'a Large quadruped reaches 1.5 m',
    { size: 'large', build: 'long' },
    ring([-1, -1, 2, 2], [0, 0, 1, 1]),
  ),
  some(
    'quadruped',
    1,
    'a Huge quadruped reaches 3 m',
    { size: 'huge', build: 'long' },
    [[4, 0]],
    [[5, 0]],
  ),
  some(
    'quadruped',
    2,
    'a Colossal quadruped reaches 6 m',
    { size: 'colossal', build: 'long' },
    [[9, 0]],
    [[10, 0]],
  ),
  whole(
    'quadruped',
    3,
    'a Huge quadruped threatens 40 squares',
    { size: 'huge', build: 'long' },
    ring([-2, -2, 4, 4], [0, 0, 2, 2]),
  ),
  whole(
    'quadruped',
    'extra',
    'a Small quadruped keeps 1.5 m (the text says it twice, in two ways)',
    { size: 'small', build: 'long' },
    ADJACENT,
  ),
  some(
    'per-attack',
    0,
    'a bite of 1.5 m and tentacles of 4.5 m strike at 3 m',
    { attacks: [bite, tentacles] },
    [
      [2, 0],
      [3, 0],
    ],
    [[4, 0]],
  ),
  some(
    'per-attack',
    0,
    'the bite alone does not strike at 3 m',
    { attacks: [bite] },
    [[1, 0]],
    [[2, 0]],
  ),
  some('diagonal-beyond-3m', 0, 'a Huge biped over (0,0)-(2,2) and (4,4)', HUGE, [[4, 4]], []),
  some(
    'diagonal-beyond-3m',
    1,
    'a Huge biped over (0,0)-(2,2), further corners',
    HUGE,
    [[5, 3]],
    [
      [5, 5],
      [5, 4],
    ],
  ),
  some(
    'reach-zero',
    0,
    'a Tiny armed creature and the next square',
    { size: 'tiny' },
    [[0, 0]],
    [[1, 0]],
  ),
  {
    ...whole(
      'wrong-size-weapon',
      0,
      'a Medium creature with a Large longsword in two hands',
      { attacks: [bigSword] },
      ADJACENT,
    ),
    uncited: 'the weapon’s size alters its penalty, not the cells in its reach',
  },
  {
    ...whole(
      'wrong-size-weapon',
      1,
      'a Large creature with the same sword',
      { size: 'large', attacks: [bigSword] },
      ring([-2, -2, 3, 3], [0, 0, 1, 1]),
    ),
    uncited: 'the weapon’s size alters its penalty, not the cells in its reach',
  },
]);
