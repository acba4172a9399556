/** Sigil: the space of each size, and which creatures may share a space. */
import {
  cells,
  cases,
  creature,
  distance,
  hero,
  move,
  type Case,
  type CreatureMore,
} from '../cases.ts';
import { row } from '../rows.ts';
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
): Case =>
  row('sigil.size.space', index, `a ${size} creature at (0,0) is ${cells} squares from (${x},${y})`)
    .on(creature('a', 0, 0, { size }))
    .ask(distance([x, y], 'a'))
    .gives({ cells });

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
  ask: move('a', cells('0,0 1,0')),
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
  row('sigil.size.several-per-square', 0, 'a fourth Tiny creature joins three in a square')
    .on(
      hero('d', 1, 0, { size: 'tiny' }),
      ...['a', 'b', 'c'].map((id) => hero(id, 0, 0, { size: 'tiny' })),
    )
    .ask(move('d', cells('1,0 0,0')))
    .gives(legal(1)),
  row('sigil.size.several-per-square', 1, 'a fifth Tiny creature joins four in a square')
    .on(
      hero('e', 1, 0, { size: 'tiny' }),
      ...['a', 'b', 'c', 'd'].map((id) => hero(id, 0, 0, { size: 'tiny' })),
    )
    .ask(move('e', cells('1,0 0,0')))
    .gives(noRoom),
  shares(0, 'gargantuan', true),
  shares(1, 'huge', false),
  shares(2, 'diminutive', true),
  row('sigil.size.mount-share-space', 0, 'a Medium rider takes its place on a Large horse')
    .on(
      hero('rider', 2, 0, { mount: 'horse' }),
      hero('horse', 0, 0, { size: 'large', build: 'long', attacks: 'natural' }),
    )
    .ask(move('rider', cells('2,0 1,0')))
    .gives(legal(1)),
  row('sigil.size.mount-share-space', 1, 'a Medium rider on a Medium mount')
    .on(
      hero('rider', 1, 0, { mount: 'pony' }),
      hero('pony', 0, 0, { build: 'long', attacks: 'natural' }),
    )
    .ask(move('rider', cells('1,0 0,0')))
    .gives(noRoom),
  row('sigil.size.objects-use-sizes', 0, 'a wagon')
    .on()
    .ask(object({ name: 'wagon', at: [2, 2] }))
    .gives({
      size: 'huge',
      space: 3,
      blocks: true,
      cells: cells('2,2 3,2 4,2 2,3 3,3 4,3 2,4 3,4 4,4'),
    }),
  row('sigil.size.objects-use-sizes', 'extra', 'a chair')
    .on()
    .ask(object({ name: 'chair', at: [2, 2] }))
    .gives({ size: 'small', space: 1, blocks: false }),
  row('sigil.size.objects-use-sizes', 'extra', 'a statue as big as a Colossal creature')
    .on()
    .ask(object({ size: 'colossal', at: [0, 0] }))
    .gives({ space: 6, blocks: true }),
  row('sigil.size.bonus', 0, 'a Small attacker')
    .on(hero('m', 0, 0, { size: 'small', bab: 0, abilities: PLAIN }))
    .ask(frame('m'))
    .gives({ melee: 1, ranged: 1 }),
  row('sigil.size.bonus', 0, 'a Large defender')
    .on(hero('m', 0, 0, { size: 'large', bab: 0, abilities: PLAIN }))
    .ask(frame('m'))
    .gives({ armourClass: 9 }),
  row('sigil.size.bonus', 'extra', 'a Fine creature and a Colossal one')
    .on(hero('m', 0, 0, { size: 'fine', bab: 2, abilities: PLAIN }))
    .ask(frame('m'))
    .gives({ melee: 10, armourClass: 18 }),
  row('sigil.size.modifier', 0, 'Huge, a base of +6, Strength +8: a grapple')
    .on(hero('m', 0, 0, { size: 'huge', bab: 6, abilities: { ...PLAIN, str: 26 } }))
    .ask(frame('m'))
    .gives({ grapple: 22 }),
  row('sigil.size.modifier', 1, 'Small, a base of +3, Strength +1')
    .on(hero('m', 0, 0, { size: 'small', bab: 3, abilities: { ...PLAIN, str: 12 } }))
    .ask(frame('m'))
    .gives({ grapple: 0 }),
]);
