/** Questions about the numbers of a sheet and what follows from them. */
import type { Ask } from '../cases.ts';

export const ability = (of: string, which: string): Ask => ({ ask: 'ability', of, ability: which });
export const frame = (of: string): Ask => ({ ask: 'frame', of });
export const check = (of: string, what: string, roll: number, dc?: number): Ask => ({
  ask: 'ability-check',
  of,
  check: what,
  roll,
  ...(dc === undefined ? {} : { dc }),
});
export const hitDie = (of: string, roll: number): Ask => ({ ask: 'hit-die', of, roll });
export const loss = (
  of: string,
  which: string,
  points: number,
  more: Record<string, unknown> = {},
): Ask => ({ ask: 'ability-loss', of, ability: which, points, ...more });
export const damage = (dice: string[], more: Record<string, unknown> = {}): Ask => ({
  ask: 'damage',
  dice,
  ...more,
});
export const wound = (of: string, rolled: number, more: Record<string, unknown> = {}): Ask => ({
  ask: 'wound',
  of,
  rolled,
  ...more,
});
export const heal = (of: string, by: { points: number } | { hours: number }): Ask => ({
  ask: 'heal',
  of,
  ...by,
});
