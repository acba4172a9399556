/**
 * Drift test for Roll20: each value that the adapter reads is removed or changes its type, one at a
 * time, on both engines and each kind of sheet. DRIFT=full tries every kind of change.
 */
import { expect, it } from 'vitest';
import { ROLL20 } from './declared.ts';
import { printed, sweep, WHOLE } from './sweep.ts';
import { furnish } from './window.ts';

furnish();
const { roll20Host } = await import('./roll20-host.ts');
const { sitAtRoll20 } = await import('./roll20-run.ts');

const TABLES = [
  ['jumpgate', 'dnd35', 'gm', 'skirmish'],
  ['legacy', 'pfofficial', 'player', 'skirmish'],
  ['legacy', 'pfcommunity', 'gm', 'skirmish'],
  ['jumpgate', 'd20modern', 'player', 'skirmish'],
  ['jumpgate', 'dnd35', 'player', 'beacon'],
] as const;

/**
 * Whether a path is tested. Of the fields of a sheet, only the values are tested; the presence of a
 * field is tested with one name.
 */
const reads = (path: string): boolean =>
  WHOLE ||
  !/\.attribs\.models\[/.test(path) ||
  /\.attribs\.models\[[^\]]*\]\.get\("current"\)$/.test(path);

it(
  'if a value on Roll20’s page is missing or malformed, Quadretto shows a notice, or shows each ' +
    'result that needs that value as unknown',
  async () => {
    const { counts, problems } = await sweep(
      TABLES.map(([engine, sheet, user, scene]) => ({
        name: `Roll20 ${engine}, ${scene === 'beacon' ? scene : sheet}, ${user}`,
        make: () => roll20Host({ engine, sheet, user, scene }),
        sit: sitAtRoll20,
      })),
      ROLL20,
      reads,
    );
    console.log(printed(counts, problems));
    expect(problems).toEqual([]);
    expect(counts.reduce((n, { tried }) => n + tried, 0)).toBeGreaterThan(400);
  },
  600_000,
);
