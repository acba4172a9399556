/** The engine's shortest path is as short as the one that an unrestricted search finds. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STEPS, type Cell } from '../../../src/board/grid.ts';
import { MovementGrid } from '../../../src/rules/core/movementGrid.ts';
import { Search } from '../../../src/rules/core/search.ts';
import { stepBit } from '../../../src/rules/core/pathSteps.ts';
import { judgeOf } from '../../../src/rules/index.ts';
import { srd35 } from '../../../src/rules/d20/srd35/index.ts';
import { boardOf } from '../../../src/scene/board.ts';
import { sceneSchema } from '../../../src/scene/schema.ts';
import { boards } from './boards.ts';
import { holds, TIMEOUT } from './runs.ts';

interface Stop {
  readonly at: Cell;
  readonly odd: boolean;
  readonly cost: number;
}

/** The least cost found by a search that visits the nearest cells first; null: no way. */
function everywhere(going: MovementGrid, from: Cell, to: Cell, budget: number): number | null {
  const waiting: Stop[][] = [[{ at: from, odd: false, cost: 0 }]];
  const least = new Map<string, number>();
  for (let cost = 0; cost < waiting.length; cost++)
    for (const stop of waiting[cost] ?? []) {
      const [x, y] = stop.at;
      if (cost > 0 && least.get(`${x},${y},${stop.odd}`) !== cost) continue;
      if (x === to[0] && y === to[1]) return cost;
      STEPS.forEach(([dx, dy], bit) => {
        if (!going.step(x, y, bit)) return;
        const diagonal = dx !== 0 && dy !== 0;
        const total = cost + going.cost(diagonal, stop.odd);
        const odd = diagonal && going.alternates ? !stop.odd : stop.odd;
        const key = `${x + dx},${y + dy},${odd}`;
        if (total > budget || total >= (least.get(key) ?? Infinity)) return;
        least.set(key, total);
        (waiting[total] ??= []).push({ at: [x + dx, y + dy], odd, cost: total });
      });
    }
  return null;
}

/** The cost of a path, step by step; NaN if a step is not possible. */
function costOf(going: MovementGrid, path: readonly Cell[]): number {
  let [cost, odd] = [0, false];
  path.slice(1).forEach((to, i) => {
    const from = path[i]!;
    const diagonal = from[0] !== to[0] && from[1] !== to[1];
    cost += going.step(...from, stepBit(from, to)) ? going.cost(diagonal, odd) : NaN;
    odd = diagonal && going.alternates ? !odd : odd;
  });
  return cost;
}

describe('the shortest path', () => {
  it(
    'the path search finds paths as cheap as those of an exhaustive search',
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
          // Beside a wall, a big creature may squeeze on one side or the other.
          if (mover.size === 'large' && scene.walls.length > 0) return;
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
              expect(search.costAt(...to) ?? null).toBe(wanted);
              if (wanted === null) continue;
              expect(costOf(going, search.pathTo(...to))).toBe(wanted);
              lengths.push(search.pathTo(...to).length);
            }
        },
      );
      expect(lengths.filter((n) => n > 5).length).toBeGreaterThan(5);
    },
    TIMEOUT,
  );
});
