/**
 * Helpers that turn a sheet's attributes into facts, such as armor class, saves and attacks. Each
 * returns a value that is certain, with the name of its field, or undefined.
 */
import { ABILITIES, type Ability } from '../../../src/board/vocabulary.ts';
import type { Fact, Origin } from '../../../src/scene/provenance.ts';
import type { SceneAttack, SceneCreature } from '../../../src/board/facts/creature.ts';
import type { SheetFacts } from '../../common/sheetFacts.ts';
import type { AttackLine } from '../../words/attacks.ts';
import {
  conditionOf,
  conditionsIn,
  strangeIn,
  type Vocabulary,
} from '../../words/conditionNames.ts';
import { wholeOf } from '../../words/dice.ts';
import { plain, textOf } from '../../words/text.ts';
import { isWhip, saysReach, weaponOf } from '../../words/weapons.ts';
import { distanceOf, reachOf, type Reach } from '../../words/lengths.ts';
import { unreadPieces } from '../../words/unread.ts';

export type SheetSpeeds = NonNullable<SceneCreature['speed']>;

/** A sheet's attributes by exact name. A field that was never set has no entry. */
export type Attributes = ReadonlyMap<string, { readonly current: unknown; readonly max: unknown }>;

/**
 * A creature's facts from its sheet, and the field from which each was read. An absent fact is
 * unknown.
 */
export interface SheetReading {
  readonly facts: SheetFacts;
  readonly origins: Readonly<Partial<Record<Fact, Origin>>>;
  /** Words of the sheet that no reader understands; absent if there are none. */
  readonly strange?: readonly string[];
}

/** Reads one kind of sheet. Pure; never throws on odd data. */
export type SheetReader = (attributes: Attributes, found: Findings) => void;

/** A value, and the name of its field. */
export interface Found<T> {
  readonly value: T;
  readonly field: string;
}

const CLASS = (value: unknown): number | undefined => wholeOf(value, 1, 1000);

/** Armor class from three fields. A computed field that was never filled in has no number. */
export function armorClass(
  attributes: Attributes,
  found: Findings,
  names: { readonly total: string; readonly touch: string; readonly flatFooted: string },
): void {
  found.put(
    'ac',
    known<NonNullable<SheetFacts['ac']>>({
      total: CLASS(current(attributes, names.total)),
      touch: CLASS(current(attributes, names.touch)),
      flatFooted: CLASS(current(attributes, names.flatFooted)),
    }),
    Object.values(names).filter((name) => attributes.has(name)),
  );
}

/** Collects the facts read from one sheet, each with its source. */
export class Findings {
  readonly facts: { -readonly [F in keyof SheetFacts]: SheetFacts[F] } = {};
  readonly origins: Partial<Record<Fact, Origin>> = {};
  readonly strange: string[] = [];

  /**
   * Adds the conditions that the sheet's words name. The other words are collected as not
   * understood.
   */
  conditions(
    names: readonly string[],
    field: string | readonly string[],
    words?: Vocabulary,
  ): void {
    this.unread(strangeIn(names, words));
    this.put('conditions', conditionsIn(names, words), field);
  }

  /** Collects words of a field that no grammar reads. The user sees them on the card. */
  unread(pieces: readonly string[]): void {
    this.strange.push(...pieces.filter((piece) => !this.strange.includes(piece)));
  }

  /** Reads a field by a grammar that also tells which words it does not know. */
  read<T extends { readonly unread: readonly string[] }>(line: T): T {
    this.unread(line.unread);
    return line;
  }

  put<F extends keyof SheetFacts>(
    fact: F,
    value: SheetFacts[F] | undefined,
    field: string | readonly string[],
    from: Origin['from'] = 'sheet',
  ): void {
    if (value === undefined) return;
    this.facts[fact] = value;
    this.origins[fact] = {
      from,
      field: typeof field === 'string' ? field : [...new Set(field)].join(', '),
    };
  }

  /** Adds a fact if it has a value and was not added before. */
  take<F extends keyof SheetFacts>(
    fact: F,
    found: Found<NonNullable<SheetFacts[F]>> | undefined,
    from: Origin['from'] = 'sheet',
  ): void {
    if (found !== undefined && this.facts[fact] === undefined)
      this.put(fact, found.value, found.field, from);
  }
}

export const current = (attributes: Attributes, name: string): unknown =>
  attributes.get(name)?.current;
export const text = (attributes: Attributes, name: string): string =>
  textOf(current(attributes, name)).trim();

/** The first of several fields whose value can be read. */
export function first<T>(
  attributes: Attributes,
  fields: readonly string[],
  read: (value: unknown) => T | undefined,
): Found<T> | undefined {
  for (const field of fields) {
    const value = attributes.has(field) ? read(current(attributes, field)) : undefined;
    if (value !== undefined) return { value, field };
  }
  return undefined;
}

/** The value on which several fields agree; undefined if they contradict each other. */
export function agreed<T>(
  attributes: Attributes,
  fields: readonly string[],
  read: (value: unknown) => T | undefined,
): Found<T> | undefined {
  const all = fields.flatMap((field) => first(attributes, [field], read) ?? []);
  return new Set(all.map(({ value }) => value)).size === 1 ? all[0] : undefined;
}

/** Is a box ticked ("1", "on", true)? Any other text means no. */
export const ticked = (value: unknown): boolean =>
  value === true ||
  ['on', 'true', 'yes'].includes(textOf(value).trim().toLowerCase()) ||
  (wholeOf(value) ?? 0) > 0;

export const whole =
  (min: number, max: number) =>
  (value: unknown): number | undefined =>
    wholeOf(value, min, max);
export const SCORE = whole(0, 1000);
const POINTS = whole(-100_000, 100_000);
const DAMAGE = whole(0, 100_000);

/**
 * Leaves out undefined fields, so that an absent fact has no field; undefined if nothing is left.
 */
export function known<T extends object>(fields: { [K in keyof T]: T[K] | undefined }):
  | T
  | undefined {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as T);
}

/**
 * Adds the ticked conditions among the fields with this prefix; those without an id stand on the
 * card. If no field names a condition with an id, the conditions stay unknown.
 */
export function addConditions(attributes: Attributes, found: Findings, start: string): void {
  const fields = [...attributes.keys()].filter((name) => name.startsWith(start));
  if (!fields.some((name) => conditionOf(name.slice(start.length)) !== undefined)) return;
  const on = fields.filter((name) => ticked(current(attributes, name)));
  found.conditions(
    on.map((name) => name.slice(start.length)),
    on.length > 0 ? on : `${start}…`,
  );
}

/** The names of the abilities in the fields of Roll20's own sheets. */
export const ABILITY_NAMES = {
  str: 'strength',
  dex: 'dexterity',
  con: 'constitution',
  int: 'intelligence',
  wis: 'wisdom',
  cha: 'charisma',
} as const satisfies Readonly<Record<Ability, string>>;
/** The fields of the abilities' modifiers in those sheets. */
export const MODIFIER_FIELDS: Readonly<Partial<Record<Ability, string>>> = Object.fromEntries(
  Object.entries(ABILITY_NAMES).map(([ability, name]) => [ability, `${name}_mod`]),
);

/** Adds ability scores from the sheet's fields. */
export function scores(
  attributes: Attributes,
  found: Findings,
  field: (ability: Ability) => string,
  read: (value: unknown) => number | null | undefined = SCORE,
): void {
  const read_ = ABILITIES.flatMap((ability) => {
    const score = read(current(attributes, field(ability)));
    return score === undefined ? [] : [[ability, score, field(ability)] as const];
  });
  if (read_.length > 0)
    found.put(
      'abilities',
      Object.fromEntries(read_),
      read_.map(([, , name]) => name),
    );
}

/**
 * Adds ability scores computed from the modifiers, if the sheet stores no scores. The computed
 * scores have the right modifiers and are marked as computed.
 */
export function scoresByModifier(
  attributes: Attributes,
  found: Findings,
  fields: Readonly<Partial<Record<Ability, string>>>,
): void {
  const read = (Object.entries(fields) as [Ability, string][]).flatMap(([ability, field]) => {
    const modifier = wholeOf(current(attributes, field), -5, 400);
    return modifier === undefined ? [] : [[ability, 10 + 2 * modifier, field] as const];
  });
  if (read.length > 0 && found.facts.abilities === undefined)
    found.put(
      'abilities',
      Object.fromEntries(read),
      read.map(([, , name]) => name),
      'guess',
    );
}

/**
 * Adds hit points.
 * @param fields names of the fields for hit points (with their maximum), nonlethal damage,
 *   temporary points and a separate maximum
 */
export function hitPoints(
  attributes: Attributes,
  found: Findings,
  fields: {
    readonly of: string;
    readonly nonlethal?: string;
    readonly temporary?: string;
    readonly full?: string;
  },
): void {
  const { of, nonlethal = '', temporary = '', full = '' } = fields;
  const max = POINTS(attributes.get(of)?.max) ?? POINTS(current(attributes, full));
  // A maximum of 0 means that the sheet was never filled in.
  if (max !== undefined && max <= 0) return;
  const hp = known<NonNullable<SheetFacts['hp']>>({
    current: POINTS(current(attributes, of)),
    max,
    nonlethal: DAMAGE(current(attributes, nonlethal)),
    temporary: DAMAGE(current(attributes, temporary)),
  });
  found.put('hp', hp, of);
}

/**
 * Rows of a repeating section, in the order in which the sheet's attributes first name them:
 * `repeating_<section>_<rowid>_<field>`.
 */
export function rows(
  attributes: Attributes,
  section: string,
): {
  readonly id: string;
  readonly field: (name: string) => string;
  readonly get: (name: string) => unknown;
}[] {
  const start = `repeating_${section}_`;
  const ids = new Set<string>();
  for (const name of attributes.keys()) {
    if (!name.startsWith(start) || ids.size >= 200) continue;
    // Row ids begin with a dash. Ids that the server made are twenty characters long and may
    // contain underscores.
    const id = /^(?:(-[\w-]{19})|(-[^_]{1,60}))_(?=[A-Za-z])/
      .exec(name.slice(start.length))
      ?.slice(1)
      .find((part) => part !== undefined);
    if (id !== undefined) ids.add(id);
  }
  return [...ids].map((id) => {
    const field = (name: string): string => `${start}${id}_${name}`;
    return { id, field, get: (name) => current(attributes, field(name)) };
  });
}

/** Words in a range field that mean "no range". */
const NO_RANGE = ['', 'melee', 'mischia', 'n a', 'touch', 'tocco', 'none', 'nessuna', '0'];

/** A weapon's row on a sheet, without its name. */
interface Row {
  readonly id: string;
  readonly name: unknown;
  readonly range?: unknown;
  readonly properties?: unknown;
  /** The kind of attack, if the row states it. */
  readonly kind?: 'melee' | 'ranged' | undefined;
  readonly more?: Partial<SceneAttack>;
}

/**
 * A weapon of a sheet; undefined if the row is empty. If neither the row nor the weapon's name says
 * how it is used, the row is unread. A range that gives no certain distance is named as unread, and the
 * weapon has no range from the sheet.
 */
export function weapon(
  { id, name, range, properties, kind, more = {} }: Row,
  found: Findings,
): SceneAttack | { readonly unread: string } | undefined {
  const called = textOf(name).slice(0, 300).trim();
  if (called === '') return undefined;
  const facts = weaponOf(called);
  const near = NO_RANGE.includes(plain(textOf(range)));
  const far = near ? undefined : distanceOf(range);
  const prose = !near && far === undefined;
  const long = saysReach(textOf(properties));
  // The kind of attack according to the range. A range of two squares is ambiguous: it may be the
  // reach of a reach weapon or the range of a thrown weapon.
  const unnamed =
    long || near || (far !== undefined && far < 2)
      ? 'melee'
      : far === undefined || far === 2
        ? undefined
        : 'ranged';
  const whip = isWhip([plain(called)]);
  const used = whip
    ? 'melee'
    : kind === undefined
      ? (facts?.kind ?? unnamed)
      : kind === 'melee' || facts === undefined || facts.kind === 'ranged'
        ? kind
        : 'thrown';
  const words = `${called}: ${textOf(range)}`;
  if (used === undefined) return { unread: prose ? words : called };
  if (prose) found.unread(unreadPieces([words]));
  const natural = facts?.natural === true;
  const reachWeapon =
    used !== 'melee' || natural || whip
      ? 'none'
      : facts?.reachWeapon === undefined || facts.reachWeapon === 'none'
        ? long
          ? 'reach'
          : 'none'
        : facts.reachWeapon;
  return {
    ...facts,
    id,
    name: called,
    kind: used,
    reachWeapon,
    ...(natural && long
      ? known<Pick<SceneAttack, 'reach'>>({
          reach: reachOf(textOf(properties).replace(/^.*?(?=reach|portata)/i, '')).reach,
        })
      : {}),
    ...(far === undefined || far === 0 ? {} : { rangeIncrement: far }),
    ...more,
  };
}

/** What the sheet's rows of weapons say. A row that was not read leaves the list unknown. */
export function putWeapons(
  found: Findings,
  rows: readonly (SceneAttack | { readonly unread: string } | undefined)[],
  field: string | readonly string[],
): void {
  const lost = rows.flatMap((row) => (row !== undefined && 'unread' in row ? [row.unread] : []));
  const list = rows.flatMap((row) => (row === undefined || 'unread' in row ? [] : [row]));
  found.unread(unreadPieces(lost));
  if (list.length > 0 && lost.length === 0) found.put('attacks', list, field);
}

type NamedReach = Reach['others'][number];

/** Does the text of a reach mean this attack? */
const isAbout = (name: string, attack: { readonly name?: string | undefined }): boolean => {
  const [a, b] = [plain(attack.name ?? ''), plain(name)];
  return (
    a !== '' &&
    (` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `) || singular(a) === singular(b))
  );
};
const singular = (name: string): string => name.replace(/s$/, '');

/**
 * Attacks with the reach that another field gives some of them by name. A named weapon that is not
 * among the attacks is added: a reach with it says that the creature fights with it.
 */
export function withReaches(
  attacks: readonly SceneAttack[],
  { reach: natural, others }: Pick<Reach, 'reach' | 'others'>,
  field: string,
): SceneAttack[] {
  const doubles = (attack: Pick<SceneAttack, 'reachWeapon'>, { reach }: NamedReach): boolean =>
    attack.reachWeapon !== undefined &&
    attack.reachWeapon !== 'none' &&
    (natural === undefined || natural * 2 === reach);
  const own = (attack: SceneAttack, said: NamedReach): SceneAttack =>
    attack.kind !== 'melee' || doubles(attack, said)
      ? attack
      : { ...attack, reachWeapon: 'none', reach: said.reach };
  const known = attacks.map((attack) => {
    const said = others.find(({ name }) => isAbout(name, attack));
    return said === undefined ? attack : own(attack, said);
  });
  const added = others
    .filter(({ name }) => !attacks.some((attack) => isAbout(name, attack)))
    .map((said, i) => {
      const facts = weaponOf(said.name);
      const attack: SceneAttack = { ...facts, id: `${field}-${i}`, name: said.name, kind: 'melee' };
      return own(attack, said);
    });
  return [...known, ...added];
}

/**
 * Adds the attacks of a stat block's text, unless a part of it may be an attack that was not read:
 * the list is then unknown.
 */
export function putLine(
  found: Findings,
  line: AttackLine,
  reach: Pick<Reach, 'reach' | 'others'>,
  field: string,
  {
    fields = field,
    change = (attack) => attack,
  }: {
    readonly fields?: string | readonly string[];
    readonly change?: (attack: SceneAttack) => SceneAttack;
  } = {},
): void {
  found.unread(line.unread);
  if (!line.complete || line.attacks.length === 0) return;
  const attacks = line.attacks.map((attack, i) => change({ ...attack, id: `${field}-${i}` }));
  found.put('attacks', withReaches(attacks, reach, `${field}-reach`), fields);
}
