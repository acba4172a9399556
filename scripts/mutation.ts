/**
 * `npm run mutation`: changes expressions of the product one at a time and counts the changes that
 * no test notices (mutation testing with Stryker). For each change, the test files that reach it
 * run until the first failure. A run takes about an hour on two processors.
 *   -- --seed N     seed of the random choice of changes (default 1)
 *   -- --count N    minimum number of changes (default 220)
 *   -- --from DIR   only files under this folder, for instance src/rules/d20/map
 *   -- --workers N  number of processes (default: one per processor)
 * Prints, at the end, each survivor (a change that no test noticed) and the score of each folder and
 * file. The exit code is 1 below 85 %.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { chanceOf } from '../tests/differential/chance.ts';
import { ROOT } from './prepare.mjs';

const FOLDERS = ['src/rules', 'src/encounter', 'adapters'];
/**
 * Files that are not changed: the practice lessons, which are test data, and the code that draws
 * the practice map.
 */
const APART = /^adapters\/practice\/(?:scenarios|view)\//;
/** Minimum share of changes that the tests must notice, in percent. */
const LEAST = 85;
/**
 * Maximum number of changes inside a drawn range. All changes in a range are tested, so long ranges
 * would fill most of the sample.
 */
const MOST_INSIDE = 4;
const REPORT = '.cache/mutation.json';

type Place = { readonly line: number; readonly column: number };
interface Change {
  readonly fileName: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '220' },
    from: { type: 'string', default: '' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});
const seed = Number(values.seed);
const count = Number(values.count);
if (!Number.isInteger(seed) || !Number.isInteger(count) || count < 1) {
  console.error('--seed and --count take whole numbers.');
  process.exit(2);
}

function sources(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.split(sep).join('/')}`,
    ),
  )
    .filter(
      (path) =>
        /\.tsx?$/.test(path) &&
        !path.endsWith('.d.ts') &&
        path.startsWith(values.from) &&
        !APART.test(path),
    )
    .sort();
}

/** All changes that Stryker can make to one file. */
async function changesOf(path: string): Promise<readonly Change[]> {
  // The instrumenter's log says nothing of use here.
  const silent = new Proxy({} as ConstructorParameters<typeof Instrumenter>[0], {
    get: () => () => false,
  });
  const file = { name: path, content: readFileSync(join(ROOT, path), 'utf8'), mutate: true };
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: true };
  return (await new Instrumenter(silent).instrument([file], options)).mutants;
}

const before = (a: Place, b: Place): boolean =>
  a.line < b.line || (a.line === b.line && a.column <= b.column);
const inside = (inner: Change, outer: Change): boolean =>
  before(outer.location.start, inner.location.start) &&
  before(inner.location.end, outer.location.end);

/**
 * The range of a change in Stryker's notation, which counts lines from 1 and columns from 0. The
 * given positions count both from 0.
 */
const rangeOf = ({ fileName, location: { start, end } }: Change): string =>
  `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;

/** Draws random ranges until they hold `count` changes. */
async function draw(): Promise<string[]> {
  const ranges: { readonly range: string; readonly changes: number }[] = [];
  for (const path of sources()) {
    const all = await changesOf(path);
    for (const each of all) {
      const changes = all.filter((other) => inside(other, each)).length;
      if (changes <= MOST_INSIDE) ranges.push({ range: rangeOf(each), changes });
    }
  }
  if (ranges.length === 0) throw new Error(`Nothing to change under ${values.from}.`);
  const chance = chanceOf(seed);
  const drawn = new Set<string>();
  for (let changes = 0; changes < count && drawn.size < ranges.length;) {
    const each = chance.pick(ranges);
    if (drawn.has(each.range)) continue;
    drawn.add(each.range);
    changes += each.changes;
  }
  return [...drawn];
}

// All random boards: fewer do not contain a board of every kind.
process.env['QUADRETTO_THOROUGH'] ??= '1';
const stryker = new Stryker({
  mutate: await draw(),
  testRunner: 'vitest-files',
  vitest: { configFile: 'vitest.mutation.config.ts', related: true },
  plugins: [join(ROOT, 'scripts/mutationRunner.mjs')],
  coverageAnalysis: 'perTest',
  concurrency: Number(values.workers),
  ignorePatterns: ['docs/pictures', 'docs/design', 'store', 'public', 'tests/e2e', '.output'],
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 100, low: LEAST, break: LEAST },
  jsonReporter: { fileName: REPORT },
  tempDirName: '.cache/stryker',
  timeoutMS: 20_000,
  // This is generous, so that a run slowed by other work on the machine does not count as an
  // endless loop.
  timeoutFactor: 5,
  dryRunTimeoutMinutes: 30,
  allowConsoleColors: false,
  warnings: {
    slow: false,
    unknownOptions: true,
    preprocessorErrors: true,
    unserializableOptions: true,
  },
});
await stryker.runMutationTest();
