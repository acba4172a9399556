import { defineConfig } from 'vitest/config';

/** The fast unit tests alone: what `npm run mutation` runs against each changed line. */
export default defineConfig({
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  test: {
    environment: 'node',
    restoreMocks: true,
    unstubGlobals: true,
    include: ['tests/{adapters,amendments,board,encounter,rules,scene,state}/**/*.test.{ts,tsx}'],
    // Long random play, and tests that start processes: too slow to run for each change.
    exclude: [
      'tests/encounter/{soak,replay}.test.ts',
      'tests/rules/properties/{symmetry,lines}.test.ts',
      'tests/adapters/foundry-types.test.ts',
      'tests/scene/judge-door.test.ts',
    ],
    setupFiles: ['tests/support/texts.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
