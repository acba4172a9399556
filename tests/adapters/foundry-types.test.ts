/**
 * The names that the page script reads exist in Foundry's published types. The compiler runs in its
 * own process, because it needs a lot of memory.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it(
  'Quadretto’s page script uses only names of Foundry that the package fvtt-types declares',
  { timeout: 240_000 },
  () => {
    const root = fileURLToPath(new URL('../../', import.meta.url));
    const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
    const { status, stdout } = spawnSync(
      process.execPath,
      [tsc, '--noEmit', '-p', 'adapters/foundry/types'],
      { cwd: root, encoding: 'utf8' },
    );
    expect(stdout).toBe('');
    expect(status).toBe(0);
  },
);
