/**
 * Serves the stand-in at Roll20's own address, in each browser. All other requests of a page are
 * refused, so that nothing leaves the machine.
 */
import type { BrowserContext, Page as ChromiumPage } from 'playwright-core';
import type { Page } from 'puppeteer-core';
import { answering, ORIGIN } from './server.ts';
import type { Options } from './world/types.ts';

/**
 * Every page opened in this context from now on gets the stand-in at Roll20's address. Local
 * servers stay reachable.
 */
export async function serveChromium(
  context: BrowserContext,
  base: Partial<Options> = {},
): Promise<void> {
  const answer = await answering(base);
  await context.route(/^https?:\/\//, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (url.origin === ORIGIN)
      return route.fulfill({ ...answer(request.url(), request.headers()['referer']) });
    return ['localhost', '127.0.0.1'].includes(url.hostname) ? route.continue() : route.abort();
  });
}

/** Serves the stand-in to one Firefox page; call it before the page loads anything. */
export async function serveFirefox(page: Page, base: Partial<Options> = {}): Promise<void> {
  const answer = await answering(base);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const address = request.url();
    const { origin, hostname, protocol } = new URL(address);
    const done =
      origin === ORIGIN
        ? request.respond(answer(address, request.headers()['referer'] ?? request.frame()?.url()))
        : ['localhost', '127.0.0.1'].includes(hostname) || !protocol.startsWith('http')
          ? request.continue()
          : request.abort();
    // A page that was closed meanwhile needs no answer.
    done.catch(() => undefined);
  });
}

/** Runs in the page: whether the stand-in has started, which may be after the `load` event. */
export const hasBegun = (): boolean =>
  (globalThis as { standIn?: { ready: boolean } }).standIn?.ready === true;

/** Waits in Chromium until the stand-in has started. */
export async function hostReady(page: ChromiumPage): Promise<void> {
  await page.waitForFunction(hasBegun);
}
