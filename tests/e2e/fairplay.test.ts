/**
 * Fair play: a player walks past an ambusher that only the game master sees, and opens the card of
 * a goblin whose sheet is closed to them. Nothing about hidden or unseen creatures, secret doors or
 * closed sheets appears on the player's screen, in their log and its exports, in a whisper, on the
 * bridge, in their browser's storage or in the table's shared data. The game master still gets the
 * opportunity and reads every card.
 */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { serveChromium } from '../hosts/roll20/serve.ts';
import { shareChromium, type Chromium } from '../support/chromium.ts';
import { idOf, type Cell } from './expected.ts';
import { sitAtRoll20 } from './roll20-table.ts';
import { frames, LOG_MENU, refereed, sit, type Table } from './table.ts';
import { usually } from '../support/thorough.ts';

declare const standIn: { combat: { nextTurn(): Promise<void> } };
declare const game: { combat: { combatant?: { tokenId: string }; flags: object } };
declare const chrome: { storage: { local: { get(keys: null): Promise<object> } } };

/**
 * Berta, on her turn, leaves (11,8) and (12,8), which the ambusher on (13,8) threatens. No other
 * creature is near.
 */
const WAY: readonly Cell[] = [
  [9, 8],
  [10, 8],
  [11, 8],
  [12, 8],
  [12, 9],
  [11, 10],
];
/** Berta's position after the move. */
const BERTA: Cell = [11, 10];
const BENDS = [3, 4];
const LINE = 'Berta moves 25 ft. of 30 ft.';
/**
 * Parts of names and ids, with an upper-case or lower-case first letter, and the fields that
 * distinguish a secret door from a wall.
 */
const UNSEEN = ['mbusher', 'tranger', 'urker', 'secret'];
/** Weapons on the sheets of the goblins and the ogre. */
const ON_SHEETS = ['morningstar', 'greatclub', 'javelin'];
const SECRETS = [...UNSEEN, ...ON_SHEETS];
/** The game master's user id at the table. */
const MASTER = 'gm00000000000000';
const leaks = (text: string): string[] =>
  SECRETS.filter((secret) => text.toLowerCase().includes(secret));

let server: StandInServer;
let browser: Chromium;

beforeAll(async () => {
  server = await startFoundry();
  browser = await shareChromium({ viewport: { width: 1500, height: 720 } });
  await serveChromium(browser.context);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function walk({ page, at }: Table, pinned: boolean): Promise<void> {
  await page.bringToFront();
  for (const [i, cell] of WAY.entries()) {
    const { x, y } = await at(cell);
    await page.mouse.move(x, y);
    if (i === 0) await page.mouse.down();
    await frames(page);
    if (pinned && BENDS.includes(i)) await page.keyboard.press('Control');
  }
  await page.mouse.up();
  await page.mouse.move(60, 4);
}

const logOf = async (page: Page): Promise<ReturnType<Page['locator']>> => {
  const log = page.locator('quadretto-overlay [data-panel=log]');
  if (!(await log.isVisible()))
    await page
      .locator('quadretto-overlay .dock')
      .getByRole('button', { name: /^Referee’s log/ })
      .press('Enter');
  await log.locator('.filters').waitFor();
  return log;
};
async function exported(page: Page, item: string): Promise<string> {
  await logOf(page);
  await page.locator('quadretto-overlay').locator(LOG_MENU).press('Enter');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('quadretto-overlay .menu-list button').filter({ hasText: item }).press('Enter'),
  ]);
  return readFile(await file.path(), 'utf8');
}

/** Text of the goblin's card. */
/** Opens the goblin's card. */
async function cardOfGoblin({ page }: Table): Promise<Locator> {
  await page.bringToFront();
  const card = page.locator('quadretto-overlay [data-panel=card]');
  if (!(await card.isVisible()))
    await page.locator('quadretto-overlay .who .iconbtn').press('Enter');
  await card.locator('.menu > button').press('Enter');
  await page
    .locator('quadretto-overlay .menu-list button')
    .filter({ hasText: /^Goblin$/ })
    .press('Enter');
  await expect.poll(() => card.locator('.menu > button').textContent()).toContain('Goblin');
  return card;
}

/** Every part of the extension that a player could inspect. */
async function everything({ page, said }: Table): Promise<string> {
  await page.bringToFront();
  const log = await logOf(page);
  const whisper = log.getByRole('button', { name: 'Berta: Whisper', exact: true }).first();
  if ((await whisper.getAttribute('aria-expanded')) === 'false') await whisper.press('Enter');
  return [
    await page.evaluate(
      () => document.querySelector('quadretto-overlay')?.shadowRoot?.innerHTML ?? '',
    ),
    await exported(page, 'as text'),
    await exported(page, 'JSON'),
    await said(),
    // The data that the game master's page stores in this browser belongs to the game master.
    JSON.stringify(
      Object.entries(await browser.worker.evaluate(() => chrome.storage.local.get(null))).filter(
        ([key]) => !key.includes(MASTER),
      ),
    ),
  ].join('\n');
}
const moved = async (page: Page): Promise<string | undefined> =>
  (await exported(page, 'as text')).split('\n').find((line) => line.includes('Berta moves'));

// Older versions do not report the player's path to the game master, so the most favorable path is
// assumed.
describe.each([13] as const)('Foundry %d, a player and the game master', (generation) => {
  it(
    'if a player’s token walks past a hidden ambusher, only the game master sees an ' +
      'opportunity attack',
    async () => {
      const query = `generation=${generation}&table=fair${generation}`;
      const master = await sit(browser, server.url, `${query}&user=gm`, { folded: false });
      const player = await sit(browser, server.url, `${query}&user=player`, { folded: false });
      try {
        await Promise.all([refereed(master), refereed(player)]);
        // Ends the ambusher's turn, so that Berta's turn begins.
        for (let i = 0; i < 4; i++) await master.page.evaluate(() => standIn.combat.nextTurn());
        await expect
          .poll(() => player.page.evaluate(() => game.combat.combatant?.tokenId))
          .toBe(idOf('Berta'));
        await walk(player, true);
        await expect.poll(() => moved(player.page)).toContain(LINE);
        expect((await moved(player.page))?.endsWith(LINE)).toBe(true);
        const shown = await cardOfGoblin(player);
        await expect
          .poll(() => shown.textContent())
          .toMatch(/You can’t open this sheet.*In hand\s*a weapon(?!\?)/);
        expect(leaks(await everything(player))).toEqual([]);
        await master.click(BERTA);
        const whole = await cardOfGoblin(master);
        await expect.poll(() => whole.textContent()).toMatch(/In hand\s*Morningstar/);

        const offer = (await logOf(master.page)).getByRole('button', {
          name: 'Attack made: Ambusher against Berta',
          exact: true,
        });
        await master.page.bringToFront();
        await offer.press('Enter');
        await expect.poll(() => offer.count()).toBe(0);
        expect(leaks(await everything(player))).toEqual([]);
        expect((await moved(player.page))?.endsWith(LINE)).toBe(true);
        // By now all shared data has arrived.
        for (const { page } of [master, player])
          expect(leaks(JSON.stringify(await page.evaluate(() => game.combat.flags)))).toEqual([]);
        expect([...player.errors, ...master.errors]).toEqual([]);
      } finally {
        await Promise.all([player.page.close(), master.page.close()]);
      }
    },
    120_000,
  );
});

describe.each(usually(['jumpgate'], ['legacy']))('Roll20 %s, a player', (engine) => {
  it(
    'if a player’s token walks past a hidden ambusher, nothing on the player’s screen ' +
      'shows the ambusher',
    async () => {
      const player = await sitAtRoll20(browser, `engine=${engine}&user=player`, { folded: false });
      try {
        await refereed(player);
        await player.turn('Berta');
        await walk(player, false);
        await expect.poll(() => moved(player.page)).toContain(LINE);
        expect((await moved(player.page))?.endsWith(LINE)).toBe(true);
        const shown = await cardOfGoblin(player);
        await expect
          .poll(() => shown.textContent())
          .toMatch(/You can’t open this sheet.*In hand\s*a weapon\?/);
        expect(leaks(await everything(player))).toEqual([]);
        expect(player.errors).toEqual([]);
      } finally {
        await player.page.close();
      }
    },
    120_000,
  );
});
