/**
 * A game master's ten minutes with a Pathfinder party on Foundry 13: a rogue who tumbles, a monk
 * who trips, a cleric who channels energy, a griffon that flies slowly, and its rider, who charges.
 * All is done in the panels and by dragging, except that a macro moves the rider's token after her
 * mount. With QUADRETTO_PICTURES it runs in both languages at two sizes, and saves a picture of
 * each step.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { StandIn } from '../hosts/foundry/client/main.ts';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { closePages, forgetFights, shareChromium, type Chromium } from '../support/chromium.ts';
import { speakFor } from '../../src/text/locale.ts';
import { atRest, breaches } from './axe.ts';
import { idOf, type Cell } from './expected.ts';
import { stepsOf, turnOf } from './steps-hand.ts';
import { refereed, sit } from './table.ts';
import { languageInWords } from '../support/titleWords.ts';

declare const standIn: StandIn;
declare const chrome: { storage: { local: { set(items: object): Promise<void> } } };
type Rolled = Parameters<StandIn['roll']>[1];

const PICTURES = process.env['QUADRETTO_PICTURES'];
const CASES =
  PICTURES === undefined
    ? ([{ language: 'it', width: 1440, height: 900 }] as const)
    : (['en', 'it'] as const).flatMap((language) => [
        { language, width: 1280, height: 720 },
        { language, width: 1440, height: 900 },
      ]);

const SAYS = {
  en: {
    movingCheck: /check while moving/i,
    through: /Past whom/,
    which: /^What/,
    fly: 'Maneuver in flight',
    jump: 'Long jump',
    slow: /Fly DC 10/,
    provokes: /Orc gets an AoO/,
    channels: 'Sara: channel energy',
    trip: 'Mina: trip (Orc), success.',
    charge: 'Lea: charge (Troll), success.',
    damage: 'Troll: 18 damage',
    only: 'For this token only',
    distance: ['10', 'feet'],
  },
  it: {
    movingCheck: /prova di movimento/i,
    through: /Chi supera/,
    which: /^Che cosa/,
    fly: 'Manovrare in volo',
    jump: 'Salto in lungo',
    slow: /Volare CD 10/,
    provokes: /AdO di Orc(?! chief)/,
    channels: 'Sara: incanalare energia',
    trip: 'Mina: sbilanciare (Orc), successo',
    charge: 'Lea: carica (Troll), successo',
    damage: 'Troll: 18 danni',
    only: 'Solo per questo token',
    distance: ['3', 'metri'],
  },
} as const;

/** Between the two orcs. */
const EAST: readonly Cell[] = [
  [6, 6],
  [7, 6],
  [8, 6],
  [9, 6],
  [10, 6],
];
/** Past the orc alone. */
const NORTH: readonly Cell[] = [
  [6, 6],
  [7, 6],
  [7, 5],
  [7, 4],
  [7, 3],
];
/** Half of the griffon's speed: eight squares to the east. */
const SLOW: readonly Cell[] = Array.from({ length: 9 }, (_, i): Cell => [2 + i, 10]);

let server: StandInServer;
let browser: Chromium;
beforeAll(async () => {
  server = await startFoundry({ generation: 13, system: 'pf1' });
  browser = await shareChromium();
  if (PICTURES !== undefined) await mkdir(PICTURES, { recursive: true });
});
afterEach(() => closePages(browser));
afterAll(async () => {
  await server?.close();
  await browser?.close();
});

it.each(
  CASES.map(
    (each) =>
      [
        `${languageInWords(each.language)}, at ${each.width} × ${each.height} pixels`,
        each,
      ] as const,
  ),
)(
  'a user plays a Pathfinder fight with Quadretto’s panels, and the log can be replayed, in %s',
  async (_, { language, width, height }) => {
    const says = SAYS[language];
    await browser.worker.evaluate((settings) => chrome.storage.local.set({ settings }), {
      language,
    });
    await forgetFights(browser);
    const table = await sit(browser, server.url, 'system=pf1&scene=company&user=gm&interface=on', {
      folded: false,
    });
    const { page } = table;
    await page.setViewportSize({ width, height });
    await refereed(table);
    const overlay = page.locator('quadretto-overlay');
    let n = 0;
    const picture = async (name: string): Promise<void> => {
      n += 1;
      if (PICTURES === undefined) return;
      await atRest(page);
      await page.screenshot({ path: join(PICTURES, `pf1-${language}-${width}-${n}-${name}.png`) });
    };
    const roll = (name: string, rolled: Rolled): Promise<void> =>
      hand.hear(name, () =>
        page.evaluate(([who, what]) => standIn.roll(who, what), [name, rolled] as const),
      );

    // The ruleset of the game system is in force.
    await expect
      .poll(() => overlay.locator('.dock .head').innerText())
      .toContain('1e Reference Document');
    await picture('open');

    // Lea rides the griffon: her card says so.
    await table.click([2, 9]);
    await overlay.locator('.who .iconbtn').first().click();
    const rides = overlay.locator('[data-fact=mount]');
    await rides.locator('.iconbtn').click();
    await rides.locator('select').selectOption({ label: 'Griffon' });
    await rides.getByRole('button', { name: says.only }).click();
    await expect.poll(() => rides.locator('.strong').textContent()).toBe('Griffon');
    await picture('mounted');
    await page.keyboard.press('Escape');

    // Rina’s path between the orcs provokes; she rolls Acrobatics against the orc’s defense of 18.
    await table.click([6, 6]);
    await table.drag(EAST);
    const path = overlay.locator('.tip[data-kind=path]');
    await expect.poll(() => path.textContent()).toMatch(says.provokes);
    await picture('tumble-path');
    await table.putBack([6, 6]);
    speakFor({ vocabulary: 'reference', text: 'pf1' });
    const hand = await stepsOf(page, language);
    await hand.open('Rina', 'tumble');
    await hand.choose(says.through, 'Orc');
    await expect.poll(() => hand.steps.innerText()).toMatch(/18/);
    await picture('tumble');
    await roll('Rina', { kind: 'check', total: 20, die: 8 });
    await hand.steps.locator('.outcome[data-result=success]').waitFor();
    await picture('tumble-success');
    await hand.accept();
    // She walks past the orc, out of the chief's reach: the orc has no attack of opportunity left, so
    // nobody attacks.
    await table.click([6, 6]);
    await table.drag(NORTH);
    await expect.poll(() => path.textContent()).toMatch(/\d/);
    await expect.poll(() => path.textContent()).not.toMatch(says.provokes);
    await picture('tumble-again');
    await page.mouse.up();
    await expect.poll(() => page.evaluate(() => standIn.cell('Rina'))).toEqual([7, 3]);

    // Mina trips the orc: one roll against 18.
    await turnOf(page, 'Mina');
    expect(await overlay.locator('.offer-card').count()).toBe(0);
    await hand.open('Mina', 'trip', 'Orc');
    await picture('trip');
    await roll('Mina', { kind: 'check', total: 19, die: 11 });
    await hand.steps.locator('.outcome[data-result=success]').waitFor();
    await picture('trip-success');
    await hand.accept();

    // A jump, with its length in the language’s own unit.
    await hand.ask('Mina', says.movingCheck);
    await hand.choose(says.which, says.jump);
    const [length, unit] = says.distance;
    await expect.poll(() => hand.steps.innerText()).toContain(unit);
    await hand.type('metres', Number(length));
    await expect.poll(() => hand.steps.innerText()).toMatch(/(?:DC|CD) 20/);
    await picture('jump');

    // Sara channels energy.
    await turnOf(page, 'Sara');
    await hand.declare('Sara', 'channel-energy');
    await picture('channel');
    expect(await breaches(page, [['quadretto-overlay', '[data-panel=actions]']])).toEqual([]);

    // In Lea’s turn the griffon flies half its speed: a check, and no violation on the path.
    await turnOf(page, 'Lea');
    await table.click([2, 10]);
    await table.drag(SLOW);
    await expect.poll(() => path.textContent()).toMatch(says.slow);
    expect(await overlay.locator('[data-key="path:over"]').count()).toBe(0);
    await picture('flight');
    await page.mouse.up();
    await expect.poll(() => page.evaluate(() => standIn.cell('Griffon'))).toEqual([10, 9]);
    await hand.ask('Griffon', says.movingCheck);
    await hand.choose(says.which, says.fly);
    await hand.type('dc', 10);
    await roll('Griffon', { kind: 'check', total: 14, die: 8 });
    await hand.steps.locator('.outcome[data-result=success]').waitFor();
    await picture('fly-check');
    await hand.accept();

    // In the next round she charges the troll from the air with her lance.
    await turnOf(page, 'Troll');
    // The tabletop moves only the griffon’s token, so the game master moves hers afterwards.
    await page.evaluate(() => standIn.macro('Lea', [10, 9]));
    await turnOf(page, 'Lea');
    await hand.open('Lea', 'charge', 'Troll');
    await picture('charge');
    await hand.type('ac', 16);
    await roll('Lea', { kind: 'attack', total: 15 });
    await hand.type('damage', 9);
    await hand.steps.locator('.outcome[data-result=success]').waitFor();
    await expect.poll(() => hand.steps.innerText()).toContain(says.damage);
    await picture('charge-success');
    await hand.accept();
    const at = (name: string) => page.evaluate((who) => standIn.cell(who), name);
    await expect.poll(() => at('Griffon')).not.toEqual([10, 9]);
    await expect.poll(() => at('Lea')).toEqual(await at('Griffon'));
    await picture('charged');

    const { text, state } = await hand.replay();
    await page
      .locator('quadretto-overlay')
      .getByRole('tab', { name: /log|registro/i })
      .click();
    await picture('log');
    expect(text).toContain(says.trip);
    expect(text).toContain(says.channels);
    expect(text).toContain(says.charge);
    expect(state.conditions[idOf('Orc')]).toEqual(['prone']);
    expect(table.errors).toEqual([]);
  },
);
