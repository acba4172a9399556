/**
 * Firefox on a hostile page: the same forged messages, and one built-in function that the page
 * redefines after our script has started. No exception is thrown, and the marks are correct again.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFoundry, type StandInServer } from '../../hosts/foundry/server.ts';
import type { Firefox } from '../../support/firefox.ts';
import { clobber, forge, redefine } from '../hostile-page.ts';

declare const canvas: {
  tokens: { placeables: { document: { name: string }; control(on: boolean): void }[] };
};
declare const said: string[];
declare const restore: () => void;

/** Declares the tests. `firefox` gives the browser once they run. */
export function onHostilePage(firefox: () => Firefox): void {
  let server: StandInServer;
  beforeAll(async () => {
    server = await startFoundry({ generation: 13 });
  }, 60_000);
  afterAll(() => server?.close());

  it(
    'in Firefox, Quadretto’s marks recover after a hostile page forges messages and ' +
      'redefines built-in functions',
    async () => {
      const page = await firefox().browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.evaluateOnNewDocument(clobber);
      await page.evaluateOnNewDocument(() => {
        const heard: string[] = [];
        Object.assign(window, { said: heard });
        addEventListener('quadretto:from-page', (event) => {
          heard.push(String((event as CustomEvent<unknown>).detail));
        });
      });
      let looks = 0;
      const overlays = async (): Promise<number> => {
        // The page may load before the scripts are registered.
        if (looks++ % 20 === 0)
          await page.goto(`${server.url}?generation=13`, { waitUntil: 'load' });
        return page.evaluate(() => document.querySelectorAll('quadretto-overlay').length);
      };
      await expect.poll(overlays, { timeout: 40_000, interval: 400 }).toBe(1);
      await page.evaluate(() =>
        canvas.tokens.placeables.find((t) => t.document.name === 'Aldo')?.control(true),
      );
      const drawn = (): Promise<string> =>
        page.evaluate(
          () =>
            document
              .querySelector('quadretto-overlay')
              ?.shadowRoot?.querySelector('[data-key="threat:sure:edge"] path')
              ?.getAttribute('d') ?? '',
        );
      await expect.poll(drawn, { timeout: 20_000 }).not.toBe('');
      const before = await drawn();
      await page.evaluate(redefine, 'JSON.stringify to return garbage');
      expect(await page.evaluate(forge, await page.evaluate(() => [...said]))).toBeGreaterThan(40);
      await page.evaluate(() => {
        restore();
        window.dispatchEvent(new CustomEvent('quadretto:to-page', { detail: 'start' }));
      });
      await expect.poll(drawn, { timeout: 20_000 }).toBe(before);
      expect(errors).toEqual([]);
      await page.close();
    },
    120_000,
  );
}
