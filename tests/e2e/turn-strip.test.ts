/**
 * The turn strip on the hosts' tables, with their interface drawn: the creature on turn and the
 * next one, selection by click, and what stays hidden from a player.
 */
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StandIn } from '../hosts/roll20/client/main.ts';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { serveChromium } from '../hosts/roll20/serve.ts';
import { closePages, forgetFights, shareChromium, type Chromium } from '../support/chromium.ts';
import { hurdles } from './axe.ts';
import { sitAtRoll20 } from './roll20-table.ts';
import { refereed, sit, type Table } from './table.ts';
import { usually } from '../support/thorough.ts';

declare const standIn: StandIn;

let server: StandInServer;
let browser: Chromium;
let at: Table;

beforeAll(async () => {
  server = await startFoundry({ generation: 13 });
  browser = await shareChromium({ viewport: { width: 1440, height: 900 } });
  await serveChromium(browser.context);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
afterEach(async () => {
  await closePages(browser);
  await forgetFights(browser);
  expect(at.errors).toEqual([]);
});

const strip = (): Locator => at.page.locator('quadretto-overlay .turns');
const names = (): Promise<(string | null)[]> =>
  strip()
    .locator('.turn-chip')
    .evaluateAll((chips) => chips.map((chip) => chip.getAttribute('aria-label')));
const head = async (): Promise<string> =>
  ((await strip().locator('.turns-head p').textContent()) ?? '').replace(/\s+/g, ' ');
const chip = (name: string): Locator =>
  strip()
    .locator('.turn-chips')
    .getByRole('button', { name: new RegExp(`\\b${name}\\b`) });

describe.each(usually([13], [14]))('the turn strip on Foundry %i', (generation) => {
  it(
    'the list of turns names the creature on turn, and clicking a creature in the list ' +
      'selects that creature',
    async () => {
      at = await sit(browser, server.url, `generation=${generation}&interface=on`, {
        folded: false,
      });
      await refereed(at);
      await at.turn('Aldo');
      await expect.poll(head).toMatch(/^Round \d+ · Aldo’s turn · next: /);
      await expect.poll(async () => (await names())[0]).toBe('Aldo: on turn');
      await chip('Aldo').click();
      await expect.poll(() => chip('Aldo').getAttribute('aria-pressed')).toBe('true');
      await expect
        .poll(() => at.page.locator('quadretto-overlay .who').textContent())
        .toContain('Aldo');
      await strip().getByRole('button', { name: 'What can Aldo do now?' }).click();
      const actions = at.page.locator('quadretto-overlay [data-panel=actions]');
      await actions.locator('.who-row').filter({ hasText: 'Aldo' }).waitFor();
      await actions.locator('.action').first().waitFor();
      expect(await hurdles(at.page, '.q-panels')).toEqual([]);

      await strip().getByRole('button', { name: 'Show less of the turns' }).click();
      await expect.poll(names).toEqual([]);
      await at.page.reload();
      await strip().getByRole('button', { name: 'Show more of the turns' }).click();
      await expect.poll(async () => (await names()).length).toBeGreaterThan(1);
    },
    60_000,
  );

  it('a hidden combatant appears in the game master’s list of turns, and not in a player’s list', async () => {
    const query = `generation=${generation}&interface=on`;
    at = await sit(browser, server.url, `${query}&user=player`, { folded: false });
    await refereed(at);
    await at.turn('Ambusher');
    await expect.poll(head).toMatch(/^Round \d+$/);
    const told = `${(await names()).join()} ${(await strip().textContent()) ?? ''}`;
    expect(told).toContain('Aldo');
    expect(told).not.toContain('mbusher');
    await at.page.close();
    at = await sit(browser, server.url, query, { folded: false });
    await refereed(at);
    await at.turn('Ambusher');
    await expect.poll(head).toMatch(/Ambusher’s turn/);
  }, 60_000);
});

it('on Roll20, Quadretto’s list of turns names the creature on turn from the turn tracker', async () => {
  at = await sitAtRoll20(browser, 'engine=jumpgate&interface=drawn', { folded: false });
  await refereed(at);
  await at.page.evaluate(() => standIn.turns(['Cino', 'Aldo', 'Berta'], 2));
  await expect.poll(head).toBe('Round 2 · Cino’s turn · next: Aldo');
  await expect.poll(names).toEqual(['Cino: on turn', 'next: Aldo', 'Berta']);
  await at.page.evaluate(() => standIn.turn('Aldo'));
  await expect.poll(head).toBe('Round 2 · Aldo’s turn · next: Berta');
  // By keyboard alone: Tab reaches each disc, Enter selects.
  await chip('Aldo').focus();
  await at.page.keyboard.press('Tab');
  await at.page.keyboard.press('Enter');
  await strip().getByRole('button', { name: 'What can Berta do now?' }).waitFor();
  expect(await hurdles(at.page, '.q-panels')).toEqual([]);
  // At 200 % zoom the dock folds; unfolded, it still reaches each disc.
  await at.page.setViewportSize({ width: 720, height: 450 });
  await strip().waitFor({ state: 'detached' });
  await at.page.locator('quadretto-overlay .dock button[aria-expanded=false]').last().click();
  await strip().getByRole('button', { name: 'Show more of the turns' }).click();
  await chip('Cino').click();
  await strip().getByRole('button', { name: 'What can Cino do now?' }).waitFor();
}, 60_000);

it('without a turn tracker, Quadretto’s list of turns shows the turns that the user starts by hand', async () => {
  at = await sitAtRoll20(browser, 'engine=jumpgate&interface=drawn', { folded: false });
  await refereed(at);
  await at.page.evaluate(() => standIn.turns(null));
  await strip().waitFor({ state: 'detached' });
  await at.click([8, 5]);
  const actions = at.page.locator('quadretto-overlay [data-panel=actions]');
  await at.page.keyboard.press('Alt+Shift+KeyE');
  await actions.getByRole('button', { name: 'Start Aldo’s turn' }).click();
  await expect.poll(head).toMatch(/^Round 1 · Aldo’s turn/);
  await expect.poll(names).toEqual(['Aldo: on turn']);
  const start = (name: string): Promise<void> =>
    strip()
      .getByRole('button', { name: `Start ${name}’s turn` })
      .click();
  const begin = async (name: string): Promise<void> => {
    await actions.locator('.by-hand .menu > button').click();
    await at.page
      .locator('quadretto-overlay .menu-list button')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .click();
  };
  await begin('Berta');
  await expect.poll(head).toMatch(/^Round 1 · Berta’s turn$/);
  // In the first round the next creature is unknown; from the second round on, the order repeats.
  await begin('Aldo');
  await expect.poll(head).toBe('Round 2 · Aldo’s turn · next: Berta');
  await start('Berta');
  await expect.poll(head).toBe('Round 2 · Berta’s turn · next: Aldo');
}, 60_000);
