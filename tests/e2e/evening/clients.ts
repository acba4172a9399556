/**
 * Three clients of one stand-in table in the scene `evening`: the game master, Ann (Aldo and Cino) and
 * Bea (Berta), each in a page of its own; and what the game master does with the host's own means.
 */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { StandIn as Foundry } from '../../hosts/foundry/client/main.ts';
import type { StandInServer } from '../../hosts/foundry/server.ts';
import type { StandIn as Roll20 } from '../../hosts/roll20/client/main.ts';
import type { Chromium } from '../../support/chromium.ts';
import { idOf, type Cell } from '../expected.ts';
import { sitAtRoll20 } from '../roll20-table.ts';
import { refereed, sit, type Table } from '../table.ts';

declare const standIn: Foundry & Roll20;
declare const game: {
  combat: {
    round: number;
    combatant?: { tokenId: string };
    _source: { combatants: { tokenId: string; hidden: boolean }[] };
    update(changes: object): Promise<unknown>;
  };
};
declare const Campaign: {
  get(name: 'turnorder'): string;
  activePage(): { thegraphics: { models: { attributes: Record<string, unknown> }[] } };
};
declare const chrome: {
  storage: { local: { clear(): Promise<void>; set(items: object): Promise<void> } };
};

const ON_ROLL20 = 'engine=jumpgate&interface=drawn&scene=evening';
/** The tables, with the rules that each proposes. */
export const EVENING_TABLES = {
  foundry12: { query: 'generation=12&scene=evening&interface=on&rules=legacy', year: '2014' },
  foundry13: { query: 'generation=13&scene=evening&interface=on', year: '2024' },
  foundry14: { query: 'generation=14&scene=evening&interface=on', year: '2024' },
  'roll20-2014': { query: ON_ROLL20, year: '2014' },
  'roll20-2024': { query: `${ON_ROLL20}&sheet=dnd2024`, year: '2024' },
} as const;
export type EveningTable = keyof typeof EVENING_TABLES;
export type Language = 'en' | 'it';
export type User = 'gm' | 'ann' | 'bea';

export interface Client extends Table {
  readonly user: User;
  readonly overlay: Locator;
}

export interface Clients extends Readonly<Record<User, Client>> {
  readonly host: EveningTable;
  readonly language: Language;
  readonly isFoundry: boolean;
  readonly year: '2014' | '2024';
  readonly all: readonly Client[];
  /** The game master passes turns until it is this creature's turn in this round. */
  turn(name: string, round: number): Promise<void>;
  /** The game master hides a creature from the players, or shows it. */
  hide(name: string, hidden: boolean): Promise<void>;
  /** The game master puts a status icon or marker on a token. */
  status(name: string, status: string): Promise<void>;
  hitPoints(name: string, points: number): Promise<void>;
  /** Puts the token of a creature lower than the floor, where the host knows heights. */
  lower(name: string, feet: number): Promise<void>;
  /** Waits until a page that was just loaded has its referee, and folds Foundry’s sidebar. */
  settleIn(client: Pick<Table, 'page'>): Promise<void>;
  /** The cell of a token’s corner as this client has it. */
  cell(client: Client, name: string): Promise<Cell>;
  close(): Promise<void>;
}

const SEATS = {
  foundry: { gm: 'gm', ann: 'player', bea: 'second' },
  roll20: { gm: 'gm', ann: 'player', bea: 'other' },
} as const;

/** Runs in a page: the creature on turn and the round, from the host's tracker. */
const onTurn = (isFoundry: boolean): { id: string; round: number } => {
  if (isFoundry) return { id: game.combat.combatant?.tokenId ?? '', round: game.combat.round };
  const rows = JSON.parse(Campaign.get('turnorder')) as { id: string; pr: unknown }[];
  const counter = rows.find(({ id }) => id === '-1');
  return { id: rows[0]?.id ?? '', round: Number(counter?.pr ?? 0) };
};

export async function eveningClients(
  browser: Chromium,
  server: StandInServer,
  host: EveningTable,
  language: Language,
): Promise<Clients> {
  await browser.worker.evaluate(
    async (settings) => {
      await chrome.storage.local.clear();
      await chrome.storage.local.set({ settings });
    },
    { language },
  );
  const isFoundry = host.startsWith('foundry');
  const { query, year } = EVENING_TABLES[host];
  const table = `evening-${host}-${language}`;
  // Roll20’s own sidebar stays open, so its map needs a wider window.
  const smaller: Chromium = {
    ...browser,
    async open(page) {
      const opened = await browser.open(page);
      await opened.setViewportSize({ width: 1440, height: 900 });
      return opened;
    },
  };
  const settleIn = async ({ page }: Pick<Table, 'page'>): Promise<void> => {
    await refereed({ page });
    // The map is wide: people fold Foundry’s own sidebar.
    if (isFoundry) await page.evaluate(() => standIn.interface?.collapse());
  };
  const seat = async (user: User): Promise<Client> => {
    const address = `${query}&table=${table}&user=${SEATS[isFoundry ? 'foundry' : 'roll20'][user]}`;
    const at = isFoundry
      ? await sit(smaller, server.url, address, { folded: false })
      : await sitAtRoll20(browser, address, { folded: false });
    await settleIn(at);
    return { ...at, user, overlay: at.page.locator('quadretto-overlay') };
  };
  const gm = await seat('gm');
  const ann = await seat('ann');
  const bea = await seat('bea');
  const cellOn = (client: Client, name: string): Promise<Cell> =>
    client.page.evaluate(
      ([of, foundry]) => {
        if (foundry) return standIn.cell(of);
        const token = Campaign.activePage().thegraphics.models.find(
          ({ attributes }) => attributes['name'] === of,
        )?.attributes;
        if (token === undefined) throw new Error(`no token ${of}`);
        const [left, top, side] = ['left', 'top', 'width'].map((key) => Number(token[key]));
        const at = (middle = NaN): number => (middle - (side ?? NaN) / 2) / 70;
        return [at(left), at(top)] as const;
      },
      [name, isFoundry] as const,
    );
  return {
    gm,
    ann,
    bea,
    host,
    language,
    isFoundry,
    year,
    all: [gm, ann, bea],
    cell: cellOn,
    settleIn,
    async turn(name, round) {
      for (let passed = 0; passed < 40; passed++) {
        const now = await gm.page.evaluate(onTurn, isFoundry);
        if (now.id === idOf(name) && now.round === round) return;
        await gm.page.evaluate(
          (foundry) => (foundry ? standIn.combat.nextTurn() : standIn.next()),
          isFoundry,
        );
      }
      throw new Error(`the turn of ${name} in round ${round} did not come`);
    },
    hide: (name, hidden) =>
      gm.page.evaluate(
        async ([of, on, foundry]) => {
          if (!foundry) return standIn.reveal(of, !on);
          const { document } = standIn.token(of);
          await document.update({ hidden: on });
          // The row of the tracker has an eye of its own.
          const { combat } = game;
          const combatants = combat._source.combatants.map((each) =>
            each.tokenId === document.id ? { ...each, hidden: on } : each,
          );
          await combat.update({ combatants });
        },
        [name, hidden, isFoundry] as const,
      ),
    status: (name, status) =>
      gm.page.evaluate(
        async ([of, id, foundry]) => {
          if (foundry) await standIn.token(of).document.actor?.toggleStatusEffect(id);
          else standIn.remote(of, { statusmarkers: id });
        },
        [name, status, isFoundry] as const,
      ),
    hitPoints: (name, points) =>
      gm.page.evaluate(
        async ([of, value, foundry]) => {
          if (foundry)
            await standIn
              .token(of)
              .document.actor?.update({ system: { attributes: { hp: { value } } } });
          else standIn.hitPoints(of, value);
        },
        [name, points, isFoundry] as const,
      ),
    lower: async (name, feet) => {
      if (!isFoundry) return;
      await gm.page.evaluate(
        ([of, elevation]) => standIn.token(of).document.update({ elevation }),
        [name, -feet] as const,
      );
    },
    async close() {
      const errors = [gm, ann, bea].flatMap((each) => each.errors);
      for (const { page } of [gm, ann, bea]) await page.close();
      expect(errors).toEqual([]);
    },
  };
}
