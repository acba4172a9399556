/**
 * The practice table shows what every host's table shows (judged.ts): the same board, opened as
 * the user's own scene.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { sceneOf } from '../hosts/practice.ts';
import { scenario } from '../hosts/scenario.ts';
import { shareChromium, type Chromium } from '../support/chromium.ts';
import { BRIDGE, idOf } from './expected.ts';
import { MASTER, threatened } from './judged.ts';
import { marksOn } from './marks.ts';
import { middleOf, openLesson } from './practice-marks.ts';
import { pointAt, type Table } from './table.ts';
import { titled } from './titled.ts';

let browser: Chromium;
let at: Table;

/** Uses the button on the card, which a folded card does not have. */
async function choose(page: Page, name: string, text: string): Promise<void> {
  const unfold = page.locator('.card').getByRole('button', { name: 'Open the lesson' });
  if ((await unfold.count()) > 0) await unfold.click();
  await page
    .locator('.card input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}
async function open(page: Page, name: 'skirmish' | 'bridge'): Promise<void> {
  await choose(page, `${name}.json`, JSON.stringify(sceneOf(scenario(name))));
  // Loading a file takes time, and another scene may fold the card.
  const [first] = scenario(name).creatures;
  await page.locator(`button.token[data-id="${idOf(first?.name ?? '')}"]`).waitFor();
  await page.locator('.card').getByRole('button', { name: 'Fold the lesson' }).click();
}

/**
 * Drives the practice table with mouse and keys. Here one user moves all tokens, and also plays the
 * other clients.
 */
async function sit(): Promise<Table> {
  const page = await openLesson(browser, 'flanking');
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await open(page, 'skirmish');
  await page.locator('.dock .head > .iconbtn').last().click();
  const { order } = scenario('skirmish');
  let [on, aimed, chosen]: [number, string, string] = [0, '', ''];
  const { mouse } = page;
  const middle: Table['at'] = (cell) => middleOf(page, cell);
  const hover: Table['hover'] = (cell) => pointAt(page, () => middle(cell));
  const tokenAt = async (name: string): Promise<{ x: number; y: number }> => {
    const box = await page.locator(`button.token[data-id="${idOf(name)}"]`).boundingBox();
    if (box === null) throw new Error(`${name} is not on the table`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const press = async (name: string): Promise<void> => {
    const { x, y } = await tokenAt(name);
    await mouse.move(x, y);
    await mouse.down();
    await mouse.up();
  };
  return {
    page,
    errors,
    at: middle,
    hover,
    async click(cell) {
      await hover(cell);
      await mouse.down();
      await mouse.up();
      chosen = await page.evaluate(
        () =>
          document.querySelector<HTMLElement>('.token[aria-pressed="true"]')?.dataset['id'] ?? '',
      );
    },
    async drag([first, ...rest]) {
      if (first === undefined) return;
      await hover(first);
      await mouse.down();
      for (const cell of rest) {
        const { x, y } = await middle(cell);
        await mouse.move(x, y, { steps: 2 });
      }
      await page
        .locator('[data-key="path:line"], [data-key="path:over"]')
        .first()
        .waitFor({ state: 'attached' });
    },
    async putBack(home) {
      const { x, y } = await middle(home);
      await mouse.move(x, y);
      await mouse.up();
    },
    async remote(name, to) {
      const from = await tokenAt(name);
      const [goal, corner, unit] = [await middle(to), await middle([0, 0]), await middle([1, 0])];
      const box = await page.locator(`button.token[data-id="${idOf(name)}"]`).boundingBox();
      // The token's middle moves to the middle of its space.
      const more =
        ((Math.round((box?.width ?? 0) / (unit.x - corner.x)) - 1) * (unit.x - corner.x)) / 2;
      await mouse.move(from.x, from.y);
      await mouse.down();
      await mouse.move(goal.x + Math.max(0, more), goal.y + Math.max(0, more), { steps: 4 });
      await mouse.up();
      if (chosen !== '') {
        const who = scenario('skirmish').creatures.find((c) => idOf(c.name) === chosen)?.name;
        if (who !== undefined) await press(who);
      }
      await mouse.move(4, 4);
    },
    async turn(name) {
      const to = order.indexOf(name);
      for (; on !== to; on = (on + 1) % order.length) await page.keyboard.press('n');
    },
    async aim(name) {
      if (aimed === name) return;
      const { x, y } = await tokenAt(name);
      await mouse.move(x, y);
      await page.keyboard.press('t');
      await mouse.move(4, 4);
      aimed = name;
    },
    view: (scene) =>
      scene === 'bridge'
        ? open(page, scene)
        : Promise.reject(new Error('the practice table has squares')),
    show: () => Promise.reject(new Error('the practice table hides nobody')),
    said: () => Promise.resolve(''),
  };
}

beforeAll(async () => {
  browser = await shareChromium({ viewport: { width: 1680, height: 1050 } });
  at = await sit();
});
afterEach(() => {
  expect(at.errors).toEqual([]);
});
afterAll(() => browser?.close());

describe('the practice table with the same board as the host tables', { sequential: true }, () => {
  // The last case changes to a map without a grid, which this table does not have.
  it.each(titled(MASTER.slice(0, -1)))('on the practice table, Quadretto %s', (_says, { run }) =>
    run(at),
  );

  it('after the user opens another scene on the practice table, Quadretto shows only marks of that scene', async () => {
    await at.view('bridge');
    await at.click(BRIDGE.aldo);
    await at.page.mouse.move(4, 4);
    await expect.poll(() => threatened(at.page)).toEqual(BRIDGE.union);
  });

  it.each<[what: string, text: string]>([
    ['text that is not JSON', 'hello'],
    ['another document format', '{"format":"other"}'],
    [
      'a creature of an unknown size',
      '{"format":"quadretto/scene@1","ruleset":"srd35","grid":{"kind":"square",' +
        '"columns":5,"rows":5},"creatures":[{"id":"a","at":[0,0],"size":"hugee"}]}',
    ],
    [
      'an unknown hex layout',
      '{"format":"quadretto/scene@1","ruleset":"srd35","grid":{"kind":"hex","layout":"odd-x","columns":5,"rows":5}}',
    ],
  ])(
    'the practice table refuses to open a scene file with %s, and keeps the present scene',
    async (_, text) => {
      await choose(at.page, 'wrong.json', text);
      await expect
        .poll(() => at.page.locator('.card').getByRole('alert').textContent())
        .toMatch(/^This isn’t a Quadretto scene\./);
      expect((await marksOn(at.page)).length).toBeGreaterThan(0);
      expect(await threatened(at.page)).toEqual(BRIDGE.union);
    },
  );
});
