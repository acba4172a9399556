/**
 * Policies for each kind of ruling, set in the options and at the table, and the held move. In a
 * real browser: every control is reachable, readable and named.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { closePages, shareChromium, type Chromium } from '../support/chromium.ts';
import { breaches } from './axe.ts';
import { lead, openLesson } from './practice-marks.ts';
import { foldDock } from './table.ts';
import { usually } from '../support/thorough.ts';

declare const chrome: {
  storage: { local: { get(key: string): Promise<Record<string, unknown>> } };
  tabs: { query(of: object): Promise<{ id?: number; url?: string }[]> };
};

describe.each(usually(['dark'], ['light']))(
  'policies for irregular moves, %s',
  { sequential: true },
  (scheme) => {
    let browser: Chromium;
    let server: StandInServer;
    beforeAll(async () => {
      server = await startFoundry({ generation: 13 });
      browser = await shareChromium({ colorScheme: scheme });
    });
    afterEach(() => closePages(browser));
    afterAll(async () => {
      await browser?.close();
      await server?.close();
    });
    const kept = (): Promise<unknown> =>
      browser.worker.evaluate(
        async () =>
          (
            (await chrome.storage.local.get('kept:policies'))['kept:policies'] as
              | { data?: unknown }
              | undefined
          )?.data,
      );

    it(
      'with the keyboard alone, the user can cancel or allow a move that Quadretto holds ' +
        'back on the practice table',
      async () => {
        const page = await openLesson(browser, 'refereed-turn', `&lang=en&theme=${scheme}`);
        await page.locator('[data-turn=start]').click();
        await page.locator('[data-seat=player]').click();
        await page.locator('.dock .foot > .iconbtn').last().click();
        await page.locator('.help > .menu > button').focus();
        await page.keyboard.press('Enter');
        expect(await breaches(page, [['quadretto-overlay', '.menu-list']])).toEqual([]);
        await page.keyboard.press('End');
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('Enter');
        await expect
          .poll(() => page.locator('.help > .menu > button').textContent())
          .toBe('When a move breaks the rules: Block');
        // The menu gives the focus back a moment later; before that, Escape belongs to the page.
        await expect
          .poll(async () => {
            await page.keyboard.press('Escape');
            return page.locator('.help').count();
          })
          .toBe(0);

        const placeOf = async (id: string): Promise<string | null> =>
          page.locator(`button.token[data-id=${id}]`).getAttribute('aria-label');
        const before = await placeOf('ada');
        // Into the goblin's square.
        await page.locator('button.token[data-id=ada]').focus();
        await page.keyboard.press('ArrowUp');
        const notice = page.locator('[data-kind=held]');
        await notice.waitFor();
        expect(await placeOf('ada')).toBe(before);
        const focused = (): Promise<string> =>
          page
            .locator('quadretto-overlay')
            .evaluate(
              (e) => (e.shadowRoot?.activeElement as HTMLElement | null)?.dataset['kind'] ?? '',
            );
        await expect.poll(focused).toBe('held');
        expect(await breaches(page, [['quadretto-overlay', '[data-kind=held]']])).toEqual([]);
        await expect.poll(() => page.locator('[data-key="held:path:octagon"]').count()).toBe(1);
        await page.keyboard.press('Escape');
        await notice.waitFor({ state: 'detached' });
        await expect
          .poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset['id']))
          .toBe('ada');

        await page.keyboard.press('ArrowUp');
        await notice.waitFor();
        await expect.poll(focused).toBe('held');
        await page.keyboard.press('Tab');
        await page.keyboard.type('the goblin lets her');
        await page.keyboard.press('Enter');
        await notice.waitFor({ state: 'detached' });
        await expect.poll(() => placeOf('ada')).not.toBe(before);
      },
    );

    it(
      'while a dragged token’s move waits for permission, the keyboard focus stays in place, ' +
        'and the map stays usable',
      async () => {
        const page = await openLesson(browser, 'refereed-turn', `&lang=it&theme=${scheme}`);
        await page.locator('[data-turn=start]').click();
        await page.locator('[data-seat=player]').click();
        await page.locator('.dock .foot > .iconbtn').last().click();
        await page.locator('.help > .menu > button').click();
        await page.locator('[role=menu] button').nth(2).click();
        await page.locator('.dock .foot > .iconbtn').last().click();
        await lead(page, [5, 3], [5, 2]);
        await page.mouse.up();
        const notice = page.locator('[data-kind=held]');
        await notice.waitFor();
        // A notice that takes the focus does so soon after it appears, so it would have the focus by
        // now.
        expect(await breaches(page, [['quadretto-overlay', '[data-kind=held]']])).toEqual([]);
        expect(
          await page
            .locator('quadretto-overlay')
            .evaluate(
              (e) => (e.shadowRoot?.activeElement as HTMLElement | null)?.dataset['kind'] ?? '',
            ),
        ).toBe('');
        // The map still takes the pointer: another path is dragged while the question is open.
        await lead(page, [5, 3], [5, 4], [5, 5]);
        await page.mouse.up();
        await page.getByRole('button', { name: 'Muovi lo stesso' }).click();
        await notice.waitFor({ state: 'detached' });
      },
    );

    it(
      'a setting for illegal moves that the user changes in the options applies at once to an ' +
        'open game page',
      async () => {
        const table = await browser.open(server.url);
        await foldDock(table, false);
        await table.locator('quadretto-overlay .foot > .iconbtn').last().click();
        const policy = table.locator('quadretto-overlay .help > .menu > button');
        await policy.waitFor();
        await expect.poll(() => policy.textContent()).toBe('When a move breaks the rules: Flag');
        const options = await browser.open('options.html#judging');
        await options.locator('input[name=ruling-walls]').first().waitFor({ state: 'attached' });
        expect(await breaches(options)).toEqual([]);
        await options.locator('input[name=ruling-walls]:checked').focus();
        await options.keyboard.press('ArrowRight');
        await expect.poll(kept).toMatchObject({ '': { policies: { walls: 'ask' } } });
        await expect.poll(() => policy.textContent()).toBe('When a move breaks the rules: Mixed');
        await options.locator('input[name=preset][value=strict]').check({ force: true });
        await expect
          .poll(() => options.locator('input[name=ruling-turn]:checked').inputValue())
          .toBe('ask');

        const tabs = await browser.worker.evaluate(() => chrome.tabs.query({}));
        const tab = tabs.find(({ url }) => url?.startsWith(server.url));
        const popup = await browser.open(`popup.html?tab=${tab?.id ?? -1}`);
        const choice = popup.getByLabel('When a move breaks the rules');
        await expect.poll(() => choice.inputValue()).toBe('mixed');
        expect(await breaches(popup)).toEqual([]);
        await choice.selectOption('enforce');
        await expect.poll(() => policy.textContent()).toBe('When a move breaks the rules: Block');

        // The game stores only its differences from the general policy; reset, it follows the general
        // one again.
        const row = options.locator('#judging .sites li', { hasText: '127.0.0.1' });
        await expect.poll(() => row.textContent()).toContain('Attacks of opportunity: block');
        expect(await breaches(options)).toEqual([]);
        // A page in the background may miss a mouse click.
        await options.bringToFront();
        await row.getByRole('button').click();
        await expect.poll(() => policy.textContent()).toBe('When a move breaks the rules: Mixed');
        await expect.poll(() => row.count()).toBe(0);
      },
    );
  },
);
