/**
 * Of several shortest paths, the engine chooses the one that an unrestricted search in order of
 * cost finds.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STEPS, type Cell } from '../../../src/board/grid.ts';
import { MovementGrid } from '../../../src/rules/base/movementGrid.ts';
import { Search } from '../../../src/rules/base/search.ts';
import { judgeOf } from '../../../src/rules/index.ts';
import { srd35 } from '../../../src/rules/variants/srd35/index.ts';
import { boardOf } from '../../../src/scene/board.ts';
import { sceneSchema } from '../../../src/scene/schema.ts';
import { boards } from './boards.ts';
import { holds, TIMEOUT } from './runs.ts';

interface Stop {
  readonly at: Cell;
  readonly odd: boolean;
  readonly cost: number;
  readonly from: Stop | null;
}

/**
 * An unrestricted search that visits the nearest cells first. Among equally near cells, the first
 * found comes first.
 */
function everywhere(
  going: MovementGrid,
  from: Cell,
  to: Cell,
  budget: number,
): readonly Cell[] | null {
  const waiting: Stop[][] = [[{ at: from, odd: false, cost: 0, from: null }]];
  const least = new Map<string, number>();
  for (let cost = 0; cost < waiting.length; cost++)
    for (const stop of waiting[cost] ?? []) {
      const [x, y] = stop.at;
      if (stop.from !== null && least.get(`${x},${y},${stop.odd}`) !== cost) continue;
      if (x === to[0] && y === to[1]) {
        const way: Cell[] = [];
        for (let s: Stop | null = stop; s !== null; s = s.from) way.unshift(s.at);
        return way;
      }
      STEPS.forEach(([dx, dy], bit) => {
        if (!going.step(x, y, bit)) return;
        const diagonal = dx !== 0 && dy !== 0;
        const total = cost + going.cost(diagonal, stop.odd);
        const odd = diagonal && going.factor === 1 ? !stop.odd : stop.odd;
        const key = `${x + dx},${y + dy},${odd}`;
        if (total > budget || total >= (least.get(key) ?? Infinity)) return;
        least.set(key, total);
        (waiting[total] ??= []).push({ at: [x + dx, y + dy], odd, cost: total, from: stop });
      });
    }
  return null;
}

describe('the shortest path', () => {
  it(
    'costs as much as the one found by exhaustive search',
    () => {
      const lengths: number[] = [];
      holds(
        fc.tuple(boards({ sizes: ['medium', 'medium', 'large', 'tiny'] }), fc.nat(99), fc.nat(99)),
        40,
        ([scene, a, b]) => {
          const board = boardOf(sceneSchema.parse({ ...scene, ruleset: 'srd35' }));
          const { columns, rows } = board.ground.grid;
          const [mover] = board.creatures;
          if (mover === undefined) return;
          const j = judgeOf(board, srd35);
          const going = new MovementGrid(j, mover, [0, 0, columns, rows]);
          if (!going.inside(mover.at[0], mover.at[1])) return;
          for (const budget of [6, 14])
            for (const to of [
              [a % columns, b % rows],
              [b % columns, a % rows],
            ] as const) {
              const wanted = everywhere(going, mover.at, to, budget);
              const search = new Search(going, mover.at, { budget, diagonals: 0, target: to });
              expect(search.costAt(...to) === undefined ? null : search.pathTo(...to)).toEqual(
                wanted,
              );
              lengths.push(wanted?.length ?? 0);
            }
        },
      );
      expect(lengths.filter((n) => n > 5).length).toBeGreaterThan(5);
      expect(lengths).toContain(0);
    },
    TIMEOUT,
  );
});
