/** Language and theme picked in the dock on a host's table: in force at once, kept among the user's settings, found again. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { launchChromium, scriptsRegistered, type Chromium } from '../support/chromium.ts';

declare const chrome: { storage: { local: { get(key: string): Promise<Record<string, unknown>> } } };

let server: StandInServer;
let browser: Chromium;
beforeAll(async () => {
  server = await startFoundry({ generation: 13 });
  browser = await launchChromium({ locale: 'en-GB', colorScheme: 'dark', args: ['--disable-3d-apis'] });
  await scriptsRegistered(browser);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function sitDown(): Promise<Page> {
  const page = await browser.open(server.url);
  await page.locator('quadretto-overlay .layer').first().waitFor();
  return page;
}
const pick = async (page: Page, menu: number, name: string): Promise<void> => {
  if (await page.locator('quadretto-overlay .help').count() === 0) await page.locator('quadretto-overlay .foot > .iconbtn:last-child').dispatchEvent('click');
  await page.locator('quadretto-overlay .help .menu > button').nth(menu).dispatchEvent('click');
  await page.getByRole('menuitemradio', { name }).dispatchEvent('click');
};
const first = (page: Page): Promise<string | null> => page.locator('quadretto-overlay .layer .label').first().textContent();
const ground = (page: Page): Promise<string> => page.locator('quadretto-overlay .dock').evaluate((e) => getComputedStyle(e).backgroundColor);
const kept = (): Promise<unknown> => browser.worker.evaluate(async () => (await chrome.storage.local.get('settings'))['settings']);

const DARK = 'rgb(18, 23, 30)';
const LIGHT = 'rgb(252, 251, 248)';

it('what is picked in the dock is the user’s for every table and page', async () => {
  const page = await sitDown();
  const neighbour = await sitDown();
  await expect.poll(async () => [await first(page), await ground(page)]).toEqual(['Threat', DARK]);
  await pick(page, 0, 'Italiano');
  await expect.poll(() => first(page)).toBe('Minaccia');
  await pick(page, 1, 'Chiaro');
  await expect.poll(() => ground(page)).toBe(LIGHT);
  await expect.poll(kept).toMatchObject({ language: 'it', theme: 'light' });

  // The other open table follows, a new one begins so, and so do our own pages.
  await expect.poll(async () => [await first(neighbour), await ground(neighbour)]).toEqual(['Minaccia', LIGHT]);
  await page.reload();
  await page.locator('quadretto-overlay .layer').first().waitFor();
  await expect.poll(async () => [await first(page), await ground(page)]).toEqual(['Minaccia', LIGHT]);
  const options = await browser.open('options.html');
  await expect.poll(() => options.textContent('h1')).toBe('Opzioni');
  await expect.poll(() => options.locator('#appearance input:checked').evaluateAll((all) => all.map((e) => (e as HTMLInputElement).value))).toEqual(['it', 'light']);
  for (const open of [page, neighbour, options]) await open.close();
});
