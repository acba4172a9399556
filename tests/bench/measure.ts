/**
 * Times implementations alternately in one run, so that other work of the machine affects all of
 * them equally.
 */
import { performance } from 'node:perf_hooks';
import type { Contender } from './job.ts';

export interface Timed {
  /** Milliseconds for each call. */
  readonly median: number;
  readonly p95: number;
  /** Number of timed calls. */
  readonly calls: number;
}

/** Number of turns that each implementation takes; one in a short run. A turn has at least one call. */
const turnsIn = (time: number): number => (time < 100 ? 1 : 8);
/** Shortest sample in milliseconds; several shorter calls form one sample. */
const LEAST = { clock: 0.005, cpu: 0.1 } as const;

/**
 * What is measured: elapsed time, or the processor time of this process (for a machine on which
 * other programs run).
 */
export type Measuring = keyof typeof LEAST;
export const CLOCKS: Readonly<Record<Measuring, () => number>> = {
  clock: () => performance.now(),
  cpu() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
};

/** Collect young garbage between turns, so that no implementation pays for another's garbage. */
const collect = (globalThis as { gc?: (how: { type: 'minor' }) => void }).gc;

/** The quantile p of sorted samples. */
const quantile = (sorted: Float64Array, p: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? NaN;

/** The last result, kept so that the compiler removes no call as unused. */
let last: unknown;
export const seen = (): unknown => last;

/**
 * Runs an implementation for `most` milliseconds and at least three times, unless one call takes
 * longer than that. Returns the milliseconds of the fastest call.
 */
function warm(one: Contender, most: number, clock: () => number): number {
  const start = clock();
  let quickest = Infinity;
  for (let calls = 0, now = start; calls < 3 || now - start < most; calls++) {
    const before = clock();
    last = one.run();
    now = clock();
    quickest = Math.min(quickest, now - before);
    if (now - start > most && now - before > most) break;
  }
  return quickest;
}

/**
 * @param time milliseconds for which each implementation is measured
 * @param warmUp milliseconds for which each implementation runs before it is measured
 */
export function measure(
  contenders: readonly Contender[],
  time: number,
  warmUp: number,
  by: Measuring,
): Timed[] {
  const clock = CLOCKS[by];
  // All implementations are warmed up before any is timed.
  const runs = contenders.map((one) => ({
    one,
    batch: Math.max(1, Math.ceil(LEAST[by] / Math.max(1e-6, warm(one, warmUp, clock)))),
    samples: [] as number[],
  }));
  const turns = turnsIn(time);
  for (let turn = 0; turn < turns; turn++) {
    for (const { one, batch, samples } of runs) {
      collect?.({ type: 'minor' });
      const start = clock();
      let before = start;
      do {
        for (let i = 0; i < batch; i++) last = one.run();
        const now = clock();
        samples.push((now - before) / batch);
        before = now;
      } while (before - start < time / turns);
    }
  }
  return runs.map(({ samples, batch }) => {
    const sorted = Float64Array.from(samples).sort();
    return {
      median: quantile(sorted, 0.5),
      p95: quantile(sorted, 0.95),
      calls: samples.length * batch,
    };
  });
}
