/** The stand-in Roll20 editor with the extension, operated with mouse and keys like a player. */
import { CORRECTIONS, keyOf, type Correction } from '../../src/amendments/correction.ts';
import { NEUTRAL } from '../../src/board/creature.ts';
import { storedPart } from '../../src/storage/storedKind.ts';
import type { Page } from 'playwright-core';
import type { StandIn } from '../hosts/roll20/client/main.ts';
import { EDITOR } from '../hosts/roll20/server.ts';
import type { Chromium } from '../support/chromium.ts';
import { idOf } from './expected.ts';
import { DRAWS_SELDOM, foldDock, pointAt, type Table } from './table.ts';

declare const standIn: StandIn;
declare const Campaign: { activePage(): { thegraphics: { length: number } } };
declare const chrome: { storage: { local: { set(items: object): Promise<void> } } };
/** All bridge messages, as text. */
declare const said: string[];

/**
 * The game master's correction for tokens that are no creature's foes, in the form that the card
 * stores. Roll20 has no sides, so sides are guessed from the users who control a token.
 */
export async function neutral(browser: Chromium, names: readonly string[]): Promise<void> {
  const corrections = names.map((name): Correction => ({
    campaign: 'app.roll20.net/4242',
    scope: 'token',
    of: idOf(name),
    name,
    fact: 'side',
    value: NEUTRAL,
    at: '2026-01-01T00:00:00.000Z',
  }));
  const part = storedPart(
    CORRECTIONS,
    Object.fromEntries(corrections.map((each) => [keyOf(each), each])),
  );
  await browser.worker.evaluate(([key, value]) => chrome.storage.local.set({ [key]: value }), [
    `kept:${CORRECTIONS.name}`,
    part,
  ] as const);
}

/** Shows another page, and waits for its tokens. */
export async function lookAt(page: Page, where: Parameters<StandIn['view']>[0]): Promise<void> {
  await page.evaluate((to) => standIn.view(to), where);
  await page.waitForFunction(() => Campaign.activePage().thegraphics.length > 0);
}

/** @param query options of the stand-in (hosts/roll20/world/types.ts) */
export async function sitAtRoll20(
  browser: Chromium,
  query: string,
  { folded = true, address = EDITOR } = {},
): Promise<Table> {
  const page = await browser.open('about:blank');
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.addInitScript((drawsSeldom) => {
    const heard: string[] = [];
    Object.assign(window, { said: heard, drawsSeldom });
    addEventListener('quadretto:from-page', (event) => {
      heard.push(String((event as CustomEvent<unknown>).detail));
    });
  }, DRAWS_SELDOM);
  await page.goto(`${address}?${query}`);
  await page.waitForSelector('quadretto-overlay', { state: 'attached' });
  // The welcome page may open in front of this page, and a page in the background draws one frame a
  // second.
  await page.bringToFront();
  // The page is empty at first; its tokens come later.
  await page.waitForFunction(
    () =>
      said.some((message) => message.startsWith('{"type":"camera"')) &&
      said.some(
        (message) =>
          message.startsWith('{"type":"tokens"') &&
          (JSON.parse(message) as { data: { tokens: unknown[] } }).data.tokens.length > 0,
      ),
  );
  await page.evaluate(() => standIn.pace(0));
  // The code that handles keys and tooltips starts with the dock: before that no key and no tooltip
  // works.
  await foldDock(page, folded);
  const { mouse } = page;
  const at: Table['at'] = ([column, row]) =>
    page.evaluate(([x, y]) => standIn.client2d(standIn.corner(x + 0.5, y + 0.5)), [
      column,
      row,
    ] as const);
  const hover: Table['hover'] = (cell) => pointAt(page, () => at(cell));
  return {
    page,
    errors,
    at,
    hover,
    async click(cell) {
      await hover(cell);
      await mouse.down();
      await mouse.up();
    },
    async drag([first, ...rest]) {
      if (first === undefined) return;
      await hover(first);
      await mouse.down();
      for (const [i, cell] of rest.entries()) {
        const { x, y } = await at(cell);
        // The host's drag begins with a first movement and follows the pointer from the second on.
        await mouse.move(x, y, { steps: i === 0 ? 2 : 1 });
      }
      // Waits until the host itself holds the token; the tests check the overlay.
      await page.waitForFunction(() => standIn.holding);
    },
    async putBack(home) {
      const { x, y } = await at(home);
      await mouse.move(x, y);
      await mouse.up();
    },
    remote: (name, to) =>
      page.evaluate(([who, x, y]) => standIn.place(who, [x, y]), [name, to[0], to[1]] as const),
    turn: (name) => page.evaluate((who) => standIn.turn(who), name),
    // Roll20 has no targets: the creature under the pointer is judged.
    async aim(name) {
      const [column, row] = await page.evaluate((who) => {
        const [{ model }, one] = [standIn.seen(who), standIn.corner(1, 1)];
        return [model.x / one.x - 0.5, model.y / one.y - 0.5] as const;
      }, name);
      await hover([column, row]);
    },
    view: (scene) => lookAt(page, scene === 'bridge' ? 'elsewhere' : scene),
    show: (name, shown) =>
      page.evaluate(([who, on]) => standIn.reveal(who, on), [name, shown] as const),
    said: () => page.evaluate(() => said.join('\n')),
  };
}
