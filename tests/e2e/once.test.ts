/**
 * The toolbar's button on a table without permission: its text, “this time only”, and its badge.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { resolve } from 'node:path';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { pressAction } from '../support/action.ts';
import { launchChromium, type Chromium } from '../support/chromium.ts';
import { inside } from '../support/shut.ts';

declare const chrome: {
  action: {
    getBadgeText(of: { tabId: number }): Promise<string>;
    getBadgeBackgroundColor(of: { tabId: number }): Promise<number[]>;
  };
  permissions: { getAll(): Promise<{ origins?: string[] }> };
  runtime: { sendMessage(message: unknown): Promise<unknown> };
  scripting: {
    executeScript(what: {
      target: { tabId: number };
      args?: unknown[];
      func: (...args: never[]) => unknown;
    }): Promise<unknown>;
    getRegisteredContentScripts(): Promise<{ id: string }[]>;
  };
  storage: { local: { set(items: object): Promise<void> } };
  tabs: { query(info: { active: boolean }): Promise<{ id: number; url?: string }[]> };
};

const AMBER = [255, 194, 74, 255];
const ORANGE = [255, 138, 61, 255];

let server: StandInServer;
let browser: Chromium;
let table: Page;
let tabId: number;

beforeAll(async () => {
  server = await startFoundry({ generation: 13 });
  browser = await launchChromium({
    extension: resolve(import.meta.dirname, '../../.output/chrome-mv3'),
  });
  await browser.worker.evaluate(() => chrome.storage.local.set({ settings: { language: 'it' } }));
  table = await browser.open(server.url);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const badge = () =>
  browser.worker.evaluate(
    async (id) => ({
      text: await chrome.action.getBadgeText({ tabId: id }),
      colour: await chrome.action.getBadgeBackgroundColor({ tabId: id }),
    }),
    tabId,
  );
const overlays = () => table.locator('quadretto-overlay').count();

/** The answer that our content script in that tab would give. */
const told = (message: string) =>
  browser.worker.evaluate(
    ([id, text]) =>
      chrome.scripting.executeScript({
        target: { tabId: id as number },
        args: [text],
        func: (said: string) => chrome.runtime.sendMessage(said),
      }),
    [tabId, message] as const,
  );

describe('the toolbar button on a table without permission', { sequential: true }, () => {
  it(
    'on a tabletop page for which Quadretto lacks permission, Quadretto’s toolbar button ' +
      'shows an amber “!”',
    async () => {
      const popup = await pressAction(browser, table);
      await expect
        .poll(() => popup.evaluate('document.querySelector("h1")?.textContent'))
        .toBe(`Foundry trovato su ${new URL(server.url).host}.`);
      tabId =
        (await browser.worker.evaluate(() => chrome.tabs.query({ active: true })))[0]?.id ?? -1;
      await expect.poll(badge).toEqual({ text: '!', colour: AMBER });
      expect(await overlays()).toBe(0);
    },
  );

  it(
    'the button “This time only” starts Quadretto in the current tab, without lasting ' +
      'permission for the site',
    async () => {
      const popup = await pressAction(browser, table);
      await expect
        .poll(() => popup.evaluate<boolean>('document.querySelectorAll("button").length > 1'))
        .toBe(true);
      await popup.press('Solo questa volta');
      await expect.poll(overlays).toBe(1);
      await expect.poll(async () => (await inside(table, '.dock')).length).toBeGreaterThan(0);
      await expect
        .poll(() => popup.evaluate('document.querySelector("h1")?.textContent'))
        .toBe('Acceso per questo tavolo');
      await expect.poll(async () => (await badge()).text).toBe('');
      expect(await browser.worker.evaluate(() => chrome.permissions.getAll())).toMatchObject({
        origins: ['https://app.roll20.net/*'],
      });
      expect(
        (await browser.worker.evaluate(() => chrome.scripting.getRegisteredContentScripts()))
          .map(({ id }) => id)
          .sort(),
      ).toEqual(['roll20-overlay', 'roll20-page']);
      const other = await browser.open(server.url);
      await other.waitForTimeout(300);
      expect(await other.locator('quadretto-overlay').count()).toBe(0);
      await other.close();
    },
  );

  it('an orange number on Quadretto’s toolbar button shows how many log entries wait for an answer', async () => {
    await told('log-waits:2');
    await expect.poll(badge).toEqual({ text: '2', colour: ORANGE });
    await told('log-waits:1000');
    await expect.poll(badge).toEqual({ text: '99+', colour: ORANGE });
    await told('log-waits:-1');
    await told('log-waits:0');
    await expect.poll(async () => (await badge()).text).toBe('');
  });

  it('a reload ends a permission for “This time only”, and the toolbar button asks for permission again', async () => {
    await table.reload();
    await table.waitForTimeout(300);
    expect(await overlays()).toBe(0);
    await expect.poll(async () => (await badge()).text).toBe('');
    const popup = await pressAction(browser, table);
    await expect.poll(badge).toEqual({ text: '!', colour: AMBER });
    await expect
      .poll(() => popup.evaluate('document.querySelector("[data-main]")?.textContent'))
      .toBe('Sempre su questo sito');
  });
});
