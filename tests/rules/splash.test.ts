/**
 * Splash weapons square by square: walls, large targets, and where a miss lands in each ruleset.
 */
import { describe, expect, it } from 'vitest';
import { splash } from './asks/attacks.ts';
import { cells, block, creature, hero, ogre, wall, type At, type Thing } from './cases.ts';
import { asked } from './run.ts';
import { rulesetsInWords } from '../support/titleWords.ts';

const ask = (ruleset: string, on: Thing[], more: Record<string, unknown>) =>
  asked({ on, ask: splash(more) }, ruleset);
const ring = (x0: number, y0: number, x1: number, y1: number, but: readonly At[] = []): At[] => {
  const cells: At[] = [];
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++)
      if (!but.some(([a, b]) => a === x && b === y)) cells.push([x, y]);
  return cells;
};

it.each(rulesetsInWords(['sigil', 'srd35', 'd20modern']))(
  'under %s, a request about a splash weapon with an unknown thrower is an error',
  (_, ruleset) => {
    expect(() =>
      ask(ruleset, [creature('t', 5, 5)], { target: 't', hit: false, from: 'nobody' }),
    ).toThrow('expected the id of a creature of the scene, got "nobody"; it has "t"');
  },
);

describe.each(rulesetsInWords(['sigil', 'srd35']))(
  'a hit with a splash weapon under %s',
  (game, ruleset) => {
    it(
      `under ${game}, a splash weapon that hits also splashes creatures in the eight squares ` +
        'around the target',
      () => {
        expect(
          ask(ruleset, [creature('t', 5, 5), creature('near', 6, 6), creature('far', 7, 5)], {
            target: 't',
            hit: true,
          }),
        ).toMatchObject({ direct: 't', splashed: ['near'], cells: ring(4, 4, 6, 6) });
      },
    );
    it(
      `under ${game}, a splash weapon that hits a Large target splashes the twelve squares ` +
        'around the target',
      () => {
        expect(
          ask(ruleset, [ogre('t', 5, 5), creature('near', 7, 7)], { target: 't', hit: true }),
        ).toMatchObject({ direct: 't', splashed: ['near'], cells: ring(4, 4, 7, 7) });
      },
    );
    it(`under ${game}, a splash does not cross a wall beside the target`, () => {
      expect(
        ask(ruleset, [creature('t', 5, 5), creature('dry', 6, 5), wall(6, 0, 6, 12)], {
          target: 't',
          hit: true,
        }),
      ).toMatchObject({ splashed: [], cells: ring(4, 4, 5, 6) });
    });
    it(`under ${game}, a splash does not cross a wall north of the target`, () => {
      const on = [creature('t', 5, 5), creature('dry', 5, 4), wall(0, 5, 12, 5)];
      expect(ask(ruleset, on, { target: 't', hit: true })).toMatchObject({
        splashed: [],
        cells: ring(4, 5, 6, 6),
      });
    });
    it(
      `under ${game}, a splash weapon thrown at a grid corner splashes the four squares ` +
        'that meet there',
      () => {
        expect(
          ask(ruleset, [creature('a', 4, 4), creature('b', 6, 5)], { at: [5, 5], hit: true }),
        ).toMatchObject({ against: 5, direct: null, splashed: ['a'], cells: ring(4, 4, 5, 5) });
      },
    );
  },
);

describe('a missed throw of a splash weapon', () => {
  const thrown = [hero('a', 0, 5), creature('t', 5, 5)];
  it(
    'under Sigil (house rules for D&D 3.5), a splash weapon that misses lands one square from ' +
      'the target, in the direction that a d8 decides',
    () => {
      const landed = Array.from(
        { length: 8 },
        (_, i) =>
          (
            ask('sigil', thrown, { target: 't', hit: false, die: i + 1, from: 'a', increments: 3 })[
              'lands'
            ] as At[]
          )[0],
      );
      expect(landed).toEqual(cells('5,4 6,4 6,5 6,6 5,6 4,6 4,5 4,4'));
    },
  );
  it(
    'under D&D 3.5, a splash weapon that misses at two range increments lands two squares ' +
      'from the target',
    () => {
      const landed = Array.from(
        { length: 8 },
        (_, i) =>
          (
            ask('srd35', thrown, { target: 't', hit: false, die: i + 1, from: 'a', increments: 2 })[
              'lands'
            ] as At[]
          )[0],
      );
      expect(landed).toEqual(cells('3,5 3,3 5,3 7,3 7,5 7,7 5,7 3,7'));
    },
  );
  it(
    'the ruling on a missed throw of a splash weapon lists the thrower as unknown if the ' +
      'request names no thrower',
    () => {
      expect(ask('srd35', thrown, { target: 't', hit: false, die: 1 })['unknown']).toEqual([
        'ask.from',
      ]);
    },
  );
  it('a splash weapon that misses a Large target lands in a square outside the target’s space', () => {
    expect(ask('sigil', [ogre('t', 5, 5)], { target: 't', hit: false, die: 4 })['lands']).toEqual([
      [7, 7],
    ]);
    expect(ask('sigil', [ogre('t', 5, 5)], { target: 't', hit: false, die: 8 })['lands']).toEqual([
      [4, 4],
    ]);
  });
  it(
    'a splash weapon that misses splashes the squares around the square where it lands, except a ' +
      'square with a pillar',
    () => {
      expect(
        ask('sigil', [creature('t', 5, 5), creature('u', 7, 5), block(6, 4)], {
          target: 't',
          hit: false,
          die: 3,
        }),
      ).toMatchObject({
        direct: null,
        lands: [[6, 5]],
        splashed: ['t', 'u'],
        cells: ring(5, 4, 7, 6, [[6, 4]]),
      });
    },
  );
});
