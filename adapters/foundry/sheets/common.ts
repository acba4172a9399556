/**
 * Reads the fields that two game systems of common origin, D35E and pf1, keep in the same places.
 */
import type { SceneCreature } from '../../../src/board/facts/creature.ts';
import { ABILITIES, MANEUVERABILITIES } from '../../../src/board/vocabulary.ts';
import { traitNamed } from '../../words/feats.ts';
import { immunityTo, qualitiesOf, regenerationIn } from '../../words/qualities.ts';
import { plain } from '../../words/text.ts';
import type { OpenSheet, RawItem } from '../schema.ts';
import {
  amount,
  at,
  feetToCells,
  known,
  names,
  whole,
  textAt,
  yes,
  type FieldPaths,
} from './read.ts';

/** Paths of the facts that both systems keep in the same place. */
export const PLACES: FieldPaths = {
  speed: ['attributes.speed'],
  load: ['attributes.encumbrance.level'],
  bab: ['attributes.bab.total'],
  abilities: ['abilities'],
  hp: ['attributes.hp'],
  hitDice: ['attributes.hd.total'],
  saves: ['attributes.savingThrows'],
  ac: ['attributes.ac'],
  armour: ['items'],
  attacks: ['items'],
  traits: ['items'],
};

/**
 * Speeds after armor and load. The base speed is not used instead, because it would be wrong for a
 * creature in armor.
 */
export function speedOf(sheet: OpenSheet): SceneCreature['speed'] {
  const of = (kind: string): number | undefined =>
    feetToCells(amount(sheet.system, `attributes.speed.${kind}.total`));
  const fly = of('fly');
  const skill = textAt(sheet.system, 'attributes.speed.fly.maneuverability');
  const speed = known<NonNullable<SceneCreature['speed']>>({
    land: of('land'),
    fly,
    swim: of('swim'),
    climb: of('climb'),
    burrow: of('burrow'),
    manoeuvrability:
      fly === undefined || fly === 0 ? undefined : MANEUVERABILITIES.find((m) => m === skill),
  });
  return Object.keys(speed).length > 0 ? speed : undefined;
}

/** Ability scores after every change; the base scores lack race and items and are not used. */
export function abilitiesOf(sheet: OpenSheet): SceneCreature['abilities'] {
  const scores = ABILITIES.flatMap((ability) => {
    const score = whole(sheet.system, `abilities.${ability}.total`, 0, 1000);
    return score === undefined ? [] : [[ability, score] as const];
  });
  return scores.length > 0 ? Object.fromEntries(scores) : undefined;
}

export const babOf = (sheet: OpenSheet): number | undefined =>
  whole(sheet.system, 'attributes.bab.total', -100, 1000);

/** Hit points; a maximum of 0 means that the sheet was never filled in. */
export function hpOf(sheet: OpenSheet): SceneCreature['hp'] {
  const points = (name: string, least = -100_000): number | undefined =>
    whole(sheet.system, `attributes.hp.${name}`, least, 100_000);
  const max = points('max');
  if (max !== undefined && max <= 0) return undefined;
  const hp = known<NonNullable<SceneCreature['hp']>>({
    current: points('value'),
    max,
    nonlethal: points('nonlethal', 0),
    temporary: points('temp', 0),
  });
  return hp.current === undefined && hp.max === undefined ? undefined : hp;
}

export const hitDiceOf = (sheet: OpenSheet): number | undefined =>
  whole(sheet.system, 'attributes.hd.total', 1, 1000);

/** Armor class after every change. A total of 0 means that the system did not prepare the sheet. */
export function acOf(sheet: OpenSheet): SceneCreature['ac'] {
  const of = (kind: string): number | undefined =>
    whole(sheet.system, `attributes.ac.${kind}.total`, 1, 1000);
  const ac = known<NonNullable<SceneCreature['ac']>>({
    total: of('normal'),
    touch: of('touch'),
    flatFooted: of('flatFooted'),
  });
  return Object.keys(ac).length > 0 ? ac : undefined;
}

/** Saves after every change; the base saves lack abilities and items and are not used. */
export function savesOf(sheet: OpenSheet): SceneCreature['saves'] {
  const of = (name: string): number | undefined =>
    whole(sheet.system, `attributes.savingThrows.${name}.total`, -1000, 1000);
  const saves = known<NonNullable<SceneCreature['saves']>>({
    fortitude: of('fort'),
    reflex: of('ref'),
    will: of('will'),
  });
  return Object.keys(saves).length > 0 ? saves : undefined;
}

const LOADS = ['light', 'medium', 'heavy'] as const;
export const loadOf = (sheet: OpenSheet): SceneCreature['load'] =>
  LOADS[whole(sheet.system, 'attributes.encumbrance.level', 0, 2) ?? -1];

const ARMOURS: Readonly<Record<string, SceneCreature['armour']>> = {
  lightArmor: 'light',
  mediumArmor: 'medium',
  heavyArmor: 'heavy',
};

/**
 * Names of the fields that every creature's sheet must have but this sheet lacks. They are
 * reported, because an absent field would otherwise mean "none".
 */
export const keeps = (
  sheet: OpenSheet,
  kept: Readonly<Record<string, readonly [path: string, kind: 'string' | 'object'][]>>,
): string[] =>
  sheet.type !== 'character' && sheet.type !== 'npc'
    ? []
    : Object.entries(kept)
        .filter(
          ([, places]) =>
            !places.some(
              ([path, kind]) =>
                typeof at(sheet.system, path) === kind && at(sheet.system, path) !== null,
            ),
        )
        .map(([field]) => field);

/** The armor worn: `none` only if every piece of equipment was identified. */
export function armourOf(
  items: readonly RawItem[],
  isArmour: (item: RawItem) => boolean | undefined,
): SceneCreature['armour'] {
  let unclear = false;
  for (const item of items) {
    if (item.type !== 'equipment' || at(item.system, 'equipped') === false) continue;
    const armour = isArmour(item);
    if (armour === false) continue;
    const kind = ARMOURS[textAt(item.system, 'equipmentSubtype') ?? ''];
    if (armour === true && kind !== undefined) return kind;
    unclear = true;
  }
  return unclear ? undefined : 'none';
}

/**
 * Shields that are traits of their bearer: a small one on the arm leaves the hand free, and behind a
 * tower shield the bearer may take cover.
 */
export const shieldTraits = (items: readonly RawItem[]): string[] => {
  const worn = items.filter(
    (item) =>
      item.type === 'equipment' &&
      at(item.system, 'equipped') === true &&
      at(item.system, 'melded') !== true &&
      amount(item.system, 'quantity') !== 0,
  );
  const called = (words: RegExp) => (item: RawItem) =>
    names(item).some((name) => words.test(name)) ||
    words.test(plain(textAt(item.system, 'equipmentSubtype') ?? ''));
  return [
    ...(worn.some(called(/\bbuckler\b/)) ? ['buckler'] : []),
    ...(worn.some(called(/\btower ?shield\b|\bscudo torre\b/)) ? ['tower-shield'] : []),
  ];
};

/** Is the feature a special quality or attack, by the word of its system, and not a feat? */
const isQuality = ({ system }: RawItem): boolean =>
  ['featType', 'subType'].some((path) => {
    const type = textAt(system, path);
    return type !== undefined && type !== 'feat';
  });

export const traitsOf = (items: readonly RawItem[]): string[] =>
  items.flatMap((item) => {
    if (item.type !== 'feat' || yes(item.system, 'disabled')) return [];
    const trait = traitNamed(names(item));
    // The feat of riders and the special attack of beasts have one name.
    if (trait === 'trample' && isQuality(item)) return ['trampling'];
    return trait === undefined ? qualitiesOf(item.original ?? item.name) : [trait];
  });

/**
 * Immunities that the sheet lists by the system's ids (`traits.ci` against conditions, `traits.di`
 * against damage), and regeneration, a number or a text such as "regeneration 5 (acid or fire)".
 */
export function bodyTraits({ system }: OpenSheet): string[] {
  const immune = ['traits.ci.value', 'traits.di.value'].flatMap((path) => {
    const list = at(system, path);
    return (Array.isArray(list) ? (list as unknown[]) : []).flatMap((id) =>
      typeof id === 'string' ? (immunityTo(id) ?? []) : [],
    );
  });
  const healing = ['traits.regeneration', 'traits.regen'].flatMap((path) => {
    const points = amount(system, path);
    const text = textAt(system, path) ?? '';
    if (points !== undefined) return points > 0 ? ['regeneration'] : [];
    return /[1-9]/.test(text) ? regenerationIn(text) : [];
  });
  return [...immune, ...healing];
}

/** The trait for a sense with its range, converted from feet to cells. */
export const ranged = (sense: string, feet: number | undefined): string[] => {
  const reach = feetToCells(feet);
  return reach === undefined || reach === 0 ? [] : [`${sense}-${reach}`];
};

export const sorted = (traits: readonly string[]): string[] => [...new Set(traits)].sort();
