/** How much slower than a quiet processor this one is now, for time limits in fuzz tests. */

/** Milliseconds of `work` on a quiet processor with 2 to 3 GHz, after the compiler has seen it. */
const QUIET_MS = 2;

/** Sorts, looks up and copies small objects, as the judge and the adapters do. */
function work(): number {
  const cells = Array.from({ length: 2000 }, (_, i) => ({
    key: `${(i * 7919) % 2000},${i % 40}`,
    cost: (i * 31) % 997,
  }));
  const byKey = new Map(cells.map((cell) => [cell.key, cell]));
  const costs = cells.toSorted((a, b) => a.cost - b.cost).map(({ key }) => byKey.get(key)?.cost);
  return JSON.stringify(JSON.parse(JSON.stringify([cells, costs]))).length;
}

// The compiler sees it.
for (let n = 0; n < 30; n++) work();

/**
 * Milliseconds that `work` takes now, divided by those of a quiet processor, and at least 1. On a
 * machine that gives this process a quarter of its processor, it is 4 or more.
 *
 * @param clock starts a clock, which then gives the milliseconds since
 */
export function slowness(clock: () => () => number): number {
  const since = clock();
  work();
  return Math.max(1, since() / QUIET_MS);
}
