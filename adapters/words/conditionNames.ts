/**
 * Maps names of conditions on sheets, in game systems and on status icons to the extension's ids. The
 * names are in the families' tables of conditions.
 */
import { CONDITION_ROWS } from '../../src/rules/conditionTables.ts';
import { spellCondition } from './spells.ts';
import { plain } from './text.ts';

/** Conditions that a status on a host may mean. */
const ON_HOSTS = Object.entries(CONDITION_ROWS).filter(([, row]) => row.onHosts !== false);

/** The form in which names are compared: lower case, without spaces and hyphens. */
const bare = (name: string): string => plain(name).replace(/ /g, '');

/** English names of each condition: its id, its word, and the names that only hosts use. */
const ENGLISH: ReadonlyMap<string, readonly string[]> = new Map(
  ON_HOSTS.map(([id, { words, names = [] }]) => [
    id,
    [...new Set([id, words[0], ...names].map(bare))],
  ]),
);
/** Italian names of each condition in lower case, in the masculine. */
const ITALIAN: ReadonlyMap<string, readonly string[]> = new Map(
  ON_HOSTS.map(([id, { words, italian = [] }]) => [id, [words[1], ...italian]]),
);

const idsBy = (
  names: ReadonlyMap<string, readonly string[]>,
  form: (name: string) => string,
): ReadonlyMap<string, string> =>
  new Map([...names].flatMap(([id, of]) => of.map((name) => [form(name), id] as const)));

const IDS = idsBy(ENGLISH, (name) => name);
/** Words without their last vowel: "prono", "prona" and "proni" are one. */
const stem = (name: string): string => name.replace(/[aeio](?= |$)/g, '');
const STEMS = idsBy(ITALIAN, (name) => stem(plain(name)));

/** The Italian names of a condition, in lower case. */
export const italianNamesOf = (id: string): readonly string[] => ITALIAN.get(id) ?? [];

/** Game that a condition's name comes from: one that a ruleset covers (`own`), or any other. */
export type Vocabulary = 'own' | 'other';

/**
 * Id of the condition with that name ("Flat-Footed", "flatFooted"). Undefined for a name that has
 * no id, such as "fear", which does not state its degree.
 */
export function conditionOf(name: string, words: Vocabulary = 'own'): string | undefined {
  const id =
    idOf(name) ??
    formsOf(name)
      .map(idOf)
      .find((each) => each !== undefined);
  return id === undefined || words === 'own' || CONDITION_ROWS[id]?.inEveryGame === true
    ? id
    : undefined;
}

function idOf(name: string): string | undefined {
  return IDS.get(bare(name)) ?? spellCondition(name) ?? STEMS.get(stem(plain(name)));
}

/** A name without a module's prefix, a duration or a count: "module.prone", "prone (2 rounds)". */
const formsOf = (name: string): readonly string[] => {
  const own = name.replace(/^(?:[\w-]+\.|Convenient Effects?:\s*)(?=\p{L})/iu, '');
  return [own, own.replace(/\s*\([^()]*\d[^()]*\)$/, '').replace(/[\s-]+x?\d{1,2}$/i, '')];
};

/**
 * All names of a condition in the form in which {@link conditionOf} compares them: lower case,
 * without spaces.
 */
export const namesOfCondition = (id: string): readonly string[] => ENGLISH.get(id) ?? [bare(id)];

/** The names that match no known condition, unchanged and without duplicates. */
export const strangeIn = (names: readonly string[], words?: Vocabulary): string[] => [
  ...new Set(names.filter((name) => name.trim() !== '' && conditionOf(name, words) === undefined)),
];

/** Ids of the conditions that these names mean, sorted and without duplicates. */
export const conditionsIn = (names: readonly string[], words?: Vocabulary): string[] =>
  [...new Set(names.flatMap((name) => conditionOf(name, words) ?? []))].sort();
