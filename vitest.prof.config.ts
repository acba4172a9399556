import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { messages } from './scripts/messages.ts';
import { sources } from './scripts/sources.ts';
import { LongestFirst } from './tests/support/longest.ts';

const shared = { environment: 'node', restoreMocks: true, unstubGlobals: true } as const;

/** Measures a real renderer while it draws; no other browser test runs at the same time. */
const FRAMES = ['tests/e2e/foundry-glue.test.ts'];
const FILES = readdirSync(join(import.meta.dirname, 'tests'), { recursive: true, encoding: 'utf8' })
  .map((path) => `tests/${path.replaceAll('\\', '/')}`)
  .filter((path) => /^tests\/(?!bench|differential|e2e|fuzz).*\.test\.tsx?$/.test(path));
const filesWith = (pattern: RegExp): string[] =>
  FILES.filter((path) => pattern.test(readFileSync(join(import.meta.dirname, path), 'utf8')));
/** Test files that replace modules. Each has its own modules. */
const REPLACING = filesWith(/\bvi\.(?:mock|doMock)\(/);
/** Test files that need a page. */
const WITH_PAGE = filesWith(/@vitest-environment page/);
const [other] = filesWith(/@vitest-environment (?!page\b)/);
if (other !== undefined) throw new Error(`${other}: begin with "// @vitest-environment page"`);

/**
 * V8 options for tests in Node. By default, V8 spends nearly a third of the time of the unit tests
 * on optimizing functions that are soon no longer called, and on collecting garbage.
 */
const V8 = [
  '--max-semi-space-size=64',
  '--interrupt-budget=600000',
  '--always-sparkplug',
  '--cpu-prof',
  '--cpu-prof-dir=/tmp/prof',
  '--cpu-prof-interval=2000',
];
const NODE_SETUP = ['texts', 'repeatable', 'stillTime', 'afresh']
  .map((name) => `tests/support/${name}.ts`)
  .concat('/tmp/prof-setup.ts');
/** Options of the projects that need only Node and run first. */
const alone = {
  setupFiles: NODE_SETUP,
  // These limits only end tests that hang; they do not measure speed. Some tests take ten seconds on
  // a processor of their own, and a busy machine gives them a tenth of one.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  // Each worker loads and compiles all modules for itself. While a test waits for a process, the
  // steps beside this one (scripts/test.mjs) use its processor.
  maxWorkers: availableParallelism(),
  execArgv: V8,
} as const;
const browsers = {
  globalSetup: 'tests/support/temporary.ts',
  execArgv: V8,
  // These limits only end tests that hang; they do not measure speed.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000, interval: 100 } },
} as const;

/**
 * The projects `unit`, `pages`, `fuzz` and `differential` need only Node. The projects
 * `e2e` and `frames` need the browsers, and the builds that `npm test` makes.
 */
export default defineConfig({
  plugins: [messages(), sources()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // Files begin with the name of the environment that they need.
  resolve: {
    alias: { 'vitest-environment-page': join(import.meta.dirname, 'tests/support/page.ts') },
  },
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { ...shared, ...alone, name: 'replacing', include: REPLACING } },
      // The test files of a worker share its modules, which costs less than loading them again.
      ...[
        { name: 'pages', include: WITH_PAGE },
        {
          name: 'unit',
          include: ['tests/!(bench|differential|e2e|fuzz)/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
        },
      ].map(({ name, include }) => ({
        extends: true as const,
        test: {
          ...shared,
          ...alone,
          name,
          include,
          exclude: name === 'pages' ? REPLACING : [...REPLACING, ...WITH_PAGE],
          isolate: false,
        },
      })),
      // Each project tests many generated cases, in a minute or two on one processor. An
      // environment variable, which its test files name, sets a larger number.
      ...['fuzz', 'differential'].map((name) => ({
        extends: true as const,
        test: {
          ...shared,
          name,
          include: [`tests/${name}/**/*.test.ts`],
          setupFiles: NODE_SETUP,
          // `npm test` runs these projects at the lowest priority.
          testTimeout: 1_800_000,
          hookTimeout: 1_800_000,
          execArgv: V8,
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      })),
      {
        extends: true,
        test: {
          ...shared,
          ...browsers,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.{ts,tsx}'],
          exclude: FRAMES,
          setupFiles: 'tests/support/afresh.ts',
          // The test files of a worker share its modules and, if they can, one browser.
          isolate: false,
          // Tests often wait for frames and messages; while they do, the steps beside this one
          // (scripts/test.mjs) use the processors. Every worker has a browser of its own, and every
          // open page draws as long as its test waits.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          ...browsers,
          name: 'frames',
          include: FRAMES,
          maxWorkers: 1,
          // Runs before the others: it uses one processor, and the steps beside it (scripts/test.mjs)
          // use the other as long as they last.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
