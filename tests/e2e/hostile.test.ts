/**
 * A hostile page. It may report false facts about its table and draw anything. It can change
 * nothing but drawn marks, cannot write into the extension's storage, and cannot make our script
 * block the tab. Facts that cannot be read are reported.
 */
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { serveChromium } from '../hosts/roll20/serve.ts';
import { launchChromium, type Chromium } from '../support/chromium.ts';
import { inside, pressInside } from '../support/shut.ts';
import { idOf, MASTER_UNION } from './expected.ts';
import { clobber, forge, redefine, REDEFINED } from './hostile-page.ts';
import { threatened } from './judged.ts';
import { sit, type Table } from './table.ts';
import { usually } from '../support/thorough.ts';

interface Judged {
  readonly creatures: readonly { readonly id: string; readonly at: readonly [number, number] }[];
}
declare const chrome: {
  runtime: { getManifest(): Record<string, unknown> };
  storage: { local: { get(keys: null): Promise<Record<string, unknown>> } };
  tabs: {
    query(info: { url: string }): Promise<{ id: number }[]>;
    sendMessage(id: number, message: string, options: object): Promise<unknown>;
  };
};
declare const canvas: {
  tokens: { placeables: { document: { name: string }; control(on: boolean): void }[] };
};
declare const standIn: {
  corner(x: number, y: number): { x: number; y: number };
  remote(name: string, changed: object): void;
};
declare const said: string[];
declare const restore: () => void;

const asksOverlay = <T>(browser: Chromium, url: string, word: string): Promise<T> =>
  browser.worker.evaluate(
    async ([where, message]) => {
      const [tab] = await chrome.tabs.query({ url: where });
      return tab === undefined
        ? null
        : chrome.tabs.sendMessage(tab.id, message, { frameId: 0 }).catch(() => null);
    },
    [url, word] as const,
  ) as Promise<T>;
const stored = (browser: Chromium): Promise<Record<string, unknown>> =>
  browser.worker.evaluate(() => chrome.storage.local.get(null));
/**
 * The stored data once the table's own fight is stored and nothing was written for longer than any
 * delay before storing.
 */
async function settled(browser: Chromium): Promise<Record<string, unknown>> {
  await expect.poll(async () => Object.keys(await stored(browser))).toContain('kept:fights');
  let now = await stored(browser);
  for (let last = ''; last !== (last = JSON.stringify(now));) {
    await new Promise((later) => {
      setTimeout(later, 1000);
    });
    now = await stored(browser);
  }
  return now;
}

describe.each(usually([14], [13]))(
  'a table on Foundry %d whose page turns hostile',
  { sequential: true },
  (generation) => {
    let server: StandInServer;
    let browser: Chromium;
    let table: Table;
    let page: Page;
    let everywhere: string;

    beforeAll(async () => {
      server = await startFoundry({ generation: generation as 13 });
      browser = await launchChromium({
        savesEnergy: true,
        viewport: { width: 1000, height: 660 },
        locale: 'en-GB',
      });
      await browser.context.addInitScript(clobber);
      table = await sit(browser, server.url, `generation=${generation}`);
      ({ page } = table);
      everywhere = `${new URL(server.url).origin}/*`.replace(/:\d+/, '');
      await page.evaluate(() =>
        canvas.tokens.placeables.find((t) => t.document.name === 'Aldo')?.control(true),
      );
    });
    afterAll(async () => {
      await browser?.close();
      await server?.close();
    });

    const places = async (): Promise<Readonly<Record<string, readonly [number, number]>>> => {
      const scene = JSON.parse(
        (await asksOverlay<string | null>(browser, everywhere, 'overlay:scene')) ?? '{}',
      ) as Partial<Judged>;
      return Object.fromEntries(scene.creatures?.map(({ id, at }) => [id, at]) ?? []);
    };
    /** One sheet of this table is unreadable, and the dock always says so. */
    const STRANGE: readonly unknown[] = ['conditions', 'senses'];
    const unread = async (): Promise<readonly unknown[]> =>
      (
        await asksOverlay<{ notices: { code: string; params?: { field?: unknown } }[] } | null>(
          browser,
          everywhere,
          'overlay:state',
        )
      )?.notices
        .filter(({ code }) => code === 'error.reading')
        .map(({ params }) => params?.field)
        .filter((field) => !STRANGE.includes(field)) ?? ['nobody'];
    /** The page reports everything again, as after a change of map. */
    const anew = (): Promise<boolean> =>
      page.evaluate(() =>
        window.dispatchEvent(new CustomEvent('quadretto:to-page', { detail: 'start' })),
      );

    it('page elements with the names of Quadretto’s own elements do not prevent Quadretto’s marks', async () => {
      await expect.poll(() => threatened(page)).toEqual(MASTER_UNION);
      await expect.poll(unread).toEqual([]);
    });

    it(
      'forged and repeated messages on a Foundry page change no marks and no stored data, ' +
        'and cause no error',
      async () => {
        // The table's own fight is stored as soon as the referee runs; the forged messages do not
        // cause this.
        const before = await settled(browser);
        expect(await page.evaluate(forge, await page.evaluate(() => [...said]))).toBeGreaterThan(
          40,
        );
        expect(
          await page.evaluate(() => ({} as Record<string, unknown>)['polluted']),
        ).toBeUndefined();
        await anew();
        // Must finish within the timeout of polls, however many messages were forged.
        await expect.poll(() => threatened(page)).toEqual(MASTER_UNION);
        await expect.poll(unread).toEqual([]);
        expect(await stored(browser)).toEqual(before);
        expect(table.errors).toEqual([]);
      },
    );

    it(
      'while scripts send 1,000 messages per frame, the tabletop’s page stays responsive, ' +
        'and Quadretto’s marks are right at the end',
      async () => {
        const session = await page.context().newCDPSession(page);
        // Working time of the page's main thread, without waiting for a processor.
        await session.send('Performance.enable', { timeDomain: 'threadTicks' });
        /** Working time over twelve frames with this many messages, in ms. */
        const busy = async (name: string): Promise<number> => {
          const worked = async (): Promise<number> => {
            const { metrics } = await session.send('Performance.getMetrics');
            return (metrics.find((m) => m.name === 'TaskDuration')?.value ?? NaN) * 1000;
          };
          const before = await worked();
          await page.evaluate(floods, name);
          return (await worked()) - before;
        };
        const floods = async (name: string): Promise<void> => {
          const last = said.findLast((message) => message.startsWith('{"type":"tokens"')) ?? '';
          const moved = JSON.parse(last) as { data: { tokens: { x: number }[] } };
          for (const token of moved.data.tokens) token.x += 700;
          const other = JSON.stringify(moved);
          said.length = 0;
          said.push(last);
          for (let i = 0; i < 12; i++) {
            for (let j = 0; j < 1000; j++)
              window.dispatchEvent(new CustomEvent(name, { detail: j % 2 === 0 ? other : last }));
            await new Promise((next) => {
              setTimeout(next, 0);
            });
          }
        };
        const [alone, flood] = [await busy('nobody-hears-this'), await busy('quadretto:from-page')];
        // Twelve thousand messages that each take most of a millisecond to read: read one by one they
        // would take ten seconds.
        expect(alone).toBeGreaterThan(0);
        expect(flood).toBeLessThan(3000 + 10 * alone);
        await expect.poll(() => threatened(page)).toEqual(MASTER_UNION);
        expect(table.errors).toEqual([]);
      },
    );

    const home = [8, 5] as const;
    const away = [8, 6] as const;
    it.each(REDEFINED)(
      'if a Foundry page redefines %s, Quadretto’s marks are right, or Quadretto’s panel shows a warning',
      async (what) => {
        await page.evaluate(redefine, what);
        await page.evaluate(([x, y]) => standIn.remote('Aldo', standIn.corner(x, y)), away);
        const right = async (): Promise<string> => {
          const at = (await places())[idOf('Aldo')];
          if (at?.join() === away.join()) return 'right or said';
          const silent = (await inside(page, '.dock .stale')).length > 0;
          return (await unread()).length > 0 || silent ? 'right or said' : `Aldo at ${String(at)}`;
        };
        try {
          await expect.poll(right).toBe('right or said');
        } finally {
          await page.evaluate(() => restore());
        }
        await page.evaluate(([x, y]) => standIn.remote('Aldo', standIn.corner(x, y)), home);
        await anew();
        await expect
          .poll(async () => [(await places())[idOf('Aldo')], await unread()])
          .toEqual([home, []]);
        expect(table.errors.filter((error) => !error.includes('hostile'))).toEqual([]);
      },
    );

    it('creature names with HTML or invisible characters appear as plain and visible text', async () => {
      const mean = '<img src=x onerror="window.pwned=1">\u202e\u200bEvil\u2069';
      const huge = 'x'.repeat(1_000_000);
      await page.evaluate(
        ([a, b]) => {
          standIn.remote('Aldo', { name: a });
          standIn.remote('Berta', { name: b });
        },
        [mean, huge] as const,
      );
      const shown = async (): Promise<string> => (await inside(page, '.q')).join('\n');
      await expect.poll(shown).toContain('<img src=x');
      const text = await shown();
      expect(text).not.toMatch(/[\u200b\u202a-\u202e]/u);
      expect(text.length).toBeLessThan(20_000);
      expect(await inside(page, 'img')).toEqual([]);
      expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
      await expect.poll(unread).toEqual([]);
      expect(table.errors.filter((error) => !error.includes('hostile'))).toEqual([]);
    });
  },
);

describe('the installed extension on a hostile Roll20 page', { sequential: true }, () => {
  let browser: Chromium;
  let page: Page;
  const SITE = 'https://app.roll20.net/*';

  beforeAll(async () => {
    browser = await launchChromium({
      savesEnergy: true,
      extension: resolve(import.meta.dirname, '../../.output/chrome-mv3'),
      locale: 'en-GB',
    });
    await serveChromium(browser.context);
    page = await browser.open('https://app.roll20.net/editor/');
    await page.waitForSelector('quadretto-overlay', { state: 'attached', timeout: 30_000 });
  });
  afterAll(() => browser?.close());

  it('a hostile Roll20 page cannot use the extension’s functions, files or interface', async () => {
    await expect.poll(async () => (await inside(page, '.dock')).length).toBeGreaterThan(0);
    const manifest = await browser.worker.evaluate(() => chrome.runtime.getManifest());
    expect(manifest['externally_connectable']).toBeUndefined();
    expect(manifest['web_accessible_resources']).toBeUndefined();
    expect(
      await page.evaluate(async (id) => {
        const overlay = document.querySelector('quadretto-overlay');
        const { chrome: given, browser: other } = window as unknown as Record<
          'chrome' | 'browser',
          { runtime?: unknown; storage?: unknown } | undefined
        >;
        const root = overlay?.getRootNode();
        const beneath = Array.from({ length: 60 }, (_, i) =>
          document.elementsFromPoint(innerWidth - 5 - 4 * i, 60 + 5 * i),
        ).flat();
        return {
          root: overlay?.shadowRoot,
          attributes: overlay?.getAttributeNames(),
          text: `${overlay?.textContent}${overlay?.innerHTML}`,
          inDocument:
            root === document &&
            beneath.every((e) => e.getRootNode() === document) &&
            document
              .getAnimations()
              .every(
                (a) =>
                  ((a.effect as KeyframeEffect).target?.getRootNode() ?? document) === document,
              ),
          functions: [given?.runtime, given?.storage, other?.runtime].some(
            (each) => each !== undefined,
          ),
          files: await Promise.all(
            [
              'manifest.json',
              'roll20-page.js',
              'content-scripts/roll20.js',
              'practice.html',
              'options.html',
            ].map((file) =>
              fetch(`chrome-extension://${id}/${file}`).then(
                () => file,
                () => '',
              ),
            ),
          ),
          globals: Object.keys(window).filter((name) => /quadretto/i.test(name)),
        };
      }, browser.extensionId),
    ).toEqual({
      root: null,
      attributes: ['style'],
      text: '',
      inDocument: true,
      functions: false,
      files: ['', '', '', '', ''],
      globals: [],
    });
  });

  it('keys and clicks that a page’s scripts fake change nothing in Quadretto’s stored data', async () => {
    // The extension itself soon stores the fight that the table shows.
    const before = await settled(browser);
    await page.evaluate(forge, []);
    await page.waitForTimeout(500);
    expect(await stored(browser)).toEqual(before);
  });

  it('on a hostile page, the user’s real clicks still work in Quadretto’s menus', async () => {
    const rules = async (): Promise<string> =>
      (await asksOverlay<{ ruleset: string } | null>(browser, SITE, 'overlay:state'))?.ruleset ??
      '';
    await expect.poll(rules).toBe('srd35');
    // The dock begins folded in a window of this size.
    await pressInside(page, '.dock > .iconbtn[aria-expanded=false]:not(.named)');
    await pressInside(page, '.dock .menu > button[aria-label*="3.5"]');
    await expect
      .poll(async () => (await inside(page, '.menu-list button')).join())
      .toMatch(/Sigil/);
    await pressInside(page, '.menu-list button');
    await expect.poll(rules).not.toBe('srd35');
  });

  it(
    'an event that announces a newer Quadretto removes the present overlay, even if the ' +
      'page forged the event',
    async () => {
      await page.evaluate(() => {
        window.dispatchEvent(new Event('quadretto:overlay-begins'));
      });
      await page.waitForSelector('quadretto-overlay', { state: 'detached' });
      await expect.poll(() => asksOverlay(browser, SITE, 'overlay:state')).toBeNull();
    },
  );
});
