/**
 * Copies the needed parts of live documents into plain values of limited size, while running as
 * little of the host's code as possible.
 */
import { safeRead, isText, isThing, arrayOf, mustBe } from '../common/safeRead.ts';
import { plainCopy } from '../common/plain.ts';
import type { Actor, FoundryItem, SentClosedSheet, SentOpenSheet } from './live.ts';
import type { RawItem } from './schema.ts';
import { closedFacts } from './sheets/closed.ts';
import * as dnd5e from './sheets/dnd5e.fields.ts';

/**
 * Limits of one copied value: characters, entries and depth of nesting. A larger value cannot be a
 * fact about the board.
 */
const LIMITS = { text: 300, entries: 200, depth: 6 } as const;

/**
 * The branches of a tree at these paths, as plain data. If a getter throws, only its own branch is
 * lost.
 */
export function branches(tree: unknown, paths: readonly string[]): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const path of paths) {
    try {
      const steps = path.split('.');
      const copy = plainCopy(
        steps.reduce<unknown>(
          (here, step) => (here as Record<string, unknown> | null | undefined)?.[step],
          tree,
        ),
        LIMITS,
      );
      if (copy === undefined) continue;
      const last = steps.pop() as string;
      let place = out;
      for (const step of steps) place = (place[step] ??= {}) as Record<string, unknown>;
      place[last] = copy;
    } catch {
      /* A branch that throws is left out. */
    }
  }
  return out;
}

/**
 * Paths of the fields that describe a creature's body and weapons. They are read even if the
 * creature's sheet is closed.
 */
const SHOWN = [
  'traits.size',
  'traits.actualSize',
  'traits.stature',
  'traits.reach',
  'attributes.creatureType',
  'details.type',
] as const;
/** Paths of the fields that are read only if the sheet is open to this user. */
const WRITTEN = [
  'attributes.conditions',
  'conditions',
  'traits.senses',
  'traits.ci.value',
  'traits.di.value',
  'traits.regen',
  'traits.regeneration',
  'traits.incorporeal',
  'combinedResistances',
  'senses',
  'attributes.senses',
  'attributes.speed',
  'attributes.bab.total',
  'attributes.encumbrance.level',
  'attributes.cmb.total',
  'attributes.cmd.total',
  'attributes.cmd.flatFootedTotal',
  ...['acr', 'fly', 'esc'].flatMap((skill) => [`skills.${skill}.mod`, `skills.${skill}.rank`]),
  'attributes.hd.total',
  ...['value', 'max', 'temp', 'nonlethal'].map((name) => `attributes.hp.${name}`),
  ...['normal', 'touch', 'flatFooted'].map((kind) => `attributes.ac.${kind}.total`),
  ...['fort', 'ref', 'will'].map((save) => `attributes.savingThrows.${save}.total`),
  ...['str', 'dex', 'con', 'int', 'wis', 'cha'].map((a) => `abilities.${a}.total`),
] as const;
const SHOWN_ITEMS: readonly string[] = ['weapon', 'attack', 'full-attack'];
const WRITTEN_ITEMS: readonly string[] = ['equipment', 'feat', 'race', 'class', 'buff'];

/** Fields of an item that tell whether it is a weapon, armor or a feat. */
const ITEM = [
  'equipped',
  'melded',
  'broken',
  'quantity',
  'disabled',
  'originalName',
  'weaponType',
  'weaponSubtype',
  'weaponBaseType',
  'subType',
  'baseTypes',
  'held',
  'properties',
  'weaponData.range',
  'attackType',
  'actionType',
  'originalWeaponId',
  'baseWeaponType',
  'range',
  'equipmentType',
  'equipmentSubtype',
  'armor.value',
  'active',
  'sizeOverride',
  'featType',
] as const;

/** Actions of an item without their descriptions and formulas. */
const actionsOf = (actions: unknown): unknown => {
  const list = Array.isArray(actions)
    ? actions
    : (actions as { contents?: unknown } | null | undefined)?.contents;
  return Array.isArray(list) && list.length > 0
    ? list
        .slice(0, 20)
        .map((action) => branches(action, ['actionType', 'range.units', 'range.value']))
    : undefined;
};

/**
 * The totals that a buff changes: D35E keeps lists of formula, group, total and type; pf1 keeps
 * objects whose field is called `subTarget` to version 10, and `target` later.
 */
const changesOf = (changes: unknown): string[] =>
  [
    ...new Set(
      listed(changes).flatMap((change) => {
        const { subTarget, target } = (isThing(change) ? change : {}) as Record<string, unknown>;
        const to = Array.isArray(change) ? (change[2] as unknown) : (subTarget ?? target);
        return isText(to) ? [to.slice(0, 50)] : [];
      }),
    ),
  ].slice(0, 50);

/**
 * The attacks of a full attack of the system D35E, each with its id and name, without empty
 * entries.
 */
const partsOf = (attacks: unknown): unknown[] =>
  Object.values(isThing(attacks) ? attacks : {})
    .slice(0, 20)
    .map((part) => branches(part, ['id', 'name', 'count']))
    .filter(({ count, name }) => Number(count) > 0 && isText(name));

/** Ids in a list, a list of lists, or the prepared form of pf1 (`base`: the list as stored). */
const wordsOf = (value: unknown): unknown[] =>
  isText(value)
    ? [value]
    : (Array.isArray(value)
        ? value
        : listed((value as { base?: unknown } | null | undefined)?.base)
      )
        .flat()
        .filter(isText)
        .slice(0, 20);
const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The type and subtypes of creatures that a race or a class states, in any version of pf1. */
const kindOf = (system: Readonly<Record<string, unknown>> | undefined): object => ({
  creatureTypes: wordsOf(system?.['creatureTypes'] ?? system?.['creatureType']),
  creatureSubtypes: wordsOf(system?.['creatureSubtypes'] ?? system?.['subTypes']),
});

/** An item's data in the 3.5 family of systems. */
function itemData(item: FoundryItem): Record<string, unknown> {
  const system = branches(item.system, ITEM);
  if (item.type === 'race' || item.type === 'class') Object.assign(system, kindOf(item.system));
  const actions = actionsOf(item.system?.['actions'] ?? item.actions);
  if (actions !== undefined) system['actions'] = actions;
  if (item.type === 'buff') system['changes'] = changesOf(item.system?.['changes']);
  if (item.type === 'full-attack') system['attacks'] = partsOf(item.system?.['attacks']);
  return system;
}

/** What is copied of an actor and its items, visible to all (`shown`) or only on an open sheet. */
interface Fields {
  readonly shown: readonly string[];
  readonly shownItems: readonly string[];
  readonly writtenItems: readonly string[];
  /** Is the item of one of these types read at all? */
  isRead(item: FoundryItem): boolean;
  actor(actor: Actor): Record<string, unknown>;
  item(item: FoundryItem): Record<string, unknown>;
}
const SHARED: Fields = {
  shown: SHOWN,
  shownItems: SHOWN_ITEMS,
  writtenItems: WRITTEN_ITEMS,
  isRead: () => true,
  actor: (actor) => branches(actor.system, [...SHOWN, ...WRITTEN]),
  item: itemData,
};
const FIFTH: Fields = {
  shown: dnd5e.SHOWN,
  shownItems: dnd5e.SHOWN_ITEMS,
  writtenItems: dnd5e.WRITTEN_ITEMS,
  isRead: dnd5e.isRead,
  actor: (actor) => dnd5e.actorFields(branches, actor),
  item: (item) => dnd5e.itemFields(branches, item),
};
/** The systems whose fields differ from those of the 3.5 family. */
const FIELDS: ReadonlyMap<string, Fields> = new Map([['dnd5e', FIFTH]]);
const fieldsOf = (system: string): Fields => FIELDS.get(system) ?? SHARED;

const itemsOf = (
  actor: Actor,
  kinds: readonly string[],
  { isRead, item: dataOf }: Fields,
): RawItem[] | null =>
  safeRead('items', () =>
    arrayOf(actor.items)
      .filter((item) => kinds.includes(mustBe(item.type, isText)) && isRead(item))
      .map((item) => {
        const system = dataOf(item);
        const translated = item.flags?.['babele']?.['originalName'];
        return {
          id: mustBe(item.id, isText),
          type: item.type,
          name: mustBe(item.name, isText),
          original: typeof translated === 'string' ? translated : null,
          system,
        };
      }),
  ) ?? null;

type Sent<T> = Omit<T, 'of' | 'unread'>;

const nameOf = (actor: Actor): string | null =>
  typeof actor.name === 'string' ? actor.name.slice(0, 300) : null;

/**
 * Data of a sheet that this user may open.
 * @param system the game system's id
 */
export function openSheetData(actor: Actor, system = ''): Sent<SentOpenSheet> {
  const fields = fieldsOf(system);
  return {
    open: true,
    type: isText(actor.type) ? actor.type : null,
    character: isText(actor.id) ? actor.id : null,
    kind: nameOf(actor),
    system: fields.actor(actor),
    items: itemsOf(actor, [...fields.shownItems, ...fields.writtenItems], fields),
  };
}

/**
 * Data of a sheet that this user may not open: only what the table shows of its creature.
 * @param system the game system's id
 */
export function closedSheetOf(actor: Actor, system: string): Sent<SentClosedSheet> {
  const fields = fieldsOf(system);
  return {
    open: false,
    ...closedFacts(system, {
      system: branches(actor.system, fields.shown),
      items: itemsOf(actor, fields.shownItems, fields),
      kind: nameOf(actor),
    }),
  };
}
