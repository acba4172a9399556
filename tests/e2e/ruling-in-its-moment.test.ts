/**
 * What follows a drop and a declaration, on the map of a game master, on Foundry 14 and on Roll20's
 * Jumpgate: a player's move against the rules is answered at its token, and a trip is played on a
 * card beside its creatures. With `QUADRETTO_PICTURES=DIR` at two sizes and in both languages, with
 * pictures in that folder, outside the repository.
 */
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { StandIn as Foundry } from '../hosts/foundry/client/main.ts';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import type { StandIn as Roll20 } from '../hosts/roll20/client/main.ts';
import { serveChromium } from '../hosts/roll20/serve.ts';
import { closePages, shareChromium, type Chromium } from '../support/chromium.ts';
import { atRest, hurdles } from './axe.ts';
import { marksOn } from './marks.ts';
import { sitAtRoll20 } from './roll20-table.ts';
import { refereed, sit, type Table } from './table.ts';
import { hostInWords, languageInWords } from '../support/titleWords.ts';

declare const standIn: Foundry & Roll20;
declare const chrome: {
  storage: { local: { clear(): Promise<void>; set(items: object): Promise<void> } };
};

const PICTURES = process.env['QUADRETTO_PICTURES'];
const SIZES =
  PICTURES === undefined
    ? [{ width: 1280, height: 720 }]
    : [
        { width: 1280, height: 720 },
        { width: 1440, height: 900 },
      ];
const LANGUAGES = PICTURES === undefined ? (['en'] as const) : (['en', 'it'] as const);
const CASES = (['foundry14', 'jumpgate'] as const).flatMap((host) =>
  LANGUAGES.flatMap((language) => SIZES.map((size) => ({ host, language, ...size }))),
);

let server: StandInServer;
let browser: Chromium;
let at: Table | undefined;
beforeAll(async () => {
  server = await startFoundry({ generation: 14 });
  browser = await shareChromium();
  await serveChromium(browser.context);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
afterEach(async () => {
  const errors = at?.errors ?? [];
  await closePages(browser);
  at = undefined;
  expect(errors).toEqual([]);
});

const ACTIONS = { en: /^Actions/, it: /^Azioni/ } as const;

it.each(
  CASES.map(
    (each) =>
      [
        `${hostInWords(each.host)}, in ${languageInWords(each.language)}, at ${each.width} × ${each.height} pixels`,
        each,
      ] as const,
  ),
)(
  'with windows over the map, a GM can allow an illegal move and resolve a trip attack, on %s',
  async (_, { host, language, width, height }) => {
    await browser.worker.evaluate(
      async (settings) => {
        await chrome.storage.local.clear();
        await chrome.storage.local.set({ settings });
      },
      { language },
    );
    at =
      host === 'foundry14'
        ? await sit(browser, server.url, 'generation=14&interface=on&user=gm', { folded: false })
        : await sitAtRoll20(browser, 'engine=jumpgate&interface=drawn&user=gm', { folded: false });
    const { page } = at;
    const overlay = page.locator('quadretto-overlay');
    await page.setViewportSize({ width, height });
    await refereed(at);
    let n = 0;
    const picture = async (name: string): Promise<void> => {
      n += 1;
      if (PICTURES === undefined) return;
      await atRest(page);
      const file = [host, `${width}x${height}`, language, n, name].join('-');
      await page.screenshot({ path: join(PICTURES, `${file}.png`) });
    };
    if (host === 'jumpgate') await page.evaluate(() => standIn.turns(['Cino', 'Aldo', 'Ogre'], 2));
    else await at.turn('Cino');
    await at.remote('Cino', [16, 2]);
    const card = overlay.locator('.verdict-card');
    await card.waitFor();
    await expect.poll(() => card.innerText()).toMatch(/^Cino: /);
    const drawn = async (part: string): Promise<boolean> =>
      (await marksOn(page)).some(({ key }) => key.includes(`:path:${part}`));
    await expect.poll(() => drawn('octagon')).toBe(true);
    await expect.poll(() => drawn('over')).toBe(true);
    expect(await hurdles(page, '.verdict-card')).toEqual([]);
    await picture('illegal');
    await card.locator('[data-allow]').click();
    await card.waitFor({ state: 'detached' });
    await expect.poll(() => drawn('octagon')).toBe(false);
    await picture('allowed');

    // A trip of the ogre's neighbor.
    if (host === 'jumpgate') await page.evaluate(() => standIn.turn('Aldo'));
    else await at.turn('Aldo');
    await overlay.locator('.dock').getByRole('button', { name: ACTIONS[language] }).first().click();
    const panel = overlay.locator('[data-panel=actions]');
    await panel.locator('[data-action="trip"] .action-name').click();
    await picture('row');
    await panel.locator('[data-action="trip"] [data-play]').click();
    const steps = overlay.locator('.attempt-card');
    await steps.locator('[data-step=opportunities] [data-pass]').first().waitFor();
    expect(await steps.locator('.step-die').count()).toBe(0);
    await picture('opportunity');
    expect(await hurdles(page, '.attempt-card')).toEqual([]);
    await steps.locator('[data-step=opportunities] [data-miss]').first().click();
    await steps.locator('.step-die').first().waitFor();
    await picture('dice');
    const fill = async (key: string, total: number): Promise<void> => {
      await steps.locator(`[data-die="${key}"] input`).fill(String(total));
      await steps.locator(`[data-die="${key}"] input`).press('Tab');
    };
    await fill('attacker', 18);
    await fill('defender', 3);
    await steps.locator('.outcome [data-accept]').waitFor();
    await picture('outcome');
    // Whole: the card needs no scrolling.
    expect(await steps.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThan(2);
    await steps.locator('.outcome [data-accept]').click();
    await picture('accepted');
  },
  120_000,
);
