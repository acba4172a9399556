/** Selections and targets that exist when a map is first read belong to that map. */
import { batch, effect, signal } from '@preact/signals-core';
import { expect, it } from 'vitest';
import type { HostListener } from '../../src/state/host.ts';
import { start } from '../../adapters/foundry/index.ts';
import { createSender } from '../../src/bridge/page.ts';
import type { Sent } from '../../adapters/foundry/live.ts';

const ground = (map: string): Sent['ground'] => ({
  map,
  level: '',
  base: 0,
  generation: 13,
  version: '13.346',
  system: 'D35E',
  world: 'w1',
  gm: true,
  user: 'u',
  grid: { type: 1, size: 100, distance: 5, units: 'ft' },
  rect: { x: 0, y: 0, width: 1000, height: 800 },
  walls: [],
  terrain: [],
  broken: [],
});

it(
  'after a Foundry map is loaded, Quadretto’s page script reports first the map and then the ' +
    'selected tokens; the next map starts without selected tokens',
  async () => {
    const target = new EventTarget();
    const end = new AbortController();
    const heard: string[] = [];
    const listener: HostListener = {
      reading: ({ map }) => void heard.push(`map ${map}`),
      selection: (ids) => void heard.push(`selected ${ids.join()}`),
      targets: (ids) => void heard.push(`targeted ${ids.join()}`),
      camera: () => undefined,
      drag: () => undefined,
      pointer: () => undefined,
      stale: () => undefined,
    };
    start(listener, end.signal, target as unknown as Parameters<typeof start>[2]);
    heard.length = 0;
    const tell = createSender<Sent>(target);
    const lay = async (map: string): Promise<void> => {
      tell('ground', ground(map));
      tell('tokens', { map, tokens: [], elsewhere: [], combat: null, broken: [] });
      if (map === 'one') {
        tell('selection', { ids: ['a'] });
        tell('targets', { ids: ['b'] });
      }
      await Promise.resolve();
    };
    await lay('one');
    expect(heard.slice(heard.indexOf('map one'))).toEqual(['map one', 'selected a', 'targeted b']);
    tell('gone', {});
    await Promise.resolve();
    await lay('two');
    expect(heard.slice(heard.indexOf('map two'))).toEqual(['map two', 'selected ', 'targeted ']);
    end.abort();
  },
);

it('Quadretto draws nothing on a Foundry map until the selection of tokens is known', async () => {
  const target = new EventTarget();
  const end = new AbortController();
  const [map, selection] = [signal(''), signal<readonly string[]>([])];
  const drawn: string[] = [];
  const none = (): void => undefined;
  const listener: HostListener = {
    reading(reading) {
      map.value = reading.map;
      selection.value = [];
    },
    together: batch,
    selection(ids) {
      selection.value = ids;
    },
    ...{ targets: none, camera: none, drag: none, pointer: none, stale: none },
  };
  start(listener, end.signal, target as unknown as Parameters<typeof start>[2]);
  const stop = effect(() => {
    if (map.value !== '') drawn.push(`${map.value}: ${selection.value.join()}`);
  });
  const tell = createSender<Sent>(target);
  tell('ground', ground('one'));
  tell('tokens', { map: 'one', tokens: [], elsewhere: [], combat: null, broken: [] });
  tell('selection', { ids: ['a'] });
  await Promise.resolve();
  expect(drawn).toEqual(['one: a']);
  stop();
  end.abort();
});
