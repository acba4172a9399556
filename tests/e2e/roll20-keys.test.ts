/** The keyboard at a Roll20 table: all of the host's own keys reach the host, on both engines. */
import { expect, it } from 'vitest';
import type { StandIn } from '../hosts/roll20/client/main.ts';
import { ALDO, threatened } from './judged.ts';
import { MASTER_UNION } from './expected.ts';
import type { Chromium } from '../support/chromium.ts';
import { sittings } from './roll20-sittings.ts';
import { neutral } from './roll20-table.ts';
import { usually } from '../support/thorough.ts';

declare const standIn: StandIn;

declare const chrome: { storage: { local: { set(items: object): Promise<void> } } };

let worker: Chromium['worker'];
const { sit } = sittings({
  async before(browser) {
    ({ worker } = browser);
    await neutral(browser, ['Merchant', 'Stranger']);
  },
  after: () => settings({ language: 'en' }),
});
const settings = (chosen: object): Promise<void> =>
  worker.evaluate((kept) => chrome.storage.local.set({ settings: kept }), chosen);

it.each(usually(['legacy'], ['jumpgate']))(
  'on Roll20’s %s engine, every default key of Roll20 still works for Roll20, and changes nothing in Quadretto’s panel',
  async (engine) => {
    const { page, click } = await sit(`engine=${engine}&interface=drawn`, { folded: false });
    await click(ALDO);
    await expect.poll(() => threatened(page)).toEqual(MASTER_UNION);
    const defaults = await page.evaluate(() => {
      standIn.keys.length = 0;
      return [...standIn.defaultKeys];
    });
    for (const chord of defaults) await page.keyboard.press(chord);
    await expect.poll(() => page.evaluate(() => [...standIn.keys])).toEqual(defaults);
    expect(await page.locator('quadretto-overlay .dock').getAttribute('data-folded')).not.toBe(
      'true',
    );
    expect(await page.locator('quadretto-overlay [data-panel]').count()).toBe(0);
  },
);

it('a letter key that the user assigned to a Quadretto command still reaches Roll20 on Roll20’s page', async () => {
  const { page, click } = await sit('engine=legacy', { folded: false });
  await settings({ language: 'en', keymap: { fold: 'd', mute: 'alt+shift+j' } });
  await click(ALDO);
  await expect.poll(() => threatened(page)).toEqual(MASTER_UNION);
  await page.keyboard.press('Alt+Shift+KeyJ');
  await expect.poll(() => threatened(page)).toEqual([]);
  await page.evaluate(() => {
    standIn.keys.length = 0;
  });
  await page.keyboard.press('d');
  await expect.poll(() => page.evaluate(() => [...standIn.keys])).toEqual(['KeyD']);
  expect(await page.locator('quadretto-overlay .dock').getAttribute('data-folded')).not.toBe(
    'true',
  );
});

it.each(usually(['jumpgate'], ['legacy']))(
  'on Roll20’s %s engine, threatened squares are right even if another script adds ' +
    'methods to every array',
  async (engine) => {
    const { page, click } = await sit(`engine=${engine}&arrays=sugar`);
    expect(await page.evaluate(() => Object.keys(Array.prototype))).toContain('findAll');
    await click(ALDO);
    await expect.poll(() => threatened(page)).toEqual(MASTER_UNION);
  },
);
