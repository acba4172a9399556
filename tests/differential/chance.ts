/** A repeatable random generator with a seed. */
export interface Chance {
  /** A random whole number from low to high, both included. */
  whole(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  odds(share: number): boolean;
}

/** The Mulberry32 generator. */
export function chanceOf(seed: number): Chance {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    whole,
    pick: (list) => list[whole(0, list.length - 1)]!,
    odds: (share) => next() < share,
  };
}
