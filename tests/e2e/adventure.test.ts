/**
 * A fresh table of an adventure, with traps, chests and torches among the creatures, in the dark: the
 * things block, threaten and cover nothing, one press makes a thing a creature, and the dock shows at
 * most three notices. Then a game master's ten minutes: a fight in the corridor, a step back in the
 * tracker, the rider, the enlarged fighter, the ooze, the ghost in the dark. To save time they are
 * played on one host and in one language. With `QUADRETTO_PICTURES=DIR` they are played on four hosts
 * and in both languages, and each step is saved as a picture in that folder, outside the repository.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StandIn as Foundry } from '../hosts/foundry/client/main.ts';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import type { StandIn as Roll20 } from '../hosts/roll20/client/main.ts';
import { serveChromium } from '../hosts/roll20/serve.ts';
import { shareChromium, type Chromium } from '../support/chromium.ts';
import { atRest } from './axe.ts';
import { idOf, type Cell } from './expected.ts';
import { cellsOf, marksOn } from './marks.ts';
import { sitAtRoll20 } from './roll20-table.ts';
import { refereed, sit, type Table } from './table.ts';
import { hostInWords, languageInWords } from '../support/titleWords.ts';
import { usually } from '../support/thorough.ts';

declare const standIn: Foundry & Roll20;
declare const chrome: {
  storage: { local: { clear(): Promise<void>; set(items: object): Promise<void> } };
};

/** Aldo walks over the trap and the chest, and ends on the torch. */
const CORRIDOR: readonly Cell[] = [
  [2, 4],
  [3, 4],
  [4, 4],
  [5, 4],
  [6, 4],
];
const TRAP: Cell = [4, 4];

const PICTURES = process.env['QUADRETTO_PICTURES'];

let server: StandInServer;
let browser: Chromium;
let at: Table | undefined;

beforeAll(async () => {
  server = await startFoundry({ scene: 'adventure' });
  browser = await shareChromium({ viewport: { width: 1280, height: 800 } });
  await serveChromium(browser.context);
  if (PICTURES !== undefined) await mkdir(PICTURES, { recursive: true });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
afterEach(async () => {
  const errors = at?.errors ?? [];
  await at?.page.close();
  at = undefined;
  expect(errors).toEqual([]);
});

const overlay = ({ page }: Table) => page.locator('quadretto-overlay');

const HOSTS = usually<readonly [host: string, query: string]>(
  [
    ['Foundry 12, an unsupported game system', 'generation=12&system=unheard-of'],
    ['Roll20 legacy', 'engine=legacy&scene=adventure'],
  ],
  [
    ['Foundry 11', 'generation=11'],
    ['Foundry 13', 'generation=13'],
    ['Foundry 14', 'generation=14'],
    ['Roll20 Jumpgate', 'engine=jumpgate&scene=adventure'],
  ],
);

describe.each(HOSTS)('%s', (host, query) => {
  it('on an adventure’s map, traps, chests and torches neither threaten squares nor block a path', async () => {
    await browser.worker.evaluate(async () => {
      await chrome.storage.local.clear();
      await chrome.storage.local.set({ settings: { language: 'en' } });
    });
    const on = host.startsWith('Foundry')
      ? await sit(browser, server.url, query, { folded: false })
      : await sitAtRoll20(browser, query, { folded: false });
    at = on;
    await refereed(on);
    const dock = overlay(on).locator('.dock');
    const notices = dock.locator('.notices > li:has(> div)');
    await expect.poll(() => notices.count()).toBeGreaterThan(0);
    await expect.poll(() => notices.count()).toBeLessThanOrEqual(3);
    if (host.includes('unsupported')) return;

    // The walk over the things is free, and the marks of threat come from the goblin alone.
    await on.click([2, 4]);
    await expect.poll(() => overlay(on).locator('.who').textContent()).toContain('Aldo');
    await expect.poll(() => notices.count()).toBeLessThanOrEqual(3);
    await on.drag(CORRIDOR);
    const tip = overlay(on).locator('.tip[data-kind=path]');
    await expect.poll(() => tip.textContent()).toMatch(/20\sof\s20\sft/);
    expect(await tip.textContent()).not.toMatch(/AoO|Spike trap|Chest|Torch|occupied/);
    for (const name of ['Spike trap', 'Chest', 'Torch'])
      expect(cellsOf(await marksOn(on.page), `threat:of:${idOf(name)}:fill`)).toEqual([]);
    await on.putBack([2, 4]);

    // The card says what the trap is, and one press makes it a creature.
    await on.click(TRAP);
    // The dock draws the button anew for the trap: a key pressed before would be lost.
    await expect.poll(() => overlay(on).locator('.who').textContent()).toContain('Spike trap');
    const card = overlay(on).locator('[data-panel=card]');
    if (!(await card.isVisible()))
      await overlay(on).locator('.who .iconbtn').first().press('Enter');
    await expect.poll(() => card.locator('[data-thing]').textContent()).toContain('Spike trap');
    await card.locator('[data-turns=creature] [data-main]').press('Enter');
    await expect.poll(() => card.locator('[data-thing]').count()).toBe(0);
    await card.locator('[data-turns=clear] button').first().press('Enter');
    await expect.poll(() => card.locator('[data-thing]').count()).toBe(1);
  });
});

const PLAYS = (
  [
    ['foundry14', 'generation=14&interface=on', 'en'],
    ['foundry13', 'generation=13&interface=on', 'it'],
    ['jumpgate', 'engine=jumpgate&interface=drawn&scene=adventure', 'it'],
    ['legacy', 'engine=legacy&interface=drawn&scene=adventure', 'en'],
  ] as const
)
  .slice(0, PICTURES === undefined ? 1 : 4)
  .flatMap(([host, query, usual]) =>
    (PICTURES === undefined ? [usual] : (['en', 'it'] as const)).map((language) => ({
      host,
      query,
      language,
    })),
  );

/** Aldo's walk to the goblin, and the way back out of its reach. */
const AHEAD: readonly Cell[] = [...CORRIDOR, [7, 4]];
const BACK: readonly Cell[] = [...AHEAD].reverse();
const FIGHTERS = ['Goblin', 'Aldo', 'Berta', 'Ooze', 'Ghost', 'Ugo'];

/** Texts that the game master reads, in the chosen language. */
const SAYS = {
  en: {
    log: /^Referee’s log/,
    actions: /^Actions/,
    attack: /^Attack/,
    provokes: /Goblin gets an AoO/,
  },
  it: {
    log: /^Registro dell’arbitro/,
    actions: /^Azioni/,
    attack: /^Attacco/,
    provokes: /AdO d\S+ ?Goblin/,
  },
} as const;

describe('the first ten minutes of a game master with an adventure', () => {
  it.each(
    PLAYS.map(
      (each) => [`${hostInWords(each.host)} in ${languageInWords(each.language)}`, each] as const,
    ),
  )(
    'in the first ten minutes of an adventure, no error occurs for a game master on %s',
    async (_, { host, query, language }) => {
      const says = SAYS[language];
      await browser.worker.evaluate(
        async (settings) => {
          await chrome.storage.local.clear();
          await chrome.storage.local.set({ settings });
        },
        { language },
      );
      const foundry = host.startsWith('foundry');
      const on = foundry
        ? await sit(browser, server.url, query, { folded: false })
        : await sitAtRoll20(browser, query, { folded: false });
      at = on;
      const { page } = on;
      await page.setViewportSize({ width: 1440, height: 900 });
      await refereed(on);
      let n = 0;
      const picture = async (name: string): Promise<void> => {
        n += 1;
        if (PICTURES === undefined) return;
        await atRest(page);
        const file = [host, language, String(n).padStart(2, '0'), name].join('-');
        await page.screenshot({ path: join(PICTURES, `${file}.png`) });
      };
      const who = overlay(on).locator('.who');
      const select = async (name: string, cell: Cell): Promise<void> => {
        await on.click(cell);
        await expect.poll(() => who.textContent()).toContain(name);
      };
      const panel = (name: RegExp) =>
        overlay(on).locator('.dock').getByRole('button', { name }).first();
      const tip = overlay(on).locator('.tip[data-kind=path]');
      await picture('open');

      // The goblin's turn, then Aldo's, who walks over the things to the goblin.
      if (foundry) await page.evaluate((names) => standIn.combat.start(names), FIGHTERS);
      else await on.turn('Goblin');
      // After its turn the goblin is not flat-footed, and may react.
      await expect
        .poll(() => overlay(on).locator('.turns-head').textContent())
        .toMatch(/Goblin’s turn|turno di Goblin/);
      await on.turn('Aldo');
      await select('Aldo', [2, 4]);
      await picture('aldo');
      await on.drag(AHEAD);
      await expect.poll(() => tip.textContent()).toMatch(/5/);
      expect(await tip.textContent()).not.toMatch(says.provokes);
      await picture('walk');
      await page.mouse.up();
      await panel(says.log).click();
      const log = overlay(on).locator('[data-panel=log]');
      await expect.poll(() => log.textContent()).toContain('Aldo');
      await picture('log');
      await page.keyboard.press('Escape');

      // The goblin is adjacent: chance to hit, actions, and the way back that provokes.
      await on.aim('Goblin');
      await panel(says.attack).click();
      await overlay(on).locator('[data-panel=attack]').waitFor();
      await picture('attack');
      await page.keyboard.press('Escape');
      await panel(says.actions).click();
      await overlay(on).locator('[data-panel=actions] .action').first().waitFor();
      await picture('actions');
      await page.keyboard.press('Escape');
      await on.drag(BACK);
      await expect.poll(() => tip.textContent()).toMatch(says.provokes);
      await picture('back');
      await on.putBack([7, 4]);

      // One step on and one step back in the tracker: Aldo's walk is still spent. Roll20's list only
      // turns forward: when Aldo is first again, a round has passed.
      const spent = () => overlay(on).locator('.dock [data-spent=true]').allTextContents();
      const before = await spent();
      expect(before.length).toBeGreaterThan(1);
      await on.turn('Berta');
      await picture('tracker-on');
      await on.turn('Aldo');
      await select('Aldo', [7, 4]);
      await expect.poll(spent).toEqual(foundry ? before : []);
      await picture('tracker-back');

      // The rider, the enlarged fighter, the ooze and the ghost, each with its area and its card.
      for (const [name, cell] of [
        ['Berta', [3, 7]],
        ['Ugo', [0.5, 7.5]],
        ['Ooze', [7, 7]],
        ['Ghost', [6, 1]],
        ['Spike trap', TRAP],
      ] as const) {
        await select(name, cell);
        await picture(name.toLowerCase().replace(' ', '-'));
        await who.locator('.iconbtn').first().click();
        await overlay(on).locator('[data-panel=card]').waitFor();
        await picture(`${name.toLowerCase().replace(' ', '-')}-card`);
        await page.keyboard.press('Escape');
      }
      await select('Ugo', [0.5, 7.5]);
      await on.drag([
        [0.5, 7.5],
        [2.5, 7.5],
        [5.5, 6.5],
      ]);
      await picture('ugo-drag');
      await on.putBack([0.5, 7.5]);
      await select('Ghost', [6, 1]);
      await on.drag([
        [6, 1],
        [6, 2],
        [6, 3],
        [6, 4],
      ]);
      await picture('ghost-drag');
      await on.putBack([6, 1]);
    },
    120_000,
  );
});
