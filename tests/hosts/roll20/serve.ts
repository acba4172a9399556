/** The stand-in at Roll20's own address, in each browser. Whatever else a page asks for is refused: nothing leaves the machine. */
import type { BrowserContext } from 'playwright-core';
import { answering, ORIGIN } from './server.ts';
import type { Options } from './world/types.ts';

/** Every page opened in this context from now on finds Roll20 there. Local servers stay within reach. */
export async function serveChromium(context: BrowserContext, base: Partial<Options> = {}): Promise<void> {
  const answer = await answering(base);
  await context.route(/^https?:\/\//, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (url.origin === ORIGIN) return route.fulfill({ ...answer(request.url(), request.headers()['referer']) });
    return ['localhost', '127.0.0.1'].includes(url.hostname) ? route.continue() : route.abort();
  });
}
