/**
 * The referee at a Roll20 table: it follows the turn tracker, distinguishes causes of moves, and
 * takes back moves that this user may change. Both engines.
 */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { StandIn } from '../hosts/roll20/client/main.ts';
import { forgetFights } from '../support/chromium.ts';
import type { Cell } from './expected.ts';
import { sittings } from './roll20-sittings.ts';
import type { Table } from './table.ts';
import { usually } from '../support/thorough.ts';

declare const standIn: StandIn;

const { sit: sitDown } = sittings({ after: forgetFights });

/** A table in the second round on the first creature's turn, with the log open. */
async function sit(query: string, ...order: string[]): Promise<{ table: Table; log: Locator }> {
  const table = await sitDown(query);
  const log = table.page.locator('quadretto-overlay [data-panel=log]');
  await table.page.evaluate((names) => standIn.turns(names, 2), order);
  // The key works once the referee runs.
  await expect
    .poll(async () => {
      if ((await log.count()) === 0) await table.page.keyboard.press('Alt+Shift+KeyL');
      return log.count();
    })
    .toBe(1);
  await log.getByText(`Round 2, turn of ${order[0]}.`).last().waitFor();
  return { table, log };
}
/** Saves a picture for review; QUADRETTO_PICTURES names the folder. */
const picture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['QUADRETTO_PICTURES'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
};
const stands = (page: Page, name: string): Promise<Cell> =>
  page.evaluate((who) => {
    const { model } = standIn.seen(who);
    return [Math.floor(model.x / 70), Math.floor(model.y / 70)] as [number, number];
  }, name);
const entry = (log: Locator, who: string): Locator =>
  log.locator('.entry[data-verdict=illegal]').filter({ hasText: who });
const back = (log: Locator, who: string): Locator =>
  entry(log, who).getByRole('button', { name: `${who}: Take back` });

describe.each(usually(['legacy'], ['jumpgate']))('%s', { sequential: true }, (engine) => {
  it('a Roll20 player can undo the player’s own move in the log, but not another user’s move', async () => {
    const {
      table: { page, drag, putBack, remote },
      log,
    } = await sit(`engine=${engine}&user=player`, 'Aldo', 'Cino');
    // Onto Berta's square.
    await drag([
      [8, 5],
      [8, 6],
      [8, 7],
      [9, 8],
    ]);
    await putBack([9, 8]);
    await back(log, 'Aldo').click();
    await expect.poll(() => stands(page, 'Aldo')).toEqual([8, 5]);
    await log.locator('.entry', { hasText: 'Aldo' }).filter({ hasText: 'Taken back' }).waitFor();
    await page.evaluate(() => standIn.turn('Cino'));
    await log.getByText('Round 2, turn of Cino.').last().waitFor();
    await remote('Cino', [9, 8]);
    await entry(log, 'Cino').waitFor();
    expect(await back(log, 'Cino').count()).toBe(0);
  });
});

it('a game master on Roll20 can undo any move in the log, and Quadretto holds no move back', async () => {
  const {
    table: { page, remote },
    log,
  } = await sit('engine=jumpgate', 'Cino', 'Aldo');
  // Another user moves a token away and back.
  const moved = log.locator('.entry').filter({ hasText: 'Cino' });
  await remote('Cino', [3, 8]);
  await moved.filter({ hasText: '10 ft.' }).waitFor();
  await remote('Cino', [3, 10]);
  await moved.filter({ hasText: 'Taken back, it seems' }).waitFor();
  await picture(page, 'roll20-returned-en');
  await moved.getByRole('button', { name: 'Cino: It was a move' }).click();
  await moved.filter({ hasText: '20 ft.' }).waitFor();
  expect(await moved.filter({ hasText: 'Taken back' }).count()).toBe(0);
  await remote('Cino', [9, 8]);
  await back(log, 'Cino').click();
  await expect.poll(() => stands(page, 'Cino')).toEqual([3, 10]);
  expect(await page.evaluate(() => standIn.saves.every(({ refused }) => !refused))).toBe(true);
  await page.evaluate(() => standIn.turns(null));
  await log.getByText('Combat is over.').waitFor();
});

it(
  'Quadretto offers an attack roll in Roll20’s chat as an action, and ignores a roll in ' +
    'another user’s whisper',
  async () => {
    const {
      table: { page },
    } = await sit('engine=legacy&user=player&sheet=pfcommunity', 'Aldo', 'Cino');
    await page.keyboard.press('Alt+Shift+KeyE');
    const offer = page.locator('quadretto-overlay [data-panel=actions] .rolled');
    const roll = (who: string, classes: string): Promise<void> =>
      page.evaluate(
        ([name, how]) => {
          const character = String(
            standIn.client.characters.find((each) => each.get('name') === name)?.id,
          );
          standIn.roll({ template: 'pf_attack', who: name, what: 'Longsword', character }, how);
        },
        [who, classes] as const,
      );
    // Lines that appear while the chat is still loading count as old. Only the last offer is shown;
    // it must be Aldo's.
    await expect
      .poll(async () => {
        await roll('Aldo', 'general');
        await roll('Berta', 'private');
        return offer.allTextContents();
      })
      .toEqual([expect.stringContaining('Aldo rolled an attack')]);
  },
);
