/**
 * Reads the visible facts of a pf1 actor: size, build (`stature`), reach, and weapons with one or
 * more actions each. Pathfinder's spiked chain has no reach, so the sheet's data are used
 * unchanged. This file is also loaded into the page, for sheets that the user may not open.
 */
import type { SceneAttack, SceneCreature } from '../../../src/board/facts/creature.ts';
import { plain } from '../../words/text.ts';
import {
  isReachWeapon,
  isUnarmed,
  isWhip,
  tagsOf as tagsIn,
  weaponOf,
} from '../../words/weapons.ts';
import type { RawItem } from '../schema.ts';
import {
  amount,
  at,
  feetToCells,
  known,
  names,
  SIZE_KEYS,
  sizeFromKey,
  whole,
  textAt,
  type ShownReader,
} from './read.ts';
import { attacksIfSure, LEFT_OUT, longOf, readyOf, UNKNOWN, type Read } from './weapons.ts';

export const pf1Shown: ShownReader = ({ system, items }) => {
  const build = textAt(system, 'traits.stature');
  const farReach = feetToCells(amount(system, 'traits.reach.total.reach'), 50);
  return {
    size: sizeIn(system),
    build: build === 'tall' || build === 'long' ? build : undefined,
    reach: feetToCells(
      amount(system, 'traits.reach.total.melee') ?? amount(system, 'traits.reach.natural.melee'),
      50,
    ),
    attacks: items === null ? undefined : attacksIfSure(attacksOf(items, farReach)),
  };
};

/** Sizes in order, from fine (0) to colossal (8). */
const SIZES = Object.values(SIZE_KEYS);

/**
 * The creature's size. Up to pf1 10 the sheet stores a key ("lg"). From 11 on it stores `{base,
 * value}`, where `value` is the size after all changes as a number, from fine (0) to colossal (8).
 */
function sizeIn(system: object): SceneCreature['size'] {
  const number = whole(system, 'traits.size.value', 0, SIZES.length - 1);
  return number === undefined
    ? sizeFromKey(textAt(system, 'traits.size.base') ?? textAt(system, 'traits.size'))
    : SIZES[number];
}

interface Action {
  readonly type: string;
  readonly units: string | undefined;
  readonly feet: number | undefined;
}

const actionsOf = (item: RawItem): Action[] => {
  const list = at(item.system, 'actions');
  const actions: unknown[] = Array.isArray(list) && list.length > 0 ? list : [item.system];
  return actions.flatMap((action) => {
    const type = textAt(action, 'actionType');
    return type === undefined
      ? []
      : [{ type, units: textAt(action, 'range.units'), feet: amount(action, 'range.value') }];
  });
};

function attacksOf(items: readonly RawItem[], farReach: number | undefined): Read[] {
  const weapons = items.filter(
    (item) => item.type === 'weapon' && amount(item.system, 'quantity') !== 0,
  );
  const called = (item: RawItem): string[] => [...names(item), ...bases(item)];
  const held = new Set(weapons.flatMap(called));
  const others = items.filter(
    (item) =>
      item.type === 'attack' &&
      !(kindOf(item) === 'weapon' && called(item).some((n) => held.has(n))),
  );
  const own = new Set([...weapons, ...others].flatMap(called));
  return [
    ...[...weapons, ...others].flatMap((item) => attack(item, farReach)),
    ...items
      .filter((item) => OTHER_ARMS.includes(item.type) && !called(item).some((n) => own.has(n)))
      .flatMap((item) => otherArm(item)),
  ];
}

/**
 * Types of items that are weapons if one of their actions is a melee attack: a shield that bashes,
 * a class feature with claws.
 */
const OTHER_ARMS: readonly string[] = ['equipment', 'feat'];

function otherArm(item: RawItem): Read[] {
  const melee = actionsOf(item).find(({ type }) => type === 'mwak');
  if (melee === undefined) return [];
  return [
    known<SceneAttack>({
      id: item.id,
      name: item.name,
      kind: 'melee',
      natural: false,
      unarmed: isUnarmed(names(item)) ? true : undefined,
      light: undefined,
      twoHanded: undefined,
      reachWeapon: melee.units === 'reach' ? 'reach' : 'none',
      reach: undefined,
      tags: tagsOf(item, names(item)),
      rangeIncrement: undefined,
      ready:
        item.type === 'equipment'
          ? at(item.system, 'equipped') === true
          : at(item.system, 'disabled') !== true,
    }),
  ];
}

/** The kind of an attack item: `subType` since pf1 9, `attackType` before. */
const kindOf = (item: RawItem): string | undefined =>
  textAt(item.system, 'subType') ?? textAt(item.system, 'attackType');

function attack(item: RawItem, farReach: number | undefined): Read[] {
  const actions = actionsOf(item);
  const called = [...names(item), ...bases(item)];
  const grip = textAt(item.system, 'weaponSubtype');
  const natural = item.type === 'attack' && kindOf(item) === 'natural';
  // An attack without an attack roll: a swarm's damage, or a saving throw.
  if (item.type === 'attack' && actions.length > 0 && attackKind(actions, grip) === undefined)
    return [];
  if (item.type === 'attack' && kindOf(item) === undefined) return [UNKNOWN];
  if (item.type === 'attack' && !natural && kindOf(item) !== 'weapon') return [];
  // If the item's actions do not state how it is used, the item's name may do so.
  const kind =
    (actions.length === 0 ? undefined : attackKind(actions, grip)) ??
    (item.type === 'weapon'
      ? (weaponOf(item.name)?.kind ?? (grip === 'ranged' ? 'ranged' : undefined))
      : undefined);
  // A weapon whose use is not stated gives no attack. But if it does not even state its kind, it
  // may be any weapon.
  if (kind === undefined && isUnclear(item)) return [isReachWeapon(called) ? UNKNOWN : LEFT_OUT];
  if (kind === undefined) return grip === undefined ? [UNKNOWN] : [];
  const long =
    actions.some((a) => a.type === 'mwak' && a.units === 'reach') ||
    longOf(item) ||
    (item.type === 'attack' && isReachWeapon(called));
  const whip = !natural && isWhip(called);
  const shot = actions.find((a) => a.units === 'ft' && a.type !== 'mwak');
  const range = feetToCells(shot?.feet);
  return [
    known<SceneAttack>({
      id: item.id,
      name: item.name,
      kind: whip ? 'melee' : kind,
      natural,
      unarmed: isUnarmed(called) ? true : undefined,
      light: grip === undefined ? undefined : grip === 'light',
      twoHanded: grip === undefined ? undefined : grip === '2h',
      reachWeapon: !natural && !whip && kind === 'melee' && long ? 'reach' : 'none',
      // A natural attack with more reach than the others reaches both near and far cells.
      reach: natural && long ? farReach : undefined,
      tags: tagsOf(item, called),
      rangeIncrement: range === 0 ? undefined : range,
      ready: item.type === 'weapon' ? readyOf(item) : at(item.system, 'equipped') !== false,
    }),
  ];
}

/** Is the weapon marked as broken? The system's own rolls then include the penalty. */
export const isBroken = ({ system }: RawItem): boolean => at(system, 'broken') === true;

function tagsOf(item: RawItem, called: readonly string[]): string[] | undefined {
  const tags = [...tagsIn(called), ...(isBroken(item) ? ['broken'] : [])];
  return tags.length === 0 ? undefined : tags;
}

/** Does the attack item lack actions, which would state how it is rolled? */
const isUnclear = (item: RawItem): boolean =>
  item.type === 'attack' &&
  actionsOf(item).length === 0 &&
  (kindOf(item) === 'natural' || kindOf(item) === 'weapon');

/** Names of the attacks that do not say how they are rolled. */
export const unclearAttacks = (items: readonly RawItem[] | null): string[] =>
  (items ?? []).filter(isUnclear).map(({ name }) => name);

function attackKind(
  actions: readonly Action[],
  grip: string | undefined,
): SceneAttack['kind'] | undefined {
  const has = (type: string): boolean => actions.some((a) => a.type === type);
  if (grip === 'ranged') return has('twak') ? 'thrown' : 'ranged';
  return has('mwak') ? 'melee' : has('rwak') ? 'ranged' : has('twak') ? 'thrown' : undefined;
}

const bases = (item: RawItem): string[] => {
  const list = at(item.system, 'baseTypes');
  return Array.isArray(list)
    ? list.filter((b): b is string => typeof b === 'string').map(plain)
    : [];
};
