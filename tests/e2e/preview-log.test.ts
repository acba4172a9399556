/**
 * The path preview and the log agree about a drag: on Foundry 13 and Roll20 Jumpgate, for a drag of
 * one move and a second one that continues it beyond one move.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventOf } from '../../src/encounter/event.ts';
import type { Mode } from '../../src/rules/verdict.ts';
import type { StandIn } from '../hosts/foundry/client/main.ts';
import type { StandIn as Roll20StandIn } from '../hosts/roll20/client/main.ts';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { serveChromium } from '../hosts/roll20/serve.ts';
import { forgetFights, shareChromium, type Chromium } from '../support/chromium.ts';
import { DINA_EAST, DINA_SAFE, idOf, type Cell } from './expected.ts';
import { sitAtRoll20 } from './roll20-table.ts';
import { straight } from './judged.ts';
import { holdChord, refereed, sit, type Table } from './table.ts';

declare const standIn: StandIn & Roll20StandIn;
declare const chrome: { storage: { local: { get(keys: null): Promise<Record<string, unknown>> } } };

type Move = EventOf<'move'>;
interface FightPage {
  readonly data: { readonly events: readonly { readonly kind: string; readonly seq: number }[] };
}

let browser: Chromium;
beforeAll(async () => {
  browser = await shareChromium({ viewport: { width: 1240, height: 760 } });
  await serveChromium(browser.context);
});
afterAll(() => browser?.close());

/** The stored moves of the log, oldest first. */
const moves = async (): Promise<Move[]> => {
  const stored = await browser.worker.evaluate(() => chrome.storage.local.get(null));
  return Object.entries(stored)
    .filter(([key]) => key.startsWith('kept:fightpage:'))
    .flatMap(([, page]) => (page as FightPage).data.events)
    .filter(({ kind }) => kind === 'move')
    .sort((a, b) => a.seq - b.seq) as unknown as Move[];
};

/** The text of the path readout. */
interface Reading {
  readonly cost: string;
  readonly budget: string;
  readonly takes: string;
  readonly provokes: readonly string[];
  readonly breaks: boolean;
}
async function reading({ page }: Table): Promise<Reading> {
  const path = page.locator('quadretto-overlay [data-kind=path]');
  await path.waitFor();
  const all = async (selector: string): Promise<string[]> =>
    (await path.locator(selector).allTextContents()).map((text) => text.trim());
  const [total = ''] = await all('.total span');
  const reasons = await all('.reason:not(.muted) p');
  return {
    cost: (await all('.number'))[0] ?? '',
    budget: /of (\d+)/.exec(total)?.[1] ?? total,
    takes: (await all('.takes'))[0] ?? '',
    provokes: reasons
      .filter((text) => text.includes(' gets an AoO'))
      .map((text) => text.replace(/\?$/, '')),
    breaks: (await page.locator('quadretto-overlay [data-key="path:octagon"]').count()) > 0,
  };
}

const TAKES: Readonly<Partial<Record<Mode, string>>> = {
  move: '',
  'double-move': 'Double move: uses your standard action',
  step: '5-foot step: provokes no AoO',
};
const NAMES = ['Ogre', 'Goblin', 'Wolf', 'Bearded devil', 'Ambusher', 'Cino', 'Dina', 'Berta'];
/**
 * The same facts from the log's event. For a continued movement, the facts of its first part are
 * left out.
 */
const recorded = (event: Move, before: Move | undefined): Reading => ({
  // A square is five feet.
  cost: String(5 * event.cost),
  budget: String(5 * event.budget),
  takes: TAKES[event.mode] ?? event.mode,
  breaks: event.ruling.faults.length > 0,
  provokes: event.ruling.provoked
    .filter(
      ({ by, cause }) =>
        event.joins === undefined ||
        before?.ruling.provoked.some((p) => p.by === by && p.cause === cause) !== true,
    )
    .map(({ by }) => `${NAMES.find((name) => idOf(name) === by) ?? by} gets an AoO`),
});

/** Drags, reads the readout and drops; returns the readout's facts and the resulting event. */
async function dragged(
  table: Table,
  cells: readonly Cell[],
): Promise<{ readonly said: Reading; readonly event: Move; readonly before: Move | undefined }> {
  const known = await moves();
  await table.drag(cells);
  const end = cells.at(-1)!;
  // Waits until the last cell was read.
  await table.page
    .locator(
      `quadretto-overlay [data-key="path:step:${cells.length - 1 + (known.at(-1)?.path.length ?? 1) - 1}"]`,
    )
    .waitFor({ state: 'attached' });
  const said = await reading(table);
  await table.putBack(end);
  await expect.poll(async () => (await moves()).length).toBe(known.length + 1);
  return { said, event: (await moves()).at(-1)!, before: known.at(-1) };
}

/**
 * The path leads away from the ogre, then straight past the goblin, so that every host plans the
 * same squares.
 */
const FIRST: readonly Cell[] = [
  [8, 5],
  [7, 5],
  [6, 5],
];
const SECOND: readonly Cell[] = [
  [6, 5],
  [6, 6],
  [6, 7],
  [6, 8],
  [6, 9],
  [6, 10],
  [6, 11],
];

async function compared(table: Table): Promise<readonly [first: Move, second: Move]> {
  const first = await dragged(table, FIRST);
  expect(first.said).toEqual(recorded(first.event, first.before));
  expect(first.event.path).toEqual(FIRST);
  const second = await dragged(table, SECOND);
  expect(second.said).toEqual(recorded(second.event, second.before));
  expect(second.event.path).toEqual([...FIRST, ...SECOND.slice(1)]);
  expect(second.event).toMatchObject({
    joins: first.event.id,
    mode: 'double-move',
    uses: ['move', 'move'],
  });
  return [first.event, second.event];
}

describe('the preview of a drag and the log of the move', () => {
  it('on Foundry 13, the preview of a drag and the log agree on the attacks of opportunity of two moves', async () => {
    const server: StandInServer = await startFoundry({ generation: 13 });
    const table = await sit(browser, server.url, 'user=gm');
    try {
      await refereed(table);
      await table.page.evaluate(() => standIn.token('Aldo').control(true));
      const [first, second] = await compared(table);
      expect(first.ruling.provoked.map(({ by }) => by)).toEqual([idOf('Ogre')]);
      expect(second.ruling.provoked.map(({ by }) => by)).toEqual([idOf('Ogre'), idOf('Goblin')]);
      expect(table.errors).toEqual([]);
    } finally {
      await table.page.close();
      await server.close();
      await forgetFights(browser);
    }
  });

  it(
    'on Foundry 13, when the user takes the safest path with Enter, the log states the ' +
      'cost that the preview showed',
    async () => {
      const server: StandInServer = await startFoundry({ generation: 13 });
      const table = await sit(browser, server.url, 'user=gm');
      try {
        await refereed(table);
        await table.turn('Dina');
        await table.drag(straight(DINA_EAST.from, DINA_EAST.to));
        const overlay = table.page.locator('quadretto-overlay');
        await overlay.locator('[data-key="safe:line"]').waitFor({ state: 'attached' });
        const release = await holdChord(table.page, 's');
        // The path's squares are numbered while the key is held.
        await overlay.locator('[data-key^="safe:step:"]').first().waitFor({ state: 'attached' });
        await overlay.locator('[data-kind=path] button', { hasText: 'Take it' }).waitFor();
        await table.page.keyboard.press('Enter');
        await expect.poll(async () => (await moves()).at(-1)?.path.at(-1)).toEqual(DINA_SAFE.to);
        await release();
        await table.page.mouse.up();
        await expect.poll(() => overlay.locator('[data-kind=path]').count()).toBe(0);
        const [event, ...more] = await moves();
        expect(more).toEqual([]);
        expect(event).toMatchObject({ of: idOf('Dina'), cost: DINA_SAFE.cost });
        expect(event?.ruling.provoked).toHaveLength(DINA_SAFE.opportunities);
        expect(table.errors).toEqual([]);
      } finally {
        await table.page.close();
        await server.close();
        await forgetFights(browser);
      }
    },
  );

  it(
    'on Roll20’s Jumpgate engine, the preview of a drag and the log agree on the cost and ' +
      'actions of two moves',
    async () => {
      const table = await sitAtRoll20(browser, 'engine=jumpgate');
      try {
        await refereed(table);
        await table.page.evaluate(() => standIn.turns(['Aldo', 'Cino'], 2));
        await compared(table);
        expect(table.errors).toEqual([]);
      } finally {
        await table.page.close();
        await forgetFights(browser);
      }
    },
  );
});
