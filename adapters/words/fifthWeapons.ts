/**
 * Makes the attacks of a creature of the fifth edition from what a sheet says of one weapon. A
 * weapon that is also thrown gives two attacks: one in melee, one thrown.
 */
import type { Attack } from '../../src/board/creature.ts';
import { namedRanges, rangeField, type WrittenRanges } from './fifthRanges.ts';
import { plain, textOf } from './text.ts';
import { weaponOf } from './weapons.ts';

type Facts =
  | 'natural'
  | 'unarmed'
  | 'light'
  | 'twoHanded'
  | 'reachWeapon'
  | 'reach'
  | 'range'
  | 'ready'
  | 'bonus'
  | 'damage'
  | 'critical';

/** An attack that a sheet states. An absent fact is unknown. */
export type FifthAttack = Pick<Attack, 'id' | 'kind'> &
  Partial<Pick<Attack, Facts>> & { readonly name: string; readonly tags?: string[] };

type Property = 'heavy' | 'reach' | 'two-handed' | 'light' | 'thrown' | 'ammunition';

/** Words of each property, English and Italian. */
const PROPERTIES: readonly (readonly [Property, RegExp])[] = [
  ['heavy', / (?:heavy|pesante) /],
  ['reach', / (?:reach|portata) /],
  ['two-handed', / (?:two handed|a due mani|due mani) /],
  ['light', / (?:light|leggera|leggero) /],
  ['thrown', / (?:thrown|da lancio|lancio) /],
  ['ammunition', / (?:ammunition|munizioni) /],
];

/** Weapons of the books by their properties, English and Italian. */
const WEAPONS: readonly (readonly [properties: string, names: string])[] = [
  ['heavy reach two-handed', 'glaive,falcione,halberd,alabarda,pike,picca'],
  ['reach', 'whip,frusta'],
  ['reach lance', 'lance,lancia da cavaliere'],
  ['heavy two-handed', 'greataxe,ascia bipenne,greatsword,spadone,maul,maglio'],
  ['heavy two-handed ammunition', 'longbow,arco lungo,heavy crossbow,balestra pesante'],
  ['two-handed ammunition', 'shortbow,arco corto,light crossbow,balestra leggera'],
  ['ammunition', 'hand crossbow,balestra a mano,sling,fionda,blowgun,cerbottana'],
  ['light thrown', 'dagger,pugnale,handaxe,accetta,light hammer,martello leggero'],
  ['thrown', 'javelin,giavellotto,spear,lancia,trident,tridente'],
  ['ranged', 'dart,dardo,net,rete'],
];
/** Names of two words come first: a "hand crossbow" is no "crossbow". */
const BY_NAME = WEAPONS.flatMap(([properties, names]) =>
  names.split(',').map((name) => [` ${name} `, properties.split(' ')] as const),
).sort(([a], [b]) => b.length - a.length);

const propertiesOfName = (name: string): readonly string[] =>
  BY_NAME.find(([words]) => ` ${plain(name)} `.includes(words))?.[1] ?? [];

const propertiesIn = (text: string): Set<string> => {
  // "no reach" denies it; "Versatile (1d10)" has a comma after its bracket.
  const words = ` ${plain(text)} `.replace(/ (?:no|non|senza|without) \S+ /g, ' ');
  return new Set(PROPERTIES.flatMap(([property, is]) => (is.test(words) ? [property] : [])));
};

/** What a sheet says of one weapon. Absent fields: the sheet does not state them. */
export interface FifthWeaponRow {
  readonly id: string;
  readonly name: unknown;
  readonly kind?: 'melee' | 'ranged' | undefined;
  /** A field that holds nothing but reach and range. */
  readonly range?: unknown;
  /** Prose that names reach and range with these words. */
  readonly prose?: unknown;
  /** The weapon's properties; absent: those that the books give to its name. */
  readonly properties?: string | undefined;
  readonly ready?: boolean | undefined;
  readonly more?: Partial<Pick<Attack, 'bonus' | 'damage' | 'critical'>>;
}

/** "Javelin (Thrown)", as sheets name the second row of a thrown weapon. */
const IS_THROWN = /\((?:thrown|ranged|lanciato|lanciata|da lancio|a distanza)\)/iu;

function kindOf(
  { kind, name }: FifthWeaponRow,
  { reach, range }: WrittenRanges,
  properties: ReadonlySet<string>,
): Attack['kind'] {
  const hurled = IS_THROWN.test(textOf(name));
  if (kind === 'ranged' || hurled)
    return (hurled || properties.has('thrown')) && !properties.has('ammunition')
      ? 'thrown'
      : 'ranged';
  if (kind === 'melee' || reach !== undefined || properties.has('thrown')) return 'melee';
  if (properties.has('ammunition') || properties.has('ranged')) return 'ranged';
  return range === undefined ? 'melee' : 'ranged';
}

/**
 * Longest single length that is a reach where neither the row nor the name says how the weapon is
 * used, in cells. The next longer one, 15 feet, may be either.
 */
const SURELY_REACH = 2;

/** Reach and range of a row; null: its field says something else. */
function rangesOf(row: FifthWeaponRow, properties: ReadonlySet<string>): WrittenRanges | null {
  const shot = properties.has('ammunition') || properties.has('ranged');
  const field = rangeField(row.range, row.kind ?? (shot ? 'ranged' : undefined));
  if (field === null) return null;
  const { normal, long } = field.range ?? {};
  const isReach =
    row.kind === undefined &&
    !shot &&
    normal !== undefined &&
    long === undefined &&
    normal <= SURELY_REACH;
  return { ...namedRanges(row.prose), ...(isReach ? { reach: normal } : field) };
}

/**
 * The attacks of one weapon: none for a row without a name.
 * @returns `unread` if the field of its range says something else
 */
export function fifthAttacks(
  row: FifthWeaponRow,
): readonly FifthAttack[] | { readonly unread: string } {
  const name = textOf(row.name).slice(0, 300).trim();
  if (name === '') return [];
  const properties =
    row.properties === undefined
      ? new Set<string>(propertiesOfName(name))
      : propertiesIn(row.properties);
  const ranges = rangesOf(row, properties);
  if (ranges === null) return { unread: `${name}: ${textOf(row.range)}` };
  const kind = kindOf(row, ranges, properties);
  const { natural, unarmed } = weaponOf(name) ?? {};
  const tags = [
    ...(properties.has('heavy') ? ['heavy'] : []),
    ...(propertiesOfName(name).includes('lance') ? ['lance'] : []),
  ];
  const shared = {
    name,
    ...(natural && { natural }),
    ...(unarmed && { unarmed }),
    ...(properties.has('two-handed') && { twoHanded: true }),
    ...(properties.has('light') && { light: true }),
    ...(row.ready !== undefined && { ready: row.ready }),
    ...(tags.length > 0 && { tags }),
    ...row.more,
  };
  const { reach, range } = ranges;
  if (kind !== 'melee')
    return [{ ...shared, id: row.id, kind, reachWeapon: 'none', ...(range && { range }) }];
  const melee: FifthAttack = {
    ...shared,
    id: row.id,
    kind,
    reachWeapon: reach === undefined && properties.has('reach') ? 'reach' : 'none',
    ...(reach !== undefined && { reach }),
  };
  return range === undefined
    ? [melee]
    : [
        melee,
        {
          ...shared,
          id: `${row.id}-thrown`,
          name: `${name} (thrown)`,
          kind: 'thrown',
          reachWeapon: 'none',
          range,
        },
      ];
}
