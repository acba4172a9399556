/** What the host's page has to load, gzipped, against what it may cost. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './prepare.mjs';

/** In bytes; the build's own folder under `.output`. */
const LIMITS = [
  { name: 'page-world script', file: 'foundry-page.js', limit: 15_000 },
  { name: 'content script', file: 'content-scripts/overlay.js', limit: 80_000 },
];

export function checkSizes(build = join(ROOT, '.output', 'chrome-mv3')) {
  return LIMITS.map(({ name, file, limit }) => {
    const path = join(build, file);
    if (!existsSync(path)) return { name: `size of ${name}`, ok: false, note: `${file} was not built` };
    const bytes = gzipSync(readFileSync(path), { level: 9 }).length;
    return { name: `size of ${name}`, ok: bytes <= limit, note: `${(bytes / 1000).toFixed(1)} of ${limit / 1000} kB gzipped` };
  });
}
