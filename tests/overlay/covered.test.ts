/** The part of the map that panels cover. */
import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { keepCovered } from '../../src/overlay/covered.ts';
import type { ScreenBox } from '../../src/overlay/place.ts';
import { createViewport } from '../../src/overlay/viewport.ts';
import type { MapBox } from '../../src/state/store.ts';

const clip = { x: 0, y: 0, width: 1280, height: 720 };

it('the list of map areas hidden behind panels and toolbars is updated when a panel moves or appears', () => {
  const viewport = createViewport();
  const covered = signal<readonly MapBox[]>([]);
  const [dockBox, columnBox] = [signal<ScreenBox | null>(null), signal<ScreenBox | null>(null)];
  const bar = { x: 0, y: 650, width: 100, height: 50 };
  const surroundings = signal({ frame: clip, bars: [bar] });
  const end = new AbortController();
  const [cards, cardsPlaced] = [new Map<string, ScreenBox>(), signal(0)];
  const boxes = { dockBox, columnBox, surroundings, cards, cardsPlaced };
  keepCovered({ covered }, viewport, boxes, end.signal);
  dockBox.value = { x: 900, y: 0, width: 200, height: 500 };
  expect(covered.value).toEqual([]);
  viewport.set({ a: 50, b: 0, c: 0, d: 50, e: 100, f: 0, clip });
  const dock = { x: 16, y: 0, width: 4, height: 10 };
  const found = covered.value.slice(0, 2);
  expect(found).toEqual([dock, { x: -2, y: 13, width: 2, height: 1 }]);
  // The area outside the window is covered too. The window's corners, in cells, are (-2, 0) and
  // (23.6, 14.4).
  const hidden = (x: number, y: number): boolean =>
    covered.value.some((b) => b.x < x && x < b.x + b.width && b.y < y && y < b.y + b.height);
  expect([hidden(-2.1, 5), hidden(23.7, 5), hidden(5, -0.1), hidden(5, 14.5)]).not.toContain(false);
  expect(hidden(5, 5)).toBe(false);
  // Labels keep clear of a card with buttons too, as soon as it stands.
  cards.set('offer', { x: 200, y: 200, width: 100, height: 50 });
  expect(hidden(3, 4.5)).toBe(false);
  cardsPlaced.value++;
  expect(hidden(3, 4.5)).toBe(true);
  end.abort();
  dockBox.value = null;
  expect(covered.value[0]).toEqual(dock);
});
