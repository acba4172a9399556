/**
 * Takes the pictures of the user's guide, in docs/guide/pictures. They show the practice table in
 * both languages, with each layer in the lesson that teaches it. The script needs the end-to-end
 * build (`npx wxt build -m e2e`). To run it: `npx tsx scripts/guide.ts [NAME …]`.
 */
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import type { Cell } from '../src/board/grid.ts';
import { lead, middleOf, openLesson } from '../tests/e2e/practice-marks.ts';
import { withChromium } from '../tests/support/chromium.ts';
import { holdChord, tapChord } from '../tests/e2e/table.ts';

const FOLDER = resolve(import.meta.dirname, '../docs/guide/pictures');
const LANGUAGES = ['it', 'en'] as const;
/** The window is large enough to show every panel and every tooltip completely. */
const WINDOW = { width: 1600, height: 1200 };
const SETTLED_MS = 700;
const JPEG = { type: 'jpeg', quality: 84 } as const;

/**
 * Part of the window in the picture: a selector, or a block of cells given by its first and last
 * cell.
 */
type Shown = string | readonly [from: Cell, to: Cell];

interface Picture {
  readonly name: string;
  readonly lesson: string;
  readonly shown: Shown;
  stage?(page: Page): Promise<void>;
}

const overlay = (selector: string): string => `quadretto-overlay ${selector}`;
const hover = async (page: Page, cell: Cell): Promise<void> => {
  const { x, y } = await middleOf(page, cell);
  await page.mouse.move(x, y, { steps: 3 });
};
/** The keys of the panels, pressed with Alt and Shift. */
const KEYS = { card: 'k', log: 'l', timeline: 'v' } as const;
/** Opens a panel by its key. */
const panel = async (page: Page, id: keyof typeof KEYS): Promise<void> => {
  await tapChord(page, KEYS[id]);
  await page.locator(overlay(`[data-panel=${id}]`)).waitFor();
};

const PICTURES: readonly Picture[] = [
  { name: 'dock', lesson: 'first-steps', shown: overlay('.dock') },
  {
    name: 'threat',
    lesson: 'reach-weapon',
    shown: [
      [1, -1],
      [11, 7],
    ],
  },
  {
    name: 'move',
    lesson: 'five-foot-step',
    shown: [
      [0, -1],
      [9, 7],
    ],
  },
  {
    name: 'path',
    lesson: 'ogre',
    shown: [
      [0, 1],
      [9, 7],
    ],
    stage: (page) => lead(page, [2, 4], [3, 4], [4, 4], [5, 4], [6, 4]),
  },
  {
    name: 'safe',
    lesson: 'safe-path',
    shown: [
      [1, -1],
      [13, 8],
    ],
    async stage(page) {
      await lead(page, [3, 5], [4, 5], [5, 5], [6, 5], [7, 4], [7, 3], [8, 3]);
      await holdChord(page, 's');
    },
  },
  {
    name: 'flanking',
    lesson: 'flanking',
    shown: [
      [4, 2],
      [8, 6],
    ],
    async stage(page) {
      await lead(page, [10, 6], [9, 5], [8, 4], [7, 4]);
      await page.mouse.up();
      // Holding the key chord shows all flanking marks at once, without a tooltip about one of
      // them.
      await holdChord(page, '4');
    },
  },
  {
    name: 'cover',
    lesson: 'wall-end',
    shown: [
      [0, 0],
      [9, 8],
    ],
    stage: (page) => hover(page, [6, 3]),
  },
  {
    name: 'where',
    lesson: 'flanking',
    shown: [
      [3, 1],
      [12, 8],
    ],
    async stage(page) {
      await holdChord(page, '8');
    },
  },
  {
    name: 'reminders',
    lesson: 'prone',
    shown: [
      [1, 0],
      [11, 7],
    ],
  },
  {
    name: 'timeline',
    lesson: 'winmol',
    shown: [
      [0, -1],
      [11, 1],
    ],
  },
  {
    name: 'timeline-bar',
    lesson: 'winmol',
    shown: overlay('[data-panel=timeline]'),
    async stage(page) {
      await panel(page, 'timeline');
      const slider = page.getByRole('slider');
      await slider.focus();
      for (let i = 0; i < 40 && (await slider.textContent()) !== '7'; i++)
        await page.keyboard.press(
          Number(await slider.textContent()) < 7 ? 'ArrowRight' : 'ArrowLeft',
        );
    },
  },
  {
    name: 'card',
    lesson: 'ogre',
    shown: overlay('[data-panel=card]'),
    stage: (page) => panel(page, 'card'),
  },
  {
    // The log shows two moves: one leaves a threatened square, and the other is too long.
    name: 'log',
    lesson: 'refereed-turn',
    shown: overlay('[data-panel=log]'),
    async stage(page) {
      await page.locator('[data-turn=start]').click();
      await lead(page, [5, 3], [5, 4], [5, 5], [6, 6]);
      await page.mouse.up();
      await page.locator('[data-turn=next]').click();
      await page.locator('[data-turn=next]').click();
      await lead(
        page,
        [4, 5],
        [4, 6],
        [3, 7],
        [2, 7],
        [1, 6],
        [0, 5],
        [0, 4],
        [0, 3],
        [0, 2],
        [0, 1],
        [1, 0],
        [2, 0],
        [3, 0],
        [4, 0],
      );
      await page.mouse.up();
      await panel(page, 'log');
    },
  },
];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Rectangle on the screen around a block of cells, with a small margin. It also encloses the
 * tooltips and labels that lie partly in the block.
 */
async function boxOf(page: Page, [from, to]: readonly [Cell, Cell]): Promise<Box> {
  const [a, b] = [await middleOf(page, from), await middleOf(page, to)];
  const half = (b.x - a.x) / (to[0] - from[0]) / 2 + 6;
  let [left, top, right, bottom] = [a.x - half, a.y - half, b.x + half, b.y + half];
  const cells = { left, top, right, bottom };
  for (const each of await page.locator(overlay('.tip, [data-key$=":pill"]')).all()) {
    const box = await each.boundingBox();
    if (box === null || box.x > cells.right || box.x + box.width < cells.left) continue;
    if (box.y > cells.bottom || box.y + box.height < cells.top) continue;
    left = Math.min(left, box.x - 6);
    top = Math.min(top, box.y - 6);
    right = Math.max(right, box.x + box.width + 6);
    bottom = Math.max(bottom, box.y + box.height + 6);
  }
  left = Math.max(0, left);
  top = Math.max(0, top);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const wanted = process.argv.slice(2);
for (const language of LANGUAGES) {
  await mkdir(resolve(FOLDER, language), { recursive: true });
  await withChromium({ viewport: WINDOW, locale: language }, async (browser) => {
    await browser.context.addInitScript('globalThis.__name = (named) => named;');
    for (const { name, lesson, shown, stage } of PICTURES.filter(
      (each) => wanted.length === 0 || wanted.includes(each.name),
    )) {
      const page = await openLesson(browser, lesson, `&lang=${language}&theme=dark`);
      await page.waitForTimeout(SETTLED_MS);
      await stage?.(page);
      await page.waitForTimeout(SETTLED_MS);
      const path = resolve(FOLDER, language, `${name}.jpg`);
      if (typeof shown === 'string') await page.locator(shown).screenshot({ path, ...JPEG });
      else await page.screenshot({ path, clip: await boxOf(page, shown), ...JPEG });
      await page.close();
    }
  });
}
