/**
 * Proposes an outcome between two clients of one Foundry table: the player plays a trip in steps
 * and asks for approval. The game master's client shows a card, and the answer given there applies
 * on both clients. A player's own answer to an opportunity reaches the game master the same way.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Locator } from 'playwright-core';
import type { StandIn } from '../hosts/foundry/client/main.ts';
import { forgetFights, shareChromium, type Chromium } from '../support/chromium.ts';
import { breaches } from './axe.ts';
import { bothClients, type BothClients, savePicture } from './both-clients.ts';
import { stepsOf, type StepsHand } from './steps-hand.ts';
import type { Table } from './table.ts';
import { usually } from '../support/thorough.ts';

declare const standIn: StandIn;

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

const card = ({ page }: Table): Locator => page.locator('quadretto-overlay .offer-card.proposal');
const statuses = ({ page }: Table): Promise<string[]> =>
  page.evaluate(() => [...(standIn.token('Ogre').document.actor?.statuses ?? [])]);

describe.each(usually([11], [14]))('Foundry %i', (generation) => {
  /** Both at the table; the player has played a successful trip in steps. */
  async function played(): Promise<{ master: Table; player: Table; hand: StepsHand }> {
    clients = await bothClients(browser, generation, 'table=proposals');
    const { master, player } = clients;
    const hand = await stepsOf(player.page);
    await hand.open('Aldo', 'trip', 'Ogre');
    await hand.choose(/touch/i, 'It hits');
    await hand.type('attacker', 18);
    await hand.type('defender', 7);
    await hand.steps.locator('.outcome').waitFor();
    return { master, player, hand };
  }

  it(
    'when the game master refuses an outcome that a player proposed, Quadretto tells the player ' +
      'and sets no status; when the player asks again and the game master accepts, Quadretto ' +
      'applies and logs the outcome',
    async () => {
      const { master, player, hand } = await played();
      await savePicture(player, `ask-${generation}`);
      await hand.steps.locator('[data-ask]').press('Enter');
      await hand.steps.locator('[data-asked=waiting]').waitFor();
      await savePicture(player, `waiting-${generation}`);
      expect(await breaches(player.page, [['quadretto-overlay', '.attempt-card']])).toEqual([]);

      await master.page.bringToFront();
      await card(master).waitFor();
      await savePicture(master, `card-${generation}`);
      await expect.poll(() => card(master).innerText()).toMatch(/Player asks you to accept:/);
      await expect.poll(() => card(master).innerText()).toMatch(/Ogre: prone/i);
      expect(await breaches(master.page, [['quadretto-overlay', '.offer-card']])).toEqual([]);
      const overlay = master.page.locator('quadretto-overlay');
      const log = overlay.locator('.dock').getByRole('button', { name: /^Referee’s log/ });
      await log.press('Enter');
      const list = overlay.locator('[data-panel=log] .proposals');
      await list.waitFor();
      await savePicture(master, `log-${generation}`);
      await list.locator('[data-refuse]:enabled').press('Enter');
      await expect.poll(() => card(master).count()).toBe(0);
      await log.press('Enter');
      await player.page.bringToFront();
      await hand.steps.locator('[data-asked=refused]').waitFor();
      await hand.panel.getByText('The DM refused.').last().waitFor();
      await savePicture(player, `refused-${generation}`);
      expect(await statuses(master)).toEqual([]);

      await hand.steps.locator('[data-ask]').press('Enter');
      await hand.steps.locator('[data-asked=waiting]').waitFor();
      await master.page.bringToFront();
      await card(master).waitFor();
      expect(await statuses(master)).toEqual([]);
      await card(master).locator('[data-mark]:enabled').press('Enter');
      await expect.poll(() => statuses(master)).toEqual(['prone']);
      await expect.poll(() => card(master).count()).toBe(0);

      await player.page.bringToFront();
      await hand.steps.waitFor({ state: 'detached' });
      await hand.panel.getByText('The DM accepted').waitFor();
      expect(await hand.logged('Aldo: trip (Ogre), success.')).toContain('Ogre: prone');
      await savePicture(player, `accepted-${generation}`);
    },
    120_000,
  );

  it(
    'when a player accepts an opportunity attack, the game master is no longer asked, and ' +
      'both logs have the attack once',
    async () => {
      clients = await bothClients(browser, generation, 'table=answers');
      const { master, player } = clients;
      await master.page.bringToFront();
      await master.page.evaluate(async () => {
        await standIn.combat.start(['Ogre', 'Aldo']);
        await standIn.combat.nextTurn();
        await standIn.combat.nextTurn();
      });
      // The ogre walks around Aldo, and away.
      for (const at of [
        [9, 5],
        [9, 6],
        [12, 6],
      ] as const) {
        await master.page.evaluate((to) => standIn.macro('Ogre', [...to]), at);
        for (const { page } of [player, master]) await page.bringToFront();
      }
      const cardOf = ({ page }: Table): Locator =>
        page.locator('quadretto-overlay .offer-card[data-by^=tkaldo]');
      await cardOf(master).waitFor();
      await player.page.bringToFront();
      await cardOf(player).locator('[data-hit]').press('Enter');
      await expect.poll(() => cardOf(player).count()).toBe(0);
      await master.page.bringToFront();
      await expect.poll(() => cardOf(master).count()).toBe(0);
      await savePicture(master, `answered-${generation}`);
      const lines = ({ page }: Table): Promise<number> =>
        page
          .locator('quadretto-overlay')
          .locator('[data-panel=log]')
          .getByText(/Aldo takes the AoO against Ogre/)
          .count();
      for (const each of [master, player]) {
        await each.page.bringToFront();
        await each.page
          .locator('quadretto-overlay .dock')
          .getByRole('button', { name: /^Referee’s log/ })
          .press('Enter');
        await expect.poll(() => lines(each)).toBe(1);
      }
    },
    120_000,
  );
});
