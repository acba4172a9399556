/**
 * The practice table as a web page, built and served over plain HTTP from a subfolder of a host, in
 * a browser without the extension.
 */
import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { needChromium } from '../../scripts/browsers.mjs';
import { breaches } from './axe.ts';
import { lead, pins } from './practice-marks.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png',
};

let folder: string;
let server: Server;
let browser: Browser;
let page: Page;
let address: string;
const asked: string[] = [];
const complaints: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quadretto-web-'));
  await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), join(ROOT, 'scripts/web.ts'), folder],
    { cwd: ROOT },
  );
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://localhost').pathname;
    const file = path.replace(/^\/games\/try\//, '').replace(/^$/, 'index.html');
    if (!path.startsWith('/games/try/') || file.includes('..')) {
      response.writeHead(404).end();
      return;
    }
    readFile(join(folder, file)).then(
      (data) => {
        const type = TYPES[extname(file)] ?? 'text/plain';
        response.writeHead(200, { 'content-type': type }).end(data);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/games/try/`;
  browser = await chromium.launch({
    executablePath: needChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const context = await browser.newContext({ locale: 'en-GB', colorScheme: 'dark' });
  page = await context.newPage();
  page.on('request', (request) => asked.push(request.url()));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(address);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
});
afterAll(async () => {
  await browser?.close();
  server?.close();
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
});

it('on the practice page on the web, a dragged token shows its path and attack of opportunity', async () => {
  await lead(page, [4, 4], [3, 5], [2, 6]);
  await expect
    .poll(async () => (await pins(page, 'path:step:')).map(({ text }) => text))
    .toEqual(['5', '15']);
  await expect
    .poll(async () => (await pins(page, 'path:due:')).map(({ key }) => key.split(':')[3]))
    .toContain('goblin');
  await page.mouse.up();
  const ada = page.locator('button.token[data-id=ada]');
  await expect.poll(() => ada.getAttribute('aria-label')).toContain('C7');
});

it(
  'the practice page on the web says what only the extension can do, and does not offer ' +
    'the extension’s options',
  async () => {
    await expect
      .poll(() => page.locator('.card').textContent())
      .toContain('On your own table you need the browser extension');
    expect(
      await page
        .locator('.dock')
        .getByRole('button', { name: /Options|Settings$/ })
        .count(),
    ).toBe(0);
  },
);

it('the practice page on the web keeps its language and the finished lessons after a reload', async () => {
  await page.locator('.language button[lang=it]').click();
  await expect.poll(() => page.locator('.card h1').textContent()).toBe('Tavolo di prova');
  await page.reload();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await expect.poll(() => page.locator('.card h1').textContent()).toBe('Tavolo di prova');
  await expect
    .poll(() => page.locator('.rulings li').first().getAttribute('data-state'))
    .toBe('done');
});

it('the practice page on the web loads nothing from other sites, and passes the checks of WCAG 2.2 AA', async () => {
  expect(asked.filter((url) => !url.startsWith(address))).toEqual([]);
  expect(asked.length).toBeGreaterThan(2);
  expect(complaints).toEqual([]);
  expect(await breaches(page, ['.card'])).toEqual([]);
});
