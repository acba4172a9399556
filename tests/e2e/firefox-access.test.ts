/**
 * Permissions in Firefox, with the production build: the user can revoke the manifest's
 * permissions, and the extension then asks for all of them. A preference for tests answers the
 * browser's prompt; a permission is revoked through the API that the browser's own list uses.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'puppeteer-core';
import { resolve } from 'node:path';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { serveFirefox } from '../hosts/roll20/serve.ts';
import { launchFirefox, type Firefox } from '../support/firefox.ts';

declare const browser: { permissions: { remove(what: { origins: string[] }): Promise<boolean> } };

const EDITOR = 'https://app.roll20.net/editor/';
const LISTEN = `addEventListener('quadretto:from-page', () => { document.documentElement.dataset.heard = ''; });
addEventListener('quadretto:to-page', () => { document.documentElement.dataset.heard = ''; });`;

let firefox: Firefox;
let foundry: StandInServer;
let options: Page;
beforeAll(async () => {
  foundry = await startFoundry({ generation: 13 });
  firefox = await launchFirefox({
    extension: resolve(import.meta.dirname, '../../.output/firefox-mv3'),
    ownPages: true,
    preferences: { 'intl.accept_languages': 'en' },
  });
  options = await firefox.own('options.html');
});
afterAll(async () => {
  await firefox?.close();
  await foundry?.close();
});

async function roll20(): Promise<Page> {
  const page = await firefox.browser.newPage();
  await serveFirefox(page);
  await page.evaluateOnNewDocument(LISTEN);
  await page.goto(EDITOR, { waitUntil: 'load' });
  return page;
}
const overlays = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('quadretto-overlay').length);
const press = async (label: string): Promise<void> => {
  await options.bringToFront();
  await (await options.waitForSelector(`button[aria-label="${label}"]`))?.click();
};
const sites = (): Promise<string> =>
  options.evaluate(() => document.querySelector('#sites')?.textContent ?? '');

async function untouched(page: Page): Promise<void> {
  await new Promise((later) => {
    setTimeout(later, 2000);
  });
  expect(await overlays(page)).toBe(0);
  expect(await page.evaluate(() => 'heard' in document.documentElement.dataset)).toBe(false);
}

describe('permission for Roll20 in Firefox', { sequential: true }, () => {
  let table: Page;

  it('in Firefox, Quadretto starts by itself on Roll20, for which permission is given at installation', async () => {
    await expect.poll(sites).toContain('app.roll20.net always on, built in');
    table = await roll20();
    await expect.poll(() => overlays(table)).toBe(1);
  });

  it('in Firefox, switching Roll20 off and on in the popup stops and starts Quadretto', async () => {
    await press('Switch off: app.roll20.net');
    await expect.poll(() => overlays(table)).toBe(0);
    await expect.poll(sites).toContain('switched off by you');
    await press('Switch on again: app.roll20.net');
    await expect.poll(() => overlays(table)).toBe(1);
  });

  it('in Firefox, revoking the permission for Roll20 stops Quadretto on every open Roll20 page', async () => {
    await options.evaluate(() =>
      browser.permissions.remove({ origins: ['https://app.roll20.net/*'] }),
    );
    await expect.poll(() => overlays(table)).toBe(0);
    await expect.poll(sites).toContain('not granted by the browser');
    const other = await roll20();
    await untouched(other);
    await other.close();
  });

  it('in Firefox, giving permission for Roll20 again starts Quadretto on an open Roll20 page', async () => {
    await press('Allow: app.roll20.net');
    await expect.poll(() => overlays(table)).toBe(1);
    await expect.poll(sites).toContain('always on, built in');
    await table.close();
  });
});

describe('permission for a Foundry site in Firefox', { sequential: true }, () => {
  it('in Firefox, Quadretto runs on a Foundry site with permission until the user removes the site', async () => {
    const table = await firefox.browser.newPage();
    await table.evaluateOnNewDocument(LISTEN);
    await table.goto(foundry.url, { waitUntil: 'load' });
    await untouched(table);

    await options.bringToFront();
    await options.type('.sites input', foundry.url);
    await options.click('.sites form button');
    await expect.poll(() => overlays(table)).toBe(1);
    await expect.poll(sites).toContain('127.0.0.1');

    await press('Forget this site: 127.0.0.1');
    await expect.poll(() => overlays(table)).toBe(0);
    await table.reload({ waitUntil: 'load' });
    await untouched(table);
    await table.close();
  });
});
