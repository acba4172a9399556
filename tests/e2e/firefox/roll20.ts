/**
 * Firefox at Roll20's own address, with both engines: the same squares as in Chromium, with the
 * same guessed foes.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'puppeteer-core';
import type { StandIn } from '../../hosts/roll20/client/main.ts';
import { hasBegun, serveFirefox } from '../../hosts/roll20/serve.ts';
import { EDITOR } from '../../hosts/roll20/server.ts';
import type { Firefox } from '../../support/firefox.ts';
import { usually } from '../../support/thorough.ts';
import { GUESSED_FOES, type Cell } from '../expected.ts';
import { CASES, point, read, selectAldo, wanted, type Driven } from '../foundry-squares.ts';
import { titled } from '../titled.ts';

const byRow = ([ax, ay]: Cell, [bx, by]: Cell): number => ay - by || ax - bx;
/** The first case tests all foes together. */
const ON_ROLL20 = CASES.map((each, i) =>
  i === 0 ? { ...each, cells: [...each.cells, ...GUESSED_FOES].sort(byRow) } : each,
);

/** Opens a page that gets the stand-in at Roll20's address. */
async function served({ browser }: Firefox, address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1600, height: 700 });
  await serveFirefox(page);
  await page.goto(address, { waitUntil: 'load' });
  return page;
}

async function open(firefox: Firefox, query: string): Promise<Page> {
  const page = await served(firefox, `${EDITOR}?${query}`);
  // Polls in a loop of its own, because the page's security policy forbids the driver's own waiting
  // functions.
  for (let tries = 0; !(await page.evaluate(hasBegun)); tries += 1) {
    if (tries > 600) throw new Error('no engine within a minute');
    await new Promise((later) => {
      setTimeout(later, 100);
    });
  }
  return page;
}

/** Declares the tests. `firefox` gives the browser once they run. */
export function onRoll20(firefox: () => Firefox): void {
  describe.each(usually(['jumpgate'], ['legacy']))('Roll20 %s in Firefox', (engine) => {
    let page: Page;
    let driven: Driven;
    beforeAll(async () => {
      page = await open(firefox(), `engine=${engine}`);
      driven = page as unknown as Driven;
      await page.waitForSelector('quadretto-overlay', { timeout: 30_000 });
      await selectAldo(driven);
    });
    afterAll(() => page.close());

    it.each(titled(ON_ROLL20))('on Roll20 in Firefox, Quadretto marks %s', async (_says, each) => {
      await point(driven, each);
      await expect.poll(() => read(driven, each)).toEqual(wanted(each));
    });

    it('in Firefox, Quadretto’s marks follow a Roll20 map while the user drags and zooms the map', async () => {
      const [whole] = ON_ROLL20;
      if (whole === undefined) throw new Error('no case');
      const { mouse } = page;
      await mouse.move(500, 300);
      await mouse.wheel({ deltaY: -240 });
      await mouse.down({ button: 'right' });
      await mouse.move(460, 330, { steps: 3 });
      await mouse.up({ button: 'right' });
      await point(driven, whole);
      await expect.poll(() => read(driven, whole)).toEqual(wanted(whole));
    });
  });

  it(
    'in Firefox, a Roll20 move by arrow key counts as the user’s own move, and undoing the ' +
      'move puts the token back',
    async () => {
      const page = await open(firefox(), 'engine=legacy');
      await page.waitForSelector('quadretto-overlay', { timeout: 30_000 });
      await selectAldo(page as unknown as Driven);
      await page.evaluate(() => {
        const heard: string[] = [];
        Object.assign(globalThis, { heard });
        addEventListener('quadretto:from-page', (event) => {
          heard.push(String((event as CustomEvent<unknown>).detail));
        });
      });
      const heard = (type: string): Promise<string> =>
        page.evaluate(
          (of) =>
            (globalThis as unknown as { heard: string[] }).heard
              .filter((each) => each.startsWith(`{"type":"${of}"`))
              .at(-1) ?? '',
          type,
        );
      const home = await page.evaluate(
        () => (globalThis as unknown as { standIn: StandIn }).standIn.seen('Aldo').model,
      );
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => heard('tokens')).toContain('"hand":{"cause":"keyboard","own":true}');
      await page.evaluate(
        ([of, x, y]) => {
          dispatchEvent(
            new CustomEvent('quadretto:to-page', {
              detail: JSON.stringify({ id: 'test', name: 'place', args: [of, x, y] }),
            }),
          );
        },
        ['tkaldo0000000000', String(home.x), String(home.y)],
      );
      await expect.poll(() => heard('done')).toContain('"ok":true');
      expect(
        await page.evaluate(
          () => (globalThis as unknown as { standIn: StandIn }).standIn.seen('Aldo').model,
        ),
      ).toEqual(home);
      await page.close();
    },
  );

  it('in Firefox, Quadretto does not start in the window of a Roll20 character sheet', async () => {
    const page = await served(firefox(), 'https://app.roll20.net/editor/character/4242/-NchAldo');
    await new Promise((later) => {
      setTimeout(later, 1500);
    });
    expect(await page.evaluate(() => document.querySelector('quadretto-overlay'))).toBeNull();
    await page.close();
  });
}
