/**
 * Starts Chromium with the extension, for end-to-end tests and pictures. However a run ends, the
 * browser is closed and its profile removed.
 */
import { chromium, type BrowserContext, type Page, type Worker } from 'playwright-core';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { needChromium } from '../../scripts/browsers.mjs';

export interface ChromiumOptions {
  /** Folder of the built extension; by default, the end-to-end build. */
  readonly extension?: string;
  /**
   * Folder of a second extension that is also loaded. Its background must not be named
   * `background.js`.
   */
  readonly beside?: string;
  readonly headless?: boolean;
  /**
   * Folder of the browser's profile, which is not removed. By default, a new folder that is removed
   * on closing.
   */
  readonly profile?: string;
  readonly viewport?: { readonly width: number; readonly height: number } | null;
  /** Language of the browser itself (BCP 47). */
  readonly locale?: string;
  readonly colorScheme?: 'dark' | 'light';
  /**
   * Whether pages can use WebGL; by default they cannot. In software it is slow, and the Foundry
   * stand-in can draw on a canvas without it.
   */
  readonly webgl?: boolean;
  readonly args?: readonly string[];
}

export interface Chromium {
  readonly context: BrowserContext;
  /** The extension's background worker. */
  readonly worker: Worker;
  readonly extensionId: string;
  /** Opens a page of the extension (`practice.html`) or any address. */
  open(address: string): Promise<Page>;
  close(): Promise<void>;
}

export const E2E_BUILD = resolve(import.meta.dirname, '../../.output/chrome-mv3-e2e');

const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-quic',
];

/**
 * Time limits in milliseconds for a new extension: until it has registered its scripts, and until
 * it shows its welcome page. They prevent tests from hanging.
 */
const BEGINNING = 30_000;
const GREETING = 20_000;
/**
 * Branded Chrome ignores extensions on the command line. After this many milliseconds it gets the
 * extension in another way.
 */
const BRANDED = 4000;

/**
 * Waits for the extension's welcome page. If it opened later, it would cover a test's page, and
 * only the page in front draws at full speed.
 */
async function greeted(context: BrowserContext): Promise<void> {
  const late = Date.now() + GREETING;
  while (!context.pages().some((page) => page.url().endsWith('/welcome.html')) && Date.now() < late)
    await new Promise((soon) => {
      setTimeout(soon, 20);
    });
}

export async function launchChromium(options: ChromiumOptions = {}): Promise<Chromium> {
  const extension = resolve(options.extension ?? E2E_BUILD);
  if (!existsSync(join(extension, 'manifest.json')))
    throw new Error(`No extension was built in ${extension}.`);
  const loaded = [extension, ...(options.beside === undefined ? [] : [options.beside])].join(',');
  const profile = options.profile ?? (await mkdtemp(join(tmpdir(), 'quadretto-chromium-')));
  let context: BrowserContext | undefined;
  const close = async (): Promise<void> => {
    await context?.close().catch(() => undefined);
    if (options.profile === undefined)
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }).catch(
        () => undefined,
      );
  };
  try {
    context = await chromium.launchPersistentContext(profile, {
      executablePath: needChromium(),
      headless: options.headless ?? true,
      viewport: options.viewport === undefined ? { width: 1280, height: 800 } : options.viewport,
      // The option applies to pages that are opened later. The environment variable applies to the
      // browser itself, on Linux.
      ...(options.locale === undefined
        ? {}
        : {
            locale: options.locale,
            env: { ...process.env, LANGUAGE: options.locale.replace('-', '_') },
          }),
      ...(options.colorScheme === undefined ? {} : { colorScheme: options.colorScheme }),
      args: [
        ...QUIET,
        // As root, in containers, the browser cannot start its own sandbox.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        ...(options.locale === undefined ? [] : [`--lang=${options.locale}`]),
        `--disable-extensions-except=${loaded}`,
        `--load-extension=${loaded}`,
        '--enable-unsafe-extension-debugging',
        ...(options.webgl === true ? [] : ['--disable-3d-apis']),
        ...(options.args ?? []),
      ],
    });
    const worker = await workerOf(context, extension);
    const extensionId = new URL(worker.url()).host;
    const opened = context;
    if (options.profile === undefined) await greeted(context);
    return {
      context,
      worker,
      extensionId,
      close,
      async open(address) {
        const page = await opened.newPage();
        await page.goto(
          /^[a-z-]+:/.test(address) ? address : `chrome-extension://${extensionId}/${address}`,
        );
        // The welcome page may have opened in the meantime, and a page behind another page draws
        // only one frame per second.
        await page.bringToFront();
        return page;
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Waits for the extension's background. Branded Chrome ignores `--load-extension`, so there the
 * extension is loaded through the debugging pipe.
 */
async function workerOf(context: BrowserContext, extension: string): Promise<Worker> {
  // If the extension is loaded again while it is starting, the background of the first one stops.
  const patience = /chromium/i.test(needChromium()) ? BEGINNING : BRANDED;
  const isOurs = (worker: Worker): boolean => worker.url().endsWith('/background.js');
  const present =
    context.serviceWorkers().find(isOurs) ??
    (await context
      .waitForEvent('serviceworker', { predicate: isOurs, timeout: patience })
      .catch(() => undefined));
  if (present !== undefined) return present;
  const browser = context.browser();
  if (browser === null) throw new Error('The browser did not load the extension.');
  const awaited = context.waitForEvent('serviceworker', { timeout: BEGINNING });
  const session = await browser.newBrowserCDPSession();
  const load = session.send as (method: string, params: object) => Promise<unknown>;
  await Promise.all([awaited, load.call(session, 'Extensions.loadUnpacked', { path: extension })]);
  return awaited;
}

/**
 * Closes every page that a test opened, even if the test failed. An open table keeps drawing, and
 * it writes to the storage that the next test reads. The pages that open with the browser stay.
 */
export async function closePages({ context }: Pick<Chromium, 'context'>): Promise<void> {
  const opened = context
    .pages()
    .filter((page) => !/^about:blank$|\/welcome\.html$/.test(page.url()));
  await Promise.all(opened.map((page) => page.close()));
}

/** Launches Chromium, runs `work`, and closes it. */
export async function withChromium<T>(
  options: ChromiumOptions,
  work: (browser: Chromium) => Promise<T>,
): Promise<T> {
  const browser = await launchChromium(options);
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

declare const chrome: {
  scripting: { getRegisteredContentScripts(): Promise<unknown[]> };
  storage: { local: { get(keys: null): Promise<object>; remove(keys: string[]): Promise<void> } };
  tabs: { query(of: object): Promise<unknown[]> };
};

/**
 * Waits until the background has registered its scripts, so that the overlay runs in the next page
 * loaded.
 */
export async function scriptsRegistered(browser: Chromium): Promise<void> {
  const end = Date.now() + BEGINNING;
  while (
    (await browser.worker.evaluate(() => chrome.scripting.getRegisteredContentScripts())).length ===
    0
  ) {
    if (Date.now() > end)
      throw new Error('The background registered no script within half a minute.');
    await new Promise((later) => {
      setTimeout(later, 50);
    });
  }
  // Then the background asks the browser for tables that were already open, one question after the
  // other. A page that opens during this time would get the overlay twice. The browser answers
  // questions in order, so these questions wait for those of the background.
  await browser.worker.evaluate(async () => {
    for (let asked = 0; asked < 20; asked++) await chrome.tabs.query({});
  });
}

/**
 * Deletes stored fights, so that the next test begins a new one. Fights are stored by the address
 * of the table and survive a reload.
 */
export const forgetFights = (browser: Chromium): Promise<void> =>
  browser.worker.evaluate(async () => {
    const kept = Object.keys(await chrome.storage.local.get(null));
    await chrome.storage.local.remove(kept.filter((key) => key.startsWith('kept:fight')));
  });
