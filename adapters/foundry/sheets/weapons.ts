/** Weapons as both systems keep them. Also loaded into the page: nothing here may need a library. */
import { handUnsure, isReachWeapon } from '../../words/weapons.ts';
import type { RawItem } from '../schema.ts';
import { amount, at, names, type Attack } from './read.ts';

/** Is a weapon in hand? Undefined where the sheet does not say so in its own way. */
export function readyOf(item: RawItem): boolean | undefined {
  const [equipped, quantity] = [at(item.system, 'equipped'), at(item.system, 'quantity')];
  return typeof equipped !== 'boolean' || (quantity !== undefined && amount(item.system, 'quantity') === undefined) ? undefined : equipped;
}

/** Attacks as a list that nothing is missing from; one that cannot be understood (null) makes all of them unknown. */
export function attacksIfSure(attacks: readonly (Attack | null)[]): Attack[] | undefined {
  const list = attacks.filter((a) => a !== null);
  return list.length < attacks.length || handUnsure(list) ? undefined : list;
}

/** The sheet's own word on whether a weapon has reach, or else what is known of its name. */
export const longOf = (item: RawItem): boolean => {
  const said = at(item.system, 'properties.rch');
  return typeof said === 'boolean' ? said : isReachWeapon(names(item));
};
