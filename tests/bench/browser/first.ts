/**
 * Benchmark: time from a table's readiness to the first marks, and the main thread's work for
 * everything that the extension adds.
 */
import type { Chromium } from '../../support/chromium.ts';
import { BARE_HOST } from './camera.ts';
import { meter } from './meter.ts';

declare const standIn:
  | {
      readonly ready?: boolean;
      token(name: string): { control(on: boolean): void };
      select(names: readonly string[]): void;
    }
  | undefined;
declare const canvas: { ready?: boolean } | undefined;

/** Elapsed milliseconds, one sample for each page. */
export interface First {
  /** Time until marks are in the document, placed on the map and laid out. */
  readonly marks: number[];
  /** Time until the end of the frame that shows the marks. */
  readonly shown: number[];
  /**
   * CPU time of the page's main thread until the marks appear, including the host's own work. Other
   * programs do not count.
   */
  readonly work: number[];
}

type Began = { marks: number; shown: number };

/**
 * Checks every millisecond, from the page's first script on, whether the table is ready: Foundry's
 * `canvas.ready`, or Roll20's campaign, engine and page. Then it selects a token at once. For
 * `address`, time is measured from the opening of the page, and nothing is selected.
 */
function watch(host: 'foundry' | 'roll20' | 'address'): void {
  let ready = host === 'address' ? 0 : NaN;
  if (host === 'address') performance.mark('ready');
  const isReady = (): boolean =>
    host === 'foundry'
      ? typeof canvas === 'object' && canvas.ready === true
      : standIn?.ready === true;
  const look = setInterval(() => {
    if (Number.isNaN(ready)) {
      if (!isReady()) return;
      // The Foundry stand-in sets this mark itself, because the product may take a snapshot before
      // this check runs.
      if (host !== 'foundry') performance.mark('ready');
      ready = performance.getEntriesByName('ready')[0]?.startTime ?? NaN;
      if (host === 'foundry') standIn?.token('Aldo').control(true);
      else standIn?.select(['Aldo']);
    }
    const root = document.querySelector('quadretto-overlay')?.shadowRoot;
    const clip = root?.querySelector<HTMLElement>('.marks-clip');
    if (
      root?.querySelector('svg.marks [data-key]') == null ||
      clip == null ||
      clip.style.visibility === 'hidden'
    )
      return;
    clearInterval(look);
    clip.getBoundingClientRect();
    const marks = performance.now() - ready;
    performance.mark('marks');
    requestAnimationFrame(() => {
      // A message sent from a frame's callback arrives after that frame was painted.
      const after = new MessageChannel();
      after.port1.onmessage = () => {
        Object.assign(window, {
          firstMarks: { marks, shown: performance.now() - ready } satisfies Began,
        });
      };
      after.port2.postMessage(null);
    });
  }, 1);
}

interface Told {
  readonly name: string;
  readonly tts?: number;
}

/** Reads the thread's CPU time between the page's two marks from the browser's trace, in ms. */
async function marked<T>(
  browser: Chromium,
  work: () => Promise<T>,
): Promise<T & { readonly work: number }> {
  const session = await browser.context.browser()?.newBrowserCDPSession();
  if (session === undefined) throw new Error('no session with the browser');
  const told: Told[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    told.push(...(value as unknown as Told[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['blink.user_timing'] },
  });
  const result = await work();
  const complete = new Promise((done) => {
    session.once('Tracing.tracingComplete', done);
  });
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const at = (name: string): number => told.find((each) => each.name === name)?.tts ?? NaN;
  return { ...result, work: (at('marks') - at('ready')) / 1000 };
}

/** Measures a new page each time; the first page is not counted. */
export async function firstMarks(
  browser: Chromium,
  host: Parameters<typeof watch>[0],
  address: string,
  times: number,
): Promise<First> {
  const first: First = { marks: [], shown: [], work: [] };
  for (let i = -1; i < times; i++) {
    const page = await browser.open('about:blank');
    await page.addInitScript(watch, host);
    const { marks, shown, work } = await marked(browser, async () => {
      await page.goto(address);
      return (await (
        await page.waitForFunction(() => (window as { firstMarks?: Began }).firstMarks ?? false)
      ).jsonValue()) as Began;
    });
    if (i >= 0) {
      first.marks.push(marks);
      first.shown.push(shown);
      first.work.push(work);
    }
    await page.close();
  }
  return first;
}

/**
 * CPU milliseconds of the main thread while the stand-in table loads and for one second after. Runs
 * without the extension and with it take turns.
 */
export async function loading(
  browser: Chromium,
  address: string,
  times: number,
): Promise<{ readonly bare: number[]; readonly ours: number[] }> {
  const spent = { bare: [] as number[], ours: [] as number[] };
  for (let i = -1; i < times; i++) {
    for (const way of ['bare', 'ours'] as const) {
      const url = new URL('?scene=thirty', address);
      if (way === 'bare') url.hostname = BARE_HOST;
      const page = await browser.open('about:blank');
      const ms = await (
        await meter(page)
      ).spent(async () => {
        await page.goto(url.href);
        await page.waitForFunction(() => typeof canvas === 'object' && canvas.ready === true);
        await page.evaluate(() => standIn?.token('Aldo').control(true));
        if (way === 'ours')
          await page.waitForFunction(
            () =>
              document.querySelector('quadretto-overlay')?.shadowRoot?.querySelector('.dock') !=
              null,
          );
        await page.waitForTimeout(1000);
      });
      if (i >= 0) spent[way].push(ms);
      await page.close();
    }
  }
  return spent;
}
