/**
 * Reads weapons from the fields that D35E and pf1 share. This file is also loaded into the page, so
 * it must not import a library.
 */
import type { SceneAttack } from '../../../src/board/facts/creature.ts';
import { handUnsure, isQuiet, isReachWeapon } from '../../words/weapons.ts';
import type { RawItem } from '../schema.ts';
import { amount, at, names } from './read.ts';

/** Is a weapon in hand? Undefined if the sheet does not say. */
export function readyOf(item: RawItem): boolean | undefined {
  const [equipped, quantity] = [at(item.system, 'equipped'), at(item.system, 'quantity')];
  return typeof equipped !== 'boolean' ||
    (quantity !== undefined && amount(item.system, 'quantity') === undefined)
    ? undefined
    : equipped;
}

/** An attack whose weapon may be a reach weapon. It makes all attacks of the creature unknown. */
export const UNKNOWN = null;
/**
 * An attack whose use is unclear, but which does not reach farther than the creature's others. It
 * is left out.
 */
export const LEFT_OUT = 'left out';
export type Read = SceneAttack | typeof UNKNOWN | typeof LEFT_OUT;

/** The attacks, if no missing fact could change the threatened cells; otherwise undefined. */
export function attacksIfSure(attacks: readonly Read[]): SceneAttack[] | undefined {
  const list = attacks.filter((a) => a !== UNKNOWN && a !== LEFT_OUT);
  if (attacks.includes(UNKNOWN) || handUnsure(list)) return undefined;
  const armed = list.some(
    (a) => a.kind === 'melee' && a.unarmed !== true && a.ready !== false && !isQuiet(a),
  );
  return attacks.includes(LEFT_OUT) && !armed ? undefined : list;
}

/** Is it a reach weapon? The sheet's own field decides, otherwise the weapon's name. */
export const longOf = (item: RawItem): boolean => {
  const said = at(item.system, 'properties.rch');
  return typeof said === 'boolean' ? said : isReachWeapon(names(item));
};
