/**
 * Ten minutes of a table of the fifth edition, in the scene `fifth`: a party of four against eight in
 * a dark hall, dragged and looked at, as game master and as player. To save time the game master plays
 * on Foundry in English and the player on Roll20 in Italian. With `QUADRETTO_PICTURES=DIR` both play on
 * every host and in both languages, and each step is saved as a picture in that folder, outside the
 * repository.
 */
import { hostInWords, languageInWords } from '../support/titleWords.ts';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { StandIn as Foundry } from '../hosts/foundry/client/main.ts';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import type { StandIn as Roll20 } from '../hosts/roll20/client/main.ts';
import { serveChromium } from '../hosts/roll20/serve.ts';
import { shareChromium, type Chromium } from '../support/chromium.ts';
import { atRest } from './axe.ts';
import { idOf, type Cell } from './expected.ts';
import { marksOn } from './marks.ts';
import { sitAtRoll20 } from './roll20-table.ts';
import { refereed, sit, type Table } from './table.ts';

declare const standIn: Foundry & Roll20;
declare const chrome: {
  storage: { local: { clear(): Promise<void>; set(items: object): Promise<void> } };
};

const PICTURES = process.env['QUADRETTO_PICTURES'];

let server: StandInServer;
let browser: Chromium;
let at: Table | undefined;

beforeAll(async () => {
  server = await startFoundry({ scene: 'fifth', generation: 14 });
  browser = await shareChromium({ viewport: { width: 1440, height: 900 } });
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

const HOSTS = {
  foundry12: 'generation=12&interface=on',
  foundry13: 'generation=13&interface=on',
  foundry14: 'generation=14&interface=on',
  legacy: 'engine=legacy&interface=drawn&scene=fifth',
  jumpgate: 'engine=jumpgate&interface=drawn&scene=fifth',
  'jumpgate-2024': 'engine=jumpgate&interface=drawn&scene=fifth&sheet=dnd2024',
} as const;
type Host = keyof typeof HOSTS;
const EVERY_HOST = Object.keys(HOSTS) as Host[];
type Seat = 'gm' | 'player';
type Language = 'en' | 'it';

const PLAYS: readonly (readonly [Host, Seat, Language])[] =
  PICTURES === undefined
    ? [
        ['foundry14', 'gm', 'en'],
        ['jumpgate', 'player', 'it'],
      ]
    : EVERY_HOST.flatMap((host) =>
        (['gm', 'player'] as const).flatMap((seat) =>
          (['en', 'it'] as const).map((language) => [host, seat, language] as const),
        ),
      );

/** What the table reads, in the chosen language. */
const SAYS = {
  en: {
    dash: /Dash/,
    uses: 'Dash: uses your Action',
    left: (n: number, of: number) => `${n} of ${of} ft. left`,
    archer: /Disadvantage/,
    beside: /foe within 5 ft\.|enemy within 5 ft\./,
    near: /Advantage/,
    far: /Disadvantage/,
    disengaged: /disengaged/i,
    held: /Dina has no speed/,
  },
  it: {
    dash: /Scatto/,
    uses: 'Scatto: usa la tua Azione',
    left: (n: number, of: number) => `${(n * 3) / 10} di ${(of * 3) / 10} m`,
    archer: /Svantaggio/,
    beside: /entro 1,5 m/,
    near: /Vantaggio/,
    far: /Svantaggio/,
    disengaged: /disimpegn/i,
    held: /Dina non ha velocità/,
  },
} as const;

const ALDO: Cell = [6, 5];
/** Around the boss, always within its reach. */
const CIRCLE: readonly Cell[] = [ALDO, [6, 6], [6, 7]];
/** Out of the boss’s reach by the first step. */
const LEAVE: readonly Cell[] = [ALDO, [5, 5], [4, 5]];
const plain = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ');

it.each(
  PLAYS.map(
    (play) =>
      [
        hostInWords(play[0]),
        play[1] === 'gm' ? 'game master' : 'player',
        languageInWords(play[2]),
        play,
      ] as const,
  ),
)(
  'on %s, a %s plays a 5E fight of four heroes and eight foes in %s from the first to the last turn',
  async (_host, _seat, _language, [host, seat, language]) => {
    const says = SAYS[language];
    await browser.worker.evaluate(
      async (settings) => {
        await chrome.storage.local.clear();
        await chrome.storage.local.set({ settings });
      },
      { language },
    );
    const foundry = host.startsWith('foundry');
    const query = `${HOSTS[host]}&user=${seat}`;
    const on = foundry
      ? await sit(browser, server.url, query, { folded: false })
      : await sitAtRoll20(browser, query, { folded: false });
    at = on;
    const { page } = on;
    await page.setViewportSize({ width: 1440, height: 900 });
    await refereed(on);
    const overlay = page.locator('quadretto-overlay');
    const tip = (kind: string) => overlay.locator(`.tip[data-kind=${kind}]`);
    const who = overlay.locator('.who');
    let n = 0;
    const picture = async (name: string): Promise<void> => {
      n += 1;
      if (PICTURES === undefined) return;
      await atRest(page);
      const file = [host, seat, language, String(n).padStart(2, '0'), name].join('-');
      await page.screenshot({ path: join(PICTURES, `${file}.png`) });
    };
    const keys = async (begins: string): Promise<string[]> =>
      (await marksOn(page)).map(({ key }) => key).filter((key) => key.startsWith(begins));
    const select = async (name: string, cell: Cell): Promise<void> => {
      await on.click(cell);
      await expect.poll(() => who.textContent()).toContain(name);
    };
    const fold = () => overlay.locator('.dock .head .iconbtn, .dock > .iconbtn').last().click();
    const choose = (mode: string) => overlay.locator(`.mode[data-mode=${mode}]`).click();
    const afflict = (name: string, condition: string): Promise<void> =>
      page.evaluate(
        async ([token, state, isFoundry]) => {
          if (isFoundry) {
            const { actor } = standIn.token(token).document;
            await actor?.toggleStatusEffect(state, { active: true });
          } else standIn.remote(token, { statusmarkers: state });
        },
        [name, condition, foundry] as const,
      );

    // Aldo holds a glaive; the boss is beside him. Circling within its reach lets nobody react.
    await select('Aldo', ALDO);
    await expect.poll(() => who.textContent().then(plain)).toContain(says.left(30, 30));
    expect(
      await overlay.locator('.mode').evaluateAll((all) => all.map((m) => m.dataset['mode'])),
    ).toEqual(['move', 'dash', 'disengage']);
    await picture('aldo');
    await on.drag(CIRCLE);
    await expect.poll(() => tip('path').textContent()).toMatch(/\d/);
    expect(await keys('path:due')).toEqual([]);
    await picture('circle');
    await on.putBack(ALDO);

    // Out of its reach: the diamond stands on the edge of the first step.
    await on.drag(LEAVE);
    await expect.poll(() => tip('path').textContent()).toMatch(/\d/);
    await picture('leave');
    await expect.poll(() => keys('path:due')).toContain(`path:due:0:${idOf('Boss')}`);
    await expect.poll(() => tip('path').textContent()).toContain('Boss');
    await expect.poll(() => who.textContent().then(plain)).toContain(says.left(20, 30));
    const due = (await marksOn(page)).find(({ key }) => key.startsWith('path:due:0'));
    expect(due?.at).toEqual([6, 5.5]);
    await on.putBack(ALDO);

    // With Disengage the diamond is pale, and the readout says why.
    await choose('disengage');
    await on.drag(LEAVE);
    await expect.poll(() => keys('path:spared')).toHaveLength(1);
    expect(await keys('path:due')).toEqual([]);
    await picture('disengage');
    await on.putBack(ALDO);
    await choose('dash');
    await on.drag([ALDO, [3, 2], [0, 0]]);
    await expect.poll(() => who.textContent().then(plain)).toContain(says.left(30, 60));
    await expect.poll(() => who.textContent()).toMatch(says.dash);
    await expect.poll(() => tip('path').textContent()).toContain(says.uses);
    await picture('dash');
    await on.putBack(ALDO);
    await choose('move');

    // Berta has a goblin beside her: her arrow has disadvantage.
    await on.turn('Berta');
    await select('Berta', [5, 8]);
    await expect.poll(() => overlay.locator('.mode[data-mode^=bonus]').count()).toBe(2);
    await picture('berta');
    await on.aim('Ogre');
    await expect.poll(() => tip('hit').textContent()).toMatch(says.archer);
    await expect.poll(() => tip('hit').textContent().then(plain)).toMatch(says.beside);
    await picture('archer');

    // The ogre lies prone: disadvantage from afar; the boss too: advantage beside it. Players change no foe's state.
    if (seat === 'gm') {
      await afflict('Ogre', 'prone');
      await expect.poll(() => tip('hit').textContent()).toMatch(says.far);
      await picture('prone-far');
      await on.turn('Aldo');
      await select('Aldo', ALDO);
      await afflict('Boss', 'prone');
      await on.aim('Boss');
      await expect.poll(() => tip('hit').textContent()).toMatch(says.near);
      await picture('prone-near');
    }

    // The ghost stands in the dark, where nobody of the party sees it.
    const ghost = await keys(`threat:of:${idOf('Ghost')}`);
    if (seat === 'player') expect(ghost).toEqual([]);

    // The choker holds Dina: she does not move.
    if (seat === 'gm') {
      await on.turn('Dina');
      await select('Dina', [10, 8]);
      await on.drag([
        [10, 8],
        [9, 9],
      ]);
      await expect.poll(() => tip('path').textContent()).toMatch(says.held);
      await picture('grappled');
      await on.putBack([10, 8]);
      await on.turn('Choker');
      // The open dock stands over the choker and the ghost.
      await fold();
      await on.click([11, 8]);
      await on.drag([
        [11, 8],
        [12, 9],
        [13, 10],
      ]);
      await picture('choker');
      await on.putBack([11, 8]);
      // On Foundry the ghost stands under the host's own sidebar.
      if (!foundry) {
        await on.click([17, 1]);
        await on.drag([
          [17, 1],
          [16, 2],
          [13, 4],
        ]);
        await picture('ghost');
        await on.putBack([17, 1]);
      }
      await fold();

      // Aldo leaves for good: the boss reacts, and has no Reaction until its next turn.
      await on.turn('Aldo');
      await select('Aldo', ALDO);
      await on.drag(LEAVE);
      await page.mouse.up();
      const card = overlay.locator('.offer-card');
      await expect.poll(() => card.count()).toBe(1);
      await picture('offer');
      await card.locator('[data-hit]').click();
      await expect.poll(() => card.count()).toBe(0);
      await expect.poll(() => overlay.locator('.reaction-mark[data-spent=true]').count()).toBe(1);
      await picture('boss-spent');
      await on.drag([
        [4, 5],
        [5, 5],
        [6, 6],
        [5, 5],
      ]);
      await expect.poll(() => tip('path').textContent()).toMatch(/\d/);
      expect(await keys('path:due')).toEqual([]);
      await expect.poll(() => who.textContent().then(plain)).toMatch(/ (?:30|9) (?:ft|m)/);
      await picture('boss-cannot');
      await on.putBack([4, 5]);
    }
  },
  120_000,
);
