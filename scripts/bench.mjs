/**
 * Bundles the benchmark into one plain file and runs it in Node, so that it measures the code as it
 * ships, without a loader's wrappers. Arguments are passed to tests/bench/main.ts. With `--against
 * FOLDER`, the jobs of the checkout in that folder are bundled too, and measured in turns with ours.
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Bundles a file of a checkout; returns the bundle's path. */
async function bundle(root, entry) {
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
  return join(root, '.output/bench/bench.mjs');
}

const root = fileURLToPath(new URL('..', import.meta.url));
const ours = await bundle(root, 'tests/bench/main.ts');
const at = process.argv.indexOf('--against');
const other =
  at < 0
    ? undefined
    : await bundle(resolve(process.argv[at + 1] ?? ''), 'tests/bench/jobs/index.ts');
const run = spawnSync(process.execPath, [ours, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...(other === undefined ? {} : { QUADRETTO_BENCH_AGAINST: other }) },
});
process.exitCode = run.status ?? 1;
