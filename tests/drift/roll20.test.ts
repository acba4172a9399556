/**
 * Each value that the Roll20 adapter reads is removed or changes type, one at a time, over both
 * engines and each kind of sheet. DRIFT=full tries every kind of change.
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
 * Of a sheet's fields, what stands in them; that a field is there at all is asked of one field's
 * name.
 */
const reads = (path: string): boolean =>
  WHOLE ||
  !/\.attribs\.models\[/.test(path) ||
  /\.attribs\.models\[[^\]]*\]\.get\("current"\)$/.test(path);

it('each missing or retyped value of the Roll20 adapter degrades alone, with a notice', async () => {
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
}, 600_000);
