/**
 * Marks of the practice table, read from the page in cells of the map; and a mouse that drags
 * tokens.
 */
import type { Page } from 'playwright-core';
import { CELL } from '../../adapters/practice/view/size.ts';
import type { Cell } from '../../src/board/grid.ts';
import { VIEWPORT_UNIT } from '../../src/overlay/viewport.ts';
import type { Chromium } from '../support/chromium.ts';

export async function openLesson(
  browser: Chromium,
  scenario: string,
  query = '&lang=en&theme=dark',
): Promise<Page> {
  const page = await browser.open(`practice.html?scenario=${scenario}${query}`);
  // A page in the background draws one frame a second.
  await page.bringToFront();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  return page;
}

const cellsIn = (text: string): Cell[] =>
  text
    .split(';')
    .filter((c) => c !== '')
    .map((c) => c.split(',').map(Number) as unknown as Cell);

/** Cells whose middles lie inside the drawn area with this key, sorted by row, then column. */
export async function area(page: Page, key: string): Promise<Cell[]> {
  const found = await page
    .locator(`[data-key="${key}"] path`)
    .first()
    .evaluate((path, unit) => {
      const shape = path as SVGPathElement;
      const { x, y, width, height } = shape.getBBox();
      const cells: string[] = [];
      for (let row = Math.floor(y / unit); row * unit < y + height; row++) {
        for (let column = Math.floor(x / unit); column * unit < x + width; column++) {
          if (shape.isPointInFill(new DOMPoint((column + 0.5) * unit, (row + 0.5) * unit)))
            cells.push(`${column},${row}`);
        }
      }
      return cells.join(';');
    }, VIEWPORT_UNIT);
  return cellsIn(found);
}

/** The top-left cell and the side length of a frame or of brackets, in cells. */
export async function framed(page: Page, key: string): Promise<{ at: Cell; size: number }> {
  const { x, y, width } = await page
    .locator(`[data-key="${key}"] .core`)
    .first()
    .evaluate((path) => {
      const box = (path as SVGPathElement).getBBox();
      return { x: box.x, y: box.y, width: box.width };
    });
  return {
    at: [Math.floor(x / VIEWPORT_UNIT), Math.floor(y / VIEWPORT_UNIT)],
    size: Math.ceil(width / VIEWPORT_UNIT),
  };
}

/**
 * The cells through whose middles a drawn line passes, without its first point (on a token's rim).
 */
export async function stops(page: Page, key: string): Promise<Cell[]> {
  const d = (await page.locator(`[data-key="${key}"] .core`).first().getAttribute('d')) ?? '';
  const points = [...d.matchAll(/[ML]([\d.-]+) ([\d.-]+)/g)].map(([, x, y]): Cell => [
    Math.floor(Number(x) / VIEWPORT_UNIT),
    Math.floor(Number(y) / VIEWPORT_UNIT),
  ]);
  return points.slice(1);
}

/** Sorted keys of all drawn shapes with this prefix. */
export const keys = (page: Page, start: string): Promise<string[]> =>
  page
    .locator(`[data-key^="${start}"]`)
    .evaluateAll((all) => all.map((e) => e.getAttribute('data-key') ?? '').sort());

export interface Pin {
  readonly key: string;
  /** The token's cell. */
  readonly cell: Cell;
  readonly text: string;
}

/** Small figures (diamonds, costs, badges, pills) whose keys have this prefix, in drawing order. */
export const pins = (page: Page, start: string): Promise<Pin[]> =>
  page.locator(`.pin[data-key^="${start}"]`).evaluateAll(
    (all, unit) =>
      all.map((e) => {
        const [x = NaN, y = NaN] = (
          /translate\(([\d.-]+)px, ([\d.-]+)px\)/.exec((e as SVGElement).style.transform) ?? []
        )
          .slice(1)
          .map(Number);
        return {
          key: e.getAttribute('data-key') ?? '',
          cell: [Math.floor(x / unit), Math.floor(y / unit)] as Cell,
          text: e.textContent ?? '',
        };
      }),
    VIEWPORT_UNIT,
  );

/** Sentences of the list "On the map", in order. */
export const sentences = (page: Page): Promise<string[]> =>
  page.locator('.marklist li').allTextContents();

/** The middle of a cell in window coordinates, from the position of the page's own map. */
export const middleOf = (page: Page, [x, y]: Cell): Promise<{ x: number; y: number }> =>
  page.locator('.world').evaluate(
    (world, { cx, cy, px }) => {
      const { a, d, e, f } = new DOMMatrix(getComputedStyle(world).transform);
      const box = world.parentElement?.getBoundingClientRect() ?? new DOMRect();
      return { x: box.x + e + (cx + 0.5) * px * a, y: box.y + f + (cy + 0.5) * px * d };
    },
    { cx: x, cy: y, px: CELL },
  );

/** Drags the token on the first cell over the others; it is still held at the end. */
export async function lead(page: Page, ...cells: readonly Cell[]): Promise<void> {
  for (const [i, cell] of cells.entries()) {
    const { x, y } = await middleOf(page, cell);
    await page.mouse.move(x, y, { steps: i === 0 ? 1 : 4 });
    if (i === 0) await page.mouse.down();
  }
  await page
    .locator('[data-key="path:line"], [data-key="path:over"]')
    .first()
    .waitFor({ state: 'attached' });
}
