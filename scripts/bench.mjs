/**
 * Bundles the benchmark into one plain file and runs it in Node, so that it measures the code as it
 * ships, without a loader's wrappers. Arguments are passed to tests/bench/main.ts.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const entry = 'tests/bench/main.ts';
await build({
  root,
  configFile: false,
  logLevel: 'error',
  build: {
    ssr: entry,
    outDir: '.output/bench',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'bench.mjs' } },
  },
});
const run = spawnSync(process.execPath, ['.output/bench/bench.mjs', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = run.status ?? 1;
