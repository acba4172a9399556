/** The practice table's own turns and conditions, by mouse and by keyboard. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { shareChromium, type Chromium } from '../support/chromium.ts';
import { lead, openLesson } from './practice-marks.ts';

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

const active = (): Promise<string[]> => page.locator('.order [aria-current]').allTextContents();
const placeOf = async (id: string): Promise<string> =>
  ((await page.locator(`button.token[data-id=${id}]`).getAttribute('aria-label')) ?? '').replace(
    /^.*square /,
    '',
  );

it('on the practice table, the user can start, advance and end a combat with the mouse', async () => {
  page = await openLesson(browser, 'refereed-turn');
  await page.locator('[data-turn=start]').click();
  await expect
    .poll(async () => [await active(), await page.locator('.order li').allTextContents()])
    .toEqual([['Ada'], ['Ada', 'Goblin', 'Bruno', 'Orc']]);
  for (let i = 0; i < 4; i++) await page.locator('[data-turn=next]').click();
  await expect.poll(active).toEqual(['Ada']);
  await expect.poll(() => page.locator('.fight summary').textContent()).toContain('3');
  await page.locator('[data-turn=end]').click();
  await expect
    .poll(async () => [await active(), await page.locator('[data-turn=start]').count()])
    .toEqual([[], 1]);
});

it('on the practice table, the user can end a turn, undo a move and set a condition with the keyboard', async () => {
  page = await openLesson(browser, 'refereed-turn');
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  await expect.poll(active).toEqual(['Goblin']);
  await page.locator('button.token[data-id=ada]').focus();
  const before = await placeOf('ada');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => placeOf('ada')).not.toBe(before);
  await page.keyboard.press('Control+z');
  await expect.poll(() => placeOf('ada')).toBe(before);

  await page.locator('[data-condition=prone]').focus();
  await page.keyboard.press('Space');
  await expect
    .poll(() => page.locator('[data-condition=prone]').getAttribute('aria-pressed'))
    .toBe('true');
  await expect.poll(() => page.locator('[data-key^="reminder"]').count()).toBeGreaterThan(0);
  const seat = page.locator('[data-seat=player]');
  await seat.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => seat.getAttribute('aria-checked')).toBe('true');
});

it('buttons beside the practice table undo and redo a drag', async () => {
  page = await openLesson(browser, 'refereed-turn');
  const before = await placeOf('ada');
  await lead(page, [5, 3], [5, 4], [5, 5]);
  await page.mouse.up();
  await expect.poll(() => placeOf('ada')).not.toBe(before);
  const after = await placeOf('ada');
  await page.getByRole('button', { name: 'Take back the move' }).click();
  await expect.poll(() => placeOf('ada')).toBe(before);
  await page.getByRole('button', { name: 'Redo the move' }).click();
  await expect.poll(() => placeOf('ada')).toBe(after);
});

it('the user can undo an illegal move in the log, and redo the move with a button of the practice table', async () => {
  page = await openLesson(browser, 'refereed-turn');
  await page.keyboard.press('n');
  await page.keyboard.press('Alt+Shift+KeyL');
  // Waits until the referee has seen the fight: only later moves are judged.
  await page.locator('[data-panel=log] .entry').first().waitFor();
  const before = await placeOf('ada');
  await page.locator('button.token[data-id=ada]').focus();
  // Into the goblin's square.
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => placeOf('ada')).not.toBe(before);
  await page
    .locator('[data-panel=log] .entry[data-verdict=illegal]')
    .getByRole('button', { name: 'Ada: Take back' })
    .click();
  await expect.poll(() => placeOf('ada')).toBe(before);
  await page.locator('[data-panel=log] .entry', { hasText: 'Taken back' }).waitFor();
  await page.getByRole('button', { name: 'Redo the move' }).click();
  await expect.poll(() => placeOf('ada')).not.toBe(before);
});
