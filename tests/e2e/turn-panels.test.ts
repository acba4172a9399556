/**
 * The panels of actions and attack in a real browser: they are accessible, usable by keyboard
 * alone, and still get answers after the background had stopped.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { shareChromium, type Chromium } from '../support/chromium.ts';
import { breaches as breachesOf } from './axe.ts';
import { openLesson } from './practice-marks.ts';
import { sit } from './table.ts';
import { usually } from '../support/thorough.ts';

declare const canvas: {
  tokens: { placeables: { document: { name: string }; control(on: boolean): void }[] };
};

const breaches = (page: Page, panel: string): Promise<string[]> =>
  breachesOf(page, [['quadretto-overlay', panel]]);

let server: StandInServer;
let browser: Chromium;
beforeAll(async () => {
  server = await startFoundry();
  browser = await shareChromium({ viewport: { width: 1400, height: 900 } });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

describe.each(usually(['light'], ['dark']))('turn panels on the practice table, %s', (theme) => {
  let page: Page;
  beforeAll(async () => {
    page = await openLesson(browser, 'flanking', `&lang=en&theme=${theme}`);
  });
  afterAll(async () => {
    await page?.close();
  });

  it('on the practice table, the user can find, use and undo an action with the keyboard alone', async () => {
    await page.locator('.dock .foot [aria-label=Actions]').focus();
    await page.keyboard.press('Enter');
    await page.locator('.action').first().waitFor();
    await page.locator('.search input').focus();
    await page.keyboard.type('total');
    await page.locator('[data-action=total-defence][data-chosen]').waitFor();
    expect(await breaches(page, '[data-panel=actions]')).toEqual([]);
    await page.keyboard.press('ArrowDown');
    // Turns played by hand must be started first: outside a turn nothing is spent.
    await page.locator('.by-hand .btn').first().press('Enter');
    await page.locator('.fight .strong').waitFor();
    await page.locator('[data-action=total-defence] .action-name').focus();
    await page.keyboard.press('Enter');
    await page.locator('.turn li[data-spent=true]').first().waitFor();
    await expect
      .poll(() => page.locator('[data-panel=actions] .foot').last().innerText())
      .toBe('Bruno declares: total defense.');
    await page.locator('.search input').fill('');
    // Of a spent kind of action one line is left, which opens.
    await page.locator('.kind[data-folded] .fold').first().press('Enter');
    await page.locator('[data-action=trip]').waitFor();
    // All actions of that kind are now disabled: grayed out, but still readable.
    expect(await breaches(page, '[data-panel=actions]')).toEqual([]);
    await page.locator('[data-panel=actions] .foot .btn').press('Enter');
    await expect.poll(() => page.locator('.turn li[data-spent=true]').count()).toBe(0);
  });

  it('Quadretto’s panel for attacks passes the accessibility checks', async () => {
    await page.locator('.dock .foot [aria-label=Attack]').click();
    await page.locator('[data-panel=attack]').waitFor();
    expect(await breaches(page, '[data-panel=attack]')).toEqual([]);
  });
});

describe('turn panels on Foundry', () => {
  it(
    'Quadretto’s panel of actions gets its content even if the browser has stopped the ' +
      'background script',
    async () => {
      const ours = await browser.open('options.html');
      const { page, errors } = await sit(browser, server.url, '', { folded: false });
      await page.bringToFront();
      await page.evaluate(() =>
        canvas.tokens.placeables.find((t) => t.document.name === 'Aldo')?.control(true),
      );
      await page
        .locator('.dock .foot')
        .locator('[aria-label=Actions], [aria-label=Azioni]')
        .click();
      // Aldo stands within the reach of the ogre and of no other enemy (expected.ts).
      const edge = page.locator('[data-action=cast-spell] .edge > span[aria-hidden]');
      await expect.poll(() => edge.innerText()).toBe('Ogre');
      const session = await ours.context().newCDPSession(ours);
      const states: string[] = [];
      session.on('ServiceWorker.workerVersionUpdated', ({ versions }) =>
        states.push(...versions.map((version) => version.runningStatus)),
      );
      await session.send('ServiceWorker.enable');
      await session.send('ServiceWorker.stopAllWorkers');
      // The next question wakes the background again, perhaps at once.
      await expect.poll(() => states).toContain('stopped');
      await page.evaluate(() =>
        canvas.tokens.placeables.find((t) => t.document.name === 'Dina')?.control(true),
      );
      await expect.poll(() => page.locator('.actions .who-row .name').innerText()).toMatch(/Dina/);
      // It is Aldo's turn: this text is new, so the background has answered.
      await expect
        .poll(() => page.locator('.actions .away').innerText())
        .toBe('It is Aldo’s turn, not Dina’s.');
      expect(states.at(-1)).not.toBe('stopped');
      expect(errors).toEqual([]);
    },
  );
});
