/**
 * What a player does in a fight reaches the game master's client: the movement mode that they
 * chose in the dock, their actions, and refusals back to them. If no game master uses Quadretto,
 * nothing goes into the chat.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Locator } from 'playwright-core';
import type { StandIn } from '../hosts/foundry/client/main.ts';
import { startFoundry } from '../hosts/foundry/server.ts';
import { forgetFights, shareChromium, type Chromium } from '../support/chromium.ts';
import { breaches } from './axe.ts';
import { bothClients, type BothClients, savePicture } from './both-clients.ts';
import type { Cell } from './expected.ts';
import { stepsOf } from './steps-hand.ts';
import { refereed, sit, type Table } from './table.ts';
import { usually } from '../support/thorough.ts';

declare const standIn: StandIn;
declare const game: { messages: { size: number } };

let browser: Chromium;
let clients: BothClients | undefined;
beforeAll(async () => {
  browser = await shareChromium({ viewport: { width: 1440, height: 900 } });
});
afterAll(async () => {
  await browser?.close();
});
afterEach(async () => {
  await clients?.close();
  clients = undefined;
  await forgetFights(browser);
});

const overlayOf = ({ page }: Table): Locator => page.locator('quadretto-overlay');
const cards = (table: Table): Locator => overlayOf(table).locator('.offer-card');
const messagesOn = ({ page }: Table): Promise<number> => page.evaluate(() => game.messages.size);

const ALDO: Cell = [8, 5];
/** Out of the ogre’s reach, which is wider than the square that withdrawing leaves safely. */
const AWAY: Cell = [4, 5];

describe.each(usually([14], [11, 12, 13]))('Foundry %i', (generation) => {
  const openLog = async (table: Table): Promise<Locator> => {
    await table.page.bringToFront();
    await overlayOf(table)
      .locator('.dock')
      .getByRole('button', { name: /^Referee’s log/ })
      .press('Enter');
    return overlayOf(table).locator('[data-panel=log]');
  };

  it(
    'if a player chooses to withdraw in the dock and moves the token, the game master’s client ' +
      'judges the move in that mode',
    async () => {
      clients = await bothClients(browser, generation, 'table=proposals');
      const { master, player } = clients;
      await player.page.bringToFront();
      await player.click(ALDO);
      await overlayOf(player).locator('.mode[data-mode=withdraw]').click();
      await player.page.evaluate((to) => standIn.macro('Aldo', [...to]), AWAY);
      const log = await openLog(master);
      await expect.poll(() => log.innerText()).toMatch(/\(withdraw\)/);
      await savePicture(master, `mode-gm-${generation}`);
    },
    120_000,
  );

  it('a player’s action that the game master’s client refuses has a card that says why', async () => {
    clients = await bothClients(browser, generation, 'table=proposals');
    const { master, player } = clients;
    // The game master has noted that Aldo has used the action.
    await master.page.bringToFront();
    await (await stepsOf(master.page)).declare('Aldo', 'total-defence');
    await player.page.bringToFront();
    await (await stepsOf(player.page)).declare('Aldo', 'withdraw');
    await openLog(master);
    await player.page.bringToFront();
    await cards(player).waitFor();
    await expect.poll(() => cards(player).innerText()).toMatch(/can’t take it now/);
    await savePicture(player, `refused-action-${generation}`);
    expect(await breaches(player.page, [['quadretto-overlay', '.offer-card']])).toEqual([]);
    await cards(player).locator('[data-close]').press('Enter');
    await expect.poll(() => cards(player).count()).toBe(0);
  }, 120_000);

  it('a player’s action is whispered if a game master uses Quadretto, and otherwise only recorded', async () => {
    clients = await bothClients(browser, generation, 'table=proposals');
    const { master, player } = clients;
    const before = await messagesOn(player);
    await player.page.bringToFront();
    await (await stepsOf(player.page)).declare('Aldo', 'withdraw');
    await expect.poll(() => messagesOn(player)).toBe(before + 1);
    const log = await openLog(master);
    await expect.poll(() => log.innerText()).toMatch(/withdraw/i);
    await savePicture(master, `action-gm-${generation}`);
    await clients.close();
    clients = undefined;
    await forgetFights(browser);

    const server = await startFoundry({ generation });
    const query = `table=proposals&interface=on&generation=${generation}&user=player`;
    const alone = await sit(browser, server.url, query, { folded: false });
    try {
      await refereed(alone);
      const silent = await messagesOn(alone);
      await (await stepsOf(alone.page)).declare('Aldo', 'withdraw');
      await alone.page.waitForTimeout(1000);
      expect(await messagesOn(alone)).toBe(silent);
      expect(alone.errors).toEqual([]);
    } finally {
      await alone.page.close();
      await server.close();
    }
  }, 120_000);
});
