// @vitest-environment page
/**
 * Degrees of cover are stored for each map and loaded again. They are merged with the degrees of
 * another tab, and are not lost if the storage is full.
 */
import { describe, expect, it } from 'vitest';
import { keepDegrees } from '../../entrypoints/overlay/degrees.ts';
import { STORED_DEGREES } from '../../src/amendments/degrees.ts';
import { storeFor } from '../../src/settings/durableStore.ts';
import { exported, imported, type AnyKind } from '../../src/settings/keptFile.ts';
import { degreesOf, type DegreesHere } from '../../src/state/degrees.ts';
import { createStore, type Store } from '../../src/state/store.ts';
import { areaOf, settle, type FakeArea } from '../settings/area.ts';

function tab(
  area: FakeArea,
  map = 'cellar',
): { store: Store; degrees: DegreesHere; end: AbortController } {
  const store = createStore();
  store.scene.value = {
    format: 'quadretto/scene@1',
    ruleset: 'd20modern',
    grid: { kind: 'square', columns: 10, rows: 8, metresPerCell: 1.5 },
  };
  const end = new AbortController();
  keepDegrees(store, 'table.example', end.signal, (key) => storeFor(key, STORED_DEGREES, area));
  store.map.value = map;
  return { store, degrees: degreesOf(store), end };
}
const said = ({ store }: { store: Store }): string[] =>
  (store.amended.value?.degrees ?? []).map((d) => `${d.from} ${d.to} ${d.degree}`);

describe('degrees of cover set by the GM', () => {
  it('a degree of cover that the GM sets applies only to one map of one game, even after a reload', async () => {
    const area = areaOf();
    const one = tab(area);
    await settle();
    one.degrees.set('a', 'b', 'half');
    expect(said(one)).toEqual(['a b half']);
    await settle();
    for (const [map, game, expected] of [
      ['attic', '', []],
      ['cellar', 'other', []],
      ['cellar', '', ['a b half']],
    ] as const) {
      one.store.campaign.value = game;
      one.store.map.value = map;
      await settle();
      expect([map, game, said(one)]).toEqual([map, game, expected]);
    }
    one.end.abort();
    const again = tab(area);
    expect(said(again)).toEqual([]);
    await settle();
    expect(said(again)).toEqual(['a b half']);
    again.end.abort();
  });

  it('degrees of cover that the GM sets in two tabs at once appear in both tabs', async () => {
    const area = areaOf();
    const [one, two] = [tab(area), tab(area)];
    await settle();
    one.degrees.set('a', 'b', 'half');
    two.degrees.set('c', 'b', 'total');
    await settle();
    await settle();
    expect(said(one).sort()).toEqual(['a b half', 'c b total']);
    expect(said(two).sort()).toEqual(['a b half', 'c b total']);
    one.degrees.set('a', 'b', null);
    await settle();
    expect(said(two)).toEqual(['c b total']);
    one.end.abort();
    two.end.abort();
  });

  it(
    'if the storage is full, a degree of cover that the GM sets lasts until the page closes ' +
      'and is marked as unsaved',
    async () => {
      const area = areaOf();
      area.quota = 1;
      const one = tab(area);
      await settle();
      one.degrees.set('a', 'b', 'half');
      await settle();
      expect([said(one), one.degrees.unsaved.value]).toEqual([['a b half'], true]);
      one.end.abort();
    },
  );

  it('the user can export and import the degrees of cover that the GM has set', async () => {
    const [area, other] = [areaOf(), areaOf()];
    const one = tab(area);
    await settle();
    one.degrees.set('a', 'b', 'quarter');
    await settle();
    one.end.abort();
    const text = await exported([STORED_DEGREES as AnyKind], new Date(0), area);
    expect(await imported(text, [STORED_DEGREES as AnyKind], other)).toMatchObject({ ok: true });
    const two = tab(other);
    await settle();
    expect(said(two)).toEqual(['a b quarter']);
    two.end.abort();
  });
});
