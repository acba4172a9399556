/**
 * The production build on Roll20: its permission comes with the installation, it starts only at
 * tables, can be switched off and on, and leaves pages cleanly.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { resolve } from 'node:path';
import { hostReady, serveChromium } from '../hosts/roll20/serve.ts';
import { closePages, launchChromium, type Chromium } from '../support/chromium.ts';
import { inside, pressInside } from '../support/shut.ts';

declare const chrome: {
  action: { getBadgeText(of: { tabId: number }): Promise<string> };
  scripting: { getRegisteredContentScripts(): Promise<{ id: string }[]> };
  tabs: { query(info: { url: string }): Promise<{ id: number; url: string }[]> };
};
declare const standIn: {
  select(names: readonly string[]): void;
  selected(): string[];
  messages: readonly { as: string; text: string }[];
};
declare const heard: string[];

const PRODUCTION = resolve(import.meta.dirname, '../../.output/chrome-mv3');
const EDITOR = 'https://app.roll20.net/editor/';
let browser: Chromium;

beforeAll(async () => {
  browser = await launchChromium({ savesEnergy: true, extension: PRODUCTION, locale: 'it-IT' });
  await serveChromium(browser.context);
  await browser.context.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { heard: said });
    for (const type of [
      'quadretto:from-page',
      'quadretto:to-page',
      'quadretto:take-over',
      'quadretto:overlay-begins',
    ])
      addEventListener(type, () => {
        said.push(type);
      });
  });
});
afterEach(() => closePages(browser));
afterAll(() => browser?.close());

const registered = async (): Promise<string[]> =>
  (await browser.worker.evaluate(() => chrome.scripting.getRegisteredContentScripts()))
    .map(({ id }) => id)
    .sort();

const overlay = (table: Page, state: 'attached' | 'detached') =>
  table.waitForSelector('quadretto-overlay', { state, timeout: 30_000 });

/** Nothing of ours is on the page: no element, no bridge message. */
async function untouched(page: Page): Promise<void> {
  await page.waitForTimeout(1500);
  expect(await page.locator('quadretto-overlay').count()).toBe(0);
  expect(await page.evaluate(() => heard)).toEqual([]);
}

async function popupOf(table: Page): Promise<Page> {
  const [tab] = (
    await browser.worker.evaluate((url) => chrome.tabs.query({ url }), 'https://app.roll20.net/*')
  ).filter(({ url }) => url === table.url());
  return browser.open(`popup.html?tab=${tab?.id ?? -1}`);
}

/** Reloads the extension, as an update does: the script in an open page loses its connection. */
async function updated(): Promise<void> {
  const session = await browser.context.browser()?.newBrowserCDPSession();
  if (session === undefined) throw new Error('the browser cannot be spoken to');
  await (session.send as (method: string, params: object) => Promise<unknown>).call(
    session,
    'Extensions.loadUnpacked',
    { path: PRODUCTION },
  );
}

describe('the extension on Roll20', { sequential: true }, () => {
  it.each(['?scene=sample', 'setcampaign/123'])(
    'Quadretto starts by itself on the Roll20 table at /editor/%s',
    async (rest) => {
      const table = await browser.open(EDITOR + rest);
      await overlay(table, 'attached');
    },
  );

  it('Quadretto starts on a Roll20 table whose address has no final slash', async () => {
    const table = await browser.open('https://app.roll20.net/editor');
    await overlay(table, 'attached');
  });

  it('Quadretto does not start in the window of a Roll20 character sheet, and the popup says why', async () => {
    const sheet = await browser.open(`${EDITOR}character/1/-Nabc`);
    await untouched(sheet);
    const popup = await popupOf(sheet);
    await expect
      .poll(() => popup.textContent('section'))
      .toContain('Questa scheda è staccata da Roll20');
  });

  it(
    'the popup lists what Quadretto reads from a Roll20 table, switches marks on and off, ' +
      'and copies the scene as text',
    async () => {
      const table = await browser.open(EDITOR);
      await overlay(table, 'attached');
      const popup = await popupOf(table);
      await expect.poll(() => popup.textContent('h1')).toBe('Acceso per questo tavolo');
      await expect
        .poll(async () => (await popup.textContent('.reads'))?.replaceAll('\u00a0', ' '))
        .toContain('Griglia quadrata, 1,5 m');
      const marks = popup.getByRole('switch');
      await expect.poll(() => marks.getAttribute('aria-checked')).toBe('true');
      await marks.click();
      await expect.poll(() => marks.getAttribute('aria-checked')).toBe('false');
      await marks.click();
      await expect.poll(() => marks.getAttribute('aria-checked')).toBe('true');
      await browser.context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await popup.getByRole('button', { name: 'Copia la scena' }).click();
      await expect.poll(() => popup.textContent('[role=status]')).toBe('Copiato.');
      const scene = JSON.parse(await popup.evaluate(() => navigator.clipboard.readText())) as {
        format: string;
        creatures: unknown[];
      };
      expect(scene.format).toBe('quadretto/scene@1');
      expect(scene.creatures.length).toBeGreaterThan(0);
    },
  );

  it(
    'switching Roll20 off in the popup removes Quadretto from the page until Roll20 is ' +
      'switched on again',
    async () => {
      const table = await browser.open(EDITOR);
      await overlay(table, 'attached');
      const popup = await popupOf(table);
      await popup.getByRole('button', { name: 'Spegni qui' }).click();
      await overlay(table, 'detached');
      await expect.poll(registered).toEqual([]);
      await expect.poll(() => popup.textContent('h1')).toBe('Spento per questo tavolo');
      const other = await browser.open(EDITOR);
      await hostReady(other);
      await untouched(other);
      await other.close();

      await popup.getByRole('button', { name: 'Riaccendi' }).click();
      await overlay(table, 'attached');
      await expect.poll(registered).toEqual(['roll20-overlay', 'roll20-page']);
      await expect.poll(() => popup.textContent('h1')).toBe('Acceso per questo tavolo');
      expect(await table.locator('quadretto-overlay').count()).toBe(1);
    },
  );

  it('in the options, the user can switch Quadretto off and on for Roll20', async () => {
    const table = await browser.open(EDITOR);
    await overlay(table, 'attached');
    const options = await browser.open('options.html');
    await expect.poll(() => options.textContent('.sites li')).toContain('sempre, incluso');
    await options.getByRole('button', { name: 'Spegni: app.roll20.net' }).click();
    await overlay(table, 'detached');
    await expect.poll(() => options.textContent('.sites li')).toContain('spento da te');
    await options.getByRole('button', { name: 'Riaccendi: app.roll20.net' }).click();
    await overlay(table, 'attached');
  });

  it(
    'a user can whisper a rule’s explanation in Roll20’s chat, and text already in the ' +
      'chat box is kept',
    async () => {
      const table = await browser.open(`${EDITOR}?user=player`);
      await overlay(table, 'attached');
      await table.fill('#textchat-input textarea', 'stavo scrivendo');
      // Waits for any tooltip; other tests check its text.
      const tip = '.tip[data-kind="why"]';
      const tips = async (): Promise<number> => (await inside(table, tip)).length;
      // The campaign is loaded over the network, and its creatures after it.
      await expect
        .poll(() =>
          table.evaluate(() => {
            try {
              standIn.select(['Aldo']);
            } catch {
              return false;
            }
            return standIn.selected().length === 1;
          }),
        )
        .toBe(true);
      await expect
        .poll(async () => (await inside(table, '[data-key="threat:doubtful:fill"]')).length)
        .toBe(1);
      // The tooltip appears once the pointer has rested for a moment, which takes longer on a slow
      // machine.
      for (const rest of [330, 1000]) {
        for (let y = 150; y < 700 && (await tips()) === 0; y += 70) {
          for (let x = 150; x < 900 && (await tips()) === 0; x += 90) {
            await table.mouse.move(x, y);
            await table.waitForTimeout(rest);
          }
        }
      }
      await pressInside(table, `${tip} .keybtn`);
      expect(await table.evaluate(() => standIn.messages)).toEqual([]);
      await pressInside(table, `${tip} .whisper button:nth-of-type(2)`);
      await expect.poll(() => table.evaluate(() => standIn.messages)).toHaveLength(1);
      const [said] = await table.evaluate(() => standIn.messages);
      expect(said?.as).toMatch(/^player\|/);
      expect(said?.text).toMatch(/^\/w gm \S.{9,199}$/);
      await expect
        .poll(async () => (await inside(table, `${tip} .whisper`)).join())
        .toContain('Sussurro inviato.');
      expect(await table.inputValue('#textchat-input textarea')).toBe('stavo scrivendo');
    },
  );

  it('an update of the extension starts exactly one new overlay of Quadretto on an open Roll20 table', async () => {
    const table = await browser.open(EDITOR);
    const errors: string[] = [];
    table.on('pageerror', (error) => errors.push(String(error)));
    await overlay(table, 'attached');
    const before = await table.evaluate(
      () => heard.filter((type) => type === 'quadretto:overlay-begins').length,
    );
    await updated();
    await table.waitForFunction(
      (n) => heard.filter((type) => type === 'quadretto:overlay-begins').length > n,
      before,
    );
    await overlay(table, 'attached');
    // Waits longer than a script takes to notice that its extension was reloaded.
    await table.waitForTimeout(3000);
    expect(await table.locator('quadretto-overlay').count()).toBe(1);
    expect(errors).toEqual([]);
  });
});
