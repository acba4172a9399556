/** When the dock and the column of panels make room on the screen. */
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { Cell } from '../../src/board/grid.ts';
import { entry, gives, move, ruling } from './log-entries.ts';
import { table } from './harness/table.ts';
import { asideOf, boxesToShow, keptFree } from '../../src/overlay/stepAside.ts';
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
  };
}

const TOKENS = [
  { id: 'aldo', at: [4, 6] },
  { id: 'ogre', at: [17, 4], space: 2 },
  { id: 'goblin', at: [9, 9] },
  { id: 'cat', at: [30, 9] },
] as const;
const ORDER = ['aldo', 'ogre', 'goblin'];

/** A fight of three of four creatures, with an opportunity of the ogre against Aldo if `offers`. */
function fight({
  offers = false,
  folded = true,
  active = 'goblin',
  selected,
}: {
  readonly offers?: boolean;
  readonly folded?: boolean;
  readonly active?: string;
  readonly selected?: string;
}) {
  const t = table(40, 20, TOKENS);
  const offered = entry(0, move({ ruling: ruling({ provoked: [gives('ogre')] }) }));
  const open = signal(offers ? offered.offers : []);
  const [judge, muted] = [signal(t.judge), signal(false)];
  const encounter = signal({ on: true, order: ORDER, acted: [], active });
  const referee = signal({ offers: open, encounter });
  const subject = signal(selected === undefined ? null : t.who(selected));
  const pointed = signal(false);
  const settled = signal({ x: 0 });
  let panned = 0;
  const places = {
    store: { judge, muted, referee, subject },
    judgement: { irregular: signal([]), visible: signal(t.board.creatures) },
    boxOf: (at: Cell, size?: number) => {
      const box = boxOf(at, size);
      return { ...box, x: box.x + panned };
    },
    folded: signal(folded),
    surroundings: signal({ frame: { x: 0, y: 0, width: 1280, height: 720 }, bars: [] }),
    settled,
  } as unknown as Parameters<typeof keptFree>[0];
  const offer = (): void => {
    open.value = offered.offers;
  };
  const shift = (id: string, at: Cell): void => {
    const creatures = judge.value.board.creatures.map((c) => (c.id === id ? { ...c, at } : c));
    judge.value = { ...judge.value, board: { ...judge.value.board, creatures } };
  };
  /** Pans the map by some pixels; `rest`: the map comes to rest there. */
  const pan = (x: number, rest: boolean): void => {
    panned = x;
    if (rest) settled.value = { x };
  };
  return { places, pointed, offer, shift, pan, kept: keptFree(places, pointed) };
}

it('while a token is dragged, a panel near the pointer hides, and other panels stay', () => {
  const at = placed(DOCK, { x: 0, y: 600, width: 300, height: 200 });
  const aside = asideOf(at);
  at.store.pointer.value = { cell: [15, 3], x: 775, y: 175 };
  expect(aside.value).toEqual({ dock: false, column: false });
  at.store.drag.value = { of: 'aldo', path: [[10, 3]] };
  expect(aside.value).toEqual({ dock: true, column: false });
  at.store.pointer.value = { cell: [8, 3], x: 425, y: 175 };
  expect(aside.value).toEqual({ dock: false, column: false });
});

const OGRE = boxOf([17, 4], 2);
const ALDO = boxOf([4, 6]);

describe('what the panels do not cover', () => {
  it('panels do not cover the attacker and the target of an undecided attack of opportunity', () => {
    const { kept, offer } = fight({ folded: false, active: 'cat' });
    expect(kept.value.first).toEqual([boxOf([30, 9])]);
    offer();
    expect(kept.value.first).toEqual([OGRE, ALDO, boxOf([30, 9])]);
  });

  it('panels do not cover the creature whose turn it is, nor the squares around the selected creature', () => {
    const { kept } = fight({ folded: false, selected: 'ogre' });
    expect(kept.value).toEqual({ first: [boxOf([9, 9]), boxOf([16, 3], 4)], then: [] });
  });

  it('while the main panel is folded, the other panels also do not cover the creatures in the fight', () => {
    expect(fight({}).kept.value).toEqual({
      first: [boxOf([9, 9])],
      then: [ALDO, OGRE, boxOf([9, 9])],
    });
  });

  it('panels move away from creatures after the user has panned the map, not during the panning', () => {
    const { kept, pan } = fight({ active: 'goblin' });
    const at = boxOf([9, 9]);
    expect(kept.value.first).toEqual([at]);
    pan(120, false);
    expect(kept.value.first).toEqual([at]);
    pan(150, true);
    expect(kept.value.first).toEqual([{ ...at, x: at.x + 150 }]);
  });

  it('panels move away from a creature that moves, but not while the pointer is on a panel', () => {
    const { kept, shift, pointed, places } = fight({ active: 'goblin' });
    expect(kept.value.first).toEqual([boxOf([9, 9])]);
    shift('goblin', [10, 9]);
    expect(kept.value.first).toEqual([boxOf([10, 9])]);
    pointed.value = true;
    shift('goblin', [11, 9]);
    expect(kept.value.first).toEqual([boxOf([10, 9])]);
    expect(boxesToShow(places).first).toEqual([boxOf([11, 9])]);
    pointed.value = false;
    expect(kept.value.first).toEqual([boxOf([11, 9])]);
  });
});
