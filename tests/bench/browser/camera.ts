/**
 * Benchmark: what the overlay costs in each frame while the map is panned and zoomed, compared with
 * the same page without it.
 */
import type { Browser, Page } from 'playwright-core';
import { bundle } from '../../support/bundle.ts';
import type { Chromium } from '../../support/chromium.ts';
import type { Glue, Way } from './glue.tsx';
import { meter, type Meter } from './meter.ts';

declare const glue: Glue;
declare const standIn: { token(name: string): { control(on: boolean): void } };
declare const canvas: { pan(to: { x: number; y: number; scale: number }): void };

/** For each variant: milliseconds per frame, one sample for each round. The variants take turns. */
export type Costs = ReadonlyMap<string, number[]>;

interface Moved {
  readonly page: Page;
  readonly meter: Meter;
  run(frames: number, zoom: boolean): Promise<unknown>;
}

async function inTurns(
  ways: ReadonlyMap<string, Moved>,
  rounds: number,
  frames: number,
  zoom: boolean,
): Promise<Costs> {
  const costs = new Map([...ways.keys()].map((way) => [way, [] as number[]]));
  for (let round = 0; round < rounds; round++) {
    for (const [way, moved] of ways) {
      await moved.page.bringToFront();
      await moved.run(10, zoom);
      costs.get(way)?.push((await moved.meter.spent(() => moved.run(frames, zoom))) / frames);
    }
  }
  return costs;
}

export interface Glued {
  readonly squares: number;
  readonly pan: Costs;
  readonly zoom: Costs;
}

/** Measures the product's way of moving marks on a bare map, and two simple ways for comparison. */
export async function glued(browser: Browser, rounds: number): Promise<Glued> {
  const script = await bundle(new URL('glue.tsx', import.meta.url), 'bench');
  const ways = new Map<string, Moved>();
  let squares = 0;
  const context = await browser.newContext({ viewport: { width: 1260, height: 770 } });
  try {
    for (const way of ['bare', 'ours', 'viewBox', 'canvas'] as const satisfies readonly Way[]) {
      const page = await context.newPage();
      await page.setContent('<!doctype html><body style="margin:0;overflow:hidden"></body>');
      await page.addScriptTag({ content: script });
      squares = await page.evaluate((w) => glue.start(w), way);
      ways.set(way, {
        page,
        meter: await meter(page),
        run: (frames, zoom) => page.evaluate(([n, z]) => glue.run(n, z), [frames, zoom] as const),
      });
    }
    return {
      squares,
      pan: await inTurns(ways, rounds, 60, false),
      zoom: await inTurns(ways, rounds, 60, true),
    };
  } finally {
    await context.close();
  }
}

/** A second host name of the same stand-in server. The extension has no access to this name. */
export const BARE_HOST = 'bare.test';

/** Measures a stand-in table with and without the extension's scripts. */
export async function onTable(
  browser: Chromium,
  address: string,
  rounds: number,
): Promise<{ readonly pan: Costs; readonly zoom: Costs }> {
  const ways = new Map<string, Moved>();
  for (const way of ['bare', 'ours']) {
    const url = new URL('?scene=crowd', address);
    if (way === 'bare') url.hostname = BARE_HOST;
    const page = await browser.open(url.href);
    if (way === 'ours') await page.waitForSelector('quadretto-overlay', { state: 'attached' });
    await page.waitForFunction(
      () =>
        typeof canvas === 'object' && (canvas as { ready?: boolean } | undefined)?.ready === true,
    );
    await page.evaluate(() => standIn.token('Aldo').control(true));
    if (way === 'ours')
      await page.waitForFunction(
        () =>
          document
            .querySelector('quadretto-overlay')
            ?.shadowRoot?.querySelector(
              '[data-key="threat:sure:fill"],[data-key="threat:doubtful:fill"]',
            ) != null,
      );
    const run = (frames: number, zoom: boolean): Promise<void> =>
      page.evaluate(
        ([n, zooms]) =>
          new Promise<void>((done) => {
            let i = 0;
            const frame = (): void => {
              canvas.pan({
                x: 2400 + 600 * Math.sin(i / 30),
                y: 2400 + 400 * Math.cos(i / 40),
                scale: zooms ? 0.4 + 0.2 * Math.sin(i / 20) : 0.4,
              });
              i += 1;
              if (i < n) requestAnimationFrame(frame);
              else done();
            };
            requestAnimationFrame(frame);
          }),
        [frames, zoom] as const,
      );
    ways.set(way, { page, meter: await meter(page), run });
  }
  try {
    return {
      pan: await inTurns(ways, rounds, 60, false),
      zoom: await inTurns(ways, rounds, 60, true),
    };
  } finally {
    for (const { page } of ways.values()) await page.close();
  }
}
