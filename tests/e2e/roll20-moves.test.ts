/**
 * Messages and commands about moves and turns at a Roll20 table: moves by mouse are tested on both
 * engines, all others through the models on one engine.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { TO_PAGE } from '../../src/bridge/messages.ts';
import type { StandIn } from '../hosts/roll20/client/main.ts';
import { idOf, type Cell } from './expected.ts';
import { sittings } from './roll20-sittings.ts';
import type { Table } from './table.ts';
import { usually } from '../support/thorough.ts';

declare const standIn: StandIn;
declare const said: string[];

interface Tokens {
  tokens: { id: string; x: number; y: number; hand?: { cause: string; own: boolean } }[];
  turns: { token: string | null }[] | null;
  round: number | null;
  fight: string | null;
}

const { sit: sitDown } = sittings();

const sit = async (query: string): Promise<Table> => {
  const table = await sitDown(query);
  await expect.poll(() => told(table.page).then(({ tokens }) => tokens.length)).toBeGreaterThan(3);
  return table;
};
/** The last message about the tokens. */
const told = (page: Page): Promise<Tokens> =>
  page.evaluate(() => {
    const last = said.filter((message) => message.startsWith('{"type":"tokens"')).at(-1);
    return (
      last === undefined ? { tokens: [] } : (JSON.parse(last) as { data: unknown }).data
    ) as never;
  });
/** A token's top-left cell, and the input that moved it there. */
const stands = async (page: Page, name: string): Promise<{ at: Cell; hand: string | null }> => {
  const token = (await told(page)).tokens.find(({ id }) => id === idOf(name));
  const { hand } = token ?? {};
  return {
    at: [Math.floor((token?.x ?? NaN) / 70), Math.floor((token?.y ?? NaN) / 70)],
    hand: hand === undefined ? null : `${hand.own ? 'own' : 'not own'} ${hand.cause}`,
  };
};
/** Sends a command to the page script as the content script does; returns its answer. */
const order = (page: Page, name: string, of: string, [x, y]: Cell): Promise<boolean> =>
  page.evaluate(
    ([event, command, id, left, top]) =>
      new Promise<boolean>((answer) => {
        addEventListener('quadretto:from-page', (heard) => {
          const { type, data } = JSON.parse(String((heard as CustomEvent<unknown>).detail)) as {
            type: string;
            data: { id?: string; ok?: boolean };
          };
          if (type === 'done' && data.id === 'test') answer(data.ok === true);
        });
        dispatchEvent(
          new CustomEvent(event, {
            detail: JSON.stringify({ id: 'test', name: command, args: [id, left, top] }),
          }),
        );
      }),
    [TO_PAGE, name, idOf(of), String(70 * x + 35), String(70 * y + 35)] as const,
  );
const saves = (page: Page): Promise<{ id: string; refused: boolean }[]> =>
  page.evaluate(() => standIn.saves.map(({ id, refused }) => ({ id, refused })));

const HOME: Cell = [8, 5];

describe.each(usually(['jumpgate'], ['legacy']))(
  'moves on Roll20 %s',
  { sequential: true },
  (engine) => {
    it(
      'on Roll20, Quadretto’s page script reports whether a drag, a key, an undo or another ' +
        'user moved a token',
      async () => {
        const { page, drag, putBack, remote } = await sit(`engine=${engine}&user=player`);
        await expect.poll(() => stands(page, 'Aldo')).toEqual({ at: HOME, hand: null });
        await drag([HOME, [7, 5], [7, 6]]);
        await putBack([7, 6]);
        await expect.poll(() => stands(page, 'Aldo')).toEqual({ at: [7, 6], hand: 'own drag' });
        await page.keyboard.press('ArrowDown');
        await expect.poll(() => stands(page, 'Aldo')).toEqual({ at: [7, 7], hand: 'own keyboard' });
        await page.keyboard.press('Control+z');
        await expect.poll(() => stands(page, 'Aldo')).toEqual({ at: [7, 6], hand: 'own undo' });
        await remote('Aldo', HOME);
        await expect.poll(() => stands(page, 'Aldo')).toEqual({ at: HOME, hand: null });

        await page.evaluate(() => standIn.refuse('Aldo', true));
        await page.keyboard.press('ArrowLeft');
        await expect
          .poll(() => saves(page).then((all) => all.at(-1)))
          .toEqual({ id: idOf('Aldo'), refused: true });
        await expect.poll(() => stands(page, 'Aldo').then(({ at }) => at)).toEqual(HOME);
        expect(await order(page, 'place', 'Aldo', [7, 5])).toBe(false);
      },
    );
  },
);

it('Quadretto moves only a player’s own Roll20 tokens for a player, and any token for a game master', async () => {
  const player = await sit('engine=legacy&user=player');
  expect(await order(player.page, 'place', 'Aldo', [7, 6])).toBe(true);
  await expect.poll(() => stands(player.page, 'Aldo')).toEqual({ at: [7, 6], hand: 'own undo' });
  const other = (await told(player.page)).tokens.find(({ id }) => id === idOf('Cino'));
  expect(other).toBeDefined();
  expect(await order(player.page, 'place', 'Cino', [1, 1])).toBe(false);
  expect((await saves(player.page)).every(({ id }) => id === idOf('Aldo'))).toBe(true);
  await player.page.close();
  const master = await sit('engine=legacy');
  expect(await order(master.page, 'place', 'Cino', [1, 1])).toBe(true);
  await expect.poll(() => stands(master.page, 'Cino')).toEqual({ at: [1, 1], hand: 'own undo' });
});

it('Quadretto’s page script reports turns, rounds and the end of the fight from Roll20’s turn tracker', async () => {
  const { page } = await sit('engine=legacy');
  const turn = async (): Promise<unknown> => {
    const { turns, round, fight } = await told(page);
    return [turns?.[0]?.token ?? null, round, fight !== null];
  };
  await page.evaluate(() => standIn.turns(['Aldo', 'Cino'], 3));
  await expect.poll(turn).toEqual([idOf('Aldo'), 3, true]);
  await page.evaluate(() => standIn.next());
  await expect.poll(turn).toEqual([idOf('Cino'), 3, true]);
  await page.evaluate(() => standIn.next());
  await expect.poll(turn).toEqual([null, 4, true]);
  await page.evaluate(() => standIn.next());
  await expect.poll(turn).toEqual([idOf('Aldo'), 4, true]);
  await page.evaluate(() => standIn.turns(null));
  await expect.poll(turn).toEqual([null, null, false]);
});
