/**
 * Failures under an open table: corrupt or full storage, a stopped background, two tabs of one user
 * at one table, a disabled extension. No data is lost or doubled.
 */
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { shareChromium, type Chromium } from '../support/chromium.ts';
import { inside } from '../support/shut.ts';
import { idOf, MASTER_UNION, type Cell } from './expected.ts';
import { threatened } from './judged.ts';
import { refereed, sit, type Table } from './table.ts';

declare const chrome: {
  tabs: { query(by: { url: string }): Promise<{ id: number }[]> };
  scripting: {
    executeScript(what: {
      target: { tabId: number };
      func: () => Promise<string>;
    }): Promise<{ result?: string }[]>;
  };
  management: { setEnabled(id: string, on: boolean): Promise<void> };
  storage: {
    local: {
      get(keys: null): Promise<Record<string, unknown>>;
      set(items: object): Promise<void>;
      remove(key: string): Promise<void>;
      getBytesInUse(keys: null): Promise<number>;
    };
  };
};
declare const canvas: {
  tokens: { placeables: { document: { name: string }; control(on: boolean): void }[] };
};
declare const game: { combat: { combatant?: { tokenId: string } } };
declare const standIn: {
  macro(name: string, cell: readonly [number, number]): Promise<boolean>;
  combat: { nextTurn(): Promise<void> };
};
declare const said: string[];

let server: StandInServer;
let browser: Chromium;
let table: Table;
let page: Page;
let workers: CDPSession;

const stored = (): Promise<Record<string, unknown>> =>
  browser.worker.evaluate(() => chrome.storage.local.get(null));
const select = (on: Page, name: string): Promise<void> =>
  on.evaluate(
    (who) => canvas.tokens.placeables.find((t) => t.document.name === who)?.control(true),
    name,
  );
const move = (on: Page, name: string, cell: Cell): Promise<boolean> =>
  on.evaluate(([who, x, y]) => standIn.macro(who, [x, y]), [name, ...cell] as const);
interface Kept {
  readonly kind: string;
  readonly of: string;
  readonly path?: Cell[];
}
/** The stored events of the fight. */
const events = async (wanted: string): Promise<readonly Kept[]> =>
  Object.entries(await stored())
    .filter(([key]) => key.startsWith('kept:fightpage:'))
    .flatMap(([, part]) => (part as { data: { events: Kept[] } }).data.events)
    .filter(({ kind }) => kind === wanted);
/** The creature and destination of each move. */
const moves = async (): Promise<readonly string[]> =>
  (await events('move')).map(({ of, path }) => `${of} ${String(path?.at(-1))}`);
/** Nothing has been stored for longer than any delay before storing. */
async function quiet(): Promise<void> {
  for (let last = ''; last !== (last = JSON.stringify(await stored()));)
    await new Promise((later) => {
      setTimeout(later, 800);
    });
}
const aldo = (cell: Cell): string => `${idOf('Aldo')} ${String(cell)}`;
const open = (): Promise<Table> =>
  sit(browser, server.url, 'generation=13&table=faults&user=gm', { folded: false });

beforeAll(async () => {
  server = await startFoundry({ generation: 13 });
  browser = await shareChromium({ viewport: { width: 1000, height: 660 } });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const CORRUPT = {
  settings: 'ruined',
  'kept:corrections': { version: 1, data: 'ruined' },
  'kept:policies': { version: 'x' },
  'kept:fights': { version: 1, data: { '': 'x' } },
  'sites-off': 7,
} as const;

describe('a table with a fault', { sequential: true }, () => {
  it(
    'if stored settings are corrupt, Quadretto uses the default settings, and moves the ' +
      'corrupt data to a backup',
    async () => {
      await browser.worker.evaluate((items) => chrome.storage.local.set(items), CORRUPT);
      table = await open();
      ({ page } = table);
      await select(page, 'Aldo');
      await expect.poll(() => threatened(page), { timeout: 30_000 }).toEqual(MASTER_UNION);
      await expect
        .poll(async () => Object.values(await stored()), { timeout: 30_000 })
        .toEqual(
          expect.arrayContaining([
            CORRUPT['kept:corrections'],
            CORRUPT['kept:fights'],
            CORRUPT.settings,
          ]),
        );
      // Each corrupt part is set aside separately; until then the settings stay in place.
      await expect
        .poll(async () => Object.keys(await stored()), { timeout: 30_000 })
        .toEqual(
          expect.arrayContaining(['settings-set-aside', 'aside:corrections:1', 'aside:fights:1']),
        );
      expect(table.errors).toEqual([]);
    },
    120_000,
  );

  it('content scripts cannot read the extension’s storage directly', async () => {
    const said = await browser.worker.evaluate(
      async (url) => {
        const [tab] = await chrome.tabs.query({ url });
        const [first] = await chrome.scripting.executeScript({
          target: { tabId: tab!.id },
          func: () =>
            chrome.storage.local.get(null).then(
              (all) => Object.keys(all).join(' '),
              (error: unknown) => `refused: ${String(error)}`,
            ),
        });
        return first?.result;
      },
      `http://${new URL(page.url()).hostname}/*`,
    );
    expect(said).toMatch(/^refused: .*not allowed/);
  });

  it('a move that was made while the extension’s storage was full is saved when there is room again', async () => {
    const before = (await events('turn')).length;
    await page.evaluate(() => standIn.combat.nextTurn());
    // Storing is delayed, because data stored while space is being freed would exceed the quota.
    await expect.poll(async () => (await events('turn')).length).toBeGreaterThan(before);
    await quiet();
    const filled = await browser.worker.evaluate(async () => {
      const left = 10_485_760 - (await chrome.storage.local.getBytesInUse(null));
      await chrome.storage.local.set({ filler: 'x'.repeat(left - 200) });
      return left;
    });
    expect(filled).toBeGreaterThan(1_000_000);
    await move(page, 'Aldo', [7, 5]);
    // Data that was set aside comes first and fills the list.
    await page.locator('.notices button').filter({ hasText: 'more' }).dispatchEvent('click');
    await expect
      .poll(async () => (await inside(page, '.notices')).join(), { timeout: 30_000 })
      .toContain('storage is full');
    expect(await moves()).not.toContain(aldo([7, 5]));
    await browser.worker.evaluate(() => chrome.storage.local.remove('filler'));
    await expect.poll(moves, { timeout: 30_000 }).toContain(aldo([7, 5]));
    expect(table.errors).toEqual([]);
  }, 120_000);

  it('if one user has two tabs open, each move is logged once, whichever tab the move was made in', async () => {
    const other = await open();
    await select(other.page, 'Aldo');
    await refereed(other);
    await expect
      .poll(async () => (await inside(other.page, '.layer')).length, { timeout: 30_000 })
      .toBeGreaterThan(0);
    await move(page, 'Aldo', [6, 5]);
    await expect.poll(moves, { timeout: 30_000 }).toContain(aldo([6, 5]));
    await page.bringToFront();
    for (const cell of [
      [5, 5],
      [4, 5],
    ] as const) {
      await move(page, 'Aldo', cell);
      await expect.poll(moves, { timeout: 30_000 }).toContain(aldo(cell));
    }
    await other.page.bringToFront();
    await move(other.page, 'Aldo', [3, 5]);
    await expect.poll(moves, { timeout: 30_000 }).toContain(aldo([3, 5]));
    await quiet();
    const all = (await moves()).filter((each) => each.startsWith(idOf('Aldo')));
    expect(all.sort()).toEqual(
      [
        [7, 5],
        [6, 5],
        [5, 5],
        [4, 5],
        [3, 5],
      ]
        .map(([x = 0, y = 0]) => aldo([x, y]))
        .sort(),
    );
    expect([...table.errors, ...other.errors]).toEqual([]);
    await other.page.close();
    await page.bringToFront();
  }, 120_000);

  it('if the browser stops the extension’s background script before an answer, the request is sent again', async () => {
    const ours = await browser.open('options.html');
    workers = await ours.context().newCDPSession(ours);
    await workers.send('ServiceWorker.enable');
    await page.bringToFront();
    const kill = async (): Promise<void> => {
      await workers.send('ServiceWorker.stopAllWorkers');
    };
    const reloaded = page.reload();
    for (let i = 0; i < 15; i++) {
      await kill();
      await new Promise((next) => {
        setTimeout(next, 100);
      });
    }
    await reloaded;
    await expect
      .poll(async () => (await inside(page, '.layer')).length, { timeout: 30_000 })
      .toBeGreaterThan(0);
    await page.locator('.dock .foot').locator('[aria-label=Actions]').dispatchEvent('click');
    const row = page.locator('.actions .who-row .name');
    for (const name of ['Dina', 'Aldo', 'Berta']) {
      await Promise.all([select(page, name), kill(), kill()]);
      await expect.poll(() => row.innerText(), { timeout: 30_000 }).toMatch(new RegExp(name));
      await expect
        .poll(async () => (await inside(page, '.actions [data-action]')).length, {
          timeout: 30_000,
        })
        // A creature out of its turn has few rows before the user opens its kinds of action.
        .toBeGreaterThan(0);
    }
    expect(await page.evaluate(() => document.querySelectorAll('quadretto-overlay').length)).toBe(
      1,
    );
    expect(table.errors).toEqual([]);
    await ours.close();
  }, 120_000);

  it('disabling the extension removes Quadretto’s overlay, and the tabletop itself still works', async () => {
    const settings = await browser.open('chrome://extensions/');
    await settings.evaluate((id) => chrome.management.setEnabled(id, false), browser.extensionId);
    await page.bringToFront();
    await page.waitForSelector('quadretto-overlay', { state: 'detached' });
    await page.evaluate(() => {
      said.length = 0;
    });
    expect(await move(page, 'Aldo', [4, 6])).toBe(true);
    await page.waitForTimeout(3000);
    expect(await page.evaluate(() => said)).toEqual([]);
    expect(await page.evaluate(() => typeof game.combat)).toBe('object');
    await settings.evaluate((id) => chrome.management.setEnabled(id, true), browser.extensionId);
    await page.reload();
    await page.waitForSelector('quadretto-overlay', { state: 'attached' });
    expect(await page.evaluate(() => document.querySelectorAll('quadretto-overlay').length)).toBe(
      1,
    );
    expect(table.errors).toEqual([]);
  }, 120_000);
});
