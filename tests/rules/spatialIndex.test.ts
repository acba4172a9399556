/** The spatial index finds exactly the creatures near a cell, however many are far away. */
import { describe, expect, it } from 'vitest';
import { creatureOf } from '../../src/board/board.ts';
import { around, inReach } from '../../src/rules/core/spatialIndex.ts';
import { judgeOf } from '../../src/rules/index.ts';
import type { Judge } from '../../src/rules/ruleset.ts';
import { srd35 } from '../../src/rules/d20/srd35/index.ts';
import { boardOf } from '../../src/scene/board.ts';
import { sceneSchema } from '../../src/scene/schema.ts';

/** A hero with a foe in its path at the left, and a hundred foes in the right half of the map. */
const far = Array.from({ length: 100 }, (_, i) => ({
  id: `far${i}`,
  side: 'foes',
  at: [60 + (i % 10) * 2, 4 + Math.floor(i / 10) * 3] as [number, number],
}));
const tableOf = (more: typeof far): Judge =>
  judgeOf(
    boardOf(
      sceneSchema.parse({
        format: 'quadretto/scene@1',
        ruleset: 'srd35',
        grid: { kind: 'square', columns: 90, rows: 40 },
        creatures: [
          { id: 'hero', side: 'party', at: [8, 20], speed: { land: 6 } },
          { id: 'foe', side: 'foes', at: [11, 20] },
          ...more,
        ],
      }),
    ),
    srd35,
  );

describe('the spatial index', () => {
  it(
    'with a hundred creatures far away, the path search finds the same safest path as ' +
      'without these creatures',
    () => {
      const [alone, crowded] = [[], far].map((more) => {
        const j = tableOf(more);
        return srd35.path(j, creatureOf(j.board, 'hero')!, [14, 20], 'double-move', 'safe');
      });
      expect(crowded!.approximate).toBeUndefined();
      expect(crowded!.opportunities).toEqual([]);
      expect(crowded!.path).toEqual(alone!.path);
    },
  );

  it(
    'the spatial index finds the same creatures near a cell as a search through all ' + 'creatures',
    () => {
      const j = tableOf(far);
      const gaps = (at: readonly [number, number], x: number, y: number): number =>
        Math.max(Math.abs(at[0] - x), Math.abs(at[1] - y));
      for (const [x, y] of [
        [61, 8],
        [70, 20],
        [59, 3],
        [11, 21],
        [0, 0],
        [89, 39],
      ] as const) {
        expect(inReach(j, { x, y, w: 1, d: 1 }).map((c) => c.id)).toEqual(
          j.board.creatures.filter((c) => gaps(c.at, x, y) <= 1).map((c) => c.id),
        );
        expect(around(j, { x, y, w: 1, d: 1 }, { x, y, w: 1, d: 1 }, 5).map((c) => c.id)).toEqual(
          j.board.creatures.filter((c) => gaps(c.at, x, y) <= 6).map((c) => c.id),
        );
      }
    },
  );

  it(
    'a creature is flanked in the cell between two enemies and nowhere else, in whatever order ' +
      'the cells are judged',
    () => {
      const j = judgeOf(
        boardOf(
          sceneSchema.parse({
            format: 'quadretto/scene@1',
            ruleset: 'srd35',
            grid: { kind: 'square', columns: 12, rows: 12 },
            creatures: [
              { id: 'hero', side: 'party', at: [8, 8] },
              ...(
                [
                  [2, 5],
                  [4, 5],
                ] as const
              ).map((at, i) => ({
                id: `foe${i}`,
                side: 'foes',
                at: [...at],
                attacks: [{ id: 'sword', kind: 'melee' }],
              })),
            ],
          }),
        ),
        srd35,
      );
      const hero = creatureOf(j.board, 'hero')!;
      const pairs = (
        [
          [3, 5],
          [8, 2],
          [3, 5],
          [8, 8],
        ] as const
      ).map((at) => srd35.flanking(j, { ...hero, at }).pairs.length);
      expect(pairs).toEqual([1, 0, 1, 0]);
    },
  );
});
