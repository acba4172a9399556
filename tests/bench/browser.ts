/**
 * The overlay's cost in a real browser: `npm run bench:browser [-- --smoke] [-- --json FILE]`. What is compared runs in
 * turns in one run; medians and p95. A missed target is shown, not failed: machines differ.
 */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { chromium } from 'playwright-core';
import { needChromium } from '../../scripts/browsers.mjs';
import { startFoundry } from '../hosts/foundry/server.ts';
import { scriptsRegistered, withChromium } from '../support/chromium.ts';
import { BARE_HOST, glued, onTable, type Costs } from './browser/camera.ts';
import { firstMarks, movesInPractice, movesOnTable, practiceOpens, type Moves } from './browser/marks.ts';
import { quantile } from './browser/meter.ts';

const smoke = process.argv.includes('--smoke');
const json = process.argv.indexOf('--json');
const ROUNDS = smoke ? 2 : 7;
const TIMES = smoke ? 6 : 30;

/** Milliseconds. */
const GOALS = { frame: 0.6, move: 16 } as const;

/** WebGL in software takes seconds a frame and starves everything else: the stand-in then draws on a canvas. */
const NO_GL = '--disable-3d-apis';

interface Row { readonly what: string; readonly median: number; readonly p95: number; readonly target?: number }
const rows: Row[] = [];

function row(what: string, samples: readonly number[], target?: number): void {
  const [median, p95] = [quantile(samples, 0.5), quantile(samples, 0.95)];
  rows.push({ what, median, p95, ...(target === undefined ? {} : { target }) });
  const goal = target === undefined ? '' : `  target ${target} ${median <= target ? 'held' : 'MISSED'}`;
  console.log(`${median.toFixed(2).padStart(9)} ${p95.toFixed(2).padStart(9)}  ${what}${goal}`);
}

/** Every way, then what each adds to the page without it, round by round. */
function costs(name: string, all: Costs, target?: number): void {
  const bare = all.get('bare') ?? [];
  for (const [way, samples] of all) row(`${name}, ${way}`, samples);
  for (const [way, samples] of all) {
    if (way !== 'bare') row(`${name}, ${way} over bare`, samples.map((s, i) => s - (bare[i] ?? NaN)), way === 'ours' ? target : undefined);
  }
}

function moved(name: string, { work, shown }: Moves): void {
  row(`${name}: to new marks, laid out`, work, GOALS.move);
  row(`${name}: to the end of their frame`, shown);
}

const head = (text: string): void => console.log(`\n${text}`);

console.log(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, load ${loadavg()[0]?.toFixed(1) ?? '?'}${smoke ? ', smoke run' : ''}`);
console.log(`${'median ms'.padStart(9)} ${'p95 ms'.padStart(9)}`);

const plain = await chromium.launch({ executablePath: needChromium(), args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'] });
try {
  const { squares, pan, zoom } = await glued(plain, ROUNDS);
  head(`A bare map, ${squares} marked squares: CPU of the main thread a frame`);
  costs('pan', pan, GOALS.frame);
  costs('zoom', zoom);
} finally {
  await plain.close();
}

const server = await startFoundry();
try {
  await withChromium({ viewport: { width: 1000, height: 700 }, args: [`--host-resolver-rules=MAP ${BARE_HOST} 127.0.0.1`, NO_GL] }, async (browser) => {
    await scriptsRegistered(browser);
    // The loader wraps named functions in a helper that pages have not.
    await browser.context.addInitScript('globalThis.__name = (f) => f');
    head('Practice table, thirty creatures: one moves');
    const practice = await movesInPractice(browser, TIMES);
    moved('a foe', practice.foe);
    moved('the selected one', practice.own);
    head('Practice table: from its address to the first marks');
    row('opened', await practiceOpens(browser, smoke ? 2 : 8));
    head('Stand-in table, thirty creatures: one moves');
    const table = await movesOnTable(browser, server.url, TIMES);
    moved('a foe', table.foe);
    moved('the selected one', table.own);
    head('Stand-in table, thirty creatures: from ready, a token selected, to the first marks');
    row('first marks', await firstMarks(browser, server.url, smoke ? 2 : 8));
    head('Stand-in table, more than 2,000 marked squares: CPU of the main thread a frame');
    const { pan, zoom } = await onTable(browser, server.url, ROUNDS);
    costs('pan', pan, GOALS.frame);
    costs('zoom', zoom);
  });
} finally {
  await server.close();
}
if (json >= 0 && process.argv[json + 1] !== undefined) writeFileSync(process.argv[json + 1] ?? '', `${JSON.stringify(rows, null, 2)}\n`);
