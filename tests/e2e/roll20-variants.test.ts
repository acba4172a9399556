/**
 * Variants of Roll20's page: differences that change no fact, differences that the adapter
 * tolerates, and calls that it never makes.
 */
import { expect, it } from 'vitest';
import type { StandIn } from '../hosts/roll20/client/main.ts';
import { EDITOR } from '../hosts/roll20/server.ts';
import { usually } from '../support/thorough.ts';
import { BRIDGE, MASTER_UNION } from './expected.ts';
import { ALDO, threatened } from './judged.ts';
import { marksOn, under } from './marks.ts';
import { sittings } from './roll20-sittings.ts';
import { lookAt, neutral } from './roll20-table.ts';

declare const standIn: StandIn;

const { sit: table, open } = sittings({
  before: (browser) => neutral(browser, ['Merchant', 'Stranger']),
});

// Options that affect different parts of the page share one row, because each row opens a page of
// its own.
it.each([
  [
    'whose engine loads late, with snapping to half squares and an empty turn order',
    'late=300&lateEngine=1500&snap=0.5&doors=page&turnorder=empty',
    'https://app.roll20.net/editor',
  ],
  [
    'whose character sheets load late, without a list of doors',
    'lateAttribs=900&snap=2&doors=missing&turnorder=array',
    'https://app.roll20.net/editor/setcampaign/4242/',
  ],
  [
    'with a broken turn order, without lists of windows and players',
    'walls=path&turnorder=broken&d20=present&missing=windows,players',
  ],
  [
    'with another busy extension and the Pathfinder community sheet',
    'walls=pathv2&ribbon=false&neighbour=busy&sheet=pfcommunity',
  ],
  [
    'with walls of the newer path format and the official Pathfinder sheet',
    'walls=pathv2&anchor=first&ribbon=elsewhere&sheet=pfofficial',
  ],
  [
    'with the legacy engine in the old layout, and a global “d20”',
    'engine=legacy&shell=old&d20=present&neighbour=busy',
  ],
])(
  'Quadretto marks the right threatened squares on a Roll20 page %s',
  async (_says, query, address = EDITOR) => {
    const at = await table(query, { address });
    await at.click(ALDO);
    await expect.poll(() => threatened(at.page)).toEqual(MASTER_UNION);
  },
);

it('because d20 Modern sheets on Roll20 state no size, the token’s width gives the creature’s size', async () => {
  const at = await table('sheet=d20modern');
  await at.click(ALDO);
  await expect.poll(() => threatened(at.page)).toEqual(MASTER_UNION);
});

it('Quadretto does not start in the window of a Roll20 character sheet', async () => {
  const page = await open('https://app.roll20.net/editor/character/4242/-NchAldo');
  await page.waitForTimeout(1500);
  expect(await page.locator('quadretto-overlay').count()).toBe(0);
});

it('Quadretto requests each sheet on two Roll20 pages once, and changes nothing on Roll20', async () => {
  const at = await table('engine=legacy');
  await at.click(ALDO);
  await expect.poll(() => threatened(at.page)).toEqual(MASTER_UNION);
  await lookAt(at.page, 'elsewhere');
  await at.click(BRIDGE.aldo);
  await lookAt(at.page, 'here');
  await at.page.waitForTimeout(2500);
  const { asked, saves, messages } = await at.page.evaluate(() => ({
    asked: standIn.asked,
    saves: standIn.saves,
    messages: standIn.messages,
  }));
  expect(Object.keys(asked).length).toBeGreaterThan(8);
  expect(Object.entries(asked).filter(([, times]) => times !== 1)).toEqual([]);
  // The host's own loader skips attributes that were already requested: a sheet opened after our
  // request still has its abilities.
  expect(await at.page.evaluate(() => standIn.sheet('Ogre'))).toEqual(['Strike']);
  expect(saves).toEqual([]);
  expect(messages).toEqual([]);
});

it.each(usually(['jumpgate'], ['legacy']))(
  'on Roll20’s %s engine, a change of page ends a drag in progress, and Quadretto’s marks are right on each page',
  async (engine) => {
    const at = await table(`engine=${engine}`);
    await at.turn('Aldo');
    await at.drag([
      [8, 5],
      [7, 5],
      [6, 5],
    ]);
    await expect.poll(async () => under(await marksOn(at.page), 'path:').length).toBeGreaterThan(0);
    await lookAt(at.page, 'elsewhere');
    await expect.poll(async () => under(await marksOn(at.page), 'path:')).toEqual([]);
    await at.page.mouse.up();
    await at.click(BRIDGE.aldo);
    await expect.poll(() => threatened(at.page)).toEqual(BRIDGE.union);
    await lookAt(at.page, 'here');
    await at.click(ALDO);
    await expect.poll(() => threatened(at.page)).toEqual(MASTER_UNION);
  },
);

it.each(usually(['legacy'], ['jumpgate']))(
  'on Roll20’s %s engine, malformed tokens cause no error, and HTML in a token’s name ' +
    'stays plain text',
  async (engine) => {
    const at = await table(`engine=${engine}&scene=hostile`);
    await at.click([2, 2]);
    await expect.poll(async () => (await threatened(at.page)).length).toBeGreaterThan(0);
    expect(await at.page.locator('quadretto-overlay').locator('script, img, iframe').count()).toBe(
      0,
    );
  },
);

// This test counts squares; roll20-hex.test.ts checks the marks on hexes.
it.each([
  ['a hex grid', 'scene=hexes&grid=hexr'],
  ['an isometric grid', 'grid=isometric'],
  ['no grid', 'grid=none'],
])(
  'on a Roll20 page with %s, a ruleset for squares marks nothing, and Quadretto’s panel says why',
  async (_says, query) => {
    const at = await table(query);
    await at.page.evaluate(() => standIn.select(['Aldo']));
    const dock = at.page.locator('quadretto-overlay .dock');
    await expect.poll(() => dock.getAttribute('data-folded')).toBe('true');
    await at.page.locator('quadretto-overlay .dock > .iconbtn').last().dispatchEvent('click');
    await expect
      .poll(() => dock.textContent())
      .toMatch(
        { 'grid=isometric': /isometric/i, 'grid=none': /no grid/i }[query] ??
          /counts squares; this map has hexes/i,
      );
    expect(under(await marksOn(at.page), 'threat:')).toEqual([]);
  },
);

it('a Roll20 table with 2024 sheets uses the 5E rules of 2024', async () => {
  const at = await table('scene=beacon', { folded: false });
  const rules = at.page.locator('quadretto-overlay .dock .menu > button').first();
  // Its sheets propose the ruleset of their year.
  await expect.poll(() => rules.textContent()).toContain('5.2.1');
  await at.click([3, 3]);
  // A token with hit points and without a character is a creature, Large by its size.
  await expect.poll(async () => (await threatened(at.page)).length).toBeGreaterThan(8);
});
