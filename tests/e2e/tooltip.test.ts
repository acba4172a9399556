/** A tooltip at a target leaves the line with the chance to hit uncovered. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { shareChromium, type Chromium } from '../support/chromium.ts';
import { sit } from './table.ts';

let server: StandInServer;
let browser: Chromium;

beforeAll(async () => {
  server = await startFoundry();
  browser = await shareChromium({ viewport: { width: 1360, height: 800 } });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

it('the tooltip for a foe does not cover the number with the chance to hit that foe', async () => {
  const at = await sit(browser, server.url, '');
  await at.turn('Cino');
  await at.remote('Cino', [3, 6]);
  await at.click([3, 6]);
  await at.hover([9.8, 4.8]);
  const overlay = at.page.locator('quadretto-overlay');
  const chance = overlay.locator('.tip[data-kind=hit]');
  const why = overlay.locator('.tip[data-kind=why]');
  await chance.waitFor();
  await why.waitFor();
  // The tooltip may open first, and then moves off the line.
  await expect
    .poll(async () => {
      const [a, b] = [await chance.boundingBox(), await why.boundingBox()];
      if (a === null || b === null) return 'hidden';
      const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
      const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
      return across > 0 && down > 0 ? `covered by ${across} × ${down} px` : 'free';
    })
    .toBe('free');
  expect(at.errors).toEqual([]);
  await at.page.close();
});
