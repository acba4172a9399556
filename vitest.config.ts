import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { messages } from './scripts/messages.ts';
import { LongestFirst } from './tests/support/longest.ts';

const shared = { environment: 'node', restoreMocks: true, unstubGlobals: true } as const;

/** Tests that count drawn frames: each runs alone. */
const FRAMES = ['tests/e2e/*-glue.test.ts'];
/** The only test of the rules that replaces modules. */
const REPLACES = 'tests/rules/names.test.ts';
/** Options of the projects that need nothing but Node and run first. */
const alone = {
  setupFiles: 'tests/support/texts.ts',
  // Limits against hanging, not measures: some tests start a process or read the whole tree, and
  // machines differ.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // One more than there are processors: some tests wait for a timer or a process.
  maxWorkers: availableParallelism() + 1,
} as const;
const browsers = {
  // Limits against hanging, not measures.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000, interval: 100 } },
} as const;

/**
 * `unit`, `rules`, `fuzz` and `differential` need nothing but Node; `e2e` and `frames` need the
 * browsers and the builds that `npm test` makes.
 */
export default defineConfig({
  plugins: [messages()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          ...alone,
          name: 'unit',
          include: [
            'tests/!(bench|differential|e2e|fuzz|rules)/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            REPLACES,
          ],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          ...alone,
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          exclude: [REPLACES],
          // Pure code: the files of a worker share its modules.
          isolate: false,
        },
      },
      // Large numbers of generated cases, each project within a minute or two of one processor;
      // more by a variable that its files name.
      ...['fuzz', 'differential'].map((name) => ({
        extends: true as const,
        test: {
          ...shared,
          name,
          include: [`tests/${name}/**/*.test.ts`],
          setupFiles: ['tests/support/texts.ts'],
          testTimeout: 300_000,
          hookTimeout: 60_000,
          maxWorkers: 1,
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
          // Mostly they wait, for a browser to start, a page to open, a frame: each file has a
          // browser of its own.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
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
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
