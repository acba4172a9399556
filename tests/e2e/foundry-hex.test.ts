/**
 * Hexes at a Foundry table, with its four layouts and three versions: reachable hexes, a dragged
 * path, an undone move, a step by key.
 */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { start } from '../../adapters/foundry/index.ts';
import type { StandIn } from '../hosts/foundry/client/main.ts';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { forgetFights, shareChromium, type Chromium } from '../support/chromium.ts';
import type { Cell } from './expected.ts';
import { counting, HOME, judgedOnHexes, offset, placeOf, setBack } from './hexes.ts';
import { marksOn } from './marks.ts';
import { sit, type Table } from './table.ts';
import { usually } from '../support/thorough.ts';

declare const standIn: StandIn;

let server: StandInServer;
let browser: Chromium;
let open: Table | undefined;

beforeAll(async () => {
  server = await startFoundry();
  browser = await shareChromium({ viewport: { width: 1000, height: 660 } });
  await counting(browser, 'arelia');
});
// Closes each table, because an open table keeps drawing and slows down the next one.
afterEach(async () => {
  const errors = open?.errors ?? [];
  await open?.page.close();
  open = undefined;
  await forgetFights(browser);
  expect(errors).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function table(query: string): Promise<Table> {
  open = await sit(browser, server.url, `scene=hexes&${query}`);
  await open.page.evaluate(() => {
    standIn.token('Aldo').control(true);
  });
  return open;
}

const cornerOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { x, y } = standIn.token('Aldo').document._source;
    return [x, y];
  });
const stands = (page: Page, at: Cell): Promise<void> =>
  expect.poll(() => offset(page, 'Aldo')).toEqual(at);

// Rows and columns, each in the older and in the newer way of Foundry to drag.
it.each(
  usually<readonly [generation: number, hex: number]>(
    [
      [11, 2],
      [13, 5],
    ],
    [
      [12, 4],
      [13, 3],
    ],
  ),
)(
  'on a Foundry %d map with hex grid type %d, Quadretto shows threatened areas, paths and costs in hexes',
  async (generation, hex) => {
    const at = await table(`generation=${generation}&hex=${hex}`);
    const { page } = at;
    await expect.poll(() => placeOf(page, start)).toBeDefined();
    const [home, corner] = [await placeOf(page, start), await cornerOf(page)];
    // A ruler's path is straight between its waypoints; older versions have none, and the pointer's
    // path counts.
    await judgedOnHexes(at, { reach: 2, ...(generation >= 13 ? { key: 'Control' } : {}) });
    await page.mouse.up();
    await stands(page, [8, 10]);
    const column = hex < 4 ? 0 : 1;
    await page.keyboard.press(column === 1 ? 'ArrowDown' : 'ArrowRight');
    await stands(page, column === 1 ? [8, 11] : [9, 10]);
    expect(await setBack(page, start, home ?? [0, 0])).toBe(true);
    await stands(page, HOME);
    expect(await cornerOf(page)).toEqual(corner);
    await expect.poll(() => placeOf(page, start)).toEqual(home);
  },
);

it('on a hex map, a ruleset for squares gives no rulings, and Quadretto’s panel says why', async () => {
  await counting(browser, 'srd35');
  const { page } = await table('generation=12&hex=2');
  const dock = page.locator('quadretto-overlay .dock');
  await expect.poll(() => dock.getAttribute('data-folded')).toBe('true');
  await page.locator('quadretto-overlay .dock > .iconbtn').last().dispatchEvent('click');
  await expect
    .poll(() => dock.textContent())
    .toContain('counts squares; this map has hexes. Quadretto doesn’t judge it.');
  expect(await marksOn(page)).toEqual([]);
  expect(await dock.evaluate((element) => element.isConnected)).toBe(true);
});
