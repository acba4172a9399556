/**
 * `npm run mutation`: changes expressions of the product one at a time and counts the changes that
 * no test notices (mutation testing with Stryker). For each change, the test files that reach it
 * run until the first failure. A run takes about an hour on two processors.
 *   -- --seed N     seed of the random choice of changes (default 1)
 *   -- --count N    minimum number of changes (default 220)
 *   -- --from DIR   only files under this folder, for instance src/rules/base
 *   -- --workers N  number of processes (default: one per processor)
 * Prints each survivor (a change that no test noticed) as soon as it is found, the score of each
 * folder, and all survivors at the end. The exit code is 1 below 85 %.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, sep } from 'node:path';
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
/** Minimum share of changes that the tests must notice. */
const LEAST = 0.85;
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
  readonly mutatorName: string;
  readonly replacement?: string | undefined;
  readonly status?: string | undefined;
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
  const quiet = () => undefined;
  const off = () => false;
  const instrumenter = new Instrumenter({
    trace: quiet,
    debug: quiet,
    info: quiet,
    warn: quiet,
    error: quiet,
    fatal: quiet,
    isTraceEnabled: off,
    isDebugEnabled: off,
    isInfoEnabled: off,
    isWarnEnabled: off,
    isErrorEnabled: off,
    isFatalEnabled: off,
  });
  const file = { name: path, content: readFileSync(join(ROOT, path), 'utf8'), mutate: true };
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: true };
  return (await instrumenter.instrument([file], options)).mutants;
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

const caught = ({ status }: Change): boolean => status === 'Killed' || status === 'Timeout';
const judged = ({ status }: Change): boolean =>
  status === 'Killed' || status === 'Timeout' || status === 'Survived' || status === 'NoCoverage';
const shareOf = (changes: readonly Change[]): number =>
  changes.filter(caught).length / Math.max(1, changes.filter(judged).length);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function report(results: readonly Change[]): void {
  const survivors = results.filter((each) => judged(each) && !caught(each));
  for (const each of survivors) {
    const path = relative(ROOT, each.fileName);
    const { line } = each.location.start;
    const text = readFileSync(join(ROOT, path), 'utf8').split('\n')[line - 1]?.trim() ?? '';
    console.log(`${path}:${line} ${each.mutatorName} (${each.status})\n    ${text}`);
    console.log(`    becomes: ${(each.replacement ?? '').split('\n')[0]?.slice(0, 100)}`);
  }
  for (const folder of FOLDERS) {
    const here = results.filter((each) => relative(ROOT, each.fileName).startsWith(folder));
    const total = here.filter(judged).length;
    console.log(
      `${folder}: ${here.filter(caught).length} of ${total} noticed (${percent(shareOf(here))})`,
    );
  }
  const share = shareOf(results);
  const endless = results.filter(({ status }) => status === 'Timeout').length;
  console.log(`${endless} changes made a test run without end.`);
  console.log(
    `Seed ${seed}: ${percent(share)} of ${results.filter(judged).length} changes noticed, ${survivors.length} survive.`,
  );
  if (share < LEAST) process.exitCode = 1;
}

// Number of random boards for the second implementation; this many contain a board of every kind.
process.env['QUADRETTO_BOARDS'] ??= '6000';
const stryker = new Stryker({
  mutate: await draw(),
  testRunner: 'vitest-files',
  vitest: { configFile: 'vitest.mutation.config.ts', related: true },
  plugins: [join(ROOT, 'scripts/mutationRunner.mjs')],
  coverageAnalysis: 'perTest',
  concurrency: Number(values.workers),
  ignorePatterns: ['docs/pictures', 'docs/design', 'store', 'public', 'tests/e2e', '.output'],
  reporters: ['progress-append-only', 'survivors', 'json'],
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
report((await stryker.runMutationTest()) as readonly Change[]);
