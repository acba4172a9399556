/**
 * Actors of the system pf1 (Pathfinder 1e; 9 and later, written against 10). It keeps build (`stature`), reach and one
 * or more actions a weapon. The game's own spiked chain has no reach, and is left as the sheet has it.
 */
import { SIZES, type Size } from '../../../src/board/creature.ts';
import { plain } from '../../words/text.ts';
import { isReachWeapon, isUnarmed, isWhip, weaponOf } from '../../words/weapons.ts';
import type { RawItem, RawSheet } from '../schema.ts';
import {
  abilitiesOf, armourOf, attacksIfSure, babOf, darkvision, hitDiceOf, hpOf, keeps, loadOf, longOf, PLACES, readyOf, savesOf, sorted, speedOf, traitsOf,
} from './common.ts';
import { conditionsOf } from './conditions.ts';
import { amount, at, cells, known, names, sizeOf, whole, word, yes, type Attack, type SheetReader } from './read.ts';

export const pf1: SheetReader = {
  system: 'pf1',
  places: {
    ...PLACES, size: ['traits.size'], build: ['traits.stature'], reach: ['traits.reach.total.melee', 'traits.reach.natural.melee'],
    conditions: ['conditions', 'attributes.conditions'],
  },
  unread: (sheet) => keeps(sheet, { conditions: [['conditions', 'object'], ['attributes.conditions', 'object']], senses: [['traits.senses', 'object']] }),
  read(sheet, statuses) {
    const items = sheet.items;
    const build = word(sheet.system, 'traits.stature');
    const conditions = at(sheet.system, 'conditions') ?? at(sheet.system, 'attributes.conditions');
    return known({
      size: sizeIn(sheet),
      build: build === 'tall' || build === 'long' ? build : undefined,
      reach: cells(amount(sheet.system, 'traits.reach.total.melee') ?? amount(sheet.system, 'traits.reach.natural.melee'), 50),
      speed: speedOf(sheet),
      armour: items === null ? undefined : armourOf(items, isArmour),
      load: loadOf(sheet),
      bab: babOf(sheet),
      abilities: abilitiesOf(sheet),
      attacks: items === null ? undefined : attacksIfSure(attacksOf(items, cells(amount(sheet.system, 'traits.reach.total.reach'), 50))),
      conditions: conditionsOf(conditions, statuses),
      traits: sheet.open && items !== null ? sorted([...traitsOf(items), ...senses(sheet)]) : undefined,
      hp: hpOf(sheet),
      hitDice: hitDiceOf(sheet),
      saves: savesOf(sheet),
    });
  },
};

/**
 * The creature's size. Until pf1 10 the sheet keeps a key ("lg"); from 11 on `{base, value}`, where `value` is the number
 * of the size after all changes, from fine (0) to colossal (8).
 */
function sizeIn(sheet: RawSheet): Size | undefined {
  const number = whole(sheet.system, 'traits.size.value', 0, SIZES.length - 1);
  return number === undefined ? sizeOf(word(sheet.system, 'traits.size.base') ?? word(sheet.system, 'traits.size')) : SIZES[number];
}

/** Undefined where the entry does not say what it is. */
const isArmour = (item: RawItem): boolean | undefined => {
  const type = word(item.system, 'subType') ?? word(item.system, 'equipmentType');
  if (type !== undefined) return type === 'armor';
  return undefined;
};

interface Action { readonly type: string; readonly units: string | undefined; readonly feet: number | undefined }

const actionsOf = (item: RawItem): Action[] => {
  const list = at(item.system, 'actions');
  const actions: unknown[] = Array.isArray(list) && list.length > 0 ? list : [item.system];
  return actions.flatMap((action) => {
    const type = word(action, 'actionType');
    return type === undefined ? [] : [{ type, units: word(action, 'range.units'), feet: amount(action, 'range.value') }];
  });
};

function attacksOf(items: readonly RawItem[], farReach: number | undefined): (Attack | null)[] {
  const weapons = items.filter((item) => item.type === 'weapon' && amount(item.system, 'quantity') !== 0);
  const called = (item: RawItem): string[] => [...names(item), ...bases(item)];
  const held = new Set(weapons.flatMap(called));
  const others = items.filter((item) => item.type === 'attack' && !(kindOf(item) === 'weapon' && called(item).some((n) => held.has(n))));
  return [...weapons, ...others].flatMap((item) => attack(item, farReach));
}

/** `subType` since version 9, `attackType` before. */
const kindOf = (item: RawItem): string | undefined => word(item.system, 'subType') ?? word(item.system, 'attackType');

function attack(item: RawItem, farReach: number | undefined): (Attack | null)[] {
  const actions = actionsOf(item);
  const called = [...names(item), ...bases(item)];
  const grip = word(item.system, 'weaponSubtype');
  const natural = item.type === 'attack' && kindOf(item) === 'natural';
  if (item.type === 'attack' && kindOf(item) === undefined) return [null];
  if (item.type === 'attack' && !natural && kindOf(item) !== 'weapon') return [];
  // What is done with it is not told: its name may say how it is used.
  const kind = (actions.length === 0 ? undefined : attackKind(actions, grip)) ?? (item.type === 'weapon' ? weaponOf(item.name)?.kind ?? (grip === 'ranged' ? 'ranged' : undefined) : undefined);
  // A weapon that nothing is done with is none; one that does not say what it is may be any.
  if (kind === undefined) return item.type === 'attack' || grip === undefined ? [null] : [];
  const long = actions.some((a) => a.type === 'mwak' && a.units === 'reach') || longOf(item)
    || (item.type === 'attack' && isReachWeapon(called));
  const whip = !natural && isWhip(called);
  const shot = actions.find((a) => a.units === 'ft' && a.type !== 'mwak');
  const range = cells(shot?.feet);
  return [known<Attack>({
    id: item.id, name: item.name,
    kind: whip ? 'ranged' : kind,
    natural,
    unarmed: isUnarmed(called) ? true : undefined,
    light: grip === undefined ? undefined : grip === 'light',
    twoHanded: grip === undefined ? undefined : grip === '2h',
    reachWeapon: !natural && !whip && kind === 'melee' && long ? 'reach' : 'none',
    // A natural attack that reaches further than the creature's others does so near and far alike.
    reach: natural && long ? farReach : undefined,
    rangeIncrement: range === 0 ? undefined : range,
    ready: item.type === 'weapon' ? readyOf(item) : at(item.system, 'equipped') !== false,
  })];
}

function attackKind(actions: readonly Action[], grip: string | undefined): Attack['kind'] | undefined {
  const has = (type: string): boolean => actions.some((a) => a.type === type);
  if (grip === 'ranged') return has('twak') ? 'thrown' : 'ranged';
  return has('mwak') ? 'melee' : has('rwak') ? 'ranged' : has('twak') ? 'thrown' : undefined;
}

const bases = (item: RawItem): string[] => {
  const list = at(item.system, 'baseTypes');
  return Array.isArray(list) ? list.filter((b): b is string => typeof b === 'string').map(plain) : [];
};

function senses(sheet: RawSheet): string[] {
  const of = (path: string): number | undefined =>
    amount(sheet.system, path) ?? amount(sheet.system, `${path}.total`) ?? amount(sheet.system, `${path}.value`);
  return [
    ...darkvision(of('traits.senses.dv')),
    ...(yes(sheet.system, 'traits.senses.ll.enabled') ? ['low-light-vision'] : []),
    ...((of('traits.senses.sc') ?? 0) > 0 || yes(sheet.system, 'traits.senses.sc') ? ['scent'] : []),
  ];
}
