/**
 * A flight over walls on Foundry 12, with the host's own bars on the screen. Our keys raise the
 * token during the drag; the flight is judged leg by leg, dropped, logged and replayed.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CORRECTIONS, keyOf, type Correction } from '../../src/amendments/correction.ts';
import { storedPart } from '../../src/storage/storedKind.ts';
import type { StandIn } from '../hosts/foundry/client/main.ts';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { walls } from '../hosts/foundry/world/scenes.ts';
import type { World } from '../hosts/foundry/world/types.ts';
import { forgetFights, shareChromium, type Chromium } from '../support/chromium.ts';
import { languagesInWords } from '../support/titleWords.ts';
import { idOf, type Cell } from './expected.ts';
import { stepsOf } from './steps-hand.ts';
import { frames, refereed, sit, tapChord, type Table } from './table.ts';
import { usually } from '../support/thorough.ts';

declare const standIn: StandIn;
declare const game: { world: { id: string } };
declare const chrome: {
  storage: { local: { clear(): Promise<void>; set(items: object): Promise<void> } };
};

/**
 * Two walls west of Aldo: the nearer is 10 feet high; the module gives no height for the farther
 * one.
 */
function walled(world: World): void {
  const scene = world.scenes.find(({ _id }) => _id === world.scene)!;
  world.modules = ['wall-height'];
  scene.walls.push(
    ...walls(scene, [
      [6, 3, 6, 8, { flags: { 'wall-height': { bottom: 0, top: 10 } } }],
      [3, 3, 3, 8],
    ]).map((wall, i) => ({ ...wall, _id: `flown${i}`.padEnd(16, '0') })),
  );
}

let browser: Chromium;
let server: StandInServer;
let at: Table | undefined;
beforeAll(async () => {
  browser = await shareChromium({ viewport: { width: 1440, height: 900 } });
  server = await startFoundry({ generation: 12, prepare: walled });
});
afterAll(async () => {
  await server?.close();
  await browser?.close();
});
afterEach(async () => {
  const errors = at?.errors ?? [];
  await at?.page.close();
  at = undefined;
  await forgetFights(browser);
  expect(errors).toEqual([]);
});

/** Aldo has wings, by a correction on his card. */
async function winged(language: 'en' | 'it'): Promise<Table> {
  await browser.worker.evaluate(
    async (settings) => {
      await chrome.storage.local.clear();
      await chrome.storage.local.set({ settings });
    },
    { language },
  );
  at = await sit(browser, server.url, 'user=gm&interface=on', { folded: false });
  const { page } = at;
  await refereed(at);
  const campaign = await page.evaluate(() => `${location.host}/${game.world.id}`);
  const facts: readonly Pick<Correction, 'fact' | 'value'>[] = [
    { fact: 'fly', value: 12 },
    { fact: 'manoeuvrability', value: 'average' },
    { fact: 'load', value: 'light' },
  ];
  const said = facts.map((each): Correction => ({
    ...each,
    campaign,
    scope: 'token',
    of: idOf('Aldo'),
    name: 'Aldo',
    at: '2026-01-01T00:00:00.000Z',
  }));
  await browser.worker.evaluate(([key, value]) => chrome.storage.local.set({ [key]: value }), [
    `kept:${CORRECTIONS.name}`,
    storedPart(CORRECTIONS, Object.fromEntries(said.map((each) => [keyOf(each), each]))),
  ] as const);
  await page.evaluate(() => standIn.token('Aldo').control(true));
  return at;
}

const picture = async ({ page }: Table, name: string): Promise<void> => {
  const folder = process.env['QUADRETTO_PICTURES'];
  if (folder === undefined) return;
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${folder}/${name}.png` });
};

const west = (from: number, to: number): Cell[] =>
  Array.from({ length: from - to + 1 }, (_, i) => [from - i, 5]);
async function onTo({ page, at: place }: Table, cells: readonly Cell[]): Promise<void> {
  for (const cell of cells) {
    const { x, y } = await place(cell);
    await page.mouse.move(x, y, { steps: 2 });
  }
}

const SAYS = {
  en: {
    blocked: 'A step of the path is blocked',
    ends: 'Ends at a height of 10\u00a0ft.',
    doubt: 'Quadretto doesn’t know how high the wall in the way is',
    sharp: 'Aldo can’t turn this sharply in flight',
    moved: 'Aldo moves 60 ft. of 60 ft.',
  },
  it: {
    blocked: 'Sul percorso c’è un ostacolo',
    ends: 'Arriva a una quota di 3\u00a0m',
    doubt: 'Quadretto non sa quanto è alto il muro sul percorso',
    sharp: 'Aldo non può virare così stretto in volo',
    moved: 'Movimento di Aldo',
  },
} as const;

describe('a flight over a wall on Foundry', () => {
  it.each(languagesInWords(usually(['en'], ['it'])))(
    'in %s, a flight through a wall or with too sharp a turn is marked as illegal, and a flight over the wall is legal',
    async (_, language) => {
      const says = SAYS[language];
      const table = await winged(language);
      const { page } = table;
      const overlay = page.locator('quadretto-overlay');
      const reading = overlay.locator('[data-kind=path]');
      const octagon = overlay.locator('[data-key="path:octagon"]');
      const doubts = overlay.locator('[data-key^="path:doubt"]');

      await table.drag(west(8, 5));
      await reading.getByText(says.blocked).waitFor();
      await reading.getByText('Alt ⇧R').waitFor();
      await picture(table, `flight-${language}-1-blocked`);

      // Back to the near side of the first wall, two squares up, and over the wall.
      await onTo(table, west(5, 5).concat([[6, 5]]));
      await tapChord(page, 'r');
      await tapChord(page, 'r');
      await onTo(table, west(5, 4));
      await reading.getByText(says.ends).waitFor();
      await expect.poll(() => octagon.count()).toBe(0);
      expect(await doubts.count()).toBe(0);
      await picture(table, `flight-${language}-2-over`);

      // Then over the wall of unknown height: the ruling is doubtful, without a violation.
      await onTo(table, west(3, 2));
      await reading.getByText(says.doubt).waitFor();
      await expect.poll(() => doubts.allTextContents()).toEqual(['?']);
      expect(await octagon.count()).toBe(0);
      await picture(table, `flight-${language}-3-doubt`);

      // Flies back between the walls. A turn by more than 90 degrees is too sharp.
      await onTo(table, [
        [3, 5],
        [4, 6],
      ]);
      await reading.getByText(says.sharp).waitFor();
      await picture(table, `flight-${language}-4-turn`);
      await onTo(table, [
        [3, 5],
        [3, 6],
        [3, 7],
      ]);
      await expect.poll(() => octagon.count()).toBe(0);
      await reading.getByText(says.ends).waitFor();
      await picture(table, `flight-${language}-5-legal`);
      await table.putBack([3, 7]);
      await expect.poll(() => page.evaluate(() => standIn.cell('Aldo'))).toEqual([3, 7]);
      await expect
        .poll(() => page.evaluate(() => standIn.token('Aldo').document._source.elevation))
        .toBe(10);
      await frames(page);

      if (language === 'it') {
        await overlay
          .locator('.dock')
          .getByRole('button', { name: /^Registro dell’arbitro/ })
          .dispatchEvent('click');
        await overlay.locator('[data-panel=log]').getByText(says.moved).first().waitFor();
        await picture(table, 'flight-it-6-log');
        return;
      }
      const hand = await stepsOf(page);
      await picture(table, 'flight-en-6-log');
      expect((await hand.replay()).text).toContain(says.moved);
    },
    120_000,
  );
});
