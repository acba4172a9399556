/**
 * The panels beside the map, on the practice table in a real browser: every control is reachable,
 * readable and named.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shareChromium, type Chromium } from '../support/chromium.ts';
import { usually } from '../support/thorough.ts';
import { atRest, breaches as breachesOf } from './axe.ts';

declare const chrome: {
  storage: {
    local: {
      get(key: string): Promise<Record<string, unknown>>;
      set(items: object): Promise<void>;
    };
  };
};

/** Positions of a panel and of the card beside it. */
const breaches = (page: Page, panel = '.dock'): Promise<string[]> =>
  breachesOf(page, [['quadretto-overlay', panel], '.card'], true);

describe.each(usually(['dark'], ['light']))('the main panel, %s', (scheme) => {
  let browser: Chromium;
  let page: Page;
  const choose = (settings: object): Promise<void> =>
    browser.worker.evaluate((chosen) => chrome.storage.local.set({ settings: chosen }), settings);
  beforeAll(async () => {
    browser = await shareChromium({ colorScheme: scheme });
    page = await browser.open('practice.html');
    await page.locator('.dock').waitFor();
  });
  afterAll(async () => {
    await browser?.close();
  });

  it(
    'Quadretto’s main panel passes the accessibility checks when open or folded, and with ' +
      'the menu or help open',
    async () => {
      await expect.poll(() => page.locator('.layer').count()).toBe(7);
      expect(await breaches(page)).toEqual([]);
      await page.locator('.head .menu button').click();
      expect(await breaches(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('.foot > .iconbtn:last-child').click();
      expect(await breaches(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Alt+Shift+KeyD');
      await page.locator('.dock[data-folded=true]').waitFor();
      expect(await breaches(page)).toEqual([]);
      await page.keyboard.press('Alt+Shift+KeyD');
    },
  );

  it('the panel about a creature passes the accessibility checks, even while the user corrects a value', async () => {
    await page.locator('.who .iconbtn').click();
    await page.locator('[data-panel=card]').waitFor();
    expect(await breaches(page, '[data-panel=card]')).toEqual([]);
    for (const fact of ['reach', 'size', 'conditions', 'hand']) {
      await page.locator(`[data-fact=${fact}] .iconbtn`).first().click();
      await page.locator(`[data-fact=${fact}][data-editing]`).waitFor();
      expect(await breaches(page, '[data-panel=card]')).toEqual([]);
    }
    await page.locator('[data-fact=reach] .iconbtn').first().click();
    await page.locator('[data-fact=reach] input').fill('4 m');
    await page.keyboard.press('Enter');
    await page.locator('[data-fact=reach] [role=alert]:not(:empty)').waitFor();
    expect(await breaches(page, '[data-panel=card]')).toEqual([]);
    await page.locator('[data-fact=reach] input').fill('3 m');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.locator('[data-fact=reach] .from').textContent())
      .toMatch(/^you, /);
    expect(await breaches(page, '[data-panel=card]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('[data-panel=card]').waitFor({ state: 'detached' });
  });

  // The other tests do not depend on colors.
  if (scheme === 'light') return;

  it('the user can switch a kind of mark off and on in Quadretto’s panel with the keyboard alone', async () => {
    const first = page.locator('.layer').first();
    await first.focus();
    await page.keyboard.press('Tab');
    const ring = await page
      .locator('.layer')
      .nth(1)
      .evaluate((e) => [getComputedStyle(e).outlineStyle, getComputedStyle(e).outlineWidth]);
    expect(ring).toEqual(['solid', '2px']);
    await page.keyboard.press('Space');
    await expect
      .poll(() => page.locator('.layer').nth(1).getAttribute('aria-checked'))
      .toBe('false');
    await page.keyboard.press('Space');
    await expect
      .poll(() => page.locator('.layer').nth(1).getAttribute('aria-checked'))
      .toBe('true');
  });

  const placeKept = (): Promise<unknown> =>
    browser.worker.evaluate(
      async () =>
        (await chrome.storage.local.get('panel:practice:dock'))['panel:practice:dock'] ?? null,
    );

  it(
    'Quadretto’s panel can be dragged by the header, snaps to a grid of 8 px, and keeps ' +
      'its place on the next page',
    async () => {
      await atRest(page);
      const head = await page.locator('.head').boundingBox();
      if (head === null) throw new Error('the dock has no header');
      const from = { x: head.x + 70, y: head.y + 12 };
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x - 203, from.y + 101, { steps: 4 });
      await page.mouse.up();
      // The position is stored at the drop; the next page reads it.
      await expect.poll(placeKept).not.toBeNull();
      const there = await page.locator('.dock').boundingBox();
      expect([there?.x ?? NaN, there?.y ?? NaN].map((v) => v % 8)).toEqual([0, 0]);
      expect(there?.y).not.toBe(head.y - 1);
      expect(Math.abs((there?.x ?? 0) - (head.x - 203))).toBeLessThanOrEqual(5);
      const again = await browser.open('practice.html');
      await again.locator('.dock').waitFor();
      await expect
        .poll(async () => {
          const box = await again.locator('.dock').boundingBox();
          return [box?.x, box?.y];
        })
        .toEqual([there?.x, there?.y]);
      await again.close();
    },
  );

  it(
    'with the setting for thicker lines, Quadretto’s marks keep their patterns and lose ' +
      'their flat colors',
    async () => {
      const shown = () =>
        page.locator('svg.marks .fill path').evaluateAll((paths) => {
          const visible = paths.filter((path) => getComputedStyle(path).display !== 'none');
          return {
            flat: visible.filter((path) => path.classList.contains('flat')).length,
            patterns: visible.filter((path) => path.getAttribute('fill')?.startsWith('url('))
              .length,
          };
        });
      const least = async (): Promise<number> => Math.min(...Object.values(await shown()));
      await expect.poll(least).toBeGreaterThan(1);
      const usual = await shown();
      await choose({ thickLines: true });
      await expect.poll(shown).toEqual({ flat: 0, patterns: usual.patterns });
      await choose({ thickLines: false });
      await expect.poll(shown).toEqual(usual);
    },
  );

  it('in a window of half the size, Quadretto’s panel starts folded, and still fits when unfolded', async () => {
    const small = await browser.context.newPage();
    await small.setViewportSize({ width: 640, height: 400 });
    await small.goto(page.url());
    await small.locator('.dock[data-folded=true]').waitFor();
    await small.locator('.dock > .iconbtn').last().click();
    await small.locator('.dock:not([data-folded])').waitFor();
    await atRest(small);
    const box = await small.locator('.dock').boundingBox();
    // Lengths are floating-point numbers: a hundredth of a pixel is no overflow.
    expect(box?.height).toBeLessThanOrEqual(400 * 0.92 + 0.01);
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 640).toBe(true);
    await small.close();
  });
});
