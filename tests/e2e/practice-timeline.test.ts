/**
 * The two example rounds of Arelia's rules, played on the practice table with the slider
 * (docs/spec/timeline.md).
 */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { VIEWPORT_UNIT } from '../../src/overlay/viewport.ts';
import { shareChromium, type Chromium } from '../support/chromium.ts';
import { breaches } from './axe.ts';
import { openLesson } from './practice-marks.ts';

let browser: Chromium;
let page: Page;
beforeAll(async () => {
  browser = await shareChromium({ colorScheme: 'dark', viewport: { width: 1440, height: 900 } });
});
afterAll(async () => {
  await browser?.close();
});
afterEach(async () => {
  await page?.close();
});

/** Every ghost, by creature: its time, its column of the corridor, and its factor. */
const ghosts = (): Promise<Record<string, string[]>> =>
  page.locator('[data-key^="timeline:"]').evaluateAll((drawn, unit) => {
    const found: Record<string, string[]> = {};
    for (const mark of drawn) {
      const [, of = '', nth = '', when = ''] = (mark as SVGElement).dataset['key']!.split(':');
      if (!['was', 'is', 'will'].includes(when)) continue;
      const { x, width } = mark.querySelector<SVGPathElement>('.core')!.getBBox();
      const chip = drawn.find(
        (other) => (other as SVGElement).dataset['key'] === `timeline:${of}:${nth}:at`,
      );
      (found[of] ??= []).push(
        [when, Math.round((x + width / 2) / unit - 0.5), chip?.textContent ?? ''].join(' ').trim(),
      );
    }
    return found;
  }, VIEWPORT_UNIT);
const words = (key: string): Promise<string[]> =>
  page.locator(`[data-key^="timeline:${key}"]`).allTextContents();
const slider = () => page.getByRole('slider', { name: 'Timeline' });

async function openBar(): Promise<void> {
  await page.getByRole('button', { name: 'Timeline', exact: true }).first().click();
  await slider().focus();
  await page.keyboard.press('Home');
}
/** Moves the slider to a factor with the arrow keys. */
async function slideTo(factor: number): Promise<void> {
  // If another panel was opened later, the timeline is a tab behind that panel in the column.
  const tab = page.getByRole('tab', { name: 'Timeline' });
  if ((await tab.count()) > 0) await tab.click();
  await slider().focus();
  for (let i = 0; i < 40 && (await slider().textContent()) !== String(factor); i++) {
    await page.keyboard.press(
      Number(await slider().textContent()) < factor ? 'ArrowRight' : 'ArrowLeft',
    );
  }
  await expect.poll(() => slider().getAttribute('aria-valuetext')).toContain(`Factor ${factor} of`);
}

const accessible = async (panel: string): Promise<void> =>
  expect(await breaches(page, [['quadretto-overlay', `[data-panel="${panel}"]`]])).toEqual([]);

it(
  'in Arelia’s phased round, a chart shows where a hero and two orcs are in each phase, ' +
    'and when they can attack',
  async () => {
    page = await openLesson(browser, 'winmol');
    await openBar();
    await slideTo(3);
    await expect
      .poll(ghosts)
      .toEqual({
        winmol: ['is 5'],
        'orc-1': ['is 9 5', 'will 6 7'],
        'orc-2': ['is 1 7', 'will 4 9'],
      });
    await expect.poll(() => words('forecast:winmol')).toEqual(['10 → Orc 1 · 12 → Orc 2']);
    await slideTo(7);
    await expect
      .poll(ghosts)
      .toEqual({
        winmol: ['is 5'],
        'orc-1': ['was 9 5', 'is 6 7'],
        'orc-2': ['is 1 7', 'will 4 9'],
      });
    await expect.poll(() => words('tie:words')).toEqual(['tie at 7']);
    await slideTo(9);
    await expect
      .poll(ghosts)
      .toEqual({
        winmol: ['is 5'],
        'orc-1': ['was 9 5', 'is 6 7'],
        'orc-2': ['was 1 7', 'is 4 9'],
      });
    for (const [factor, against, decision] of [
      [10, 'Orc 1', 'Give up the attack'],
      [12, 'Orc 2', 'Attack'],
    ] as const) {
      await slideTo(factor);
      await expect.poll(() => words('now:winmol')).toEqual(['now or never']);
      const alert = page.locator(`.alert[data-factor="${factor}"]`);
      await expect
        .poll(() => alert.textContent())
        .toContain(
          `At factor ${factor} Winmol acts against ${against}, or gives it up for the round.`,
        );
      await expect
        .poll(() => alert.locator('[aria-pressed=true]').allTextContents())
        .toEqual([decision]);
    }
    await slideTo(15);
    await expect.poll(() => words('forecast')).toEqual([]);
    await expect
      .poll(() => page.locator('.happening li').allTextContents())
      .toEqual(['Orc 2 attacks Winmol.']);
    await expect
      .poll(() =>
        page
          .locator('[data-of="orc-2"] [data-at]')
          .evaluateAll((all) =>
            all.map(
              (each) =>
                `${(each as SVGElement).dataset['at']} ${each.querySelector<SVGElement>('.sign')!.dataset['sign']}`,
            ),
          ),
      )
      .toEqual(['7 decide', '9 half', '15 act']);
    // The attack was made at factor 10 after all, so the window at factor 12 no longer exists.
    await slideTo(10);
    await page.getByRole('button', { name: 'Attack: Winmol, Orc 1', exact: true }).click();
    await expect
      .poll(() => page.locator('.happening li').allTextContents())
      .toContain('Winmol attacks Orc 1 (postponed).');
    await accessible('timeline');
    await page.getByRole('button', { name: 'Intentions', exact: true }).click();
    await accessible('intentions');
  },
);

it(
  'in Arelia’s phased round, when the user changes a goblin’s planned move, a chart ' +
    'shows where the goblin now meets a hero',
  async () => {
    page = await openLesson(browser, 'taigor', '&lang=en&theme=light');
    await openBar();
    await accessible('timeline');
    await page.getByRole('button', { name: 'Intentions', exact: true }).click();
    await page.locator('.intentions .menu > button').click();
    await page.getByRole('menuitemradio', { name: 'Goblin' }).click();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect.poll(async () => Object.keys(await ghosts())).toEqual(['taigor']);
    const field = (name: string) =>
      page
        .locator('.intention')
        .getByRole(name.startsWith('Path') ? 'textbox' : 'combobox', { name, exact: true });
    await field('Action').selectOption('full-move');
    await field('Path, hex by hex').fill('J1 I1 H1 G1 F1 E1 D1');
    await field('Stops next to').selectOption('taigor');
    await accessible('intentions');
    await page.getByRole('button', { name: 'Declare', exact: true }).click();
    const initiative = page.getByLabel('Goblin, d10: initiative');
    await initiative.fill('3');
    await initiative.press('Tab');
    await slideTo(5);
    await expect
      .poll(ghosts)
      .toEqual({ taigor: ['is 0 4', 'will 4 6'], goblin: ['was 9 3', 'is 6 5', 'will 5 6'] });
    await slideTo(6);
    await expect
      .poll(ghosts)
      .toEqual({ taigor: ['was 0 4', 'is 4 6'], goblin: ['was 9 3', 'was 6 5', 'is 5 6'] });
    await expect.poll(() => words('tie:words')).toEqual(['tie at 6']);
    await slideTo(7);
    await expect
      .poll(() => page.locator('.happening li').allTextContents())
      .toEqual(['Taigor stops short: the target is adjacent.']);
    await page.getByRole('button', { name: 'Advance to here' }).click();
    await page.getByRole('button', { name: /^Referee’s log/ }).click();
    await expect
      .poll(() => page.locator('.entries').textContent())
      .toContain('Goblin enters melee with Taigor.');
  },
);
