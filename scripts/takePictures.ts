/**
 * Takes pictures of the extension in a browser: the practice table, a stand-in Foundry table, a
 * stand-in Roll20 editor. It needs the end-to-end build (`npx wxt build -m e2e`). Text uses the
 * system's fonts; install the preferred font, Inter, first.
 */
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { lead, openLesson } from '../tests/e2e/practice-marks.ts';
import { startFoundry } from '../tests/hosts/foundry/server.ts';
import { serveChromium } from '../tests/hosts/roll20/serve.ts';
import { launchChromium, type Chromium } from '../tests/support/chromium.ts';

declare const chrome: {
  storage: { local: { clear(): Promise<void>; set(items: object): Promise<void> } };
};

const ROOT = resolve(import.meta.dirname, '..');
const SETTLED_MS = 1500;

export interface Picture {
  /** Path of the picture, relative to the repository's root. */
  readonly file: string;
  readonly language: 'it' | 'en';
  readonly theme: 'dark' | 'light';
  /** Part of the window that the picture shows; absent: the whole window. */
  readonly clip?: { x: number; y: number; width: number; height: number };
  /** @param address address of the stand-in Foundry table */
  stage(browser: Chromium, address: string): Promise<Page>;
}

export const settled = (page: Page): Promise<void> => page.waitForTimeout(SETTLED_MS);

/**
 * Opens a lesson of the practice table, 1280 × 800. With `cells`, the token on the first cell is
 * dragged over the other cells.
 */
export async function lesson(
  browser: Chromium,
  id: string,
  ...cells: Parameters<typeof lead>[1][]
): Promise<Page> {
  const page = await openLesson(browser, id, '');
  await page.setViewportSize({ width: 1280, height: 800 });
  await settled(page);
  if (cells.length > 0) await lead(page, ...cells);
  return page;
}

/** @param wanted parts of file names; if empty, all pictures are taken */
export async function takePictures(
  pictures: readonly Picture[],
  wanted: readonly string[],
  viewport = { width: 1360, height: 850 },
): Promise<void> {
  const server = await startFoundry({ generation: 13 });
  const browser = await launchChromium({ viewport });
  try {
    await serveChromium(browser.context);
    // The script runner inserts calls of the helper `__name`, which pages do not have.
    await browser.context.addInitScript('globalThis.__name = (named) => named;');
    const errors: string[] = [];
    browser.context.on('weberror', (error) => errors.push(String(error.error())));
    for (const { file, language, theme, clip, stage } of pictures.filter(
      ({ file }) => wanted.length === 0 || wanted.some((part) => file.includes(part)),
    )) {
      // This resets the settings that the last picture changed.
      await browser.worker.evaluate(
        async (settings) => {
          await chrome.storage.local.clear();
          await chrome.storage.local.set({ settings });
        },
        { language, theme },
      );
      const page = await stage(browser, server.url);
      await settled(page);
      await mkdir(dirname(resolve(ROOT, file)), { recursive: true });
      await page.screenshot({ path: resolve(ROOT, file), ...(clip === undefined ? {} : { clip }) });
      if (errors.length > 0) throw new Error(errors.join('\n'));
      await page.close();
      console.log(`Wrote ${file}`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}
