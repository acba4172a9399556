/**
 * Walls drawn beside the grid (docs/spec/scene.md, conventions 19 to 21): a careless hand changes no
 * answer, and what can be walked can be struck.
 */
import { cells } from '../../../adapters/practice/ascii.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HEX_LAYOUTS, type HexLayout } from '../../../src/board/grid.ts';
import { hexCorners } from '../../../src/board/hex.ts';
import { answer, answersAbout } from '../../../src/judge/answer.ts';
import { sceneSchema, type SceneInput } from '../../../src/scene/schema.ts';
import type { Answer } from '../cases.ts';
import { holds, TIMEOUT } from './runs.ts';
import { hexMapsInWords, rulesetsInWords } from '../../support/titleWords.ts';

type At = [number, number];
type Wall = { from: At; to: At } & Partial<Kind>;
/** What a wall stops, and at which heights. */
interface Kind {
  readonly blocks: string[];
  readonly limited: boolean;
  readonly effectUnknown: boolean;
  readonly low: boolean;
  readonly bottom: number;
  readonly top: number;
}
const KINDS: readonly Partial<Kind>[] = [
  {},
  {},
  {},
  { limited: true },
  { blocks: ['move'] },
  { blocks: ['sight'] },
  { low: true },
  { bottom: 0, top: 1 },
  { bottom: 1, top: 3 },
];
const kind = fc.constantFrom(...KINDS);
/** The Large creature of the board grows and shrinks. */
const size = fc.constantFrom('tiny', 'large', 'huge', 'gargantuan', 'colossal');

const SQUARES = ['srd35', 'sigil', 'pf1', 'd20modern', 'srd52', 'srd51'];
/** Rulesets that judge areas, sight and rolls on the map. */
const FIFTH: readonly string[] = ['srd52', 'srd51'];
const SIDE = 6;
const whole = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max });
const offset = fc.integer({ min: -12, max: 12 }).map((n) => n / 100);
const shift = fc.tuple(offset, offset, offset, offset);

/** Walls along grid lines, some across the whole board, and a few slanting between grid corners. */
const squareWall: fc.Arbitrary<Wall> = fc
  .tuple(
    whole(SIDE),
    whole(SIDE),
    fc.constantFrom(1, 2, 3, 4, 12),
    fc.constantFrom(0, 1, 0, 1, 2),
    kind,
  )
  .map(([x, y, n, course, more]) => {
    const [u, v] = n > SIDE ? [x - SIDE, y - SIDE] : [x, y];
    const [from, to]: [At, At] =
      course === 0
        ? [
            [u, y],
            [u + n, y],
          ]
        : course === 1
          ? [
              [x, v],
              [x, v + n],
            ]
          : [
              [x, y],
              [x + n, y + ((x + y + n) % 3)],
            ];
    return { from, to, ...more };
  });
/** Walls between corners of one hex. */
const hexWall = (layout: HexLayout): fc.Arbitrary<Wall> =>
  fc
    .tuple(whole(SIDE - 1), whole(SIDE - 1), whole(5), fc.integer({ min: 1, max: 3 }))
    .map(([x, y, i, n]) => {
      const corners = hexCorners(layout, [x, y]);
      return { from: [...corners[i]!] as At, to: [...corners[(i + n) % 6]!] as At };
    });

const jittered = (walls: readonly Wall[], by: readonly (readonly number[])[]): Wall[] =>
  walls.map(({ from, to, ...more }, i) => ({
    ...more,
    from: [from[0] + by[i]![0]!, from[1] + by[i]![1]!],
    to: [to[0] + by[i]![2]!, to[1] + by[i]![3]!],
  }));

/** A wall along a grid line, and the points at which it is broken: 0 to 0.35 cells off corners. */
const pieces = fc
  .tuple(
    squareWall.filter(
      // Each piece of limited sight is a wall of its own, and each piece of a low wall has its own
      // distance to the creatures.
      ({ from, to, limited, low }) =>
        (from[0] === to[0] || from[1] === to[1]) && limited !== true && low !== true,
    ),
    fc.array(fc.integer({ min: -35, max: 35 }), { minLength: 4, maxLength: 4 }),
  )
  .map(([wall, offs]) => ({ wall, offs }));
type Broken = readonly [
  { readonly wall: Wall; readonly offs: readonly number[] },
  readonly number[],
];
/** The pieces, each with its own offset across the line and along it. */
function inPieces([{ wall, offs }, by]: Broken): Wall[] {
  const { from, to, ...more } = wall;
  const axis = from[0] === to[0] ? 1 : 0;
  const length = to[axis] - from[axis];
  const cuts = offs.slice(1, length).map((off, i) => from[axis] + i + 1 + off / 100);
  const stops = [from[axis], ...cuts, to[axis]];
  return stops.slice(1).map((stop, i): Wall => {
    const point = (along: number, across: number): At =>
      axis === 0 ? [along, from[1] + across] : [from[0] + across, along];
    const [a, b] = [by[i % 4]!, by[(i + 1) % 4]!];
    return { ...more, from: point(stops[i]! + a, b), to: point(stop + b, a) };
  });
}

const PLACES: readonly At[] = cells('1,1 2,1 3,3 4,4 1,4');

function sceneOf(
  ruleset: string,
  walls: readonly Wall[],
  layout: HexLayout = 'odd-r',
  big = 'large',
): SceneInput {
  const hex = ruleset === 'arelia';
  return {
    format: 'quadretto/scene@1',
    ruleset,
    grid: hex
      ? { kind: 'hex', layout, columns: SIDE, rows: SIDE, metresPerCell: 3 }
      : { kind: 'square', columns: SIDE, rows: SIDE, metresPerCell: 1.5 },
    walls: walls.map((w) => ({ ...w })),
    creatures: PLACES.map((at, i) => ({
      id: 'abcde'[i]!,
      side: i % 2 === 0 ? 'party' : 'foes',
      at,
      size: i === 3 && !hex ? big : 'medium',
      speed: { land: 6 },
      elevation: i === 4 ? 1 : 0,
      attacks: [
        { id: 'sword', kind: 'melee' },
        { id: 'bow', kind: 'ranged' },
      ],
    })),
  } as SceneInput;
}

/** Every answer that depends on walls. */
function answers(
  ruleset: string,
  walls: readonly Wall[],
  layout?: HexLayout,
  big?: string,
): Answer[] {
  const asked = answersAbout(sceneSchema.parse(sceneOf(ruleset, walls, layout, big)));
  const ask = (question: object): Answer => asked(question) as Answer;
  const ids = [...'abcde'];
  const hex = ruleset === 'arelia';
  const fifth = FIFTH.includes(ruleset);
  // Areas of nobody.
  const areas = hex
    ? []
    : fifth
      ? (['sphere', 'cylinder'] as const).map((shape) =>
          ask({ ask: 'area', shape, size: 3, from: [3, 3], save: 'reflex' }),
        )
      : [
          ask({ ask: 'area', shape: 'burst', size: 3, from: [3, 3] }),
          ask({ ask: 'area', shape: 'spread', size: 3, from: [3, 3] }),
          ask({ ask: 'area', shape: 'cone', size: 4, from: [3, 3], towards: [5, 3] }),
          ask({ ask: 'area', shape: 'line', size: 6, from: [0, 3], towards: [6, 2] }),
        ];
  const ofEach = ids.flatMap((of) => [
    ask({ ask: 'threat', of }),
    ask({ ask: 'reachable', of, mode: hex ? 'full-move' : 'move' }),
    ...(fifth
      ? [
          ask({ ask: 'path', of, to: [5, 5], mode: 'move', prefer: 'safe' }),
          ask({ ask: 'hide', of }),
          ask({ ask: 'area', shape: 'emanation', size: 2, from: of }),
          ...(['cone', 'line', 'cube'] as const).map((shape) =>
            ask({ ask: 'area', shape, size: 4, from: [3, 3], towards: [6, 3], by: of }),
          ),
          ...ids
            .filter((to) => to !== of)
            .flatMap((to) => [
              ask({ ask: 'sees', from: of, to }),
              ask({ ask: 'cover', from: of, to, attack: 'ranged' }),
              ask({ ask: 'attempt', from: of, to, with: 'bow' }),
            ]),
        ]
      : []),
    ...(hex || fifth
      ? []
      : [
          ask({ ask: 'flanking', target: of }),
          ask({ ask: 'narrow', of }),
          ask({ ask: 'path', of, to: [5, 5], mode: 'move', prefer: 'safe' }),
          ask({ ask: 'area', shape: 'burst', size: 3, from: [2, 4], by: of }),
          ...ids
            .filter((to) => to !== of)
            .flatMap((to) => [
              ask({ ask: 'cover', from: of, to, attack: 'melee' }),
              ask({ ask: 'cover', from: of, to, attack: 'ranged' }),
              ask({ ask: 'concealment', from: of, to, attack: 'ranged' }),
            ]),
        ]),
  ]);
  return [...areas, ...ofEach];
}

/** Which of several obstacles is named for a blocked line does not matter. */
const unnamed = (all: readonly Answer[]): unknown =>
  JSON.parse(JSON.stringify(all, (key, value: unknown) => (key === 'blockedBy' ? '' : value)));

/** Without the rules, which may differ where there is something that could have mattered. */
const bare = (all: readonly Answer[]): unknown =>
  JSON.parse(JSON.stringify(all, (key, value: unknown) => (key === 'rules' ? 0 : value)));

describe('walls drawn beside the grid', () => {
  it.each(rulesetsInWords(SQUARES))(
    'under %s, walls drawn slightly off the grid have the same effects as walls on the grid',
    (_, ruleset) => {
      const drawings = fc.array(fc.tuple(squareWall, shift), { minLength: 1, maxLength: 6 });
      holds(fc.tuple(drawings, size), 40, ([drawn, big]) => {
        const walls = drawn.map(([wall]) => wall);
        const by = drawn.map(([, offsets]) => offsets);
        expect(answers(ruleset, jittered(walls, by), undefined, big)).toEqual(
          answers(ruleset, walls, undefined, big),
        );
      });
    },
    TIMEOUT,
  );
  it.each(rulesetsInWords(SQUARES))(
    'under %s, a wall drawn in pieces beside a grid line has the same effects as one wall on that line',
    (_, ruleset) => {
      holds(fc.array(fc.tuple(pieces, shift), { minLength: 1, maxLength: 4 }), 20, (drawn) => {
        const [walls, broken] = [drawn.map(([{ wall }]) => wall), drawn.flatMap(inPieces)];
        expect(unnamed(answers(ruleset, broken, undefined, 'huge'))).toEqual(
          unnamed(answers(ruleset, walls, undefined, 'huge')),
        );
      });
    },
    TIMEOUT,
  );
  it.each(hexMapsInWords(HEX_LAYOUTS))(
    'on %s, walls drawn beside hex edges have the same effects as walls on the edges',
    (_, layout) => {
      const wall = fc.tuple(hexWall(layout), kind).map(([w, more]): Wall => ({ ...w, ...more }));
      const drawings = fc.array(fc.tuple(wall, shift), { minLength: 1, maxLength: 6 });
      holds(drawings, 40, (drawn) => {
        const walls = drawn.map(([wall]) => wall);
        const by = drawn.map(([, offsets]) => offsets);
        expect(answers('arelia', jittered(walls, by), layout)).toEqual(
          answers('arelia', walls, layout),
        );
      });
    },
    TIMEOUT,
  );
});

/** A ring of free walls round the middle of the board, as a cave is drawn. */
const cave: fc.Arbitrary<Wall[]> = fc
  .array(fc.tuple(fc.integer({ min: 120, max: 320 }), fc.integer({ min: 120, max: 320 })), {
    minLength: 7,
    maxLength: 14,
  })
  .map((radii) => {
    const points = radii.map(([rx, ry], i): At => {
      const angle = (2 * Math.PI * i) / radii.length;
      return [3 + (rx / 100) * Math.cos(angle), 3 + (ry / 100) * Math.sin(angle)];
    });
    return points.map((from, i) => ({ from, to: points[(i + 1) % points.length]! }));
  });

describe('in a cave of free walls', () => {
  it.each(rulesetsInWords(SQUARES))(
    'under %s, slanting walls give no cover between neighbors who can step to each other’s ' +
      'squares',
    (_, ruleset) => {
      holds(
        fc.tuple(
          cave,
          whole(SIDE - 2),
          whole(SIDE - 2),
          fc.constantFrom<At>([1, 0], [0, 1], [1, 1]),
          fc.boolean(),
        ),
        150,
        ([walls, x, y, [dx, dy], limited]) => {
          const to: At = [x + dx, y + dy];
          const base = sceneOf(ruleset, limited ? walls.map((w) => ({ ...w, limited })) : walls);
          const scene = sceneSchema.parse({
            ...base,
            creatures: base
              .creatures!.slice(0, 2)
              .map((c, i) => ({ ...c, at: i === 0 ? [x, y] : to })),
          });
          const alone = { ...scene, creatures: scene.creatures!.slice(0, 1) };
          const step = answer(alone, {
            ask: 'move',
            of: 'a',
            mode: 'move',
            path: [[x, y], to],
          } as never) as Answer;
          if (step['legal'] !== true) return;
          const ask = answersAbout(scene);
          for (const attack of ['melee', 'ranged'])
            expect(ask({ ask: 'cover', from: 'a', to: 'b', attack })).toMatchObject({
              degree: 'none',
            });
        },
      );
    },
    TIMEOUT,
  );
});

/** A point more than a quarter of a cell from every grid corner. */
const freeEnd: fc.Arbitrary<At> = fc
  .tuple(whole(SIDE * 20), whole(SIDE * 20))
  .map(([x, y]): At => [x / 20 + 0.003, y / 20 + 0.007])
  .filter((end) => end.some((v) => Math.abs(v - Math.round(v)) > 0.25));

/** A wall that has such ends and does not run along a grid line. */
const freeWall = fc.tuple(freeEnd, freeEnd).filter(([from, to]) =>
  [0, 1].every((axis) => {
    const line = Math.round(from[axis]!);
    return [from, to].some((end) => Math.abs(end[axis]! - line) > 0.25);
  }),
);

const crosses = (a: At, b: At, p: At, q: At): boolean => {
  const side = (u: At, v: At, w: At): number =>
    Math.sign((v[0] - u[0]) * (w[1] - u[1]) - (v[1] - u[1]) * (w[0] - u[0]));
  return side(a, b, p) * side(a, b, q) <= 0 && side(p, q, a) * side(p, q, b) <= 0;
};

describe('a floor or a ceiling of walls', () => {
  it.each(rulesetsInWords([...SQUARES, 'arelia']))(
    'under %s, walls wholly above or wholly below all creatures change no ruling',
    (_, ruleset) => {
      const wall = ruleset === 'arelia' ? hexWall('odd-r') : squareWall;
      const edges = fc.constantFrom<Partial<Kind>>({ bottom: 2, top: 4 }, { bottom: -3, top: 0 });
      const without = bare(answers(ruleset, []));
      holds(fc.array(fc.tuple(wall, edges), { minLength: 1, maxLength: 6 }), 15, (drawn) => {
        const walls = drawn.map(([{ from, to }, more]): Wall => ({ from, to, ...more }));
        expect(bare(answers(ruleset, walls))).toEqual(without);
      });
    },
    TIMEOUT,
  );
});

describe('a free wall', () => {
  it.each(rulesetsInWords(SQUARES))(
    'under %s, a slanting wall bars a step exactly if the wall crosses the line between the ' +
      'squares’ centers',
    (_, ruleset) => {
      holds(freeWall, 25, ([from, to]) => {
        const base = sceneSchema.parse(sceneOf(ruleset, [{ from, to }]));
        for (let y = 0; y < SIDE - 1; y++)
          for (let x = 1; x < SIDE; x++)
            for (const [dx, dy] of [
              [-1, 1],
              [0, 1],
              [1, 1],
              [1, 0],
            ] as const) {
              if (x + dx >= SIDE) continue;
              const end: At = [x + dx, y + dy];
              const scene = { ...base, creatures: [{ ...base.creatures![0]!, at: [x, y] as At }] };
              const step = { ask: 'move', of: 'a', mode: 'move', path: [[x, y], end] };
              const middle = ([i, k]: At): At => [i + 0.5, k + 0.5];
              expect(answer(scene, step as never), `${x},${y} to ${end.join()}`).toMatchObject({
                legal: !crosses(middle([x, y]), middle(end), from, to),
              });
            }
      });
    },
    TIMEOUT,
  );
});
