/**
 * The keys in the options: a key is changed by pressing another, conflicts are named, and an open
 * table follows.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { shareChromium, type Chromium } from '../support/chromium.ts';
import { breaches } from './axe.ts';
import { sit, tapChord } from './table.ts';

declare const chrome: { storage: { local: { get(keys: null): Promise<Record<string, unknown>> } } };

let server: StandInServer;
let browser: Chromium;

beforeAll(async () => {
  server = await startFoundry({ generation: 13 });
  browser = await shareChromium({ viewport: { width: 1280, height: 900 } });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
const kept = async (): Promise<unknown> =>
  (
    (await browser.worker.evaluate(() => chrome.storage.local.get(null)))['settings'] as
      | { keymap?: unknown }
      | undefined
  )?.keymap;

it(
  'in the options, the user can change, remove or reset a keyboard shortcut, and sees ' +
    'which shortcuts conflict',
  async () => {
    const { page: table } = await sit(browser, server.url, '', { folded: false });
    await table.locator('quadretto-overlay .layer').first().waitFor();
    const folded = (): Promise<string | null> =>
      table.locator('quadretto-overlay .dock').getAttribute('data-folded');
    const options = await browser.open('options.html#keys');
    await options.bringToFront();
    const row = (action: string) => options.locator(`#keys [data-action=${action}]`);
    const give = async (action: string, ...presses: readonly string[]): Promise<void> => {
      await row(action).getByRole('button').click();
      for (const press of presses) await options.keyboard.press(press);
    };
    await expect.poll(() => row('fold').getByRole('button').textContent()).toBe('Alt Shift D');
    expect(await options.locator('#keys .conflict').count()).toBe(0);
    expect(await breaches(options)).toEqual([]);

    // Ctrl is refused, and the row keeps waiting for a key.
    await give('fold', 'Control+k');
    await expect
      .poll(() => row('fold').textContent())
      .toContain('Ctrl and Cmd belong to the browser.');
    await options.keyboard.press('Alt+Shift+KeyJ');
    await expect.poll(kept).toEqual({ fold: 'alt+shift+j' });
    await expect
      .poll(async () => {
        if ((await folded()) !== 'true') {
          await table.bringToFront();
          await tapChord(table, 'j');
        }
        return folded();
      })
      .toBe('true');
    await options.bringToFront();

    await give('log', 'd');
    await expect.poll(() => row('log').textContent()).toContain('Foundry uses this key');
    await expect.poll(() => row('log').textContent()).toContain('Roll20 uses this key');
    await give('log', 'Alt+Shift+KeyJ');
    await expect.poll(() => row('log').textContent()).toContain('Same key: Fold or open the dock');
    await expect.poll(() => row('fold').textContent()).toContain('Same key: Referee’s log');
    await give('log', 'Escape');
    await expect.poll(() => row('log').getByRole('button').textContent()).toBe('Alt Shift J');
    await give('log', 'Backspace');
    await expect.poll(() => row('log').getByRole('button').textContent()).toBe('none');
    expect(await breaches(options)).toEqual([]);
    await options.getByRole('button', { name: 'Default keys' }).click();
    await expect.poll(kept).toEqual({});
    await expect.poll(() => row('log').getByRole('button').textContent()).toBe('Alt Shift L');
    for (const page of [table, options]) await page.close();
  },
);
