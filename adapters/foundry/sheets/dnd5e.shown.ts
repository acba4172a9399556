/**
 * Reads the visible facts of a dnd5e actor: its size, and the weapons in hand with reach and range.
 * From 4.0 on a weapon states its attacks as activities, and the system prepares its reach. Before,
 * the item itself has one kind of attack, and a melee weapon keeps its reach as its range. This file
 * is also loaded into the page, for sheets that the user may not open.
 */
import type { SceneAttack } from '../../../src/board/facts/creature.ts';
import { plain } from '../../words/text.ts';
import { isUnarmed } from '../../words/weapons.ts';
import type { RawItem } from '../schema.ts';
import { amount, at, known, names, sizeFromKey, textAt, type ShownReader } from './read.ts';
import { readyOf } from './weapons.ts';

/** Cells in one of the system's units of length; 5 feet or 1.5 meters are a cell. */
const CELLS_IN: Readonly<Record<string, number>> = { ft: 1 / 5, m: 2 / 3, mi: 1056, km: 2000 / 3 };

/** A length in cells, with parts of a cell; undefined if it is no length. */
export function cellsLong(tree: unknown, path: string, units: unknown): number | undefined {
  const value = amount(tree, path);
  // A document that the system did not prepare may lack the unit; feet are its default.
  const name = units == null || units === '' ? 'ft' : units;
  const each =
    typeof name === 'string' && Object.hasOwn(CELLS_IN, name) ? CELLS_IN[name] : undefined;
  if (value === undefined || each === undefined || value < 0) return undefined;
  const cells = Math.round(value * each * 100) / 100;
  return cells <= 1000 ? cells : undefined;
}

const wholeLength = (tree: unknown, path: string, units: unknown): number | undefined => {
  const cells = cellsLong(tree, path, units);
  return cells === undefined ? undefined : Math.floor(cells);
};

/** Properties of a weapon: a list, or before 3.0 an object of booleans. */
function propertiesOf(item: RawItem): readonly string[] {
  const said = at(item.system, 'properties');
  if (Array.isArray(said)) return said.filter((key): key is string => typeof key === 'string');
  return typeof said === 'object' && said !== null
    ? Object.entries(said).flatMap(([key, on]) => (on === true ? [key] : []))
    : [];
}

interface Activity {
  /** `melee` or `ranged`; undefined: as the item says. */
  readonly kind: string | undefined;
  readonly spell: boolean;
  readonly unarmed: boolean;
  readonly bonus: number | undefined;
  readonly source: unknown;
}

/** "+5", "+ 5", "-1"; undefined if dice or words are added. */
function bonusOf(tree: unknown): number | undefined {
  const sum = /^\s*([+-]?)\s*(\d{1,3})\s*$/.exec(textAt(tree, 'toHit') ?? '');
  if (sum === null) return undefined;
  return (sum[1] === '-' ? -1 : 1) * Number(sum[2]);
}

const ACTIONS: Readonly<Record<string, readonly [kind: string, spell: boolean]>> = {
  mwak: ['melee', false],
  rwak: ['ranged', false],
  msak: ['melee', true],
  rsak: ['ranged', true],
};

/** The attacks of an item; none: it is used in another way. */
function activitiesOf(item: RawItem): readonly Activity[] {
  const list = at(item.system, 'activities');
  if (!Array.isArray(list)) {
    const [kind, spell] = ACTIONS[textAt(item.system, 'actionType') ?? ''] ?? [];
    return kind === undefined
      ? []
      : [
          {
            kind,
            spell: spell === true,
            unarmed: false,
            bonus: bonusOf(item.system),
            source: item.system,
          },
        ];
  }
  return (list as unknown[]).flatMap((each) => {
    if (textAt(each, 'type') !== 'attack') return [];
    const classified = textAt(each, 'attack.type.classification');
    return [
      {
        kind: textAt(each, 'attack.type.value'),
        spell: classified === 'spell',
        unarmed: classified === 'unarmed',
        bonus: bonusOf(each),
        source: each,
      },
    ];
  });
}

/** How a weapon strikes by its type; undefined: natural and improvised weapons say it elsewhere. */
const GRIPS: Readonly<Record<string, 'melee' | 'ranged'>> = {
  simpleM: 'melee',
  martialM: 'melee',
  simpleR: 'ranged',
  martialR: 'ranged',
  siege: 'ranged',
};

const MOST_REACH = 50;
/** Does one of the item's attacks shoot? */
const isShot = (item: RawItem): boolean => activitiesOf(item).some(({ kind }) => kind === 'ranged');
/**
 * The reach of a melee weapon in cells: stated, or by the property. Before 4.0 the range of a weapon
 * that is not thrown is its reach if it is longer, as the system itself migrates it.
 */
function reachOf(item: RawItem, properties: readonly string[]): number | undefined {
  const units = at(item.system, 'range.units');
  const usual = properties.includes('rch') ? 2 : 1;
  const stated = wholeLength(item.system, 'range.reach', units) ?? usual;
  if (properties.includes('thr') || isShot(item)) return Math.min(stated, MOST_REACH);
  // Only a natural weapon keeps this field from 4.0 on, and its documents may still have the reach
  // there.
  const older = isBurst(item) ? 0 : (wholeLength(item.system, 'range.value', units) ?? 0);
  return Math.min(older > stated ? older : stated, MOST_REACH);
}

/** Longest reach, in cells, that older documents of natural weapons have as their range. */
const MOST_OLDER_REACH = 6;
/**
 * Does a natural weapon strike in melee and also shoot, such as a mage's burst? From 4.0 on the
 * system says so by a range that is longer than the reach.
 */
const isBurst = (item: RawItem): boolean => {
  const { normal = 0, long } = rangeOf(item.system) ?? {};
  return (
    textAt(item.system, 'type.value') === 'natural' &&
    Array.isArray(at(item.system, 'activities')) &&
    (normal > MOST_OLDER_REACH || long !== undefined)
  );
};

/** The normal and the long range of the item; a single range is both. */
function rangeOf(tree: unknown): SceneAttack['range'] {
  const units = at(tree, 'range.units');
  const [normal, long] = ['value', 'long'].map((name) => wholeLength(tree, `range.${name}`, units));
  if (normal === undefined || normal === 0) return undefined;
  return { normal, ...(long !== undefined && long > normal && { long }) };
}

const TAGS: Readonly<Record<string, string>> = { fin: 'finesse', hvy: 'heavy', lod: 'loading' };

/** The masteries that rules ask for, by their ids in the system. */
const MASTERIES: readonly string[] = ['cleave', 'nick', 'push', 'topple'];

/** The mastery of a weapon, if its wielder has it for weapons of this kind. */
function masteryOf({ system }: RawItem, mastered: readonly unknown[]): readonly string[] {
  const mastery = textAt(system, 'mastery');
  const usable = mastered.includes(textAt(system, 'type.baseItem') ?? null);
  return mastery !== undefined && usable && MASTERIES.includes(mastery) ? [mastery] : [];
}

/** Does the weapon deal piercing damage? Before 4.0 each part of its damage is a pair with the type. */
function pierces({ system }: RawItem): boolean {
  const [types, parts] = [at(system, 'damage.base.types'), at(system, 'damage.parts')];
  const said = Array.isArray(types) ? types : Array.isArray(parts) ? parts.flat() : [];
  return said.includes('piercing');
}

/** Tags by the properties and by the kind of weapon, which the system names in English. */
function tagsOf(
  item: RawItem,
  properties: readonly string[],
  spell: boolean,
  mastered: readonly unknown[],
): string[] | undefined {
  const base = plain(textAt(item.system, 'type.baseItem') ?? '');
  const tags = [
    ...properties.flatMap((key) => (Object.hasOwn(TAGS, key) ? [TAGS[key] as string] : [])),
    ...(base === 'lance' || names(item).includes('lance') ? ['lance'] : []),
    ...(base === 'net' ? ['net'] : []),
    ...(pierces(item) ? ['piercing'] : []),
    ...(/bow$/.test(base) ? [/crossbow$/.test(base) ? 'crossbow' : 'bow'] : []),
    ...(spell ? ['spell'] : []),
    ...masteryOf(item, mastered),
  ];
  return tags.length === 0 ? undefined : tags;
}

/** A weapon as one attack, in melee with its range if it may be thrown; null: it is none. */
/** How many of these weapons there are; undefined: one, or the item does not say. */
function stackOf(item: RawItem): number | undefined {
  const count = Math.min(Math.floor(amount(item.system, 'quantity') ?? 1), 1000);
  return count > 1 ? count : undefined;
}

function weapon(item: RawItem, mastered: readonly unknown[]): SceneAttack | null {
  const type = textAt(item.system, 'type.value') ?? '';
  const properties = propertiesOf(item);
  const said = at(item.system, 'activities');
  const acts = activitiesOf(item);
  // A weapon whose activities are all of another kind, such as a breath, makes no attack roll.
  if (Array.isArray(said) && said.length > 0 && acts.length === 0) return null;
  const grip = Object.hasOwn(GRIPS, type) ? GRIPS[type] : undefined;
  const range = rangeOf(item.system);
  const kinds = acts.map(({ kind }) => kind ?? grip);
  const melee =
    grip === 'melee' ||
    (grip === undefined && (kinds.includes('melee') || !kinds.includes('ranged')));
  const thrown = properties.includes('thr');
  const spell = acts.length > 0 && acts.every((each) => each.spell);
  return known<SceneAttack>({
    id: item.id,
    name: item.name,
    kind: melee ? 'melee' : thrown ? 'thrown' : 'ranged',
    natural: type === 'natural',
    unarmed:
      acts.some(({ unarmed }) => unarmed) || (type !== 'natural' && isUnarmed(names(item)))
        ? true
        : undefined,
    light: properties.includes('lgt'),
    count: stackOf(item),
    twoHanded: properties.includes('two'),
    reachWeapon: 'none',
    reach: melee ? reachOf(item, properties) : undefined,
    range: !melee || thrown || isShot(item) || isBurst(item) ? range : undefined,
    bonus: acts[0]?.bonus,
    tags: tagsOf(item, properties, spell, mastered),
    ready: type === 'natural' ? true : readyOf(item),
  });
}

/**
 * A feature or a spell that attacks, such as a ghost's touch: in melee at 5 feet unless it states a
 * range. A melee spell is left out, because it threatens nothing: casting it takes an action.
 */
function feature(item: RawItem): SceneAttack | null {
  const [act] = activitiesOf(item);
  if (act?.kind !== 'melee' && act?.kind !== 'ranged') return null;
  const melee = act.kind === 'melee';
  if (melee && item.type === 'spell') return null;
  const range = rangeOf(act.source);
  return known<SceneAttack>({
    id: item.id,
    name: item.name,
    kind: act.kind,
    natural: item.type === 'feat',
    reachWeapon: 'none',
    reach: melee ? Math.min(Math.max(range?.normal ?? 1, 1), MOST_REACH) : undefined,
    range: melee ? undefined : range,
    bonus: act.bonus,
    tags: act.spell ? ['spell'] : undefined,
    ready: true,
  });
}

const readOf = (item: RawItem, mastered: readonly unknown[]): SceneAttack | null => {
  if (item.type === 'feat' || item.type === 'spell') return feature(item);
  return item.type === 'weapon' && amount(item.system, 'quantity') !== 0
    ? weapon(item, mastered)
    : null;
};

export const dnd5eShown: ShownReader = ({ system, items }) => {
  const mastered = at(system, 'traits.weaponProf.mastery.value');
  return {
    size: sizeFromKey(textAt(system, 'traits.size')),
    build: undefined,
    reach: undefined,
    attacks: items?.flatMap((item) => readOf(item, Array.isArray(mastered) ? mastered : []) ?? []),
  };
};
