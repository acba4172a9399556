/**
 * The texts of the product. Every function reads `locale`, `setting` and the roster, so that
 * components and computed values are updated when one of them changes. Nothing here throws in the
 * page.
 */
import { signal, type Signal } from '@preact/signals-core';
import { lapse } from '../report/failures.ts';
import { inUse, messageOf, ownWord } from './catalogue.ts';
import { format, joinNames, paramsOf } from './format.ts';
import { measured, metresOfUnit } from './lengths.ts';
import { locale, setting } from './locale.ts';
import type { Args, MessageId } from './messages.ts';
import { said, type Param, type Params, type Sayings } from './params.ts';
import { labelOfCreature, letters } from './roster.ts';
import type { TermId } from './terms.ts';

export { cleanName } from './clean.ts';
export { addTexts, provide, type Catalogue } from './catalogue.ts';
export { lengthUnit, metresOfUnit, METRES_PER_FOOT } from './lengths.ts';
export {
  lengths,
  LOCALES,
  LOCALE_NAMES,
  locale,
  preferred,
  setting,
  speakFor,
  type LengthUnit,
  type Locale,
  type OwnTexts,
  type Setting,
} from './locale.ts';
export { isVocabulary, type TermVocabulary } from './vocabulary.ts';
export { clearCreatures, addCreatures, type Named } from './roster.ts';
export { actionTerm, BARRED_MESSAGE, CAUSE_MESSAGE } from './codes.ts';
export { source, sources } from './sources.ts';
export type { MessageId, Param, Params, TermId };

const has = (table: object | undefined, id: string): boolean =>
  table !== undefined && Object.hasOwn(table, id);

/** Has the term a word, of the glossary or of the ruleset in force? */
export const isTermId = (id: string): id is TermId =>
  has(inUse.value?.terms, id) || ownWord(id) !== undefined;
export const isMessageId = (id: string): id is MessageId => messageOf(id) !== null;

/**
 * Ids of texts with an error. In tests, an unknown id or a missing parameter throws; in the page
 * the error is logged once, and the id is shown.
 */
const reported = new Set<string>();
function trouble(id: string, what: string): string {
  if (import.meta.env?.MODE === 'test') throw new Error(`text "${id}": ${what}`);
  if (!reported.has(id)) lapse(`text "${id}": ${what}`);
  reported.add(id);
  return id;
}

/** Parameters that every message gets by default: the ruleset's words and the kind of grid. */
function given(name: string): string | undefined {
  const { grid, vocabulary } = setting.value;
  return name === 'grid' ? grid : inUse.value?.vocabularies[vocabulary].words[name];
}

/**
 * The sentence of any message id, in the current language; the id itself if the sentence cannot be
 * formed, and an empty text before a language is loaded.
 */
export function say(id: string, params: Params = {}): string {
  const words = inUse.value;
  if (words === undefined) return '';
  const message = messageOf(id);
  if (message === null) return trouble(id, 'no such message');
  const values: Record<string, string | number> = {};
  for (const [name, kind] of paramsOf(message)) {
    const value = said(params[name], sayings) ?? given(name);
    if (value === undefined || (kind === 'number' && typeof value !== 'number')) {
      return trouble(id, `parameter "${name}" is missing or of the wrong kind`);
    }
    values[name] = value;
  }
  // A sentence that ends in an abbreviation has one full stop.
  return format(message, words.locale, values).replace(/\bft\.\./g, 'ft.');
}

/** The sentence of a known message id, in the current language. */
export const t = <K extends MessageId>(id: K, ...[params]: Args<K>): string => say(id, params);

/** A term of the glossary, in the wording of the ruleset. */
export function term(id: string): string {
  const words = inUse.value;
  if (words === undefined) return '';
  const own = ownWord(id);
  if (own !== undefined) return own;
  if (!has(words.terms, id)) return trouble(id, 'no such term');
  return words.vocabularies[setting.value.vocabulary].terms[id] ?? words.terms[id]?.[0] ?? id;
}

/**
 * The short form of a term, at most 12 characters, for badges; the term itself if it has no short
 * form.
 */
export function shortTerm(id: string): string {
  const terms = inUse.value?.terms;
  const own = ownWord(`${id}.short`);
  if (own !== undefined) return own;
  return (has(terms, id) ? terms?.[id]?.[1] : undefined) ?? term(id);
}

/**
 * The name of a cell such as "C5": column letters and row number from the top left; outside the
 * map, the two numbers.
 */
export function cellLabel(cell: readonly [number, number]): string {
  const [x, y] = cell;
  if (!Number.isInteger(x) || !Number.isInteger(y)) return '?';
  return x < 0 || y < 0 ? `${x}, ${y}`.replaceAll('-', '−') : `${letters(x + 1)}${y + 1}`;
}

/**
 * How sentences describe a cell, because the host draws no names of cells: by its place relative to
 * a creature. Null, and a null description: by the cell's name.
 */
export const placeWording: Signal<
  | ((
      cell: readonly [number, number],
    ) => { readonly message: string; readonly params: Params } | null)
  | null
> = signal(null);

/** The name of a creature; a general word if the host does not show the creature to this user. */
function naming(id: string, how: 'short' | 'full'): string {
  const name = labelOfCreature(id);
  if (name === null) return say('name.nobody');
  return 'letter' in name ? say('name.unknown', { letter: name.letter }) : name[how];
}

/** The name of a creature in a sentence (at most 24 characters, numbered if several share it). */
export const creatureLabel = (id: string): string => naming(id, 'short');

/** The full name of a creature, for titles. */
export const creatureName = (id: string): string => naming(id, 'full');

/** Joins names: "Orc 1, Orc 2 and Ogre"; of more than four names, the others are only counted. */
export function list(names: readonly string[]): string {
  if (names.length <= 4) return joinNames(names, inUse.value?.locale ?? locale.value);
  return say('name.hiddenList', { names: names.slice(0, 4).join(', '), n: names.length - 4 });
}

/** A number with its sign: "+2", "−4" (a true minus sign). */
export const signed = (n: number): string =>
  say('unit.signed', { sign: n < 0 ? 'minus' : 'plus', magnitude: Math.abs(n) });

/** A length in meters, shown in the user's unit: "20 ft.", "6 m", "4 squares". */
export const metres = (length: number): string => say(...measured(length));

/** The length of one cell, in feet or meters. */
export const cellLength = (length: number): string => say(...measured(length, true));

/** A number of cells as a length in the user's unit: "20 ft.", "6 m", "4 squares". */
export const length = (
  cells: number,
  metresPerCell: number = setting.value.metresPerCell,
): string => metres(cells * metresPerCell);

/** The number of a length in the user's unit, without the unit; at most two decimals. */
export const lengthNumber = (
  cells: number,
  metresPerCell: number = setting.value.metresPerCell,
): string =>
  new Intl.NumberFormat(inUse.value?.locale ?? locale.value, {
    maximumFractionDigits: 2,
    useGrouping: false,
  }).format((cells * metresPerCell) / metresOfUnit());

/** A noun phrase for the obstacle that a verdict names: `wall:3`, `cell:4,4`, `creature:orc`. */
export function blocker(what: string | null): string {
  const [kind = '', rest = ''] = (what ?? 'unknown').split(/:(.*)/s);
  if (kind === 'creature') return creatureLabel(rest);
  if (kind === 'cell') return say('blocker.obstacle');
  return say(
    kind !== 'corner' && isMessageId(`blocker.${kind}`) ? `blocker.${kind}` : 'blocker.unknown',
  );
}

const sayings: Sayings = {
  cell: (cell) => {
    const place = placeWording.value?.(cell) ?? null;
    return place === null ? cellLabel(cell) : say(place.message, place.params);
  },
  names: list,
  creature: creatureLabel,
  term,
  message: say,
  blocker,
  length,
  metres,
  signed,
};
