/** What the overlay hears of a Roll20 table as its page's messages come: readings, the drag's trail, and its end with the page. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Drag, HostListener, Reading } from '../../adapters/adapter.ts';
import { start } from '../../adapters/roll20/index.ts';
import type { Sent } from '../../adapters/roll20/live.ts';
import { nothing } from '../../adapters/roll20/page.ts';
import { teller } from '../../src/bridge/page.ts';
import { GROUND, TOKEN } from './roll20-raw.ts';

let end: AbortController;
let readings: Reading[];
let drags: (Drag | null)[];
const target = new EventTarget();
const tell = teller<Sent>(target);
const last = (): Reading => readings.at(-1) as Reading;
const table = (map: string, ...tokens: object[]): Sent['tokens'] => ({ map, tokens: tokens.map((t) => ({ ...TOKEN, ...t })), lights: [], turns: null, unread: 0, broken: [] });
const settled = (): Promise<void> => Promise.resolve();

beforeEach(() => {
  end = new AbortController();
  [readings, drags] = [[], []];
  const listener: HostListener = {
    reading: (reading) => void readings.push(reading), drag: (drag) => void drags.push(drag), camera: () => undefined, selection: () => undefined,
    targets: () => undefined, pointer: () => undefined, stale: () => undefined,
  };
  start(listener, end.signal, target as unknown as Parameters<typeof start>[2]);
});
afterEach(() => end.abort());

it('nothing is judged before both the page and its tokens are told, and nothing of another page', async () => {
  expect(last()).toMatchObject({ scene: null, map: '', notices: [{ code: 'error.notReady' }] });
  tell('ground', { ...GROUND, campaign: '4242' });
  await settled();
  expect(last()).toMatchObject({ scene: null, map: 'p', campaign: '4242', host: { name: 'Roll20', version: 'Jumpgate' } });
  tell('tokens', table('q', {}));
  await settled();
  expect(last().scene).toBeNull();
  tell('tokens', table('p', {}));
  await settled();
  expect(last().scene?.creatures).toMatchObject([{ id: 'a', at: [2, 2], side: 'party' }]);
});

it('the sheet that comes later is read for its token', async () => {
  tell('ground', GROUND);
  tell('tokens', table('p', {}));
  await settled();
  expect(last().scene?.creatures?.[0]?.bab).toBeUndefined();
  tell('sheet', { of: 'ca', kind: null, attributes: [{ name: 'npc-show', current: '1' }, { name: 'bab', current: '4' }] });
  await settled();
  expect(last().scene?.creatures?.[0]?.bab).toBe(4);
});

it('a drag is a trail of cells, and another page in the middle of it ends it', async () => {
  tell('ground', GROUND);
  tell('tokens', table('p', { x: 210, y: 210, width: 140, height: 140 }));
  await settled();
  tell('drag', { of: 'a', x: 140, y: 140 });
  tell('drag', { of: 'a', x: 290, y: 140 });
  tell('drag', { of: 'a', x: 295, y: 145 });
  expect(drags).toEqual([{ of: 'a', path: [[2, 2]] }, { of: 'a', path: [[2, 2], [3, 2], [4, 2]] }]);
  tell('gone', {});
  await settled();
  expect(drags.at(-1)).toBeNull();
  expect(last()).toMatchObject({ scene: null, map: '' });
  tell('drag', { of: 'a', x: 140, y: 140 });
  expect(drags.at(-1)).toBeNull();
});

it('a page on which no table can be found says so', async () => {
  tell('ground', nothing());
  await settled();
  expect(last().scene).toBeNull();
  expect(last().notices).toContainEqual({ code: 'error.reading', params: { field: 'Campaign' } });
});
