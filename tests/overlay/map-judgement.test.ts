/** The judgment that the map shows: threat, paths, flanking and cover of a store with a board. */
import { effect } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { violationWhy } from '../../src/overlay/layers/findingSentences.ts';
import type { Point } from '../../src/board/grid.ts';
import { labelBox } from '../../src/overlay/extent.ts';
import type { MarkShape } from '../../src/overlay/shape.ts';
import { marksOf } from '../../src/overlay/marks.ts';
import { rulesets } from '../../src/rules/index.ts';
import { parseScene } from '../../src/scene/parse.ts';
import { judgementOf } from '../../src/state/judgement.ts';
import { createStore, type Store } from '../../src/state/store.ts';
import { locale, addCreatures, cellLabel, say } from '../../src/text/index.ts';

/** Fractions of a token's radius: the portrait inside the rim, and the letter in the middle. */
const [PORTRAIT, LETTER] = [0.75, 0.35];
/** Kinds of figures that are drawn on a token's rim, half inside it. */
const ON_RIM: readonly string[] = ['chip', 'badge'];
/** On cells smaller than this many pixels, figures are smaller too (docs/design/look.md, 9). */
const MIDDLE = 44;

/**
 * Distance in pixels from a point of the map to a figure as it is drawn; 0 or less if the point is
 * on the figure.
 */
function awayFrom([px, py]: Point, shape: MarkShape, cell: number): number {
  const x = (shape.at[0] - px) * cell + (shape.dx ?? 0);
  const y = (shape.at[1] - py) * cell + (shape.dy ?? 0);
  const scale = cell < MIDDLE ? 0.85 : 1;
  if (shape.figure === 'doubt' || shape.figure === 'diamond' || shape.figure === 'same')
    return (Math.abs(x) + Math.abs(y) - 14 * scale) / Math.SQRT2;
  if (shape.figure === 'pill' || shape.figure === 'badge') {
    const { width, height } = labelBox(shape);
    return Math.hypot(Math.max(0, Math.abs(x) - width / 2), Math.max(0, Math.abs(y) - height / 2));
  }
  const chip = cell < MIDDLE ? 9 : 12;
  return Math.hypot(x, y) - (shape.figure === 'notch' ? 5 : chip);
}

const sword = { id: 'sword', name: 'spada lunga', kind: 'melee' };
const glaive = {
  id: 'glaive',
  name: 'falcione',
  kind: 'melee',
  reachWeapon: 'reach',
  twoHanded: true,
};

interface Someone {
  id: string;
  at: [number, number];
  side?: string;
  [more: string]: unknown;
}
const someone = ({ side = 'foes', ...rest }: Someone) => ({
  name: rest.id,
  side,
  size: 'medium',
  speed: { land: 6 },
  attacks: [sword],
  ...rest,
});

/** A store with a board and one selected creature. */
function storeOf(creatures: Someone[], more: object = {}, selected = 'Aldo'): Store {
  const parsed = parseScene({
    format: 'quadretto/scene@1',
    ruleset: rulesets[0]?.id,
    grid: { kind: 'square', columns: 20, rows: 12 },
    creatures: creatures.map(someone),
    ...more,
  });
  if (!parsed.ok) throw new Error(parsed.error.message);
  const store = createStore();
  store.scene.value = parsed.scene;
  store.selection.value = [selected];
  addCreatures(
    parsed.scene.creatures?.map(({ id, name }) => ({
      id,
      ...(name === undefined ? {} : { name }),
    })) ?? [],
  );
  return store;
}
const point = (store: Store, x: number, y: number, px = 0): void => {
  store.pointer.value = { cell: [x, y], x: x * 70 + px, y: y * 70 };
};

const aldo = { id: 'Aldo', at: [2, 2] as [number, number], side: 'party' };

beforeEach(() => {
  locale.value = 'it';
});
afterEach(() => void vi.restoreAllMocks());

describe('threats', () => {
  it(
    'the map shows the squares that an awake enemy threatens, but not the squares ' +
      'around a sleeping enemy',
    () => {
      const store = storeOf([
        aldo,
        { id: 'Bice', at: [2, 4], side: 'party' },
        { id: 'goblin', at: [8, 5] },
        { id: 'spent', at: [12, 5], opportunitiesTaken: 1 },
        { id: 'asleep', at: [16, 5], conditions: ['asleep'] },
      ]);
      const threats = judgementOf(store).threats.value;
      expect(threats?.active.map((t) => t.creature.id)).toEqual(['goblin']);
      expect(threats?.all.map((t) => t.creature.id)).toEqual(['goblin', 'spent', 'asleep']);
      expect([...(threats?.sure ?? [])]).toHaveLength(8);
    },
  );

  it('the map counts the enemies that threaten a square, but leaves uncertain threats out of the number', () => {
    const store = storeOf([
      aldo,
      { id: 'g1', at: [8, 5] },
      { id: 'g2', at: [10, 5] },
      { id: 'unread', at: [15, 5], attacks: undefined },
    ]);
    const threats = judgementOf(store).threats.value;
    expect([4, 5, 6].map((y) => threats?.count[y * 20 + 9])).toEqual([2, 2, 2]);
    expect([...(threats?.doubtful ?? [])]).toHaveLength(8);
    expect(threats?.sure.has(14, 4)).toBe(false);
  });

  it('the map shows the threat of a hidden enemy to the GM but not to a player', () => {
    const store = storeOf([aldo, { id: 'lurker', at: [8, 5], visibleTo: ['foes'] }]);
    expect(judgementOf(store).threats.value?.all).toEqual([]);
    expect(marksOf(store).discs.value).toHaveLength(1);
    store.gm.value = true;
    expect(judgementOf(store).threats.value?.all).toHaveLength(1);
  });
});

describe('the explanation of a square for the selected creature', () => {
  const said = (foe: object, gm: boolean): (string | undefined)[] => {
    const store = storeOf([aldo, { id: 'lurker', at: [4, 2], ...foe }]);
    store.gm.value = gm;
    return marksOf(store)
      .whyAt([4, 2])
      .map(({ message }) => message)
      .filter((message) => message.startsWith('move.'));
  };

  it.each([
    [
      'an invisible enemy’s square tells the GM that the enemy is unseen',
      { conditions: ['invisible'] },
      true,
      ['move.unseen'],
    ],
    [
      'the square of an enemy that the tabletop hides tells the GM that the enemy is unseen',
      { visibleTo: ['foes'] },
      true,
      ['move.unseen'],
    ],
    [
      'an invisible enemy’s square tells a player that the square is free',
      { conditions: ['invisible'] },
      false,
      ['move.legal'],
    ],
    [
      'an invisible corpse’s square says that the square is free',
      { conditions: ['dead', 'invisible'] },
      true,
      ['move.legal'],
    ],
    ['a visible enemy’s square does not mention moves', {}, true, []],
    [
      'an empty square says that the square is free',
      { at: [9, 2], conditions: ['invisible'] },
      true,
      ['move.legal'],
    ],
  ])('the tooltip of %s', (_, foe, gm, messages) => {
    expect(said(foe, gm)).toEqual(messages);
  });
});

describe('the hovered creature', () => {
  it('if several creatures are under the pointer, the smallest of them counts as the hovered creature', () => {
    const store = storeOf([
      aldo,
      { id: 'Ogre', at: [6, 6], size: 'large' },
      { id: 'rat', at: [7, 7], size: 'tiny' },
    ]);
    const { hovered, target } = judgementOf(store);
    point(store, 7, 6);
    expect(hovered.value?.id).toBe('Ogre');
    point(store, 7, 7);
    expect(hovered.value?.id).toBe('rat');
    point(store, 0, 0);
    store.targets.value = ['Ogre'];
    expect([hovered.value, target.value?.id]).toEqual([null, 'Ogre']);
  });

  it('the map marks are not computed again while the pointer moves within one square', () => {
    const store = storeOf([aldo, { id: 'goblin', at: [8, 5] }]);
    let runs = 0;
    const stop = effect(() => {
      void marksOf(store).shapes.value;
      runs += 1;
    });
    point(store, 9, 5);
    const before = runs;
    for (let px = 1; px < 60; px++) point(store, 9, 5, px);
    stop();
    expect(runs).toBe(before);
  });
});

describe('a layer that is switched off', () => {
  it('a map layer that is switched off sends no request to the rules engine', () => {
    const store = storeOf([aldo, { id: 'goblin', at: [8, 5] }]);
    const rules = store.judge.value?.rules;
    if (rules === undefined) throw new Error('no ruleset');
    const [reach, threat] = [vi.spyOn(rules, 'reachable'), vi.spyOn(rules, 'threat')];
    store.switches.value = {
      threat: false,
      move: false,
      path: true,
      flanking: true,
      cover: true,
      reminders: false,
      timeline: false,
    };
    const { shapes } = marksOf(store);
    void shapes.value;
    store.selection.value = [];
    store.selection.value = ['Aldo'];
    void shapes.value;
    expect(reach).not.toHaveBeenCalled();
    expect(threat).not.toHaveBeenCalled();
    store.switches.value = { ...store.switches.value, move: true };
    void shapes.value;
    expect(reach.mock.calls.map((c) => c[2])).toEqual(['double-move', 'move', 'step']);
  });
});

describe('the path', () => {
  it('if only the start and end of a drag are known, the path is assumed to avoid walls', () => {
    const wall = { from: [4, 0], to: [4, 5], blocks: ['move', 'sight', 'effect'] };
    const store = storeOf([aldo], { walls: [wall] });
    store.drag.value = {
      of: 'Aldo',
      path: [
        [2, 2],
        [5, 2],
      ],
    };
    const path = judgementOf(store).path.value;
    expect(path?.path[0]).toEqual([2, 2]);
    expect(path?.path.at(-1)).toEqual([5, 2]);
    expect(path?.verdict.violations.map((v) => v.code)).not.toContain('through-wall');
    expect(path?.verdict.violations.map((v) => v.code)).not.toContain('not-adjacent');
  });

  it('if only some squares of a drag are known, the path also includes the squares between the known squares', () => {
    const store = storeOf([aldo]);
    store.drag.value = {
      of: 'Aldo',
      path: [
        [2, 2],
        [3, 2],
        [3, 2],
        [6, 2],
      ],
    };
    expect(judgementOf(store).path.value?.path).toEqual([
      [2, 2],
      [3, 2],
      [4, 2],
      [5, 2],
      [6, 2],
    ]);
  });

  it('dragging a token past an enemy shows the enemy’s attack of opportunity and a safe path', () => {
    const store = storeOf([aldo, { id: 'goblin', at: [4, 1] }]);
    store.drag.value = {
      of: 'Aldo',
      path: [
        [2, 2],
        [3, 2],
        [4, 2],
        [5, 2],
        [6, 2],
      ],
    };
    const { path, safe } = judgementOf(store);
    expect(path.value?.verdict.opportunities.map((o) => [o.by, o.leaving])).toEqual([
      ['goblin', [3, 2]],
    ]);
    expect(path.value?.broken).toBeUndefined();
    expect(safe.value).toMatchObject({
      before: 1,
      judged: { fresh: [], verdict: { legal: true } },
    });
  });

  it('a drag longer than one move counts as a double move, and a drag longer than two moves is illegal', () => {
    const store = storeOf([aldo]);
    const { path } = judgementOf(store);
    const along = (n: number) => ({
      of: 'Aldo',
      path: Array.from({ length: n + 1 }, (_, i) => [2 + i, 2] as const),
    });
    store.drag.value = along(6);
    expect(path.value).toMatchObject({ mode: 'move', second: null, verdict: { legal: true } });
    store.drag.value = along(9);
    expect(path.value).toMatchObject({
      mode: 'double-move',
      second: 6,
      broken: undefined,
      verdict: { legal: true, cost: 9, budget: 12 },
    });
    store.drag.value = along(14);
    expect(path.value).toMatchObject({
      mode: 'double-move',
      broken: { code: 'over-speed', at: [15, 2], step: 13 },
    });
    store.mode.value = 'run';
    expect(path.value).toMatchObject({
      mode: 'run',
      second: null,
      verdict: { legal: true, budget: 24 },
    });
  });

  it.each<[string, readonly [number, number][], boolean]>([
    [
      'dragging a token past an enemy offers a safe path, because the dragged path provokes',
      [
        [2, 2],
        [3, 2],
        [4, 2],
        [5, 2],
      ],
      true,
    ],
    [
      'dragging a token away from an enemy offers no safe path, because the dragged path does not provoke',
      [
        [2, 2],
        [2, 3],
        [2, 4],
      ],
      false,
    ],
  ])('%s', (_, cells, named) => {
    const store = storeOf([aldo, { id: 'goblin', at: [4, 1] }]);
    store.safeHeld.value = true;
    store.drag.value = { of: 'Aldo', path: cells };
    expect(judgementOf(store).safe.value !== null).toBe(named);
    expect(marksOf(store).shapes.value.some(({ key }) => key === 'safe:line')).toBe(named);
  });

  it.each<[string, readonly [number, number][], string]>([
    [
      'along a row and then down a column',
      [
        [2, 2],
        [3, 2],
        [4, 2],
        [5, 2],
        [6, 2],
        [6, 3],
        [6, 4],
        [6, 5],
      ],
      'G4',
    ],
    [
      'diagonally and then along a row',
      [
        [2, 2],
        [3, 3],
        [4, 4],
        [5, 4],
        [6, 4],
        [7, 4],
        [8, 4],
      ],
      'F5',
    ],
    [
      'along a row and then diagonally',
      [
        [2, 2],
        [3, 2],
        [4, 2],
        [5, 3],
        [6, 4],
        [7, 5],
      ],
      'F4',
    ],
  ])(
    'for an illegal charge that goes %s, the map marks the first square off the straight line',
    (_, cells, square) => {
      const store = storeOf([aldo, { id: 'goblin', at: [9, 6] }]);
      store.mode.value = 'charge';
      store.drag.value = { of: 'Aldo', path: cells };
      const judged = judgementOf(store).path.value!;
      const bend = judged.verdict.violations.find(({ code }) => code === 'not-straight')!;
      const why = violationWhy(judged, bend);
      expect(say(why.message, why.params)).toBe('Si va in linea retta: questo percorso devia.');
      expect(why.cells.map(cellLabel)).toEqual([square]);
    },
  );

  it(
    'the map draws the straight path of a charge as a band, and frames each square that ' +
      'blocks the charge',
    () => {
      const store = storeOf([
        aldo,
        { id: 'Berta', at: [5, 3], side: 'party' },
        { id: 'goblin', at: [9, 5] },
      ]);
      store.mode.value = 'charge';
      store.drag.value = {
        of: 'Aldo',
        path: [
          [2, 2],
          [3, 2],
          [4, 3],
          [5, 3],
          [6, 4],
          [7, 4],
          [8, 5],
        ],
      };
      const band = marksOf(store).shapes.value.filter(({ key }) => key.startsWith('path:band'));
      expect(band.map(({ kind }) => kind).slice(0, 2)).toEqual(['fill', 'edge']);
      const { verdict } = judgementOf(store).path.value!;
      const framed = marksOf(store)
        .shapes.value.filter(({ kind, style }) => kind === 'frame' && style === 'illegal')
        .map((shape) => ('at' in shape ? shape.at : []));
      expect(verdict.band?.blocked.length).toBeGreaterThan(0);
      expect(framed.map(String).sort()).toEqual(
        [...new Set(verdict.band!.blocked.map(String))].sort(),
      );
      store.mode.value = 'move';
      expect(marksOf(store).shapes.value.some(({ key }) => key.startsWith('path:band'))).toBe(
        false,
      );
    },
  );

  it('a path that ends in an ally’s space is illegal, and the reason names the ally', () => {
    const store = storeOf([aldo, { id: 'Berta', at: [4, 2], side: 'party' }]);
    store.drag.value = {
      of: 'Aldo',
      path: [
        [2, 2],
        [3, 2],
        [4, 2],
      ],
    };
    const judged = judgementOf(store).path.value!;
    expect(judged.broken).toMatchObject({ code: 'ends-occupied', by: 'Berta' });
    addCreatures([{ id: 'Berta', name: 'Berta' }]);
    const why = violationWhy(judged, judged.broken!);
    expect(say(why.message, why.params)).toContain('Berta');
  });

  it('the map shows the path to the square under the pointer while the path key is held', () => {
    const store = storeOf([aldo]);
    point(store, 6, 2);
    const { path } = judgementOf(store);
    expect(path.value).toBeNull();
    store.held.value = 'path';
    expect(path.value).toMatchObject({ planned: true, verdict: { cost: 4 } });
    point(store, 40, 2);
    expect(path.value).toBeNull();
  });

  it('a drag that leaves the map, or that has no creature or no squares, throws no exception', () => {
    const store = storeOf([aldo]);
    const { path } = judgementOf(store);
    store.drag.value = {
      of: 'Aldo',
      path: [
        [2, 2],
        [1, 2],
        [0, 2],
        [-1, 2],
      ],
    };
    expect(path.value?.verdict.violations.map((v) => v.code)).toContain('outside-map');
    store.drag.value = { of: 'Aldo', path: [] };
    expect(path.value).toBeNull();
    store.drag.value = {
      of: 'nobody',
      path: [
        [0, 0],
        [1, 1],
      ],
    };
    expect(path.value).toBeNull();
    expect(marksOf(store).shapes.value).toEqual([]);
  });
});

describe('flanking and cover', () => {
  const board = [
    aldo,
    { id: 'Bice', at: [6, 5] as [number, number], side: 'party' },
    { id: 'goblin', at: [5, 5] as [number, number] },
  ];

  it('while a token is dragged, the map shows flanking from the square under the dragged token', () => {
    const store = storeOf(board);
    store.drag.value = {
      of: 'Aldo',
      path: [
        [2, 2],
        [3, 3],
        [4, 4],
        [4, 5],
      ],
    };
    const { flanking } = judgementOf(store);
    expect(flanking.value).toMatchObject([
      { from: [4, 5], target: { id: 'goblin' }, verdict: { pairs: [{ a: 'Aldo', b: 'Bice' }] } },
    ]);
  });

  it('the flanking marks name the creatures that flank the enemy under the pointer', () => {
    const store = storeOf([{ ...aldo, at: [4, 5] }, ...board.slice(1)]);
    point(store, 5, 5);
    expect(judgementOf(store).flanking.value).toMatchObject([
      { verdict: { pairs: [{ a: 'Aldo', b: 'Bice' }] } },
    ]);
    expect(marksOf(store).shapes.value.some((s) => s.key === 'flanking:goblin:Aldo:Bice')).toBe(
      true,
    );
  });

  it('the flanking marks show every flanked creature while the layer’s key is held', () => {
    const store = storeOf([
      { ...aldo, at: [4, 5] },
      ...board.slice(1),
      { id: 'alone', at: [12, 9] },
    ]);
    const { flanking } = judgementOf(store);
    expect(flanking.value).toEqual([]);
    store.held.value = 'flanking';
    expect(flanking.value.map((f) => f.target.id)).toEqual(['goblin']);
  });

  it(
    'the map shows an enemy’s cover against melee attacks if the enemy is within reach, and ' +
      'otherwise against ranged attacks',
    () => {
      const store = storeOf([
        { ...aldo, attacks: [glaive] },
        { id: 'goblin', at: [4, 2] },
        { id: 'archer', at: [9, 2] },
      ]);
      const { shelter } = judgementOf(store);
      point(store, 4, 2);
      expect(shelter.value?.attack).toBe('melee');
      point(store, 9, 2);
      expect(shelter.value).toMatchObject({ attack: 'ranged', cover: { degree: 'soft' } });
    },
  );
});

describe('marks', () => {
  const store = (): Store => storeOf([aldo, { id: 'goblin', at: [4, 2], conditions: ['prone'] }]);

  it('while a layer’s key is held, the map shows only that layer and the selection', () => {
    const s = store();
    const keys = (): string[] =>
      [...new Set(marksOf(s).shapes.value.map((m) => m.key.split(':')[0] ?? ''))].sort();
    expect(keys()).toEqual(['move', 'reminder', 'selection', 'threat']);
    s.held.value = 'threat';
    expect(keys()).toEqual(['selection', 'threat']);
    s.held.value = null;
    s.muted.value = true;
    expect(keys()).toEqual([]);
    expect(marksOf(s).whyAt([3, 2])).toEqual([]);
  });

  it(
    'while a token is dragged, the path is drawn at full strength, and the marks of other ' +
      'map layers are fainter',
    () => {
      const s = store();
      s.drag.value = {
        of: 'Aldo',
        path: [
          [2, 2],
          [2, 3],
        ],
      };
      const quiet = marksOf(s)
        .shapes.value.filter((m) => m.kind === 'fill')
        .map((m) => [m.key, m.quiet]);
      expect(quiet).toContainEqual(['threat:sure:fill', true]);
      expect(quiet).toContainEqual(['move:near:fill', true]);
      expect(marksOf(s).shapes.value.find((m) => m.key === 'path:line')).not.toHaveProperty(
        'quiet',
      );
    },
  );

  it('the tooltip of a square includes the explanations of all map layers that are shown', () => {
    const s = store();
    const said = marksOf(s)
      .whyAt([3, 2])
      .map((w) => say(w.message, w.params));
    expect(said[0]).toBe('Minacciato da goblin.');
    expect(said).toHaveLength(2);
  });

  it('a map layer that throws an exception is left out and reported once; the other layers are still drawn', () => {
    const s = store();
    const rules = s.judge.value?.rules;
    if (rules === undefined) throw new Error('no ruleset');
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(rules, 'reachable').mockImplementation(() => {
      throw new Error('boom');
    });
    const kinds = marksOf(s).shapes.value.map((m) => m.key.split(':')[0]);
    s.selection.value = ['goblin'];
    void marksOf(s).shapes.value;
    expect(kinds).toContain('threat');
    expect(kinds).not.toContain('move');
    expect(warned).toHaveBeenCalledTimes(1);
  });

  /** Thirty creatures. Some have an unknown weapon, and some an unknown size. */
  const thirty = (): Store =>
    storeOf(
      Array.from({ length: 30 }, (_, i): Someone => ({
        id: `c${i}`,
        at: [(i * 7) % 20, (i * 5) % 12],
        side: i % 3 === 0 ? 'party' : 'foes',
        ...(i % 5 === 1 ? { attacks: undefined } : {}),
        ...(i % 7 === 2 ? { conditions: ['prone'] } : {}),
      })),
      {},
      'c0',
    );

  it.each([34, 49, 70, 104])(
    'with squares of %s pixels, no mark covers a token’s portrait on a map with thirty creatures',
    (px) => {
      const s = thirty();
      const marks = marksOf(s);
      /**
       * Figures that cover a portrait: the key, and the distance to the portrait's middle as a
       * fraction of its radius.
       */
      const over = (): string[] =>
        marks.shapes.value.flatMap((shape) =>
          shape.kind !== 'mark'
            ? []
            : marks.discs.value.flatMap(({ at, radius }) => {
                const near = awayFrom(at, shape, px) / (radius * px);
                return near < (ON_RIM.includes(shape.figure) ? LETTER : PORTRAIT)
                  ? [`${shape.key} ${near.toFixed(2)}`]
                  : [];
              }),
        );
      expect(marks.shapes.value.filter(({ kind }) => kind === 'mark').length).toBeGreaterThan(5);
      expect(over()).toEqual([]);
      const free = [...(judgementOf(s).moves.value?.far.cells ?? [])].map(({ at }) => at);
      for (const end of free.slice(0, 40)) {
        point(s, ...end);
        expect(over(), `pointer at ${end.join()}`).toEqual([]);
        s.drag.value = { of: 'c0', path: [[0, 0], end] };
        expect(over(), `drag to ${end.join()}`).toEqual([]);
        s.drag.value = null;
      }
    },
  );
});
