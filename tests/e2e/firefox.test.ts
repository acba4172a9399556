/** Firefox takes the extension and starts it on a page that it may read. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchFirefox, type Firefox } from '../support/firefox.ts';

let server: Server;
let browser: Firefox;
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.setHeader('content-security-policy', "default-src 'none'; require-trusted-types-for 'script'");
    response.end('<!doctype html><title>t</title>');
  });
  await new Promise<void>((ready) => { server.listen(0, '127.0.0.1', ready); });
  browser = await launchFirefox();
});
afterAll(async () => {
  await browser?.close();
  server?.close();
});

it('registers its scripts at start, and they run under a page’s strictest policy', async () => {
  const page = await browser.open(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const present = async (): Promise<boolean> => {
    if (await page.evaluate(() => document.querySelector('quadretto-overlay') !== null)) return true;
    // The page may have come before the registration.
    await page.reload();
    return false;
  };
  await expect.poll(present, { timeout: 15_000, interval: 500 }).toBe(true);
});
