/** Waits until a condition holds; a failed wait reports the last state. */
import { isDeepStrictEqual } from 'node:util';

const EVERY_MS = 60;
const PATIENCE_MS = 30_000;

export async function until<T>(
  what: string,
  now: () => T | Promise<T>,
  so: (value: T) => boolean,
): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const value = await now();
    if (so(value)) return;
    if (Date.now() > end) throw new Error(`${what}: ${JSON.stringify(value)}`);
    await new Promise((later) => {
      setTimeout(later, EVERY_MS);
    });
  }
}

export const same = <T>(what: string, now: () => T | Promise<T>, wanted: unknown): Promise<void> =>
  until(`${what}, not ${JSON.stringify(wanted)}`, now, (value) => isDeepStrictEqual(value, wanted));
