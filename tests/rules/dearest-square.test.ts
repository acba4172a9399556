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

describe.each(rulesetsInWords(['srd35', 'pf1']))('under %s', (_, ruleset) => {
  it.each([
    ['heavy ground', [heavy(4)], 4, 6],
    ['water', [water], 4, 4],
    ['water and heavy ground', [water, heavy(4)], 4, 6],
    ['a barrier', [barrier], 3, 3],
    ['heavy ground behind a barrier', [heavy(4), barrier], 6, 8],
    ['water behind a barrier', [water, barrier], 12, 12],
    ['water and heavy ground behind a barrier', [water, heavy(4), barrier], 12, 12],
    ['water and heavier ground behind a barrier', [water, heavy(8), barrier], 12, 14],
  ] as const)(
    'a Large creature’s step into %s costs as much as its most expensive new square',
    (_, on, straight, diagonal) => {
      expect(asked({ on: [big, ...on], ask: move('a', EAST) }, ruleset)['cost']).toBe(straight);
      expect(asked({ on: [big, ...on], ask: move('a', DOWN) }, ruleset)['cost']).toBe(diagonal);
    },
  );
});
