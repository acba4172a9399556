/** Memoized answers equal answers computed from scratch, whatever changed between the boards. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board } from '../../../src/board/board.ts';
import type { Creature } from '../../../src/board/creature.ts';
import { judgeOf } from '../../../src/rules/index.ts';
import type { FullJudge } from '../../../src/rules/fullRuleset.ts';
import { turnRulesets } from '../../../src/rules/fullRulesets.ts';
import type { Mode } from '../../../src/rules/verdict.ts';
import { boardOf } from '../../../src/scene/board.ts';
import { sceneSchema, type SceneDocument, type SceneInput } from '../../../src/scene/schema.ts';
import { share } from '../../../src/scene/structuralSharing.ts';
import { CHANGES, type Change, type Seen } from '../../state/changes.ts';
import type { CreatureInput } from '../cases.ts';
import { boards, type Scene } from './boards.ts';
import { holds, TIMEOUT } from './runs.ts';
import { everyCase } from '../../support/everyCase.ts';
import { boardsToTry } from '../../support/thorough.ts';

type Apply = (scene: Scene, change: Change) => Scene;

const of = <T>(list: readonly T[], n: number): T => list[n % list.length]!;
const one = (
  scene: Scene,
  n: number,
  more: (c: CreatureInput, other: string) => Partial<CreatureInput>,
): Scene => {
  const i = n % scene.creatures.length;
  const other = of(scene.creatures, n + 1 + (n % 3)).id;
  return {
    ...scene,
    creatures: scene.creatures.map((c, k) =>
      k === i && c.id !== other ? { ...c, ...more(c, other) } : c,
    ),
  };
};
const spent = (scene: Scene, more: object): Scene => ({
  ...scene,
  turn: { ...scene.turn, active: scene.creatures[0]!.id, spent: { ...scene.turn?.spent, ...more } },
});

/** Facts that these answers depend on, besides those of threat. */
const MORE = {
  pins: (s, c) => one(s, c.who, (who, other) => ({ pins: who.pins === other ? 'nobody' : other })),
  grapples: (s, c) =>
    one(s, c.who, (who, other) => ({ grapples: (who.grapples ?? []).length > 0 ? [] : [other] })),
  mount: (s, c) =>
    one(s, c.who, (who, other) => ({ mount: who.mount === other ? 'nobody' : other })),
  body: (s, c) =>
    one(s, c.who, () => ({
      conditions: [
        of(['incorporeal', 'invisible', 'dead', 'helpless', 'blur', 'nauseated', 'pinned'], c.pick),
      ],
    })),
  hp: (s, c) => one(s, c.who, () => ({ hp: { current: c.x - 3, max: 10 } })),
  speed: (s, c) => one(s, c.who, () => ({ speed: { land: c.x % 7 } })),
  turn: (s, c) => ({
    ...s,
    turn: {
      round: 1,
      active: of(s.creatures, c.who).id,
      order: s.creatures.map((each) => each.id),
      surprise: c.pick % 5 === 0,
    },
  }),
  moved: (s, c) => spent(s, { moved: c.x, diagonals: c.y % 3, move: c.pick % 2 }),
  acted: (s, c) => spent(s, { standard: c.pick % 2 === 0, step: c.pick % 3 === 0 }),
  light: (s, c) => ({ ...s, light: of(['bright', 'dim', 'dark'] as const, c.pick) }),
  fog: (s, c) => ({
    ...s,
    cells: [...s.cells, { at: [c.x, c.y], concealment: of(['partial', 'total'] as const, c.pick) }],
  }),
  low: (s, c) => ({ ...s, cells: [...s.cells, { at: [c.x, c.y], low: true }] }),
  options: (s, c) => ({
    ...s,
    options: {
      coverLine: of(['best-corner', 'any-line'], c.x),
      text: of(['english-srd', 'italian-letter'], c.pick),
    },
  }),
} satisfies Record<string, Apply>;

const change = (kinds: readonly string[]) =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    who: fc.nat(11),
    x: fc.nat(13),
    y: fc.nat(13),
    pick: fc.nat(29),
  });
const COMMON = ['move', 'step', 'come'];
const step = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: change(COMMON) },
    change([...Object.keys(CHANGES), ...Object.keys(MORE)]),
  ),
  { minLength: 1, maxLength: 2 },
);

/** Consecutive snapshots of a crowded table. */
const histories = (length: number): fc.Arbitrary<readonly Scene[]> =>
  fc
    .tuple(
      boards({
        elevations: true,
        side: [12, 18],
        sizes: ['tiny', 'small', 'medium', 'medium', 'large', 'huge'],
      }),
      fc.array(change(['come']), { minLength: 6, maxLength: 6 }),
      fc.array(step, { minLength: length, maxLength: length }),
    )
    .map(([scene, crowd, steps]) => {
      const after = (s: Scene, c: { kind: string } & Omit<Change, 'kind'>): Scene => {
        if (s.creatures.length === 0) return s;
        if (Object.hasOwn(MORE, c.kind)) return MORE[c.kind as keyof typeof MORE](s, c as Change);
        const seen: Seen = { scene: s, subject: s.creatures[0]!.id, gm: true };
        return CHANGES[c.kind as keyof typeof CHANGES](seen, c as Change).scene;
      };
      const told = [crowd.reduce(after, scene)];
      for (const changes of steps) told.push(changes.reduce(after, told.at(-1)!));
      return told;
    });

/** The boards of snapshots that share their unchanged parts. */
function sharedBoards(history: readonly Scene[]): readonly Board[] {
  let last: SceneDocument | undefined;
  return history.map((scene: SceneInput) => {
    last = share(last, sceneSchema.parse(structuredClone(scene)));
    return boardOf(last);
  });
}

const judge = (board: Board, scene: Scene): FullJudge =>
  judgeOf(
    board,
    turnRulesets.find(({ id }) => id === scene.ruleset)!,
  );

const MODES: readonly Mode[] = ['move', 'double-move', 'step', 'withdraw', 'minimum'];

/**
 * Every memoized answer by its question: the first creature with all others, in both directions.
 */
function verdicts(j: FullJudge): Map<string, object> {
  const found = new Map<string, object>();
  const { creatures } = j.board;
  const [first]: readonly Creature[] = creatures;
  for (const c of creatures) {
    found.set(`threat ${c.id}`, j.rules.threat(j, c));
    if (first === undefined || c === first) continue;
    for (const [from, to] of [
      [first, c],
      [c, first],
    ] as const)
      for (const attack of ['melee', 'ranged'] as const) {
        found.set(`cover ${from.id} ${to.id} ${attack}`, j.rules.cover(j, from, to, attack));
        found.set(
          `concealment ${from.id} ${to.id} ${attack}`,
          j.rules.concealment(j, from, to, attack),
        );
      }
  }
  for (const a of creatures.slice(0, 2)) {
    for (const mode of MODES) found.set(`reachable ${a.id} ${mode}`, j.rules.reachable(j, a, mode));
    found.set(`actions ${a.id}`, j.rules.turns.actions(j, a));
  }
  return found;
}

/** A verdict with its lazily computed fields. */
const whole = (v: object): unknown => ({
  ...v,
  ...('lines' in v ? { lines: v.lines, drawn: undefined } : {}),
  ...('cells' in v ? { cells: [...(v.cells as Iterable<unknown>)] } : {}),
});
const said = (all: ReadonlyMap<string, object>): ReadonlyMap<string, string> =>
  new Map([...all].map(([asked, v]) => [asked, JSON.stringify(whole(v))]));

/** Compared as text: most are equal, and a deep comparison of each takes long. */
function same(now: ReadonlyMap<string, string>, wanted: ReadonlyMap<string, string>): void {
  expect([...now.keys()]).toEqual([...wanted.keys()]);
  for (const [asked, text] of now)
    if (text !== wanted.get(asked))
      expect(JSON.parse(text), asked).toEqual(JSON.parse(wanted.get(asked)!));
}

describe('memoized answers', () => {
  it(
    'a ruling on a changed board that reuses cached results equals the ruling computed from ' +
      'scratch',
    () => {
      const kinds = new Map<string, { kept: number; anew: number }>();
      holds(histories(10), 14, (history) => {
        const kept = sharedBoards(history);
        const before = new Map<string, object>();
        const answers = kept.map((board, i) => {
          const all = verdicts(judge(board, history[i]!));
          for (const [asked, verdict] of all) {
            const kind = asked.split(' ')[0]!;
            const count = kinds.get(kind) ?? { kept: 0, anew: 0 };
            if (before.get(asked) === verdict) count.kept++;
            else count.anew++;
            kinds.set(kind, count);
            before.set(asked, verdict);
          }
          return said(all);
        });
        history.forEach((scene, i) => {
          const fresh = boardOf(sceneSchema.parse(structuredClone(scene)));
          same(answers[i]!, said(verdicts(judge(fresh, scene))));
        });
        // Asks again about the earlier boards, in another order.
        for (let i = kept.length - 1; i >= 0; i -= 3)
          same(said(verdicts(judge(kept[i]!, history[i]!))), answers[i]!);
      });
      // Each kind was both reused and computed anew; otherwise the test would prove nothing.
      for (const [kind, { kept, anew }] of kinds)
        expect(Math.min(kept, anew), `${kind}: ${kept} kept, ${anew} anew`).toBeGreaterThan(20);
      expect([...kinds.keys()].sort()).toEqual([
        'actions',
        'concealment',
        'cover',
        'reachable',
        'threat',
      ]);
    },
    TIMEOUT,
  );

  const light = fc.constantFrom('bright', 'dim', 'dark', 'dark');
  const mover = fc.record({
    traits: fc.constantFrom(
      [],
      [],
      ['blind-fight'],
      ['darkvision-12'],
      ['blindsight-6', 'blind-fight'],
    ),
    conditions: fc.constantFrom([], [], ['blinded'], ['flying'], ['incorporeal']),
    moving: fc.constantFrom(undefined, undefined, undefined, 'climb', 'tumble'),
    elevation: fc.constantFrom(0, 0, 2),
    size: fc.constantFrom('small', 'medium'),
    speed: fc.constantFrom({ land: 6 }, { land: 4, fly: 8 }, { land: 6, swim: 6, climb: 2 }),
  });
  const ground = fc.record(
    {
      terrain: fc.constantFrom('difficult'),
      light,
      concealment: fc.constantFrom('fog', 'partial'),
      surface: fc.constantFrom('water', 'slope'),
      low: fc.boolean(),
      costFor: fc.constantFrom({ fly: 3 }, { swim: 1, land: 4 }),
    },
    { requiredKeys: [] },
  );
  everyCase<[string, object, object, number]>([
    ['Blind-Fight after one without', {}, { traits: ['blind-fight'] }, 3],
    ['one without after Blind-Fight', { traits: ['blind-fight'] }, {}, 6],
    [
      'a flyer after a ghost',
      { type: 'undead', subtypes: ['incorporeal'] },
      { elevation: 2, conditions: ['flying'] },
      6,
    ],
    [
      'a ghost after a flyer',
      { elevation: 2, conditions: ['flying'] },
      { type: 'undead', subtypes: ['incorporeal'] },
      3,
    ],
  ])(
    'in the dark, the cost of a creature’s walk does not depend on which other creature was judged before',
    (_, first, second, cost) => {
      const mover = (id: string, y: number, more: object) => ({
        id,
        side: 'a',
        at: [0, y],
        size: 'medium',
        speed: { land: 8 },
        ...more,
      });
      const scene = sceneSchema.parse({
        format: 'quadretto/scene@1',
        ruleset: 'srd35',
        light: 'dark',
        grid: { kind: 'square', columns: 6, rows: 2 },
        creatures: [mover('a', 0, first), mover('b', 1, second)],
      });
      const j = judgeOf(
        boardOf(scene),
        turnRulesets.find(({ id }) => id === 'srd35')!,
      );
      const costs = j.board.creatures.map(
        (c, y) =>
          j.rules.move(
            j,
            c,
            'move',
            [0, 1, 2, 3].map((x): [number, number] => [x, y]),
          ).cost,
      );
      expect(costs[1]).toBe(cost);
    },
  );
  it(
    'the cost of a creature’s movement does not depend on rulings made before on other ' +
      'creatures',
    () => {
      fc.assert(
        fc.property(
          fc.constantFrom(...turnRulesets.filter(({ id }) => id !== 'arelia').map(({ id }) => id)),
          light,
          fc.array(ground, { minLength: 2, maxLength: 4 }),
          fc.array(mover, { minLength: 2, maxLength: 4 }),
          (ruleset, lit, grounds, movers) => {
            const scene = sceneSchema.parse({
              format: 'quadretto/scene@1',
              ruleset,
              light: lit,
              grid: { kind: 'square', columns: 8, rows: movers.length },
              cells: movers.flatMap((_, y) =>
                grounds.map((each, x) => ({ at: [x + 1, y], ...each })),
              ),
              creatures: movers.map((each, y) => ({ id: `m${y}`, side: 'a', at: [0, y], ...each })),
            });
            const ask = (j: FullJudge, y: number): string => {
              const path = Array.from({ length: 5 }, (_, x): [number, number] => [x, y]);
              const { costs, budget } = j.rules.move(j, j.board.creatures[y]!, 'move', path);
              return JSON.stringify([costs, budget]);
            };
            const fresh = (): FullJudge =>
              judgeOf(
                boardOf(structuredClone(scene)),
                turnRulesets.find(({ id }) => id === ruleset)!,
              );
            const one = fresh();
            expect(movers.map((_, y) => ask(one, y))).toEqual(
              movers.map((_, y) => ask(fresh(), y)),
            );
          },
        ),
        { numRuns: boardsToTry(200) },
      );
    },
  );
});
