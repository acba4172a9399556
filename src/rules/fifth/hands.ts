/** Hands: how many there are, and what fills them. */
import type { Attack } from '../../board/creature.ts';

export const HAND_COUNT = 2;

/** The hands that the weapons fill. */
export const handsFilled = (weapons: readonly Attack[]): number =>
  weapons.reduce((sum, { twoHanded }) => sum + (twoHanded ? HAND_COUNT : 1), 0);

/** How many weapons are behind these attacks: one that can be thrown has two attacks, a stack counts each. */
export const weaponsAmong = (attacks: readonly Attack[]): number =>
  weaponsBehind(attacks).reduce((sum, { count = 1 }) => sum + count, 0);

/** The weapons behind these attacks, one attack of each: a weapon that can be thrown has two. */
export const weaponsBehind = (attacks: readonly Attack[]): readonly Attack[] => [
  ...new Map(attacks.map((attack) => [attack.id.replace(/-thrown$/, ''), attack])).values(),
];
