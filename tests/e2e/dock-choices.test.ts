/**
 * Language and theme chosen in the dock on a host's table: they take effect at once, are stored in
 * the user's settings, and are in force after a reload.
 */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { closePages, shareChromium, type Chromium } from '../support/chromium.ts';
import { foldDock } from './table.ts';

declare const canvas: {
  tokens: { placeables: { document: { name: string }; control(on: boolean): void }[] };
};
declare const chrome: {
  storage: { local: { get(key: string | null): Promise<Record<string, unknown>> } };
};

let server: StandInServer;
let browser: Chromium;
beforeAll(async () => {
  server = await startFoundry({ generation: 13 });
  browser = await shareChromium({ colorScheme: 'dark' });
});
afterEach(() => closePages(browser));
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function sitDown(): Promise<Page> {
  const page = await browser.open(server.url);
  await foldDock(page, false);
  await page.locator('quadretto-overlay .layer').first().waitFor();
  return page;
}
const pick = async (page: Page, menu: number, name: string): Promise<void> => {
  const gear = page.locator('quadretto-overlay .dock .foot > .iconbtn:last-child');
  await gear.dispatchEvent('click');
  await page.locator('quadretto-overlay .help .menu > button').nth(menu).dispatchEvent('click');
  await page.getByRole('menuitemradio', { name }).dispatchEvent('click');
  // In a small window the dock shows its layers again once no panel is open.
  await gear.dispatchEvent('click');
};
const first = (page: Page): Promise<string | null> =>
  page.locator('quadretto-overlay .layer .label').first().textContent();
const ground = (page: Page): Promise<string> =>
  page.locator('quadretto-overlay .dock').evaluate((e) => getComputedStyle(e).backgroundColor);
const kept = (): Promise<unknown> =>
  browser.worker.evaluate(async () => (await chrome.storage.local.get('settings'))['settings']);

const DARK = 'rgb(18, 23, 30)';
const LIGHT = 'rgb(252, 251, 248)';

it(
  'a language or theme that the user chooses on one game’s page also applies to the ' +
    'pages of other games',
  async () => {
    const page = await sitDown();
    const neighbour = await sitDown();
    await expect
      .poll(async () => [await first(page), await ground(page)])
      .toEqual(['Threat', DARK]);
    await pick(page, 0, 'Italiano');
    await expect.poll(() => first(page)).toBe('Minaccia');
    await pick(page, 1, 'Chiaro');
    await expect.poll(() => ground(page)).toBe(LIGHT);
    await expect.poll(kept).toMatchObject({ language: 'it', theme: 'light' });

    // The other open table follows the change; new tables and the extension's own pages use it too.
    await expect
      .poll(async () => [await first(neighbour), await ground(neighbour)])
      .toEqual(['Minaccia', LIGHT]);
    await page.reload();
    await page.locator('quadretto-overlay .layer').first().waitFor();
    await expect
      .poll(async () => [await first(page), await ground(page)])
      .toEqual(['Minaccia', LIGHT]);
    const options = await browser.open('options.html');
    await expect.poll(() => options.textContent('h1')).toBe('Opzioni');
    await expect
      .poll(() =>
        options
          .locator('#appearance input:checked')
          .evaluateAll((all) => all.map((e) => (e as HTMLInputElement).value)),
      )
      .toEqual(['it', 'auto', 'light', '100']);
  },
);

it('in an unsupported Foundry game system, Quadretto draws marks once the user has chosen a ruleset', async () => {
  const page = await browser.open(`${server.url}?system=unheard-of`);
  await foldDock(page, false);
  const menu = page.locator('quadretto-overlay .dock .menu > button').first();
  await expect.poll(() => menu.textContent()).toBe('Scegli regole');
  await page.evaluate(() =>
    canvas.tokens.placeables.find((t) => t.document.name === 'Aldo')?.control(true),
  );
  const notices = page.locator('quadretto-overlay .dock');
  await expect
    .poll(() => notices.textContent())
    .toContain('Questa partita usa unheard-of, e Quadretto non ne ha le regole.');
  const threat = page.locator('quadretto-overlay [data-key^="threat:"]').first();
  expect(await page.locator('quadretto-overlay [data-key^="threat:"]').count()).toBe(0);
  await menu.dispatchEvent('click');
  await page.getByRole('menuitemradio', { name: 'D&D 3.5 SRD' }).dispatchEvent('click');
  await threat.waitFor({ state: 'attached' });
  await expect
    .poll(() =>
      browser.worker.evaluate(async () =>
        Object.values(await chrome.storage.local.get(null)).some((each) =>
          JSON.stringify(each).includes('"games":{"'),
        ),
      ),
    )
    .toBe(true);
  await page.reload();
  await expect.poll(() => menu.textContent()).toBe('D&D 3.5 SRD');
  await page.evaluate(() =>
    canvas.tokens.placeables.find((t) => t.document.name === 'Aldo')?.control(true),
  );
  await threat.waitFor({ state: 'attached' });
});
