/**
 * Tests the production build: it starts without permissions, gets one site, shows marks there, and
 * loses the permission again.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { resolve } from 'node:path';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { closePages, launchChromium, type Chromium } from '../support/chromium.ts';

declare const chrome: {
  action: { getBadgeText(of: { tabId: number }): Promise<string> };
  developerPrivate: { addHostPermission(id: string, pattern: string): Promise<void> };
  scripting: {
    getRegisteredContentScripts(): Promise<{ id: string; matches?: string[]; world?: string }[]>;
  };
  storage: {
    local: {
      get(key: string): Promise<Record<string, unknown>>;
      set(items: object): Promise<void>;
    };
  };
  tabs: { query(info: { url: string }): Promise<{ id: number }[]> };
};

const PRODUCTION = resolve(import.meta.dirname, '../../.output/chrome-mv3');
/** Checks that the other pages of a granted site contain nothing of the extension. */
const TABLES = ['/game', '/game?*', '/*/game', '/*/game?*'].map(
  (path) => `http://127.0.0.1${path}`,
);
let server: StandInServer;
let origin: string;
let browser: Chromium;

beforeAll(async () => {
  server = await startFoundry({ generation: 13 });
  origin = new URL(server.url).origin;
  browser = await launchChromium({ savesEnergy: true, extension: PRODUCTION, locale: 'it-IT' });
});
afterEach(() => closePages(browser));
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const registered = () =>
  browser.worker.evaluate(() => chrome.scripting.getRegisteredContentScripts());

/** Origins of granted sites. Those of Roll20 are granted at installation. */
const here = async () => (await registered()).filter(({ id }) => id.startsWith('foundry'));

/**
 * A test cannot answer the browser's permission prompt, so the answer is set in advance, as the
 * browser's settings page would do.
 */
async function answerYes(): Promise<void> {
  const page = await browser.open(`chrome://extensions/?id=${browser.extensionId}`);
  try {
    await page.evaluate(
      (id) => chrome.developerPrivate.addHostPermission(id, 'http://127.0.0.1/*'),
      browser.extensionId,
    );
  } finally {
    await page.close();
  }
}

async function popupOf(table: Page): Promise<Page> {
  const [tab] = await browser.worker.evaluate(
    (url) => chrome.tabs.query({ url }),
    `${new URL(table.url()).protocol}//127.0.0.1/*`,
  );
  return browser.open(`popup.html?tab=${tab?.id ?? -1}`);
}

describe('the extension’s permission for a site', { sequential: true }, () => {
  it(
    'a fresh installation of Quadretto has permission for Roll20 only, and registers ' +
      'scripts for no other site',
    async () => {
      const manifest = await browser.worker.evaluate(() =>
        (
          chrome as unknown as { runtime: { getManifest(): Record<string, unknown> } }
        ).runtime.getManifest(),
      );
      expect(manifest['permissions']).toEqual(['storage', 'scripting', 'activeTab']);
      expect(manifest['host_permissions']).toEqual(['https://app.roll20.net/*']);
      expect(manifest['content_scripts'] ?? []).toEqual([]);
      await expect.poll(registered).toHaveLength(2);
      for (const { matches } of await registered())
        expect(matches?.every((each) => each.startsWith('https://app.roll20.net/editor'))).toBe(
          true,
        );
    },
  );

  it(
    'after installation, Quadretto’s welcome page opens once, in the browser’s language, ' +
      'without network access',
    async () => {
      const page =
        browser.context.pages().find((p) => p.url().endsWith('/welcome.html')) ??
        (await browser.context.waitForEvent('page'));
      // The language chosen by the tests applies to pages loaded after the launch.
      await page.reload();
      await page.waitForSelector('h1');
      await expect.poll(() => page.textContent('h1')).toBe('Un arbitro al tuo tavolo');
      expect(
        await page.evaluate(() =>
          fetch('https://example.org').then(
            () => 'reached',
            () => 'refused',
          ),
        ),
      ).toBe('refused');
    },
  );

  it('on a page of a site without permission, the extension leaves no trace', async () => {
    const table = await browser.open(server.url);
    await table.waitForTimeout(300);
    expect(await table.evaluate(() => document.documentElement.outerHTML)).not.toMatch(
      /quadretto/i,
    );
  });

  it(
    'when the user gives a site permission, Quadretto starts in the open tab, and ' +
      'registers its scripts only for this site',
    async () => {
      const table = await browser.open(server.url);
      await answerYes();
      const options = await browser.open('options.html');
      await options.getByLabel('Indirizzo di un tavolo').fill(`${origin}/game`);
      await options.getByRole('button', { name: 'Aggiungi' }).click();
      await expect.poll(here).toHaveLength(2);
      expect((await here()).flatMap((script) => script.matches ?? []).sort()).toEqual(
        [...TABLES, ...TABLES].sort(),
      );
      expect((await here()).map((script) => script.world).sort()).toEqual(['ISOLATED', 'MAIN']);
      await table.waitForSelector('quadretto-overlay', { state: 'attached' });
      // No further permission is requested. The badge is empty, so no log waits for a permission.
      expect(
        await browser.worker.evaluate(async (url) => {
          const [tab] = await chrome.tabs.query({ url });
          return chrome.action.getBadgeText({ tabId: tab?.id ?? -1 });
        }, 'http://127.0.0.1/*'),
      ).toBe('');
    },
  );

  it('on the next visit to a site with permission, Quadretto starts by itself, and the popup says “on”', async () => {
    const table = await browser.open(server.url);
    await table.waitForSelector('quadretto-overlay', { state: 'attached' });
    const popup = await popupOf(table);
    await expect.poll(() => popup.textContent('h1')).toBe('Acceso per questo tavolo');
    await expect
      .poll(() => popup.textContent('header p'))
      .toBe(`127.0.0.1:${new URL(origin).port} · Foundry 13.346 · D35E`);
  });

  it(
    'when the user removes a site in the options, Quadretto disappears from the site and ' +
      'no longer starts there',
    async () => {
      const open = await browser.open(server.url);
      await open.waitForSelector('quadretto-overlay', { state: 'attached' });
      const options = await browser.open('options.html');
      await options.getByRole('button', { name: 'Dimentica questo sito: 127.0.0.1' }).click();
      await expect.poll(here).toEqual([]);
      await open.waitForSelector('quadretto-overlay', { state: 'detached' });
      await open.close();
      await expect.poll(() => options.textContent('#sites')).not.toContain('127.0.0.1');
      const table = await browser.open(server.url);
      await table.waitForTimeout(300);
      expect(await table.$('quadretto-overlay')).toBeNull();
    },
  );

  it('stored settings survive a reload, and corrupt stored settings are moved to a backup', async () => {
    const options = await browser.open('options.html');
    await options.getByText('English', { exact: true }).click();
    await expect.poll(() => options.textContent('h1')).toBe('Options');
    // The change takes effect before it is stored.
    await expect
      .poll(() =>
        browser.worker.evaluate(
          async () => (await chrome.storage.local.get('settings'))['settings'],
        ),
      )
      .toMatchObject({ language: 'en' });
    await options.reload();
    await expect.poll(() => options.textContent('h1')).toBe('Options');
    await browser.worker.evaluate(() => chrome.storage.local.set({ settings: { theme: 7 } }));
    await options.reload();
    await expect.poll(() => options.textContent('.trouble')).toContain('theme');
    await expect
      .poll(() => browser.worker.evaluate(() => chrome.storage.local.get('settings-set-aside')))
      .toEqual({ 'settings-set-aside': { theme: 7 } });
  });
});
