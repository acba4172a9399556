/**
 * Reads Roll20's sheet of 2024, which stores one object (`store`): a map of records, each with a type,
 * a parent and children. What several records add up to is not computed here: then the fact is
 * unknown, and the card says so.
 */
import { ABILITIES, type Ability } from '../../../src/board/vocabulary.ts';
import { weaponDice, wholeOf } from '../../words/dice.ts';
import { fifthTraitsOf } from '../../words/fifthTraits.ts';
import { lengthOf, wholeCells } from '../../words/lengths.ts';
import { fifthKindIn } from '../../words/kinds.ts';
import { sensesIn } from '../../words/senses.ts';
import { fifthSizeIn } from '../../words/sizes.ts';
import type { SpeedMode } from '../../words/speeds.ts';
import { textOf } from '../../words/text.ts';
import { unreadPieces } from '../../words/unread.ts';
import { activeConditions, branch, hitPointsOf, storeOf, type Tree } from './beacon.ts';
import { putFifthWeapons, type FifthRow } from './dnd5e.ts';
import { current, known, type Attributes, type Findings, type SheetReader } from './read.ts';

/** Maximum number of records that are read. */
const MOST = 3000;

interface Entry {
  readonly id: string;
  readonly is: Tree;
}

/** The records in force, each with its id. */
function recordsOf(store: Tree | undefined): readonly Entry[] {
  const all = branch(branch(store, 'integrants'), 'integrants');
  if (typeof all !== 'object' || all === null) return [];
  return Object.entries(all as Tree)
    .slice(0, MOST)
    .flatMap(([id, is]) =>
      typeof is === 'object' && is !== null && !Array.isArray(is) && isInForce(is as Tree)
        ? [{ id, is: is as Tree }]
        : [],
    );
}

const isInForce = (record: Tree): boolean =>
  branch(record, '_enabled') !== false && branch(record, 'parentDisabled') !== true;

const ofType = (records: readonly Entry[], ...types: string[]): readonly Entry[] =>
  records.filter(({ is }) => types.includes(textOf(branch(is, 'type'))));

export const dnd2024: SheetReader = (attributes, found) => {
  const store = storeOf(attributes);
  const records = recordsOf(store);
  sizeAndKind(store, records, found);
  speeds(records, found);
  abilities(records, found);
  armorClass(attributes, records, found);
  hitPointsOf(store, found, maximum(records));
  traits(records, found);
  savesAndUses(store, found);
  putFifthWeapons(found, attackRows(records), 'store.integrants (Attack)');
  const conditions = activeConditions(store);
  if (conditions !== undefined) found.conditions(conditions, 'store.integrants', 'fifth');
};

function sizeAndKind(store: Tree | undefined, records: readonly Entry[], found: Findings): void {
  const about = branch(branch(store, 'about'), 'characteristics');
  const size = fifthSizeIn(branch(about, 'size'));
  if (size !== undefined) found.put('size', size, 'store.about');
  else {
    // A character's species has a record with the size that was chosen.
    const sizes = new Set(
      ofType(records, 'Size').map(({ is }) =>
        fifthSizeIn(branch(is, 'size') ?? branch(is, 'name')),
      ),
    );
    const [only] = sizes;
    if (sizes.size === 1) found.put('size', only, 'store.integrants (Size)');
  }
  for (const [value, field] of [
    [branch(about, 'creatureType'), 'store.about'],
    [branch(branch(store, 'character'), 'creatureType'), 'store.character'],
  ] as const) {
    const kind = fifthKindIn(value);
    if (kind.type === undefined) continue;
    found.put('type', kind.type, field);
    found.put('subtypes', kind.subtypes && [...kind.subtypes], field);
    return;
  }
}

/** A record that sets a value, not one that adds to it; absent words mean that it sets. */
const SETS = ['', 'Set Base', 'Set Value'];

/**
 * The value on which all records agree; `unsure`: some record changes the value in a way that this
 * reader does not compute.
 */
function valueOf(records: readonly Entry[]): { readonly value?: number; readonly unsure: boolean } {
  const values = new Set(
    records.map(({ is }) => {
      const formula = branch(is, 'valueFormula');
      const value = branch(formula, 'flatValue');
      const sets = SETS.includes(textOf(branch(is, 'calculation')));
      const alone =
        typeof formula === 'object' &&
        formula !== null &&
        Object.entries(formula).every(([key, part]) => key === 'flatValue' || isNothing(part));
      return sets && alone && typeof value === 'number' && Number.isFinite(value)
        ? value
        : undefined;
    }),
  );
  const [value] = values;
  return values.size === 1 && value !== undefined
    ? { value, unsure: false }
    : { unsure: values.size > 0 };
}

const isNothing = (part: unknown): boolean =>
  part === undefined || part === null || part === '' || part === 0 || part === false;

const WAYS: readonly (readonly [SpeedMode, RegExp])[] = [
  ['land', /^walk(?:ing)?$/i],
  ['fly', /^fly(?:ing)?$/i],
  ['swim', /^swim(?:ming)?$/i],
  ['climb', /^climb(?:ing)?$/i],
  ['burrow', /^burrow(?:ing)?$/i],
];

function speeds(records: readonly Entry[], found: Findings): void {
  const all = ofType(records, 'Speed');
  const speed: Partial<Record<SpeedMode, number>> = {};
  for (const [way, words] of WAYS) {
    const { value, unsure } = valueOf(
      all.filter(({ is }) =>
        [branch(is, 'speed'), branch(is, 'name')].some((each) => words.test(textOf(each))),
      ),
    );
    const cells = value === undefined ? undefined : wholeCells(lengthOf(`${value} ft`));
    if (cells !== undefined) speed[way] = cells;
    else if (unsure) found.unread(unreadPieces([`Speed: ${way}`]));
  }
  if (Object.keys(speed).length > 0) found.put('speed', speed, 'store.integrants (Speed)');
}

const NAMES: Readonly<Record<Ability, string>> = {
  str: 'Strength',
  dex: 'Dexterity',
  con: 'Constitution',
  int: 'Intelligence',
  wis: 'Wisdom',
  cha: 'Charisma',
};

function abilities(records: readonly Entry[], found: Findings): void {
  const all = ofType(records, 'Ability Score');
  const scores = ABILITIES.flatMap((ability) => {
    const { value } = valueOf(all.filter(({ is }) => branch(is, 'ability') === NAMES[ability]));
    return value !== undefined && Number.isInteger(value) && value >= 0 && value <= 1000
      ? [[ability, value] as const]
      : [];
  });
  if (scores.length > 0)
    found.put('abilities', Object.fromEntries(scores), 'store.integrants (Ability Score)');
}

/** The summary that the sheet keeps for the tabletop; a record, if it states the whole value. */
function armorClass(attributes: Attributes, records: readonly Entry[], found: Findings): void {
  const summary = wholeOf(branch(summaryOf(attributes, 'ac'), 'total'), 1, 1000);
  if (summary !== undefined) return found.put('ac', { total: summary }, 'custom_meta1');
  const all = ofType(records, 'Armor Class');
  const byAbility = all.some(({ is }) => branch(is, 'defaultAbility') === true);
  const { value } = valueOf(all);
  const total = byAbility ? undefined : wholeOf(value, 1, 1000);
  if (total !== undefined) found.put('ac', { total }, 'store.integrants (Armor Class)');
}

/** A part of the model's own summary of the sheet (`custom_meta1`, JSON text). */
function summaryOf(attributes: Attributes, part: string): unknown {
  try {
    return branch(JSON.parse(textOf(current(attributes, 'custom_meta1'))), part);
  } catch {
    return undefined;
  }
}

const maximum = (records: readonly Entry[]): number | undefined =>
  wholeOf(
    valueOf(
      ofType(records, 'Hit Points').filter(({ is }) => branch(is, 'hitpointType') === 'Maximum'),
    ).value,
    1,
    100_000,
  );

const SENSES = ['Darkvision', 'Blindsight', 'Tremorsense', 'Truesight'];

function traits(records: readonly Entry[], found: Findings): void {
  const named = ofType(records, 'Feature', 'Features', 'Action').map(({ is }) =>
    branch(is, 'name'),
  );
  const all = ofType(records, 'Sense');
  const senses = SENSES.flatMap((name) => {
    const { value, unsure } = valueOf(all.filter(({ is }) => branch(is, 'name') === name));
    if (unsure) found.unread(unreadPieces([`Sense: ${name}`]));
    return value === undefined ? [] : sensesIn(`${name} ${value} ft.`);
  });
  if (named.length + all.length === 0) return;
  found.put(
    'traits',
    [...new Set([...fifthTraitsOf(named), ...senses])].sort(),
    'store.integrants (Features, Sense)',
  );
}

/** Death saves of a character, and how many legendary actions a monster has. */
function savesAndUses(store: Tree | undefined, found: Findings): void {
  const saves = branch(branch(store, 'hitpoints'), 'deathSaves');
  const [successes, failures] = ['successes', 'failures'].map((kind) =>
    wholeOf(branch(saves, kind), 0, 3),
  );
  if (successes !== undefined && failures !== undefined)
    found.put('deathSaves', { successes, failures }, 'store.hitpoints.deathSaves');
  const most = wholeOf(branch(branch(store, 'npc'), 'legendaryActionCount'), 1, 10);
  if (most !== undefined) found.put('legendaryActions', { most }, 'store.npc');
}

/** The names in a list that the sheet stores as JSON text, or as a list. */
function listIn(value: unknown): readonly string[] {
  try {
    const list: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

const KINDS: Readonly<Record<string, 'melee' | 'ranged'>> = { Melee: 'melee', Ranged: 'ranged' };

/** The bonus that a stat block's prose states: "+5 to hit", "Melee Attack Roll: +5". */
const statedBonus = (prose: string): number | undefined =>
  wholeOf(
    BONUSES.map((bonus) => bonus.exec(prose.slice(0, 400).replace(/[−–]/g, '-'))?.[1]).find(
      (found) => found !== undefined,
    ),
    -100,
    1000,
  );
const BONUSES = [
  /([+-]\d{1,2})\s*(?:to hit|al tiro per colpire|per colpire)/i,
  /(?:attack roll|tiro per colpire)[^:]{0,30}:\s*([+-]\d{1,2})/i,
];

function attackRows(records: readonly Entry[]): FifthRow[] {
  const byId = new Map(records.map(({ id, is }) => [id, is]));
  return ofType(records, 'Attack').map(({ id, is }): FifthRow => {
    const type = textOf(branch(branch(is, 'attack'), 'type'));
    const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
    const prose = textOf(branch(is, 'description'));
    const item = byId.get(textOf(branch(is, 'parentID')));
    const properties = item === undefined ? [] : listIn(branch(item, 'properties'));
    const equipped = branch(branch(item, 'equipData'), 'equipped');
    const reach = textOf(branch(is, '_reachText')).trim();
    const range = textOf(branch(is, 'range')).trim();
    return {
      id,
      name: branch(is, 'name'),
      ...(kind && { kind }),
      range: kind === 'melee' && reach !== '' ? reach : range,
      prose,
      ...(properties.length > 0 && { properties: properties.join(', ') }),
      // A monster holds the weapons of its stat block; of a character the item says whether it does.
      ...(item === undefined ? { ready: true } : equipped === false && { ready: false }),
      spell: kind === undefined,
      cast: /spell/i.test(type),
      more:
        known<NonNullable<FifthRow['more']>>({
          damage: damageOf(listIn(branch(is, 'childIDs')), byId),
          bonus: statedBonus(prose),
        }) ?? {},
    };
  });
}

/** The dice of the first child record that deals damage. */
function damageOf(
  children: readonly string[],
  byId: ReadonlyMap<string, Tree>,
): string | undefined {
  const damage = children
    .map((id) => byId.get(id))
    .find((each) => branch(each, 'type') === 'Damage');
  const [count, size] = [branch(damage, 'diceCount'), branch(damage, 'diceSize')].map(textOf);
  return weaponDice(`${count}${size}`);
}
