/** Creatures of the fifth edition for the cases, and short forms of their questions and answers. */
import {
  creature,
  hero,
  type Answer,
  type Ask,
  type At,
  type CreatureMore,
  type Thing,
} from '../cases.ts';

/** A Large foe of 2 × 2 squares. */
export const big = (id: string, x: number, y: number, more: CreatureMore = {}): Thing =>
  creature(id, x, y, { size: 'large', ...more });

export const glaive = {
  id: 'glaive',
  name: 'Glaive',
  kind: 'melee',
  reachWeapon: 'reach',
  twoHanded: true,
} as const;

/** An orc at (5,5), with a sword unless said otherwise. */
export const orc = (more: CreatureMore = {}, x = 5, y = 5): Thing => creature('o', x, y, more);
export const rogue = (x: number, y: number, more: CreatureMore = {}): Thing =>
  hero('r', x, y, more);

/** A path in a mode, beginning with the starting cell. */
export const go = (of: string, path: readonly At[], mode = 'move'): Ask => ({
  ask: 'move',
  of,
  mode,
  path,
});

export const once = (by: string, leaving: At, more: object = {}): Answer => ({
  opportunities: [{ by, leaving, ...more }],
});
export const nobody: Answer = { opportunities: [] };
export const barredBy = (why: string, condition?: string): Answer => ({
  opportunities: [],
  barred: [condition === undefined ? { why } : { why, condition }],
});
export const legal = (cost: number): Answer => ({ legal: true, cost });
export const illegal = (...codes: readonly string[]): Answer => ({
  legal: false,
  violations: codes.map((code) => ({ code })),
});
