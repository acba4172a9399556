/**
 * The hosts' own interface drawn and open: nothing of ours overlaps it, and every button of ours
 * can be pressed.
 */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StandIn as Foundry } from '../hosts/foundry/client/main.ts';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import type { StandIn as Roll20 } from '../hosts/roll20/client/main.ts';
import { serveChromium } from '../hosts/roll20/serve.ts';
import { closePages, shareChromium, type Chromium } from '../support/chromium.ts';
import { ALDO } from './judged.ts';
import { sitAtRoll20 } from './roll20-table.ts';
import { refereed, sit, tapChord, type Table } from './table.ts';
import { usually } from '../support/thorough.ts';

declare const standIn: Foundry & Roll20;

/**
 * The parts of each host's interface, by the stand-ins' ids: not the list that the product itself
 * uses.
 */
const BARS: Readonly<Record<string, string>> = {
  foundry:
    '#controls, #scene-controls, #navigation, #scene-navigation, #players, #hotbar, #sidebar, #chat-message',
  roll20:
    '#floatingtoolbar, #master-toolbar, #page-toolbar, #vm_zoom_buttons, ' +
    '#zoomslider, #playerzone, #sidebarcontrol, #rightsidebar',
};
const TABLES = [
  ...usually([12, 14], [11, 13]).map((generation) => ({
    host: 'foundry',
    query: `generation=${generation}&interface=on`,
  })),
  ...usually(['jumpgate'], ['legacy']).map((engine) => ({
    host: 'roll20',
    query: `engine=${engine}&interface=drawn`,
  })),
];
const SIZES = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
] as const;

let server: StandInServer;
let browser: Chromium;
let at: Table;

beforeAll(async () => {
  server = await startFoundry({ generation: 13 });
  browser = await shareChromium({ viewport: { width: 1280, height: 720 } });
  await serveChromium(browser.context);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
afterEach(() => {
  expect(at.errors).toEqual([]);
});

async function open(host: string, query: string): Promise<Page> {
  at =
    host === 'foundry'
      ? await sit(browser, server.url, query, { folded: false })
      : await sitAtRoll20(browser, query, { folded: false });
  await at.page.setViewportSize(SIZES[0]);
  await refereed(at);
  if ((await at.page.locator('quadretto-overlay .dock').getAttribute('data-folded')) === 'true')
    await tapChord(at.page, 'd');
  return at.page;
}

interface Seen {
  /** Pairs of our panels and the host's bars that overlap by more than a pixel. */
  readonly over: readonly string[];
  /** Our buttons that another panel or a foreign element covers. */
  readonly under: readonly string[];
}

/** Measures the page as it is now. */
const look = (page: Page, bars: string): Promise<Seen> =>
  page.evaluate((selector) => {
    const host = document.querySelector('quadretto-overlay');
    const root = host?.shadowRoot;
    const name = (it: Element): string =>
      it.id || it.getAttribute('data-panel') || it.className.toString();
    const panels = [...(root?.querySelectorAll('.dock, .pane') ?? [])];
    const over = panels.flatMap((panel) =>
      [...document.querySelectorAll(selector)].flatMap((bar) => {
        const [a, b] = [panel.getBoundingClientRect(), bar.getBoundingClientRect()];
        const apart =
          a.right <= b.left + 1 ||
          b.right <= a.left + 1 ||
          a.bottom <= b.top + 1 ||
          b.bottom <= a.top + 1 ||
          b.width === 0;
        return apart ? [] : [`${name(panel)} and ${name(bar)}`];
      }),
    );
    const buttons = [
      ...(root?.querySelectorAll(
        '.dock .head button, .dock .foot button, .pane .head button, .tab-row button',
      ) ?? []),
    ];
    const under = buttons
      .filter((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const panel = button.closest('.dock, .pane');
        return (
          document.elementFromPoint(x + width / 2, y + height / 2) !== host ||
          root?.elementFromPoint(x + width / 2, y + height / 2)?.closest('.dock, .pane') !== panel
        );
      })
      .map((button) => button.getAttribute('aria-label') ?? '');
    return { over, under };
  }, bars);
const CLEAR: Seen = { over: [], under: [] };
const clear = (page: Page, host: string): Promise<void> =>
  expect.poll(() => look(page, BARS[host] ?? ''), { timeout: 8000 }).toEqual(CLEAR);

describe.each(TABLES)(
  'the main panel on $host, $query',
  { sequential: true },
  ({ host, query }) => {
    // The tests share a page; the last one leaves a window open.
    let page: Page;
    beforeAll(async () => {
      page = await open(host, query);
    });
    afterAll(() => closePages(browser));

    it('Quadretto’s panel stays beside the tabletop’s sidebar when the sidebar or the window is resized', async () => {
      await clear(page, host);
      const right = (): Promise<number> =>
        page
          .locator('quadretto-overlay .dock')
          .evaluate((dock) => Math.round(innerWidth - dock.getBoundingClientRect().right));
      const before = await right();
      await page.evaluate(() => standIn.interface?.collapse());
      await expect.poll(right).toBeLessThan(before - 100);
      await clear(page, host);
      await page.evaluate(() => standIn.interface?.collapse());
      await expect.poll(right).toBe(before);
      await page.setViewportSize({ width: 1000, height: 640 });
      await clear(page, host);
      await page.setViewportSize(SIZES[0]);
      await expect.poll(right).toBe(before);
    });

    it(
      'at any window size, Quadretto’s panels stay next to the tabletop’s sidebar, and ' +
        'overlap no toolbar',
      async () => {
        await page.evaluate(() => {
          standIn.token?.('Aldo').control(true);
        });
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await clear(page, host);
        }
        await tapChord(page, 'l');
        await page.locator('quadretto-overlay [data-panel=log]').waitFor();
        for (const size of [...SIZES].reverse()) {
          await page.setViewportSize(size);
          await clear(page, host);
          // The host's sidebar takes the most room: the dock is next to it, not far away.
          const gap = (): Promise<number> =>
            page.evaluate(() => {
              const [dock, sidebar] = [
                document.querySelector('quadretto-overlay')?.shadowRoot?.querySelector('.dock'),
                document.querySelector('#sidebar, #rightsidebar'),
              ].map((it) => it?.getBoundingClientRect().toJSON() as DOMRect);
              return sidebar!.left - dock!.right;
            });
          await expect.poll(gap, { message: `${size.width} pixels` }).toBeLessThan(120);
        }
      },
    );

    it(
      'Quadretto’s panels lie above the tabletop’s toolbars and beneath its windows, and ' +
        'Quadretto’s marks beneath the toolbars',
      async () => {
        const layers = await page.evaluate((selector) => {
          const outer = (it: Element | null | undefined): number => {
            let layer = 0;
            for (
              let each = it;
              each != null && each !== document.documentElement;
              each = each.parentElement
            ) {
              const { zIndex, position } = getComputedStyle(each);
              if (zIndex !== 'auto' && position !== 'static') layer = Number(zIndex);
            }
            return layer;
          };
          const root = document.querySelector('quadretto-overlay')?.shadowRoot;
          const { interface: drawn } = standIn;
          const made =
            drawn !== null && 'openWindow' in drawn
              ? drawn.openWindow('Aldo')
              : (drawn as unknown as { openDialog(title: string): HTMLElement } | null)?.openDialog(
                  'Aldo',
                );
          return {
            marks: Number(getComputedStyle(root!.querySelector('.q-marks')!).zIndex),
            panels: Number(getComputedStyle(root!.querySelector('.q-panels')!).zIndex),
            bars: [...document.querySelectorAll(selector)].map(outer),
            window: outer(made),
          };
        }, BARS[host] ?? '');
        expect(layers.bars.length).toBeGreaterThan(4);
        for (const bar of layers.bars) expect(layers.marks).toBeLessThan(bar);
        for (const bar of layers.bars) expect(layers.panels).toBeGreaterThan(bar);
        expect(layers.panels).toBeLessThan(layers.window);
      },
    );
  },
);

describe('the main panel on a page that covers the screen', () => {
  afterEach(() => closePages(browser));

  const fill = (page: Page, how: 'bars' | 'unknown' | 'veil'): Promise<void> =>
    page.evaluate((kind) => {
      const put = (css: string, id = ''): void => {
        const made = document.createElement('div');
        made.id = id;
        made.style.cssText = `position:fixed;background:#400;z-index:9000;${css}`;
        document.body.append(made);
      };
      if (kind === 'veil') put('inset:0');
      else {
        for (let i = 0; i < 16; i++)
          for (let k = 0; k < 9; k++)
            put(
              `left:${i * 80}px;top:${k * 80}px;width:80px;height:80px`,
              kind === 'bars' ? 'hotbar' : '',
            );
      }
    }, how);

  it.each([
    ['the tabletop’s toolbars cover', 'bars'],
    ['unknown elements cover', 'unknown'],
    ['one large element covers', 'veil'],
  ] as const)(
    'on a page that %s, Quadretto’s panel is still visible and can be folded',
    async (_says, how) => {
      const page = await open('foundry', 'generation=13&interface=on');
      await clear(page, 'foundry');
      await fill(page, how);
      await expect
        .poll(async () => (await look(page, '#nothing')).under, { timeout: 15_000 })
        .toEqual([]);
      await page.locator('quadretto-overlay .dock .head > .iconbtn').last().click();
      await expect
        .poll(() => page.locator('quadretto-overlay .dock').getAttribute('data-folded'))
        .toBe('true');
    },
  );

  it(
    'Quadretto’s panel moves away from an unknown toolbar that covers the panel, and moves ' +
      'back when the toolbar is gone',
    async () => {
      const page = await open('foundry', 'generation=13');
      const place = (): Promise<number> =>
        page
          .locator('quadretto-overlay .dock')
          .evaluate((dock) => Math.round(dock.getBoundingClientRect().left));
      const before = await place();
      await page.evaluate(() => {
        const bar = document.createElement('div');
        bar.id = 'a-module';
        bar.style.cssText =
          'position:fixed;right:0;top:0;width:200px;height:300px;background:#040;z-index:80';
        document.body.append(bar);
      });
      await expect.poll(place, { timeout: 10_000 }).toBeLessThan(before - 100);
      await expect.poll(() => look(page, '#a-module')).toEqual(CLEAR);
      await page.evaluate(() => document.getElementById('a-module')?.remove());
      await expect.poll(place).toBe(before);
    },
  );

  it('page elements of extreme size cause no error, and Quadretto still marks threatened squares', async () => {
    const page = await open('foundry', 'generation=13&interface=on');
    await page.evaluate(() => {
      for (const css of [
        'width:1e9px;height:1e9px',
        'transform:scale(1e30)',
        'transform:matrix(0,0,0,0,0,0)',
        'width:0;height:0',
        'z-index:99999999999999999999',
      ]) {
        const made = document.createElement('div');
        made.id = 'sidebar';
        made.style.cssText = `position:fixed;pointer-events:none;${css}`;
        document.body.append(made);
      }
    });
    await page.waitForTimeout(2500);
    expect((await look(page, '#nothing')).under).toEqual([]);
    await at.click(ALDO);
    await expect
      .poll(() => page.locator('quadretto-overlay [data-key^="threat:"]').count())
      .toBeGreaterThan(0);
  });
});
