/** The keys that Foundry uses by default. */
import { expect, it } from 'vitest';
import { FOUNDRY_KEYS } from '../../adapters/foundry/keys.ts';

it('Foundry’s digit keys run macros, and number pad keys pan: both belong to the host', () => {
  for (const digit of '0123456789') {
    expect(FOUNDRY_KEYS).toContain(`Digit${digit}`);
    expect(FOUNDRY_KEYS).toContain(`Numpad${digit}`);
  }
});
it('Alt with a digit from 1 to 5 changes the macro page on Foundry', () => {
  expect(FOUNDRY_KEYS.filter((key) => key.startsWith('Alt+'))).toEqual(
    [1, 2, 3, 4, 5].map((page) => `Alt+Digit${page}`),
  );
});
