/** The page script starts when Foundry says that its map or its world is ready. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Hooks } from '../hosts/foundry/client/hooks.ts';

vi.stubGlobal('window', new EventTarget());
const { run } = await import('../../adapters/foundry/begin.ts');

const canvas = { ready: false, scene: { id: 'one' } };
const game = { ready: false, release: { generation: 13 } };

/** Has the table's own listener been added? */
const started = (): boolean => (Hooks.events['controlToken'] ?? []).length > 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Hooks', Hooks);
  vi.stubGlobal('canvas', canvas);
  vi.stubGlobal('game', game);
  vi.stubGlobal('requestAnimationFrame', () => 0);
  for (const list of Object.values(Hooks.events)) list.length = 0;
  canvas.ready = game.ready = false;
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['its canvas', 'canvasReady'],
  ['its game', 'ready'],
])(
  'Quadretto’s page script for Foundry starts when Foundry announces that %s is ready',
  (_, name) => {
    const end = new AbortController();
    run(() => true, end.signal);
    expect(started()).toBe(false);
    if (name === 'ready') game.ready = true;
    else canvas.ready = true;
    Hooks.call(name);
    expect(started()).toBe(true);
    end.abort();
    expect(started()).toBe(false);
  },
);

it('after Quadretto’s page script for Foundry has stopped, a Foundry hook does not start the script again', () => {
  const end = new AbortController();
  run(() => true, end.signal);
  end.abort();
  canvas.ready = true;
  Hooks.call('canvasReady');
  expect(started()).toBe(false);
});
