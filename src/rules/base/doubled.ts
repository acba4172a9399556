/** Costs of a path at half speed. */
import type { Cell } from '../../board/grid.ts';

/** Cumulative costs with every cell at double cost; a diagonal costs half as much again. */
export function doubled(path: readonly Cell[], costs: readonly number[]): number[] {
  let sum = 0;
  return costs.map((cost, i) => {
    const [from, to] = [path[i - 1], path[i]];
    if (from === undefined || to === undefined) return 0;
    const step = cost - (costs[i - 1] ?? 0);
    const diagonal = from[0] !== to[0] && from[1] !== to[1];
    sum += diagonal ? (step >= 3 ? 2 * step : 3) : 2 * step;
    return sum;
  });
}
