/**
 * The log in a real browser: readable in both themes, fully usable with the Tab key, and without
 * cut-off text in either language.
 */
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { needChromium } from '../../scripts/browsers.mjs';
import type { LogPage } from '../overlay/harness/log.tsx';
import { bundle } from '../support/bundle.ts';
import { breaches as breachesOf } from './axe.ts';
import { LOG_MENU } from './table.ts';
import { usually } from '../support/thorough.ts';

const PAGES = usually<LogPage>(
  [
    { language: 'it', theme: 'dark', gm: true },
    { language: 'en', theme: 'light', gm: false },
  ],
  [
    { language: 'en', theme: 'light', gm: true },
    { language: 'it', theme: 'light', gm: false },
  ],
);

let browser: Browser;
let script: string;
beforeAll(async () => {
  script = await bundle(new URL('../overlay/harness/log.tsx', import.meta.url));
  browser = await chromium.launch({
    executablePath: needChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
});
afterAll(async () => {
  await browser?.close();
});

const breaches = (page: Page): Promise<string[]> =>
  breachesOf(page, [['#overlay', '[data-panel=log]']], true);

describe.each(PAGES)('the log panel in $language, theme $theme, as game master: $gm', (given) => {
  let page: Page;
  const panel = '[data-panel=log]';
  beforeAll(async () => {
    page = await browser.newPage({ viewport: { width: 1060, height: 1000 } });
    await page.setContent(
      '<!doctype html><html lang="it"><head><title>log</title></head><body style="margin:0"></body></html>',
    );
    await page.addScriptTag({ content: script });
    await page.evaluate(
      (order) => (window as unknown as { log(order: unknown): void }).log(order),
      given,
    );
    // Its key works once the dock exists.
    await page.locator('.dock').waitFor();
    await page.keyboard.press('Alt+Shift+KeyL');
    await page.locator(`${panel} .entry`).first().waitFor();
  });
  afterAll(async () => {
    await page?.close();
  });

  it('Quadretto’s combat log passes the accessibility checks, even with a note, a whisper or a menu open', async () => {
    await expect.poll(() => page.locator(`${panel} .entry`).count()).toBe(11);
    expect(await breaches(page)).toEqual([]);
    if (given.gm) await page.locator('[data-entry=e10] .do [aria-expanded]').first().click();
    await page.locator('[data-entry=e10] .from [aria-expanded]').click();
    expect(await breaches(page)).toEqual([]);
    await page.locator(LOG_MENU).first().click();
    expect(await breaches(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('the tab of the combat log has an accessible name that contains the tab’s visible text', async () => {
    const tab = page.locator('.column [role=tab][data-tab=log]');
    const name = given.language === 'en' ? 'Log' : 'Registro';
    expect(await tab.locator('.name').textContent()).toBe(name);
    expect(await tab.locator('.waits-badge').count()).toBe(1);
    expect(await tab.getAttribute('aria-selected')).toBe('true');
    expect(await page.locator(`${panel} h2`).count()).toBe(0);
    expect(await page.locator(panel).getAttribute('aria-label')).toMatch(
      given.language === 'en' ? /log$/ : /^Registro/,
    );
    expect(await breachesOf(page, [['#overlay', '.column']], true)).toEqual([]);
  });

  it('the Tab key reaches every control of the combat log in order, and each control shows a focus ring', async () => {
    const all = await page.locator(`${panel} button:visible, ${panel} input:visible`).count();
    await page.locator(panel).focus();
    const reached = new Set<string>();
    for (let i = 0; i < all; i++) {
      await page.keyboard.press('Tab');
      const now = await page.evaluate(() => {
        const at = document.querySelector('#overlay')?.shadowRoot?.activeElement;
        if (at?.closest('[data-panel=log]') == null) return null;
        const box = at.getBoundingClientRect();
        const { opacity } = getComputedStyle(at.closest('.from') ?? at);
        return {
          name:
            `${at.closest('[data-entry]')?.getAttribute('data-entry') ?? ''} ` +
            `${at.getAttribute('aria-label') ?? at.textContent ?? ''}`,
          ring: getComputedStyle(at).outlineStyle,
          opacity,
          side: at.classList.contains('grip') ? 28 : Math.min(box.width, box.height),
        };
      });
      expect(now, `stop ${i} of ${all}`).not.toBeNull();
      expect(now).toMatchObject({ ring: 'solid', opacity: '1' });
      expect(now?.side).toBeGreaterThanOrEqual(28);
      reached.add(now?.name ?? '');
    }
    expect(reached.size).toBeGreaterThan(all / 2);
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () =>
          document
            .querySelector('#overlay')
            ?.shadowRoot?.activeElement?.closest('[data-panel=log]') == null,
      ),
    ).toBe(true);
  });

  it('nothing in the combat log’s panel extends beyond the panel’s left or right edge', async () => {
    const out = await page.evaluate(() => {
      const box = document.querySelector('#overlay')?.shadowRoot?.querySelector('[data-panel=log]');
      const { left = 0, right = 0 } = box?.getBoundingClientRect() ?? {};
      return [...(box?.querySelectorAll('*') ?? [])]
        .filter((e) => e.closest('.unseen, .menu-list') === null)
        .map((e) => ({ is: e.className, at: e.getBoundingClientRect() }))
        .filter(({ at }) => at.width > 0 && (at.left < left - 0.5 || at.right > right + 0.5))
        .map(({ is }) => String(is));
    });
    expect(out).toEqual([]);
  });
});
