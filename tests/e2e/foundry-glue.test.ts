/**
 * The marks stay on the map: while the camera moves, in every frame, the overlay's boxes are where
 * the stage places their cells. Switched off, they leave no trace. With the host's real renderer.
 */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StandIn } from '../hosts/foundry/client/main.ts';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { launchChromium, type Chromium } from '../support/chromium.ts';
import { MASTER_UNION, type Cell } from './expected.ts';
import { cellsOf, marksOn } from './marks.ts';
import { sit, type Table } from './table.ts';
import { usually } from '../support/thorough.ts';

interface Point {
  x: number;
  y: number;
}
declare const standIn: StandIn;
declare const canvas: {
  app: {
    view: HTMLCanvasElement;
    ticker: {
      add(run: () => void, context?: unknown, priority?: number): void;
      addOnce(run: () => void, context?: unknown, priority?: number): void;
      remove(run: () => void, context?: unknown): void;
    };
  };
  stage: { pivot: Point; worldTransform: { apply(p: Point): Point } };
  animatePan(to: { x?: number; y?: number; scale?: number; duration: number }): Promise<void>;
  pan(to: object): void;
  tokens: { placeables: { document: { name: string }; control(on: boolean): void }[] };
};
declare const chrome: { scripting: { unregisterContentScripts(): Promise<void> } };

let server: StandInServer;
let browser: Chromium;
let open: (Table & { readonly query: string }) | undefined;

beforeAll(async () => {
  server = await startFoundry();
  browser = await launchChromium({
    viewport: { width: 480, height: 360 },
    locale: 'en-GB',
    webgl: true,
    savesEnergy: true,
  });
});
afterEach(() => {
  expect(open?.errors ?? []).toEqual([]);
});
/** Closes the table, because an open table keeps drawing and slows down the next one. */
const leave = async (): Promise<void> => {
  await open?.page.close();
  open = undefined;
};
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Opens a table, unless the test before has opened the same: WebGL makes each opening costly. */
async function table(query: string): Promise<Table> {
  if (open?.query === query) return open;
  await leave();
  open = { ...(await sit(browser, server.url, query)), query };
  await select(open.page);
  // Once every sheet has been read, the measured edge no longer changes.
  await expect
    .poll(async () => cornersOf(cellsOf(await marksOn(open?.page as Page), 'threat:sure:fill')))
    .toEqual(CORNERS);
  return open;
}
const select = (page: Page): Promise<void> =>
  page.evaluate(() =>
    canvas.tokens.placeables.find((t) => t.document.name === 'Aldo')?.control(true),
  );

/**
 * From the first to the last column and row of the cells that are certainly threatened; the edge is
 * drawn 0.035 of a cell inside.
 */
const SURE = MASTER_UNION.filter(([x, y]) => !(x >= 7 && x <= 11 && y <= 7));
const cornersOf = (cells: readonly Cell[]) => ({
  x0: Math.min(...cells.map(([x]) => x)),
  y0: Math.min(...cells.map(([, y]) => y)),
  x1: Math.max(...cells.map(([x]) => x)) + 1,
  y1: Math.max(...cells.map(([, y]) => y)) + 1,
});
const CORNERS = cornersOf(SURE);

/**
 * The greatest distance between a corner of the threat's edge and its cell, in CSS pixels, over the
 * frames drawn in the meantime.
 */
const farthest = (
  page: Page,
  moves: readonly { x?: number; y?: number; scale?: number; duration: number }[],
): Promise<{ frames: number; px: number; travelled: number }> =>
  page.evaluate(
    async ([corners, list]) => {
      const edge = document
        .querySelector('quadretto-overlay')
        ?.shadowRoot?.querySelector('[data-key="threat:sure:edge"] .core');
      const inset = 0.035;
      let frames = 0;
      let px = 0;
      let travelled = 0;
      let last: number | undefined;
      const measure = (): void => {
        if (edge == null) return;
        const { left, top } = canvas.app.view.getBoundingClientRect();
        const place = (x: number, y: number): Point => {
          const at = canvas.stage.worldTransform.apply(standIn.corner(x, y));
          return { x: at.x + left, y: at.y + top };
        };
        const box = edge.getBoundingClientRect();
        const [a, b] = [
          place(corners.x0 + inset, corners.y0 + inset),
          place(corners.x1 - inset, corners.y1 - inset),
        ];
        px = Math.max(
          px,
          Math.abs(box.left - a.x),
          Math.abs(box.top - a.y),
          Math.abs(box.right - b.x),
          Math.abs(box.bottom - b.y),
        );
        travelled += Math.abs(a.x - (last ?? a.x));
        last = a.x;
        frames += 1;
      };
      // Runs after the host has drawn (priority −25) and after all listeners of that event.
      canvas.app.ticker.add(measure, undefined, -100);
      // A slow machine draws few frames during the movement: repeat it until enough were seen.
      for (let journeys = 0; journeys === 0 || (frames <= 8 && journeys < 10); journeys += 1) {
        for (const move of list) await canvas.animatePan(move);
      }
      await new Promise((done) => {
        setTimeout(done, 300);
      });
      canvas.app.ticker.remove(measure, undefined);
      return { frames, px, travelled };
    },
    [CORNERS, moves] as const,
  );

const JOURNEY = [
  { x: 2300, y: 1500, duration: 700 },
  { scale: 0.6173, duration: 700 },
  { x: 1400, y: 900, scale: 0.1937, duration: 900 },
  { x: 1800.4, y: 1200.6, scale: 0.333, duration: 500 },
];

describe('marks that stay in place on Foundry’s map', { sequential: true }, () => {
  afterAll(leave);

  it.each(usually([13], [11, 12]))(
    'on Foundry %d, Quadretto’s marks stay within one pixel of their place on the map during a pan and a zoom',
    async (generation) => {
      const { page } = await table(`generation=${generation}`);
      const { frames, px, travelled } = await farthest(page, JOURNEY);
      expect(frames).toBeGreaterThan(8);
      expect(travelled).toBeGreaterThan(200);
      expect(px).toBeLessThanOrEqual(1);
    },
  );

  it(
    'on Foundry, Quadretto’s marks stay within one pixel of their place after a browser ' +
      'zoom and a window resize',
    async () => {
      const { page } = await table('generation=13');
      const session = await page.context().newCDPSession(page);
      // Browser zoom of 150 %: fewer CSS pixels, each of one and a half device pixels.
      await session.send('Emulation.setDeviceMetricsOverride', {
        width: 427,
        height: 311,
        deviceScaleFactor: 1.5,
        mobile: false,
      });
      await page.waitForFunction(() => devicePixelRatio === 1.5);
      const { frames, px } = await farthest(page, JOURNEY);
      expect(frames).toBeGreaterThan(8);
      expect(px).toBeLessThanOrEqual(1);
    },
  );
});

describe('Foundry with the marks switched off', { sequential: true }, () => {
  afterAll(leave);

  /** The map with a selected creature. */
  const picture = async (page: Page): Promise<Buffer> => {
    await page.mouse.move(4, 4);
    await page.waitForTimeout(600);
    // Waits until the selection is on the screen, however slow the drawing.
    await page.evaluate(async () => {
      for (let drawn = 0; drawn < 5; drawn++)
        await new Promise<void>((next) => {
          canvas.app.ticker.addOnce(next, undefined, -100);
        });
      await new Promise((shown) => {
        requestAnimationFrame(() => requestAnimationFrame(shown));
      });
    });
    return page.screenshot({ clip: { x: 0, y: 0, width: 480, height: 360 } });
  };

  it(
    'if the user switches all of Quadretto’s marks off, a Foundry map looks exactly as ' +
      'without the extension',
    async () => {
      const { page } = await table('generation=13');
      const overlay = page.locator('quadretto-overlay');
      // The dock is no mark and would stay, so the picture leaves it out.
      await overlay.locator('.dock').evaluate((dock) => {
        (dock as HTMLElement).style.display = 'none';
      });
      const marked = await picture(page);
      await page.keyboard.press('Alt+Shift+KeyQ');
      await expect.poll(() => marksOn(page)).toEqual([]);
      const muted = await picture(page);
      await page.close();
      await browser.worker.evaluate(() => chrome.scripting.unregisterContentScripts());
      const bare = await browser.open(`${server.url}?generation=13`);
      await bare.waitForFunction('canvas?.ready === true');
      expect(await bare.locator('quadretto-overlay').count()).toBe(0);
      await select(bare);
      const without = await picture(bare);
      await bare.close();
      expect(muted.equals(without)).toBe(true);
      expect(marked.equals(without)).toBe(false);
    },
  );
});
