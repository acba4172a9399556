/**
 * Firefox loads the extension, starts both scripts on a permitted page with a strict security
 * policy, and draws the same squares on the stand-in table as Chromium. The table uses a plain
 * canvas: Firefox without a display has no WebGL.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'puppeteer-core';
import { FROM_PAGE, TO_PAGE } from '../../../src/bridge/messages.ts';
import { startFoundry, type StandInServer } from '../../hosts/foundry/server.ts';
import type { Firefox } from '../../support/firefox.ts';
import { CASES, point, read, selectAldo, wanted, type Driven } from '../foundry-squares.ts';
import { titled } from '../titled.ts';
import { usually } from '../../support/thorough.ts';

const LISTEN = `const heard = document.documentElement.dataset;
addEventListener('${FROM_PAGE}', () => { heard.page = ''; });
addEventListener('${TO_PAGE}', () => { heard.content = ''; });`;

/** Declares the tests. `firefox` gives the browser once they run. */
export function onFoundry(firefox: () => Firefox): void {
  let server: Server;
  let table: StandInServer;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const script = request.url === '/listen.js';
      response.setHeader('content-type', script ? 'text/javascript' : 'text/html');
      response.setHeader(
        'content-security-policy',
        "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'",
      );
      response.end(
        script ? LISTEN : '<!doctype html><title>t</title><script src="listen.js"></script>',
      );
    });
    await new Promise<void>((ready) => {
      server.listen(0, '127.0.0.1', ready);
    });
    table = await startFoundry();
  });
  afterAll(async () => {
    await table?.close();
    server?.close();
  });

  it('in Firefox, the extension’s scripts run on a page with the strictest content security policy', async () => {
    const page = await firefox().open(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/game`,
    );
    let looks = 0;
    const heard = async (): Promise<string[]> => {
      // The page may load before the scripts are registered.
      if (++looks % 10 === 0) await page.reload();
      return page.evaluate(() => Object.keys(document.documentElement.dataset).sort());
    };
    await expect.poll(heard, { timeout: 30_000, interval: 400 }).toEqual(['content', 'page']);
    expect(await page.evaluate(() => document.querySelector('quadretto-overlay'))).toBeNull();
    await page.close();
  });

  describe.each(usually([13], [11, 12]))('Foundry %d in Firefox', (generation) => {
    let page: Page;
    let driven: Driven;
    beforeAll(async () => {
      page = await firefox().open(`${table.url}?generation=${generation}`);
      driven = page as unknown as Driven;
      await page.waitForSelector('quadretto-overlay', { timeout: 30_000 });
      await selectAldo(driven);
    });
    afterAll(() => page.close());

    it.each(titled(CASES))('on Foundry in Firefox, Quadretto marks %s', async (_says, each) => {
      await point(driven, each);
      await expect.poll(() => read(driven, each)).toEqual(wanted(each));
    });

    it('in Firefox, the content of a Quadretto panel is loaded when the user opens the panel', async () => {
      const inside = (): Promise<string | null> =>
        page.evaluate(
          () =>
            document
              .querySelector('quadretto-overlay')
              ?.shadowRoot?.querySelector<HTMLElement>('[data-panel=card] .facts')?.innerText ??
            null,
        );
      expect(await inside()).toBeNull();
      // The dock appears after the marks.
      await expect
        .poll(() =>
          page.evaluate(() => {
            const [button] =
              document
                .querySelector('quadretto-overlay')
                ?.shadowRoot?.querySelectorAll<HTMLElement>(
                  '[aria-label="Token card"], [aria-label="Scheda"]',
                ) ?? [];
            button?.click();
            return button !== undefined;
          }),
        )
        .toBe(true);
      await expect.poll(inside).toContain('Mobility');
    });
  });
}
