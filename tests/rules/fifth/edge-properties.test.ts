/**
 * What holds on every board: an advantage counts once, reasons for both cancel, who sees whom is
 * symmetric where both stand alike, and areas turn and mirror with the board.
 */
import { describe, expect, it } from 'vitest';
import { cell, creature, hero, wall, type Answer, type At, type Thing } from '../cases.ts';
import { asked } from '../run.ts';
import { holds, rolls, sees, sword } from './boards.ts';
import { rulesetsInWords } from '../../support/titleWords.ts';

const FOR = ['restrained', 'stunned', 'paralyzed', 'reckless', 'blinded'];
const AGAINST = ['prone', 'poisoned', 'sapped'];
/** Every set of the names of a list. */
const sets = (list: readonly string[]): string[][] =>
  Array.from({ length: 2 ** list.length }, (_, bits) => list.filter((__, i) => (bits >> i) & 1));

const attack = (ruleset: string, theirs: string[], own: string[]): Answer =>
  asked(
    {
      on: [
        hero('a', 5, 5, { ...holds(sword), conditions: own }),
        creature('o', 6, 5, { conditions: theirs, ac: { total: 15 } }),
      ],
      ask: rolls(),
    },
    ruleset,
  );

/** A board of walls, fog and dark cells by a fixed sequence. */
const ground = (seed: number): Thing[] =>
  Array.from({ length: 14 }, (_, i) => {
    const n = (seed * 31 + i * 17) % 97;
    const [x, y] = [3 + (n % 9), 2 + (Math.floor(n / 3) % 8)];
    if (i % 3 === 0) return wall(x, y, x, y + 2);
    return cell(x, y, i % 3 === 1 ? { concealment: 'total' } : { light: 'dim' });
  });

const SHAPES = ['sphere', 'cube', 'cone', 'line', 'cylinder'] as const;
/** The eight turns and mirrors of the plane around (10,10), for points and for cells. */
const TURNS = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => (x: number, y: number): At => {
  let [dx, dy] = [x - 10, y - 10];
  if (n >= 4) dx = -dx;
  for (let i = 0; i < n % 4; i++) [dx, dy] = [-dy, dx];
  return [10 + dx, 10 + dy];
});
const cellsOf = (answer: Answer): At[] => answer['cells'] as At[];
const inOrder = (cells: readonly At[]): string[] => cells.map((each) => each.join()).sort();

describe.each(rulesetsInWords(['srd52', 'srd51']))('every attack of %s', (game, ruleset) => {
  it(
    `under ${game}, any number of advantages counts as one, and one disadvantage cancels ` +
      'them all',
    () => {
      for (const theirs of sets(FOR))
        for (const own of sets(AGAINST)) {
          const answer = attack(ruleset, theirs, own);
          const { advantage, disadvantage } = answer as { advantage: []; disadvantage: [] };
          const edge = Math.sign(advantage.length) - Math.sign(disadvantage.length);
          expect(answer['edge']).toBe(edge);
          const percent = { 1: 80, 0: 55, '-1': 30 }[String(edge) as '1'];
          expect(answer['chance']).toEqual({ needs: 10, percent });
        }
    },
  );
  it(
    `under ${game}, of two creatures among walls, fog and dim light, either both see each ` +
      'other or neither does',
    () => {
      for (let seed = 0; seed < 40; seed++) {
        const on = [hero('a', 1, 5), creature('o', 13, 4), ...ground(seed)];
        const [there, back] = [
          asked({ on, ask: sees('a', 'o') }, ruleset),
          asked({ on, ask: sees('o', 'a') }, ruleset),
        ];
        expect([seed, there['sees']]).toEqual([seed, back['sees']]);
      }
    },
  );
  it.each(SHAPES)(
    `under ${game}, the area of a rotated or mirrored %s is the rotated or ` + 'mirrored area',
    (shape) => {
      // A line along the grid lies in the middle of a row.
      const y0 = shape === 'line' ? 10.5 : 10;
      for (const aim of [
        [16, y0],
        [16, 6 + y0],
      ] as const) {
        const area = (turn: (x: number, y: number) => At): Answer =>
          asked(
            {
              on: [],
              ask: {
                ask: 'area',
                shape,
                from: turn(10, y0),
                size: 4,
                towards: turn(aim[0], aim[1]),
              },
            },
            ruleset,
          );
        const plain = cellsOf(area((x, y) => [x, y]));
        for (const turn of TURNS) {
          // A cell turns about its middle.
          const turned = plain.map(([x, y]): At => {
            const [cx, cy] = turn(x + 0.5, y + 0.5);
            return [cx - 0.5, cy - 0.5];
          });
          expect(inOrder(cellsOf(area(turn)))).toEqual(inOrder(turned));
        }
      }
    },
  );
});
