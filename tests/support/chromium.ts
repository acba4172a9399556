/**
 * Starts Chromium with the extension, for end-to-end tests and pictures. However a run ends, the
 * browser is closed and its profile removed.
 */
import {
  chromium,
  type BrowserContext,
  type CDPSession,
  type Page,
  type Worker,
} from 'playwright-core';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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
  /**
   * Whether the browser saves energy, as a user can set it: then its pages draw 30 frames a second
   * instead of 60, which halves what drawing in software costs. By default it does not.
   */
  readonly savesEnergy?: boolean;
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

/**
 * Playwright's own list of disabled features, which this one replaces, as far as it concerns the
 * tests; and the popups of the address bar, which nobody opens here but cost two seconds of
 * processor time at each start.
 */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

const QUIET = [
  `--disable-features=${WITHOUT.join(',')}`,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-quic',
];

/**
 * Options of the shared browser. Tests are short: code that V8 optimizes beside the page is rarely
 * used, and nobody sees the animations of the browser's own tabs. Pages still animate, because
 * Playwright sets what they are told of the user's preference.
 */
const SPARING = ['--js-flags=--single-threaded', '--force-prefers-reduced-motion'];

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

/** The browser's settings in which its energy saver is always on. */
const SAVING_ENERGY = JSON.stringify({ performance_tuning: { battery_saver_mode: { state: 3 } } });

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

/** Starts a browser; `close` also removes its profile, unless the options name one. */
async function start(
  options: ChromiumOptions,
  extensions: readonly string[],
): Promise<{ readonly context: BrowserContext; close(): Promise<void> }> {
  const profile = options.profile ?? (await mkdtemp(join(tmpdir(), 'quadretto-chromium-')));
  const remove = async (): Promise<void> => {
    if (options.profile === undefined)
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }).catch(
        () => undefined,
      );
  };
  try {
    if (options.savesEnergy === true) await writeFile(join(profile, 'Local State'), SAVING_ENERGY);
    const context = await chromium.launchPersistentContext(profile, {
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
      ignoreDefaultArgs: ['--disable-extensions'],
      args: [
        ...QUIET,
        // As root, in containers, the browser cannot start its own sandbox.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        ...(options.locale === undefined ? [] : [`--lang=${options.locale}`]),
        ...extensions,
        '--enable-unsafe-extension-debugging',
        ...(options.webgl === true ? [] : ['--disable-3d-apis']),
        ...(options.args ?? []),
      ],
    });
    return {
      context,
      async close() {
        await context.close().catch(() => undefined);
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** The folder of a built extension, which must exist. */
function built(folder: string): string {
  const extension = resolve(folder);
  if (!existsSync(join(extension, 'manifest.json')))
    throw new Error(`No extension was built in ${extension}.`);
  return extension;
}

/** Opens an address, or a page of the extension, in front of all others. */
async function openIn(page: Page, extensionId: string, address: string): Promise<Page> {
  if (address !== page.url())
    await page.goto(
      /^[a-z-]+:/.test(address) ? address : `chrome-extension://${extensionId}/${address}`,
    );
  // The welcome page may have opened in the meantime, and a page behind another page draws only one
  // frame per second.
  await page.bringToFront();
  return page;
}

export async function launchChromium(options: ChromiumOptions = {}): Promise<Chromium> {
  const extension = built(options.extension ?? E2E_BUILD);
  const loaded = [extension, ...(options.beside === undefined ? [] : [options.beside])].join(',');
  const { context, close } = await start(options, [
    `--disable-extensions-except=${loaded}`,
    `--load-extension=${loaded}`,
  ]);
  try {
    const worker = await workerOf(context, extension);
    const extensionId = new URL(worker.url()).host;
    if (options.profile === undefined) await greeted(context);
    await scriptsRegistered(worker);
    return {
      context,
      worker,
      extensionId,
      close,
      open: async (address) => openIn(await context.newPage(), extensionId, address),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens a debugging session with the whole browser. */
export async function browserSession(context: BrowserContext): Promise<CDPSession> {
  const browser = context.browser();
  if (browser === null) throw new Error('The browser has ended.');
  return browser.newBrowserCDPSession();
}

/** Installs an extension in a running browser, and waits for its background. */
async function install(context: BrowserContext, extension: string): Promise<Worker> {
  const session = await browserSession(context);
  // Playwright does not type this command.
  const load = session.send.bind(session) as (method: string, params: object) => Promise<unknown>;
  const begun = context.waitForEvent('serviceworker', { predicate: isOurs, timeout: BEGINNING });
  await Promise.all([begun, load('Extensions.loadUnpacked', { path: extension })]);
  await session.detach();
  return begun;
}

const isOurs = (worker: Worker): boolean => worker.url().endsWith('/background.js');

/**
 * Waits for the extension's background. Branded Chrome ignores `--load-extension`, so there the
 * extension is loaded through the debugging pipe.
 */
async function workerOf(context: BrowserContext, extension: string): Promise<Worker> {
  // If the extension is loaded again while it is starting, the background of the first one stops.
  const patience = /chromium/i.test(needChromium()) ? BEGINNING : BRANDED;
  const present =
    context.serviceWorkers().find(isOurs) ??
    (await context
      .waitForEvent('serviceworker', { predicate: isOurs, timeout: patience })
      .catch(() => undefined));
  return present ?? install(context, extension);
}

/**
 * Addresses of a blank page of each host that stays open in the shared browser. All pages of a site
 * share one process, which ends with the last of them; as long as it lives, it keeps the compiled
 * scripts that every table loads.
 */
const BLANK = '/stays-open';
const BLANKS = ['http://127.0.0.1', 'https://app.roll20.net'].map((site) => `${site}${BLANK}`);
const staysOpen = (page: Page): boolean => page.url().endsWith(BLANK);

async function stayOpen(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Blank</title>' }),
  );
  await page.goto(address);
}

/** The latest tab that is being opened. A tab does not tell which call opened it: one at a time. */
let opening: Promise<unknown> = Promise.resolve();

/**
 * Opens an empty tab from a page that stays open: the tab begins in the process of that page. A tab
 * of the browser's own would begin in a new process, and leave it for the process of its site.
 */
function tab(context: BrowserContext): Promise<Page> {
  const from = context.pages().find(staysOpen);
  if (from === undefined) throw new Error('The blank page of the shared browser was closed.');
  const opened = opening.then(async () => {
    const [page] = await Promise.all([
      from.waitForEvent('popup'),
      from.evaluate(() => {
        const blank = open('about:blank');
        // Hosts do not open a table from another page.
        if (blank !== null) blank.opener = null;
      }),
    ]);
    return page;
  });
  opening = opened.catch(() => undefined);
  return opened;
}

/**
 * Closes every page that a test opened, even if the test failed. An open table keeps drawing, and
 * it writes to the storage that the next test reads. The pages that open with the browser stay.
 */
export async function closePages({ context }: Pick<Chromium, 'context'>): Promise<void> {
  const opened = context
    .pages()
    .filter((page) => !/^about:blank$|\/welcome\.html$/.test(page.url()) && !staysOpen(page));
  await Promise.all(opened.map((page) => page.close()));
}

/** The browser that the test files of this process share (`shareChromium`), and its extension. */
let shared:
  | {
      readonly context: BrowserContext;
      readonly worker: Worker;
      /** Ids of the scripts that the extension registers for the sites of the tests. */
      readonly scripts: string;
    }
  | undefined;

/** Sites whose storage the tests leave behind. Every Foundry server has a site of its own. */
const SITES = ['https://app.roll20.net'];

/**
 * The end-to-end build without any stored data, in a browser in British English that all test files
 * of one process share, one after the other: starting a browser costs more than most tests. `close`
 * closes the pages; the browser itself ends with the process.
 * @param options apply to the pages that `open` opens
 */
export async function shareChromium({
  viewport = { width: 1280, height: 800 },
  colorScheme = 'light',
}: {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'dark' | 'light';
} = {}): Promise<Chromium> {
  // A test may have ended the background for good; then a new browser takes the place of the old.
  shared = (await renewed(shared).catch(() => shared?.context.close())) ?? (await installed());
  const { context, worker } = shared;
  await scriptsRegistered(worker);
  const extensionId = new URL(worker.url()).host;
  return {
    context,
    worker,
    extensionId,
    async open(address) {
      const page = await tab(context);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      return openIn(page, extensionId, address);
    },
    async close() {
      const [first, ...others] = context.pages();
      await Promise.all(others.filter((page) => !staysOpen(page)).map((page) => page.close()));
      await context.unrouteAll();
      if (first === undefined) return;
      const session = await context.newCDPSession(first);
      for (const origin of [...SITES, `chrome-extension://${extensionId}`])
        await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
      await session.detach();
    },
  };
}

async function installed(): Promise<NonNullable<typeof shared>> {
  const { context } = await start(
    { locale: 'en-GB', args: ['--process-per-site', ...SPARING], savesEnergy: true },
    [],
  );
  const welcome = context.waitForEvent('page', { timeout: GREETING });
  const worker = await install(context, built(E2E_BUILD));
  // The welcome page has a practice board, which would keep drawing.
  await (await welcome).close();
  await Promise.all(BLANKS.map((address) => stayOpen(context, address)));
  await scriptsRegistered(worker);
  return { context, worker, scripts: await registered(worker) };
}

/**
 * Deletes what earlier tests stored. The extension is installed again only if a test has changed
 * which scripts it registers: its background holds nothing else of an earlier test, and starting it
 * costs more than many a test.
 */
async function renewed(from: typeof shared): Promise<typeof shared> {
  if (from?.context.browser()?.isConnected() !== true) return undefined;
  const { context, scripts } = from;
  const worker = context.serviceWorkers().find(isOurs) ?? from.worker;
  const switched = await worker.evaluate(async () => {
    const { local, sync, session } = chrome.storage;
    const { 'sites-off': off } = await local.get(null);
    // The background stores the time of each change of the settings, but not of settings that it
    // cannot read.
    await local.set({ settings: 'unreadable' });
    // Pages that have just closed may still store something.
    for (let empty = 0; empty < 5;) {
      await Promise.all([local.clear(), sync.clear(), session.clear()]);
      const found = { ...(await local.get(null)), ...(await sync.get(null)) };
      empty = Object.keys(found).length === 0 ? empty + 1 : 0;
    }
    return off !== undefined;
  });
  const same = !switched && (await registered(worker)) === scripts;
  return { ...from, worker: same ? worker : await install(context, built(E2E_BUILD)) };
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
  scripting: { getRegisteredContentScripts(): Promise<{ id: string; matches?: string[] }[]> };
  storage: {
    local: {
      get(keys: null): Promise<Record<string, unknown>>;
      set(items: object): Promise<void>;
      remove(keys: string[]): Promise<void>;
      clear(): Promise<void>;
    };
    sync: { get(keys: null): Promise<object>; clear(): Promise<void> };
    session: { clear(): Promise<void> };
  };
  tabs: { query(of: object): Promise<unknown[]> };
};

/** Ids and sites of the scripts that the extension has registered. */
const registered = (worker: Worker): Promise<string> =>
  worker.evaluate(async () =>
    JSON.stringify(
      (await chrome.scripting.getRegisteredContentScripts()).map(({ id, matches }) => [
        id,
        matches,
      ]),
    ),
  );

/**
 * Waits until the background has registered its scripts, so that the overlay runs in the next page
 * loaded.
 */
async function scriptsRegistered(worker: Worker): Promise<void> {
  const end = Date.now() + BEGINNING;
  while (
    (await worker.evaluate(() => chrome.scripting.getRegisteredContentScripts())).length === 0
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
  await worker.evaluate(async () => {
    for (let asked = 0; asked < 20; asked++) await chrome.tabs.query({});
  });
}

/**
 * Deletes stored fights, so that the next test begins a new one. Fights are stored by the address
 * of the table and survive a reload. A page that closes still stores its fight, so this repeats
 * until nothing came for a while.
 */
export async function forgetFights(browser: Chromium): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet++) {
    const found = await browser.worker.evaluate(async () => {
      const kept = Object.keys(await chrome.storage.local.get(null));
      const fights = kept.filter((key) => key.startsWith('kept:fight'));
      await chrome.storage.local.remove(fights);
      return fights.length;
    });
    if (found > 0) quiet = 0;
    await new Promise((later) => {
      setTimeout(later, 100);
    });
  }
}
