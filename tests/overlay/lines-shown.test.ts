import { expect, it } from 'vitest';
import { linesShown } from '../../src/overlay/linesShown.ts';

it('a list with room for four lines still shows five lines, but shortens six lines to four', () => {
  expect([3, 4, 5, 6, 9].map((count) => linesShown(count, 4))).toEqual([3, 4, 5, 4, 4]);
});
