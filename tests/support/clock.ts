/** Time without waiting. */
import { vi } from 'vitest';

/**
 * From now on no test waits for real time: as soon as nothing else is left to do, the next timer is
 * due. `vi.useRealTimers()` ends this.
 */
export function passTime(): void {
  vi.useFakeTimers();
  vi.setTimerTickMode('nextTimerAsync');
}
