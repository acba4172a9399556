/**
 * Reports of real tables become a table of facts, and the README lists what was seen at live
 * tables.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  blockOf,
  factsIn,
  LARGEST_REPORT,
  merged,
  seen,
  seenIn,
  withBlock,
  type Seen,
} from '../../scripts/field.ts';
import { PROBES } from '../../src/scene/checks.ts';
import { between, pick, randomOf } from '../fuzz/support/random.ts';
import { everyCase } from '../support/everyCase.ts';

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

it(
  'the command that merges three reports of live games shows which facts about Foundry and ' +
    'Roll20 are confirmed',
  async () => {
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
  },
);

it('a file that is not a valid report of a live game is refused with a reason', () => {
  expect(
    [seenIn('x'), seenIn('{}'), seenIn(report('Foundry', '13', [['cells', 'perhaps']]))].map(
      (each) => typeof each,
    ),
  ).toEqual(['string', 'string', 'string']);
});

describe('a report cannot write Markdown into the README', () => {
  const ODD = [
    '13 <!-- /field -->',
    '13 | x',
    '13\n\n# News',
    '[13](https://evil.example)',
    '`13`',
    '<b>13</b>',
    '![](x)',
    '13\u2028# x',
    '\u202e31',
    '&lt;',
    '',
    'x'.repeat(41),
  ];
  everyCase(ODD)(
    'a report of a live game is refused if one of its fields holds markup, odd characters or too much text',
    (odd) => {
      const given = JSON.parse(REPORTS[0] ?? '') as {
        written: string;
        versions: { host: Record<string, string> };
      };
      for (const field of ['name', 'version', 'system']) {
        const host = { ...given.versions.host, [field]: odd };
        expect(seenIn(JSON.stringify({ ...given, versions: { host } }))).toBeTypeOf('string');
      }
      expect(seenIn(JSON.stringify({ ...given, written: odd }))).toBeTypeOf('string');
      expect(seenIn(JSON.stringify({ ...given, written: `2026-11-2${odd}` }))).toBeTypeOf('string');
      expect(
        seen.safeParse({ day: '2026-11-23', host: 'Foundry', version: odd, checks: [] }).success,
      ).toBe(false);
    },
  );
  it('a report of a live game that is too large is refused before it is parsed', () => {
    const bomb = '['.repeat(LARGEST_REPORT + 1);
    expect(seenIn(bomb)).toBe('too large');
  });
  it('no version text in a report of a live game can break the README’s Markdown table', () => {
    const readme = 'before\n<!-- field -->\nold\n<!-- /field -->\nafter\n';
    const random = randomOf(7);
    const signs = [...'ab19._+-$&|`<>[]()!#*\n \\'];
    let accepted = 0;
    for (let i = 0; i < 3000; i++) {
      const version = Array.from({ length: between(random, 1, 4) }, () => pick(random, signs));
      const table = seenIn(report('Foundry', version.join(''), [['cells', 'agrees']]));
      if (typeof table === 'string') continue;
      accepted++;
      const written = withBlock(readme, blockOf(facts, [table]));
      expect(written.split('field -->')).toHaveLength(3);
      const rows = written.split('\n').filter((line) => line.startsWith('|'));
      expect(rows.map((row) => row.split('|').length)).toEqual(rows.map(() => 6));
      expect(written).toMatch(/^before\n[\s\S]*\nafter\n$/);
    }
    expect(accepted).toBeGreaterThan(100);
  });
});

it('only the day, the versions and the results of a live game’s report are published', () => {
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

it('every value that is checked in live games belongs to a fact of docs/hosts/facts.md', () => {
  expect([...new Set(facts.flatMap(({ probe }) => probe ?? []))].sort()).toEqual(
    [...PROBES].sort(),
  );
  expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
});

it('the README lists the reports of live games in docs/hosts/field.json', () => {
  const tables = seen.array().parse(JSON.parse(readFileSync('docs/hosts/field.json', 'utf8')));
  const readme = readFileSync('README.md', 'utf8');
  expect(withBlock(readme, blockOf(facts, tables))).toBe(readme);
  const one = seenIn(REPORTS[1] ?? '') as Seen;
  expect(withBlock(readme, blockOf(facts, [one]))).toContain('contradicted by 1');
  expect(merged(facts, [])).toHaveLength(facts.length);
});
