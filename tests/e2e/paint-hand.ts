/** Paints with a real mouse: opens the panel, picks tiles and draws strokes. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import { atRest } from './axe.ts';

type At = (cell: readonly [number, number]) => Promise<{ x: number; y: number }>;

export interface Painter {
  open(): Promise<void>;
  /** Picks a tile, or deselects it if it is already picked. */
  tile(name: string): Promise<void>;
  /**
   * Presses at the first position, moves over the others and releases. Positions in cells: whole
   * numbers are middles.
   */
  stroke(places: readonly (readonly [number, number])[], button?: 'left' | 'right'): Promise<void>;
  exported(): Promise<{ readonly name: string; readonly text: string }>;
  imported(name: string, text: string): Promise<void>;
  status(): Promise<string>;
}

export function painterOn(page: Page, at: At): Painter {
  const pane = page.locator('.pane[data-panel=paint]');
  return {
    async open() {
      const button = page.getByRole('button', { name: 'Paint the map' });
      // The dock grows shortly after a creature is selected and moves the button: a press at that
      // moment can miss it, as a user's can.
      await vi.waitFor(
        async () => {
          if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
          await pane.waitFor({ timeout: 2000 });
        },
        { timeout: 30_000 },
      );
      await atRest(page);
    },
    tile: (name) => pane.locator(`[data-tile=${name}]`).click(),
    async stroke([first, ...rest], button = 'left') {
      if (first === undefined) return;
      const from = await at(first);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down({ button });
      for (const place of rest) {
        const { x, y } = await at(place);
        // Two events, like a fast user.
        await page.mouse.move(x, y, { steps: 2 });
      }
      await page.mouse.up({ button });
    },
    async exported() {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        pane.getByRole('button', { name: 'Export this map' }).click(),
      ]);
      return {
        name: download.suggestedFilename(),
        text: await readFile(await download.path(), 'utf8'),
      };
    },
    async imported(name, text) {
      await pane
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    },
    status: async () => (await pane.locator('[role=status]').textContent()) ?? '',
  };
}
