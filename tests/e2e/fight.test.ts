/**
 * The fight of five rounds, played with mouse, keys and the panels' own buttons on every host's
 * table (fight/script.ts). The exported log equals the one written by hand, line by line, in both
 * languages; its replay gives the same state.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replay } from '../../scripts/replayCommand.ts';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { serveChromium } from '../hosts/roll20/serve.ts';
import { forgetFights, shareChromium, type Chromium } from '../support/chromium.ts';
import { idOf } from './expected.ts';
import { corrected } from './fight/facts.ts';
import { atFoundry, atPractice, atRoll20, WINDOW, type Seated } from './fight/hands.ts';
import { panelsOf, type Worked } from './fight/panels.ts';
import { expected, play } from './fight/play.ts';
import { usually } from '../support/thorough.ts';

declare const chrome: {
  storage: { local: { set(items: object): Promise<void>; remove(key: string): Promise<void> } };
};

let server: StandInServer;
let browser: Chromium;

beforeAll(async () => {
  server = await startFoundry();
  browser = await shareChromium({ viewport: WINDOW });
  await serveChromium(browser.context);
  await browser.worker.evaluate(
    ([key, value]) => chrome.storage.local.set({ [key]: value }),
    corrected(['app.roll20.net/4242', `${new URL(server.url).host}/the-sunken-keep`]),
  );
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/**
 * The fight takes a minute at each table, so by default it is played at one: fifth-evening plays
 * four rounds on Roll20, headless.test.ts plays this fight on the practice table, and the
 * differences between hosts and versions have tests of their own: practice-turns, *-referee, *-marks
 * and *-page.
 */
const HOSTS = usually<readonly [name: string, sit: () => Promise<Seated>]>(
  [['Foundry 14', () => atFoundry(browser, server.url, 14)]],
  [
    ['Roll20 jumpgate', () => atRoll20(browser, 'jumpgate')],
    ['the practice table', () => atPractice(browser)],
    ['Foundry 11', () => atFoundry(browser, server.url, 11)],
    ['Roll20 legacy', () => atRoll20(browser, 'legacy')],
  ],
);

describe.each(HOSTS)('a fight on %s', { sequential: true }, (_, sit) => {
  let at: Seated;
  let panels: Worked;
  beforeAll(async () => {
    // Each table starts its own fight at its own address, in the browser's language.
    await forgetFights(browser);
    await browser.worker.evaluate(() => chrome.storage.local.remove('settings'));
    at = await sit();
    panels = await panelsOf(at.page);
  });
  afterAll(() => at?.close());

  it('five rounds of combat that are played with mouse and keyboard give the expected combat log', async () => {
    await play(at.hands, panels);
    expect(await panels.text()).toEqual(expected('en', at.hands));
    expect(at.errors).toEqual([]);
  }, 240_000);

  it('after the user changes the language to Italian, the same combat log is in Italian', async () => {
    await panels.speak('it');
    expect(await panels.text()).toEqual(expected('it', at.hands));
  });

  it('replaying an exported combat log gives the round and turn at which the log was exported', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quadretto-log-'));
    try {
      const file = join(folder, 'log.json');
      await writeFile(file, await panels.data());
      const [code, out, error] = replay([file, '--state']);
      expect([code, error]).toEqual([0, '']);
      expect(JSON.parse(out)).toMatchObject({ on: true, round: 5, active: idOf('Wolf') });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }, 120_000);
});
