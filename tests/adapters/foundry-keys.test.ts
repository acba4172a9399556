/** The keys that Foundry uses by default. */
import { expect, it } from 'vitest';
import { FOUNDRY_KEYS } from '../../adapters/foundry/keys.ts';

it('Quadretto leaves digit keys and number pad keys to Foundry, which uses these keys for macros and panning', () => {
  for (const digit of '0123456789') {
    expect(FOUNDRY_KEYS).toContain(`Digit${digit}`);
    expect(FOUNDRY_KEYS).toContain(`Numpad${digit}`);
  }
});
it('Quadretto leaves Alt with a digit from 1 to 5 to Foundry, which turns the macro page with these keys', () => {
  expect(FOUNDRY_KEYS.filter((key) => key.startsWith('Alt+'))).toEqual(
    [1, 2, 3, 4, 5].map((page) => `Alt+Digit${page}`),
  );
});
