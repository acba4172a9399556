/**
 * The pictures of the docs that show a host's table: docs/pictures/foundry-it.png and foundry-en.png.
 * Needs the end-to-end build (`npx wxt build -m e2e`); run by `npx tsx scripts/pictures.ts`.
 * Without loss, `optipng -o5 docs/pictures/foundry-*.png` takes a tenth off them.
 */
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { launchChromium, scriptsRegistered } from '../tests/support/chromium.ts';
import { startFoundry } from '../tests/hosts/foundry/server.ts';
import type { StandIn } from '../tests/hosts/foundry/client/main.ts';
import { sit, type Table } from '../tests/e2e/table.ts';

declare const standIn: StandIn;
declare const canvas: { pan(to: { x: number; y: number; scale: number }): void };
declare const chrome: { storage: { local: { set(items: object): Promise<void> } } };

const FOLDER = resolve(import.meta.dirname, '../docs/pictures');
const SETTLED_MS = 1500;

interface Picture { readonly file: string; readonly language: 'it' | 'en'; readonly theme: 'dark' | 'light'; readonly clip: { x: number; y: number; width: number; height: number }; stage(table: Table): Promise<void> }

const PICTURES: readonly Picture[] = [
  {
    // A token in the hand, past an ogre and a devil, with the safer way beside it.
    file: 'foundry-it.png', language: 'it', theme: 'dark', clip: { x: 44, y: 8, width: 1088, height: 570 },
    async stage(at) {
      await at.turn('Dina');
      await at.page.setViewportSize({ width: 1140, height: 632 });
      await at.page.waitForTimeout(SETTLED_MS);
      await at.page.evaluate(() => canvas.pan({ ...standIn.corner(13.9, 5.6), scale: 0.6 }));
      await at.page.waitForTimeout(SETTLED_MS);
      await at.drag([[11, 5], [12, 5], [14, 5], [16, 5]]);
      await at.page.keyboard.down('s');
    },
  },
  {
    // An archer's shot at an ogre between two friends, one of them in the way.
    file: 'foundry-en.png', language: 'en', theme: 'light', clip: { x: 130, y: 0, width: 1230, height: 620 },
    async stage(at) {
      await at.turn('Cino');
      await at.remote('Cino', [3, 6]);
      await at.page.waitForTimeout(SETTLED_MS);
      await at.click([3, 6]);
      await at.hover([9.8, 4.8]);
    },
  },
];

await mkdir(FOLDER, { recursive: true });
const server = await startFoundry({ generation: 13 });
const browser = await launchChromium({ viewport: { width: 1360, height: 850 }, args: ['--disable-3d-apis'] });
try {
  await scriptsRegistered(browser);
  // The runner of this script names functions by a helper that pages do not have.
  await browser.context.addInitScript('globalThis.__name = (named) => named;');
  for (const { file, language, theme, clip, stage } of PICTURES) {
    await browser.worker.evaluate((settings) => chrome.storage.local.set({ settings }), { language, theme });
    const table = await sit(browser, server.url, '', { folded: false });
    await stage(table);
    await table.page.waitForTimeout(SETTLED_MS);
    await table.page.screenshot({ path: resolve(FOLDER, file), clip });
    if (table.errors.length > 0) throw new Error(table.errors.join('\n'));
    await table.page.close();
    console.log(`Wrote docs/pictures/${file}`);
  }
} finally {
  await browser.close();
  await server.close();
}
