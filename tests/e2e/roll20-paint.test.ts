/**
 * Painting on Roll20, which reports no terrain: on both engines, with a real mouse, over a reload
 * (paint.test.ts has the other cases).
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StandIn } from '../hosts/roll20/client/main.ts';
import { serveChromium } from '../hosts/roll20/serve.ts';
import { closePages, shareChromium, type Chromium } from '../support/chromium.ts';
import { squares } from './expected.ts';
import { ALDO_MOVE } from './foundry-squares.ts';
import { ALDO } from './judged.ts';
import { cellsOf, marksOn } from './marks.ts';
import { painterOn } from './paint-hand.ts';
import { sitAtRoll20 } from './roll20-table.ts';
import { usually } from '../support/thorough.ts';

declare const standIn: StandIn;
declare const chrome: { storage: { local: { clear(): Promise<void> } } };

let browser: Chromium;
beforeAll(async () => {
  browser = await shareChromium({ viewport: { width: 1600, height: 1000 } });
  await serveChromium(browser.context);
});
afterEach(() => closePages(browser));
afterAll(() => browser?.close());

/**
 * Column 6 is painted from row 0 to 10; the squares that Aldo (8,5) then reaches with four squares
 * are worked out in paint.test.ts.
 */
const BARRED = squares({
  1: '7-9',
  2: '7-10',
  3: '6-11',
  4: '5-8',
  5: '5-8 11',
  6: '5-12',
  7: '6-11',
  8: '7-11',
  9: '7-9',
});

describe.each(usually(['jumpgate'], ['legacy']))('%s', { sequential: true }, (engine) => {
  it(
    'difficult ground that the user paints on Roll20 affects rulings, and Roll20 gets no ' +
      'pointer events of the brush',
    async () => {
      // Both engines show the same page of the same game: ground painted on the one appears on the
      // other.
      await browser.worker.evaluate(() => chrome.storage.local.clear());
      let at = await sitAtRoll20(browser, `engine=${engine}`, { folded: false });
      const { page } = at;
      const moves = async () => cellsOf(await marksOn(at.page), 'move:near:fill');
      const host = () =>
        page.evaluate(() => ({
          selected: standIn.selected(),
          holding: standIn.holding,
          saves: standIn.saves.length,
          corner: standIn.client2d(standIn.corner(0, 0)),
          places: ['Aldo', 'Ogre', 'Goblin'].map((name) => standIn.seen(name)),
        }));
      await at.click(ALDO);
      await expect.poll(moves).toEqual(ALDO_MOVE);
      const hand = painterOn(page, at.at);
      await hand.open();
      await hand.tile('difficult');
      const before = await host();
      await hand.stroke([
        [6, 0],
        [6, 10],
      ]);
      await expect.poll(moves).toEqual(BARRED);
      // Painting over tokens picks up none, moves none and does not pan the map.
      await hand.tile('concealment');
      await hand.stroke([
        [7, 10],
        [9, 4],
      ]);
      await hand.stroke(
        [
          [7, 10],
          [9, 4],
        ],
        'right',
      );
      expect(await host()).toEqual(before);
      expect(at.errors).toEqual([]);
      await page.close();
      at = await sitAtRoll20(browser, `engine=${engine}`);
      await at.click(ALDO);
      await expect.poll(moves).toEqual(BARRED);
      expect(at.errors).toEqual([]);
    },
  );
});
