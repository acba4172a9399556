/**
 * The marks on the stand-in Roll20's map (the same cases as elsewhere, in judged.ts): both engines,
 * the game master and a player.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { serveChromium } from '../hosts/roll20/serve.ts';
import { shareChromium, type Chromium } from '../support/chromium.ts';
import { usually } from '../support/thorough.ts';
import { ROLL20_PLAYER_UNION } from './expected.ts';
import { MASTER, PLAYER } from './judged.ts';
import { neutral, sitAtRoll20 } from './roll20-table.ts';
import type { Table } from './table.ts';
import { titled } from './titled.ts';

let browser: Chromium;
const tables: Table[] = [];

beforeAll(async () => {
  browser = await shareChromium({ viewport: { width: 1240, height: 660 } });
  await serveChromium(browser.context);
  await neutral(browser, ['Merchant', 'Stranger']);
});
afterEach(() => {
  for (const { errors } of tables) expect(errors).toEqual([]);
});
afterAll(() => browser?.close());

async function table(query: string): Promise<Table> {
  const made = await sitAtRoll20(browser, query);
  tables.push(made);
  return made;
}
/** Closes each table, because an open table keeps drawing and slows down the next one. */
const leave = async (): Promise<void> => {
  await Promise.all(tables.splice(0).map(({ page }) => page.close()));
};

describe.each(usually(['jumpgate'], ['legacy']))(
  'Roll20 %s, the game master',
  { sequential: true },
  (engine) => {
    let at: Table;
    beforeAll(async () => {
      at = await table(`engine=${engine}`);
    });
    afterAll(leave);
    it.each(titled(MASTER))('for a game master on Roll20, Quadretto %s', (_says, { run }) =>
      run(at),
    );
  },
);

describe.each(usually(['legacy'], ['jumpgate']))(
  'Roll20 %s, a player',
  { sequential: true },
  (engine) => {
    let at: Table;
    beforeAll(async () => {
      at = await table(`engine=${engine}&user=player`);
    });
    afterAll(leave);
    it.each(titled(PLAYER))('for a player on Roll20, Quadretto %s', (_says, { run }) =>
      run(at, { union: ROLL20_PLAYER_UNION, twice: [] }),
    );
  },
);
