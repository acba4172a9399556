/**
 * Setup of the browser tests: all temporary files, such as the profiles of browsers, go into one
 * folder that is removed at the end, also if a worker was stopped before it could clean up.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

export default async function setup(): Promise<() => Promise<void>> {
  const before = process.env['TMPDIR'];
  const folder = await mkdtemp(join(tmpdir(), 'quadretto-tests-'));
  process.env['TMPDIR'] = folder;
  return async () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    // A browser that ends together with its worker writes its profile once more.
    for (let tries = 0; tries < 10 && existsSync(folder); tries++) {
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
      await after(1000);
    }
  };
}
