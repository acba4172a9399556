/**
 * What must be whole in a window of 1280 × 720: the names in the strip, and in the panels *Report a
 * problem* and *Check this table* the choice about names, the verdict and the buttons.
 */
import { resolve } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import type { StandIn } from '../hosts/foundry/client/main.ts';
import { shareChromium, type Chromium } from '../support/chromium.ts';
import { refereed, sit, tapChord, type Table } from './table.ts';
import { usually } from '../support/thorough.ts';

declare const standIn: StandIn;
declare const chrome: {
  storage: { local: { clear(): Promise<void>; set(items: object): Promise<void> } };
};

const SIZE = { width: 1280, height: 720 };
/** A folder for pictures of the panels, for people to look at; absent: none are taken. */
const PICTURES = process.env['QUADRETTO_PICTURES'];

let server: StandInServer;
let browser: Chromium;
beforeAll(async () => {
  [server, browser] = await Promise.all([startFoundry({ generation: 14 }), shareChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function seated(language: 'en' | 'it'): Promise<Table> {
  await browser.worker.evaluate(
    async (settings) => {
      await chrome.storage.local.clear();
      await chrome.storage.local.set({ settings });
    },
    { language },
  );
  const at = await sit(browser, server.url, `generation=14&interface=on&user=gm`, { folded: true });
  await at.page.setViewportSize(SIZE);
  return at;
}

const picture = async (at: Table, name: string): Promise<void> => {
  if (PICTURES !== undefined)
    await at.page.screenshot({ path: resolve(PICTURES, `small-${name}.png`) });
};

/** Is the whole element inside the window, with nothing of ours or of the page above its middle? */
const isWhole = (element: Locator): Promise<boolean> =>
  element.evaluate((it, { width, height }) => {
    const box = it.getBoundingClientRect();
    const inside =
      box.width > 0 && box.x >= 0 && box.y >= 0 && box.right <= width && box.bottom <= height;
    const root = it.getRootNode() as ShadowRoot;
    const top = root.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return inside && top !== null && (it.contains(top) || top.contains(it));
  }, SIZE);

const LANGUAGES = [
  ['en', 'English'],
  ['it', 'Italian'],
] as const;

const LONG = 'Massimiliano Ner';

describe.each(usually(LANGUAGES.slice(1), LANGUAGES.slice(0, 1)))(
  'a window of 1280 × 720 in %s',
  (language, name) => {
    it(
      `in ${name}, a creature’s name of sixteen letters is fully visible in the folded main panel, ` +
        'whoever is on turn',
      async () => {
        const at = await seated(language);
        await refereed(at);
        await at.page.evaluate((long) => standIn.remote('Aldo', { name: long }), LONG);
        const strip = at.page.locator('quadretto-overlay .strip-budget');
        const cut = (selector: string): Promise<boolean> =>
          strip.locator(selector).evaluate((it) => it.scrollWidth > it.clientWidth);
        await at.turn(LONG);
        await at.page.evaluate((long) => standIn.token(long).control(true), LONG);
        await expect.poll(() => strip.locator('> .name').textContent()).toBe(LONG);
        expect(await cut('> .name')).toBe(false);
        await picture(at, `strip-own-${language}`);
        await at.page.evaluate(() => standIn.token('Dina').control(true));
        await expect.poll(() => strip.locator('.strip-turn .name').textContent()).toContain(LONG);
        expect(await cut('.strip-turn .name')).toBe(false);
        const { height = 0 } =
          (await at.page.locator('quadretto-overlay .dock').boundingBox()) ?? {};
        expect(height).toBeLessThanOrEqual(56);
        await picture(at, `strip-other-${language}`);
        expect(at.errors).toEqual([]);
        await at.page.close();
      },
    );

    it(
      `in ${name}, a problem report’s text, its choice about names and its button are fully ` +
        'visible in a small window',
      async () => {
        const at = await seated(language);
        await tapChord(at.page, 'u');
        const panel = at.page.locator('quadretto-overlay [data-panel=report]');
        await panel.locator('[data-main]').waitFor();
        await picture(at, `report-${language}`);
        for (const part of [
          '.body > p >> nth=1',
          '.report-foot .check',
          '.report-foot [data-main]',
        ])
          expect(await isWhole(panel.locator(part)), part).toBe(true);
        await at.page.close();
      },
    );

    it(
      `in ${name}, the verdict of the map check and the button for a report are fully visible in a ` +
        'small window',
      async () => {
        const at = await seated(language);
        await tapChord(at.page, 'h');
        const panel = at.page.locator('quadretto-overlay [data-panel=check]');
        await panel.locator('.report-foot [data-main]').click();
        await panel.locator('.report-foot [data-opens=report]').waitFor();
        await picture(at, `check-${language}`);
        expect(await panel.locator('.report-foot [role=status]').textContent()).not.toBe('');
        for (const part of ['[role=status]', '[data-opens=report]', '[data-main]'])
          expect(await isWhole(panel.locator(`.report-foot ${part}`)), part).toBe(true);
        await at.page.close();
      },
    );
  },
);
