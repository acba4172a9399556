/** The keyboard on a host's table: what Quadretto takes the host never hears, and what it does not need stays the host's. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { launchChromium, scriptsRegistered, type Chromium } from '../support/chromium.ts';
import { refereed, sit, tap, type Table } from './table.ts';

/** Keys that the page heard, as Foundry hears them: on the window, in the bubbling phase, listening before anybody else. */
declare const keysHeard: string[];
declare const canvas: { tokens: { placeables: { document: { name: string }; control(on: boolean): void }[] } };
declare const chrome: { storage: { local: { set(items: object): Promise<void> } } };

const OURS = ['1', '6', 's', 'd'];

let server: StandInServer;
let browser: Chromium;
let at: Table;

beforeAll(async () => {
  server = await startFoundry({ generation: 13 });
  // Drawn without WebGL: the map is not what is tested here.
  browser = await launchChromium({ viewport: { width: 1440, height: 900 }, args: ['--disable-3d-apis'] });
  await scriptsRegistered(browser);
  await browser.context.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { keysHeard: heard });
    for (const type of ['keydown', 'keyup']) addEventListener(type, (event) => { heard.push(`${type} ${(event as KeyboardEvent).key}`); });
  });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
const settings = (chosen: object): Promise<void> => browser.worker.evaluate((s) => chrome.storage.local.set({ settings: s }), chosen);
beforeEach(async () => {
  await settings({ language: 'en' });
  at = await sit(browser, server.url, '', { folded: false });
  await at.page.locator('quadretto-overlay .layer').first().waitFor();
  // Actions and log are the referee's.
  await refereed(at);
});
afterEach(async () => {
  expect(at.errors).toEqual([]);
  await at.page.close();
});

/** Presses keys and tells which the host heard, going down or coming up. */
async function heard(...pressed: readonly string[]): Promise<string[]> {
  await at.page.evaluate(() => { keysHeard.length = 0; });
  for (const key of pressed) await (key.includes('+') ? at.page.keyboard.press(key) : tap(at.page, key));
  return at.page.evaluate(() => [...keysHeard]);
}
const whole = (keys: readonly string[]): string[] => keys.flatMap((key) => [`keydown ${key}`, `keyup ${key}`]);
const layersOn = (): Promise<(string | null)[]> => at.page.locator('quadretto-overlay .layer').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-checked')));
const folded = (): Promise<string | null> => at.page.locator('quadretto-overlay .dock').getAttribute('data-folded');
const ALL = Array<string>(6).fill('true');

async function select(name: string): Promise<void> {
  await at.page.evaluate((who) => canvas.tokens.placeables.find(({ document }) => document.name === who)?.control(true), name);
  await at.page.locator('quadretto-overlay [data-key^="move:one:"]').first().waitFor({ state: 'attached' });
}

describe('keys at a host’s table', { sequential: true }, () => {
  it('are the host’s while no creature is selected', async () => {
    await at.page.evaluate(() => { for (const token of canvas.tokens.placeables) token.control(false); });
    await at.page.locator('quadretto-overlay [data-key^="move:"]').first().waitFor({ state: 'detached' });
    await at.hover([5, 8]);
    expect(await heard(...OURS)).toEqual(whole(OURS));
    await expect.poll(layersOn).toEqual(ALL);
    expect(await folded()).not.toBe('true');
  });

  it('with a creature selected: digits and D work the dock, and the host hears neither their press nor their release', async () => {
    await select('Aldo');
    expect(await heard('1', '6')).toEqual([]);
    await expect.poll(layersOn).toEqual(['false', 'true', 'true', 'true', 'true', 'false']);
    expect(await heard('1', '6')).toEqual([]);
    await expect.poll(layersOn).toEqual(ALL);
    expect(await heard('d')).toEqual([]);
    await expect.poll(folded).toBe('true');
    expect(await heard('d')).toEqual([]);
    expect(await heard('w', 'e', '7', '0', 'Shift', 'Control+s')).toEqual([...whole(['w', 'e', '7', '0', 'Shift']), 'keydown Control', 'keydown s', 'keyup s', 'keyup Control']);
    for (const [key, panel] of [['a', 'actions'], ['l', 'log']] as const) {
      expect(await heard(key)).toEqual([]);
      await at.page.locator(`quadretto-overlay [data-panel=${panel}]`).waitFor();
    }
  });

  it('S is taken where it shows a way, and left where it would show none', async () => {
    await select('Aldo');
    await at.hover([5, 8]);
    await at.page.evaluate(() => { keysHeard.length = 0; });
    await at.page.keyboard.down('s');
    await at.page.locator('quadretto-overlay [data-key="path:line"]').waitFor({ state: 'attached' });
    await at.page.keyboard.up('s');
    await at.page.locator('quadretto-overlay [data-key="path:line"]').waitFor({ state: 'detached' });
    expect(await at.page.evaluate(() => [...keysHeard])).toEqual([]);
    // Its key frees the path's layer: then there is nothing to show.
    expect(await heard('3')).toEqual([]);
    expect(await heard('s')).toEqual(whole(['s']));
    await heard('3');
  });

  it('are the host’s in its text fields', async () => {
    await select('Aldo');
    await at.page.evaluate(() => {
      const field = document.createElement('textarea');
      field.id = 'chat-message';
      Object.assign(field.style, { position: 'fixed', left: '0', top: '0', zIndex: '99' });
      document.body.append(field);
      field.focus();
    });
    expect(await heard(...OURS, '?')).toEqual(whole([...OURS, '?']));
    expect(await at.page.locator('#chat-message').inputValue()).toBe('16sd?');
    await expect.poll(layersOn).toEqual(ALL);
  });

  it('all but Alt Q are the host’s while the marks are off, and every one where the user freed them', async () => {
    await select('Aldo');
    await at.hover([5, 8]);
    await at.page.keyboard.press('Alt+q');
    expect(await heard('1', 's')).toEqual(whole(['1', 's']));
    await at.page.keyboard.press('Alt+q');
    await settings({ language: 'en', keys: false });
    await expect.poll(() => heard('1')).toEqual(whole(['1']));
    expect(await heard(...OURS, '?')).toEqual(whole([...OURS, '?']));
    expect(await folded()).not.toBe('true');
  });
});
