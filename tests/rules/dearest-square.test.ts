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
    ['into a square of cost 4', 4, 6, [heavy(4)]],
    ['into water', 4, 4, [water]],
    ['into water and a square of cost 4', 4, 6, [water, heavy(4)]],
    ['over a low wall', 3, 3, [barrier]],
    ['over a low wall into a square of cost 4', 6, 8, [heavy(4), barrier]],
    ['over a low wall into water', 12, 12, [water, barrier]],
    ['over a low wall into water and a square of cost 4', 12, 12, [water, heavy(4), barrier]],
    ['over a low wall into water and a square of cost 8', 12, 14, [water, heavy(8), barrier]],
  ] as const)(
    `under ${game}, a Large creature’s step %s costs %i squares straight and %i diagonally`,
    (_, straight, diagonal, on) => {
      expect(asked({ on: [big, ...on], ask: move('a', EAST) }, ruleset)['cost']).toBe(straight);
      expect(asked({ on: [big, ...on], ask: move('a', DOWN) }, ruleset)['cost']).toBe(diagonal);
    },
  );
});
