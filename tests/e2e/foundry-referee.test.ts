/**
 * Two clients of one Foundry table, each with the extension: a player who moves, and the game
 * master. Moves are held, permitted and undone; each client receives the other's moves, and both
 * share one log.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alike, type Policies } from '../../src/encounter/policy.ts';
import type { StandIn } from '../hosts/foundry/client/main.ts';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { shareChromium, type Chromium } from '../support/chromium.ts';
import { idOf, type Cell } from './expected.ts';
import { frames, refereed, sit, type Table } from './table.ts';
import { usually } from '../support/thorough.ts';

declare const standIn: StandIn;
declare const said: string[];
declare const game: { combat: { flags: Record<string, unknown> } };
declare const chrome: {
  storage: {
    local: { get(keys: null): Promise<Record<string, unknown>>; set(items: object): Promise<void> };
  };
};
/** A stored page of a fight. */
interface FightPage {
  readonly data: { readonly events: readonly { readonly kind: string; readonly by?: string }[] };
}

interface Told {
  type: string;
  data: { id?: string; by?: string; cause?: string; path?: unknown[] };
}

let browser: Chromium;

beforeAll(async () => {
  // Drawn without WebGL: this file does not test the map.
  browser = await shareChromium({ viewport: { width: 900, height: 600 } });
});
afterAll(async () => {
  await browser?.close();
});

let chosen = 0;
/**
 * The policy for moves that end on an occupied square; all other violations are only marked. Waits
 * until the tables have received it.
 */
async function policy(occupied: Policies['occupied'], ...tables: Table[]): Promise<void> {
  await browser.worker.evaluate(
    ([policies, at]) =>
      chrome.storage.local.set({ 'kept:policies': { version: 1, data: { '': { policies, at } } } }),
    [
      { ...alike('mark'), occupied },
      new Date(Date.UTC(2026, 0, 1, 0, 0, ++chosen)).toISOString(),
    ] as const,
  );
  // The tables receive it without a visible sign. A later setting with a visible effect shows that
  // the earlier ones have arrived.
  for (const thickLines of [true, false]) {
    await browser.worker.evaluate((settings) => chrome.storage.local.set({ settings }), {
      language: 'en',
      thickLines,
    });
    for (const table of tables)
      await expect
        .poll(() => overlay(table).locator('.q-overlay').getAttribute('data-contrast'))
        .toBe(thickLines ? 'more' : '');
  }
}

const place = ({ page }: Table, name = 'Aldo'): Promise<Cell> =>
  page.evaluate((who) => standIn.cell(who), name);
const told = ({ page }: Table, type: string): Promise<Told['data'][]> =>
  page.evaluate(
    (wanted) =>
      said
        .map((text) => JSON.parse(text) as Told)
        .filter((m) => m.type === wanted)
        .map(({ data }) => data),
    type,
  );
/** Number of this client's own moves that raised a question since the count was last reset. */
const asked = async (table: Table): Promise<number> => (await told(table, 'intends')).length;
const moves = async (table: Table): Promise<string[]> =>
  (await told(table, 'moved')).map(({ by, cause }) => `${by ?? '?'} ${cause ?? '?'}`);
/** Waits until every client shows the token at that cell. */
async function stands(at: Cell, ...tables: Table[]): Promise<void> {
  for (const table of tables) await expect.poll(() => place(table)).toEqual(at);
}
/** Longer than a question, the server's answer and a snapshot take together. */
const settled = ({ page }: Table): Promise<void> => page.waitForTimeout(250);

/** The game master's page has stored the opportunities that these tests took. */
const kept = (...names: string[]): Promise<void> =>
  expect
    .poll(async () => {
      const stored = await browser.worker.evaluate(() => chrome.storage.local.get(null));
      return Object.entries(stored)
        .filter(([key]) => key.startsWith('kept:fightpage:') && key.includes('gm00000000000000'))
        .flatMap(([, page]) => (page as FightPage).data.events)
        .filter(({ kind }) => kind === 'opportunity')
        .map(({ by }) => by);
    })
    .toEqual(expect.arrayContaining(names.map(idOf)));

/** A key for the host, not for a focused panel. */
async function press({ page }: Table, key: string): Promise<void> {
  await page.evaluate(() => {
    (document.activeElement?.shadowRoot?.activeElement as HTMLElement | null | undefined)?.blur();
  });
  await page.keyboard.press(key);
}

const overlay = ({ page }: Table): ReturnType<Table['page']['locator']> =>
  page.locator('quadretto-overlay');
const notice = (table: Table) => overlay(table).locator('[data-kind=held]');
const answer = (table: Table, name: string): Promise<void> =>
  notice(table).getByRole('button', { name }).dispatchEvent('click');
const log = (table: Table) => overlay(table).locator('[data-panel=log]');
const entries = (table: Table, verdict: string) =>
  log(table).locator(`.entry[data-verdict=${verdict}]`);
async function openLog(table: Table): Promise<void> {
  if (!(await log(table).isVisible()))
    await overlay(table)
      .getByRole('button', { name: /^Referee’s log/ })
      .first()
      .dispatchEvent('click');
  await log(table).waitFor();
}

/**
 * The ogre stands on (9,4) to (10,5), beside Aldo on (8,5), whose turn it is; an ambusher on (13,8)
 * is hidden from players.
 */
const HOME: Cell = [8, 5];
const OGRE: Cell = [9, 5];

describe.each(usually([14], [11, 12, 13]))('the referee on Foundry %d', (generation) => {
  // One server for each test, because fights are stored by address.
  let server: StandInServer;
  let player: Table;
  let master: Table;

  beforeAll(async () => {
    server = await startFoundry({ generation });
    await policy('enforce');
    const query = (user: string): string => `table=one&user=${user}`;
    [player, master] = await Promise.all([
      sit(browser, server.url, query('player'), { folded: false }),
      sit(browser, server.url, query('gm'), { folded: false }),
    ]);
    for (const table of [player, master]) {
      await refereed(table);
      // The setting takes effect shortly after the referee starts.
      const gear = overlay(table).locator('.dock .foot > .iconbtn').last();
      await gear.dispatchEvent('click');
      await overlay(table)
        .locator('.help > .menu > button')
        .filter({ hasText: 'Mixed' })
        .waitFor({ state: 'attached' });
      await gear.dispatchEvent('click');
      await table.page.evaluate(() => standIn.token('Aldo').control(true));
      // Marks of Aldo's movement: this client has read the selection and judges his moves.
      await overlay(table).locator('[data-key^="move:"]').first().waitFor({ state: 'attached' });
    }
    await openLog(master);
  });
  beforeEach(async () => {
    await stands(HOME, player, master);
    for (const { page } of [player, master])
      await page.evaluate(() => {
        said.length = 0;
      });
  });
  afterAll(async () => {
    const errors = [player, master].flatMap((table) => table?.errors ?? []);
    await Promise.all([player, master].map((table) => table?.page.close()));
    await server?.close();
    expect(errors).toEqual([]);
  });

  /** The moves reported to the player and to the game master; after these, no more are reported. */
  async function told2(wanted: readonly [ofPlayer: string[], ofMaster: string[]]): Promise<void> {
    const both = async (): Promise<string[][]> => [await moves(player), await moves(master)];
    await expect.poll(both).toEqual(wanted);
    await settled(master);
    expect(await both()).toEqual(wanted);
  }

  it('a player’s illegal move is held back, and only this player is asked whether to make the move', async () => {
    await press(player, 'ArrowRight');
    await notice(player).waitFor();
    await expect.poll(() => notice(player).textContent()).toContain(': Ogre is there.');
    await settled(player);
    expect([await asked(player), await asked(master)]).toEqual([1, 0]);
    expect([await moves(player), await moves(master)]).toEqual([[], []]);
    await stands(HOME, player, master);
    await answer(player, 'Cancel the move');
    await notice(player).waitFor({ state: 'detached' });
    await stands(HOME, player, master);
    expect(await entries(master, 'illegal').count()).toBe(0);
  });

  it(
    'an illegal move that the player confirms is made once, and the game master can undo ' +
      'the move in the log',
    async () => {
      await policy('ask', player, master);
      await press(player, 'ArrowRight');
      await notice(player).waitFor();
      await stands(HOME, player, master);
      await answer(player, 'Move anyway');
      await stands(OGRE, player, master);
      // Foundry 11 and 12 do not report to other clients how a move was made.
      const theirs = generation >= 13 ? 'other drag' : 'other ?';
      await told2([['self drag'], [theirs]]);
      expect([await asked(player), await asked(master)]).toEqual([1, 0]);
      await expect.poll(() => entries(master, 'illegal').count()).toBe(1);
      await entries(master, 'illegal')
        .getByRole('button', { name: /Take back/ })
        .dispatchEvent('click');
      await stands(HOME, player, master);
      await told2([
        ['self drag', 'master undo'],
        [theirs, 'self undo'],
      ]);
      expect(await asked(player)).toBe(1);
      await expect
        .poll(() => entries(master, 'illegal').locator('[data-undone=true]').count())
        .toBe(1);
    },
  );

  it('a game master’s illegal move on Foundry is logged, but never held back', async () => {
    // Undoes the move of the previous test.
    await expect.poll(() => entries(master, 'illegal').count()).toBe(1);
    const before = 1;
    await press(master, 'ArrowRight');
    await stands(OGRE, player, master);
    await expect.poll(() => entries(master, 'illegal').count()).toBe(before + 1);
    expect([await asked(player), await asked(master)]).toEqual([0, 0]);
    expect(await notice(master).count()).toBe(0);
    await press(master, 'Control+z');
    await stands(HOME, player, master);
    const theirs = generation >= 13 ? 'master keyboard' : 'master ?';
    await told2([
      [theirs, 'master undo'],
      ['self keyboard', 'self undo'],
    ]);
  });

  it(
    'the log says whether a key, drag, ruler, macro or undo caused a move, if Foundry ' +
      'reports the cause',
    async () => {
      const newer = generation >= 13;
      const { page } = player;
      await page.evaluate(() => standIn.pace(0));
      await press(player, 'ArrowLeft');
      await stands([7, 5], player, master);
      // The token is drawn at its position a moment later, and is dragged from there.
      await expect
        .poll(() =>
          page.evaluate(() => {
            const {
              document: { x, y, _source },
            } = standIn.token('Aldo');
            return [x - (_source.x ?? NaN), y - _source.y];
          }),
        )
        .toEqual([0, 0]);
      await settled(player);
      await player.drag([
        [7, 5],
        [6, 6],
      ]);
      await player.page.mouse.up();
      await stands([6, 6], player, master);
      // State left over from an earlier drag is discarded half a second after the last frame with it.
      await frames(page);
      await page.waitForTimeout(600);
      await page.evaluate(() =>
        standIn.ruler('Aldo', [
          [6, 8],
          [7, 9],
        ]),
      );
      await stands([7, 9], player, master);
      await page.evaluate(() => standIn.macro('Aldo', [8, 9]));
      await stands([8, 9], player, master);
      for (const at of [[7, 9], [6, 8], [6, 6], [7, 5], HOME] as Cell[]) {
        await press(player, 'Control+z');
        await stands(at, player, master);
      }
      const undone = (by: string): string[] => Array<string>(5).fill(`${by} undo`);
      await told2([
        [
          'self keyboard',
          'self drag',
          ...(newer ? ['self drag', 'self drag', 'self program'] : ['self ?', 'self ?', 'self ?']),
          ...undone('self'),
        ],
        [
          ...(newer
            ? ['other keyboard', 'other drag', 'other drag', 'other drag', 'other program']
            : ['other ?', 'other ?', 'other ?', 'other ?', 'other ?']),
          ...undone('other'),
        ],
      ]);
      // In Foundry 13 the legs of a drag are one question; before 13 each leg is a separate move. An
      // undo raises no question.
      expect(await asked(player)).toBe(newer ? 4 : 5);
      const whole = (await told(player, 'moved')).map(({ path }) => path?.length);
      expect(whole.slice(0, 5)).toEqual(newer ? [2, 2, 3, 2, 2] : [2, 2, 2, 2, 2]);
    },
  );

  it('a player’s combat log shows an opportunity attack by the game master unless the attacker is hidden', async () => {
    const { page } = player;
    // The path leads away from the ogre, past the ambusher, and away from the ambusher.
    const way: readonly Cell[] = [
      [11, 8],
      [12, 8],
      [11, 10],
    ];
    for (const [i, at] of way.entries()) {
      await page.evaluate(([x, y]) => standIn.macro('Aldo', [x, y]), at);
      await stands(at, player, master);
      await expect.poll(async () => (await moves(master)).length).toBe(i + 1);
    }
    const offer = (name: string) =>
      log(master).locator('.offer[data-raised]').filter({ hasText: name });
    for (const name of ['Ambusher', 'Ogre']) {
      await offer(name).first().waitFor();
      await offer(name)
        .first()
        .getByRole('button', { name: /^Attack made/ })
        .dispatchEvent('click');
      await expect
        .poll(() => log(master).textContent())
        .toContain(`${name} takes the AoO against Aldo`);
    }
    const flags = ({ page: at }: Table): Promise<string> =>
      at.evaluate(() => JSON.stringify(game.combat.flags));
    await expect.poll(() => flags(player)).toContain(idOf('Ogre'));
    await expect.poll(async () => (await flags(player)) === (await flags(master))).toBe(true);
    for (const secret of ['Ambusher', 'Stranger', 'Lurker'])
      for (const word of [secret, idOf(secret)]) expect(await flags(player)).not.toContain(word);
    await openLog(player);
    await expect.poll(() => log(player).textContent()).toContain('Ogre takes the AoO against Aldo');
    expect(await player.said()).not.toContain(idOf('Ambusher'));
    const shown = await overlay(player).evaluate((host) => host.shadowRoot?.textContent ?? '');
    expect(shown).toContain('Ogre');
    expect(shown).not.toContain('Ambusher');
    await page.evaluate((to) => standIn.macro('Aldo', to), HOME);
  });

  it('after a reload in the middle of a combat, the combat log has each entry once', async () => {
    await kept('Ogre', 'Ambusher');
    await master.page.close();
    master = await sit(browser, server.url, 'table=one&user=gm', { folded: false });
    await refereed(master);
    await openLog(master);
    for (const line of [
      'Combat begins.',
      'Ogre takes the AoO against Aldo',
      'Ambusher takes the AoO against Aldo',
    ]) {
      await expect.poll(() => log(master).textContent()).toContain(line);
    }
    // No move was reported twice.
    expect((await log(master).textContent())?.split('Combat begins.')).toHaveLength(2);
    expect(
      (await log(master).textContent())?.split('Ogre takes the AoO against Aldo'),
    ).toHaveLength(2);
  });

  it('when a Foundry combat ends, Quadretto removes the data that it stored in the combat’s flags', async () => {
    await master.page.evaluate(() => standIn.combat.end());
    for (const table of [player, master])
      await expect.poll(async () => (await told(table, 'notes')).at(-1)).toEqual({ notes: {} });
  });
});
