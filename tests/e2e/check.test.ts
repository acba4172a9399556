/**
 * "Check this table" reports nothing on an unchanged stand-in. Each altered lookup is found by its
 * own probe.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { shareChromium, type Chromium } from '../support/chromium.ts';
import { sittings } from './roll20-sittings.ts';
import { frames, sit, type Table } from './table.ts';
import { usually } from '../support/thorough.ts';

declare const standIn: { twist(what: string | null): void };

/** All bridge messages, as text. */
declare const said: string[];

const twist = async (page: Page, what: string | null): Promise<void> => {
  await page.evaluate((each) => standIn.twist(each), what);
  await frames(page);
};
const answers = (page: Page): Promise<number> =>
  page.evaluate(() => said.filter((message) => message.startsWith('{"type":"done"')).length);

/** Presses the button in the panel, and reads the result. */
async function checked(page: Page): Promise<Readonly<Record<string, string>>> {
  const panel = page.locator('quadretto-overlay [data-panel=check]');
  if ((await panel.count()) === 0) {
    await page.locator('quadretto-overlay .foot > .iconbtn').last().dispatchEvent('click');
    await page
      .locator('quadretto-overlay .choices')
      .getByRole('button', { name: 'Check this table' })
      .dispatchEvent('click');
    await panel.waitFor({ state: 'attached' });
  }
  const before = await answers(page);
  await panel.locator('[data-main]').dispatchEvent('click');
  await expect.poll(() => answers(page)).toBeGreaterThan(before);
  // A difference is reported only after two comparisons.
  await panel.locator('[data-main]:enabled').waitFor({ state: 'attached' });
  await frames(page);
  return Object.fromEntries(
    await panel
      .locator('[data-probe]')
      .evaluateAll((rows) =>
        rows.map((row) => [
          (row as HTMLElement).dataset['probe'] ?? '',
          (row as HTMLElement).dataset['verdict'] ?? '',
        ]),
      ),
  );
}
const differing = (verdicts: Readonly<Record<string, string>>): string[] =>
  Object.keys(verdicts).filter((probe) => verdicts[probe] === 'differs');

describe.each(usually([13], [12]))('Foundry %d', { sequential: true }, (generation) => {
  let server: StandInServer;
  let browser: Chromium;
  let at: Table;
  beforeAll(async () => {
    [server, browser] = await Promise.all([
      startFoundry(),
      shareChromium({ viewport: { width: 1600, height: 1000 } }),
    ]);
    at = await sit(browser, server.url, `generation=${generation}&scene=skirmish&user=gm`, {
      folded: false,
    });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it(
    'on an unmodified Foundry page, the check of Quadretto’s map against Foundry’s finds ' +
      'no difference',
    async () => {
      const verdicts = await checked(at.page);
      expect(differing(verdicts)).toEqual([]);
      expect(
        Object.keys(verdicts)
          .filter((probe) => verdicts[probe] === 'agrees')
          .sort(),
      ).toEqual(['camera', 'cells', 'hidden', 'sizes', 'steps', 'turns']);
    },
  );

  it.each([
    ['squares', 'cells'],
    ['screen positions', 'camera'],
    ['blocked steps', 'steps'],
    ['token sizes', 'sizes'],
    ['turn order entries', 'turns'],
    ['visible tokens', 'hidden'],
    ...(generation >= 13 ? [['token positions in the movement history', 'history'] as const] : []),
  ] as const)(
    'if Quadretto’s %s differ from Foundry’s, Quadretto’s panel warns of this difference and no other',
    async (_words, what) => {
      await twist(at.page, what);
      expect(differing(await checked(at.page))).toEqual([what]);
      const notice = at.page
        .locator('quadretto-overlay .dock')
        .getByText(/^(?:This tabletop|Some tokens|The tracker|Quadretto judges)/);
      await notice.first().waitFor({ state: 'attached' });
      await twist(at.page, null);
      expect(differing(await checked(at.page))).toEqual([]);
      await notice.first().waitFor({ state: 'detached' });
      expect(at.errors).toEqual([]);
    },
  );
});

/** The probes that agree on an unaltered table, and those that an altered lookup makes differ. */
type OnRoll20 = readonly [
  engine: string,
  grid: string,
  query: string,
  agreeing: readonly string[],
  twists: readonly string[],
];

describe('Roll20', () => {
  const { sit: sitDown } = sittings();

  it.each(
    usually<OnRoll20>(
      [
        ['jumpgate', 'squares', 'scene=skirmish', ['camera', 'turns'], ['camera', 'turns']],
        ['legacy', 'hexes', 'scene=hexes&grid=hexr', ['hexes'], ['hexes']],
      ],
      [
        ['jumpgate', 'hexes', 'scene=hexes&grid=hex', ['camera', 'hexes'], ['hexes']],
        ['legacy', 'squares', 'scene=skirmish', ['turns'], ['turns']],
      ],
    ),
  )(
    'on Roll20’s %s engine with %s, the check of Quadretto’s map finds each deliberate error, and no other error',
    async (engine, _grid, query, agreeing, twists) => {
      const { page } = await sitDown(`engine=${engine}&${query}&glide=0`, { folded: false });
      const straight = await checked(page);
      expect(differing(straight)).toEqual([]);
      expect(
        Object.keys(straight)
          .filter((probe) => straight[probe] === 'agrees')
          .sort(),
      ).toEqual([...agreeing]);
      for (const what of twists) {
        await twist(page, what);
        expect(differing(await checked(page))).toEqual([what]);
        await twist(page, null);
      }
      expect(differing(await checked(page))).toEqual([]);
    },
  );
});
