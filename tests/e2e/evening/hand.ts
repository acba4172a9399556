/** What people do with Quadretto's own windows and cards on one of the clients, in either language. */
import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { readLog, replayed } from '../../../src/encounter/document.ts';
import { entriesOf } from '../../../src/encounter/entries.ts';
import { capital } from '../../../src/overlay/panels/capital.ts';
import { topicLabel } from '../../../src/overlay/panels/steps/stepSentences.ts';
import { rulesetOf } from '../../../src/rules/index.ts';
import { say } from '../../../src/text/pages.ts';
import { idOf, type Cell } from '../expected.ts';
import { LOG_MENU } from '../table.ts';
import type { Client, Clients } from './clients.ts';

const plain = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ');

export const front = ({ page }: Client): Promise<void> => page.bringToFront();

/** Brings a client to the front, and selects the token of a creature there. */
export async function select(t: Clients, client: Client, name: string): Promise<void> {
  await front(client);
  const [x, y] = await t.cell(client, name);
  const selected = async (): Promise<string> => {
    const texts = await client.overlay.locator('.dock .who .strong[title]').allTextContents();
    return texts.map(plain).join();
  };
  if (!(await selected()).includes(name)) await client.click([x, y]);
  await expect.poll(selected).toContain(name);
}

/** Waits until none of our windows is over a cell: the dock steps aside once the map is at rest. */
export async function uncovered(client: Client, cell: Cell): Promise<void> {
  const { page } = client;
  await page.mouse.move(4, 4);
  await expect
    .poll(async () => {
      const { x, y } = await client.at(cell);
      return page.evaluate(([px, py]) => document.elementFromPoint(px, py)?.localName ?? '', [
        x,
        y,
      ] as const);
    })
    .not.toBe('quadretto-overlay');
}

/** Drags a creature over these cells on its user's client, and drops it. */
export async function walk(
  t: Clients,
  client: Client,
  name: string,
  ...cells: readonly Cell[]
): Promise<void> {
  const from = await t.cell(client, name);
  await front(client);
  await uncovered(client, from);
  await client.drag([from, ...cells]);
  await client.page.mouse.up();
  const to = cells.at(-1)!;
  for (const each of t.all)
    await expect
      .poll(() => t.cell(each, name).catch(() => 'hidden'), { message: `${name} on ${each.user}` })
      .toSatisfy((at: unknown) => at === 'hidden' || JSON.stringify(at) === JSON.stringify(to));
}

export const mode = ({ overlay }: Client, id: string): Promise<void> =>
  overlay.locator(`.dock .mode[data-mode="${id}"]`).click();

export const offer = ({ overlay }: Client, by: string): Locator =>
  overlay.locator(`.offer-card[data-by="${idOf(by)}"]`);
/** The creatures that may react, from the cards on this client's map. */
export const offers = async (client: Client): Promise<readonly string[]> => {
  await front(client);
  return client.overlay
    .locator('.offer-card[data-by]')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['by'] ?? '').sort());
};
export const expectOffers = (client: Client, ...by: readonly string[]): Promise<unknown> =>
  expect
    .poll(() => offers(client), { message: `cards on ${client.user}` })
    .toEqual(by.map(idOf).sort());
export async function answer(
  client: Client,
  by: string,
  how: 'hit' | 'miss' | 'pass',
): Promise<void> {
  await front(client);
  await offer(client, by).locator(`[data-${how}]`).click();
  await offer(client, by).waitFor({ state: 'detached' });
}

/** The names in the turn strip whose Reaction is spent. */
export const spent = async (client: Client): Promise<readonly string[]> => {
  await front(client);
  return client.overlay
    .locator('.turn-chip:has(.reaction-mark[data-spent=true])')
    .evaluateAll((chips) => chips.map((chip) => chip.getAttribute('aria-label') ?? ''));
};
export const expectSpent = (client: Client, ...names: readonly string[]): Promise<unknown> =>
  expect
    .poll(() => spent(client), { message: `spent Reactions on ${client.user}` })
    .toSatisfy(
      (all: readonly string[]) =>
        all.length === names.length && names.every((n) => all.some((each) => each.includes(n))),
    );

/** Everything that this client's user can read of Quadretto. */
export const shown = async (client: Client): Promise<string> => {
  await front(client);
  return client.overlay.evaluate((host) => {
    const root = host.shadowRoot;
    const labels = [...(root?.querySelectorAll('[aria-label]') ?? [])].map((each) =>
      each.getAttribute('aria-label'),
    );
    return [root?.textContent, ...labels].join('\n');
  });
};

export const hitTip = ({ overlay }: Client): Promise<string> =>
  overlay
    .locator('.tip[data-kind=hit]')
    .textContent({ timeout: 2000 })
    .then(plain, () => '');

export interface Play {
  readonly target?: string;
  /** Choices by key and option, before the dice, and those that follow from them. */
  readonly chosen?: Readonly<Record<string, string>>;
  readonly dice?: Readonly<Record<string, number>>;
  readonly then?: Readonly<Record<string, string>>;
  /** Looks at the card before the outcome is accepted. */
  look?(): Promise<void>;
  /** How the outcome ends: by default a game master marks tokens, and a player asks. */
  readonly end?: 'accept' | 'mark' | 'ask';
}

async function togglePanel(client: Client, key: string): Promise<void> {
  const { keyboard } = client.page;
  for (const each of ['Alt', 'Shift', key]) await keyboard.down(each);
  for (const each of [key, 'Shift', 'Alt']) await keyboard.up(each);
}
const KEYS = {
  actions: 'KeyE',
  attack: 'KeyC',
  log: 'KeyL',
  settings: 'KeyG',
  paint: 'KeyP',
} as const;
/** Opens one of the panels, by its key; returns what closes it. */
export async function openPanel(
  client: Client,
  id: keyof typeof KEYS,
): Promise<{ readonly panel: Locator; close(): Promise<void> }> {
  const key = KEYS[id];
  await front(client);
  const panel = client.overlay.locator(`[data-panel=${id}]`);
  if ((await panel.count()) === 0) await togglePanel(client, key);
  await panel.waitFor();
  return {
    panel,
    async close() {
      await front(client);
      await togglePanel(client, key);
      await panel.waitFor({ state: 'detached' });
    },
  };
}
/** Rows of the actions panel that the evening plays; other topics are among its questions. */
const ROWS: readonly string[] = ['unarmed-grapple', 'unarmed-shove', 'hide', 'search'];
/** What a user types to find one of these rows: the name that the rules of the table give it. */
const rowName = ({ year, language }: Clients, topic: string): string | undefined =>
  ROWS.includes(topic)
    ? rulesetOf(year === '2024' ? 'srd52' : 'srd51')?.words?.[topic]?.[language]
    : undefined;

/** Plays an action, or another question about a creature, in steps, up to its outcome. */
export async function play(
  t: Clients,
  client: Client,
  of: string,
  topic: string,
  { target, chosen = {}, dice = {}, then = {}, look, end }: Play = {},
): Promise<void> {
  await select(t, client, of);
  const { panel, close } = await openPanel(client, 'actions');
  const whose = panel.locator('.who-row .menu > button');
  await expect.poll(() => whose.innerText()).toContain(of);
  const { overlay } = client;
  const menu = async (button: Locator, item: RegExp): Promise<void> => {
    await button.press('Enter');
    await overlay.locator('.menu-list button').filter({ hasText: item }).first().press('Enter');
  };
  const search = panel.locator('.search input');
  const found = rowName(t, topic);
  const label = say('frame.bare', { text: topicLabel(topic) });
  if (found !== undefined) await search.fill(found);
  const row = panel.locator(`[data-action="${topic}"]`);
  const steps = overlay.locator('.attempt-card .steps');
  if (found !== undefined) {
    await row.locator('.action-name').focus();
    const aimed = row.locator('.action-more .asked .menu > button').first();
    await row.locator('[data-play]').waitFor();
    if (target !== undefined && (await aimed.count()) > 0) {
      if (!(await aimed.innerText()).includes(target)) await menu(aimed, new RegExp(`^${target}`));
    }
    await row.locator('[data-play]').press('Enter');
  } else {
    await search.fill('');
    const list = panel.locator('details.questions');
    if ((await list.getAttribute('open')) === null) await list.locator('summary').press('Enter');
    await list.getByRole('button', { name: capital(label), exact: true }).press('Enter');
  }
  await steps.waitFor();
  await close();
  const head = steps.locator('.steps-head');
  await expect.poll(() => steps.locator('ol').count()).toBe(1);
  if (target !== undefined && !(await head.innerText()).includes(target)) {
    await menu(steps.locator('.asked .menu > button').first(), new RegExp(`^${target}`));
    await expect.poll(() => head.innerText()).toContain(target);
  }
  const choose = async (options: Readonly<Record<string, string>>): Promise<void> => {
    for (const [key, option] of Object.entries(options)) {
      const group = steps.locator('.asked').filter({ hasText: say(`trial.ask.${key}`) });
      const name = capital(say(`trial.${key}.${option}`));
      await group.first().waitFor();
      const chip = group.getByRole('button', { name, exact: true });
      if ((await chip.count()) > 0) await chip.press('Enter');
      else await menu(group.locator('.menu > button'), new RegExp(`^${name}`));
    }
  };
  await choose(chosen);
  for (const [key, n] of Object.entries(dice)) {
    const field = steps.locator(`[data-die="${key}"] input`);
    await field.fill(String(n));
    await field.press('Tab');
  }
  await choose(then);
  await expect
    .poll(async () =>
      (await steps.locator('.outcome').count()) > 0 ? 'an outcome' : steps.innerText(),
    )
    .toBe('an outcome');
  await look?.();
  const ends = end ?? (client.user === 'gm' ? 'mark' : t.isFoundry ? 'ask' : 'accept');
  const button = steps.locator(`.outcome [data-${ends}]`);
  // An outcome that marks nothing has no such button.
  await ((await button.count()) > 0 ? button : steps.locator('.outcome [data-accept]')).press(
    'Enter',
  );
  if (ends !== 'ask') await steps.waitFor({ state: 'detached' });
}

/** A player asks for an outcome, and the game master accepts it. On Roll20 both press it. */
export async function agree(
  t: Clients,
  client: Client,
  of: string,
  topic: string,
  more: Play & { lookAtCard?(): Promise<void> } = {},
): Promise<void> {
  await play(t, client, of, topic, more);
  if (!t.isFoundry) {
    const { look: _once, ...rest } = more;
    await play(t, t.gm, of, topic, rest);
    return;
  }
  await front(t.gm);
  const card = t.gm.overlay.locator('.offer-card.proposal');
  await card.waitFor();
  await more.lookAtCard?.();
  const mark = card.locator('[data-mark]:enabled');
  await card.locator('[data-refuse]:enabled').waitFor();
  await ((await mark.count()) > 0 ? mark : card.locator('[data-main]:enabled')).press('Enter');
  await card.waitFor({ state: 'detached' });
  await front(client);
  await client.overlay.locator('.attempt-card .steps').waitFor({ state: 'detached' });
}

/** The exported log of a client: its state replays, and its entries in short. */
export async function replayedLog(client: Client): Promise<readonly string[]> {
  const { panel, close } = await openPanel(client, 'log');
  await panel.waitFor();
  await client.overlay.locator(LOG_MENU).press('Enter');
  const [file] = await Promise.all([
    client.page.waitForEvent('download'),
    client.overlay.locator('.menu-list button').filter({ hasText: /JSON/ }).first().press('Enter'),
  ]);
  await close();
  const read = readLog(JSON.parse(await readFile(await file.path(), 'utf8')));
  if (!read.ok) throw new Error(read.message);
  const journal = replayed(read.log);
  expect(journal.state).toEqual(read.log.state);
  const { names } = read.log;
  return entriesOf(journal)
    .list()
    .flatMap(({ event, verdict, undone }) => {
      const state = undone === undefined ? verdict : 'undone';
      switch (event.kind) {
        case 'move':
          return [
            [
              names[event.of],
              state,
              event.mode,
              ...event.ruling.faults.map(({ code }) => code),
            ].join(' '),
          ];
        case 'act':
          return [[names[event.of], state, event.action].join(' ')];
        case 'opportunity':
          return [[names[event.by], state, event.taken ? 'reacts' : 'lets go'].join(' ')];
        case 'outcome':
          return [[names[event.of], event.topic, event.result].join(' ')];
        default:
          return [];
      }
    });
}
