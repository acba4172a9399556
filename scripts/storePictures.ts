/**
 * Takes the pictures for the stores, in store/screenshots: five in each language, 1280 × 800. They
 * show the practice table and the stand-in tables, and nothing that other people made. The script
 * needs the end-to-end build (`npx wxt build -m e2e`). To run it: `npx tsx scripts/storePictures.ts
 * [PART OF A NAME …]`, then `pngquant --ext .png --force --quality 80-100
 * store/screenshots/{en,it}/*.png`.
 */
import type { Page } from 'playwright-core';
import { middleOf } from '../tests/e2e/practice-marks.ts';
import { sitAtRoll20 } from '../tests/e2e/roll20-table.ts';
import { sit, tapChord } from '../tests/e2e/table.ts';
import type { StandIn } from '../tests/hosts/foundry/client/main.ts';
import type { Chromium } from '../tests/support/chromium.ts';
import { lesson, settled, takePictures, type Picture } from './takePictures.ts';

declare const standIn: StandIn;
declare const canvas: { pan(to: { x: number; y: number; scale: number }): void };

const WINDOW = { width: 1280, height: 800 };

type Stage = Picture['stage'];

/** Opens a panel by its key, pressed with Alt and Shift. */
async function panel(page: Page, id: 'log' | 'timeline', key: string): Promise<void> {
  await tapChord(page, key);
  await page.locator(`quadretto-overlay [data-panel=${id}]`).waitFor();
}

/**
 * A dragged token with the cost of each step, the creatures that its path provokes, and the safe
 * path beside it.
 */
const path: Stage = (browser) =>
  lesson(browser, 'safe-path', [3, 5], [4, 5], [5, 5], [6, 5], [7, 4], [7, 3], [8, 3]);

/** An archer's shot with its reasons: an ally in the line of fire, and two flanking creatures. */
async function why(browser: Chromium, address: string): Promise<Page> {
  const at = await sit(browser, address, '', { folded: false });
  await at.turn('Cino');
  await at.remote('Cino', [3, 6]);
  await settled(at.page);
  await at.page.evaluate(() => canvas.pan({ ...standIn.corner(9, 6), scale: 0.62 }));
  await settled(at.page);
  await at.click([3, 6]);
  await at.hover([9.8, 4.8]);
  return at.page;
}

async function roll20(browser: Chromium): Promise<Page> {
  const at = await sitAtRoll20(browser, '', { folded: false });
  await settled(at.page);
  await at.click([8, 5]);
  await settled(at.page);
  await at.drag([
    [8, 5],
    [8, 6],
    [8, 7],
    [7, 8],
    [7, 9],
  ]);
  return at.page;
}

/**
 * A turn in a fight with an attack of opportunity that waits in the log. The lesson's card is
 * folded.
 */
async function log(browser: Chromium): Promise<Page> {
  const page = await lesson(browser, 'refereed-turn');
  await page.getByRole('button', { name: /^(?:Start the fight|Inizia il combattimento)$/ }).click();
  await page.mouse.click(295, 36);
  await panel(page, 'log', 'l');
  await haul(page, await middleOf(page, [5, 3]), await middleOf(page, [5, 5]));
  // The pointer is moved off the map, so that no tooltip covers the log.
  await page.mouse.move(800, 760);
  return page;
}

interface Point {
  readonly x: number;
  readonly y: number;
}
async function haul({ mouse }: Page, from: Point, to: Point): Promise<void> {
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: 8 });
  await mouse.up();
}

/** A round in phases, with the creatures' positions at each factor. */
async function timeline(browser: Chromium): Promise<Page> {
  const page = await lesson(browser, 'winmol');
  await page.mouse.click(295, 36);
  await page
    .locator('.dock')
    .getByRole('switch', { name: /Movement|Movimento/ })
    .click();
  await panel(page, 'timeline', 'v');
  const slider = page.getByRole('slider', { name: /^(?:Timeline|Linea del tempo)$/ });
  await slider.focus();
  await page.keyboard.press('Home');
  for (let i = 0; i < 40 && Number(await slider.textContent()) < 7; i++)
    await page.keyboard.press('ArrowRight');
  return page;
}

const STAGES: readonly (readonly [string, 'dark' | 'light', Stage])[] = [
  ['1-path', 'dark', path],
  ['2-why', 'dark', why],
  ['3-roll20', 'light', roll20],
  ['4-log', 'light', log],
  ['5-timeline', 'dark', timeline],
];

const PICTURES = (['en', 'it'] as const).flatMap((language) =>
  STAGES.map(([name, theme, stage]): Picture => ({
    file: `store/screenshots/${language}/${name}.png`,
    language,
    theme,
    stage,
  })),
);

await takePictures(PICTURES, process.argv.slice(2), WINDOW);
