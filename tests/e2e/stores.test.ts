/**
 * The two store packages in clean profiles of both browsers. The package's own pages open, none of
 * them violates its content security policy, and marks appear on the practice table and on Roll20.
 */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { Page as FirefoxPage } from 'puppeteer-core';
import { packageOfBuild } from '../../scripts/release/packages.ts';
import { unzip } from '../../scripts/release/zip.ts';
import type { StandIn } from '../hosts/roll20/client/main.ts';
import { hasBegun, hostReady, serveChromium, serveFirefox } from '../hosts/roll20/serve.ts';
import { EDITOR } from '../hosts/roll20/server.ts';
import { launchChromium, type Chromium } from '../support/chromium.ts';
import { launchFirefox, type Firefox } from '../support/firefox.ts';
import { area } from './practice-marks.ts';

declare const standIn: StandIn;
/** Security policy directives that a page violated. */
declare const broken: string[];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quadretto-stores-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Runs in the page, whose creatures are loaded over the network after the screen has appeared. */
function selectAldo(): boolean {
  try {
    standIn.select(['Aldo']);
  } catch {
    return false;
  }
  return standIn.selected().length === 1;
}

const soon = (ms: number): Promise<void> =>
  new Promise((later) => {
    setTimeout(later, ms);
  });

describe('the Chrome and Edge package', { sequential: true }, () => {
  let browser: Chromium;
  beforeAll(async () => {
    const to = join(folder, 'chrome');
    await unzip((await packageOfBuild('chrome')).bytes, to);
    browser = await launchChromium({ savesEnergy: true, extension: to, locale: 'en-GB' });
    await serveChromium(browser.context);
    await browser.context.addInitScript(() => {
      const found: string[] = [];
      Object.assign(window, { broken: found });
      addEventListener('securitypolicyviolation', (event) => {
        found.push(
          `${event.violatedDirective}: ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
        );
      });
    });
  });
  afterAll(() => browser?.close());

  it('the Chrome and Edge package opens its welcome page', async () => {
    await expect
      .poll(() => browser.context.pages().map((page) => page.url()))
      .toContainEqual(expect.stringMatching(/\/welcome\.html$/));
  });

  it('the Chrome and Edge package applies its content security policy on each of its pages', async () => {
    const names = readdirSync(join(folder, 'chrome')).filter((name) => name.endsWith('.html'));
    expect(names).toEqual(
      expect.arrayContaining([
        'licences.html',
        'options.html',
        'popup.html',
        'practice.html',
        'privacy.html',
        'welcome.html',
      ]),
    );
    for (const name of names) {
      const said: string[] = [];
      const page = await browser.open('about:blank');
      page.on('console', (message) => {
        if (message.type() === 'error') said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(String(error)));
      await page.goto(`chrome-extension://${browser.extensionId}/${name}`);
      await page.locator('h1').first().waitFor();
      await page.waitForTimeout(300);
      expect({ name, broken: await page.evaluate(() => broken), said }).toEqual({
        name,
        broken: [],
        said: [],
      });
      // An inline style is refused and reported: this proves that violations would be reported
      // above.
      await page.evaluate(() => {
        document.head.append(
          Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }),
        );
      });
      await expect
        .poll(() => page.evaluate(() => broken.map((each) => each.split(':')[0])))
        .toEqual(['style-src-elem']);
      await page.close();
    }
  });

  it('the Chrome and Edge package shows the Open Game License with its copyright notices', async () => {
    const page = await browser.open('licences.html');
    const text = await page.locator('main').innerText();
    for (const part of [
      'affiliated with no tabletop and no publisher',
      'OPEN GAME LICENSE Version 1.0a',
      '15. COPYRIGHT NOTICE',
      'System Reference Document Copyright 2000-2003',
      'Game Reference Document. © 2011',
      'Game Bestiary. © 2009',
      'END OF LICENSE',
      'MIT License',
    ])
      expect(text).toContain(part);
    await page.getByRole('link', { name: /Licenses of the code by others/ }).click();
    await expect
      .poll(() => page.locator('pre').innerText())
      .toContain('Permission is hereby granted');
    await page.close();
  });

  it('the Chrome and Edge package draws marks on the practice table', async () => {
    const page = await browser.open('practice.html?scenario=first-steps');
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await expect.poll(async () => (await area(page, 'threat:sure:fill')).length).toBeGreaterThan(0);
    await expect.poll(async () => (await area(page, 'move:near:fill')).length).toBeGreaterThan(10);
    expect(await page.evaluate(() => broken)).toEqual([]);
    await page.close();
  });

  it('the Chrome and Edge package draws marks on a Roll20 table', async () => {
    const page = await browser.open(EDITOR);
    await page.waitForSelector('quadretto-overlay', { state: 'attached' });
    await hostReady(page);
    expect((await keysWithin(page)).filter((key) => key.startsWith('move:near'))).toEqual([]);
    await expect.poll(() => page.evaluate(selectAldo)).toBe(true);
    await expect
      .poll(() => keysWithin(page))
      .toEqual(expect.arrayContaining(['threat:sure:fill', 'move:near:fill']));
    await page.close();
  });
});

interface Node {
  readonly attributes?: readonly string[];
  readonly children?: readonly Node[];
  readonly shadowRoots?: readonly Node[];
}

/**
 * Keys of the marks, read through the browser's own protocol, because page scripts cannot read our
 * closed shadow root.
 */
async function keysWithin(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  await session.detach();
  const keys = (node: Node): string[] => {
    const at = node.attributes?.indexOf('data-key') ?? -1;
    return [
      ...(at < 0 ? [] : [node.attributes?.[at + 1] ?? '']),
      ...[...(node.children ?? []), ...(node.shadowRoots ?? [])].flatMap(keys),
    ];
  };
  return keys(root as Node);
}

describe('the Firefox package', { sequential: true }, () => {
  let firefox: Firefox;
  beforeAll(async () => {
    const zip = join(folder, 'firefox.zip');
    writeFileSync(zip, (await packageOfBuild('firefox')).bytes);
    firefox = await launchFirefox({
      extension: zip,
      ownPages: true,
      viewport: { width: 1240, height: 700 },
      preferences: { 'intl.accept_languages': 'en' },
    });
  });
  afterAll(() => firefox?.close());

  it('the Firefox package draws marks on the practice table', async () => {
    const page = await firefox.own('practice.html?scenario=first-steps');
    await expect
      .poll(() =>
        page.evaluate(() =>
          [
            ...(document
              .querySelector('quadretto-overlay')
              ?.shadowRoot?.querySelectorAll('[data-key]') ?? []),
          ].map((mark) => mark.getAttribute('data-key')),
        ),
      )
      .toEqual(expect.arrayContaining(['threat:sure:fill', 'move:near:fill']));
    await page.close();
  });

  it('the Firefox package shows the license', async () => {
    const page = await firefox.own('licences.html');
    expect(await page.evaluate(() => document.body.innerText)).toContain('15. COPYRIGHT NOTICE');
    await page.close();
  });

  it('the Firefox package draws marks on a Roll20 table', async () => {
    const page = await firefox.browser.newPage();
    await serveFirefox(page);
    await page.goto(EDITOR, { waitUntil: 'load' });
    await expect.poll(() => page.evaluate(hasBegun)).toBe(true);
    await page.waitForSelector('quadretto-overlay', { timeout: 30_000 });
    await soon(500);
    const before = await painted(page);
    await expect.poll(() => page.evaluate(selectAldo)).toBe(true);
    // The edges of the threatened area are long; the tokens and the dock contain a little of every
    // color.
    await expect.poll(() => painted(page)).toBeGreaterThan(before + 1000);
    await page.close();
  });

  /**
   * Number of pixels with about the color of threat, counted on a blank page, where a picture may
   * be read.
   */
  async function painted(page: FirefoxPage): Promise<number> {
    const shot = await page.screenshot({ encoding: 'base64' });
    const blank = await firefox.browser.newPage();
    const count = await blank.evaluate(async (data) => {
      const picture = await createImageBitmap(
        new Blob([Uint8Array.from(atob(data), (c) => c.charCodeAt(0))], { type: 'image/png' }),
      );
      const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      canvas?.drawImage(picture, 0, 0);
      const { data: rgba } = canvas?.getImageData(0, 0, picture.width, picture.height) ?? {
        data: [],
      };
      let found = 0;
      for (let i = 0; i < rgba.length; i += 4) {
        if (
          Math.abs((rgba[i] ?? 0) - 0xff) +
            Math.abs((rgba[i + 1] ?? 0) - 0x8a) +
            Math.abs((rgba[i + 2] ?? 0) - 0x3d) <
          60
        )
          found++;
      }
      return found;
    }, shot);
    await blank.close();
    return count;
  }
});
