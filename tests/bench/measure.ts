/**
 * Times contenders alternately in one run, so that other work of the machine affects all of them
 * alike.
 */
import { performance } from 'node:perf_hooks';
import type { Contender } from './job.ts';

export interface Timed {
  /** Milliseconds a call. */
  readonly median: number;
  readonly p95: number;
  /** Calls that were timed. */
  readonly calls: number;
}

/** Turns that each contender takes: in a short run fewer, since each has one call at least. */
const turnsIn = (time: number): number => (time < 100 ? 2 : 8);
/** A sample is at least so long, in milliseconds: of what is quicker several calls make one. */
const LEAST = { clock: 0.005, cpu: 0.1 } as const;

/**
 * Milliseconds of the clock, or of processors that this process used, for a machine on which others
 * run.
 */
export type Measuring = keyof typeof LEAST;
export const CLOCKS: Readonly<Record<Measuring, () => number>> = {
  clock: () => performance.now(),
  cpu() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
};

/** The young heap is collected between turns, so that nobody pays for another's garbage. */
const collect = (globalThis as { gc?: (how: { type: 'minor' }) => void }).gc;

/** The p-th part of sorted samples. */
const quantile = (sorted: Float64Array, p: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? NaN;

/** Kept, so that no call is left out as useless. */
let last: unknown;
export const seen = (): unknown => last;

/**
 * Runs for `most` milliseconds, three calls at least unless one is longer than that; the
 * milliseconds of the quickest call.
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
 * @param time milliseconds that each is measured for.
 * @param warmUp milliseconds that each runs before
 */
export function measure(
  contenders: readonly Contender[],
  time: number,
  warmUp: number,
  by: Measuring,
): Timed[] {
  const clock = CLOCKS[by];
  // Each is compiled before any is timed.
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
