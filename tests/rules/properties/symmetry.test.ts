/** The judgment of a board does not change when the board is mirrored, turned or shifted. */
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { sceneSchema, type SceneDocument } from '../../../src/scene/schema.ts';
import {
  concealment,
  cover,
  flanking,
  move,
  path,
  reachable,
  threat,
  type Answer,
  type Ask,
  type At,
} from '../cases.ts';
import { boards, creatureIn, spaceIn, type Scene } from './boards.ts';
import { byPlace, movedScene, MOTIONS, place, rimmed } from './motions.ts';
import { askingParsed, holds, same, TIMEOUT } from './runs.ts';
import { everyCase } from '../../support/everyCase.ts';

interface Priced {
  at: At;
  cost: number;
}
type Mode = 'move' | 'double-move' | 'withdraw' | 'run' | 'step' | 'minimum';

const pick = (answer: Answer, ...fields: string[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((f) => [f, answer[f]]));
const sorted = (list: readonly unknown[]): string[] => list.map((v) => JSON.stringify(v)).sort();

/**
 * Both sides of the comparison: the answer on the moved board, and the moved answer of the original
 * board.
 */
interface Pair {
  before: (ask: Ask) => Answer;
  after: (ask: Ask) => Answer;
  scene: Scene;
  at: (p: At, n: number) => At;
  /** Names the motion and a creature, for the message of a failure. */
  says: (...ids: readonly string[]) => string;
}
/** The pair of every motion. The original board answers each question once. */
const pairsOf = (raw: Scene): readonly Pair[] => {
  const parsed = sceneSchema.parse(rimmed(raw));
  const scene = parsed as Scene;
  const fresh = askingParsed(parsed);
  const answers = new Map<string, Answer>();
  const before = (ask: Ask): Answer => {
    const key = JSON.stringify(ask);
    const known = answers.get(key) ?? fresh(ask);
    answers.set(key, known);
    return known;
  };
  return MOTIONS.map((motion) => ({
    scene,
    before,
    after: askingParsed(movedScene(motion, scene) as SceneDocument),
    at: (p, n) => place(motion, scene, p, n),
    says: (...ids) => [motion.name, ...ids].join(' '),
  }));
};

/**
 * A walk of random steps, legal or not, from the position of `id`. It stays on the map, because the
 * maps differ beyond the edge.
 */
const walk = (scene: Scene, id: string, steps: readonly (readonly [number, number])[]): At[] => {
  const n = spaceIn(scene, creatureIn(scene, id));
  const along: At[] = [[...creatureIn(scene, id).at]];
  for (const [dx, dy] of steps) {
    const [x, y] = along[along.length - 1] ?? [0, 0];
    const inside =
      x + dx >= 0 &&
      y + dy >= 0 &&
      x + dx + n <= scene.grid.columns &&
      y + dy + n <= scene.grid.rows;
    if (inside && (dx !== 0 || dy !== 0)) along.push([x + dx, y + dy]);
  }
  return along;
};
const stepsArb = fc.array(
  fc.tuple(fc.integer({ min: -1, max: 1 }), fc.integer({ min: -1, max: 1 })),
  { minLength: 1, maxLength: 6 },
);
const ANY = boards({ elevations: true, wallParts: 4 });

describe('a board that is mirrored, turned a quarter or shifted', () => {
  it(
    'if a board is mirrored, rotated or shifted, the threatened cells change in the same way',
    () => {
      holds(ANY, 160, (raw) => {
        for (const { scene, before, after, at, says } of pairsOf(raw))
          for (const { id } of scene.creatures) {
            const cells = (before(threat(id))['cells'] as At[]).map((c) => at(c, 1)).sort(byPlace);
            same(after(threat(id))['cells'], cells, () => says(id));
          }
      });
    },
    TIMEOUT,
  );

  it(
    'mirroring, rotating or shifting a board does not change who flanks whom',
    () => {
      holds(ANY, 240, (raw) => {
        const pairs = (answer: Answer): unknown =>
          (answer['pairs'] as { a: string; b: string }[]).map(({ a, b }) => a + b).sort();
        for (const { scene, before, after, says } of pairsOf(raw))
          for (const { id } of scene.creatures)
            same(pairs(after(flanking(id))), pairs(before(flanking(id))), () => says(id));
      });
    },
    TIMEOUT,
  );

  it.each(['melee', 'ranged'] as const)(
    'mirroring, rotating or shifting a board does not change cover and concealment from %s ' +
      'attacks',
    (attack) => {
      holds(ANY, 100, (raw) => {
        for (const { scene, before, after, says } of pairsOf(raw))
          for (const { id: from } of scene.creatures) {
            for (const { id: to } of scene.creatures) {
              if (from === to) continue;
              same(
                pick(after(cover(from, to, attack)), 'degree', 'ac', 'reflex'),
                pick(before(cover(from, to, attack)), 'degree', 'ac', 'reflex'),
                () => says(from, to),
              );
              same(
                pick(after(concealment(from, to, attack)), 'degree', 'missChance'),
                pick(before(concealment(from, to, attack)), 'degree', 'missChance'),
                () => says(from, to),
              );
            }
          }
      });
    },
    TIMEOUT,
  );

  everyCase<Mode>(['move', 'double-move', 'withdraw', 'run', 'step', 'minimum'])(
    'if a board is mirrored, rotated or shifted, each movement area changes in the same way and ' +
      'keeps its costs',
    (mode) => {
      holds(ANY, 48, (raw) => {
        for (const { scene, before, after, at, says } of pairsOf(raw))
          for (const c of scene.creatures) {
            const cells = (before(reachable(c.id, mode))['cells'] as Priced[]).map((p): Priced => ({
              at: at(p.at, spaceIn(scene, c)),
              cost: p.cost,
            }));
            const there = (after(reachable(c.id, mode))['cells'] as Priced[]).map(
              ({ at: p, cost }): Priced => ({ at: p, cost }),
            );
            same(
              there,
              cells.sort((a, b) => byPlace(a.at, b.at)),
              () => says(c.id),
            );
          }
      });
    },
    TIMEOUT,
  );

  it(
    'mirroring, rotating or shifting a board does not change the verdict on a walk',
    () => {
      holds(
        fc.tuple(
          ANY,
          stepsArb,
          fc.constantFrom<Mode>('move', 'run', 'step', 'withdraw', 'minimum'),
        ),
        600,
        ([raw, steps, mode]) => {
          for (const { scene, before, after, at, says } of pairsOf(raw)) {
            const id = scene.creatures[0]?.id ?? 'a';
            const n = spaceIn(scene, creatureIn(scene, id));
            const along = walk(scene, id, steps);
            const one = before(move(id, along, mode));
            const two = after(
              move(
                id,
                along.map((p) => at(p, n)),
                mode,
              ),
            );
            same(pick(two, 'legal', 'cost', 'budget'), pick(one, 'legal', 'cost', 'budget'), says);
            const wrongs = (answer: Answer, on: (p: At) => At): string[] =>
              sorted(
                (answer['violations'] as { code: string; at: At }[]).map((v) => [v.code, on(v.at)]),
              );
            const strikes = (answer: Answer, on: (p: At) => At): string[] =>
              sorted(
                (answer['opportunities'] as { by: string; leaving: At; step: number }[]).map(
                  (o) => [o.by, on(o.leaving), o.step],
                ),
              );
            same(
              wrongs(two, (p) => p),
              wrongs(one, (p) => at(p, n)),
              says,
            );
            same(
              strikes(two, (p) => p),
              strikes(one, (p) => at(p, n)),
              says,
            );
          }
        },
      );
    },
    TIMEOUT,
  );

  everyCase(['short', 'safe'] as const)(
    'mirroring, rotating or shifting a board does not change the cost of the shortest and ' +
      'safest paths',
    (prefer) => {
      holds(fc.tuple(ANY, fc.nat()), 160, ([raw, k]) => {
        for (const { scene, before, after, at, says } of pairsOf(raw)) {
          const c = creatureIn(scene, 'a');
          const cells = before(reachable('a', 'move'))['cells'] as Priced[];
          const to = cells[k % Math.max(1, cells.length)]?.at;
          if (to === undefined) continue;
          // Any of several equally short paths may be returned, so only the safe path has a fixed
          // number of opportunities.
          const count = (answer: Answer): unknown => [
            answer['cost'],
            prefer === 'safe' ? (answer['opportunities'] as unknown[]).length : 0,
          ];
          same(
            count(after(path('a', at(to, spaceIn(scene, c)), 'move', prefer))),
            count(before(path('a', to, 'move', prefer))),
            says,
          );
        }
      });
    },
    TIMEOUT,
  );
});
