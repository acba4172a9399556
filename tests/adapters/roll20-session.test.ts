/**
 * The snapshots that the overlay gets from a Roll20 page's messages, and the trail of a drag, which
 * ends when the page changes.
 */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Commands, Drag, HostListener, HostMove, Reading } from '../../src/state/host.ts';
import { start } from '../../adapters/roll20/index.ts';
import type { Sent } from '../../adapters/roll20/live.ts';
import { nothing } from '../../adapters/roll20/page.ts';
import { TO_PAGE } from '../../src/bridge/messages.ts';
import { createSender } from '../../src/bridge/page.ts';
import { GROUND, TOKEN } from './roll20-raw.ts';

let end: AbortController;
let readings: Reading[];
let drags: (Drag | null)[];
let told: (string | HostMove)[];
let commands: Commands;
const target = new EventTarget();
const tell = createSender<Sent>(target);
const last = (): Reading => readings.at(-1) as Reading;
const table = (map: string, ...tokens: object[]): Sent['tokens'] => ({
  map,
  tokens: tokens.map((t) => ({ ...TOKEN, ...t })),
  lights: [],
  turns: null,
  unread: 0,
  broken: [],
});
const settled = (): Promise<void> => Promise.resolve();

beforeEach(() => {
  end = new AbortController();
  [readings, drags, told] = [[], [], []];
  const listener: HostListener = {
    reading: (reading) => {
      readings.push(reading);
      told.push('reading');
    },
    moved: (move) => void told.push(move),
    drag: (drag) => void drags.push(drag),
    camera: () => undefined,
    selection: () => undefined,
    targets: () => undefined,
    pointer: () => undefined,
    stale: () => undefined,
  };
  commands = start(listener, end.signal, target as unknown as Parameters<typeof start>[2]);
});
afterEach(() => end.abort());

it('nothing is read from a Roll20 game until its map and tokens have loaded', async () => {
  expect(last()).toMatchObject({ scene: null, map: '', notices: [{ code: 'error.notReady' }] });
  tell('ground', { ...GROUND, campaign: '4242' });
  await settled();
  expect(last()).toMatchObject({
    scene: null,
    map: 'p',
    campaign: '4242',
    host: { name: 'Roll20', version: 'Jumpgate' },
  });
  tell('tokens', table('q', {}));
  await settled();
  expect(last().scene).toBeNull();
  tell('tokens', table('p', {}));
  await settled();
  expect(last().scene?.creatures).toMatchObject([{ id: 'a', at: [2, 2], side: 'party' }]);
});

it('when a Roll20 sheet arrives late, its values are added to the creature', async () => {
  tell('ground', GROUND);
  tell('tokens', table('p', {}));
  await settled();
  expect(last().scene?.creatures?.[0]?.bab).toBeUndefined();
  tell('sheet', {
    of: 'ca',
    kind: null,
    attributes: [
      { name: 'npc-show', current: '1' },
      { name: 'bab', current: '4' },
    ],
  });
  await settled();
  expect(last().scene?.creatures?.[0]?.bab).toBe(4);
});

it('a drag on Roll20 is reported square by square, and ends when the user leaves the Roll20 page', async () => {
  tell('ground', GROUND);
  tell('tokens', table('p', { x: 210, y: 210, width: 140, height: 140 }));
  await settled();
  tell('drag', { of: 'a', x: 140, y: 140 });
  tell('drag', { of: 'a', x: 290, y: 140 });
  tell('drag', { of: 'a', x: 295, y: 145 });
  expect(drags).toEqual([
    { of: 'a', path: [[2, 2]] },
    {
      of: 'a',
      path: [
        [2, 2],
        [3, 2],
        [4, 2],
      ],
    },
  ]);
  tell('gone', {});
  await settled();
  expect(drags.at(-1)).toBeNull();
  expect(last()).toMatchObject({ scene: null, map: '' });
  tell('drag', { of: 'a', x: 140, y: 140 });
  expect(drags.at(-1)).toBeNull();
});

it('on a Roll20 page without a tabletop, a notice says that the page cannot be read', async () => {
  tell('ground', nothing());
  await settled();
  expect(last().scene).toBeNull();
  expect(last().notices).toContainEqual({ code: 'error.reading', params: { field: 'Campaign' } });
});

it('a Roll20 move is reported before the map with the token’s new position', async () => {
  tell('ground', GROUND);
  tell('tokens', table('p', {}, { id: 'b', x: 35 }, { id: 'c', x: 105 }));
  await settled();
  told.length = 0;
  tell(
    'tokens',
    table('p', { x: 245, hand: { cause: 'keyboard', own: true } }, { id: 'c', x: 175 }),
  );
  await settled();
  expect(told).toEqual([
    {
      id: expect.any(String),
      of: 'a',
      path: [
        [2, 2],
        [3, 2],
      ],
      whole: false,
      cause: 'keyboard',
      by: 'self',
    },
    {
      id: expect.any(String),
      of: 'c',
      path: [
        [1, 2],
        [2, 2],
      ],
      whole: false,
    },
    'reading',
  ]);
});

it('on a Roll20 page with fog, a player gets no moves of hidden tokens', async () => {
  tell('ground', { ...GROUND, gm: false, veil: { walls: false, dark: false, fog: true } });
  tell('tokens', table('p', { mine: true }, { id: 'b', x: 35, y: 35 }));
  await settled();
  told.length = 0;
  tell('tokens', table('p', { mine: true, x: 245 }, { id: 'b', x: 105, y: 35 }));
  await settled();
  expect(told.flatMap((each) => (typeof each === 'string' ? [] : [each.of]))).toEqual(['a']);
  expect(last()).toMatchObject({ owned: ['a'] });
});

it('from Roll20, the user’s id, the tokens that the user may move and the current fight are read', async () => {
  tell('ground', { ...GROUND, gm: false, me: '-Nme' });
  tell('tokens', {
    ...table('p', { mine: true }, { id: 'b' }),
    turns: [{ token: 'b', count: 3 }],
    round: 4,
    fight: 'p',
  });
  await settled();
  expect(last()).toMatchObject({
    user: '-Nme',
    owned: ['a'],
    fight: 'p',
    scene: { turn: { active: 'b', round: 4 } },
  });
  tell('ground', { ...GROUND, me: '' });
  tell('tokens', table('p', { mine: true }, { id: 'b' }));
  await settled();
  expect([last().owned, 'user' in last(), 'fight' in last()]).toEqual([['a', 'b'], false, false]);
});

it('a Roll20 token that Quadretto moves is centered on its new squares, and moving a missing token fails', async () => {
  tell('ground', GROUND);
  tell(
    'tokens',
    table('p', { x: 210, y: 210, width: 140, height: 140 }, { id: 'small', width: 35, height: 35 }),
  );
  await settled();
  const ordered: unknown[] = [];
  target.addEventListener(
    TO_PAGE,
    (event) => {
      const { detail } = event as CustomEvent<string>;
      if (!detail.startsWith('{')) return;
      const { id, name, args } = JSON.parse(detail) as { id: string; name: string; args: string[] };
      ordered.push([name, ...args]);
      tell('done' as never, { id, ok: name === 'place' } as never);
    },
    { signal: end.signal },
  );
  expect(await commands.place?.('a', [4, 1])).toBe(true);
  expect(
    await commands.move?.('small', [
      [2, 2],
      [3, 2],
    ]),
  ).toBe(false);
  expect(await commands.place?.('gone', [4, 1])).toBe(false);
  expect(await commands.move?.('a', [])).toBe(false);
  expect(ordered).toEqual([
    ['place', 'a', '350', '140'],
    ['move', 'small', '245.5', '175.5'],
  ]);
  // Roll20 offers no way to stop a move beforehand.
  expect(commands.guard).toBeUndefined();
});
