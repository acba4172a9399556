/** Parts of the commands: which results count as a success, and when packages are out of date. */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { countReport } from '../../scripts/count.mjs';
import { stalePackages } from '../../scripts/prepare.mjs';
import { checkSizes } from '../../scripts/size.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((s) => ({ status: s })),
});

describe('the counter of test results', () => {
  it('the results of a test run are added up as passed, failed and skipped', () => {
    expect(
      countReport(
        {
          numPassedTests: 3,
          numFailedTests: 1,
          numPendingTests: 2,
          testResults: [file('failed', 'passed', 'failed')],
        },
        1,
      ),
    ).toEqual({ passed: 3, failed: 1, skipped: 2 });
  });
  it('a test file that could not be loaded is counted as failed', () => {
    expect(
      countReport(
        {
          numPassedTests: 3,
          numFailedTests: 0,
          testResults: [file('failed'), file('passed', 'passed')],
        },
        1,
      ),
    ).toMatchObject({ passed: 3, failed: 1 });
  });
  it('a test run without tests, or with an error outside of tests, counts as failed', () => {
    expect(countReport({ testResults: [] }, 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(
      countReport(
        { numPassedTests: 3, numFailedTests: 0, testResults: [file('passed', 'passed')] },
        1,
      ),
    ).toMatchObject({ failed: 1 });
    expect(
      countReport(
        { numPassedTests: 3, numFailedTests: 0, testResults: [file('passed', 'passed')] },
        0,
      ),
    ).toMatchObject({ failed: 0 });
  });
});

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});
const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'quadretto-test-'));
  made.push(path);
  return path;
};

describe('outdated packages', () => {
  const root = (wanted: object, present?: object): string => {
    const path = folder();
    writeFileSync(
      join(path, 'package-lock.json'),
      JSON.stringify({ packages: { '': {}, ...wanted } }),
    );
    for (const name of Object.keys(present ?? {})) mkdirSync(join(path, name), { recursive: true });
    if (present !== undefined)
      writeFileSync(
        join(path, 'node_modules', '.package-lock.json'),
        JSON.stringify({ packages: present }),
      );
    return path;
  };
  const a = { 'node_modules/a': { version: '1.0.0' } };
  it('in a fresh clone, all npm packages count as outdated', () => {
    expect(stalePackages(root(a))).toEqual(['node_modules/a']);
  });
  it('an npm package that differs from the version in package-lock.json counts as outdated', () => {
    expect(
      stalePackages(
        root(
          { ...a, 'node_modules/b': { version: '2.0.0', optional: true } },
          { ...a, 'node_modules/c': { version: '1.0.0' } },
        ),
      ),
    ).toEqual([]);
    expect(stalePackages(root(a, { 'node_modules/a': { version: '0.9.0' } }))).toEqual([
      'node_modules/a',
    ]);
  });
  it('an npm package whose folder was removed counts as outdated', () => {
    const path = root(a, a);
    rmSync(join(path, 'node_modules/a'), { recursive: true });
    expect(stalePackages(path)).toEqual(['node_modules/a']);
  });
});

describe('the size check', () => {
  const FILES = [
    'foundry-page.js',
    'roll20-page.js',
    'content-scripts/foundry.js',
    'content-scripts/roll20.js',
    'panels.js',
  ];
  const built = (sizes: Readonly<Record<string, number>>): string => {
    const path = folder();
    mkdirSync(join(path, 'content-scripts'));
    for (const file of FILES) {
      // Random data that does not compress.
      const noise = Buffer.alloc(sizes[file] ?? 1);
      for (let i = 0, x = 1; i < noise.length; i++)
        noise[i] = (x = (x * 48_271) % 2_147_483_647) & 255;
      writeFileSync(join(path, file), noise);
    }
    return path;
  };
  it('the size check fails if a build file is missing or too large when compressed', () => {
    expect(checkSizes(folder()).map(({ ok }) => ok)).toEqual(FILES.map(() => false));
    expect(checkSizes(built({})).map(({ ok }) => ok)).toEqual(FILES.map(() => true));
    expect(checkSizes(built({ 'roll20-page.js': 20_000 })).map(({ ok }) => ok)).toEqual(
      FILES.map((file) => file !== 'roll20-page.js'),
    );
    const packs = built({});
    writeFileSync(join(packs, 'roll20-page.js'), 'x'.repeat(20_000));
    expect(checkSizes(packs).map(({ ok }) => ok)).toEqual(FILES.map(() => true));
  });
  it('the size check shows the size of each build file beside the limit, and fails above the limit', () => {
    const [page, , content] = checkSizes(built({ 'content-scripts/foundry.js': 355_000 }));
    expect(page).toMatchObject({
      ok: true,
      note: expect.stringContaining('of 26.6 kB gzipped') as string,
    });
    expect(content).toMatchObject({
      ok: false,
      note: expect.stringMatching(/^35\d\.\d of 354\.0 kB gzipped$/) as string,
    });
  });
});
