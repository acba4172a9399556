// @vitest-environment page
/**
 * A move against the rules stays on the map until it is answered: its octagon and illegal part, and
 * a card at the token with one press for each answer.
 */
import '../support/texts.ts';
import { signal } from '@preact/signals';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Entry } from '../../src/encounter/entry.ts';
import { irregularLayer } from '../../src/overlay/layers/irregular.ts';
import { offeredLayer } from '../../src/overlay/layers/offered.ts';
import { irregularMoves } from '../../src/state/irregularMoves.ts';
import { table, view } from './harness/table.ts';
import { broke, entry, gives, move, ruling } from './log-entries.ts';
import { mounted, type Mounted } from './panels-mounted.ts';
import { smallReferee, type SmallReferee } from './small-referee.ts';

let ui: Mounted;
let referee: SmallReferee;
const moves = (entries: readonly Entry[]) => irregularMoves(entries, board, gm);

/** Aldo's eleven squares out of turn, from [2, 1] to the place where he stands. */
const far = (more: Partial<Entry> = {}) =>
  entry(
    4,
    move({
      path: Array.from({ length: 6 }, (_, i): [number, number] => [2, 1 + i]),
      cost: 11,
      budget: 8,
      ruling: ruling({
        faults: [
          broke('not-your-turn', { by: 'gob' }),
          broke('over-speed', { at: [2, 5], step: 4 }),
        ],
      }),
    }),
    more,
  );

async function open(
  entries: readonly Entry[],
  { gm: master = true, language = 'en' as 'en' | 'it', can = true } = {},
): Promise<void> {
  referee = smallReferee({ on: true, round: 1, active: 'gob' });
  referee.entries.value = entries;
  Object.assign(referee, { canTakeBack: () => can, takeBack: vi.fn(() => Promise.resolve(true)) });
  ui = await mounted({ language });
  ui.store.gm.value = master;
  ui.store.referee.value = referee;
  await ui.settle();
}
afterEach(() => {
  ui?.end.abort();
  document.body.replaceChildren();
});
const card = '.verdict-card';
const labels = (): (string | null)[] =>
  ui.all(`${card} button`).map((b) => b.textContent || b.getAttribute('aria-label'));

const t = table(20, 12, [{ id: 'aldo', at: [2, 6] }]);
const { board } = t;
const gm = { gm: signal(true), owned: signal<readonly string[]>([]) };

describe('the card of an illegal move at its token', () => {
  it('the GM’s card of an illegal move lists the broken rules, with “Take back”, “Allow” and “Dismiss”', async () => {
    await open([far()]);
    expect(ui.text(`${card} .strong`)).toBe('Aldo: not its turn and 55\u00a0ft. of 40\u00a0ft.');
    expect(labels()).toEqual(['Take back', 'Allow', 'Aldo: Dismiss']);
  });

  it('the card of an illegal move lists the broken rules in Italian', async () => {
    await open([far()], { language: 'it' });
    expect(ui.text(`${card} .strong`)).toBe('Aldo: non è il suo turno e 16,5\u00a0m su 12\u00a0m');
    expect(labels()).toEqual(['Revoca la mossa', 'Concedi', 'Aldo: Chiudi']);
  });

  it('one press on “Allow” allows the illegal move', async () => {
    await open([far()]);
    ui.one(`${card} [data-allow]`).click();
    expect(referee.told).toEqual([['allow', 'e4']]);
  });

  it('one press on “Take back” takes back the illegal move', async () => {
    await open([far()]);
    ui.one(`${card} [data-main]`).click();
    expect(referee.takeBack).toHaveBeenCalledExactlyOnceWith('e4');
  });

  it.each<readonly [string, Partial<Entry>]>([
    ['allowed', { verdict: 'allowed', allowed: { by: 'DM' }, open: false }],
    ['taken back', { undone: { back: true }, open: false }],
    ['dismissed', { dismissed: true, open: false }],
  ])('an illegal move that was %s has no card on the map', async (_, more) => {
    await open([far(more)]);
    expect(ui.all(card)).toHaveLength(0);
  });

  it('a player sees the card of an illegal move only for the player’s own creature, without “Allow”', async () => {
    await open([far()], { gm: false });
    expect(ui.all(card)).toHaveLength(0);
    ui.store.owned.value = ['aldo'];
    await ui.settle();
    expect(labels()).toEqual(['Take back', 'Aldo: Dismiss']);
  });

  it('the card of an illegal move has no button “Take back” if the tabletop cannot take the move back', async () => {
    await open([far()], { can: false });
    expect(labels()).toEqual(['Allow', 'Aldo: Dismiss']);
  });

  it('an illegal move has no card while a token is dragged', async () => {
    await open([far()]);
    ui.store.drag.value = { of: 'gob', path: [[6, 6]] };
    await ui.settle();
    expect(ui.all(card)).toHaveLength(0);
  });

  it('an illegal move has neither a card nor a mark after the fight', async () => {
    await open([far()]);
    expect(ui.all('[data-key^="irregular:"]')).not.toHaveLength(0);
    referee.encounter.value = { ...referee.encounter.value, on: false };
    await ui.settle();
    expect(ui.all(card)).toHaveLength(0);
    expect(ui.all('[data-key^="irregular:"]')).toHaveLength(0);
  });
});

describe('illegal moves that wait for an answer', () => {
  it('an illegal move waits for the GM’s answer only while its creature stands where the move ended', () => {
    expect(moves([far()]).map(({ id }) => id)).toEqual(['e4']);
    const back = entry(
      5,
      move({
        path: [
          [2, 6],
          [3, 6],
        ],
      }),
    );
    expect(moves([far(), back])).toEqual([]);
    expect(irregularMoves([far()], table(20, 12, [{ id: 'aldo', at: [3, 6] }]).board, gm)).toEqual(
      [],
    );
  });

  it('an illegal move still waits for the GM’s answer after a later move was taken back', () => {
    const undone = entry(
      5,
      move({
        path: [
          [2, 6],
          [3, 6],
        ],
      }),
      { undone: { back: true } },
    );
    expect(moves([far(), undone]).map(({ id }) => id)).toEqual(['e4']);
  });
});

describe('the marks of an illegal move on the map', () => {
  const drawn = (entries: readonly Entry[]) =>
    irregularLayer.shapes(
      view(t, {
        irregular: moves(entries),
        referee: {
          offers: signal(entries.flatMap(({ offers }) => offers)),
          entries: signal(entries),
        },
      }),
    );

  it('the path of an illegal move is drawn as illegal from its first illegal square, with a stop sign there', () => {
    const shapes = drawn([far()]);
    const of = (key: string) => shapes.find((shape) => shape.key === `irregular:e4:path:${key}`);
    expect(of('octagon')).toMatchObject({ figure: 'octagon' });
    expect(of('broken')).toMatchObject({ at: [2, 5] });
    expect(of('over')).toMatchObject({ style: 'path-over' });
    expect(of('line')).toMatchObject({ style: 'path', quiet: true });
    expect(of('step:5')).toMatchObject({ figure: 'over', text: '55' });
  });

  it('the whole path of a move out of turn is drawn as illegal, with the stop sign at the token', () => {
    const entries = [
      entry(
        4,
        move({
          path: [
            [4, 6],
            [3, 6],
            [2, 6],
          ],
          ruling: ruling({ faults: [broke('not-your-turn')] }),
        }),
      ),
    ];
    const keys = drawn(entries).map(({ key }) => key);
    expect(keys).toContain('irregular:e4:path:octagon');
    expect(keys).not.toContain('irregular:e4:path:line');
    expect(drawn(entries).find(({ key }) => key.endsWith('broken'))).toMatchObject({ at: [2, 6] });
  });

  it(
    'if an illegal move also provokes an attack of opportunity, the map draws one path with the ' +
      'illegal part marked, not two paths',
    () => {
      const both = entry(
        4,
        move({
          path: [
            [4, 6],
            [3, 6],
            [2, 6],
          ],
          ruling: ruling({
            faults: [broke('over-speed', { at: [2, 6], step: 2 })],
            provoked: [gives('gob', { leaving: [4, 6], step: 0 })],
          }),
        }),
      );
      expect(drawn([both])).toEqual([]);
      const shapes = offeredLayer.shapes(
        view(t, {
          irregular: moves([both]),
          referee: { offers: signal(both.offers), entries: signal([both]) },
        }),
      );
      expect(shapes.map(({ key }) => key)).toEqual(
        expect.arrayContaining(['offered:e4:path:over', 'offered:e4:path:octagon']),
      );
    },
  );
});

it('the main panel has the button “Take back” only if no card on the map has that button', async () => {
  await open([far()]);
  expect(ui.all('.last-move')).toHaveLength(0);
  referee.entries.value = [far({ dismissed: true, open: false })];
  await ui.settle();
  expect(ui.all('.last-move')).toHaveLength(1);
});
