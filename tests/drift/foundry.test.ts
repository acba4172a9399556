/** Each reading of the Foundry adapter gone or of another type, one at a time, over generations, systems and seats. DRIFT=full tries every way. */
import { expect, it } from 'vitest';
import { FOUNDRY } from './declared.ts';
import { printed, sweep } from './sweep.ts';
import { furnish } from './window.ts';

furnish();
const { foundryHost } = await import('./foundry-host.ts');
const { sitAtFoundry } = await import('./foundry-run.ts');

const TABLES = [
  [13, 'D35E', 'gm'], [11, 'pf1', 'player'], [12, 'D35E', 'player'], [13, 'pf1', 'gm'], [13, 'D35E', 'player'], [11, 'D35E', 'gm'], [12, 'pf1', 'gm'],
] as const;

it('exactly that reading degrades, and it is said', async () => {
  const { counts, problems } = await sweep(TABLES.map(([generation, system, user]) => ({
    name: `Foundry ${generation}, ${system}, ${user}`, make: () => foundryHost({ generation, system, user, scene: 'skirmish' }), sit: sitAtFoundry,
  })), FOUNDRY);
  console.log(printed(counts, problems));
  expect(problems).toEqual([]);
  expect(counts.reduce((n, { tried }) => n + tried, 0)).toBeGreaterThan(500);
}, 600_000);
