import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';
import { messages } from './scripts/messages.ts';

/** Long tables and random boards: only for the changes that no fast test notices. */
const SLOW = [
  'tests/rules/{gate,nonsense,flight-area}.test.ts',
  'tests/rules/properties/*.test.ts',
  'tests/state/refereeing/preview.test.ts',
  'tests/encounter/kept.test.ts',
  'tests/drift/*.test.ts',
  'tests/adversaries/*.test.ts',
  'tests/hosts/*.test.ts',
  'tests/overlay/log-*.test.ts',
];
/** Never: long random play, tests that start processes or compile, and what needs minutes. */
const NEVER = [
  'tests/encounter/{soak,replay}.test.ts',
  'tests/rules/properties/{symmetry,lines}.test.ts',
  'tests/adapters/foundry-types.test.ts',
  'tests/scene/judge-door.test.ts',
  'tests/adversaries/{background,ships,ships-install}.test.ts',
];
const slow = process.env['QUADRETTO_MUTATION'] === 'slow';

/** The rows of the rules first: most changes fail there, and the first failure ends a run. */
class RowsFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number =>
      /rules\/\w+\/\w+\.test\.ts$/.test(moduleId) ? 0 : 1;
    return Promise.resolve([...files].sort((a, b) => rank(a) - rank(b)));
  }
}

/**
 * The unit tests that `npm run mutation` runs against each changed line: first the fast ones, then
 * the slow ones.
 */
export default defineConfig({
  plugins: [messages()],
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  test: {
    environment: 'node',
    restoreMocks: true,
    unstubGlobals: true,
    sequence: { sequencer: RowsFirst },
    include: slow
      ? SLOW
      : ['tests/{adapters,amendments,board,encounter,rules,scene,state}/**/*.test.{ts,tsx}'],
    exclude: slow ? NEVER : [...SLOW, ...NEVER],
    setupFiles: ['tests/support/texts.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
