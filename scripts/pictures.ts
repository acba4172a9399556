/**
 * The pictures of the docs, in docs/pictures: the practice table and a stand-in Foundry table, each in both languages.
 * Needs the end-to-end build (`npx wxt build -m e2e`); run by `npx tsx scripts/pictures.ts [FILE …]`. The look is that of
 * the system's fonts: with Inter installed, that of its first choice.
 * Without loss, `optipng -o5 docs/pictures/*.png` takes a tenth off them.
 */
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { launchChromium, scriptsRegistered, type Chromium } from '../tests/support/chromium.ts';
import { startFoundry } from '../tests/hosts/foundry/server.ts';
import type { StandIn } from '../tests/hosts/foundry/client/main.ts';
import { lead, openLesson } from '../tests/e2e/practice-marks.ts';
import { sit } from '../tests/e2e/table.ts';

declare const standIn: StandIn;
declare const canvas: { pan(to: { x: number; y: number; scale: number }): void };
declare const chrome: { storage: { local: { set(items: object): Promise<void> } } };

const FOLDER = resolve(import.meta.dirname, '../docs/pictures');
const SETTLED_MS = 1500;

interface Picture {
  readonly file: string;
  readonly language: 'it' | 'en';
  readonly theme: 'dark' | 'light';
  /** What of the window is shown; absent: all of it. */
  readonly clip?: { x: number; y: number; width: number; height: number };
  /** @param address of the stand-in table */
  stage(browser: Chromium, address: string): Promise<Page>;
}

const settled = (page: Page): Promise<void> => page.waitForTimeout(SETTLED_MS);

async function lesson(browser: Chromium, id: string, ...cells: Parameters<typeof lead>[1][]): Promise<Page> {
  const page = await openLesson(browser, id, '');
  await page.setViewportSize({ width: 1280, height: 800 });
  await settled(page);
  await lead(page, ...cells);
  return page;
}

const PICTURES: readonly Picture[] = [
  {
    // The short way past an orc and a goblin, and the safe one between them.
    file: 'practice-it-dark.png', language: 'it', theme: 'dark',
    stage: (browser) => lesson(browser, 'safe-path', [3, 5], [4, 5], [5, 5], [6, 5], [7, 4], [7, 3], [8, 3]),
  },
  {
    // Up to an ogre, who reaches two squares.
    file: 'practice-en-light.png', language: 'en', theme: 'light',
    stage: (browser) => lesson(browser, 'ogre', [2, 4], [3, 4], [4, 4], [5, 4], [6, 4]),
  },
  {
    // A token in the hand, past an ogre and a devil, with the safer way beside it.
    file: 'foundry-it.png', language: 'it', theme: 'dark', clip: { x: 44, y: 8, width: 1088, height: 570 },
    async stage(browser, address) {
      const at = await sit(browser, address, '', { folded: false });
      await at.turn('Dina');
      await at.page.setViewportSize({ width: 1140, height: 632 });
      await settled(at.page);
      await at.page.evaluate(() => canvas.pan({ ...standIn.corner(13.9, 5.6), scale: 0.6 }));
      await settled(at.page);
      await at.drag([[11, 5], [12, 5], [14, 5], [16, 5]]);
      await at.page.keyboard.down('s');
      return at.page;
    },
  },
  {
    // An archer's shot at an ogre between two friends, one of them in the way.
    file: 'foundry-en.png', language: 'en', theme: 'light', clip: { x: 130, y: 0, width: 1230, height: 620 },
    async stage(browser, address) {
      const at = await sit(browser, address, '', { folded: false });
      await at.turn('Cino');
      await at.remote('Cino', [3, 6]);
      await settled(at.page);
      await at.click([3, 6]);
      await at.hover([9.8, 4.8]);
      return at.page;
    },
  },
];

const wanted = process.argv.slice(2);
await mkdir(FOLDER, { recursive: true });
const server = await startFoundry({ generation: 13 });
const browser = await launchChromium({ viewport: { width: 1360, height: 850 }, args: ['--disable-3d-apis'] });
try {
  await scriptsRegistered(browser);
  // The runner of this script names functions by a helper that pages do not have.
  await browser.context.addInitScript('globalThis.__name = (named) => named;');
  const errors: string[] = [];
  browser.context.on('weberror', (error) => errors.push(String(error.error())));
  for (const { file, language, theme, clip, stage } of PICTURES.filter(({ file }) => wanted.length === 0 || wanted.includes(file))) {
    await browser.worker.evaluate((settings) => chrome.storage.local.set({ settings }), { language, theme });
    const page = await stage(browser, server.url);
    await settled(page);
    await page.screenshot({ path: resolve(FOLDER, file), ...(clip === undefined ? {} : { clip }) });
    if (errors.length > 0) throw new Error(errors.join('\n'));
    await page.close();
    console.log(`Wrote docs/pictures/${file}`);
  }
} finally {
  await browser.close();
  await server.close();
}
