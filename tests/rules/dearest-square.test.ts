/**
 * The square of a big creature's new space that makes a step dearest is paid for, together with the
 * barrier that the step crosses: a slow pace multiplies the barrier too.
 */
import { describe, expect, it } from 'vitest';
import { cell, cells, creature, lowWall, move, type Thing } from './cases.ts';
import { asked } from './run.ts';
import { rulesetsInWords } from '../support/titleWords.ts';

const big = creature('a', 2, 2, { size: 'large', build: 'long', speed: { land: 40 } });
const heavy = (n: number): Thing => cell(3, 3, { costFactor: n });
const water = cell(4, 3, { surface: 'water' });
const barrier = lowWall(4, 1, 4, 6);
const EAST = cells('2,2 3,2');
const DOWN = cells('2,2 3,3');

describe.each(rulesetsInWords(['srd35', 'pf1']))('under %s', (game, ruleset) => {
  it.each([
    ['into a square of cost 4', [heavy(4)], 4, 6],
    ['into water', [water], 4, 4],
    ['into water and a square of cost 4', [water, heavy(4)], 4, 6],
    ['over a low wall', [barrier], 3, 3],
    ['over a low wall into a square of cost 4', [heavy(4), barrier], 6, 8],
    ['over a low wall into water', [water, barrier], 12, 12],
    ['over a low wall into water and a square of cost 4', [water, heavy(4), barrier], 12, 12],
    ['over a low wall into water and a square of cost 8', [water, heavy(8), barrier], 12, 14],
  ] as const)(
    `under ${game}, a Large creature’s step %s costs as much as its most expensive new square, ` +
      'with any low wall on the way',
    (_, on, straight, diagonal) => {
      expect(asked({ on: [big, ...on], ask: move('a', EAST) }, ruleset)['cost']).toBe(straight);
      expect(asked({ on: [big, ...on], ask: move('a', DOWN) }, ruleset)['cost']).toBe(diagonal);
    },
  );
});
