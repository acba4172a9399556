/** Questions about special attacks, grapples, turning and objects. */
import type { Ask, At } from '../cases.ts';

type More = Readonly<Record<string, unknown>>;

export const special = (attack: string, from: string, to: string, more: More = {}): Ask => ({
  ask: 'special',
  attack,
  from,
  to,
  ...more,
});
/** The complete totals of both sides of an opposed check. */
export const totals = (attacker: number, defender: number): More => ({
  totals: { attacker, defender },
});
export const grapple = (of: string, action: string, more: More = {}): Ask => ({
  ask: 'grapple',
  of,
  action,
  ...more,
});
/** The creature's own total, then the totals of all creatures that oppose it. */
export const against = (own: number, ...others: number[]): More => ({ totals: { own, others } });
export const turnUndead = (of: string, level: number, more: More = {}): Ask => ({
  ask: 'turn-undead',
  of,
  level,
  ...more,
});
export const objectDamage = (damage: number, more: More = {}): Ask => ({
  ask: 'object-damage',
  damage,
  ...more,
});
export const objectBreak = (of: string, dc: number, more: More = {}): Ask => ({
  ask: 'object-break',
  of,
  dc,
  ...more,
});
export const objectDefence = (size: string, more: More = {}): Ask => ({
  ask: 'object-defence',
  size,
  ...more,
});
export const objectSave = (more: More = {}): Ask => ({ ask: 'object-save', ...more });
/** The path of an overrun. */
export const over = (...path: At[]): More => ({ path });
export const objectMade = (more: More): Ask => ({ ask: 'object-made', ...more });
export const objectRepair = (more: More = {}): Ask => ({ ask: 'object-repair', ...more });
