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
  'under %s, a request about a splash weapon is an error if the thrower is unknown',
  (_, ruleset) => {
    expect(() =>
      ask(ruleset, [creature('t', 5, 5)], { target: 't', hit: false, from: 'nobody' }),
    ).toThrow('expected the id of a creature of the scene, got "nobody"; it has "t"');
  },
);

describe.each(rulesetsInWords(['sigil', 'srd35']))(
  'a hit with a splash weapon under %s',
  (_, ruleset) => {
    it('a hit with a splash weapon splashes the eight squares around a target, and the creatures there', () => {
      expect(
        ask(ruleset, [creature('t', 5, 5), creature('near', 6, 6), creature('far', 7, 5)], {
          target: 't',
          hit: true,
        }),
      ).toMatchObject({ direct: 't', splashed: ['near'], cells: ring(4, 4, 6, 6) });
    });
    it('a hit with a splash weapon splashes the twelve squares around a Large target', () => {
      expect(
        ask(ruleset, [ogre('t', 5, 5), creature('near', 7, 7)], { target: 't', hit: true }),
      ).toMatchObject({ direct: 't', splashed: ['near'], cells: ring(4, 4, 7, 7) });
    });
    it('a hit with a splash weapon does not cross a wall', () => {
      expect(
        ask(ruleset, [creature('t', 5, 5), creature('dry', 6, 5), wall(6, 0, 6, 12)], {
          target: 't',
          hit: true,
        }),
      ).toMatchObject({ splashed: [], cells: ring(4, 4, 5, 6) });
    });
    it('a hit with a splash weapon does not cross a wall above the target', () => {
      const on = [creature('t', 5, 5), creature('dry', 5, 4), wall(0, 5, 12, 5)];
      expect(ask(ruleset, on, { target: 't', hit: true })).toMatchObject({
        splashed: [],
        cells: ring(4, 5, 6, 6),
      });
    });
    it('a splash weapon aimed at a corner splashes the four squares that meet there and hits no creature', () => {
      expect(
        ask(ruleset, [creature('a', 4, 4), creature('b', 6, 5)], { at: [5, 5], hit: true }),
      ).toMatchObject({ against: 5, direct: null, splashed: ['a'], cells: ring(4, 4, 5, 5) });
    });
  },
);

describe('a missed throw of a splash weapon', () => {
  const thrown = [hero('a', 0, 5), creature('t', 5, 5)];
  it('after a miss, a splash weapon lands in a direction that a die decides, counted from north', () => {
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
  });
  it('after a miss, a splash weapon lands at a distance that depends on the range increments', () => {
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
  });
  it('the ruling on a missed throw of a splash weapon lists the thrower as unknown if none is stated', () => {
    expect(ask('srd35', thrown, { target: 't', hit: false, die: 1 })['unknown']).toEqual([
      'ask.from',
    ]);
  });
  it('after a miss, a splash weapon lands outside the space of a Large target', () => {
    expect(ask('sigil', [ogre('t', 5, 5)], { target: 't', hit: false, die: 4 })['lands']).toEqual([
      [7, 7],
    ]);
    expect(ask('sigil', [ogre('t', 5, 5)], { target: 't', hit: false, die: 8 })['lands']).toEqual([
      [4, 4],
    ]);
  });
  it('after a miss, a splash weapon splashes the squares around its landing square, but none behind a pillar', () => {
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
  });
});
