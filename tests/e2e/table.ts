/** A stand-in table with the extension, operated with mouse and keys like a player. */
import type { Page } from 'playwright-core';
import { HOVER_MS } from '../../src/overlay/tip.ts';
import type { StandIn } from '../hosts/foundry/client/main.ts';
import type { Chromium } from '../support/chromium.ts';
import type { Cell } from './expected.ts';

declare const standIn: StandIn;
declare const game: {
  combat: { turn: number; _source: { turn: number }; turns: { tokenId: string }[] };
};
declare const Hooks: { callAll(name: string, ...args: unknown[]): void };
declare const canvas: {
  tokens: {
    placeables: { id: string; document: { name: string }; setTarget(on: boolean): void }[];
    preview: { children: unknown[] };
  };
  clientCoordinatesFromCanvas(point: { x: number; y: number }): { x: number; y: number };
};
/** All bridge messages, as text. */
declare const said: string[];

export interface Table {
  readonly page: Page;
  /** Exceptions and error messages of the page, ours and the host's. */
  readonly errors: readonly string[];
  /**
   * The middle of a cell on the screen, in client CSS pixels; fractions give the middle of larger
   * spaces.
   */
  at(cell: Cell): Promise<{ x: number; y: number }>;
  hover(cell: Cell): Promise<void>;
  click(cell: Cell): Promise<void>;
  /** Drags the token at the first cell over the others; the button stays down. */
  drag(cells: readonly Cell[]): Promise<void>;
  /** Drags the token back to its start and drops it: nothing has moved. */
  putBack(home: Cell): Promise<void>;
  /** Actions of another client. */
  remote(name: string, to: Cell): Promise<void>;
  said(): Promise<string>;
  /** The game master gives the turn to a creature. */
  turn(name: string): Promise<void>;
  /** Makes a creature the target of questions, as this host's users do. */
  aim(name: string): Promise<void>;
  view(scene: 'bridge' | 'gridless'): Promise<void>;
  /** The game master shows a creature to the players, or hides it from them. */
  show(name: string, shown: boolean): Promise<void>;
}

/**
 * The log's menu. It is in the log's header, or in the row of tabs if that row shows the log's
 * name.
 */
export const LOG_MENU = ':is([data-panel=log] > header, .tab-row) .menu > button';

/** The referee starts last and creates the log, so earlier events are not logged. */
export const refereed = ({ page }: Pick<Table, 'page'>): Promise<void> =>
  page
    .locator('quadretto-overlay')
    .getByRole('button', { name: /^(?:Referee’s log|Registro dell’arbitro)/ })
    .first()
    .waitFor({ state: 'attached' });

/**
 * Two frames: earlier changes have been read and sent by then, because each is read once for each
 * frame.
 */
export const frames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((seen) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            seen();
          }),
        );
      }),
  );

/**
 * Presses a key and releases it at once, however slow the machine: a long press has another
 * meaning.
 */
export async function tap({ keyboard }: Page, key: string): Promise<void> {
  await Promise.all([keyboard.down(key), keyboard.up(key)]);
}

/** Presses the chord of a letter or digit and holds it; the returned function releases it. */
export async function holdChord({ keyboard }: Page, key: string): Promise<() => Promise<void>> {
  const keys = ['Alt', 'Shift', /\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`];
  for (const each of keys) await keyboard.down(each);
  return async () => {
    for (const each of [...keys].reverse()) await keyboard.up(each);
  };
}
/** Presses the chord and releases it at once. */
export async function tapChord({ keyboard }: Page, key: string): Promise<void> {
  const place = /\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`;
  await Promise.all([
    ...['Alt', 'Shift', place].map((each) => keyboard.down(each)),
    ...[place, 'Shift', 'Alt'].map((each) => keyboard.up(each)),
  ]);
}

/**
 * Moves the pointer to a point of the map, in client CSS pixels, starting beside the map. The
 * pointer jumps: if it rested between two steps on a slow machine, it would open a tooltip, which
 * may cover the point and stays open while the pointer is inside it. If a tooltip covers the point,
 * this function pauses with the pointer beside the map and tries again. The pause is needed because
 * a tooltip without reasons is invisible, and reappears if the pointer returns before it is closed.
 */
export async function pointAt(
  page: Page,
  point: () => Promise<{ readonly x: number; readonly y: number }>,
): Promise<void> {
  // The chance to hit stays visible while there is a target, wherever the pointer is.
  const tip = page.locator('.tip:not([data-kind=hit])');
  // Does not use `expect.poll`, because scripts that take pictures outside the tests call this too.
  for (let tries = 0; tries < 30; tries++) {
    await page.mouse.move(4, 4);
    if (tries > 0) await page.waitForTimeout(2 * HOVER_MS);
    await tip.waitFor({ state: 'detached' });
    const { x, y } = await point();
    await page.mouse.move(x, y);
    if ((await page.locator('.tip:hover').count()) === 0) return;
  }
  const { x, y } = await point();
  const seen = await page
    .locator('.tip')
    .evaluateAll((tips) =>
      tips.map((each) => JSON.stringify([each.getBoundingClientRect(), each.textContent])),
    );
  throw new Error(`A tooltip stays over the point ${x}, ${y}: ${seen.join(' ')}`);
}

/**
 * Waits for the dock, and folds or opens it. It is pressed at least once: only a press keeps the
 * stored state of an earlier test from counting. That state may arrive just before the press, which
 * then turns it round, so the dock is pressed until it is right.
 */
export async function foldDock(page: Page, folded: boolean): Promise<void> {
  const dock = page.locator('quadretto-overlay .dock');
  await dock.waitFor({ state: 'attached' });
  const button = dock.getByRole('button', { name: /^(?:Expand|Collapse|Apri|Riduci)$/ });
  do await button.dispatchEvent('click');
  while ((await button.getAttribute('aria-expanded')) !== String(!folded));
}

/**
 * Do the stand-ins draw their maps seldom (hosts/seldom.ts)? Pictures show the maps, so they do not
 * in scripts that take pictures, and in tests that are asked for pictures.
 */
export const DRAWS_SELDOM =
  process.env['VITEST'] !== undefined && process.env['QUADRETTO_PICTURES'] === undefined;

/** @param query options of the stand-in: generation, system, user, scene */
export async function sit(
  browser: Chromium,
  address: string,
  query: string,
  { folded = true } = {},
): Promise<Table> {
  const page = await browser.open('about:blank');
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // The stand-in has no favicon.
    if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico'))
      errors.push(message.text());
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
  await page.waitForFunction(() =>
    ['camera', 'tokens'].every((type) =>
      said.some((message) => message.startsWith(`{"type":"${type}"`)),
    ),
  );
  await page.evaluate(() => standIn.pace(0));
  // The code that handles keys and tooltips starts with the dock: before that no key and no tooltip
  // works.
  await foldDock(page, folded);
  const { mouse } = page;
  const at: Table['at'] = ([column, row]) =>
    page.evaluate(
      ([x, y]) => {
        const place = canvas.clientCoordinatesFromCanvas(standIn.corner(x + 0.5, y + 0.5));
        return { x: place.x, y: place.y };
      },
      [column, row] as const,
    );
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
      await page.waitForFunction(() => canvas.tokens.preview.children.length > 0);
    },
    async putBack(home) {
      const { x, y } = await at(home);
      await mouse.move(x, y);
      await mouse.up();
    },
    remote: (name, to) =>
      page.evaluate(([who, x, y]) => standIn.remote(who, standIn.corner(x, y)), [
        name,
        to[0],
        to[1],
      ] as const),
    turn: (name) =>
      page.evaluate((who) => {
        const { combat } = game;
        combat.turn = combat.turns.findIndex(({ tokenId }) =>
          canvas.tokens.placeables.some((t) => t.id === tokenId && t.document.name === who),
        );
        // A later update of the combat, such as a game master's note, keeps this turn.
        combat._source.turn = combat.turn;
        Hooks.callAll('updateCombat', combat, { turn: combat.turn }, {}, 'other00000000000');
      }, name),
    aim: (name) =>
      page.evaluate(
        (who) => canvas.tokens.placeables.find((t) => t.document.name === who)?.setTarget(true),
        name,
      ),
    view: (scene) =>
      page.evaluate((id) => standIn.view(id), `${scene}0000000000000000`.slice(0, 16)),
    show: (name, shown) =>
      page.evaluate(([who, hidden]) => standIn.remote(who, { hidden }), [name, !shown] as const),
    said: () => page.evaluate(() => said.join('\n')),
  };
}
