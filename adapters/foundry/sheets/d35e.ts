/**
 * Actors of the system D35E (2.4 on Foundry 11, 3.0 on 12). It keeps no reach and no build: both stay unknown, and the
 * ruleset's table answers. Weapons in hand are the equipped ones; its "attack" entries repeat them, or are natural.
 */
import { plain } from '../../words/text.ts';
import { isReachWeapon, isSpikedChain, isUnarmed, isWhip, weaponOf } from '../../words/weapons.ts';
import type { RawItem, RawSheet } from '../schema.ts';
import {
  abilitiesOf, armourOf, attacksIfSure, babOf, darkvision, hitDiceOf, hpOf, keeps, loadOf, longOf, PLACES, readyOf, savesOf, sorted, speedOf, traitsOf,
} from './common.ts';
import { conditionsOf } from './conditions.ts';
import { amount, at, cells, known, names, sizeOf, word, yes, type Attack, type SheetReader } from './read.ts';

export const d35e: SheetReader = {
  system: 'D35E',
  places: { ...PLACES, size: ['traits.actualSize', 'traits.size'], reach: ['traits.reach'], conditions: ['attributes.conditions'] },
  unread: (sheet) => keeps(sheet, { conditions: [['attributes.conditions', 'object']], senses: [['traits.senses', 'string'], ['senses', 'object']] }),
  read(sheet, statuses) {
    const items = sheet.items;
    return known({
      size: sizeOf(word(sheet.system, 'traits.actualSize')) ?? sizeOf(word(sheet.system, 'traits.size')),
      build: undefined,
      // Read by the system's own measuring, set by none of its creatures: a master may have put it there by hand.
      reach: cells(amount(sheet.system, 'traits.reach'), 50),
      speed: speedOf(sheet),
      armour: items === null ? undefined : armourOf(items, isArmour),
      load: loadOf(sheet),
      bab: babOf(sheet),
      abilities: abilitiesOf(sheet),
      attacks: items === null ? undefined : attacksIfSure(attacksOf(items)),
      conditions: conditionsOf(at(sheet.system, 'attributes.conditions'), statuses),
      traits: sheet.open && items !== null ? sorted([...traitsOf(items), ...senses(sheet)]) : undefined,
      hp: hpOf(sheet),
      hitDice: hitDiceOf(sheet),
      saves: savesOf(sheet),
    });
  },
};

/** Undefined where the entry does not say what it is. */
const isArmour = (item: RawItem): boolean | undefined => {
  const type = word(item.system, 'equipmentType');
  return type === undefined ? undefined : type === 'armor';
};

function attacksOf(items: readonly RawItem[]): (Attack | null)[] {
  const weapons = items.filter((item) => item.type === 'weapon' && !yes(item.system, 'melded') && amount(item.system, 'quantity') !== 0);
  const ids = new Set(weapons.map((w) => w.id));
  const held = new Set(weapons.flatMap(names));
  const repeated = (item: RawItem): boolean => ids.has(word(item.system, 'originalWeaponId') ?? '')
    || names(item).some((name) => held.has(name)) || held.has(plain(word(item.system, 'baseWeaponType') ?? ''));
  const others = items.filter((item) => item.type === 'attack' && !(word(item.system, 'attackType') === 'weapon' && repeated(item)));
  return [...weapons.map(weapon), ...others.flatMap(attack)];
}

/** Null: neither the sheet nor its name says how it is used. */
function weapon(item: RawItem): Attack | null {
  const called = [...names(item), plain(word(item.system, 'weaponBaseType') ?? '')];
  const grip = word(item.system, 'weaponSubtype');
  const says = at(item.system, 'properties.thr');
  const thrown = typeof says === 'boolean' ? says : weaponOf(item.name)?.kind === 'thrown';
  const range = cells(amount(item.system, 'weaponData.range'));
  const whip = isWhip(called);
  const used = grip === undefined ? weaponOf(item.name)?.kind : grip === 'ranged' ? (thrown ? 'thrown' : 'ranged') : 'melee';
  if (used === undefined) return null;
  return known<Attack>({
    id: item.id, name: item.name,
    kind: whip && used === 'melee' ? 'ranged' : used,
    natural: false,
    unarmed: isUnarmed(called) ? true : undefined,
    light: grip === undefined ? undefined : grip === 'light',
    twoHanded: grip === undefined ? undefined : grip === '2h',
    reachWeapon: whip ? 'none' : isSpikedChain(called) ? 'reach-and-near' : longOf(item) ? 'reach' : 'none',
    reach: undefined,
    rangeIncrement: range === 0 ? undefined : range,
    ready: readyOf(item),
  });
}

const KINDS: Readonly<Record<string, Attack['kind']>> = { mwak: 'melee', rwak: 'ranged', twak: 'thrown', rsak: 'ranged' };

/** An attack without a weapon of its own on the sheet: natural, or a weapon known by its name alone. */
function attack(item: RawItem): (Attack | null)[] {
  const type = word(item.system, 'attackType');
  const kind = KINDS[word(item.system, 'actionType') ?? ''];
  const does = at(item.system, 'actionType');
  if (typeof at(item.system, 'attackType') !== 'string' || (does !== null && typeof does !== 'string')) return [null];
  if (kind === undefined || (type !== 'natural' && type !== 'weapon')) return [];
  const called = [...names(item), plain(word(item.system, 'baseWeaponType') ?? '')];
  const natural = type === 'natural' && !isUnarmed(called);
  const range = word(item.system, 'range.units') === 'ft' ? cells(amount(item.system, 'range.value')) : undefined;
  return [known<Attack>({
    id: item.id, name: item.name,
    kind: !natural && isWhip(called) ? 'ranged' : kind,
    natural,
    unarmed: isUnarmed(called) ? true : undefined,
    light: undefined, twoHanded: undefined,
    reachWeapon: natural || kind !== 'melee' ? 'none' : isSpikedChain(called) ? 'reach-and-near' : isReachWeapon(called) ? 'reach' : 'none',
    reach: undefined,
    rangeIncrement: kind === 'melee' || range === 0 ? undefined : range,
    ready: true,
  })];
}

function senses(sheet: RawSheet): string[] {
  const text = plain(word(sheet.system, 'traits.senses') ?? '');
  const dark = /(?:darkvision|scurovisione) (\d+)/.exec(text)?.[1];
  const low = /low light vision|visione crepuscolare/.test(text);
  return [
    ...darkvision(dark === undefined ? amount(sheet.system, 'senses.darkvision') : Number(dark)),
    ...(low || yes(sheet.system, 'senses.lowLight') ? ['low-light-vision'] : []),
  ];
}
