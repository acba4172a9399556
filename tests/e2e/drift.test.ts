/**
 * A host changes one value under an open table: the dock names it and the marks stay. When the
 * value returns, everything is as before. (Every value: tests/drift.)
 */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { serveChromium } from '../hosts/roll20/serve.ts';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { closePages, shareChromium, type Chromium } from '../support/chromium.ts';
import { MASTER_UNION } from './expected.ts';
import { threatened } from './judged.ts';
import { neutral, sitAtRoll20 } from './roll20-table.ts';
import { sit, type Table } from './table.ts';

declare const game: { combat: object };
declare const Campaign: { attributes: { turnorder: unknown } };

let server: StandInServer;
let browser: Chromium;
beforeAll(async () => {
  server = await startFoundry();
  browser = await shareChromium({ viewport: { width: 1240, height: 660 } });
  await serveChromium(browser.context);
  await neutral(browser, ['Merchant', 'Stranger']);
});
afterEach(() => closePages(browser));
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const SENTENCE = 'Quadretto can’t read the turn order: it ignores that part.';

async function drifts(
  { page, errors, click }: Table,
  breaks: () => unknown,
  mends: () => unknown,
): Promise<void> {
  // Selects Aldo, who stands among enemies.
  await click([8, 5]);
  await expect.poll(() => threatened(page)).toEqual(MASTER_UNION);
  const notices = page.locator('quadretto-overlay .notices');
  expect(await notices.allTextContents()).not.toContainEqual(expect.stringContaining(SENTENCE));
  await page.evaluate(breaks);
  // All notices, not only the first three, and each one of its kind.
  await expect
    .poll(async () => {
      await notices.getByRole('button', { name: /^(?:\d+ more|Show each)$/ }).evaluateAll((all) => {
        for (const button of all) (button as HTMLElement).click();
      });
      return (await notices.allTextContents()).join(' ');
    })
    .toContain(SENTENCE);
  await expect.poll(() => threatened(page)).toEqual(MASTER_UNION);
  await page.evaluate(mends);
  await expect
    .poll(async () => (await notices.allTextContents()).join(' '))
    .not.toContain(SENTENCE);
  await expect.poll(() => threatened(page)).toEqual(MASTER_UNION);
  expect(errors).toEqual([]);
}

it(
  'if reading Foundry’s combat throws an error, Quadretto shows a notice, and still ' +
    'marks threatened squares',
  async () => {
    await drifts(
      await sit(browser, server.url, '', { folded: false }),
      () => {
        const turns = Object.getOwnPropertyDescriptor(game.combat, 'turns');
        Object.assign(window, { turns });
        Object.defineProperty(game.combat, 'turns', {
          configurable: true,
          get() {
            throw new Error('drifted');
          },
        });
      },
      () => {
        const { turns } = window as unknown as { turns?: PropertyDescriptor };
        if (turns === undefined) delete (game.combat as { turns?: unknown }).turns;
        else Object.defineProperty(game.combat, 'turns', turns);
      },
    );
  },
);

it('if Roll20’s turn order is a number, Quadretto shows a notice, and still marks threatened squares', async () => {
  await drifts(
    await sitAtRoll20(browser, 'engine=legacy', { folded: false }),
    () => {
      Object.assign(window, { turns: Campaign.attributes.turnorder });
      Campaign.attributes.turnorder = 7;
    },
    () => {
      Campaign.attributes.turnorder = (window as unknown as { turns: unknown }).turns;
    },
  );
});
