/** Properties of charges on random boards: every answer agrees, and no line of the band is barred. */
import { describe, expect, it } from 'vitest';
import { rulesetOf, judgeOf } from '../../../src/rules/index.ts';
import { boardOf } from '../../../src/scene/board.ts';
import { sceneSchema } from '../../../src/scene/schema.ts';
import { move, path, reachable, type Answer, type At, type CreatureInput } from '../cases.ts';
import { boardsWithMover, creatureIn, spaceIn, type Scene } from './boards.ts';
import { moments, TURN_RULESETS } from './moments.ts';
import { asking, holds, TIMEOUT } from './runs.ts';
import { rulesetsInWords } from '../../support/titleWords.ts';

const FEW = { cells: 6, walls: 2, creatures: 6, side: [8, 12] as const };

const pathOf = (answer: Answer): At[] | null => answer['path'] as At[] | null;
const keysOf = (answer: Answer): string[] =>
  (answer['cells'] as { at: At }[]).map(({ at }) => at.join());

describe('a charge', () => {
  it(
    'the movement area, the path search and the ruling on a path agree on where a charge may end',
    () => {
      holds(boardsWithMover(FEW), 60, ({ scene, id }) => {
        const ask = asking(scene);
        const { at } = creatureIn(scene, id);
        const judge = judgeOf(boardOf(sceneSchema.parse(scene)), rulesetOf(scene.ruleset!)!);
        const mover = judge.board.creatures.find((c) => c.id === id)!;
        const ends = new Set(
          judge.board.creatures
            .filter((foe) => judge.rules.relation(mover, foe).value === 'foe')
            .flatMap((foe) => judge.rules.chargeEnds(judge, mover, foe).map(String)),
        );
        const offered = new Set(keysOf(ask(reachable(id, 'charge'))));
        for (let y = 0; y < scene.grid.rows; y++)
          for (let x = 0; x < scene.grid.columns; x++) {
            const end: At = [x, y];
            if (end.join() === at.join()) continue;
            const along = pathOf(ask(path(id, end, 'charge')));
            const legal = along !== null && ask(move(id, along, 'charge'))['legal'] === true;
            expect([end.join(), legal]).toEqual([end.join(), offered.has(end.join())]);
            if (legal) expect(ends).toContain(end.join());
          }
      });
    },
    TIMEOUT,
  );

  it.each(rulesetsInWords(['srd35', 'pf1'] as const))(
    'under %s, no creature stands in the straight line of a legal charge',
    (_, ruleset) => {
      holds(boardsWithMover({ ...FEW, ruleset, conditions: false }), 80, ({ scene, id }) => {
        const ask = asking(scene);
        const mover = creatureIn(scene, id);
        const n = spaceIn(scene, mover);
        const others = scene.creatures.filter((c) => c.id !== id);
        const holder = (x: number, y: number): string | undefined =>
          others.find((c) => {
            const m = spaceIn(scene, c);
            return x > c.at[0] && y > c.at[1] && x < c.at[0] + m && y < c.at[1] + m;
          })?.id;
        const within = ([a, b]: readonly [number, number], x: number, y: number): boolean =>
          x >= a && y >= b && x <= a + n && y <= b + n;
        for (const { at: end } of ask(reachable(id, 'charge'))['cells'] as { at: At }[])
          for (const [u, v] of SPREAD)
            for (const [s, t] of SPREAD)
              for (let k = 1; k < 40; k++) {
                const x = mover.at[0] + u * n + (k / 40) * (end[0] + s * n - mover.at[0] - u * n);
                const y = mover.at[1] + v * n + (k / 40) * (end[1] + t * n - mover.at[1] - v * n);
                if (!within(mover.at, x, y) && !within(end, x, y))
                  expect([end, holder(x, y)]).toEqual([end, undefined]);
              }
      });
    },
    TIMEOUT,
  );
});

/** Points of a space, as fractions of its side. */
const SPREAD: readonly (readonly [number, number])[] = [0.01, 0.5, 0.99].flatMap((x) =>
  [0.01, 0.5, 0.99].map((y) => [x, y] as const),
);

describe('the action charge without a path', () => {
  const scene = (
    ruleset: string,
    charger: Partial<CreatureInput>,
    foe: Partial<CreatureInput>,
    ...more: CreatureInput[]
  ): Scene => ({
    format: 'quadretto/scene@1',
    ruleset: ruleset as Scene['ruleset'],
    grid: { kind: 'square', columns: 12, rows: 3, metresPerCell: 1.5 },
    walls: [],
    cells: [],
    creatures: [
      {
        id: 'a',
        side: 'party',
        at: [0, 1],
        size: 'medium',
        speed: { land: 6 },
        attacks: [{ id: 'sword', kind: 'melee' }],
        ...charger,
      },
      { id: 'f', side: 'foes', at: [6, 1], size: 'medium', ...foe },
      ...more,
    ],
  });
  const horse: CreatureInput = {
    id: 'h',
    side: 'party',
    at: [0, 1],
    size: 'large',
    space: 1,
    speed: { land: 10 },
  };
  const friend: CreatureInput = { id: 'x', side: 'party', at: [3, 1], size: 'medium' };
  const rock = (s: Scene): Scene => ({
    ...s,
    cells: [0, 1, 2].map((y) => ({ at: [3, y] as [number, number], blocks: ['move', 'effect'] })),
  });
  const rider: Partial<CreatureInput> = { mount: 'h' };
  const flyer: Partial<CreatureInput> = {
    speed: { fly: 6, manoeuvrability: 'perfect' },
    load: 'light',
    elevation: 2,
  };
  const legal = (s: Scene): unknown =>
    asking(s)({ ask: 'act', of: 'a', action: 'charge', target: 'f' })['legal'];

  const BARRED_BY_FRIEND = (ruleset: string): boolean =>
    ruleset === 'sigil' || ruleset === 'd20modern';
  const CASES: readonly (readonly [
    what: string,
    of: (ruleset: string) => Scene,
    legal: boolean | ((ruleset: string) => boolean),
  ])[] = [
    ['a rider on open ground', (r) => scene(r, rider, {}, horse), true],
    ['a rider behind rocks', (r) => rock(scene(r, rider, {}, horse)), false],
    [
      'a rider too far away',
      (r) => scene(r, rider, { at: [11, 1] }, { ...horse, speed: { land: 3 } }),
      false,
    ],
    ['a flyer at the height of its foe', (r) => scene(r, flyer, { elevation: 2 }), true],
    ['a flyer behind rocks', (r) => rock(scene(r, flyer, { elevation: 2 })), false],
    [
      'a flyer with a friend between',
      (r) => scene(r, flyer, { elevation: 2 }, { ...friend, elevation: 2 }),
      BARRED_BY_FRIEND,
    ],
    ['a flyer above its foe', (r) => scene(r, flyer, { at: [4, 1] }), true],
    ['a flyer above its foe behind rocks', (r) => rock(scene(r, flyer, { at: [4, 1] })), false],
    ['a foe on a ledge within reach', (r) => scene(r, {}, { elevation: 1 }), true],
    ['a foe on a ledge out of reach', (r) => scene(r, {}, { elevation: 8 }), false],
    ['a foe on a ledge behind rocks', (r) => rock(scene(r, {}, { elevation: 1 })), false],
  ];

  it.each(rulesetsInWords(TURN_RULESETS))(
    'under %s, the action “charge” without a stated path is legal only if a path leads to ' +
      'the target',
    (_, ruleset) => {
      expect(CASES.map(([what, of]) => [what, legal(of(ruleset))])).toEqual(
        CASES.map(([what, , wanted]) => [
          what,
          typeof wanted === 'boolean' ? wanted : wanted(ruleset),
        ]),
      );
    },
  );

  it(
    'the action “charge” without a stated path is legal exactly if a charge has a square to end ' +
      'in',
    () => {
      let [open, shut] = [0, 0];
      for (const ruleset of TURN_RULESETS)
        holds(moments(ruleset), 40, (m) => {
          const { side, at } = creatureIn(m.scene, m.of);
          const { columns, rows } = m.scene.grid;
          const far: At = [m.pick % columns, Math.floor(m.pick / columns) % rows];
          if (String(far) === String(at)) return;
          // One foe, away from the charger.
          const { turn: _, ...still } = m.scene;
          const alone: Scene = {
            ...still,
            creatures: m.scene.creatures.map((c) =>
              c.id === m.of
                ? { ...c, conditions: [], hp: { current: 8, max: 8 } }
                : {
                    ...c,
                    side: side ?? 'party',
                    ...(c.id === m.to ? { side: 'foe', at: far } : {}),
                  },
            ),
          };
          const ask = asking(alone);
          const action = { ask: 'act', of: m.of, action: 'charge', target: m.to } as const;
          const { why } = ask(action) as unknown as { why: readonly string[] };
          const area = keysOf(ask(reachable(m.of, 'charge')));
          if (ask({ ...action, action: 'move' })['legal'] !== true) return;
          const byPath = why.filter((code) => BY_PATH.includes(code));
          if (why.length > byPath.length) return;
          if (area.length > 0) open++;
          else shut++;
          expect(byPath.length === 0).toBe(area.length > 0);
        });
      expect([open > 0, shut > 0]).toEqual([true, true]);
    },
    TIMEOUT,
  );
});

/** Reasons against a charge that its path decides. */
const BY_PATH = [
  'too-short',
  'not-nearest',
  'not-straight',
  'over-speed',
  'through-enemy',
  'through-ally',
  'through-wall',
  'corner-cut',
  'too-narrow',
  'difficult-terrain',
  'ends-occupied',
  'crowded',
  'no-line-of-sight',
  'outside-map',
];
