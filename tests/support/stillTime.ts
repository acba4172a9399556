/**
 * Real time stands still in unit tests: a timer with a delay never fires, so no result depends on
 * the speed of the machine. A test whose subject waits hands in another clock: `passTime`
 * (clock.ts) or `vi.useFakeTimers`. A timer without delay fires as usual.
 */
const { setTimeout: real, clearTimeout: clear } = globalThis;

function still(run: (...values: unknown[]) => void, ms = 0, ...values: unknown[]): unknown {
  const timer = real(run, ms, ...values);
  // The handle stays valid, for code that clears it.
  if (ms > 0) clear(timer);
  return timer;
}

// Files that share their modules share this too.
if (real.name !== still.name)
  Object.assign(globalThis, {
    setTimeout: Object.assign(still, real),
    setInterval: (run: () => void) => still(run, 1),
  });
