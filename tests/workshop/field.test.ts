/**
 * Reports of real tables become a table of facts, and the README lists what was seen at live
 * tables.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import {
  blockOf,
  factsIn,
  merged,
  seen,
  seenIn,
  withBlock,
  type Seen,
} from '../../scripts/field.ts';
import { PROBES } from '../../src/scene/checks.ts';

const facts = factsIn(readFileSync('docs/hosts/facts.md', 'utf8'));
const report = (
  host: string,
  version: string,
  checks: readonly (readonly [probe: string, verdict: string])[],
): string =>
  JSON.stringify({
    format: 'quadretto/report@1',
    written: '2026-11-23T20:15:00.000Z',
    said: 'Ada stands elsewhere',
    language: 'en',
    versions: { quadretto: '1.1.0', browser: 'x', host: { name: host, version, system: 'D35E' } },
    checks: checks.map(([probe, verdict]) => ({
      probe,
      verdict,
      compared: verdict === 'unclear' ? 0 : 6,
      differing: verdict === 'differs' ? 2 : 0,
    })),
  });
const REPORTS = [
  report('Foundry', '13.350', [
    ['cells', 'agrees'],
    ['camera', 'agrees'],
    ['turns', 'unclear'],
  ]),
  report('Foundry', '14.367', [
    ['cells', 'agrees'],
    ['camera', 'differs'],
  ]),
  report('Roll20', 'Jumpgate', [['hexes', 'differs']]),
];

it('merging three reports of live tables makes each fact confirmed, contradicted or open', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quadretto-field-'));
  try {
    const files = REPORTS.map((_, i) => join(folder, `${i}.json`));
    files.forEach((file, i) => {
      writeFileSync(file, REPORTS[i] ?? '');
    });
    const { stdout } = await promisify(execFile)('npm', [
      'run',
      '--silent',
      'field',
      '--',
      ...files,
    ]);
    const line = (words: string): string =>
      stdout.split('\n').find((each) => each.includes(words)) ?? '';
    expect(line('size, padding and type of the grid')).toMatch(
      /Foundry \| confirmed by 2 \| 13\.350, 14\.367 \|$/,
    );
    expect(line('worldTransform')).toMatch(
      /contradicted by 1, confirmed by 1 \| 13\.350, 14\.367 \|$/,
    );
    expect(line('lists `combat.turns`')).toMatch(/open \| – \|$/);
    expect(line('hexes are regular')).toMatch(/Roll20 \| contradicted by 1 \| Jumpgate \|$/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);

it('a file that is no report of a checked table is refused with a reason', () => {
  expect(
    [seenIn('x'), seenIn('{}'), seenIn(report('Foundry', '13', [['cells', 'perhaps']]))].map(
      (each) => typeof each,
    ),
  ).toEqual(['string', 'string', 'string']);
});

it('only day, versions and results of a table report are kept', () => {
  expect(seenIn(REPORTS[0] ?? '')).toEqual({
    day: '2026-11-23',
    host: 'Foundry',
    version: '13.350',
    system: 'D35E',
    checks: [
      ['cells', 'agrees', 6],
      ['camera', 'agrees', 6],
      ['turns', 'unclear', 0],
    ].map(([probe, verdict, compared]) => ({ probe, verdict, compared, differing: 0 })),
  });
});

it('every probe of the table check belongs to a fact of docs/hosts/facts.md', () => {
  expect([...new Set(facts.flatMap(({ probe }) => probe ?? []))].sort()).toEqual(
    [...PROBES].sort(),
  );
  expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
});

it('README lists the merged reports of live tables, or says that there are none', () => {
  const tables = seen.array().parse(JSON.parse(readFileSync('docs/hosts/field.json', 'utf8')));
  const readme = readFileSync('README.md', 'utf8');
  expect(withBlock(readme, blockOf(facts, tables))).toBe(readme);
  const one = seenIn(REPORTS[1] ?? '') as Seen;
  expect(withBlock(readme, blockOf(facts, [one]))).toContain('contradicted by 1');
  expect(merged(facts, [])).toHaveLength(facts.length);
});
