import { defineConfig } from 'vitest/config';

const shared = { environment: 'node', restoreMocks: true, unstubGlobals: true } as const;

/** `unit` needs nothing but Node; `e2e` needs the browsers and the builds that `npm test` makes. */
export default defineConfig({
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...shared, name: 'unit', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/e2e/**', 'tests/bench/**'],
          setupFiles: ['tests/support/texts.ts'],
          // Limits against hanging, not measures: some tests start a process or read the whole tree, and machines differ.
          testTimeout: 60_000, hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...shared, name: 'e2e', include: ['tests/e2e/**/*.test.{ts,tsx}'], fileParallelism: false,
          testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000, interval: 100 } },
        },
      },
    ],
  },
});
