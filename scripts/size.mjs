/** What the host's page has to load, gzipped, against what it may cost; docs/size.md says where it goes. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './prepare.mjs';

/**
 * In bytes; the build's own folder under `.output`. `limit` fails the check. Where it stands above the `target`, the
 * target is not reached yet: that is said each time. The limit goes up only with what users may newly see or do, or for
 * speed that the benchmark shows; docs/size.md says for what.
 */
const LIMITS = [
  { name: 'page-world script, Foundry', file: 'foundry-page.js', target: 15_000, limit: 15_000 },
  { name: 'page-world script, Roll20', file: 'roll20-page.js', target: 15_000, limit: 15_000 },
  { name: 'content script, Foundry', file: 'content-scripts/foundry.js', target: 80_000, limit: 120_500 },
  { name: 'content script, Roll20', file: 'content-scripts/roll20.js', target: 80_000, limit: 129_500 },
  // Loaded once the first marks stand: the dock and the tooltip, then the panels and the referee.
  { name: 'second script', file: 'controls.js', target: 60_000, limit: 21_000 },
  { name: 'third script', file: 'later.js', target: 60_000, limit: 58_500 },
  // Loaded where rounds in phases are judged: their panels.
  { name: 'panels of rounds in phases', file: 'rounds.js', target: 60_000, limit: 10_000 },
  // Loaded where one of its texts is chosen.
  { name: 'texts that few play by', file: 'texts.js', target: 60_000, limit: 13_000 },
];

const kB = (bytes) => (bytes / 1000).toFixed(1);

export function checkSizes(build = join(ROOT, '.output', 'chrome-mv3')) {
  return LIMITS.map(({ name, file, target, limit }) => {
    const path = join(build, file);
    if (!existsSync(path)) return { name: `size of ${name}`, ok: false, note: `${file} was not built` };
    const bytes = gzipSync(readFileSync(path), { level: 9 }).length;
    const missed = bytes > target ? `: TARGET MISSED by ${kB(bytes - target)} kB, held at ${kB(limit)}` : '';
    return { name: `size of ${name}`, ok: bytes <= limit, note: `${kB(bytes)} of ${kB(target)} kB gzipped${missed}` };
  });
}
