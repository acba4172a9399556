/**
 * Measures the CPU time of a page's main thread by the browser's own count of all its tasks
 * (scripts, style, layout, painting).
 */
import type { Page } from 'playwright-core';

export interface Meter {
  /** CPU milliseconds of the main thread while `work` runs. */
  spent(work: () => Promise<unknown>): Promise<number>;
}

export async function meter(page: Page): Promise<Meter> {
  const cdp = await page.context().newCDPSession(page);
  // Time of the thread, not elapsed time: other programs on the machine are not counted.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taken = async (): Promise<number> =>
    (await cdp.send('Performance.getMetrics')).metrics.find((m) => m.name === 'TaskDuration')
      ?.value ?? NaN;
  return {
    async spent(work) {
      const before = await taken();
      await work();
      return ((await taken()) - before) * 1000;
    },
  };
}

/** The sample at quantile p. */
export function quantile(samples: readonly number[], p: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? NaN;
}
