// @vitest-environment page
/**
 * Painted ground is stored for each map, loaded again, and merged with the paint of another tab.
 */
import { describe, expect, it } from 'vitest';
import { keepPaint } from '../../entrypoints/overlay/keepPaint.ts';
import { PAINT } from '../../src/amendments/paintFile.ts';
import { UNPAINTED, paintCells, paintKey } from '../../src/amendments/paint.ts';
import { storeFor } from '../../src/settings/durableStore.ts';
import { paintingOf, type Painting } from '../../src/state/painting.ts';
import { createStore, type Store } from '../../src/state/store.ts';
import { areaOf, settle, type FakeArea } from '../settings/area.ts';
import { until } from '../support/clock.ts';

function tab(area: FakeArea): { store: Store; painting: Painting; end: AbortController } {
  const store = createStore();
  store.scene.value = {
    format: 'quadretto/scene@1',
    ruleset: 'srd35',
    grid: { kind: 'square', columns: 10, rows: 8, metresPerCell: 1.5 },
  };
  const end = new AbortController();
  keepPaint(store, 'table.example', end.signal, (key) => storeFor(key, PAINT, area));
  return { store, painting: paintingOf(store), end };
}
const paint = (painting: Painting, x: number, y: number): void => {
  painting.tool.value = 'obstacle';
  painting.press([x + 0.5, y + 0.5], false);
  painting.release();
};
const places = ({ painting }: { painting: Painting }): number[] =>
  [...painting.paint.value.keys()].sort((a, b) => a - b);

describe('painted ground', () => {
  it('ground that the user paints on a map appears only on that map of that game, even after a reload', async () => {
    const area = areaOf();
    const one = tab(area);
    one.store.map.value = 'cellar';
    await settle();
    paint(one.painting, 3, 3);
    await settle();
    for (const [map, game, count] of [
      ['attic', '', 0],
      ['cellar', 'other', 0],
      ['cellar', '', 1],
    ] as const) {
      one.store.campaign.value = game;
      one.store.map.value = map;
      await settle();
      expect([map, game, places(one).length]).toEqual([map, game, count]);
    }
    one.end.abort();
    const again = tab(area);
    again.store.map.value = 'cellar';
    expect(places(again)).toEqual([]);
    await settle();
    expect(places(again)).toEqual([paintKey(3, 3)]);
    expect(again.store.amended.value?.cells).toHaveLength(1);
    // After loading, undo cannot go back beyond the stored state.
    expect(again.painting.canUndo.value).toBe(false);
    again.end.abort();
  });

  it('ground painted in two tabs at once appears in both, and undo removes only strokes of the same tab', async () => {
    const area = areaOf();
    const [one, two] = [tab(area), tab(area)];
    for (const { store } of [one, two]) store.map.value = 'cellar';
    await settle();
    paint(one.painting, 1, 1);
    paint(two.painting, 2, 2);
    paint(one.painting, 3, 3);
    const all = [paintKey(1, 1), paintKey(2, 2), paintKey(3, 3)];
    await until(() => expect([places(one), places(two)]).toEqual([all, all]));
    one.painting.undo();
    await until(() =>
      expect([places(one), places(two)]).toEqual([all.slice(0, 2), all.slice(0, 2)]),
    );
    // The result also stays the same.
    await new Promise((later) => {
      setTimeout(later, 1200);
    });
    expect([places(one), places(two)]).toEqual([all.slice(0, 2), all.slice(0, 2)]);
    one.end.abort();
    two.end.abort();
  });

  it('ground that the user paints in another tab does not change an unfinished brush stroke', () => {
    const { painting, store, end } = tab(areaOf());
    store.map.value = 'cellar';
    painting.open('cellar', UNPAINTED);
    painting.tool.value = 'obstacle';
    painting.press([4.5, 4.5], false);
    painting.bring(paintCells(UNPAINTED, [[7, 7]], { cost: 2 }));
    expect(places({ painting })).toEqual([paintKey(4, 4), paintKey(7, 7)]);
    painting.release();
    expect([...painting.judged.value.keys()].sort((a, b) => a - b)).toEqual([
      paintKey(4, 4),
      paintKey(7, 7),
    ]);
    painting.undo();
    expect([...painting.judged.value.keys()]).toEqual([paintKey(7, 7)]);
    end.abort();
  });

  it('painted ground that does not fit into the storage stays on the map until there is room for it', async () => {
    const area = areaOf();
    const one = tab(area);
    one.store.map.value = 'cellar';
    await settle();
    area.quota = 0;
    paint(one.painting, 3, 3);
    await settle();
    expect([places(one), one.painting.unsaved.value]).toEqual([[paintKey(3, 3)], true]);
    // Once there is free space, the next stroke stores everything.
    area.quota = Infinity;
    paint(one.painting, 4, 4);
    await settle();
    expect(one.painting.unsaved.value).toBe(false);
    one.end.abort();
    const again = tab(area);
    again.store.map.value = 'cellar';
    await settle();
    expect(places(again)).toEqual([paintKey(3, 3), paintKey(4, 4)]);
    again.end.abort();
  });
});
