/**
 * Benchmark: the overlay's cost in a real browser: `npm run bench:browser [-- --smoke] [-- --json
 * FILE] [-- --markdown FILE] [-- --against FOLDER]`. `--markdown` fills in the tables of
 * docs/performance-tables.md. With `--against`, only our build and the build in that folder (an
 * end-to-end build, `.output/chrome-mv3-e2e` of a checkout) are compared, in turns. Compared
 * variants take turns in one run. The output gives medians and 95th percentiles. A missed target is
 * shown but does not fail, because machines differ.
 */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { chromium } from 'playwright-core';
import { needChromium } from '../../scripts/browsers.mjs';
import { startFoundry } from '../hosts/foundry/server.ts';
import { serveChromium } from '../hosts/roll20/serve.ts';
import { EDITOR } from '../hosts/roll20/server.ts';
import { withChromium } from '../support/chromium.ts';
import { elsewhere, serveElsewhere } from '../support/elsewhere.ts';
import { listenIn, tracesIn } from '../support/traces.ts';
import { BARE_HOST, glued, onTable, type Costs } from './browser/camera.ts';
import { checks } from './browser/check.ts';
import { firstMarks, loading, type First } from './browser/first.ts';
import { movesInPractice, movesOnTable, type Moves } from './browser/marks.ts';
import { quantile } from './browser/meter.ts';
import { goal, markdown, writeTables, type Row, type Target } from './browser/table.ts';
import { inTurns } from './browser/turns.ts';

const smoke = process.argv.includes('--smoke');
const after = (option: string): string | undefined =>
  process.argv.includes(option) ? process.argv[process.argv.indexOf(option) + 1] : undefined;
const [json, tables, against] = [after('--json'), after('--markdown'), after('--against')];
const ROUNDS = smoke ? 2 : 7;
const TIMES = smoke ? 6 : 30;
const PAGES = smoke ? 2 : 12;

/**
 * Targets in milliseconds, except `nothing`: the number of elements found on pages that are no
 * table.
 */
const GOALS = {
  frame: { median: 0.5, p95: 2 },
  move: { median: 16 },
  first: { median: 150 },
  nothing: { median: 0, p95: 0 },
  check: { median: 2000 },
  start: { median: 50 },
} as const satisfies Record<string, Target>;

const rows: Row[] = [];
let part = '';

function row(what: string, samples: readonly number[], target?: Target): void {
  const [median, p95] = [quantile(samples, 0.5), quantile(samples, 0.95)];
  const held = target && median <= target.median && p95 <= (target.p95 ?? Infinity);
  rows.push({ part, what, median, p95, ...(target && { target, held: held === true }) });
  console.log(
    `${median.toFixed(2).padStart(9)} ${p95.toFixed(2).padStart(9)}  ` +
      `${what}${target === undefined ? '' : `  target ${goal(target)} ${held === true ? 'held' : 'MISSED'}`}`,
  );
}

/**
 * Prints the cost of each variant, then what each adds to the page without the overlay, round by
 * round.
 */
function costs(name: string, all: Costs, target?: Target): void {
  const bare = all.get('bare') ?? [];
  for (const [way, samples] of all) row(`${name}, ${way}`, samples);
  for (const [way, samples] of all) {
    if (way !== 'bare')
      row(
        `${name}, ${way} over bare`,
        samples.map((s, i) => s - (bare[i] ?? NaN)),
        way === 'ours' ? target : undefined,
      );
  }
}

function moved(name: string, { work, shown }: Moves): void {
  row(`${name}: to new marks, laid out`, work, GOALS.move);
  row(`${name}: to the end of their frame`, shown);
}

function began({ marks, shown, work }: First, target?: Target): void {
  row('to the first marks, placed and laid out', marks, target);
  row('of that, at work on the main thread', work);
  row('to the end of their frame', shown);
}

const head = (text: string): void => {
  part = text;
  console.log(`\n${text}`);
};

console.log(
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, load ` +
    `${loadavg()[0]?.toFixed(1) ?? '?'}${smoke ? ', smoke run' : ''}`,
);
console.log(`${'median ms'.padStart(9)} ${'p95 ms'.padStart(9)}`);

/** Prints the medians of our build, of the other build, and ours divided by the other's. */
async function compare(folder: string): Promise<void> {
  const host = await startFoundry();
  const options = {
    viewport: { width: 1000, height: 700 },
    args: [`--host-resolver-rules=MAP ${BARE_HOST} 127.0.0.1`],
  };
  try {
    await withChromium(options, async (ours) => {
      await withChromium({ ...options, extension: folder }, async (other) => {
        for (const browser of [ours, other]) {
          await browser.context.addInitScript('globalThis.__name = (f) => f');
          await serveChromium(browser.context);
          // The Roll20 stand-in refuses every address but its own and the local ones.
          await browser.context.route(
            ({ hostname }) => hostname === BARE_HOST,
            (route) => route.continue(),
          );
        }
        const turns = await inTurns({ ours, other }, host.url, smoke ? 1 : 6);
        console.log('   ours    other   ratio');
        for (const [what, samples] of turns) {
          const [a, b] = [quantile(samples.ours, 0.5), quantile(samples.other, 0.5)];
          console.log(
            `${a.toFixed(1).padStart(7)} ${b.toFixed(1).padStart(8)} ${(a / b).toFixed(2).padStart(7)}  ${what}`,
          );
        }
      });
    });
  } finally {
    await host.close();
  }
}

if (against !== undefined) {
  await compare(against);
  process.exit();
}

const plain = await chromium.launch({
  executablePath: needChromium(),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
});
try {
  const { squares, pan, zoom } = await glued(plain, ROUNDS);
  head(`A bare map, ${squares} marked squares: CPU of the main thread a frame`);
  costs('pan', pan, GOALS.frame);
  costs('zoom', zoom);
} finally {
  await plain.close();
}

const server = await startFoundry();
const crowd = new URL('?scene=thirty', server.url).href;
try {
  await withChromium(
    {
      viewport: { width: 1000, height: 700 },
      args: [`--host-resolver-rules=MAP ${BARE_HOST} 127.0.0.1`],
    },
    async (browser) => {
      // The loader wraps named functions in a helper that pages do not have, so define it there.
      await browser.context.addInitScript('globalThis.__name = (f) => f');
      head('Foundry stand-in, thirty creatures: from canvas.ready, a token selected');
      began(await firstMarks(browser, 'foundry', crowd, PAGES), GOALS.first);
      head('Practice table, thirty creatures: from its address');
      began(
        await firstMarks(
          browser,
          'address',
          `chrome-extension://${browser.extensionId}/practice.html?scenario=battle`,
          PAGES,
        ),
      );
      head(
        'Foundry stand-in: CPU of the main thread, from its address to the dock and a second more',
      );
      const { bare, ours } = await loading(browser, server.url, smoke ? 2 : 5);
      row('bare', bare);
      row(
        'ours over bare',
        ours.map((ms, i) => ms - (bare[i] ?? NaN)),
      );
      head('Practice table, thirty creatures: one moves');
      const practice = await movesInPractice(browser, TIMES);
      moved('a foe', practice.foe);
      moved('the selected one', practice.own);
      head('Foundry stand-in, thirty creatures: one moves');
      const table = await movesOnTable(browser, server.url, TIMES);
      moved('a foe', table.foe);
      moved('the selected one', table.own);
      head('Foundry stand-in, more than 2,000 marked squares: CPU of the main thread a frame');
      const { pan, zoom } = await onTable(browser, server.url, ROUNDS);
      costs('pan', pan, GOALS.frame);
      costs('zoom', zoom);
      head('Foundry stand-in, thirty creatures: "Check this table"');
      const { answered, work } = await checks(browser, crowd, TIMES);
      row('from the button to the answer', answered, GOALS.check);
      row('all of it, CPU of the main thread (bounds the check at the start)', work, GOALS.start);
      await serveChromium(browser.context);
      for (const engine of ['legacy', 'jumpgate'] as const) {
        head(`Roll20 stand-in, ${engine}: from campaign, engine and page, a token selected`);
        began(
          await firstMarks(browser, 'roll20', `${EDITOR}?engine=${engine}`, PAGES),
          GOALS.first,
        );
      }
      head(
        'Pages that are no table: worlds, events, listeners, messages and elements of the extension',
      );
      await listenIn(browser);
      await serveElsewhere(browser.context, server.url);
      for (const [what, address] of Object.entries(elsewhere(server.url)))
        row(what, Object.values(await tracesIn(browser, address)), GOALS.nothing);
    },
  );
} finally {
  await server.close();
}
const missed = rows.filter(({ held }) => held === false);
console.log(
  `\n${rows.filter(({ held }) => held === true).length} targets held, ` +
    `${missed.length} ` +
    `missed${missed.map((each) => `\n  ${each.part}: ${each.what}`).join('')}`,
);
const taken = new Date().toISOString();
if (json !== undefined) {
  const processor = { processor: cpus()[0]?.model, cores: cpus().length, load: loadavg()[0] };
  writeFileSync(json, `${JSON.stringify({ taken, ...processor, smoke, rows }, null, 2)}\n`);
}
if (tables !== undefined)
  writeTables(
    tables,
    markdown(
      `Taken ${taken.slice(0, 10)}, ${cpus().length} × ` +
        `${cpus()[0]?.model ?? 'unknown processor'}, load at the end ` +
        `${loadavg()[0]?.toFixed(1) ?? '?'}; ` +
        `milliseconds${smoke ? ', a smoke run: too short for good figures' : ''}.`,
      rows,
    ),
  );
