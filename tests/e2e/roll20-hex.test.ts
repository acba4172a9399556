/**
 * Hexes at a Roll20 table, both layouts on both engines: reachable hexes, a dragged path, a step by
 * key, an undone move.
 */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { start } from '../../adapters/roll20/index.ts';
import type { StandIn } from '../hosts/roll20/client/main.ts';
import { usually } from '../support/thorough.ts';
import type { Cell } from './expected.ts';
import { counting, HOME, judgedOnHexes, offset, placeOf, setBack } from './hexes.ts';
import { sittings } from './roll20-sittings.ts';

declare const standIn: StandIn;

const { sit } = sittings({ before: (browser) => counting(browser, 'arelia') });
const stands = (page: Page, at: Cell): Promise<void> =>
  expect.poll(() => offset(page, 'Aldo')).toEqual(at);
const left = (page: Page): Promise<unknown> => page.evaluate(() => standIn.seen('Aldo').model);

it.each(
  usually<readonly [engine: string, grid: string]>(
    [
      ['legacy', 'hex'],
      ['jumpgate', 'hexr'],
    ],
    [
      ['legacy', 'hexr'],
      ['jumpgate', 'hex'],
    ],
  ),
)(
  'on a page of Roll20’s %s engine with a “%s” grid, Quadretto shows threatened areas, paths and costs in hexes',
  async (engine, grid) => {
    const at = await sit(`scene=hexes&engine=${engine}&grid=${grid}&glide=0`);
    const { page } = at;
    await page.evaluate(() => {
      standIn.select(['Aldo']);
    });
    await expect.poll(() => placeOf(page, start)).toEqual(HOME);
    const middle = await left(page);
    await judgedOnHexes(at, { reach: 2 });
    await page.mouse.up();
    await stands(page, [8, 10]);
    await page.keyboard.press(grid === 'hex' ? 'ArrowRight' : 'ArrowDown');
    await stands(page, grid === 'hex' ? [9, 10] : [8, 11]);
    expect(await setBack(page, start, HOME)).toBe(true);
    await stands(page, HOME);
    const [now, then] = [await left(page), middle] as { x: number; y: number }[];
    expect(
      Math.hypot((now?.x ?? NaN) - (then?.x ?? NaN), (now?.y ?? NaN) - (then?.y ?? NaN)),
    ).toBeLessThan(0.01);
    await expect.poll(() => placeOf(page, start)).toEqual(HOME);
  },
);
