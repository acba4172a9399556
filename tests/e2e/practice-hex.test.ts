/**
 * The practice table on hexes, in a real browser: marks, drags and paint are in the hexes where the
 * user sees them. The expected hexes were counted by hand on the lessons' pictures.
 */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { SCENARIOS } from '../../adapters/practice/scenarios/index.ts';
import { layTable } from '../../adapters/practice/table.ts';
import { CELL } from '../../adapters/practice/view/size.ts';
import type { Cell } from '../../src/board/grid.ts';
import { tilingOf, type Tiling } from '../../src/board/tiling.ts';
import { VIEWPORT_UNIT } from '../../src/overlay/viewport.ts';
import { shareChromium, type Chromium } from '../support/chromium.ts';
import { painterOn } from './paint-hand.ts';
import { keys, openLesson, pins } from './practice-marks.ts';

let browser: Chromium;
let page: Page;
let tiling: Tiling;
let grid: { readonly columns: number; readonly rows: number };
beforeAll(async () => {
  browser = await shareChromium({ viewport: { width: 1400, height: 900 } });
});
afterAll(async () => {
  await browser?.close();
});
afterEach(async () => {
  await page?.close();
});

async function open(id: string, query?: string): Promise<void> {
  const { scene } = layTable(SCENARIOS.find((s) => s.id === id)!);
  grid = scene.grid;
  tiling = tilingOf(scene.grid);
  page = await openLesson(browser, id, query);
}

/** Cells of the map whose middles lie in a drawn area. */
async function area(key: string): Promise<string[]> {
  const all = Array.from({ length: grid.columns * grid.rows }, (_, i): Cell => [
    i % grid.columns,
    Math.floor(i / grid.columns),
  ]);
  const inside = await page
    .locator(`[data-key="${key}"] path`)
    .first()
    .evaluate(
      (path, points) =>
        points.map(([x, y]) => (path as SVGPathElement).isPointInFill(new DOMPoint(x, y))),
      all.map((cell) => tiling.middle(cell).map((v) => v * VIEWPORT_UNIT) as [number, number]),
    );
  return all.filter((_, i) => inside[i]).map(String);
}

/** The middle of a hex on the screen, in client CSS pixels. */
function middleOf(cell: Cell): Promise<[number, number]> {
  const [x, y] = tiling.middle(cell);
  return page.locator('.world').evaluate(
    (world, [px, py]) => {
      const { a, d, e, f } = new DOMMatrix(getComputedStyle(world).transform);
      const box = world.parentElement?.getBoundingClientRect() ?? new DOMRect();
      return [box.x + e + px * a, box.y + f + py * d];
    },
    [x * CELL, y * CELL] as const,
  );
}

/** Holds the token on the first hex and drags it along the others. */
async function lead(first: Cell, ...others: readonly Cell[]): Promise<void> {
  await page.mouse.move(...(await middleOf(first)));
  await page.mouse.down();
  for (const cell of others) await page.mouse.move(...(await middleOf(cell)), { steps: 4 });
}

/** All hexes of the map within the given number of steps, without rock. */
function within(from: Cell, steps: number, closed: readonly Cell[] = []): string[] {
  const shut = new Set(closed.map(String));
  const found = new Map([[String(from), from]]);
  for (let i = 0, ring: readonly Cell[] = [from]; i < steps; i++) {
    ring = ring
      .flatMap((cell) => tiling.neighbours(cell))
      .filter(
        ([x, y]) =>
          x >= 0 &&
          y >= 0 &&
          x < grid.columns &&
          y < grid.rows &&
          !shut.has(`${x},${y}`) &&
          !found.has(`${x},${y}`),
      );
    for (const cell of ring) found.set(String(cell), cell);
  }
  return [...found.keys()].sort();
}

it(
  'on a hex map, Quadretto marks the area that a creature can reach in one move, and the ' +
    'cost of each hex',
  async () => {
    await open('hex-movement');
    const ROCK: readonly Cell[] = [
      [0, 0],
      [15, 0],
      [7, 1],
      [8, 1],
      [11, 3],
      [12, 3],
      [10, 5],
      [0, 8],
      [1, 8],
      [14, 8],
      [15, 8],
    ];
    await expect
      .poll(async () => (await area('move:near:edge')).sort())
      .toEqual(within([2, 4], 4, ROCK));
    await expect.poll(() => keys(page, 'selection:taigor')).toHaveLength(1);
    // Topics that this rule text does not cover are neither drawn nor offered.
    expect(
      await page
        .locator('.dock .layer')
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label'))),
    ).not.toContain('Flanking');
    await lead([2, 4], [3, 4], [3, 3], [4, 2], [5, 2], [6, 2]);
    await expect
      .poll(async () => (await pins(page, 'path:step:')).map(({ text }) => text))
      .toEqual(['10', '20', '30', '40', '50']);
    const d = (await page.locator('[data-key="path:line"] .core').first().getAttribute('d')) ?? '';
    const way = [...d.matchAll(/[ML](\S+) ([\d.-]+)/g)].map(([, x, y]) =>
      String(tiling.cellAt([Number(x) / VIEWPORT_UNIT, Number(y) / VIEWPORT_UNIT])),
    );
    expect(way.slice(1)).toEqual(['3,4', '3,3', '4,2', '5,2', '6,2']);
    await page.mouse.up();
    await expect
      .poll(() => area('move:near:edge').then((cells) => cells.includes('10,2')))
      .toBe(true);
  },
);

it('on a hex map, a path through a foe’s hex is marked as illegal at the first hex behind the foe', async () => {
  await open('hex-passing');
  // Counts only cells without solid parts: the orc at the end of the passage touches one of its
  // hexes.
  await expect.poll(() => area('threat:sure:fill')).toContain('8,2');
  await lead([2, 3], [3, 2], [4, 2], [5, 2], [6, 2], [7, 2], [8, 2], [9, 2]);
  const [x, y] = await page.locator('[data-key="path:broken"] .core').evaluate((path) => {
    const box = (path as SVGPathElement).getBBox();
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  });
  expect(tiling.cellAt([x / VIEWPORT_UNIT, y / VIEWPORT_UNIT])).toEqual([9, 2]);
  await expect.poll(() => keys(page, 'path:octagon')).toHaveLength(1);
  await page.mouse.up();
});

it(
  'a creature that fills seven hexes threatens the hexes around them, whichever of the ' +
    'seven hexes the pointer is on',
  async () => {
    await open('hex-big');
    await page.mouse.move(...(await middleOf([5, 3])));
    await expect.poll(() => keys(page, 'threat:of:giant:edge')).toHaveLength(1);
    const contact = [
      '4,1',
      '5,1',
      '6,1',
      '3,2',
      '6,2',
      '3,3',
      '7,3',
      '3,4',
      '6,4',
      '4,5',
      '5,5',
      '6,5',
    ];
    await expect
      .poll(async () => (await area('threat:of:giant:fill')).sort())
      .toEqual(contact.sort());
    const own = tiling.space([4, 2], 3).map(String);
    await expect
      .poll(async () => (await area('threat:of:giant:edge')).sort())
      .toEqual([...contact, ...own].sort());
  },
);

it(
  'the paint brush paints the hexes around the pointer, and a creature’s movement area ' +
    'loses the painted hexes',
  async () => {
    await open('hex-movement');
    const hand = painterOn(page, async (cell) => {
      const [x, y] = await middleOf(cell);
      return { x, y };
    });
    await hand.open();
    await hand.tile('obstacle');
    expect(await page.locator('.pane [data-tile=low]').count()).toBe(0);
    await page.locator('.pane .picks button', { hasText: '3' }).click();
    await hand.stroke([[5, 2]]);
    await expect.poll(async () => (await keys(page, 'terrain:')).length).toBeGreaterThan(0);
    const [painted] = await keys(page, 'terrain:');
    await expect
      .poll(async () => (await area(painted!)).sort())
      .toEqual([[5, 2] as Cell, ...tiling.neighbours([5, 2])].map(String).sort());
    await expect
      .poll(() => area('move:near:edge').then((cells) => cells.includes('5,2')))
      .toBe(false);
  },
);
