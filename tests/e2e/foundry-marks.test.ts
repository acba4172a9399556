/**
 * The marks on the stand-in Foundry's map, in a real browser (judged.ts): for the four versions,
 * the two game systems, the game master and a player.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { shareChromium, type Chromium } from '../support/chromium.ts';
import {
  DINA_EAST,
  idOf,
  MASTER_TWICE,
  MASTER_UNION,
  PLAYER_TWICE,
  PLAYER_UNION,
} from './expected.ts';
import { ALDO, MASTER, PLAYER, threatened, twice, walked } from './judged.ts';
import { cellsOf, marksOn } from './marks.ts';
import { sit, type Table } from './table.ts';
import { titled } from './titled.ts';
import { usually } from '../support/thorough.ts';

let server: StandInServer;
let browser: Chromium;
const tables: Table[] = [];

beforeAll(async () => {
  server = await startFoundry();
  browser = await shareChromium({
    viewport: { width: 1000, height: 660 },
    // Without a graphics card WebGL takes most of a second for each frame on a busy machine;
    // foundry-glue.test.ts uses it.
  });
});
afterEach(() => {
  for (const { errors } of tables) expect(errors).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function table(query: string): Promise<Table> {
  const made = await sit(browser, server.url, query);
  tables.push(made);
  return made;
}
/** Closes each table, because an open table keeps drawing and slows down the next one. */
const leave = async (): Promise<void> => {
  await Promise.all(tables.splice(0).map(({ page }) => page.close()));
};

describe.each(usually([14], [11, 12, 13]))(
  'Foundry %d, the game master',
  { sequential: true },
  (generation) => {
    let at: Table;
    beforeAll(async () => {
      at = await table(`generation=${generation}`);
    });
    afterAll(leave);
    it.each(titled(MASTER))('for a game master on Foundry, Quadretto %s', (_says, { run }) =>
      run(at),
    );
  },
);

describe.each(usually([12], [11, 13, 14]))(
  'Foundry %d, a player',
  { sequential: true },
  (generation) => {
    let at: Table;
    beforeAll(async () => {
      at = await table(`generation=${generation}&user=player`);
    });
    afterAll(leave);
    it.each(titled(PLAYER))('for a player on Foundry, Quadretto %s', (_says, { run }) =>
      run(at, { union: PLAYER_UNION, twice: PLAYER_TWICE }),
    );
  },
);

describe('the system pf1', { sequential: true }, () => {
  let at: Table;
  beforeAll(async () => {
    at = await table('generation=12&system=pf1');
  });
  afterAll(leave);

  it('on Foundry, if pf1 sheets state each creature’s size and reach, Quadretto shows no mark as a guess', async () => {
    await at.click(ALDO);
    await expect.poll(() => threatened(at.page)).toEqual(MASTER_UNION);
    await expect
      .poll(async () => cellsOf(await marksOn(at.page), 'threat:doubtful:fill'))
      .toEqual([]);
    await expect.poll(() => twice(at.page)).toEqual(MASTER_TWICE);
    await walked(at, DINA_EAST);
  });
});

describe.each(usually([14], [13]))(
  'a Foundry %d scene full of invalid data',
  { sequential: true },
  (generation) => {
    afterAll(leave);

    it(
      'on a Foundry scene with malformed data, no error occurs, and names with HTML appear ' +
        'as plain text',
      async () => {
        const at = await table(`generation=${generation}&scene=hostile`);
        await at.click([2, 2]);
        await at.hover([4, 2]);
        // An ogre at (4,2), and a wall y = 4 from column 2 to 5.
        await expect
          .poll(
            async () =>
              cellsOf(
                await marksOn(at.page),
                `threat:of:${idOf('<script>alert("hm")</script>')}:fill`,
              ).length,
          )
          .toBeGreaterThan(0);
        const overlay = at.page.locator('quadretto-overlay');
        // Long names are shortened in the middle.
        await expect
          .poll(() => overlay.locator('.tip').textContent())
          .toMatch(/<script>alert\(.*\/script> reaches/);
        expect(await overlay.locator('script, img, iframe').count()).toBe(0);
        expect(at.errors).toEqual([]);
      },
    );
  },
);
