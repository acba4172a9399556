/** Drives each host's own page for the script: its map with the mouse, its turns and conditions. */
import type { Page } from 'playwright-core';
import type { StandIn as Foundry } from '../../hosts/foundry/client/main.ts';
import { EDITOR } from '../../hosts/roll20/server.ts';
import { scenario } from '../../hosts/scenario.ts';
import type { StandIn as Roll20 } from '../../hosts/roll20/client/main.ts';
import type { Chromium } from '../../support/chromium.ts';
import { idOf, type Cell } from '../expected.ts';
import { middleOf, openLesson } from '../practice-marks.ts';
import { sitAtRoll20 } from '../roll20-table.ts';
import { frames, sit } from '../table.ts';
import { fightScene } from './facts.ts';
import type { Hands } from './play.ts';
import { same } from './until.ts';

export interface Seated {
  readonly page: Page;
  readonly hands: Hands;
  readonly errors: readonly string[];
  close(): Promise<void>;
}

declare const standIn: Foundry & Roll20;
declare const game: { combat: { combatant?: { tokenId: string } } };
declare const canvas: { pan(to: { x: number; y: number; scale: number }): void };

/** Window of a usual laptop. */
export const WINDOW = { width: 1440, height: 900 } as const;
/**
 * Wide enough that the practice table does not fold its card, which has the buttons for passing
 * turns, and fits the map beside the column of panels; not larger, because it is drawn in software.
 */
const WIDE = { width: 2000, height: 720 } as const;

/** Cells per side. */
const sideOf = (of: string): number =>
  scenario('fight').creatures.find(({ name }) => name === of)?.space ?? 1;

/** Does the path change direction at this cell? */
const bends = ([bx, by]: Cell, [x, y]: Cell, [ax, ay]: Cell): boolean =>
  ax - x !== x - bx || ay - y !== y - by;

/**
 * Moves the pointer along the middles of the cells, slowly enough that every cell is reported.
 * `bend`: the key that sets a waypoint where the path changes direction.
 */
async function lead(
  page: Page,
  cells: readonly Cell[],
  at: (cell: Cell) => Promise<{ x: number; y: number }>,
  bend?: string,
): Promise<void> {
  for (const [i, cell] of cells.entries()) {
    const { x, y } = await at(cell);
    // The pointer goes from middle to middle; halfway across a corner its cell would be ambiguous.
    await page.mouse.move(x, y);
    if (i === 0) await page.mouse.down();
    // Some hosts are read once for each frame, so the pointer moves no faster.
    await frames(page);
    const [before, after] = [cells[i - 1], cells[i + 1]];
    if (
      bend !== undefined &&
      before !== undefined &&
      after !== undefined &&
      bends(before, cell, after)
    )
      await page.keyboard.press(bend);
  }
  await page.mouse.up();
}

export async function atPractice(browser: Chromium): Promise<Seated> {
  const page = await openLesson(browser, 'flanking');
  await page.setViewportSize(WIDE);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page
    .locator('.card input[type=file]')
    .setInputFiles({
      name: 'fight.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(fightScene())),
    });
  const token = (of: string) => page.locator(`button.token[data-id="${idOf(of)}"]`);
  await token('Bearded devil').waitFor();
  await page.locator('[data-turn=start]').click();
  const on = (): Promise<string> => page.locator('.order [aria-current]').innerText();
  const drag: Hands['drag'] = async (_, along) => {
    await lead(page, along, (cell) => middleOf(page, cell));
    await page.mouse.move(4, 4);
  };
  const seat = page.locator('[data-seat=player]');
  return {
    page,
    errors,
    close: () => page.close(),
    hands: {
      host: 'practice',
      master: 'DM',
      drag,
      async turn(to) {
        await page.locator('[data-turn=next]').click();
        await same('on turn', on, to);
      },
      async elsewhere(of, from, to) {
        await seat.click();
        await drag(of, [from, to]);
        await seat.click();
      },
      async status(of, condition, be) {
        await token(of).click();
        const button = page.locator(`[data-condition=${condition}]`);
        await button.click();
        await same(condition, () => button.getAttribute('aria-pressed'), String(be));
      },
    },
  };
}

export async function atFoundry(
  browser: Chromium,
  address: string,
  generation: 11 | 14,
): Promise<Seated> {
  const table = `scene=fight&generation=${generation}&table=fight${generation}`;
  const { page, errors, at } = await sit(browser, address, `${table}&user=gm`, { folded: false });
  await page.evaluate(() => {
    const scale = 0.35;
    const { x, y } = standIn.corner(0, 0);
    canvas.pan({
      x: x + (innerWidth / 2 - 20) / scale,
      y: y + (innerHeight / 2 - 60) / scale,
      scale,
    });
  });
  return {
    page,
    errors,
    close: () => page.close(),
    hands: {
      host: 'foundry',
      master: 'DM',
      async turn(to) {
        await page.evaluate(() => standIn.combat.nextTurn());
        await same('on turn', () => page.evaluate(() => game.combat.combatant?.tokenId), idOf(to));
      },
      async drag(of, along) {
        // Since Foundry 13 the token follows its ruler, straight from one waypoint to the next.
        await lead(page, along, at, generation >= 13 ? 'Control' : undefined);
        await same('stands', () => page.evaluate((name) => standIn.cell(name), of), along.at(-1));
        await frames(page);
        await page.mouse.move(4, 4);
      },
      async elsewhere(of, _, to) {
        // The player's page is open only while it moves: an open table judges every turn.
        const player = await browser.open(`${address}?${table}&user=player`);
        await player.waitForFunction(
          () =>
            'standIn' in globalThis &&
            (globalThis as { game?: { ready: boolean } }).game?.ready !== false,
        );
        await player.evaluate(([name, x, y]) => standIn.macro(name, [x, y]), [
          of,
          to[0],
          to[1],
        ] as const);
        await same('stands', () => page.evaluate((name) => standIn.cell(name), of), to);
        await player.close();
        await page.bringToFront();
        await frames(page);
      },
      async status(of, condition) {
        await page.evaluate(
          async ([name, id]) => {
            await standIn.token(name).document.toggleActiveEffect({ id });
          },
          [of, condition] as const,
        );
        await frames(page);
      },
    },
  };
}

export async function atRoll20(browser: Chromium, engine: 'legacy' | 'jumpgate'): Promise<Seated> {
  const { page, errors, at } = await sitAtRoll20(
    browser,
    `engine=${engine}&scene=fight&turnorder=empty`,
    { folded: false, address: EDITOR },
  );
  await page.evaluate(() => {
    const box = document.querySelector('.canvas-container')?.getBoundingClientRect();
    const zoom = 0.5;
    standIn.show(
      { x: ((box?.width ?? 0) / 2 - 20) / zoom, y: ((box?.height ?? 0) / 2 - 60) / zoom },
      zoom,
    );
  });
  await page.evaluate(
    (names) => standIn.turns(names, 1),
    ['Dina', 'Wolf', 'Aldo', 'Ogre', 'Berta', 'Goblin', 'Cino', 'Bearded devil'],
  );
  const first = (): Promise<string> =>
    page.evaluate(
      () =>
        (JSON.parse(String(standIn.client.campaign.get('turnorder'))) as { id: string }[])[0]?.id ??
        '',
    );
  const placed = (of: string): Promise<Cell> =>
    page
      .evaluate((name) => {
        const [{ model }, one] = [standIn.seen(name), standIn.corner(1, 1)];
        return [model.x / one.x, model.y / one.y] as const;
      }, of)
      .then(([x, y]): Cell => [Math.round(x - sideOf(of) / 2), Math.round(y - sideOf(of) / 2)]);
  return {
    page,
    errors,
    close: () => page.close(),
    hands: {
      host: 'roll20',
      master: 'DM',
      async turn(to) {
        // The row that counts the rounds is skipped at once.
        await page.evaluate((counting) => {
          standIn.next();
          if (String(standIn.client.campaign.get('turnorder')).startsWith(counting)) standIn.next();
        }, '[{"id":"-1"');
        await same('on turn', first, idOf(to));
      },
      async drag(of, along) {
        await lead(page, along, at);
        await same('stands', () => placed(of), along.at(-1));
        await frames(page);
        await page.mouse.move(60, 4);
      },
      async elsewhere(of, _, to) {
        await page.evaluate(([name, x, y]) => standIn.place(name, [x, y]), [
          of,
          to[0],
          to[1],
        ] as const);
        await frames(page);
      },
      async status(of, condition, on) {
        await page.evaluate(([name, markers]) => standIn.remote(name, { statusmarkers: markers }), [
          of,
          on ? `${condition.charAt(0).toUpperCase()}${condition.slice(1)}::1` : '',
        ] as const);
        await frames(page);
      },
    },
  };
}
