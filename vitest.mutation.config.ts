import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';
import { messages } from './scripts/messages.ts';
import { sources } from './scripts/sources.ts';

/** Long tables and random boards run last. */
const SLOW = [
  /rules\/(?:may-act|nonsense|flight-area)\.test/,
  /rules\/properties\//,
  /refereeing\/preview\.test/,
  /encounter\/kept\.test/,
  /tests\/(?:drift|adversaries|hosts|overlay|differential)\//,
];
/**
 * Tests that never run here: long random play, tests that start processes or compile, and tests
 * that take minutes.
 */
const NEVER = [
  'tests/encounter/{soak,replay}.test.ts',
  'tests/rules/properties/{symmetry,lines}.test.ts',
  'tests/scene/judge-lines.test.ts',
  'tests/adversaries/{background,ships,ships-install}.test.ts',
];

/**
 * Runs the tests of the rules' rows first, because most changes fail there and the first failure
 * ends a run.
 */
class RowsFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      if (/rules\/\w+\/\w+\.test\.ts$/.test(moduleId)) return 0;
      if (/\/recorded\.test/.test(moduleId)) return 1;
      return SLOW.some((pattern) => pattern.test(moduleId)) ? 3 : 2;
    };
    return Promise.resolve([...files].sort((a, b) => rank(a) - rank(b)));
  }
}

/** The tests that `npm run mutation` runs for each changed expression. */
export default defineConfig({
  plugins: [messages(), sources()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // Files begin with the name of the environment that they need.
  resolve: {
    alias: { 'vitest-environment-page': join(import.meta.dirname, 'tests/support/page.ts') },
  },
  test: {
    environment: 'node',
    restoreMocks: true,
    unstubGlobals: true,
    sequence: { sequencer: RowsFirst },
    include: [
      'tests/{adapters,adversaries,amendments,board,drift,encounter,hosts,rules,scene,state}/**/*.test.{ts,tsx}',
      'tests/overlay/log-*.test.ts',
      'tests/differential/boards.test.ts',
    ],
    exclude: NEVER,
    setupFiles: ['tests/support/texts.ts', 'tests/support/repeatable.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
