/**
 * A fresh table of an adventure, with traps, chests and torches among the creatures, in the dark: the
 * things block, threaten and cover nothing, one press makes a thing a creature, and the dock shows at
 * most three notices.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { serveChromium } from '../hosts/roll20/serve.ts';
import { shareChromium, type Chromium } from '../support/chromium.ts';
import { idOf, type Cell } from './expected.ts';
import { cellsOf, marksOn } from './marks.ts';
import { sitAtRoll20 } from './roll20-table.ts';
import { refereed, sit, type Table } from './table.ts';

declare const chrome: {
  storage: { local: { clear(): Promise<void>; set(items: object): Promise<void> } };
};

/** Aldo walks over the trap and the chest, and ends on the torch. */
const CORRIDOR: readonly Cell[] = [
  [2, 4],
  [3, 4],
  [4, 4],
  [5, 4],
  [6, 4],
];
const TRAP: Cell = [4, 4];

let server: StandInServer;
let browser: Chromium;
let at: Table | undefined;

beforeAll(async () => {
  server = await startFoundry({ scene: 'adventure' });
  browser = await shareChromium({ viewport: { width: 1280, height: 800 } });
  await serveChromium(browser.context);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
afterEach(async () => {
  const errors = at?.errors ?? [];
  await at?.page.close();
  at = undefined;
  expect(errors).toEqual([]);
});

const overlay = ({ page }: Table) => page.locator('quadretto-overlay');

const HOSTS: readonly (readonly [host: string, query: string])[] = [
  ['Foundry 11', 'generation=11'],
  ['Foundry 12, a system that is not read', 'generation=12&system=dnd5e'],
  ['Foundry 13', 'generation=13'],
  ['Foundry 14', 'generation=14'],
  ['Roll20 Jumpgate', 'engine=jumpgate&scene=adventure'],
  ['Roll20 legacy', 'engine=legacy&scene=adventure'],
];

describe.each(HOSTS)('%s', (host, query) => {
  it('takes traps, chests and torches for things, and asks little', async () => {
    await browser.worker.evaluate(async () => {
      await chrome.storage.local.clear();
      await chrome.storage.local.set({ settings: { language: 'en' } });
    });
    const on = host.startsWith('Foundry')
      ? await sit(browser, server.url, query, { folded: false })
      : await sitAtRoll20(browser, query, { folded: false });
    at = on;
    await refereed(on);
    const dock = overlay(on).locator('.dock');
    const notices = dock.locator('.notices > li:has(> div)');
    await expect.poll(() => notices.count()).toBeGreaterThan(0);
    await expect.poll(() => notices.count()).toBeLessThanOrEqual(3);
    if (host.includes('not read')) return;

    // The walk over the things is free, and the marks of threat come from the goblin alone.
    await on.click([2, 4]);
    await expect.poll(() => overlay(on).locator('.who').textContent()).toContain('Aldo');
    await expect.poll(() => notices.count()).toBeLessThanOrEqual(3);
    await on.drag(CORRIDOR);
    const tip = overlay(on).locator('.tip[data-kind=path]');
    await expect.poll(() => tip.textContent()).toMatch(/4/);
    expect(await tip.textContent()).not.toMatch(/AoO|Spike trap|Chest|Torch|occupied/);
    for (const name of ['Spike trap', 'Chest', 'Torch'])
      expect(cellsOf(await marksOn(on.page), `threat:of:${idOf(name)}:fill`)).toEqual([]);
    await on.putBack([2, 4]);

    // The card says what the trap is, and one press makes it a creature.
    await on.click(TRAP);
    // The dock draws the button anew for the trap: a key pressed before would be lost.
    await expect.poll(() => overlay(on).locator('.who').textContent()).toContain('Spike trap');
    const card = overlay(on).locator('[data-panel=card]');
    if (!(await card.isVisible()))
      await overlay(on).locator('.who .iconbtn').first().press('Enter');
    await expect.poll(() => card.locator('[data-thing]').textContent()).toContain('Spike trap');
    await card.locator('[data-turns=creature] [data-main]').press('Enter');
    await expect.poll(() => card.locator('[data-thing]').count()).toBe(0);
    await card.locator('[data-turns=clear] button').first().press('Enter');
    await expect.poll(() => card.locator('[data-thing]').count()).toBe(1);
  });
});
