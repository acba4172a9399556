/** Questions about automatic fire, explosives and bursts. */
import type { Ask, At } from '../cases.ts';

type More = Readonly<Record<string, unknown>>;

export const autofire = (of: string, at: At, more: More = {}): Ask => ({
  ask: 'autofire',
  of,
  at,
  ...more,
});
export const firedAt = (of: string, target: string, more: More = {}): Ask => ({
  ask: 'autofire',
  of,
  target,
  ...more,
});
export const thrown = (of: string, at: At, more: More = {}): Ask => ({
  ask: 'throw-explosive',
  of,
  at,
  ...more,
});
export const blast = (at: At, radius: number, more: More = {}): Ask => ({
  ask: 'blast',
  at,
  radius,
  ...more,
});
