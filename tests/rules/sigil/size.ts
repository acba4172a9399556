/** Sigil: the space of each size, and which creatures may share a space. */
import { cases, creature, distance, hero, move, type Case, type CreatureMore } from '../cases.ts';
import { frame } from '../asks/bodies.ts';
import { object } from '../asks/movements.ts';
import { legal } from '../checks.ts';
import { expect } from 'vitest';

const holds = (
  size: NonNullable<CreatureMore['size']>,
  index: number,
  x: number,
  y: number,
  cells: number,
): Case => ({
  rule: 'sigil.size.space',
  case: index,
  given: `a ${size} creature at (0,0) is ${cells} squares from (${x},${y})`,
  on: [creature('a', 0, 0, { size })],
  ask: distance([x, y], 'a'),
  expect: { cells },
});

const PLAIN = { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 };

/**
 * The specification fixes no violation code for this case, so both codes for an occupied space are
 * accepted.
 */
const noRoom = (answer: Readonly<Record<string, unknown>>): void => {
  expect(answer['legal']).toBe(false);
  const codes = (answer['violations'] as { code: string }[]).map((v) => v.code);
  expect(codes.some((c) => c === 'crowded' || c === 'ends-occupied')).toBe(true);
};

const shares = (index: number, big: NonNullable<CreatureMore['size']>, may: boolean): Case => ({
  rule: 'sigil.size.share-space',
  case: index,
  given: `a Medium creature ends in the space of a ${big} one`,
  on: [hero('a', 0, 0), creature('b', 1, 0, { size: big, attacks: 'none' })],
  ask: move('a', [
    [0, 0],
    [1, 0],
  ]),
  ...(may ? { expect: legal(1) } : { check: noRoom }),
});

export default cases('sigil', [
  holds('large', 0, 0, 0, 0),
  holds('large', 0, 1, 0, 0),
  holds('large', 0, 0, 1, 0),
  holds('large', 0, 1, 1, 0),
  holds('large', 0, 2, 0, 1),
  holds('large', 0, 0, 2, 1),
  holds('large', 0, 2, 2, 1),
  holds('large', 0, -1, 0, 1),
  holds('colossal', 1, 5, 5, 0),
  holds('colossal', 1, 0, 5, 0),
  holds('colossal', 1, 5, 0, 0),
  holds('colossal', 1, 6, 5, 1),
  holds('colossal', 1, 5, 6, 1),
  holds('colossal', 1, 6, 6, 1),
  {
    rule: 'sigil.size.several-per-square',
    case: 0,
    given: 'a fourth Tiny creature joins three in a square',
    on: [
      hero('d', 1, 0, { size: 'tiny' }),
      ...['a', 'b', 'c'].map((id) => hero(id, 0, 0, { size: 'tiny' })),
    ],
    ask: move('d', [
      [1, 0],
      [0, 0],
    ]),
    expect: legal(1),
  },
  {
    rule: 'sigil.size.several-per-square',
    case: 1,
    given: 'a fifth Tiny creature joins four in a square',
    on: [
      hero('e', 1, 0, { size: 'tiny' }),
      ...['a', 'b', 'c', 'd'].map((id) => hero(id, 0, 0, { size: 'tiny' })),
    ],
    ask: move('e', [
      [1, 0],
      [0, 0],
    ]),
    check: noRoom,
  },
  shares(0, 'gargantuan', true),
  shares(1, 'huge', false),
  shares(2, 'diminutive', true),
  {
    rule: 'sigil.size.mount-share-space',
    case: 0,
    given: 'a Medium rider takes its place on a Large horse',
    on: [
      hero('rider', 2, 0, { mount: 'horse' }),
      hero('horse', 0, 0, { size: 'large', build: 'long', attacks: 'natural' }),
    ],
    ask: move('rider', [
      [2, 0],
      [1, 0],
    ]),
    expect: legal(1),
  },
  {
    rule: 'sigil.size.mount-share-space',
    case: 1,
    given: 'a Medium rider on a Medium mount',
    on: [
      hero('rider', 1, 0, { mount: 'pony' }),
      hero('pony', 0, 0, { build: 'long', attacks: 'natural' }),
    ],
    ask: move('rider', [
      [1, 0],
      [0, 0],
    ]),
    check: noRoom,
  },
  {
    rule: 'sigil.size.objects-use-sizes',
    case: 0,
    given: 'a wagon',
    on: [],
    ask: object({ name: 'wagon', at: [2, 2] }),
    expect: {
      size: 'huge',
      space: 3,
      blocks: true,
      cells: [
        [2, 2],
        [3, 2],
        [4, 2],
        [2, 3],
        [3, 3],
        [4, 3],
        [2, 4],
        [3, 4],
        [4, 4],
      ],
    },
  },
  {
    rule: 'sigil.size.objects-use-sizes',
    case: 'extra',
    given: 'a chair',
    on: [],
    ask: object({ name: 'chair', at: [2, 2] }),
    expect: { size: 'small', space: 1, blocks: false },
  },
  {
    rule: 'sigil.size.objects-use-sizes',
    case: 'extra',
    given: 'a statue as big as a Colossal creature',
    on: [],
    ask: object({ size: 'colossal', at: [0, 0] }),
    expect: { space: 6, blocks: true },
  },
  {
    rule: 'sigil.size.bonus',
    case: 0,
    given: 'a Small attacker',
    on: [hero('m', 0, 0, { size: 'small', bab: 0, abilities: PLAIN })],
    ask: frame('m'),
    expect: { melee: 1, ranged: 1 },
  },
  {
    rule: 'sigil.size.bonus',
    case: 0,
    given: 'a Large defender',
    on: [hero('m', 0, 0, { size: 'large', bab: 0, abilities: PLAIN })],
    ask: frame('m'),
    expect: { armourClass: 9 },
  },
  {
    rule: 'sigil.size.bonus',
    case: 'extra',
    given: 'a Fine creature and a Colossal one',
    on: [hero('m', 0, 0, { size: 'fine', bab: 2, abilities: PLAIN })],
    ask: frame('m'),
    expect: { melee: 10, armourClass: 18 },
  },
  {
    rule: 'sigil.size.modifier',
    case: 0,
    given: 'Huge, a base of +6, Strength +8: a grapple',
    on: [hero('m', 0, 0, { size: 'huge', bab: 6, abilities: { ...PLAIN, str: 26 } })],
    ask: frame('m'),
    expect: { grapple: 22 },
  },
  {
    rule: 'sigil.size.modifier',
    case: 1,
    given: 'Small, a base of +3, Strength +1',
    on: [hero('m', 0, 0, { size: 'small', bab: 3, abilities: { ...PLAIN, str: 12 } })],
    ask: frame('m'),
    expect: { grapple: 0 },
  },
]);
