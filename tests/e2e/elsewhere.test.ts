/**
 * On pages that are not a tabletop the extension leaves nothing: no script, no listener, no
 * message.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { serveChromium } from '../hosts/roll20/serve.ts';
import { EDITOR } from '../hosts/roll20/server.ts';
import { shareChromium, type Chromium } from '../support/chromium.ts';
import { elsewhere, serveElsewhere } from '../support/elsewhere.ts';
import { listenIn, NOTHING, tracesIn } from '../support/traces.ts';

declare const chrome: { scripting: { unregisterContentScripts(): Promise<void> } };
declare const game: { system: unknown } | undefined;

let server: StandInServer;
let browser: Chromium;

beforeAll(async () => {
  server = await startFoundry();
  browser = await shareChromium();
  await listenIn(browser);
  await serveChromium(browser.context, { engine: 'legacy' });
  await serveElsewhere(browser.context, server.url);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

describe('pages that are not a tabletop', () => {
  it('on a page that only resembles a virtual tabletop, Quadretto adds no element and sends no message', async () => {
    const pages = Object.entries(elsewhere(server.url));
    const found = await Promise.all(
      pages.map(async ([what, address]) => [what, await tracesIn(browser, address)] as const),
    );
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(pages.map(([what]) => [what, NOTHING])),
    );
  });

  it.each([
    ['Foundry', (): string => server.url],
    ['Roll20', (): string => EDITOR],
  ] as const)('Quadretto’s overlay starts on a page that is a %s table', async (_host, address) => {
    const found = await tracesIn(
      browser,
      address(),
      ({ events, listeners, messages, elements }) =>
        events > 0 && listeners > 0 && messages > 0 && elements > 0,
    );
    expect(found.worlds).toBeGreaterThan(0);
    expect(found.events).toBeGreaterThan(0);
    expect(found.listeners).toBeGreaterThan(0);
    expect(found.messages).toBeGreaterThan(0);
    expect(found.elements).toBe(1);
  });
});

it('Quadretto starts on a tabletop page that was still loading when the extension was updated', async () => {
  await browser.worker.evaluate(() => chrome.scripting.unregisterContentScripts());
  const page = await browser.open(server.url);
  // Foundry sets the game's system once the world has arrived.
  const system = await page.evaluateHandle(() => {
    const loaded = game?.system;
    Object.assign(game ?? {}, { system: null });
    return loaded;
  });
  expect(await page.locator('quadretto-overlay').count()).toBe(0);
  // Loads the extension again, as an update does.
  browser = await shareChromium();
  // The background has looked for open tables by then, and found none that is loaded.
  await page.waitForTimeout(1000);
  await page.evaluate((loaded) => Object.assign(game ?? {}, { system: loaded }), system);
  await page.waitForSelector('quadretto-overlay', { state: 'attached' });
});
