/**
 * An evening of 5E in real browsers, four rounds with a game master and two players, one client each:
 * the users drag tokens and press the buttons of cards, rows and modes, and each moment is checked on
 * the clients that should and should not see it (evening/script.ts). At the end each client's log is
 * exported and replayed. By default it is played once, on Roll20, where the clients share nothing:
 * foundry-referee, -proposals and -players test what they share on Foundry. In a thorough
 * run (`QUADRETTO_THOROUGH=1`), and with `QUADRETTO_PICTURES=DIR`, it is played on every table and in
 * both languages; the pictures of each moment go into that folder, outside the repository.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { locale } from '../../src/text/index.ts';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { serveChromium } from '../hosts/roll20/serve.ts';
import { closePages, shareChromium, type Chromium } from '../support/chromium.ts';
import { THOROUGH } from '../support/thorough.ts';
import { hostInWords, languageInWords } from '../support/titleWords.ts';
import { atRest } from './axe.ts';
import {
  EVENING_TABLES,
  eveningClients,
  type Clients,
  type EveningTable,
  type Language,
} from './evening/clients.ts';
import { front, replayedLog } from './evening/hand.ts';
import { EVENING_SCRIPT } from './evening/script.ts';

const PICTURES = process.env['QUADRETTO_PICTURES'];
const EVERY = PICTURES !== undefined || THOROUGH;
const ALL = Object.keys(EVENING_TABLES) as EveningTable[];

const PLAYS: readonly (readonly [EveningTable, Language])[] = EVERY
  ? ALL.flatMap((host) => (['en', 'it'] as const).map((language) => [host, language] as const))
  : [['roll20-2014', 'it']];

const PLAYED = [
  'Aldo unarmed-grapple success',
  'Cino concentrate told',
  'Aldo unarmed-shove success',
  'Cino death-save failure',
];
const TAKEN_BACK = 'Ogre undone move through-wall corner-cut';
/** What each client’s log says at the end, among other things. */
const LOGGED = {
  gm: [
    TAKEN_BACK,
    ...PLAYED,
    'Sneak info reacts',
    'Sneak hide success',
    'Berta search success',
    'Cino concentration failure',
  ],
  ann: ['Cino legal dash', 'Aldo info reacts', ...PLAYED],
  bea: ['Berta legal bonus-disengage'],
};
/** Foundry’s notes carry more: every client knows of it. */
const ON_FOUNDRY = ['Aldo info reacts', 'Cino legal dash'];
/**
 * Where Foundry sends the path of a move (13 and later), every client judges the path that was taken.
 * Foundry 12 sends the end alone, and the other clients assume the cheapest way there.
 */
const WITH_PATH = ['foundry13', 'foundry14'];

let server: StandInServer;
let browser: Chromium;
let clients: Clients | undefined;
beforeAll(async () => {
  server = await startFoundry({ scene: 'evening', generation: 14 });
  browser = await shareChromium({ viewport: { width: 1920, height: 1080 } });
  await serveChromium(browser.context);
  if (PICTURES !== undefined) await mkdir(PICTURES, { recursive: true });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
afterEach(async () => {
  const errors = clients?.all.flatMap((each) => each.errors) ?? [];
  await closePages(browser);
  clients = undefined;
  expect(errors).toEqual([]);
});

it.each(PLAYS.map((play) => [hostInWords(play[0]), languageInWords(play[1]), play] as const))(
  'on %s, a game master and two players play four rounds of 5E in %s, each on a client of their own',
  async (_host, _language, [host, language]) => {
    locale.value = language;
    const t = (clients = await eveningClients(browser, server, host, language));
    let n = 0;
    const picture = async (client: Clients['gm'], name: string): Promise<void> => {
      n += 1;
      if (PICTURES === undefined) return;
      await front(client);
      await atRest(client.page);
      const file = [host, language, String(n).padStart(2, '0'), client.user, name].join('-');
      await client.page.screenshot({ path: join(PICTURES, `${file}.png`) });
    };
    for (const { when, does } of EVENING_SCRIPT) {
      try {
        await does(t, picture);
      } catch (error) {
        if (PICTURES !== undefined)
          for (const each of t.all)
            await each.page.screenshot({
              path: join(PICTURES, `failed-${host}-${language}-${each.user}.png`),
            });
        throw new Error(`${when}: ${String(error)}`, { cause: error });
      }
    }
    for (const client of t.all) {
      const log = await replayedLog(client);
      const wanted = [
        ...LOGGED[client.user],
        ...(t.isFoundry ? ON_FOUNDRY : []),
        ...(WITH_PATH.includes(host) ? [TAKEN_BACK] : []),
      ];
      expect(log, client.user).toEqual(expect.arrayContaining(wanted));
      if (t.isFoundry) expect(log.filter((line) => /illegal/.test(line))).toEqual([]);
    }
  },
  240_000,
);
