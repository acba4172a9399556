/**
 * The dock and its column of panels on each host, with the host's own interface drawn: two thirds
 * of the map stay free, nothing is covered, and every open panel can be reached.
 */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StandIn as Foundry } from '../hosts/foundry/client/main.ts';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import type { StandIn as Roll20 } from '../hosts/roll20/client/main.ts';
import { serveChromium } from '../hosts/roll20/serve.ts';
import { closePages, shareChromium, type Chromium } from '../support/chromium.ts';
import { usually } from '../support/thorough.ts';
import { atRest, breaches } from './axe.ts';
import { middleOf, openLesson } from './practice-marks.ts';
import { sitAtRoll20 } from './roll20-table.ts';
import { frames, refereed, sit, tapChord } from './table.ts';

declare const standIn: Foundry & Roll20;
declare const canvas: {
  dimensions: { size: number };
  tokens: { placeables: { document: { name: string }; center: { x: number; y: number } }[] };
  clientCoordinatesFromCanvas(point: object): { x: number; y: number };
};

/** Elements of the hosts' interface, by the stand-ins' ids. */
const BARS =
  '#scene-controls, #scene-navigation, #players, #hotbar, #sidebar, #chat-message, ' +
  '#floatingtoolbar, #master-toolbar, #page-toolbar, #vm_zoom_buttons, #zoomslider, ' +
  '#playerzone, #sidebarcontrol, #rightsidebar';
const SMALL = { width: 1280, height: 720 };
const LARGE = { width: 1440, height: 900 };
/**
 * Window sizes. In the smallest window there is the least room; below 900 pixels of height, panels may
 * be shorter.
 */
const SIZES = usually([SMALL], [LARGE, { width: 2560, height: 1440 }]);
/** With a size whose height sets a greater least height of panels. */
const LARGER = usually([SMALL, LARGE], SIZES.slice(2));
const HOSTS = ['foundry', 'roll20', 'practice'] as const;

let server: StandInServer;
let browser: Chromium;
let page: Page;
let errors: readonly string[] = [];

beforeAll(async () => {
  server = await startFoundry({ generation: 13 });
  browser = await shareChromium({ viewport: SMALL });
  await serveChromium(browser.context);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
/** Closes the tables of one or more tests, and checks that their pages had no errors. */
const leave = async (): Promise<void> => {
  await closePages(browser);
  expect(errors).toEqual([]);
};

async function open(
  host: (typeof HOSTS)[number],
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  errors = [];
  if (host === 'practice') {
    page = await openLesson(browser, 'flanking', '&lang=en');
    await page.setViewportSize(size);
  } else {
    const at =
      host === 'foundry'
        ? await sit(browser, server.url, 'generation=13&interface=on', { folded: false })
        : await sitAtRoll20(browser, 'engine=jumpgate&interface=drawn', { folded: false });
    ({ page, errors } = at);
    await page.setViewportSize(size);
    await refereed(at);
    await page.evaluate(() => {
      standIn.token?.('Aldo').control(true);
    });
  }
  // At this window size the dock folds shortly after the resize.
  if (size.width <= 720) await page.locator('.dock[data-folded=true]').waitFor();
  if ((await page.locator('.dock').getAttribute('data-folded')) === 'true')
    await tapChord(page, 'd');
  await page.locator('.dock:not([data-folded])').waitFor();
}

/**
 * The free share of the map, and the parts of our interface that lie over another part or over a
 * bar of the host.
 */
const look = (): Promise<{ free: number; over: string[]; under: string[] }> =>
  page.evaluate((selector) => {
    const host = document.querySelector('quadretto-overlay');
    const root = host?.shadowRoot ?? document;
    const shown = (it: Element): boolean => it.getBoundingClientRect().width > 0;
    const bars = [...document.querySelectorAll(selector)].filter(shown);
    const ours = [...root.querySelectorAll('.dock, .column')].filter(shown);
    const over = ours.flatMap((panel, i) =>
      [...bars, ...ours.slice(i + 1)].flatMap((other) => {
        const [a, b] = [panel.getBoundingClientRect(), other.getBoundingClientRect()];
        return a.right <= b.left + 1 ||
          b.right <= a.left + 1 ||
          a.bottom <= b.top + 1 ||
          b.bottom <= a.top + 1
          ? []
          : [`${panel.className} and ${other.id || other.className.toString()}`];
      }),
    );
    const under = [
      ...root.querySelectorAll(
        '.dock .head button, .dock .foot button, .column .head button, .tab-row button',
      ),
    ]
      .filter(shown)
      .filter((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const [cx, cy] = [x + width / 2, y + height / 2];
        const on = root.elementFromPoint(cx, cy);
        return (
          (host !== null && document.elementFromPoint(cx, cy) !== host) ||
          (on !== button && !button.contains(on))
        );
      })
      .map((button) => button.getAttribute('aria-label') ?? '');
    // Measured on a grid of points of the map: the window without the bars.
    let [map, free] = [0, 0];
    const has = (box: DOMRect, x: number, y: number): boolean =>
      x >= box.left && x < box.right && y >= box.top && y < box.bottom;
    const [barBoxes, ourBoxes] = [bars, ours].map((all) =>
      all.map((it) => it.getBoundingClientRect()),
    );
    for (let x = 4; x < innerWidth; x += 8)
      for (let y = 4; y < innerHeight; y += 8) {
        if (barBoxes!.some((box) => has(box, x, y))) continue;
        map++;
        if (!ourBoxes!.some((box) => has(box, x, y))) free++;
      }
    return { free: free / map, over, under };
  }, BARS);

const PANELS = [
  ['Actions', 'actions'],
  ['Attack', 'attack'],
  ['Referee’s log', 'log'],
  ['Paint the map', 'paint'],
] as const;
const button = (name: string) =>
  page.locator('.dock .foot').getByRole('button', { name: new RegExp(`^${name}`) });

describe.each(HOSTS)('the column of panels on %s', { sequential: true }, (host) => {
  // The tests share a table; each closes the panels that it opened.
  beforeAll(() => open(host, SMALL));
  afterAll(leave);

  it.each(host === 'foundry' ? LARGER : SIZES)(
    'in a window of $width × $height, Quadretto’s open panels cover at most a third of the map',
    async (size) => {
      await page.setViewportSize(size);
      await frames(page);
      for (const [name, id] of PANELS) {
        await button(name).click();
        await page.locator(`.pane[data-panel=${id}]`).waitFor();
        await atRest(page);
        await expect.poll(async () => (await look()).over, { timeout: 8000 }).toEqual([]);
        const seen = await look();
        expect(seen.under, id).toEqual([]);
        expect(seen.free, id).toBeGreaterThanOrEqual(2 / 3);
        // Its contents with the footer below them, as shown and as long as they are.
        const [shown, whole] = await page.locator(`.pane[data-panel=${id}]`).evaluate((pane) => {
          const [body, foot] = [pane.querySelector('.body')!, pane.querySelector('.foot')];
          const below = foot?.getBoundingClientRect().height ?? 0;
          return [body.clientHeight + below, body.scrollHeight + below] as const;
        });
        const least = size.height < 900 ? 240 : 340;
        expect(shown, id).toBeGreaterThanOrEqual(Math.min(least, whole));
      }
      for (const [name, id] of PANELS) {
        await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
        await page.locator(`.pane[data-panel=${id}]`).waitFor();
      }
      await expect.poll(() => page.locator('.pane:visible').count()).toBe(1);
      // A button closes the panel in front; then the panel that was opened before it is in front.
      for (const [name, id] of PANELS.toReversed()) {
        await button(name).click();
        await page.locator(`.pane[data-panel=${id}]`).waitFor({ state: 'detached' });
      }
    },
    90_000,
  );
});

/** The creatures of the stand-ins' fight. */
const FIGHT = ['Aldo', 'Ogre', 'Berta', 'Goblin'];

/**
 * Names of the creatures of the fight of which our panels cover a part, and “around Aldo” if they
 * cover a square beside Aldo, who is selected.
 */
const covered = (host: 'foundry' | 'roll20'): Promise<string[]> =>
  page.evaluate(
    ([foundry, names]) => {
      const root = document.querySelector('quadretto-overlay')?.shadowRoot;
      const ours = [...(root?.querySelectorAll('.dock, .column') ?? [])].map((it) =>
        it.getBoundingClientRect(),
      );
      const on = (x: number, y: number): { x: number; y: number } =>
        foundry
          ? canvas.clientCoordinatesFromCanvas({ x, y })
          : standIn.client2d({ x, y } as never);
      const cell = foundry
        ? canvas.dimensions.size
        : standIn.corner(1, 0).x - standIn.corner(0, 0).x;
      const middle = (name: string): { x: number; y: number } =>
        foundry
          ? canvas.tokens.placeables.find(({ document: { name: own } }) => own === name)!.center
          : standIn.seen(name).model;
      /** The boxes overlap by more than a rounded pixel. */
      const lies = ({ x, y }: { x: number; y: number }, cells: number): boolean => {
        const half = (cells * cell) / 2;
        const [from, to] = [on(x - half, y - half), on(x + half, y + half)];
        return ours.some(
          (box) =>
            Math.min(box.right, to.x) - Math.max(box.left, from.x) > 1 &&
            Math.min(box.bottom, to.y) - Math.max(box.top, from.y) > 1,
        );
      };
      return [
        ...names.filter((name) => lies(middle(name), name === 'Ogre' ? 2 : 1)),
        ...(lies(middle('Aldo'), 3) ? ['around Aldo'] : []),
      ];
    },
    [host === 'foundry', FIGHT] as const,
  );

describe.each(['foundry', 'roll20'] as const)(
  'the main panel on %s, folded at first',
  { sequential: true },
  (host) => {
    // The tests share a table; each closes the panels that it opened.
    beforeAll(async () => {
      errors = [];
      const at =
        host === 'foundry'
          ? await sit(browser, server.url, 'generation=13&interface=on', { folded: true })
          : await sitAtRoll20(browser, 'engine=jumpgate&interface=drawn', { folded: true });
      ({ page, errors } = at);
      await refereed(at);
      await at.turn('Aldo');
      await page.evaluate(() => {
        if (standIn.token === undefined) standIn.select(['Aldo']);
        else standIn.token('Aldo').control(true);
      });
    });
    afterAll(leave);

    it.each(SIZES)(
      'in a window of $width × $height, Quadretto covers at most 8 % of the map when folded, ' +
        'and 22 % with a panel open',
      async (size) => {
        await page.setViewportSize(size);
        await frames(page);
        await atRest(page);
        await expect.poll(async () => (await look()).over, { timeout: 8000 }).toEqual([]);
        expect((await look()).free).toBeGreaterThanOrEqual(0.92);
        expect(await covered(host)).toEqual([]);
        for (const [name, id] of PANELS.slice(0, 3)) {
          const opener = page
            .locator('.dock')
            .getByRole('button', { name: new RegExp(`^${name}`) });
          await opener.click();
          await page.locator(`.pane[data-panel=${id}]`).waitFor();
          await atRest(page);
          const seen = await look();
          expect([seen.over, seen.under], id).toEqual([[], []]);
          expect(seen.free, id).toBeGreaterThanOrEqual(0.78);
          expect(await covered(host), id).toEqual([]);
          await opener.click();
          await page.locator(`.pane[data-panel=${id}]`).waitFor({ state: 'detached' });
        }
      },
    );
  },
);

describe('one table at a time', () => {
  afterEach(leave);

  it.each([...SIZES, ...usually([], [{ width: 1920, height: 1080 }])])(
    'on the practice table, in a window of $width × $height, Quadretto’s panels cover no square of the map',
    async (size) => {
      await open('practice', size);
      await button('Actions').click();
      await atRest(page);
      const room = async (): Promise<{ left: number; right: number; cell: number }> => {
        const { left, right } = await page.evaluate(() => {
          const root = document.querySelector('quadretto-overlay')?.shadowRoot;
          const box = (each: ParentNode | null | undefined, selector: string): DOMRect =>
            each?.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(NaN);
          return { left: box(document, '.card').right, right: box(root, '.column').left };
        });
        // The lesson's open squares; a wall surrounds them.
        const [from, to] = [await middleOf(page, [1, 1]), await middleOf(page, [10, 7])];
        const cell = (to.x - from.x) / 9;
        return { left: from.x - cell / 2 - left, right: right - to.x - cell / 2, cell };
      };
      // The map is fitted anew after the window and the panels have their sizes.
      await expect.poll(async () => (await room()).left).toBeGreaterThan(0);
      await expect.poll(async () => (await room()).right).toBeGreaterThan(0);
      await expect.poll(async () => (await room()).cell).toBeGreaterThan(48);
    },
  );

  it('at 200 % zoom, no part of Quadretto’s interface covers another part, whichever panel is open', async () => {
    await open('foundry', { width: 640, height: 360 });
    // The host's own sidebar alone leaves no room.
    await page.evaluate(() => standIn.interface?.collapse());
    expect(await page.locator('.widen').count()).toBe(0);
    for (const name of ['Actions', 'Referee’s log', 'Paint the map']) {
      await button(name).click();
      await atRest(page);
      await expect
        .poll(async () => (await look()).over.filter((each) => each.includes('column')))
        .toEqual([]);
      await expect.poll(() => page.locator('.widen').count()).toBe(1);
      await expect.poll(async () => (await look()).under).toEqual([]);
    }
  });

  it.each(usually([150], [90]))(
    'at an interface size of %s %, Quadretto’s panels pass the accessibility checks, and ' +
      'each menu opens beside its button',
    async (scale) => {
      await open('practice', { width: 1440, height: 900 });
      await page.locator('.dock .foot > .iconbtn').last().click();
      await page.getByRole('button', { name: /^Size of the dock/ }).click();
      await page.getByRole('menuitemradio', { name: `${scale}%` }).click();
      await button('Actions').click();
      await button('Attack').click();
      await atRest(page);
      const small = await page.locator('quadretto-overlay').evaluate((host) =>
        [...(host.shadowRoot?.querySelectorAll('.dock button, .column button') ?? [])]
          .filter((it) => it.getBoundingClientRect().width > 0)
          .filter((it) => {
            const { width, height } = it.getBoundingClientRect();
            return Math.min(width, height) < 23.9;
          })
          .map((it) => it.getAttribute('aria-label') ?? it.textContent),
      );
      expect(small).toEqual([]);
      expect(await breaches(page, [['quadretto-overlay', '.column']], true)).toEqual([]);
      const menu = page.locator('.dock .head .menu button').first();
      await menu.click();
      // The list is placed once its size is known.
      await expect
        .poll(async () => {
          const [from, list] = [
            await menu.boundingBox(),
            await page.locator('.menu-list').boundingBox(),
          ];
          const [below, aside] = [
            (list?.y ?? NaN) - (from?.y ?? NaN) - (from?.height ?? NaN),
            (list?.x ?? NaN) - (from?.x ?? NaN),
          ];
          return Math.abs(below) < 12 && Math.abs(aside) < 60
            ? 'at its button'
            : `${below} px below and ${aside} px beside its button`;
        })
        .toBe('at its button');
    },
  );
});
