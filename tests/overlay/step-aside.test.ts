/** When the dock and the column of panels make room on the screen. */
import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import type { Cell } from '../../src/board/grid.ts';
import { entry, gives, move, ruling } from './log-entries.ts';
import { table } from './harness/table.ts';
import { asideOf, keptFree } from '../../src/overlay/stepAside.ts';
import type { ScreenBox } from '../../src/overlay/place.ts';
import { createStore } from '../../src/state/store.ts';
import { judgementOf } from '../../src/state/judgement.ts';

const CELL = 50;
const boxOf = ([x, y]: Cell, size = 1): ScreenBox => ({
  x: x * CELL,
  y: y * CELL,
  width: size * CELL,
  height: size * CELL,
});
const DOCK = { x: 800, y: 0, width: 292, height: 500 };

function placed(dock: ScreenBox | null, column: ScreenBox | null) {
  const store = createStore();
  return {
    store,
    judgement: judgementOf(store),
    boxOf,
    dockBox: signal(dock),
    columnBox: signal(column),
    folded: signal(false),
  };
}

it('during a drag, a panel near the pointer hides, and other panels stay', () => {
  const at = placed(DOCK, { x: 0, y: 600, width: 300, height: 200 });
  const aside = asideOf(at);
  at.store.pointer.value = { cell: [15, 3], x: 775, y: 175 };
  expect(aside.value).toEqual({ dock: false, column: false });
  at.store.drag.value = { of: 'aldo', path: [[10, 3]] };
  expect(aside.value).toEqual({ dock: true, column: false });
  at.store.pointer.value = { cell: [8, 3], x: 425, y: 175 };
  expect(aside.value).toEqual({ dock: false, column: false });
});

it('a panel must uncover the attacker and the target of an undecided attack of opportunity', () => {
  const t = table(40, 20, [
    { id: 'aldo', at: [4, 6] },
    { id: 'ogre', at: [17, 4] },
  ]);
  const offered = entry(0, move({ ruling: ruling({ provoked: [gives('ogre')] }) }));
  const referee = {
    offers: signal(offered.offers),
    entries: signal([offered]),
    encounter: signal({ on: false }),
  };
  const free = (dock: ScreenBox): readonly ScreenBox[] => {
    const at = placed(dock, null);
    const store = { ...at.store, judge: signal(t.judge), referee: signal(referee) };
    return keptFree({ ...at, store: store as unknown as typeof at.store }, signal(false)).value;
  };
  expect(free(DOCK)).toEqual([boxOf([17, 4]), boxOf([4, 6])]);
  expect(free({ ...DOCK, x: 1200 })).toEqual([]);
});

it('a panel under the pointer moves aside only after the pointer has left the panel', () => {
  const t = table(40, 20, [
    { id: 'aldo', at: [4, 6] },
    { id: 'ogre', at: [17, 4] },
  ]);
  const offered = entry(0, move({ ruling: ruling({ provoked: [gives('ogre')] }) }));
  const [offers, pointed] = [signal<typeof offered.offers>([]), signal(true)];
  const at = placed(DOCK, null);
  const store = {
    ...at.store,
    judge: signal(t.judge),
    referee: signal({ offers, entries: signal([offered]), encounter: signal({ on: false }) }),
  };
  const free = keptFree({ ...at, store: store as unknown as typeof at.store }, pointed);
  expect(free.value).toEqual([]);
  offers.value = offered.offers;
  expect(free.value).toEqual([]);
  pointed.value = false;
  expect(free.value).toEqual([boxOf([17, 4]), boxOf([4, 6])]);
});
