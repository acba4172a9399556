/** A newcomer's first pages: the welcome page's drag, and the tour of the practice table. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { shareChromium, type Chromium } from '../support/chromium.ts';
import { breaches } from './axe.ts';
import { keys, lead, middleOf } from './practice-marks.ts';

let browser: Chromium;
let page: Page;
beforeAll(async () => {
  browser = await shareChromium({ colorScheme: 'dark' });
});
afterAll(async () => {
  await browser?.close();
});
afterEach(async () => {
  await page?.close();
});

describe('the demonstration on the welcome page', () => {
  it('the animation on the welcome page shows an attack of opportunity with its reason and rule', async () => {
    page = await browser.context.newPage();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`chrome-extension://${browser.extensionId}/welcome.html`);
    const says = page.locator('.demo figcaption');
    await expect.poll(() => says.textContent()).toContain('Goblin gets an AoO');
    await expect
      .poll(() => says.textContent())
      .toContain('Leaving a threatened square provokes an AoO from Goblin.');
    await expect.poll(() => says.textContent()).toMatch(/SRD/);
    await page.getByRole('button', { name: 'Next step' }).click();
    await expect.poll(() => says.textContent()).toContain('Ada stands next to a goblin.');
    await page.getByRole('button', { name: 'Next step' }).press('Enter');
    await expect.poll(() => says.textContent()).toContain('Goblin gets an AoO');
    expect(await breaches(page)).toEqual([]);
  });

  it('the animation of the welcome page runs by itself until the user pauses it', async () => {
    page = await browser.open('welcome.html');
    await page.bringToFront();
    const says = page.locator('.demo figcaption p').first();
    await expect.poll(() => says.textContent()).toContain('gets an AoO');
    await expect.poll(() => says.textContent()).toContain('stands next to');
    await page.getByRole('button', { name: 'Pause' }).click();
    const now = await says.textContent();
    await page.waitForTimeout(2500);
    expect(await says.textContent()).toBe(now);
  });
});

describe('the tour of the practice table', () => {
  const title = (): Promise<string | null> => page.locator('.tour h2').textContent();
  const done = (): Promise<number> => page.locator('.tour .good').count();
  const open = async (): Promise<void> => {
    page = await browser.open('practice.html?tour&lang=en&theme=dark');
    await page.bringToFront();
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.locator('.tour').waitFor();
  };

  it('each of the tour’s five exercises is checked off only after the user has done the exercise', async () => {
    await open();
    const next = (): Promise<void> => page.locator('.tour footer .btn').click();
    await expect.poll(async () => [await title(), await done()]).toEqual(['Select a token', 0]);
    const ada = await middleOf(page, [4, 4]);
    await page.mouse.click(ada.x, ada.y);
    await expect.poll(done).toBe(1);
    await next();
    await expect.poll(async () => [await title(), await done()]).toEqual(['Drag it', 0]);
    await lead(page, [4, 4], [3, 5], [2, 6]);
    await expect.poll(done).toBe(1);
    await page.mouse.up();
    await next();
    await expect.poll(title).toBe('Read why');
    const threatened = await middleOf(page, [6, 4]);
    await page.mouse.move(threatened.x, threatened.y, { steps: 4 });
    await expect.poll(done).toBe(1);
    await next();
    await expect.poll(async () => [await title(), await done()]).toEqual(['Take it back', 0]);
    await page.keyboard.press('Control+z');
    await expect.poll(done).toBe(1);
    await next();
    await expect.poll(async () => [await title(), await done()]).toEqual(['Ask more', 0]);
    await page.locator('.head .menu button').click();
    await page.getByRole('menuitemradio', { name: 'Sigil' }).click();
    await expect.poll(done).toBe(1);
    await next();
    await expect.poll(() => page.locator('.tour').count()).toBe(0);
  });

  it('a user can play, leave and restart the tour of the practice table with the keyboard alone', async () => {
    await open();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.classList.contains('tour')))
      .toBe(true);
    await page.locator('button.token[data-id=ada]').focus();
    await expect.poll(done).toBe(1);
    await page.locator('.tour footer .btn').press('Enter');
    await page.locator('button.token[data-id=ada]').focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(() => keys(page, 'path:due:')).not.toEqual([]);
    await expect.poll(done).toBe(1);
    await page.getByRole('button', { name: 'Leave the tour' }).press('Enter');
    await expect.poll(() => page.locator('.tour').count()).toBe(0);
    await page.getByRole('button', { name: 'Take the tour' }).press('Enter');
    await expect.poll(title).toBe('Select a token');
  });

  it(
    'the tour of the practice table passes the checks of WCAG 2.2 AA, and stays on the ' +
      'screen at 200 % zoom',
    async () => {
      await open();
      expect(await breaches(page, ['.tour', '.card'])).toEqual([]);
      // Window size left by 200 % zoom of 1280 × 720.
      await page.setViewportSize({ width: 640, height: 360 });
      const beyond = async (): Promise<number> => {
        const box = await page.locator('.tour').boundingBox();
        return box === null
          ? NaN
          : Math.max(-box.x, box.x + box.width - 640, box.y + box.height - 360);
      };
      await expect.poll(beyond).toBeLessThanOrEqual(0);
    },
  );
});
