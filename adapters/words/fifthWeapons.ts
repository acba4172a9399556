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

type Property =
  | 'finesse'
  | 'heavy'
  | 'reach'
  | 'two-handed'
  | 'light'
  | 'loading'
  | 'thrown'
  | 'ammunition';

/** Words of each property, English and Italian. */
const PROPERTIES: readonly (readonly [Property, RegExp])[] = [
  ['finesse', / (?:finesse|accurata|accurato) /],
  ['heavy', / (?:heavy|pesante) /],
  ['reach', / (?:reach|portata) /],
  ['two-handed', / (?:two handed|a due mani|due mani) /],
  ['light', / (?:light|leggera|leggero) /],
  ['loading', / (?:loading|ricarica) /],
  ['thrown', / (?:thrown|da lancio|lancio) /],
  ['ammunition', / (?:ammunition|munizioni) /],
];

/** Weapons of the books by their properties and piercing damage, English and Italian. */
const WEAPONS: readonly (readonly [properties: string, names: string])[] = [
  ['heavy reach two-handed', 'glaive,falcione,halberd,alabarda'],
  ['heavy reach two-handed piercing', 'pike,picca'],
  ['finesse reach', 'whip,frusta'],
  ['reach lance piercing', 'lance,lancia da cavaliere'],
  ['heavy two-handed', 'greataxe,ascia bipenne,greatsword,spadone,maul,maglio'],
  ['heavy two-handed ammunition piercing', 'longbow,arco lungo'],
  ['heavy two-handed ammunition loading piercing', 'heavy crossbow,balestra pesante'],
  ['two-handed ammunition piercing', 'shortbow,arco corto'],
  ['two-handed ammunition loading piercing', 'light crossbow,balestra leggera'],
  ['light ammunition loading piercing', 'hand crossbow,balestra a mano'],
  ['ammunition', 'sling,fionda'],
  ['ammunition loading piercing', 'blowgun,cerbottana'],
  ['finesse light thrown piercing', 'dagger,pugnale'],
  ['light thrown', 'handaxe,accetta,light hammer,martello leggero'],
  ['light', 'club,randello,sickle,falcetto'],
  ['two-handed', 'greatclub,randello pesante'],
  ['thrown far piercing', 'javelin,giavellotto'],
  ['thrown piercing', 'spear,lancia,trident,tridente'],
  ['ranged finesse thrown piercing', 'dart,dardo'],
  ['ranged', 'net,rete'],
  ['finesse light piercing', 'shortsword,spada corta'],
  ['finesse light', 'scimitar,scimitarra'],
  ['finesse piercing', 'rapier,stocco'],
  ['piercing', 'morningstar,stella del mattino,war pick,piccone da guerra'],
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
  /** Words that name the type of its damage. */
  readonly damage?: unknown;
  /** Is it cast, and no weapon? */
  readonly cast?: boolean | undefined;
  readonly more?: Partial<Pick<Attack, 'bonus' | 'damage' | 'critical'>>;
}

const PIERCING = /(?<!\p{L})(?:piercing|perforant[ei])(?!\p{L})/iu;

/** "Javelin (Thrown)", as sheets name the second row of a thrown weapon. */
const IS_THROWN = /\((?:thrown|ranged|lanciato|lanciata|da lancio|a distanza)\)/iu;

const isRangedInBooks = (row: FifthWeaponRow): boolean =>
  row.kind !== 'melee' && propertiesOfName(textOf(row.name)).includes('ranged');

function kindOf(
  row: FifthWeaponRow,
  { reach, range }: WrittenRanges,
  properties: ReadonlySet<string>,
): Attack['kind'] {
  const { kind, name } = row;
  const hurled = IS_THROWN.test(textOf(name));
  if (kind === 'ranged' || hurled || isRangedInBooks(row))
    return (hurled || properties.has('thrown')) && !properties.has('ammunition')
      ? 'thrown'
      : 'ranged';
  if (kind === 'melee' || reach !== undefined || properties.has('thrown')) return 'melee';
  if (properties.has('ammunition')) return 'ranged';
  return range === undefined ? 'melee' : 'ranged';
}

/**
 * Longest single length that is a reach where neither the row nor the name says how the weapon is
 * used, in cells. The next longer one, 15 feet, may be either.
 */
const SURELY_REACH = 2;

/** Reach and range of a row; null: its field says something else. */
function rangesOf(row: FifthWeaponRow, properties: ReadonlySet<string>): WrittenRanges | null {
  const shot = properties.has('ammunition') || isRangedInBooks(row);
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
 * A weapon of the books whose row states its normal range alone has the long one of the books: four
 * times as far for missiles and javelins, three times for all others that are thrown.
 */
function withLong(
  range: NonNullable<Attack['range']>,
  book: readonly string[],
): NonNullable<Attack['range']> {
  const has = (...properties: string[]): boolean => properties.some((each) => book.includes(each));
  const times = has('ammunition', 'far') ? 4 : has('thrown', 'ranged') ? 3 : undefined;
  return range.long === undefined && times !== undefined
    ? { ...range, long: range.normal * times }
    : range;
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
  const book = propertiesOfName(name);
  const isPiercing =
    book.includes('piercing') || PIERCING.test(`${textOf(row.damage)} ${textOf(row.prose)}`);
  const tags = [
    ...['heavy', 'finesse', 'loading'].filter((property) => properties.has(property)),
    ...(book.includes('lance') ? ['lance'] : []),
    ...(isPiercing ? ['piercing'] : []),
    ...(row.cast === true ? ['spell'] : []),
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
  const { reach } = ranges;
  const range = ranges.range && withLong(ranges.range, row.cast === true ? [] : book);
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
