/**
 * The first ten minutes of a game master and of a player, with the host's own interface on the
 * screen: checks the texts that they see at each step. To save time each host is played at one size
 * and in one language. With `QUADRETTO_PICTURES=DIR` it is played at three sizes and in both
 * languages, and each point is saved as a picture in that folder, outside the repository.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StandIn as Foundry } from '../hosts/foundry/client/main.ts';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import type { StandIn as Roll20 } from '../hosts/roll20/client/main.ts';
import { serveChromium } from '../hosts/roll20/serve.ts';
import { shareChromium, type Chromium } from '../support/chromium.ts';
import { atRest, hurdles } from './axe.ts';
import { idOf, type Cell } from './expected.ts';
import { cellsOf, marksOn } from './marks.ts';
import { sitAtRoll20 } from './roll20-table.ts';
import { refereed, sit, type Table } from './table.ts';
import { hostInWords, languageInWords } from '../support/titleWords.ts';
import { THOROUGH, usually } from '../support/thorough.ts';

declare const standIn: Foundry & Roll20;
/** All bridge messages, as text. */
declare const said: string[];
declare const chrome: {
  storage: { local: { clear(): Promise<void>; set(items: object): Promise<void> } };
};

type Seat = 'gm' | 'player';

const PICTURES = process.env['QUADRETTO_PICTURES'];
const SIZES =
  PICTURES === undefined
    ? [{ width: 1440, height: 900 }]
    : [
        { width: 1280, height: 720 },
        { width: 1440, height: 900 },
        { width: 2560, height: 1440 },
      ];
/** By default a player plays on Foundry, and a game master on Roll20. */
const HOSTS = [
  { host: 'foundry13', query: 'generation=13&interface=on', usual: 'en', first: 'player' },
  { host: 'jumpgate', query: 'engine=jumpgate&interface=drawn', usual: 'it', first: 'gm' },
  ...(PICTURES === undefined && !THOROUGH
    ? []
    : ([
        { host: 'foundry14', query: 'generation=14&interface=on', usual: 'it', first: 'gm' },
      ] as const)),
] as const;
const SEATS: readonly Seat[] = ['gm', 'player'];
const others = (first: Seat): readonly Seat[] => SEATS.filter((seat) => seat !== first);
const CASES = HOSTS.flatMap(({ host, query, usual, first }) =>
  (PICTURES === undefined ? usually([first], others(first)) : SEATS).flatMap((seat) =>
    (PICTURES === undefined ? [usual] : (['en', 'it'] as const)).flatMap((language) =>
      SIZES.map((size) => ({ host, query, seat, language, ...size })),
    ),
  ),
);

/** Texts that a user reads, in the chosen language. */
const SAYS = {
  en: {
    provokes: /gets an AoO/,
    threatened: /threaten/i,
    log: /^Referee’s log/,
    actions: /^Actions/,
    moved: /Aldo moved/,
    takeBack: /Take back/,
    corrected: /^you, /,
    only: 'For this token only',
    share: /: Whisper$/,
    whisper: /Whisper to me/,
    whispered: 'Whispered.',
    reach: '10 ft.',
  },
  it: {
    provokes: /AdO/,
    threatened: /minacci/i,
    log: /^Registro dell’arbitro/,
    actions: /^Azioni/,
    moved: /Movimento di Aldo|Aldo ha mosso/,
    takeBack: /Revoca la mossa/,
    corrected: /^tu, /,
    only: 'Solo per questo token',
    share: /: Sussurra$/,
    whisper: /Sussurra a me/,
    whispered: 'Sussurro inviato.',
    reach: '3 m',
  },
} as const;

const ALDO: Cell = [8, 5];
/** The path leads away from the ogre, which stands next to Aldo. */
const WEST: readonly Cell[] = [ALDO, [7, 5], [6, 5], [5, 5]];

let server: StandInServer;
let browser: Chromium;
let at: Table | undefined;

beforeAll(async () => {
  server = await startFoundry({ generation: 13 });
  browser = await shareChromium();
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

/** Aldo's cell in the host's last report. */
const standing = ({ page }: Table): Promise<readonly number[]> =>
  page.evaluate((id) => {
    if ('cell' in standIn) return standIn.cell('Aldo');
    const last = said.filter((message) => message.startsWith('{"type":"tokens"')).at(-1) ?? '{}';
    const { data } = JSON.parse(last) as {
      data?: { tokens: { id: string; x: number; y: number }[] };
    };
    const token = data?.tokens.find((each) => each.id === id);
    return [Math.floor((token?.x ?? NaN) / 70), Math.floor((token?.y ?? NaN) / 70)];
  }, idOf('Aldo'));

const overlay = ({ page }: Table) => page.locator('quadretto-overlay');

/** Keys of the labels and signs on the map that lie under a part of the overlay. */
const under = (at: Table, part: string): Promise<string[]> =>
  overlay(at).evaluate((host, selector) => {
    const root = host.shadowRoot;
    const box = root?.querySelector(selector)?.getBoundingClientRect();
    if (box === undefined) return [`${selector} is missing`];
    return [...(root?.querySelectorAll('.f-pill, .f-badge, .f-diamond') ?? [])].flatMap((mark) => {
      const { x, y, width, height } = mark.getBoundingClientRect();
      const covered =
        x < box.right - 1 && box.x < x + width - 1 && y < box.bottom - 1 && box.y < y + height - 1;
      return covered ? [mark.closest('[data-key]')?.getAttribute('data-key') ?? '?'] : [];
    });
  }, part);

describe('the first ten minutes of a new user', () => {
  it.each(
    CASES.map(
      (each) =>
        [
          `a ${each.seat === 'gm' ? 'game master' : 'player'} on ${hostInWords(each.host)}, ` +
            `in ${languageInWords(each.language)}, at ${each.width} × ${each.height} pixels`,
          each,
        ] as const,
    ),
  )(
    'in the first ten minutes of use, no error occurs for %s',
    async (_, { host, query, seat, language, width, height }) => {
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
        ? await sit(browser, server.url, `${query}&user=${seat}`, { folded: false })
        : await sitAtRoll20(browser, `${query}&user=${seat}`, { folded: false });
      at = on;
      const { page } = on;
      await page.setViewportSize({ width, height });
      await refereed(on);
      let n = 0;
      const picture = async (name: string): Promise<void> => {
        n += 1;
        if (PICTURES === undefined) return;
        await atRest(page);
        const file = [host, seat, `${width}x${height}`, language, n, name].join('-');
        await page.screenshot({ path: join(PICTURES, `${file}.png`) });
      };
      const panel = (name: RegExp) =>
        overlay(on).locator('.dock').getByRole('button', { name }).first();

      // Opening: the dock appears beside the host's own bars.
      await expect.poll(() => overlay(on).locator('.dock').isVisible()).toBe(true);
      await picture('open');

      // Selecting: the dock names the selected creature, and the marks show where enemies threaten.
      await on.turn('Aldo');
      await on.click(ALDO);
      await expect.poll(() => overlay(on).locator('.who').textContent()).toContain('Aldo');
      await expect
        .poll(async () => cellsOf(await marksOn(page), 'move:near:fill').length)
        .toBeGreaterThan(0);
      await picture('select');

      // Dragging: the attack of opportunity is announced before the drop, with the attacker's name.
      await on.drag(WEST);
      const reading = overlay(on).locator('.tip[data-kind=path]');
      await expect.poll(() => reading.textContent()).toMatch(says.provokes);
      await expect.poll(() => reading.textContent()).toContain('Ogre');
      await picture('drag');
      await page.mouse.up();
      await expect.poll(() => standing(on)).toEqual([5, 5]);

      // The log contains the move and the open opportunity.
      await panel(says.log).click();
      const log = overlay(on).locator('[data-panel=log]');
      await expect.poll(() => log.textContent()).toMatch(says.moved);
      await expect.poll(() => log.textContent()).toContain('Ogre');
      await picture('log');
      if (seat === 'gm') {
        await overlay(on).locator('.offer-card').waitFor();
        expect(await hurdles(page, '.offer-card')).toEqual([]);
        // The offer card covers no label, sign or badge of the map.
        expect(await under(on, '.offer-card')).toEqual([]);
      }

      // Whispering: the sentence goes to this user's own chat, and the log says so.
      await log.getByRole('button', { name: says.share }).first().click();
      await log.getByRole('button', { name: says.whisper }).first().click();
      await expect.poll(() => log.textContent()).toContain(says.whispered);
      await picture('whisper');

      // Taking back: Aldo stands at his former position.
      await log.getByRole('button', { name: says.takeBack }).first().click();
      await expect.poll(() => standing(on)).toEqual(ALDO);
      await picture('back');
      await page.keyboard.press('Escape');

      // Actions: which actions Aldo may take, and which enemies they provoke.
      await panel(says.actions).click();
      const actions = overlay(on).locator('[data-panel=actions]');
      await expect.poll(() => actions.locator('.action').count()).toBeGreaterThan(3);
      await picture('actions');
      expect(await hurdles(page, '.dock, [data-panel=actions]')).toEqual([]);
      await page.keyboard.press('Escape');

      // A correction on the card: the value is then marked as the user's.
      await overlay(on).locator('.who .iconbtn').first().click();
      const row = overlay(on).locator('[data-fact=reach]');
      await row.locator('.iconbtn').click();
      await row.locator('input').fill(says.reach);
      await row.getByRole('button', { name: says.only }).click();
      await expect.poll(() => row.locator('.from').textContent()).toMatch(says.corrected);
      await picture('card');
    },
  );
});
