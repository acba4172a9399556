/**
 * Opens the practice table in a window, or takes a picture of it or of a stand-in host. start.mjs
 * calls this script and checks its arguments.
 */
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { E2E_BUILD, withChromium, type Chromium } from '../tests/support/chromium.ts';

interface Asked {
  readonly screenshot?: string;
  readonly host: string;
  readonly lang?: 'it' | 'en';
  readonly theme?: 'dark' | 'light';
  readonly scenario?: string;
}

const PRODUCTION = resolve(import.meta.dirname, '../.output/chrome-mv3');
const PICTURE = { width: 1440, height: 900 };

declare const canvas: {
  tokens: { placeables: { document: { isOwner: boolean }; control(on: boolean): void }[] };
};
declare const standIn: { select(names: readonly string[]): void; selected(): string[] };
declare const chrome: { storage: { local: { set(items: object): Promise<void> } } };

async function settle(browser: Chromium, { lang, theme }: Asked): Promise<void> {
  const settings = {
    ...(lang === undefined ? {} : { language: lang }),
    ...(theme === undefined ? {} : { theme }),
  };
  await browser.worker.evaluate(
    (chosen) => chrome.storage.local.set({ settings: chosen }),
    settings,
  );
}

const practiceAddress = ({ scenario }: Asked): string =>
  `practice.html${scenario === undefined ? '' : `?scenario=${encodeURIComponent(scenario)}`}`;

async function openWindow(asked: Asked): Promise<void> {
  await withChromium(
    {
      extension: PRODUCTION,
      headless: false,
      viewport: null,
      webgl: true,
      args: ['--start-maximized'],
    },
    async (browser) => {
      await settle(browser, asked);
      const page = await browser.open(practiceAddress(asked));
      // The first tab and the welcome page are closed, because the window is only for the practice
      // table.
      for (const other of browser.context.pages()) if (other !== page) await other.close();
      console.log('The practice table is open; close its window to end.');
      await new Promise<void>((closed) => {
        browser.context.once('close', () => closed());
      });
    },
  );
}

/**
 * Milliseconds until the screen no longer changes: the first reading needs two frames, tooltips and
 * transitions a few more.
 */
const SETTLED_MS = 800;
const SHEETS_MS = 3500;

async function openPractice(browser: Chromium, asked: Asked): Promise<Page> {
  const page = await browser.open(practiceAddress(asked));
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  return page;
}

async function openRoll20(
  browser: Chromium,
  engine: 'legacy' | 'jumpgate',
  scene: string | undefined,
): Promise<Page> {
  const { serveChromium } = await import('../tests/hosts/roll20/serve.ts');
  const { EDITOR } = await import('../tests/hosts/roll20/server.ts');
  await serveChromium(browser.context, { engine, ...(scene !== undefined && { scene }) });
  const page = await browser.open(EDITOR);
  await page.waitForSelector('quadretto-overlay', { state: 'attached' });
  // This waits until the stand-in has loaded the campaign and its creatures.
  await page.waitForFunction(() => {
    try {
      standIn.select(['Aldo']);
    } catch {
      return false;
    }
    return standIn.selected().length === 1;
  });
  // This waits until all sheets have been requested, one after the other.
  await page.waitForTimeout(SHEETS_MS);
  return page;
}

async function openHost(
  browser: Chromium,
  { host, scenario }: Asked,
  ended: (() => Promise<void>)[],
): Promise<Page> {
  const engine = (['legacy', 'jumpgate'] as const).find((each) => host === `roll20${each}`);
  if (engine !== undefined) return openRoll20(browser, engine, scenario);
  const { startFoundry } = await import('../tests/hosts/foundry/server.ts');
  const { SCENES } = await import('../tests/hosts/foundry/world/scenes.ts');
  const generation = ([11, 12, 13, 14] as const).find((g) => host === `foundry${g}`);
  const scene = SCENES.find((each) => each === scenario);
  if (scenario !== undefined && scene === undefined)
    throw new Error(`no scene is called ${scenario}: ${SCENES.join(', ')}`);
  const server = await startFoundry({
    ...(generation === undefined ? {} : { generation }),
    ...(scene === undefined ? {} : { scene }),
  });
  ended.push(() => server.close());
  const page = await browser.open(server.url);
  await page.waitForSelector('quadretto-overlay', { state: 'attached' });
  // A creature is selected, because marks are drawn for the selected creature.
  await page.evaluate(() =>
    canvas.tokens.placeables.find((token) => token.document.isOwner)?.control(true),
  );
  return page;
}

async function takePicture(asked: Asked, file: string): Promise<void> {
  const practice = asked.host === 'practice';
  const ended: (() => Promise<void>)[] = [];
  try {
    await withChromium(
      {
        extension: practice ? PRODUCTION : E2E_BUILD,
        viewport: PICTURE,
        ...(asked.lang === undefined ? {} : { locale: asked.lang }),
        ...(asked.theme === undefined ? {} : { colorScheme: asked.theme }),
      },
      async (browser) => {
        await settle(browser, asked);
        const page = practice
          ? await openPractice(browser, asked)
          : await openHost(browser, asked, ended);
        await page.waitForTimeout(SETTLED_MS);
        await page.screenshot({ path: file });
        console.log(`Wrote ${file}`);
      },
    );
  } finally {
    for (const end of ended) await end();
  }
}

const asked = JSON.parse(process.argv[2] ?? '{}') as Asked;
if (asked.screenshot === undefined) await openWindow(asked);
else await takePicture(asked, resolve(asked.screenshot));
