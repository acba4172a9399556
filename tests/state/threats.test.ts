/**
 * Threat that is updated from board to board must equal threat that is judged from scratch, verdict
 * by verdict.
 */
import { describe, expect, it, vi } from 'vitest';
import { CellSet } from '../../src/board/cellset.ts';
import type { Creature } from '../../src/board/creature.ts';
import { judgeOf, rulesetOf, rulesets } from '../../src/rules/index.ts';
import type { Judge } from '../../src/rules/ruleset.ts';
import { reachAreas } from '../../src/rules/core/reachAreas.ts';
import { cellsOf, standOf } from '../../src/rules/core/distance.ts';
import type { ThreatVerdict } from '../../src/rules/verdict.ts';
import { boardOf } from '../../src/scene/board.ts';
import { sceneSchema, type SceneInput } from '../../src/scene/schema.ts';
import { share } from '../../src/scene/structuralSharing.ts';
import { judgementOf } from '../../src/state/judgement.ts';
import { createStore, type Store } from '../../src/state/store.ts';
import { threatenersAt, threatOf, threatsFollowed, type Threats } from '../../src/state/threats.ts';
import { marksOf } from '../../src/overlay/marks.ts';
import { holds, TIMEOUT } from '../rules/properties/runs.ts';
import { histories, type Seen } from './changes.ts';

interface Naive {
  readonly all: readonly {
    readonly creature: Creature;
    readonly verdict: ThreatVerdict;
    readonly along: string[];
  }[];
  readonly active: readonly string[];
  readonly sure: CellSet;
  readonly doubtful: CellSet;
  readonly count: number[];
}

/** The union of the verdicts of single creatures, on a separate board without cached results. */
function naive({ scene, subject, gm }: Seen): Naive | null {
  const board = boardOf(sceneSchema.parse(structuredClone(scene)));
  const judge = judgeOf(board, rulesetOf(scene.ruleset)!);
  const of = board.creatures.find((c) => c.id === subject);
  if (of === undefined) return null;
  const seen = board.creatures.filter(
    (c) =>
      gm || of.side === undefined || c.visibleTo === undefined || c.visibleTo.includes(of.side),
  );
  const all = seen
    .filter((c) => c.id !== subject && judge.rules.relation(of, c).value === 'foe')
    // Threat has three dimensions: a creature that cannot reach the height of the subject does not
    // threaten it.
    .filter((c) => {
      const apart = Math.abs(Math.round(c.elevation) - Math.round(of.elevation));
      return apart === 0 || reachAreas(judge, c).list.some(({ far }) => far >= apart);
    })
    .map((creature) => {
      const verdict = judge.rules.threat(judge, creature);
      return { creature, verdict, along: alongside(judge, creature, verdict.cells) };
    });
  const active = all.filter(
    ({ verdict }) => verdict.none === undefined && verdict.idle === undefined,
  );
  const [sure, doubtful] = [new CellSet(board.ground.grid), new CellSet(board.ground.grid)];
  const count = Array.from({ length: sure.columns * sure.rows }, () => 0);
  for (const { verdict } of active) {
    (verdict.unknown.length > 0 ? doubtful : sure).unite(verdict.cells);
    for (const [x, y] of verdict.cells) count[y * sure.columns + x]!++;
  }
  for (const [x, y] of sure) doubtful.delete(x, y);
  return { all, active: active.map((t) => t.creature.id), sure, doubtful, count };
}

function alongside(judge: Judge, c: Creature, cells: CellSet): string[] {
  // A squeezed creature fills fewer squares than its space. tests/differential tests which squares
  // these are.
  const own = cellsOf(standOf(judge, c));
  return own
    .filter(([x, y]) =>
      [
        [0, 0],
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ].some(([dx, dy]) => cells.has(x + dx!, y + dy!)),
    )
    .map(String);
}

/** Gives a store the data of the table, as the content script would. */
function show(
  store: Store,
  { scene, subject, gm }: Seen,
  parsed: ReturnType<typeof sceneSchema.parse>,
): void {
  store.ruleset.value = scene.ruleset;
  store.selection.value = [subject];
  store.gm.value = gm;
  store.scene.value = parsed;
}

/** Parses the scene, and keeps unchanged parts as the same objects, as adapters do. */
function parser(): (scene: SceneInput) => ReturnType<typeof sceneSchema.parse> {
  const parts = new Map<unknown, unknown>();
  return (scene) => {
    const parsed = sceneSchema.parse(scene);
    const once = <T>(given: unknown, value: T): T => {
      if (!parts.has(given)) parts.set(given, value);
      return parts.get(given) as T;
    };
    return {
      ...parsed,
      walls: once(scene.walls, parsed.walls),
      cells: once(scene.cells, parsed.cells),
    };
  };
}

/** A verdict as one line, with sorted cells. */
const line = (v: ThreatVerdict): string => JSON.stringify({ ...v, cells: [...v.cells] });

/** The union and the verdicts as short texts, so that thousands can be compared. */
const ofThreats = ({ all, active, sure, doubtful, many, count }: Threats): readonly string[] => [
  [...sure].join(' '),
  [...doubtful].join(' '),
  [...many].join(' '),
  count.join(''),
  active.map((t) => t.creature.id).join(),
  ...all.map(
    (t) =>
      `${JSON.stringify(t.creature)} ${line(t.verdict)} ${t.unknown.join()} ${t.along.join(' ')}`,
  ),
];
const ofNaive = ({ all, active, sure, doubtful, count }: Naive): readonly string[] => [
  [...sure].join(' '),
  [...doubtful].join(' '),
  count
    .flatMap((n, i) => (n > 1 ? [`${i % sure.columns},${Math.floor(i / sure.columns)}`] : []))
    .join(' '),
  count.join(''),
  active.join(),
  ...all.map(
    (t) =>
      `${JSON.stringify(t.creature)} ${line(t.verdict)} ${t.verdict.unknown.join()} ${t.along.join(' ')}`,
  ),
];

describe('threats over random boards and changes', () => {
  it.each([
    ['change of the map', 1],
    ['third change of the map', 3],
  ])(
    'threatened squares that are updated after every %s equal those computed from scratch',
    (_, every) => {
      holds(histories(16), 60, (history) => {
        const store = createStore();
        const parse = parser();
        const judged = history.flatMap((seen, i) => {
          show(store, seen, parse(seen.scene));
          if (i % every !== 0) return [];
          const threats = judgementOf(store).threats.value;
          return [{ seen, lines: threats === null ? null : ofThreats(threats) }];
        });
        // The comparison runs only after all updates, because it creates its own ground.
        expect(judged.map((t) => t.lines)).toEqual(
          judged.map((t) => {
            const wanted = naive(t.seen);
            return wanted === null ? null : ofNaive(wanted);
          }),
        );
      });
    },
    TIMEOUT,
  );

  it(
    'on random maps, the creatures listed for a square are exactly those that threaten the square',
    () => {
      holds(histories(6), 40, (history) => {
        const store = createStore();
        const parse = parser();
        for (const seen of history) {
          show(store, seen, parse(seen.scene));
          const threats = judgementOf(store).threats.value;
          if (threats === null) continue;
          const squares = Array.from(
            threats.count,
            (_, i) => [i % threats.sure.columns, Math.floor(i / threats.sure.columns)] as const,
          );
          expect(squares.map(([x, y]) => threatenersAt(threats, x, y).length)).toEqual([
            ...threats.count,
          ]);
          expect(
            squares.map(([x, y]) =>
              threatenersAt(threats, x, y)
                .map((t) => t.creature.id)
                .join(),
            ),
          ).toEqual(
            squares.map(([x, y]) =>
              threats.active
                .filter((t) => t.verdict.cells.has(x, y))
                .map((t) => t.creature.id)
                .join(),
            ),
          );
        }
      });
    },
    TIMEOUT,
  );
});

const SWORD = { id: 'sword', name: 'spada', kind: 'melee' } as const;
type Someone = NonNullable<SceneInput['creatures']>[number];
const foe = (id: string, x: number, y: number, more: Partial<Someone> = {}): Someone => ({
  id,
  side: 'foes',
  at: [x, y],
  size: 'medium',
  attacks: [SWORD],
  ...more,
});

const SCENE: SceneInput = {
  format: 'quadretto/scene@1',
  ruleset: rulesets[0]!.id,
  grid: { kind: 'square', columns: 20, rows: 12 },
  creatures: [
    { id: 'Aldo', side: 'party', at: [1, 1], size: 'medium', attacks: [SWORD] },
    foe('near', 5, 5),
    foe('far', 15, 5),
    foe('other', 15, 9),
  ],
};

/** The scene with some creatures changed, in new objects as a host reports it. */
const scene = (
  more: Readonly<Record<string, Partial<Someone>>> = {},
  rest: Partial<SceneInput> = {},
) =>
  sceneSchema.parse(
    structuredClone({
      ...SCENE,
      ...rest,
      creatures: SCENE.creatures!.map((c) => ({ ...c, ...more[c.id] })),
    }),
  );

function storeOf(): Store {
  const store = createStore({ ruleset: SCENE.ruleset });
  store.selection.value = ['Aldo'];
  store.scene.value = scene();
  return store;
}

describe('recomputed threats', () => {
  const rules = rulesets[0]!;
  const asked = (): { readonly stances: () => string[]; readonly verdicts: () => string[] } => {
    const [stances, verdicts] = [vi.spyOn(rules, 'attackReach'), vi.spyOn(rules, 'threat')];
    const fresh = (spy: { mock: { calls: unknown[][] }; mockClear(): unknown }): string[] => {
      const ids = spy.mock.calls.map((c) => (c[1] as Creature).id);
      spy.mockClear();
      return ids;
    };
    return { stances: () => fresh(stances), verdicts: () => fresh(verdicts) };
  };

  it('after a move, only the threatened squares of the creature that moved are computed again', () => {
    const store = storeOf();
    const { stances, verdicts } = asked();
    store.switches.value = {
      threat: true,
      move: false,
      path: false,
      flanking: false,
      cover: false,
      reminders: false,
      timeline: false,
    };
    const { shapes } = marksOf(store);
    expect(shapes.value.length).toBeGreaterThan(0);
    expect(stances()).toEqual(['near', 'far', 'other']);
    store.scene.value = scene({ far: { at: [12, 4] } });
    expect(shapes.value.length).toBeGreaterThan(0);
    expect(stances()).toEqual(['far']);
    expect(verdicts()).toEqual([]);
  });

  it(
    'to find which creatures threaten a square, the extension examines only creatures near the ' +
      'square',
    () => {
      const store = storeOf();
      const { verdicts } = asked();
      const threats = judgementOf(store).threats.value!;
      expect(threatenersAt(threats, 15, 8).map((t) => t.creature.id)).toEqual(['other']);
      expect(threatenersAt(threats, 9, 2)).toEqual([]);
      expect(verdicts()).toEqual(['other']);
    },
  );

  it('when the selected creature moves, no other creature’s threatened squares are computed again', () => {
    const store = storeOf();
    const turn = { round: 1, order: ['Aldo', 'near'], acted: ['Aldo'] };
    store.scene.value = scene({}, { turn });
    const { threats } = judgementOf(store);
    const before = threats.value;
    const { stances } = asked();
    store.scene.value = scene({ Aldo: { at: [2, 2] } }, { turn });
    expect(threats.value).toBe(before);
    store.scene.value = scene({ Aldo: { at: [2, 2] } }, { turn: { ...turn, spent: { move: 1 } } });
    expect(threats.value).toBe(before);
    const board = store.board.value;
    store.scene.value = scene({ Aldo: { at: [2, 2] } }, { turn: { ...turn, spent: { move: 1 } } });
    expect(store.board.value).toBe(board);
    expect(stances()).toEqual([]);
  });

  const turn = { round: 1, order: ['Aldo', 'near'], acted: ['Aldo'] };
  it.each([
    ['the creature has acted', { turn }, { turn: { ...turn, acted: ['Aldo', 'near'] } }],
    ['the turn changes', { turn }, { turn: { ...turn, active: 'near' } }],
    ['the round changes', { turn }, { turn: { ...turn, round: 2 } }],
    ['the creature leaves the fight', { turn }, { turn: { ...turn, order: ['Aldo'] } }],
    ['the fight ends', { turn }, {}],
  ])(
    'the threatened squares of a flat-footed creature are computed again when %s',
    (_, before, after) => {
      const store = storeOf();
      const { threats } = judgementOf(store);
      store.scene.value = scene({}, before);
      expect(threats.value?.active.map((t) => t.creature.id)).toEqual(['far', 'other']);
      expect(threats.value?.sure.has(5, 4)).toBe(false);
      store.scene.value = scene({}, after);
      expect(threats.value?.active.map((t) => t.creature.id)).toEqual(['near', 'far', 'other']);
      expect(threats.value?.sure.has(5, 4)).toBe(true);
    },
  );

  it(
    'all threatened squares are computed again when a house rule, the ruleset or a wall ' +
      'changes',
    () => {
      const store = storeOf();
      const { threats } = judgementOf(store);
      const of = { near: { size: 'large', build: 'tall' } } as const;
      const beside = (): (boolean | undefined)[] => [
        threats.value?.sure.has(3, 3),
        threats.value?.sure.has(4, 4),
      ];
      store.scene.value = scene(of, { options: { reachTwoDiagonal: 'strict' } });
      expect(beside()).toEqual([false, true]);
      store.scene.value = scene(of, { options: { reachTwoDiagonal: 'all' } });
      expect(beside()).toEqual([true, true]);
      const wall = { from: [5, 0], to: [5, 12], blocks: ['effect'] } as const;
      store.scene.value = scene(of, {
        options: { reachTwoDiagonal: 'all' },
        walls: [{ ...wall, from: [...wall.from], to: [...wall.to], blocks: [...wall.blocks] }],
      });
      expect(beside()).toEqual([false, false]);
      const { stances } = { stances: vi.spyOn(rulesets[1]!, 'canThreaten') };
      store.ruleset.value = rulesets[1]!.id;
      expect(beside()).toEqual([false, false]);
      expect(stances.mock.calls.map((c) => c[1].id)).toEqual(
        expect.arrayContaining(['near', 'far', 'other']),
      );
    },
  );
});

describe('threats', () => {
  const first = scene();
  const judge = (more: Readonly<Record<string, Partial<Someone>>> = {}): Judge =>
    judgeOf(boardOf(share(first, scene(more))), rulesets[0]!);

  it('reading the threatened squares of an outdated map throws an error', () => {
    const follow = threatsFollowed();
    const [one, two] = [judge(), judge({ far: { at: [12, 4] } })];
    const before = follow(one, one.board.creatures.slice(1));
    expect(before.sure.has(14, 4)).toBe(true);
    const after = follow(two, two.board.creatures.slice(1));
    expect(() => before.sure).toThrow('earlier board');
    expect([after.sure.has(14, 4), after.sure.has(13, 4)]).toEqual([false, true]);
  });

  it(
    'after an exception during an update of threatened squares, the next update gives ' +
      'the correct squares',
    () => {
      const follow = threatsFollowed();
      const one = judge();
      const foes = one.board.creatures.slice(1);
      const before = follow(one, foes);
      const spy = vi.spyOn(rulesets[0]!, 'space').mockImplementation(() => {
        throw new Error('no space');
      });
      const moved = [{ ...foes[0]!, at: [6, 6] as const }, ...foes.slice(1)];
      expect(() => follow(one, moved)).toThrow('no space');
      spy.mockRestore();
      expect(() => before.sure).toThrow('earlier board');
      const after = follow(one, moved);
      const anew = threatsFollowed()(one, moved);
      expect([...after.sure]).toEqual([...anew.sure]);
      expect([...after.count]).toEqual([...anew.count]);
    },
  );

  it('certain and uncertain threats to one square are both counted correctly while creatures change', () => {
    const follow = threatsFollowed();
    const at = (more: Readonly<Record<string, Partial<Someone>>>): string => {
      const now = judge(more);
      const { sure, doubtful, many, count } = follow(now, now.board.creatures.slice(1));
      return (
        `${sure.has(6, 5) ? 'sure' : ''}${doubtful.has(6, 5) ? 'doubtful' : ''}${many.has(6, 5) ? ' many' : ''} ` +
        `${count[5 * 20 + 6]!}`
      );
    };
    const away = { at: [19, 0] as [number, number] };
    const [unread, beside] = [{ attacks: undefined as never }, { at: [7, 5] as [number, number] }];
    expect(at({})).toBe('sure 1');
    expect(at({ far: { ...beside, ...unread } })).toBe('sure many 2');
    expect(at({ far: { ...beside, ...unread }, near: away })).toBe('doubtful 1');
    expect(
      at({ far: { ...beside, ...unread }, near: away, other: { at: [7, 6], ...unread } }),
    ).toBe('doubtful many 2');
    expect(at({ far: { ...beside, ...unread }, other: { at: [7, 6], ...unread } })).toBe(
      'sure many 3',
    );
    expect(at({ far: { ...beside, ...unread }, near: away })).toBe('doubtful 1');
    expect(at({ near: away })).toBe(' 0');
    expect(at({ far: beside })).toBe('sure many 2');
    expect(at({ far: away })).toBe('sure 1');
  });

  it('threatened squares do not depend on the order of the creatures in the list', () => {
    const follow = threatsFollowed();
    const one = judge();
    const foes = one.board.creatures.slice(1);
    const before = [...follow(one, foes).count];
    const after = follow(one, foes.toReversed());
    expect([...after.count]).toEqual(before);
    expect(after.all.map((t) => t.creature.id)).toEqual(['other', 'far', 'near']);
  });

  it('a sleeping creature threatens no square, and the stated reason is the condition “asleep”', () => {
    const j = judge({ near: { conditions: ['asleep'] } });
    const [, near, far] = j.board.creatures;
    expect(threatOf(j, near!).verdict.none).toMatchObject({
      why: 'condition',
      condition: 'asleep',
    });
    expect(threatOf(j, near!).holds(4, 4)).toBe(false);
    expect(threatOf(j, far!).holds(14, 4)).toBe(true);
    expect(threatOf(j, far!).along).toEqual([[15, 5]]);
  });
});
