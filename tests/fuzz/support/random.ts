/** A repeatable random generator with a seed. */

export interface Random {
  /** A random number from 0 (included) to 1 (excluded). */
  (): number;
}

/** The mulberry32 generator. */
export function randomOf(seed: number): Random {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed computed from words and numbers (FNV-1a). */
export function seedOf(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const letter of parts.join('\u0000'))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** A random whole number from 0 (included) to `n` (excluded). */
export const under = (random: Random, n: number): number => Math.floor(random() * n);
export const between = (random: Random, least: number, most: number): number =>
  least + under(random, most - least + 1);
export const chance = (random: Random, p: number): boolean => random() < p;

export function pick<T>(random: Random, list: readonly T[]): T {
  if (list.length === 0) throw new Error('nothing to pick from');
  return list[under(random, list.length)] as T;
}
