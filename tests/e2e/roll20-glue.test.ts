/**
 * The marks stay on Roll20's map: while the camera moves, in every frame, the overlay's boxes are
 * where the engine's camera places their cells. Measured after the host has drawn and all its
 * listeners have run.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { StandIn } from '../hosts/roll20/client/main.ts';
import { MASTER_UNION, ROLL20_PLAYER_UNION, type Cell } from './expected.ts';
import { threatened } from './judged.ts';
import { sittings } from './roll20-sittings.ts';
import { neutral } from './roll20-table.ts';
import type { Table } from './table.ts';

declare const standIn: StandIn;

const { sit } = sittings({
  viewport: { width: 760, height: 420 },
  before: (browser) => neutral(browser, ['Merchant', 'Stranger']),
});

/** A table with Aldo selected, after every sheet has arrived and the marks no longer change. */
async function table(query: string, union: readonly Cell[] = MASTER_UNION): Promise<Table> {
  const made = await sit(query);
  await made.page.evaluate(() => standIn.select(['Aldo']));
  await expect.poll(() => threatened(made.page)).toEqual(union);
  return made;
}

/**
 * The greatest distance between a corner of the threat's edge and its cell, in CSS pixels, over the
 * frames in which the map is panned and zoomed.
 */
const farthest = (
  page: Page,
  engine: string,
): Promise<{ frames: number; px: number; travelled: number; boxes: number }> =>
  page.evaluate(async (legacy) => {
    const root = document.querySelector('quadretto-overlay')?.shadowRoot;
    let [frames, px, travelled, last] = [0, 0, 0, NaN];
    const sizes = new Set<number>();
    const measure = (): void => {
      const edge = root?.querySelector<SVGGraphicsElement>(
        '[data-key^="threat:"][data-key$=":edge"] .core',
      );
      if (edge == null) return;
      const box = edge.getBoundingClientRect();
      // The edge on the map, read from the drawing itself, in hundredths of a cell. The test has
      // already waited until the edge surrounds the right cells.
      const { x, y, width, height } = edge.getBBox();
      const place = (column: number, row: number) => standIn.client2d(standIn.corner(column, row));
      const [a, b] = [place(x / 100, y / 100), place((x + width) / 100, (y + height) / 100)];
      px = Math.max(
        px,
        Math.abs(box.left - a.x),
        Math.abs(box.top - a.y),
        Math.abs(box.right - b.x),
        Math.abs(box.bottom - b.y),
      );
      travelled += Number.isNaN(last) ? 0 : Math.abs(a.x - last);
      last = a.x;
      sizes.add(Math.round(box.width));
      frames += 1;
    };
    // Measures in the first task after the frame: all frame callbacks, including the overlay's,
    // have run, and nothing has moved since.
    const frame = (): Promise<void> =>
      new Promise((done) => {
        const stop = standIn.afterFrame(() => {
          stop();
          setTimeout(() => {
            measure();
            done();
          }, 0);
        });
      });
    const journey: (() => void)[] = [
      ...Array.from({ length: 15 }, () => () => standIn.pan(-9.3, -6.7)),
      ...Array.from(
        { length: 15 },
        (_, i) => () => standIn.show({ x: 800 + 3 * i, y: 500 + i }, 0.5 + i * 0.037),
      ),
      ...Array.from({ length: 10 }, () => () => standIn.pan(13.1, 8.9)),
      ...Array.from(
        { length: 10 },
        (_, i) => () => standIn.show({ x: 300 - 20 * i, y: 260 - 20 * i }, 1.1 - i * 0.07),
      ),
    ];
    for (const step of journey) {
      step();
      await frame();
    }
    // Another script scrolls the wrapper; Jumpgate has nothing to scroll.
    if (legacy)
      for (let i = 0; i < 10; i += 1) {
        document.querySelector('#editor-wrapper')?.scrollBy(11, 7);
        await frame();
      }
    return { frames, px, travelled, boxes: sizes.size };
  }, engine === 'legacy');

describe.each(['legacy', 'jumpgate'])(
  'marks on the map of Roll20 %s',
  { sequential: true },
  (engine) => {
    it(
      'on Roll20, Quadretto’s marks stay within one pixel of their place on the map during a ' +
        'pan and a zoom, also by the user’s own mouse',
      async () => {
        const { page, at } = await table(`engine=${engine}`);
        const aldo = await at([8, 5]);
        for (let i = 0; i < 4; i += 1) {
          await page.mouse.move(aldo.x + 20 * i, aldo.y);
          await page.mouse.wheel(0, i % 2 === 0 ? -300 : 200);
          await page.mouse.down({ button: 'right' });
          await page.mouse.move(aldo.x - 30, aldo.y + 12 * i, { steps: 3 });
          await page.mouse.up({ button: 'right' });
        }
        const apart = (): Promise<number> =>
          page.evaluate(() => {
            const edge = document
              .querySelector('quadretto-overlay')
              ?.shadowRoot?.querySelector('[data-key^="threat:"][data-key$=":edge"] .core');
            const box = edge?.getBoundingClientRect();
            const own = (edge as SVGGraphicsElement).getBBox();
            const corner = standIn.client2d(standIn.corner(own.x / 100, own.y / 100));
            return Math.max(
              Math.abs((box?.left ?? NaN) - corner.x),
              Math.abs((box?.top ?? NaN) - corner.y),
            );
          });
        await expect.poll(apart).toBeLessThanOrEqual(1);
        const { frames, px, travelled, boxes } = await farthest(page, engine);
        expect(frames).toBeGreaterThan(40);
        expect(travelled).toBeGreaterThan(400);
        expect(boxes).toBeGreaterThan(10);
        expect(px).toBeLessThanOrEqual(1);
      },
    );

    it(
      'on Roll20, Quadretto’s marks stay within one pixel of their place after a browser ' +
        'zoom and a window resize',
      async () => {
        const { page } = await table(`engine=${engine}&user=player`, ROLL20_PLAYER_UNION);
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setDeviceMetricsOverride', {
          width: 700,
          height: 391,
          deviceScaleFactor: 1.5,
          mobile: false,
        });
        await page.waitForFunction(() => devicePixelRatio === 1.5);
        const { frames, px } = await farthest(page, engine);
        expect(frames).toBeGreaterThan(40);
        expect(px).toBeLessThanOrEqual(1);
      },
    );
  },
);
