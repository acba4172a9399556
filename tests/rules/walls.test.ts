/**
 * Walls that stop only a part of movement, sight and effects: walls of limited sight, which count
 * from the second on a line, and walls of which it is unknown whether they stop effects.
 */
import { cells } from '../../adapters/practice/ascii.ts';
import { rulesetInWords } from '../support/titleWords.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesets } from '../../src/rules/index.ts';
import { judgeOf } from '../../src/rules/index.ts';
import type { Ruleset } from '../../src/rules/ruleset.ts';
import { boardOf } from '../../src/scene/board.ts';
import { sceneSchema, type SceneInput } from '../../src/scene/schema.ts';
import { choicesFollowed } from '../../src/amendments/mapChoices.ts';
import { everyCase } from '../support/everyCase.ts';
import { boardsToTry } from '../support/thorough.ts';

type WallInput = NonNullable<SceneInput['walls']>[number];
type At = [number, number];

const [COLUMNS, ROWS] = [10, 7];
const SQUARES = rulesets.filter(({ grid }) => grid === 'square');

const sceneWith = (rules: Ruleset, a: At, b: At, walls: WallInput[]) =>
  sceneSchema.parse({
    format: 'quadretto/scene@1',
    ruleset: rules.id,
    grid:
      rules.grid === 'square'
        ? { kind: 'square', columns: COLUMNS, rows: ROWS }
        : { kind: 'hex', layout: 'odd-r', columns: COLUMNS, rows: ROWS },
    walls,
    creatures: [
      {
        id: 'a',
        side: 'party',
        at: a,
        size: 'medium',
        speed: { land: 6 },
        attacks: [
          { id: 'bow', kind: 'ranged', rangeIncrement: 12 },
          { id: 'sword', kind: 'melee' },
        ],
      },
      {
        id: 'b',
        side: 'foes',
        at: b,
        size: 'medium',
        speed: { land: 6 },
        attacks: [{ id: 'axe', kind: 'melee' }],
      },
    ],
  });

/** What the two creatures see, cover and threaten, without the facts on which it rests. */
function answers(rules: Ruleset, scene: ReturnType<typeof sceneWith>) {
  const j = judgeOf(boardOf(scene), rules);
  const [a, b] = j.board.creatures;
  if (a === undefined || b === undefined) throw new Error('no creatures');
  const silent = (topic: 'cover' | 'concealment') => rules.silent.includes(topic);
  const cover = silent('cover') ? null : rules.cover(j, a, b, 'ranged');
  const concealment = silent('concealment') ? null : rules.concealment(j, a, b, 'ranged');
  return {
    told: {
      cover: cover?.degree,
      concealment: concealment?.missChance,
      effect: rules.lineOfEffect(j, a, b).free,
      sight: rules.lineOfSight(j, a, b).free,
      threat: [...rules.threat(j, b).cells].map(String),
    },
    unknown: [...(cover?.unknown ?? []), ...rules.lineOfEffect(j, a, b).unknown].filter((fact) =>
      fact.startsWith('walls.'),
    ),
  };
}

const LIMITED = { limited: true } as const;
const UNSURE = { blocks: ['move'], effectUnknown: true } as const satisfies Partial<WallInput>;

const at = (most: At): fc.Arbitrary<At> =>
  fc.tuple(fc.integer({ min: 0, max: most[0] - 1 }), fc.integer({ min: 0, max: most[1] - 1 }));
const pair = fc
  .tuple(at([COLUMNS, ROWS]), at([COLUMNS, ROWS]))
  .filter(([p, q]) => String(p) !== String(q));
const segment = fc
  .tuple(
    fc.integer({ min: 0, max: COLUMNS * 4 }),
    fc.integer({ min: 0, max: ROWS * 4 }),
    fc.integer({ min: 0, max: COLUMNS * 4 }),
    fc.integer({ min: 0, max: ROWS * 4 }),
  )
  .map(([x, y, u, v]): WallInput => ({ from: [x / 4, y / 4], to: [u / 4, v / 4] }))
  .filter(({ from, to }) => String(from) !== String(to));

describe.each(rulesets.map((rules) => [rulesetInWords(rules.id), rules] as const))(
  'under %s',
  (game, rules) => {
    it(
      `under ${game}, a single wall of limited sight does not change sight, cover or threatened ` +
        'cells',
      () => {
        fc.assert(
          fc.property(pair, segment, ([p, q], wall) => {
            const bare = answers(rules, sceneWith(rules, p, q, []));
            expect(answers(rules, sceneWith(rules, p, q, [{ ...wall, ...LIMITED }]))).toEqual(bare);
          }),
          { numRuns: boardsToTry(150) },
        );
      },
    );

    it(
      `under ${game}, two walls of limited sight between two creatures block sight and attacks ` +
        'as one full wall does',
      () => {
        fc.assert(
          fc.property(
            fc.integer({ min: 2, max: COLUMNS - 3 }),
            fc.integer({ min: 0, max: ROWS - 1 }),
            fc.integer({ min: 0, max: ROWS - 1 }),
            (x, y, v) => {
              const line = (at: number, more: object): WallInput => ({
                from: [at, -5],
                to: [at, ROWS + 5],
                ...more,
              });
              const two = [line(x + 0.3, LIMITED), line(x + 0.7, LIMITED)];
              const one = [line(x + 0.5, {})];
              const [p, q]: [At, At] = [
                [x - 2, y],
                [x + 2, v],
              ];
              const limited = answers(rules, sceneWith(rules, p, q, two)).told;
              const full = answers(rules, sceneWith(rules, p, q, one)).told;
              expect({ ...limited, threat: [] }).toEqual({ ...full, threat: [] });
            },
          ),
          { numRuns: 60 },
        );
      },
    );

    it(`under ${game}, a wall that may be glass gives no cover, but the ruling may list the wall as unknown`, () => {
      const glaze = choicesFollowed();
      fc.assert(
        fc.property(pair, segment, ([p, q], wall) => {
          const bare = answers(rules, sceneWith(rules, p, q, []));
          const scene = sceneWith(rules, p, q, [{ ...wall, ...UNSURE }]);
          const open = answers(rules, scene);
          const glass = answers(rules, glaze(scene, { glass: true }));
          expect(open.told).toEqual(bare.told);
          expect(glass.unknown).toEqual([]);
          expect(glass.told).toEqual(
            answers(rules, sceneWith(rules, p, q, [{ ...wall, blocks: ['move', 'effect'] }])).told,
          );
          const differs =
            glass.told.cover !== open.told.cover || glass.told.effect !== open.told.effect;
          expect(open.unknown.length > 0).toBe(differs);
        }),
        { numRuns: boardsToTry(150) },
      );
    });
  },
);

describe.each(SQUARES.map((rules) => [rulesetInWords(rules.id), rules] as const))(
  'on squares, under %s',
  (game, rules) => {
    const seen = (walls: WallInput[]) =>
      answers(rules, sceneWith(rules, [1, 3], [7, 3], walls)).told;
    const box = (x: number, y: number, u: number, v: number, more: object): WallInput[] => [
      { from: [x, y], to: [u, y], ...more },
      { from: [u, y], to: [u, v], ...more },
      { from: [u, v], to: [x, v], ...more },
      { from: [x, v], to: [x, y], ...more },
    ];

    it(`under ${game}, a target behind one wall of limited sight is seen and has no cover`, () => {
      const open = seen([]);
      expect(seen([{ from: [4, 0], to: [4, 7], ...LIMITED }])).toEqual(open);
      const concealment = rules.silent.includes('concealment') ? undefined : 0;
      expect(open).toMatchObject({ cover: 'none', concealment, effect: true, sight: true });
    });

    it(
      `under ${game}, a boulder drawn with walls of limited sight hides a target behind it ` +
        'and gives it total cover',
      () => {
        expect(seen(box(3, 0, 5, 7, LIMITED))).toMatchObject({
          cover: 'total',
          effect: false,
          sight: false,
        });
      },
    );

    it(
      `under ${game}, a target inside an outline of limited-sight walls is seen and has no ` +
        'cover',
      () => {
        expect(seen(box(6, 2, 9, 5, LIMITED))).toMatchObject({ cover: 'none', sight: true });
      },
    );

    it(
      `under ${game}, a boulder beside the line between attacker and target does not block ` +
        'the line of effect',
      () => {
        expect(seen(box(4, 4, 5, 5, LIMITED)).effect).toBe(true);
      },
    );

    it(
      `under ${game}, mist drawn with walls that block only sight hides a target behind it, ` +
        'but stops no arrow',
      () => {
        const mist = { ...LIMITED, blocks: ['sight'] };
        expect(seen(box(3, 0, 5, 7, mist))).toMatchObject({ sight: false, effect: true });
      },
    );

    it(
      `under ${game}, a railing that may be glass gives no cover, and the ruling lists the ` +
        'railing as unknown',
      () => {
        const { told, unknown } = answers(
          rules,
          sceneWith(rules, [1, 3], [7, 3], [{ from: [4, 0], to: [4, 7], ...UNSURE }]),
        );
        expect(told).toMatchObject({ cover: 'none', effect: true, sight: true });
        expect(unknown).toContain('walls.0.effect');
      },
    );

    it(
      `under ${game}, a wall of glass between attacker and target gives total cover, but ` +
        'does not block sight',
      () => {
        expect(seen([{ from: [4, 0], to: [4, 7], blocks: ['move', 'effect'] }])).toMatchObject({
          cover: 'total',
          effect: false,
          sight: true,
        });
      },
    );
  },
);

/** A closed outline of walls of limited sight, as people draw it around a tree. */
const tree = (x: number, y: number, r: number): WallInput[] =>
  Array.from({ length: 8 }, (_, i): WallInput => {
    const corner = (k: number): At => {
      const turn = ((2 * k + 1) * Math.PI) / 8;
      return [x + r * Math.cos(turn), y + r * Math.sin(turn)];
    };
    return { from: corner(i), to: corner(i + 1), ...LIMITED };
  });

describe.each(SQUARES.map((rules) => [rulesetInWords(rules.id), rules] as const))(
  'beside walls of limited sight, under %s',
  (game, rules) => {
    const cover = (a: At, b: At, walls: WallInput[], attack: 'melee' | 'ranged') => {
      const j = judgeOf(boardOf(sceneWith(rules, a, b, walls)), rules);
      return rules.cover(j, j.board.creatures[0]!, j.board.creatures[1]!, attack).degree;
    };

    everyCase<[what: string, a: At, b: At, walls: WallInput[]]>([
      ['a trunk on a corner that both share', [3, 3], [4, 3], tree(4, 4, 0.3)],
      ['a trunk behind the attacker', [3, 3], [4, 3], tree(3.5, 3, 0.3)],
      ['a rock beside a diagonal', [3, 3], [4, 4], tree(3.25, 4.25, 0.3)],
      ['a rock on the side of both', [3, 3], [3, 4], tree(4, 3.75, 0.3)],
      ['bushes on both sides', [3, 3], [4, 3], [...tree(3.5, 3, 0.3), ...tree(4.25, 4, 0.3)]],
    ])(
      `under ${game}, a tree or rock beside two neighbors who can step to each other gives ` +
        'neither of them cover',
      (__, a, b, walls) => {
        const j = judgeOf(boardOf(sceneWith(rules, a, b, walls)), rules);
        const alone = judgeOf({ ...j.board, creatures: j.board.creatures.slice(0, 1) }, rules);
        expect(rules.move(alone, alone.board.creatures[0]!, 'move', [a, b]).legal).toBe(true);
        for (const attack of ['melee', 'ranged'] as const)
          expect([attack, cover(a, b, walls, attack)]).toEqual([attack, 'none']);
      },
    );

    it(
      `under ${game}, a target half behind a tree has ` +
        `${rules.coverDegrees === undefined ? 'cover' : 'no cover'}`,
      () => {
        const degree = cover([2, 3], [7, 3], tree(5, 3.95, 0.5), 'ranged');
        expect(degree).toBe(rules.coverDegrees === undefined ? 'cover' : 'none');
      },
    );

    it(
      `under ${game}, a creature that walks away from an enemy provokes the enemy even if a ` +
        'tree stands beside both',
      () => {
        const walls = tree(4, 4, 0.3);
        const j = judgeOf(boardOf(sceneWith(rules, [3, 3], [4, 3], walls)), rules);
        const path: At[] = cells('3,3 2,3 1,3');
        expect(rules.move(j, j.board.creatures[0]!, 'move', path).opportunities).toMatchObject([
          { by: 'b', step: 0 },
        ]);
      },
    );
  },
);

describe.each(SQUARES.map((rules) => [rulesetInWords(rules.id), rules] as const))(
  'a diagonal step past the end of a wall, under %s',
  (game, rules) => {
    const step = (wall: Partial<WallInput>, path: At[], more: object = {}) => {
      const scene = sceneWith(rules, path[0]!, [9, 6], [{ from: [4, 1], to: [4, 3], ...wall }]);
      Object.assign(scene.creatures![0]!, more);
      const j = judgeOf(boardOf(scene), rules);
      const { legal, unknown } = rules.move(j, j.board.creatures[0]!, 'move', path);
      return { legal, unknown: unknown.filter((fact) => fact.startsWith('walls.')) };
    };
    const PAST: At[] = cells('3,3 4,2');
    const railing = { blocks: ['move' as const] };
    const unsure = { ...railing, effectUnknown: true };

    it(`under ${game}, a diagonal step may pass the end of a railing, but not the end of a full wall`, () => {
      expect(step(railing, PAST)).toEqual({ legal: true, unknown: [] });
      expect(step({ blocks: ['move', 'effect'] }, PAST)).toEqual({ legal: false, unknown: [] });
      expect(step({}, PAST)).toEqual({ legal: false, unknown: [] });
    });

    everyCase<[what: string, path: At[], more?: object]>([
      ['at its lower end', PAST],
      ['the other way round', PAST.toReversed()],
      ['at its upper end', cells('3,0 4,1')],
      ['of a Large creature', cells('2,3 3,2'), { size: 'large' }],
    ])(
      `under ${game}, the ruling on a diagonal step past a railing that may be glass lists ` +
        'the railing as unknown',
      (__, path, more) => {
        expect(step(unsure, path, more).unknown).toEqual(['walls.0.effect']);
      },
    );

    everyCase<[what: string, path: At[], more?: object]>([
      ['the path goes round the end', cells('3,3 4,3 4,2')],
      ['the path passes at a distance', cells('3,4 4,3')],
      ['the path goes along it', cells('3,3 3,2')],
      ['the creature has no body', PAST, { subtypes: ['incorporeal'] }],
      ['the wall is lower than the creature flies', PAST, { elevation: 3 }],
    ])(
      `under ${game}, the ruling on a step clear of a wall’s end is certain, even if the wall may be glass`,
      (__, path, more) => {
        expect(step({ ...unsure, top: 2 }, path, more).unknown).toEqual([]);
      },
    );
  },
);
