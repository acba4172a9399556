/** The keys that Foundry uses by default. */
import { expect, it } from 'vitest';
import { KEYS } from '../../adapters/foundry/keys.ts';

it('digits run macros, those of the number pad pan: both belong to the host', () => {
  for (const digit of '0123456789') {
    expect(KEYS).toContain(`Digit${digit}`);
    expect(KEYS).toContain(`Numpad${digit}`);
  }
});
it('Alt with a digit changes the macro page, of which there are five', () => {
  expect(KEYS.filter((key) => key.startsWith('Alt+'))).toEqual(
    [1, 2, 3, 4, 5].map((page) => `Alt+Digit${page}`),
  );
});
