/**
 * Reads the visible facts of a D35E actor: size, build, reach and weapons in hand. The system does
 * not store a build, and stores a reach only if somebody typed it in. For creatures above Medium,
 * the creature's type or name gives its build; otherwise the ruleset's table gives an answer marked
 * as doubtful. Equipped weapons count as in hand. An "attack" item repeats a weapon or is a natural
 * attack. A "full-attack" item repeats attacks; if the sheet has no other attack, or lacks one that
 * it names, the creature's attacks are unknown. This file is also loaded into the page, for sheets
 * that the user may not open.
 */
import type { SceneAttack } from '../../../src/board/facts/creature.ts';
import type { Size } from '../../../src/board/vocabulary.ts';
import { buildOf, oddReachOf } from '../../words/builds.ts';
import { plain } from '../../words/text.ts';
import {
  strengthRatingOf,
  tagsOf,
  isReachWeapon,
  isSpikedChain,
  isUnarmed,
  isWhip,
  weaponOf,
} from '../../words/weapons.ts';
import type { RawItem } from '../schema.ts';
import {
  amount,
  at,
  feetToCells,
  known,
  names,
  sizeFromKey,
  textAt,
  yes,
  type ShownReader,
} from './read.ts';
import { attacksIfSure, longOf, readyOf, UNKNOWN, type Read } from './weapons.ts';

/** Sizes at which tall and long creatures differ in reach. */
const BIG: readonly (Size | undefined)[] = ['large', 'huge', 'gargantuan', 'colossal'];

export const d35eShown: ShownReader = ({ system, items, kind }) => {
  const size =
    sizeFromKey(textAt(system, 'traits.actualSize')) ?? sizeFromKey(textAt(system, 'traits.size'));
  const name = kind ?? undefined;
  // The system's measuring tool reads this field, but none of the system's creatures sets it. So if
  // it is set, a game master typed it in.
  const reach = feetToCells(amount(system, 'traits.reach'), 50) ?? oddReachOf(name, size);
  return {
    size,
    reach,
    build: !BIG.includes(size)
      ? undefined
      : buildOf({
          type: textAt(system, 'attributes.creatureType'),
          subtype: textAt(system, 'details.type'),
          name,
        }),
    attacks: items === null ? undefined : attacksIfSure(attacksOf(items)),
  };
};

function attacksOf(items: readonly RawItem[]): Read[] {
  const weapons = items.filter(
    (item) =>
      item.type === 'weapon' &&
      !yes(item.system, 'melded') &&
      amount(item.system, 'quantity') !== 0,
  );
  const ids = new Set(weapons.map((w) => w.id));
  const held = new Set(weapons.flatMap(names));
  const repeated = (item: RawItem): boolean =>
    ids.has(textAt(item.system, 'originalWeaponId') ?? '') ||
    names(item).some((name) => held.has(name)) ||
    held.has(plain(textAt(item.system, 'baseWeaponType') ?? ''));
  const others = items.filter(
    (item) =>
      item.type === 'attack' && !(textAt(item.system, 'attackType') === 'weapon' && repeated(item)),
  );
  const kinds = [...weapons.map(weapon), ...others.flatMap(attack)];
  return items.some(
    (item) => item.type === 'full-attack' && (kinds.length === 0 || namesMore(item, items)),
  )
    ? [...kinds, UNKNOWN]
    : kinds;
}

/** Does a full attack name an attack that the sheet does not have? */
function namesMore(full: RawItem, items: readonly RawItem[]): boolean {
  const parts = at(full.system, 'attacks');
  return (
    Array.isArray(parts) &&
    parts.some((part) => {
      const [id, name] = [textAt(part, 'id'), plain(textAt(part, 'name') ?? '')];
      return !items.some((item) => item !== full && (item.id === id || names(item).includes(name)));
    })
  );
}

/**
 * A weapon as an attack; UNKNOWN if neither the sheet nor the weapon's name says how it is used.
 */
function weapon(item: RawItem): SceneAttack | typeof UNKNOWN {
  const called = [...names(item), plain(textAt(item.system, 'weaponBaseType') ?? '')];
  const grip = textAt(item.system, 'weaponSubtype');
  const says = at(item.system, 'properties.thr');
  const thrown = typeof says === 'boolean' ? says : weaponOf(item.name)?.kind === 'thrown';
  const range = feetToCells(amount(item.system, 'weaponData.range'));
  const whip = isWhip(called);
  const used =
    grip === undefined
      ? weaponOf(item.name)?.kind
      : grip === 'ranged'
        ? thrown
          ? 'thrown'
          : 'ranged'
        : 'melee';
  if (used === undefined) return UNKNOWN;
  const tags = tagsOf(called);
  return known<SceneAttack>({
    id: item.id,
    name: item.name,
    kind: used,
    natural: false,
    unarmed: isUnarmed(called) ? true : undefined,
    light: grip === undefined ? undefined : grip === 'light',
    twoHanded: grip === undefined ? undefined : grip === '2h',
    reachWeapon: whip
      ? 'none'
      : isSpikedChain(called)
        ? 'reach-and-near'
        : longOf(item)
          ? 'reach'
          : 'none',
    reach: undefined,
    tags: tags.length === 0 ? undefined : tags,
    strengthRating: strengthRatingOf(item.name),
    rangeIncrement: range === 0 ? undefined : range,
    ready: readyOf(item),
  });
}

const KINDS: Readonly<Record<string, SceneAttack['kind']>> = {
  mwak: 'melee',
  msak: 'melee',
  rwak: 'ranged',
  twak: 'thrown',
  rsak: 'ranged',
};

/**
 * An "attack" item that does not repeat a weapon of the sheet: a natural attack, or a weapon of
 * which only the name is known.
 */
function attack(item: RawItem): Read[] {
  const type = textAt(item.system, 'attackType');
  const kind = KINDS[textAt(item.system, 'actionType') ?? ''];
  const does = at(item.system, 'actionType');
  if (
    typeof at(item.system, 'attackType') !== 'string' ||
    (does !== null && typeof does !== 'string')
  )
    return [UNKNOWN];
  if (kind === undefined || (type !== 'natural' && type !== 'weapon')) return [];
  const called = [...names(item), plain(textAt(item.system, 'baseWeaponType') ?? '')];
  const natural = type === 'natural' && !isUnarmed(called);
  const tags = tagsOf(called);
  const range =
    textAt(item.system, 'range.units') === 'ft'
      ? feetToCells(amount(item.system, 'range.value'))
      : undefined;
  return [
    known<SceneAttack>({
      id: item.id,
      name: item.name,
      kind,
      natural,
      unarmed: isUnarmed(called) ? true : undefined,
      light: undefined,
      twoHanded: undefined,
      reachWeapon:
        natural || kind !== 'melee' || isWhip(called)
          ? 'none'
          : isSpikedChain(called)
            ? 'reach-and-near'
            : isReachWeapon(called)
              ? 'reach'
              : 'none',
      reach: undefined,
      tags: natural || tags.length === 0 ? undefined : tags,
      rangeIncrement: kind === 'melee' || range === 0 ? undefined : range,
      ready: true,
    }),
  ];
}
