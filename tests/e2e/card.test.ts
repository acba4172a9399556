/**
 * Corrections at a stand-in Foundry table: the marks follow them, and they survive a reload, a
 * closed browser, and export to a file. Corrupt stored data is reported and set aside, and
 * everything else works.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { launchChromium, type Chromium } from '../support/chromium.ts';
import { idOf, type Cell } from './expected.ts';
import { cellsOf, marksOn } from './marks.ts';
import { frames, sit, type Table } from './table.ts';

declare const chrome: {
  storage: {
    local: { get(key: null): Promise<Record<string, unknown>>; set(items: object): Promise<void> };
  };
};

const ALDO: Cell = [8, 5];
const OGRE: Cell = [9, 4];
const GOBLIN: Cell = [7, 10];
const AMBUSHER: Cell = [13, 8];

let server: StandInServer;
let profile: string;
let browser: Chromium;
let at: Table | undefined;

const launch = async (): Promise<void> => {
  // Without a graphics card WebGL takes most of a second for each frame on a busy machine.
  browser = await launchChromium({
    savesEnergy: true,
    profile,
    viewport: { width: 1000, height: 660 },
    locale: 'en-GB',
  });
};
const table = async (): Promise<Table> =>
  (at = await sit(browser, server.url, 'generation=13', { folded: false }));

beforeAll(async () => {
  server = await startFoundry();
  profile = await mkdtemp(join(tmpdir(), 'quadretto-card-'));
  await launch();
});
// Closes each table, because an open table keeps drawing and slows down the next one.
afterEach(async () => {
  const errors = at?.errors ?? [];
  await at?.page.close();
  at = undefined;
  expect(errors).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

/**
 * Greatest distance between a creature's space and its threatened cells, read from the marks that
 * appear when the pointer is on it.
 */
async function reachShown(
  { page, hover }: Table,
  name: string,
  [x, y]: Cell,
  space: number,
): Promise<number> {
  await hover([x, y]);
  await frames(page);
  const off = (v: number, from: number): number => Math.max(from - v, v - from - space + 1, 0);
  return Math.max(
    0,
    ...cellsOf(await marksOn(page), `threat:of:${idOf(name)}:fill`).map(([cx, cy]) =>
      Math.max(off(cx, x), off(cy, y)),
    ),
  );
}

async function correctReach(
  { page, click }: Table,
  name: string,
  cell: Cell,
  to: string,
  button: string,
): Promise<void> {
  await click(cell);
  // Until the table reports the selection, the row shows the creature selected before.
  await expect.poll(() => page.locator('quadretto-overlay .who').textContent()).toContain(name);
  await page.locator('quadretto-overlay .who .iconbtn').click();
  const row = page.locator('quadretto-overlay [data-fact=reach]');
  await row.locator('.iconbtn').click();
  await row.locator('input').fill(to);
  await row.getByRole('button', { name: button }).click();
  await expect.poll(() => row.locator('.from').textContent()).toMatch(/^you, /);
  await page.keyboard.press('Escape');
  await page.locator('quadretto-overlay [data-panel]').waitFor({ state: 'detached' });
}

/** With Aldo selected: a selected creature shows no threat of its own. */
const reaches = async (on: Table): Promise<number[]> => {
  await on.click(ALDO);
  return [
    await reachShown(on, 'Ogre', OGRE, 2),
    await reachShown(on, 'Goblin', GOBLIN, 1),
    await reachShown(on, 'Ambusher', AMBUSHER, 1),
  ];
};

describe('corrections on a creature’s card', { sequential: true }, () => {
  it(
    'when the user corrects the reach of one token, or of every goblin, the threatened ' +
      'squares on the map change',
    async () => {
      const on = await table();
      await expect.poll(() => reaches(on)).toEqual([2, 1, 1]);
      await correctReach(on, 'Ogre', OGRE, '1,5 m', 'For this token only');
      await correctReach(on, 'Goblin', GOBLIN, '3 m', 'For every “Goblin”');
      await expect.poll(() => reaches(on)).toEqual([1, 2, 2]);
    },
  );

  it(
    'a creature’s reach that the user corrected still applies after a reload and after a ' +
      'restart of the browser',
    async () => {
      await expect.poll(async () => reaches(at ?? (await table()))).toEqual([1, 2, 2]);
      await at?.page.close();
      at = undefined;
      await browser.close();
      await launch();
      const on = await table();
      await expect.poll(() => reaches(on)).toEqual([1, 2, 2]);
    },
  );

  const options = (): Promise<Page> => browser.open('options.html');

  it(
    'when the user erases or imports corrections of creatures in the options, an open game ' +
      'page shows the change at once',
    async () => {
      const on = await table();
      const page = await options();
      await expect
        .poll(() => page.locator('#kept li .strong').allTextContents())
        .toEqual(['Goblin · Reach: 10\u00a0ft.', 'Ogre · Reach: 5\u00a0ft.']);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export to a file' }).click(),
      ]);
      const file = await download.path();
      expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
        format: 'quadretto/kept@1',
        kept: { corrections: { version: 1 } },
      });
      await page.getByRole('button', { name: 'Erase 2 corrections' }).click();
      await page.locator('#kept li .strong').first().waitFor({ state: 'detached' });
      await on.page.bringToFront();
      await expect.poll(() => reaches(on)).toEqual([2, 1, 1]);
      const bad = join(profile, 'bad.json');
      await writeFile(
        bad,
        '{"format":"quadretto/kept@1","kept":{"corrections":{"version":99,"data":{}}}}',
      );
      await page.bringToFront();
      await page.locator('#kept input[type=file]').setInputFiles(bad);
      await expect
        .poll(() => page.locator('#kept [role=status]').textContent())
        .toContain('Nothing was changed.');
      await page.locator('#kept input[type=file]').setInputFiles(file);
      await expect.poll(() => page.locator('#kept li .strong').count()).toBe(2);
      await page.close();
      await on.page.bringToFront();
      await expect.poll(() => reaches(on)).toEqual([1, 2, 2]);
    },
  );

  it('corrupt stored corrections are moved to a backup with a notice, and new corrections still work', async () => {
    await browser.worker.evaluate(() =>
      chrome.storage.local.set({ 'kept:corrections': { version: 1, data: 'ruined' } }),
    );
    const on = await table();
    await on.click(OGRE);
    await expect
      .poll(() => on.page.locator('quadretto-overlay .notices').textContent())
      .toContain('Set aside, not deleted');
    await expect.poll(() => reaches(on)).toEqual([2, 1, 1]);
    await expect
      .poll(
        async () =>
          (await browser.worker.evaluate(() => chrome.storage.local.get(null)))[
            'aside:corrections:1'
          ],
      )
      .toEqual({ version: 1, data: 'ruined' });
    await correctReach(on, 'Ogre', OGRE, '1 square', 'For this character');
    await expect.poll(() => reaches(on)).toEqual([1, 1, 1]);
  });
});
