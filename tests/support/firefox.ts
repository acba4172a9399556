/**
 * Starts Firefox with the extension installed, through WebDriver BiDi. However a run ends, the
 * browser is closed and its profile removed.
 */
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { needFirefox } from '../../scripts/browsers.mjs';

export interface FirefoxOptions {
  /** Folder or zip of the built extension; by default, the end-to-end build. */
  readonly extension?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly preferences?: Readonly<Record<string, unknown>>;
  /** Allows tests to open the extension's own pages (`Firefox.own`). */
  readonly ownPages?: boolean;
}

export interface Firefox {
  readonly browser: Browser;
  open(address: string): Promise<Page>;
  /** Opens a page of the extension: `options.html`. Needs `ownPages`. */
  own(path: string): Promise<Page>;
  close(): Promise<void>;
}

export const E2E_BUILD_FIREFOX = resolve(import.meta.dirname, '../../.output/firefox-mv3-e2e');

const QUIET = {
  'app.update.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
  // Grant optional permissions without asking, because there is no user who could answer.
  'extensions.webextOptionalPermissionPrompts': false,
};

/** Fixed ids. Without them, the extension's address differs in every profile. */
const ID = '{6f1b0f5e-3c0e-4d3a-9f6e-7b1c2a9d4e21}';
const OWN = '0d3f5a1c-7e42-4b8e-9c55-2f6a1b7d8e90';

/** Milliseconds within which a page must open. */
const PATIENCE = 60_000;

const within = <T>(seconds: number, work: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    work,
    new Promise<undefined>((later) => {
      setTimeout(() => later(undefined), seconds * 1000).unref();
    }),
  ]);

export async function launchFirefox(options: FirefoxOptions = {}): Promise<Firefox> {
  const extension = resolve(options.extension ?? E2E_BUILD_FIREFOX);
  if (!existsSync(extension.endsWith('.zip') ? extension : join(extension, 'manifest.json')))
    throw new Error(`No extension was built in ${extension}.`);
  const profile = await mkdtemp(join(tmpdir(), 'quadretto-firefox-'));
  let browser: Browser | undefined;
  const kill = (): void => {
    browser?.process()?.kill('SIGKILL');
  };
  process.once('exit', kill);
  const close = async (): Promise<void> => {
    await within(5, browser?.close().catch(() => undefined) ?? Promise.resolve());
    kill();
    process.off('exit', kill);
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }).catch(
      () => undefined,
    );
  };
  try {
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: needFirefox(),
      headless: true,
      userDataDir: profile,
      extraPrefsFirefox: {
        ...QUIET,
        'extensions.webextensions.uuids': JSON.stringify({ [ID]: OWN }),
        ...options.preferences,
      },
      args: options.ownPages === true ? ['-remote-allow-system-access'] : [],
      defaultViewport: options.viewport ?? { width: 1280, height: 800 },
    });
    await browser.installExtension(extension);
    const opened = browser;
    return {
      browser,
      close,
      async open(address) {
        const page = await opened.newPage();
        await page.goto(address, { waitUntil: 'load' });
        return page;
      },
      async own(path) {
        const page = await opened.newPage();
        // The page moves to another process while it opens, so `goto` may never resolve.
        await within(
          3,
          page.goto(`moz-extension://${OWN}/${path}`).catch(() => undefined),
        );
        // An evaluation in the old process may also never resolve.
        const there = (): Promise<boolean | undefined> =>
          within(
            3,
            page.evaluate(() => document.querySelector('h1') !== null).catch(() => false),
          );
        for (const until = Date.now() + PATIENCE; (await there()) !== true;) {
          if (Date.now() > until) throw new Error(`${path} did not come up.`);
          await new Promise((later) => {
            setTimeout(later, 100);
          });
        }
        return page;
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

export async function withFirefox<T>(
  options: FirefoxOptions,
  work: (browser: Firefox) => Promise<T>,
): Promise<T> {
  const browser = await launchFirefox(options);
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
