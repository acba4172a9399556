/** Estimated cover compared with the exact area, and properties that hold on every board. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SceneInput } from '../../../src/scene/schema.ts';
import { sceneSchema } from '../../../src/scene/schema.ts';
import { answer } from '../../../src/judge/answer.ts';
import { cover, type Answer, type CellInput, type CreatureInput } from '../cases.ts';
import { leastHidden, sidesOf, type Screen, type Square } from './area.ts';
import { boards, spaceOf, type Scene } from './boards.ts';
import { SIZES } from '../../../src/board/vocabulary.ts';
import { allRoomy, holds, TIMEOUT } from './runs.ts';

const DEGREES = ['none', 'quarter', 'half', 'three-quarters', 'nine-tenths', 'total'];
const SHARES = [0, 0.25, 0.5, 0.75, 0.9, 1];
const MARKS: Readonly<Record<string, number>> = { limited: 0.25, cover: 0.5, improved: 0.9 };

const squareOf = (c: CreatureInput): Square => ({
  x: c.at[0],
  y: c.at[1],
  n: spaceOf('srd35', c.size ?? 'medium'),
});
const apart = (a: Square, [x, y]: readonly [number, number]): number => {
  const gap = (from: number, to: number): number => Math.max(0, from - to, to - (from + a.n - 1));
  const [dx, dy] = [gap(a.x, x), gap(a.y, y)];
  return Math.max(dx, dy) + Math.floor(Math.min(dx, dy) / 2);
};

/**
 * Obstacles between attacker and target: solids, marked squares, low obstacles that are not nearer
 * to the attacker, creatures of its size.
 */
function screens(scene: Scene, a: CreatureInput, b: CreatureInput): Screen[] {
  const [from, to] = [squareOf(a), squareOf(b)];
  const worth = (c: CellInput): number =>
    Math.max(
      c.blocks?.includes('effect') === true ? 1 : 0,
      c.cover === undefined ? 0 : (MARKS[c.cover] ?? 0),
      c.low === true && apart(from, c.at) >= apart(to, c.at) ? 0.25 : 0,
    );
  const own = ({ at: [x, y] }: CellInput): boolean =>
    x >= from.x && y >= from.y && x < from.x + from.n && y < from.y + from.n;
  return [
    ...scene.cells
      .filter((c) => !own(c))
      .map((c): Screen => ({ edges: sidesOf({ x: c.at[0], y: c.at[1], n: 1 }), share: worth(c) })),
    ...scene.walls.map((w): Screen => ({
      edges: [[w.from, w.to]],
      share:
        w.blocks === undefined || w.blocks.includes('effect')
          ? 1
          : w.cover === undefined
            ? 0
            : (MARKS[w.cover] ?? 0),
    })),
    ...scene.creatures
      .filter(
        (c) =>
          c.id !== a.id &&
          c.id !== b.id &&
          SIZES.indexOf(c.size ?? 'medium') >= SIZES.indexOf(b.size ?? 'medium'),
      )
      .map((c): Screen => ({ edges: sidesOf(squareOf(c)), share: 0.5 })),
  ];
}

const solidWalls = ({ walls }: Scene): (readonly [WallEnd, WallEnd])[] =>
  walls
    .filter((w) => w.blocks === undefined || w.blocks.includes('effect'))
    .map((w) => [w.from, w.to]);
type WallEnd = readonly [number, number];

/** The degree with the nearest share; total if no part is visible. */
const exactDegree = (hidden: number): number =>
  hidden > 1 - 1e-9
    ? 5
    : SHARES.slice(0, 5).reduce(
        (best, share, i) =>
          Math.abs(share - hidden) < Math.abs((SHARES[best] ?? 0) - hidden) ? i : best,
        0,
      );

const asked = (scene: SceneInput, a: string, b: string): Answer =>
  answer(sceneSchema.parse({ ...scene, ruleset: 'd20modern' }), cover(a, b, 'ranged')) as Answer;

const WALLS = [
  {},
  {},
  {},
  { blocks: ['move', 'effect'] },
  { blocks: ['move'], cover: 'cover' },
] as const;
const crowded = boards({
  ruleset: 'srd35',
  wallParts: 2,
  walls: 8,
  cells: 24,
  conditions: false,
  wallKinds: WALLS.map((w) => ({ ...w, blocks: 'blocks' in w ? [...w.blocks] : undefined })),
});
/** The two creatures that are farthest apart, because most obstacles are between them. */
function pairOf({ creatures }: Scene): readonly [CreatureInput, CreatureInput] {
  const pairs = creatures.flatMap((a) =>
    creatures.flatMap((b) => (a.id === b.id ? [] : [[a, b] as const])),
  );
  const away = ([a, b]: readonly [CreatureInput, CreatureInput]): number =>
    apart(squareOf(a), b.at);
  return pairs.reduce((best, pair) => (away(pair) > away(best) ? pair : best));
}

describe('estimated cover', () => {
  it(
    'under d20 Modern, on 99% of random boards the estimated cover is at most one degree off the ' +
      'exact cover',
    () => {
      const tally = { boards: 0, covered: 0, same: 0, near: 0, far: 0, error: 0 };
      holds(crowded, 500, (scene) => {
        const [a, b] = pairOf(scene);
        const verdict = asked(scene, a.id, b.id);
        const hidden = leastHidden(
          squareOf(a),
          squareOf(b),
          screens(scene, a, b),
          solidWalls(scene),
        );
        const off = Math.abs(DEGREES.indexOf(String(verdict['degree'])) - exactDegree(hidden));
        tally.boards++;
        if (hidden > 0) tally.covered++;
        tally[off === 0 ? 'same' : off === 1 ? 'near' : 'far']++;
        if (verdict['degree'] !== 'total')
          tally.error = Math.max(tally.error, Math.abs(Number(verdict['fraction']) - hidden));
        expect(verdict['estimate']).toBe(true);
      });
      if (process.env['QUADRETTO_RUNS'] !== undefined) console.warn(JSON.stringify(tally));
      // Boards without obstacles between the two prove little: at least a third must have some.
      expect(tally.covered).toBeGreaterThan(tally.boards / 3);
      expect(tally.far / tally.boards).toBeLessThanOrEqual(0.01);
      expect(tally.same / tally.boards).toBeGreaterThan(0.9);
    },
    TIMEOUT,
  );

  it(
    'under d20 Modern, estimated cover never rises when a wall or a creature is removed',
    () => {
      // If a wall is removed, a squeezed creature may fill its whole space and so stand in other
      // cells.
      holds(fc.tuple(crowded.filter(allRoomy), fc.nat()), 120, ([scene, k]) => {
        const [a, b] = pairOf(scene);
        const now = Number(asked(scene, a.id, b.id)['fraction']);
        const fewer = {
          ...scene,
          walls: scene.walls.filter((_, i) => i !== k % Math.max(1, scene.walls.length)),
        };
        expect(Number(asked(fewer, a.id, b.id)['fraction'])).toBeLessThanOrEqual(now + 0.001);
        const gone = {
          ...scene,
          creatures: scene.creatures.filter(
            (c, i) => c.id === a.id || c.id === b.id || i !== k % scene.creatures.length,
          ),
        };
        expect(Number(asked(gone, a.id, b.id)['fraction'])).toBeLessThanOrEqual(now + 0.001);
      });
    },
    TIMEOUT,
  );

  it(
    'under d20 Modern, a larger creature between attacker and target never gives less ' +
      'estimated cover',
    () => {
      const ladder = ['small', 'medium', 'large', 'huge', 'gargantuan', 'colossal'] as const;
      const lane = fc.record({
        side: fc.integer({ min: 0, max: 4 }),
        gap: fc.integer({ min: 3, max: 9 }),
        to: fc.constantFrom('small', 'medium', 'large'),
        x: fc.nat(7),
        y: fc.nat(5),
      });
      holds(lane, 200, ({ side, gap, to, x, y }) => {
        const shares = ladder.map((size) =>
          Number(
            asked(
              {
                format: 'quadretto/scene@1',
                ruleset: 'd20modern',
                grid: { kind: 'square', columns: 30, rows: 24 },
                creatures: [
                  { id: 'a', at: [2, 8 + side], size: 'medium' },
                  { id: 'b', at: [4 + gap + 6, 8], size: to },
                  { id: 'c', at: [4 + (x % gap), 5 + y], size },
                ],
              },
              'a',
              'b',
            )['fraction'],
          ),
        );
        for (const [i, share] of shares.entries())
          expect(share).toBeGreaterThanOrEqual((shares[i - 1] ?? 0) - 0.001);
      });
    },
    TIMEOUT,
  );

  it.each(DEGREES)(
    'under d20 Modern, the degree of cover “%s” that the game master sets for two creatures ' +
      'replaces the estimated cover',
    (degree) => {
      holds(crowded, 20, (scene) => {
        const [a, b] = pairOf(scene);
        const verdict = asked(
          {
            ...scene,
            degrees: [
              { from: a.id, to: b.id, degree: 'half' },
              { from: a.id, to: b.id, degree: degree as 'half' },
            ],
          },
          a.id,
          b.id,
        );
        expect(verdict).toMatchObject({
          degree,
          by: 'gm',
          estimate: false,
          barsOpportunity: degree === 'total',
        });
        expect('fraction' in verdict).toBe(false);
        expect(
          asked({ ...scene, degrees: [{ from: b.id, to: a.id, degree: 'total' }] }, a.id, b.id)[
            'by'
          ],
        ).toBe('estimate');
      });
    },
    TIMEOUT,
  );

  it.each([
    ['none', 0],
    ['quarter', 0.25],
    ['half', 0.5],
    ['three-quarters', 0.75],
    ['nine-tenths', 0.9],
    ['total', 1],
  ] as const)(
    'under d20 Modern, a wall for which the game master sets the degree of cover “%s” gives ' +
      'cover of that degree',
    (degree, fraction) => {
      const scene: SceneInput = {
        format: 'quadretto/scene@1',
        ruleset: 'd20modern',
        grid: { kind: 'square', columns: 8, rows: 8 },
        walls: [{ from: [4, 0], to: [4, 8], degree }],
        creatures: [
          { id: 'a', at: [1, 3], size: 'medium' },
          { id: 'b', at: [5, 3], size: 'medium' },
        ],
      };
      expect(asked(scene, 'a', 'b')).toMatchObject({ degree, by: 'estimate', fraction });
    },
  );
});
