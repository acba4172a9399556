/** Time without waiting. */
import { vi } from 'vitest';

const HOUR_MS = 3_600_000;
let clocks = 0;

/**
 * From now on no test waits for real time: as soon as nothing else is left to do, the next timer is
 * due. `vi.useRealTimers()` ends this, and so does the end of the file (afresh.ts). Does nothing if
 * the test has another clock already. Each clock of a worker begins later than the ones before, because
 * modules remember when something happened.
 */
export function passTime(): void {
  if (vi.isFakeTimers()) return;
  const now = Date.now();
  vi.useFakeTimers();
  vi.advanceTimersByTime(HOUR_MS * ++clocks);
  vi.setSystemTime(now);
  vi.setTimerTickMode('nextTimerAsync');
}

/** `until` looks so often, and gives up after five seconds of the test's time. */
const LOOK_MS = 20;
const LOOKS = 250;

/** Lets the test's time pass until the condition holds. */
export async function until(holds: () => void): Promise<void> {
  for (let looks = 0; ; looks++) {
    try {
      return holds();
    } catch (error) {
      if (looks === LOOKS) throw error;
      await vi.advanceTimersByTimeAsync(LOOK_MS);
    }
  }
}
