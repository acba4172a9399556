/** The pages in which the browser stores a fight. */
import { expect, it } from 'vitest';
import { PAGES, slotOf, slotsOf } from '../../src/encounter/storedFight.ts';

it('the pages of a stored fight are read from the newest to the oldest', () => {
  expect(slotsOf({ page: 0 } as never)).toEqual([1, 0]);
  expect(slotsOf({ page: 2 } as never)).toEqual([3, 2, 1, 0]);
});
it('each page of a long stored fight is read exactly once', () => {
  const slots = slotsOf({ page: 3 * PAGES } as never);
  expect(slots[0]).toBe(slotOf(1));
  expect([...slots].sort((a, b) => a - b)).toEqual(Array.from({ length: PAGES }, (_, i) => i));
});
