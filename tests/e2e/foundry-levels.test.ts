/**
 * Foundry 14 with two floors, in a real browser: stairs, a floor with a hole, difficult ground on
 * both floors, and a crypt that players must not learn about. Played as the game master and as a
 * player (scene `levels`, tests/hosts/foundry/world/levels.ts).
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StandIn } from '../hosts/foundry/client/main.ts';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { shareChromium, type Chromium } from '../support/chromium.ts';
import { squares, type Cell } from './expected.ts';
import { threatened } from './judged.ts';
import { cellsOf, marksOn, under } from './marks.ts';
import { frames, sit, type Table } from './table.ts';

declare const standIn: StandIn;
declare const canvas: {
  level: { name: string } | null;
  tokens: { controlled: { document: { name: string } }[] };
};

let server: StandInServer;
let browser: Chromium;

beforeAll(async () => {
  server = await startFoundry({ generation: 14, scene: 'levels' });
  browser = await shareChromium({ viewport: { width: 1700, height: 700 } });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** The goblin at 8,3 and the wolf at 5,6; nobody else is in the hall. */
const HALL = squares({ 2: '7-9', 3: '7 9', 4: '7-9', 5: '4-6', 6: '4 6', 7: '4-6' });
const HOLE: readonly Cell[] = [
  [6, 4],
  [7, 4],
  [6, 5],
  [7, 5],
];

/** Pixi finds a token under the pointer only once a frame has drawn it. */
async function level({ page }: Table, name: string): Promise<void> {
  await page.evaluate((which) => standIn.level(which), name);
  await frames(page);
}
const dock = ({ page }: Table): Promise<string | null> =>
  page.locator('quadretto-overlay .dock').textContent();
const costs = async ({ page }: Table): Promise<string[]> =>
  under(await marksOn(page), 'path:step:').map(({ text }) => text);
/** Names of the tokens that the user controls. */
const selected = ({ page }: Table): Promise<string[]> =>
  page.evaluate(() => canvas.tokens.controlled.map(({ document: { name } }) => name));
/** Ends of the moves of the creatures on the map, by the marks. */
const reachable = async ({ page }: Table): Promise<Cell[]> => {
  const marks = await marksOn(page);
  return [...cellsOf(marks, 'move:near:fill'), ...cellsOf(marks, 'move:far:fill')];
};
const holds = (cells: readonly Cell[], [x, y]: Cell): boolean =>
  cells.some(([cx, cy]) => cx === x && cy === y);

describe.each(['gm', 'player'] as const)(
  'a Foundry scene of two floors, as %s',
  { sequential: true },
  (user) => {
    let at: Table;
    beforeAll(async () => {
      at = await sit(browser, server.url, `scene=levels&user=${user}`, { folded: false });
    });
    afterAll(async () => {
      expect(at.errors).toEqual([]);
      await at.page.close();
    });

    it('if a Foundry user views the lower of two floors, only foes on this floor threaten squares', async () => {
      await at.click([9, 4]);
      await expect.poll(() => threatened(at.page)).toEqual(HALL);
    });

    it('if a Foundry user views the upper floor, only the ogre on this floor threatens squares', async () => {
      await level(at, 'Gallery');
      await at.click([12, 6]);
      await expect.poll(async () => holds(await threatened(at.page), [11, 4])).toBe(true);
      expect((await threatened(at.page)).filter(([x, y]) => x < 9 || y > 6)).toEqual([]);
      await at.click([9, 4]);
      await expect.poll(() => dock(at)).toContain('Aldo is on Hall');
      await expect.poll(() => threatened(at.page)).toEqual([]);
    });

    it('no path crosses a hole in the upper floor, and Quadretto’s panel mentions the hole', async () => {
      await at.click([12, 6]);
      await expect.poll(async () => holds(await reachable(at), [8, 5])).toBe(true);
      const cells = await reachable(at);
      expect(HOLE.filter((hole) => holds(cells, hole))).toEqual([]);
      await expect.poll(() => dock(at)).toContain('The floor has holes here: 4 squares');
    });

    it(
      'if a creature climbs stairs during a turn, the movement used on the lower floor still ' +
        'counts on the upper floor',
      async () => {
        await level(at, 'Hall');
        await at.turn('Aldo');
        // On the new level the token stands at its destination, even if its move was still animated.
        await at.page.evaluate(() => standIn.pace(3000));
        await at.drag([
          [9, 4],
          [10, 4],
        ]);
        await at.page.mouse.up();
        await expect.poll(() => at.page.evaluate(() => standIn.stairs(true))).toBe(true);
        await expect.poll(() => at.page.evaluate(() => canvas.level?.name)).toBe('Gallery');
        await at.page.evaluate(() => standIn.pace(0));
        // A click before the new level is drawn meets no token.
        await expect
          .poll(async () => {
            await at.click([10, 4]);
            return { selected: await selected(at), threatened: await threatened(at.page) };
          })
          .toEqual({
            selected: ['Aldo'],
            threatened: expect.arrayContaining([[11, 4]]) as unknown,
          });
        await at.drag([
          [10, 4],
          [10, 5],
        ]);
        await expect.poll(() => costs(at)).toEqual(['10']);
        await at.putBack([10, 4]);
      },
    );

    it(
      'Quadretto shows the cost of a move that a Foundry user plans, and removes these marks ' +
        'if the plan is canceled',
      async () => {
        await at.page.evaluate(() => standIn.plan('Aldo', [[10, 6]]));
        await expect.poll(() => costs(at)).toEqual(['10', '15']);
        await at.page.evaluate(() => standIn.document('Aldo').stopMovement());
        await expect.poll(() => costs(at)).toEqual([]);
      },
    );

    it(
      user === 'gm'
        ? 'the game master can view a third level of the Foundry scene, and sees the ghoul on that level'
        : 'on a player’s page, Quadretto names neither a level that the player may not view nor ' +
            'the ghoul on that level',
      async () => {
        if (user === 'gm') {
          await level(at, 'Drowned crypt');
          await at.click([9, 5]);
          await expect.poll(() => dock(at)).toContain('Ghoul');
          return;
        }
        const overlay = await at.page.evaluate(
          () => document.querySelector('quadretto-overlay')?.shadowRoot?.innerHTML ?? '',
        );
        expect(`${overlay}\n${await at.said()}`).not.toMatch(/crypt|Ghoul|tkghoul/i);
        await level(at, 'Drowned crypt');
        expect(await at.page.evaluate(() => canvas.level?.name)).toBe('Gallery');
      },
    );
  },
);
