/**
 * House rules in the options: one user saves them to a file and another loads it. Also the
 * settings in the browser's account.
 */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shareChromium, type Chromium } from '../support/chromium.ts';
import { breaches } from './axe.ts';

interface Storage {
  get(keys: null): Promise<Record<string, unknown>>;
  set(items: object): Promise<void>;
}
declare const chrome: { storage: { local: Storage; sync: Storage } };

let browser: Chromium;
beforeAll(async () => {
  browser = await shareChromium({ viewport: { width: 1280, height: 900 } });
});
afterAll(async () => {
  await browser?.close();
});

const stored = async (): Promise<unknown> =>
  (
    (await browser.worker.evaluate(() => chrome.storage.local.get(null)))['settings'] as
      | { readings?: unknown }
      | undefined
  )?.readings;

it(
  'house rules saved to a file can be loaded again, and a file with an unknown house ' +
    'rule changes nothing',
  async () => {
    const page = await browser.open('options.html#rules');
    const rules = page.locator('#rules');
    await rules.getByText('Any line', { exact: true }).click();
    await expect.poll(stored).toEqual({ srd35: { coverLine: 'any-line' } });
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      rules.getByRole('button', { name: 'Save to a file' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('quadretto-house-rules.json');
    const text = await readFile(await saved.path(), 'utf8');

    await rules.getByText('Best corner', { exact: true }).click();
    await expect.poll(stored).toEqual({ srd35: {} });
    const load = (content: string) =>
      rules
        .locator('input[type=file]')
        .setInputFiles({
          name: 'rules.json',
          mimeType: 'application/json',
          buffer: Buffer.from(content),
        });
    await load(text.replace('any-line', 'every-line'));
    await rules.getByText('doesn’t know a rule or choice in this file (srd35: coverLine').waitFor();
    expect(await stored()).toEqual({ srd35: {} });
    await load(text);
    await rules.getByText('The house rules of this file now apply.').waitFor();
    await expect
      .poll(async () => (await stored()) as object)
      .toMatchObject({ srd35: { coverLine: 'any-line' } });
    await expect.poll(() => rules.getByRole('radio', { name: 'Any line' }).isChecked()).toBe(true);
    expect(await breaches(page)).toEqual([]);
  },
  60_000,
);

it(
  'a setting is stored in the user’s browser account, and a change in the account ' +
    'reaches an open options page',
  async () => {
    const page = await browser.open('options.html#appearance');
    await page.locator('#appearance').getByText('Dark', { exact: true }).click();
    await expect
      .poll(() => browser.worker.evaluate(() => chrome.storage.sync.get(null)), { timeout: 10_000 })
      .toMatchObject({ 'setting:theme': { value: 'dark' } });
    await browser.worker.evaluate(() =>
      chrome.storage.sync.set({ 'setting:theme': { at: Date.now(), value: 'light' } }),
    );
    await expect.poll(() => page.evaluate(() => document.body.dataset['theme'])).toBe('light');
    await page.getByRole('switch', { name: /Settings follow your browser account/ }).click();
    await page.locator('#appearance').getByText('Dark', { exact: true }).click();
    await expect.poll(() => page.evaluate(() => document.body.dataset['theme'])).toBe('dark');
    await new Promise((later) => {
      setTimeout(later, 3000);
    });
    expect(await browser.worker.evaluate(() => chrome.storage.sync.get(null))).toMatchObject({
      'setting:theme': { value: 'light' },
    });
    expect(await breaches(page)).toEqual([]);
  },
  60_000,
);
