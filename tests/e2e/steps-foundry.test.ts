/**
 * Actions played out in steps on Foundry 13, from the panels alone: dice are read from the chat, a
 * game master accepts, and the log replays them.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CORRECTIONS, keyOf, type Correction } from '../../src/amendments/correction.ts';
import { storedPart } from '../../src/storage/storedKind.ts';
import type { StandIn } from '../hosts/foundry/client/main.ts';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { closePages, forgetFights, shareChromium, type Chromium } from '../support/chromium.ts';
import { hurdles } from './axe.ts';
import { idOf } from './expected.ts';
import { stepsOf, type StepsHand, turnOf } from './steps-hand.ts';
import { scenario } from '../hosts/scenario.ts';
import { refereed, sit, type Table } from './table.ts';
import { usually } from '../support/thorough.ts';

declare const standIn: StandIn;
declare const game: { world: { id: string }; combat: { combatant?: { tokenId: string } } };
declare const chrome: { storage: { local: { set(items: object): Promise<void> } } };
type Rolled = Parameters<StandIn['roll']>[1];

let browser: Chromium;
let server: StandInServer;
beforeAll(async () => {
  browser = await shareChromium({ viewport: { width: 1440, height: 900 } });
  server = await startFoundry({ generation: 13 });
});
afterAll(async () => {
  await server?.close();
  await browser?.close();
});

// Fights and corrections are stored, so without this each test would find those of the previous
// test.
afterEach(async () => {
  await closePages(browser);
  await forgetFights(browser);
  await corrected(browser, '');
});

/** Saves a picture for review; QUADRETTO_PICTURES names the folder. */
const picture = async ({ page }: Table, name: string): Promise<void> => {
  const folder = process.env['QUADRETTO_PICTURES'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
};

/** Corrections entered on cards: creature, fact and value. */
async function corrected(
  { worker }: Chromium,
  campaign: string,
  ...said: readonly (readonly [name: string, fact: Correction['fact'], value: string])[]
): Promise<void> {
  const all = said.map(([name, fact, value]): Correction => ({
    campaign,
    scope: 'token',
    of: idOf(name),
    name,
    fact,
    value,
    at: '2026-01-01T00:00:00.000Z',
  }));
  const part = storedPart(CORRECTIONS, Object.fromEntries(all.map((each) => [keyOf(each), each])));
  await worker.evaluate(([key, value]) => chrome.storage.local.set({ [key]: value }), [
    `kept:${CORRECTIONS.name}`,
    part,
  ] as const);
}

async function seated(
  query = '',
): Promise<{
  readonly table: Table;
  readonly hand: StepsHand;
  roll(name: string, rolled: Rolled): Promise<void>;
}> {
  const table = await sit(browser, server.url, `user=gm&interface=on${query}`, { folded: false });
  await refereed(table);
  const hand = await stepsOf(table.page);
  return {
    table,
    hand,
    roll: (name, rolled) =>
      hand.hear(name, () =>
        table.page.evaluate(([who, what]) => standIn.roll(who, what), [name, rolled] as const),
      ),
  };
}

/** Passes turns until Aldo's next turn. */
const round = ({ page }: Table): Promise<void> =>
  page.evaluate(async (aldo) => {
    do await standIn.combat.nextTurn();
    while (game.combat.combatant?.tokenId !== aldo);
  }, idOf('Aldo'));

describe('special actions played from the panels alone', () => {
  it.each(usually([14], [11, 13]))(
    'on Foundry %i, a trip attack uses the attack roll and the checks in the chat, accepting its ' +
      'outcome makes the ogre prone on the token, and undoing the outcome removes the status',
    async (generation) => {
      const { table, hand, roll } = await seated(`&generation=${generation}`);
      const statuses = (): Promise<string[]> =>
        table.page.evaluate(() => [...(standIn.token('Ogre').document.actor?.statuses ?? [])]);
      await hand.open('Aldo', 'trip', 'Ogre');
      await picture(table, `trip-open-${generation}`);
      await roll('Aldo', { kind: 'attack', total: 19 });
      await hand.choose(/touch/i, 'It hits');
      await roll('Aldo', { kind: 'check', total: 22, die: 19 });
      await roll('Ogre', { kind: 'check', total: 7, die: 2 });
      const mark = hand.steps.locator('.outcome [data-mark]');
      await mark.waitFor();
      await mark.scrollIntoViewIfNeeded();
      await picture(table, `trip-mark-${generation}`);
      await expect.poll(() => mark.innerText()).toBe('Accept and mark the token');
      expect(await hurdles(table.page, '.attempt-card')).toEqual([]);
      await hand.acceptAndMark();
      await expect.poll(statuses).toEqual(['prone']);
      await picture(table, `trip-log-${generation}`);
      expect((await hand.replay()).text).toContain('Aldo: trip (Ogre), success.');
      await hand.undoLast();
      await expect.poll(statuses).toEqual([]);
      expect(table.errors).toEqual([]);
    },
  );

  it('a grapple over two rounds, with a hold and a pin, is logged, and the log can be replayed', async () => {
    const { table, hand, roll } = await seated();
    await hand.open('Aldo', 'grapple', 'Ogre');
    await roll('Aldo', { kind: 'attack', total: 18 });
    // Opens another action for a moment: the target and the roll are kept.
    await hand.panel.locator('.search input').fill('');
    // The grapple has spent the standard action: of that kind one line is left, which opens.
    await hand.panel.locator('.kind[data-folded] .fold').first().press('Enter');
    for (const action of ['melee-attack', 'grapple'])
      await hand.panel.locator(`[data-action=${action}] .action-name`).focus();
    await expect.poll(() => hand.steps.locator('.steps-head').innerText()).toContain('Ogre');
    await expect.poll(() => hand.steps.locator('.number').count()).toBe(1);
    await hand.choose(/The touch/, 'It hits');
    await roll('Aldo', { kind: 'check', total: 24, die: 20 });
    await roll('Ogre', { kind: 'check', total: 2, die: 1 });
    await picture(table, 'grapple-held');
    await hand.accept();
    await round(table);
    await hand.open('Aldo', 'grapple-pin');
    await roll('Aldo', { kind: 'check', total: 24, die: 20 });
    await roll('Ogre', { kind: 'check', total: 2, die: 1 });
    await hand.steps.locator('.outcome').waitFor();
    await picture(table, 'grapple-pin');
    await hand.accept();
    const { text, state } = await hand.replay();
    expect(text).toContain('Aldo: grapple (Ogre), success.');
    expect(text).toContain('Aldo: pin the opponent, success.');
    expect(state.pins).toEqual({ [idOf('Aldo')]: idOf('Ogre') });
    expect(table.errors).toEqual([]);
  });

  it('a bull rush moves the attacker’s and the target’s tokens, and ends at a wall', async () => {
    const { table, hand, roll } = await seated();
    const wall = scenario('skirmish').walls.find(
      ({ from, to, is }) => is === 'wall' && from[0] === to[0] && Math.abs(from[1] - to[1]) >= 1,
    )!;
    const [x, y] = [wall.from[0], Math.floor((wall.from[1] + wall.to[1]) / 2)];
    // Outside the creatures' turns: actions of a game master then cost nothing.
    await table.page.evaluate(() => standIn.combat.nextTurn());
    await table.page.evaluate(
      ([a, b]) => Promise.all([standIn.macro('Wolf', a), standIn.macro('Aldo', b)]),
      [
        [x - 2, y],
        [x - 3, y],
      ] as const,
    );
    await round(table);
    await hand.open('Aldo', 'bull-rush', 'Wolf');
    await roll('Aldo', { kind: 'check', total: 24, die: 20 });
    await roll('Wolf', { kind: 'check', total: 1, die: 1 });
    await picture(table, 'bull-rush');
    await hand.steps.locator('.outcome').waitFor({ timeout: 10_000 });
    await hand.accept();
    const at = (name: string) => table.page.evaluate((who) => standIn.cell(who), name);
    await expect.poll(() => at('Wolf')).toEqual([x - 1, y]);
    await expect.poll(() => at('Aldo')).toEqual([x - 2, y]);
    expect((await hand.replay()).text).toContain('Aldo: bull rush (Wolf), success.');
    expect(table.errors).toEqual([]);
  });

  it('a spell cast defensively is lost if the Concentration check in the chat fails', async () => {
    const { table, hand, roll } = await seated();
    await hand.open('Aldo', 'cast-spell');
    await hand.type('level', 1);
    await hand.choose(/On the defensive/, 'Yes');
    await roll('Aldo', { kind: 'check', total: 5, die: 3 });
    await hand.steps.locator('.outcome[data-result=failure]').waitFor();
    await picture(table, 'cast');
    await hand.accept();
    expect((await hand.replay()).text).toContain('Aldo: cast a spell, failure.');
    expect(table.errors).toEqual([]);
  });

  it('a mounted charge with a lance moves mount and rider, and doubles the damage', async () => {
    const { table, hand, roll } = await seated('&system=pf1');
    const { page } = table;
    // Outside the creatures' turns: actions of a game master then cost nothing.
    await page.evaluate(() => standIn.combat.nextTurn());
    await page.evaluate(async () => {
      const { actor } = standIn.token('Berta');
      const glaive = actor?.items.contents.find(({ name }) => name === 'Glaive');
      if (actor == null || glaive === undefined) throw new Error('no glaive');
      Object.assign(glaive, { name: 'Lance' });
      await actor.updateItem(glaive.id, { system: {} });
      await standIn.macro('Ogre', [2, 6]);
      await standIn.macro('Berta', [2, 6]);
      await standIn.macro('Wolf', [12, 6]);
    });
    // Corrections entered on the cards of the two.
    await corrected(
      browser,
      await page.evaluate(() => `${location.host}/${game.world.id}`),
      ['Berta', 'mount', idOf('Ogre')],
      ['Ogre', 'side', 'party'],
    );
    await turnOf(page, 'Berta');
    await hand.open('Berta', 'charge', 'Wolf');
    await hand.type('ac', 15);
    // 12, +2 for the charge and +1 for the rider.
    await roll('Berta', { kind: 'attack', total: 12 });
    await picture(table, 'mounted-charge-hit');
    await hand.type('damage', 9);
    await hand.steps.locator('.outcome[data-result=success]').waitFor();
    await picture(table, 'mounted-charge');
    // The outcome shows the hit first, and the damage after the next answer.
    await expect.poll(() => hand.steps.innerText()).toContain('Wolf: 18 damage');
    await hand.accept();
    for (const name of ['Ogre', 'Berta'])
      await expect.poll(() => page.evaluate((who) => standIn.cell(who), name)).toEqual([9, 6]);
    await picture(table, 'mounted-charge-log');
    const { text, state } = await hand.replay();
    expect(text).toContain('Berta: charge (Wolf), success.');
    expect(state.conditions[idOf('Berta')]).toEqual(['charging']);
    expect(table.errors).toEqual([]);
  });

  it('a readied counterspell counters the ogre’s spell in the ogre’s turn', async () => {
    const { table, hand, roll } = await seated();
    await hand.ready('Aldo', 'counterspell');
    await turnOf(table.page, 'Ogre');
    await hand.open('Aldo', 'counterspell', 'Ogre');
    await hand.type('level', 2);
    await roll('Aldo', { kind: 'check', total: 18, die: 12 });
    await hand.steps.locator('.outcome[data-result=success]').waitFor();
    await picture(table, 'counterspell');
    await hand.accept();
    const { text, state } = await hand.replay();
    expect(text).toContain('Aldo: counterspell (Ogre), success.');
    expect(state.waiting).toEqual({});
    expect(table.errors).toEqual([]);
  });

  it('a saving throw that the user starts in a creature’s panel uses the roll in Foundry’s chat', async () => {
    const { table, hand, roll } = await seated();
    await hand.ask('Ogre', /Saving throw/);
    await hand.type('dc', 15);
    await roll('Ogre', { kind: 'check', total: 20, die: 12 });
    await hand.steps.locator('.outcome').waitFor();
    await picture(table, 'save');
    await hand.accept();
    expect((await hand.replay()).text).toContain('Ogre: saving throw');
  });

  it('the preview of a fireball marks the allies in its area, and lists each creature’s saving throw', async () => {
    const table = await sit(browser, server.url, 'user=gm', { folded: false });
    const { page } = table;
    const overlay = page.locator('quadretto-overlay');
    await page.evaluate(() => standIn.token('Aldo').control(true));
    await overlay.locator('.dock').getByRole('button', { name: 'Attack' }).dispatchEvent('click');
    const areas = overlay.locator('[data-panel=attack] .areas');
    await areas.locator('[data-aim=fireball]').click();
    // The corner between (9,7), (10,7), (9,8) and (10,8).
    await table.hover([9.5, 7.5]);
    // The area follows the pointer: the click goes to it, and not to the host's map.
    await overlay.locator('[data-key^="aim:"]').first().waitFor({ state: 'attached' });
    await page.mouse.down();
    await page.mouse.up();
    await areas.getByRole('button', { name: 'Aim again' }).waitFor();
    await areas.getByText('6 creatures are inside, 3 on Aldo’s side.').waitFor();
    await picture(table, 'fireball');
    await expect
      .poll(() => areas.locator('.caught .fact-row').allInnerTexts())
      .toEqual(expect.arrayContaining(['Aldo (caster)\nReflex: unknown', 'Ogre\nReflex +0']));
    await expect
      .poll(() => overlay.locator('[data-key^="aim:own:"][data-key$=":label"]').allTextContents())
      .toEqual(['caster', 'ally', 'ally']);
    expect(await hurdles(page, '[data-panel=attack]')).toEqual([]);
    expect(table.errors).toEqual([]);
  });
});
