/**
 * The texts in a host's page: those of the current language load soon after the start, those of the
 * other language when the user chooses it.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { closePages, shareChromium, type Chromium } from '../support/chromium.ts';
import { foldDock } from './table.ts';
import { languageFirst } from '../support/titleWords.ts';

declare const chrome: {
  storage: {
    local: {
      get(key: 'settings'): Promise<{ settings?: { language?: string } }>;
      set(items: object): Promise<void>;
    };
  };
};

let server: StandInServer;
let browser: Chromium;
beforeAll(async () => {
  server = await startFoundry({ generation: 13 });
  browser = await shareChromium();
});
afterEach(() => closePages(browser));
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const choose = (language: 'it' | 'en'): Promise<void> =>
  browser.worker.evaluate(
    (chosen) => chrome.storage.local.set({ settings: { language: chosen } }),
    language,
  );

const kept = (): Promise<string | undefined> =>
  browser.worker.evaluate(
    async () => (await chrome.storage.local.get('settings')).settings?.language,
  );

const layers = (page: Page): Promise<string[]> =>
  page
    .locator('quadretto-overlay .layer')
    .evaluateAll((rows) => rows.map((row) => row.textContent.trim()));

const ITALIAN = /^Minaccia/;
const ENGLISH = /^Threat/;

describe.each(
  languageFirst([
    ['it', ITALIAN, ENGLISH],
    ['en', ENGLISH, ITALIAN],
  ] as const),
)('a table in %s', (_, own, other, language) => {
  it('Quadretto starts in the browser’s language, and changes to the language that the user chooses', async () => {
    await choose(language);
    const page = await browser.open(server.url);
    await foldDock(page, false);
    await page.locator('quadretto-overlay .layer').first().waitFor();
    await expect.poll(async () => (await layers(page)).join()).toMatch(own);
    await expect.poll(() => page.locator('quadretto-overlay svg.marks').count()).toBeGreaterThan(0);

    // Dispatches the events directly: the stand-in's map is drawn in software, and mouse input
    // would wait for its frames.
    const gear = page.locator('quadretto-overlay .dock .foot > .iconbtn:last-child');
    await gear.dispatchEvent('click');
    await page.locator('quadretto-overlay .help .menu button').first().dispatchEvent('click');
    await page
      .getByText(language === 'it' ? 'English' : 'Italiano', { exact: true })
      .dispatchEvent('click');
    await gear.dispatchEvent('click');
    await expect.poll(async () => (await layers(page)).join()).toMatch(other);
    // The chosen language is stored only after a short delay.
    await expect.poll(kept).toBe(language === 'it' ? 'en' : 'it');
    // Another page changes the setting back to the first language, whose texts are already loaded.
    await choose(language);
    await expect.poll(async () => (await layers(page)).join()).toMatch(own);
    expect(
      await page.locator('quadretto-overlay').evaluate((e) => e.shadowRoot?.textContent ?? ''),
    ).not.toMatch(/\b(dock|notice|error|mark|unit)\.[a-z]/);
  });
});
