/**
 * The sheet of shortcuts: `?` in a panel, its chord, its button, and the conflicts that it names.
 */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { closePages, shareChromium, type Chromium } from '../support/chromium.ts';
import { breaches } from './axe.ts';
import { frames, refereed, sit, type Table } from './table.ts';

declare const chrome: { storage: { local: { set(items: object): Promise<void> } } };

let server: StandInServer;
let browser: Chromium;
let at: Table;
beforeAll(async () => {
  server = await startFoundry({ generation: 13 });
  browser = await shareChromium({ viewport: { width: 1280, height: 720 } });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
afterEach(async () => {
  await closePages(browser);
  expect(at.errors).toEqual([]);
});

it('Quadretto’s list of shortcuts opens with “?” in a panel, with Alt+Shift+/ anywhere, or with a button', async () => {
  await browser.worker.evaluate(() =>
    chrome.storage.local.set({
      settings: { language: 'en', keymap: { why: 'alt+shift+d', log: 'd' } },
    }),
  );
  at = await sit(browser, server.url, 'interface=on', { folded: false });
  await refereed(at);
  const { page } = at;
  const sheet = page.locator('quadretto-overlay [data-panel=shortcuts]');
  // On the host's own page the question mark belongs to the host.
  await page.locator('body').press('?');
  await frames(page);
  expect(await sheet.count()).toBe(0);
  await page.locator('quadretto-overlay .dock .iconbtn').last().focus();
  await page.keyboard.press('?');
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.keyboard.press('Alt+Shift+Slash');
  await sheet.waitFor();
  const line = (action: string): Promise<string | null> =>
    sheet.locator(`[data-action=${action}]`).textContent();
  await expect.poll(() => line('shortcuts')).toBe('ShortcutsAlt Shift /');
  await expect.poll(() => line('why')).toContain('same key: Fold or open the dock');
  await expect.poll(() => line('fold')).toContain('same key: Why?');
  await expect.poll(() => line('log')).toContain('D: the tabletop uses it');
  expect(await breaches(page, [['quadretto-overlay', '[data-panel=shortcuts]']])).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('quadretto-overlay .dock .foot .iconbtn').last().click();
  await page
    .locator('quadretto-overlay .help')
    .getByRole('button', { name: 'Shortcuts', exact: true })
    .click();
  await sheet.waitFor();
}, 60_000);
