/**
 * A round in phases on two clients of one Foundry table: events that the game master's client
 * reveals reach the player's client; declarations do not.
 */
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StandIn } from '../hosts/foundry/client/main.ts';
import { shareChromium, type Chromium } from '../support/chromium.ts';
import { breaches } from './axe.ts';
import { bothClients, type BothClients } from './both-clients.ts';
import { counting } from './hexes.ts';
import type { Table } from './table.ts';
import { usually } from '../support/thorough.ts';

declare const standIn: StandIn;
declare const game: { combat: { flags: object } };

let browser: Chromium;
let clients: BothClients | undefined;
beforeAll(async () => {
  browser = await shareChromium({ viewport: { width: 1280, height: 720 } });
  await counting(browser, 'arelia');
});
afterAll(async () => {
  await browser?.close();
});
afterEach(async () => {
  await clients?.close();
  clients = undefined;
});

const panel = ({ page }: Table, id: string): Locator =>
  page.locator(`quadretto-overlay [data-panel=${id}]`);
async function open(table: Table, id: string, name: string): Promise<Locator> {
  await table.page.bringToFront();
  if ((await panel(table, id).count()) === 0)
    await table.page
      .locator('quadretto-overlay .dock')
      .getByRole('button', { name, exact: true })
      .press('Enter');
  await panel(table, id).waitFor();
  return panel(table, id);
}

describe.each(usually([13], [14]))('Foundry %i', (generation) => {
  it(
    'in Arelia’s phased round, players learn the actions of a phase only after the game ' +
      'master has reached that phase',
    async () => {
      clients = await bothClients(browser, generation, 'table=rounds&scene=hexes');
      const { master, player } = clients;
      const tables = [master, player];
      for (const table of tables) {
        await table.page.bringToFront();
        // The table's game system suggests another ruleset, so the test chooses Arelia.
        await table.page.locator('quadretto-overlay .dock .head .menu > button').press('Enter');
        await table.page
          .locator('quadretto-overlay .menu-list button')
          .filter({ hasText: /^Arelia/ })
          .press('Enter');
      }
      const flags = (): Promise<string> =>
        master.page.evaluate(() => JSON.stringify(game.combat?.flags ?? {}));
      await master.page.bringToFront();
      const intentions = await open(master, 'intentions', 'Intentions');
      await intentions.getByText('Start a combat on the tabletop').waitFor();
      await master.page.evaluate(() => standIn.combat.start(['Aldo', 'Goblin']));
      await intentions.getByText('shows each factor once you reach it').waitFor();
      await intentions.getByRole('button', { name: 'Begin a round' }).first().press('Enter');
      await intentions.locator('form').waitFor();

      const theirs = await open(player, 'intentions', 'Intentions');
      await theirs.locator('form').waitFor();
      await theirs.getByText('What you declare stays on this computer').waitFor();

      await master.page.bringToFront();
      await intentions.locator('form button[type=submit]').press('Enter');
      await intentions.locator('.dice input').first().fill('3');
      await intentions.locator('.dice input').first().press('Enter');
      const bar = await open(master, 'timeline', 'Timeline');
      await bar.getByRole('slider').waitFor();
      // Notes are collected for a short time before they are written.
      await master.page.waitForTimeout(600);
      await expect.poll(flags).toContain('round');
      expect(await flags()).not.toMatch(/what|choice|attack/);
      await bar.getByRole('slider').focus();
      await master.page.keyboard.press('End');
      await bar.getByRole('button', { name: 'Advance to here' }).press('Enter');
      await expect.poll(flags).toMatch(/what/);

      const seen = await open(player, 'timeline', 'Timeline');
      await expect.poll(() => seen.locator('[data-of] [data-at]').count()).toBeGreaterThan(0);
      for (const table of tables) {
        await table.page.bringToFront();
        expect(await breaches(table.page, [['quadretto-overlay', '.q-panels']])).toEqual([]);
      }
    },
    120_000,
  );
});
