import { expect, it } from 'vitest';
import { linesShown } from '../../src/overlay/linesShown.ts';

it('a list with room for four lines shows its fifth line, and never a count of one more line', () => {
  expect([3, 4, 5, 6, 9].map((count) => linesShown(count, 4))).toEqual([3, 4, 5, 4, 4]);
});
