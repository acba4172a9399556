/**
 * Drift test for Foundry: each value that the adapter reads is removed or changes its type, one at
 * a time, on all generations. DRIFT=full tries every kind of change, and a thorough run all pairs of
 * systems and seats.
 */
import { expect, it } from 'vitest';
import { usually } from '../support/thorough.ts';
import { FOUNDRY } from './declared.ts';
import { printed, sweep } from './sweep.ts';
import { furnish } from './window.ts';

furnish();
const { foundryHost, withWallHeights } = await import('./foundry-host.ts');
const { sitAtFoundry } = await import('./foundry-run.ts');

type Table = readonly [11 | 12 | 13 | 14, 'D35E' | 'pf1', 'gm' | 'player', 'skirmish' | 'levels'];
const TABLES = usually<Table>(
  [
    [13, 'D35E', 'gm', 'skirmish'],
    [11, 'pf1', 'player', 'skirmish'],
    [12, 'pf1', 'gm', 'skirmish'],
    [14, 'D35E', 'player', 'levels'],
  ],
  [
    [14, 'D35E', 'gm', 'levels'],
    [12, 'D35E', 'player', 'skirmish'],
    [13, 'pf1', 'gm', 'skirmish'],
    [14, 'pf1', 'player', 'skirmish'],
    [13, 'D35E', 'player', 'skirmish'],
    [11, 'D35E', 'gm', 'skirmish'],
  ],
);

it(
  'if a value on Foundry’s page is missing or malformed, Quadretto shows a notice, or shows each ' +
    'result that needs that value as unknown',
  async () => {
    const { counts, problems } = await sweep(
      TABLES.map(([generation, system, user, scene]) => ({
        name: `Foundry ${generation}, ${system}, ${user}, ${scene}`,
        make: () => foundryHost({ generation, system, user, scene, prepare: withWallHeights }),
        sit: sitAtFoundry,
      })),
      FOUNDRY,
    );
    console.log(printed(counts, problems));
    expect(problems).toEqual([]);
    expect(counts.reduce((n, { tried }) => n + tried, 0)).toBeGreaterThan(500);
  },
  600_000,
);
