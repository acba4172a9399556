/**
 * Actions played out in steps on Foundry 13, from the panels alone: the dice are heard in the chat,
 * a game master accepts, and the log replays them.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StandIn } from '../hosts/foundry/client/main.ts';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { launchChromium, scriptsRegistered, type Chromium } from '../support/chromium.ts';
import { breaches } from './axe.ts';
import { idOf } from './expected.ts';
import { stepsOf, type StepsHand } from './steps-hand.ts';
import { refereed, sit, type Table } from './table.ts';

declare const standIn: StandIn;
type Rolled = Parameters<StandIn['roll']>[1];

let browser: Chromium;
let server: StandInServer;
beforeAll(async () => {
  browser = await launchChromium({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await scriptsRegistered(browser);
  server = await startFoundry({ generation: 13 });
});
afterAll(async () => {
  await server?.close();
  await browser?.close();
});

/** A picture, where a person wants to look: QUADRETTO_PICTURES names the folder. */
const picture = async ({ page }: Table, name: string): Promise<void> => {
  const folder = process.env['QUADRETTO_PICTURES'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
};

async function seated(
  query = '',
): Promise<{
  readonly table: Table;
  readonly hand: StepsHand;
  roll(name: string, rolled: Rolled): Promise<void>;
}> {
  const table = await sit(browser, server.url, `user=gm&interface=on${query}`, { folded: false });
  await refereed(table);
  const hand = await stepsOf(table.page);
  return {
    table,
    hand,
    roll: (name, rolled) =>
      table.page.evaluate(([who, what]) => standIn.roll(who, what), [name, rolled] as const),
  };
}

describe('from the panels alone', () => {
  it('a trip: touch and both checks heard, the ogre falls, and the log replays it', async () => {
    const { table, hand, roll } = await seated();
    await hand.open('Aldo', 'trip', 'Ogre');
    await picture(table, 'trip-open');
    await roll('Aldo', { kind: 'attack', total: 19 });
    await hand.choose(/touch/i, 'It hits');
    await roll('Aldo', { kind: 'check', total: 22, die: 19 });
    await roll('Ogre', { kind: 'check', total: 7, die: 2 });
    await hand.steps.locator('.outcome').waitFor();
    await picture(table, 'trip-outcome');
    expect(await breaches(table.page, [['quadretto-overlay', '[data-panel=actions]']])).toEqual([]);
    await hand.accept();
    await picture(table, 'trip-log');
    const { text, state } = await hand.replay();
    expect(text).toContain('Aldo: trip (Ogre), success.');
    expect(state.conditions[idOf('Ogre')]).toEqual(['prone']);
    await table.page.close();
  });
});
