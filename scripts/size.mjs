/**
 * Compares the gzipped size of the code that a host's page loads with its limit; docs/size.md lists
 * the parts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './prepare.mjs';

/**
 * Size limits in bytes; `file` is a path in the build's own folder under `.output`. A script above
 * its `limit` fails the check. The limits only reveal accidental growth: browsers load the files
 * from disk, and users notice only the time to the first marks (docs/performance.md). A limit is
 * raised only for something new that users can see or do; docs/size.md gives the reasons.
 */
const LIMITS = [
  { name: 'page-world script, Foundry', file: 'foundry-page.js', limit: 26_600 },
  { name: 'page-world script, Roll20', file: 'roll20-page.js', limit: 15_000 },
  { name: 'content script, Foundry', file: 'content-scripts/foundry.js', limit: 354_000 },
  { name: 'content script, Roll20', file: 'content-scripts/roll20.js', limit: 369_500 },
  { name: 'panels, loaded when one is first opened', file: 'panels.js', limit: 49_100 },
];

const kB = (bytes) => (bytes / 1000).toFixed(1);

export function checkSizes(build = join(ROOT, '.output', 'chrome-mv3')) {
  return LIMITS.map(({ name, file, limit }) => {
    const path = join(build, file);
    if (!existsSync(path))
      return { name: `size of ${name}`, ok: false, note: `${file} was not built` };
    const bytes = gzipSync(readFileSync(path), { level: 9 }).length;
    return {
      name: `size of ${name}`,
      ok: bytes <= limit,
      note: `${kB(bytes)} of ${kB(limit)} kB gzipped`,
    };
  });
}
