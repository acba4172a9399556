/**
 * Walls drawn beside the grid (docs/spec/scene.md, conventions 19 to 21): a careless hand changes no
 * answer, and what can be walked can be struck.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../src/judge/answer.ts';
import { sceneSchema, type SceneInput } from '../../../src/scene/schema.ts';
import type { Answer } from '../cases.ts';
import { holds, TIMEOUT } from './runs.ts';

type At = [number, number];
type Wall = { from: At; to: At };

const SQUARES = ['srd35', 'sigil', 'pf1', 'd20modern'];
const SIDE = 6;
const whole = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max });
const offset = fc.integer({ min: -12, max: 12 }).map((n) => n / 100);
const shift = fc.tuple(offset, offset, offset, offset);

/** Walls along grid lines, and a few slanting ones between grid corners. */
const squareWall: fc.Arbitrary<Wall> = fc
  .tuple(whole(SIDE), whole(SIDE), fc.integer({ min: 1, max: 4 }), fc.constantFrom(0, 1, 0, 1, 2))
  .map(([x, y, n, kind]) => ({
    from: [x, y],
    to: kind === 0 ? [x + n, y] : kind === 1 ? [x, y + n] : [x + n, y + ((x + y + n) % 3)],
  }));
/** Walls between corners of hexes of the layout odd-r. */
const hexWall: fc.Arbitrary<Wall> = fc
  .tuple(whole(SIDE - 1), whole(SIDE - 1), whole(5), fc.integer({ min: 1, max: 3 }))
  .map(([x, y, i, n]) => {
    const corner = (k: number): At => {
      const [dx, dy] = [
        [0, -2 / 3],
        [1 / 2, -1 / 3],
        [1 / 2, 1 / 3],
        [0, 2 / 3],
        [-1 / 2, 1 / 3],
        [-1 / 2, -1 / 3],
      ][k % 6] as At;
      return [x + 0.5 + (y % 2) / 2 + dx, y + 2 / 3 + dy];
    };
    return { from: corner(i), to: corner(i + n) };
  });

const jittered = (walls: readonly Wall[], by: readonly (readonly number[])[]): Wall[] =>
  walls.map(({ from, to }, i) => ({
    from: [from[0] + by[i]![0]!, from[1] + by[i]![1]!],
    to: [to[0] + by[i]![2]!, to[1] + by[i]![3]!],
  }));

const PLACES: readonly At[] = [
  [1, 1],
  [2, 1],
  [3, 3],
  [4, 4],
  [1, 4],
];

function sceneOf(ruleset: string, walls: readonly Wall[]): SceneInput {
  const hex = ruleset === 'arelia';
  return {
    format: 'quadretto/scene@1',
    ruleset,
    grid: hex
      ? { kind: 'hex', layout: 'odd-r', columns: SIDE, rows: SIDE, metresPerCell: 3 }
      : { kind: 'square', columns: SIDE, rows: SIDE, metresPerCell: 1.5 },
    walls: walls.map((w) => ({ ...w })),
    creatures: PLACES.map((at, i) => ({
      id: 'abcde'[i]!,
      side: i % 2 === 0 ? 'party' : 'foes',
      at,
      size: i === 3 && !hex ? 'large' : 'medium',
      speed: { land: 6 },
      attacks: [
        { id: 'sword', kind: 'melee' },
        { id: 'bow', kind: 'ranged' },
      ],
    })),
  } as SceneInput;
}

/** Every answer that depends on walls. */
function answers(ruleset: string, walls: readonly Wall[]): Answer[] {
  const scene = sceneSchema.parse(sceneOf(ruleset, walls));
  const ask = (question: object): Answer => answer(scene, question as never) as Answer;
  const ids = [...'abcde'];
  const hex = ruleset === 'arelia';
  return ids.flatMap((of) => [
    ask({ ask: 'threat', of }),
    ask({ ask: 'reachable', of, mode: hex ? 'full-move' : 'move' }),
    ...(hex
      ? []
      : [
          ask({ ask: 'flanking', target: of }),
          ask({ ask: 'narrow', of }),
          ask({ ask: 'path', of, to: [5, 5], mode: 'move', prefer: 'safe' }),
          ask({ ask: 'area', shape: 'burst', size: 3, from: [3, 3] }),
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
}

describe('walls drawn beside the grid', () => {
  it.each(SQUARES)(
    'get the same answers as walls on the grid under %s, with ends up to 0.12 cells off',
    (ruleset) => {
      holds(fc.array(fc.tuple(squareWall, shift), { minLength: 1, maxLength: 6 }), 40, (drawn) => {
        const walls = drawn.map(([wall]) => wall);
        const by = drawn.map(([, offsets]) => offsets);
        expect(answers(ruleset, jittered(walls, by))).toEqual(answers(ruleset, walls));
      });
    },
    TIMEOUT,
  );
  it(
    'get the same answers on hexes',
    () => {
      holds(fc.array(fc.tuple(hexWall, shift), { minLength: 1, maxLength: 6 }), 80, (drawn) => {
        const walls = drawn.map(([wall]) => wall);
        const by = drawn.map(([, offsets]) => offsets);
        expect(answers('arelia', jittered(walls, by))).toEqual(answers('arelia', walls));
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
  it.each(SQUARES)(
    'neighbors that may step to each other have no cover under %s',
    (ruleset) => {
      holds(
        fc.tuple(
          cave,
          whole(SIDE - 2),
          whole(SIDE - 2),
          fc.constantFrom<At>([1, 0], [0, 1], [1, 1]),
        ),
        150,
        ([walls, x, y, [dx, dy]]) => {
          const to: At = [x + dx, y + dy];
          const base = sceneOf(ruleset, walls);
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
          for (const attack of ['melee', 'ranged'])
            expect(
              answer(scene, { ask: 'cover', from: 'a', to: 'b', attack } as never),
            ).toMatchObject({ degree: 'none' });
        },
      );
    },
    TIMEOUT,
  );
});
