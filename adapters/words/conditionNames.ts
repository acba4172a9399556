/**
 * Maps names of conditions on sheets, in game systems and on status icons to the extension's ids. The
 * names are in the families' tables of conditions.
 */
import { CONDITION_ROWS, FIFTH_ROWS } from '../../src/rules/conditionTables.ts';
import type { ConditionRow } from '../../src/rules/conditionRow.ts';
import { spellCondition } from './spells.ts';
import { plain } from './text.ts';

type Rows = Readonly<Record<string, ConditionRow>>;

/** The form in which names are compared: lower case, without spaces and hyphens. */
const bare = (name: string): string => plain(name).replace(/ /g, '');
/** Words without their last vowel: "prono", "prona" and "proni" are one. */
const stem = (name: string): string => name.replace(/[aeio](?= |$)/g, '');

/** English names of each condition: its id, its word, and the names that only hosts use. */
const englishOf = (rows: Rows): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.entries(rows).map(([id, { words, names = [] }]) => [
      id,
      [...new Set([id, words[0], ...names].map(bare))],
    ]),
  );
/** Italian names of each condition in lower case, in the masculine. */
const italianOf = (rows: Rows): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.entries(rows).map(([id, { words, italian = [] }]) => [id, [words[1], ...italian]]),
  );

const idsBy = (
  names: ReadonlyMap<string, readonly string[]>,
  form: (name: string) => string,
): ReadonlyMap<string, string> =>
  new Map([...names].flatMap(([id, of]) => of.map((name) => [form(name), id] as const)));

/** Finds the id of a condition, or of a spell that causes it, by its exact name. */
type Finder = (name: string) => string | undefined;
function finderOf(rows: Rows, spell: Finder = () => undefined): Finder {
  const ids = idsBy(englishOf(rows), (name) => name);
  const stems = idsBy(italianOf(rows), (name) => stem(plain(name)));
  return (name) => ids.get(bare(name)) ?? spell(name) ?? stems.get(stem(plain(name)));
}

/** Conditions that a status on a host of the other families may mean. */
const ON_HOSTS: Rows = Object.fromEntries(
  Object.entries<ConditionRow>(CONDITION_ROWS).filter(([, row]) => row.onHosts !== false),
);
const ENGLISH = englishOf(ON_HOSTS);
const ITALIAN = italianOf(ON_HOSTS);
const FIFTH_ENGLISH = englishOf(FIFTH_ROWS);

const findShared = finderOf(ON_HOSTS, spellCondition);
const findFifth = finderOf(FIFTH_ROWS);

/** The Italian names of a condition, in lower case. */
export const italianNamesOf = (id: string): readonly string[] => ITALIAN.get(id) ?? [];

/**
 * Game that a condition's name comes from: one of the fifth edition, where a restrained creature is
 * not entangled; another that a ruleset covers (`own`); or any other game.
 */
export type Vocabulary = 'own' | 'fifth' | 'other';

/**
 * Id of the condition with that name ("Flat-Footed", "flatFooted"). Undefined for a name that has
 * no id, such as "fear", which does not state its degree.
 */
export function conditionOf(name: string, words: Vocabulary = 'own'): string | undefined {
  const find = words === 'fifth' ? findFifth : findShared;
  const id =
    find(name) ??
    formsOf(name)
      .map(find)
      .find((each) => each !== undefined);
  return id === undefined || words !== 'other' || CONDITION_ROWS[id]?.inEveryGame === true
    ? id
    : undefined;
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
export const namesOfCondition = (id: string): readonly string[] => {
  const names = [...(ENGLISH.get(id) ?? []), ...(FIFTH_ENGLISH.get(id) ?? [])];
  return names.length === 0 ? [bare(id)] : [...new Set(names)];
};

/** The names that match no known condition, unchanged and without duplicates. */
export const strangeIn = (names: readonly string[], words?: Vocabulary): string[] => [
  ...new Set(names.filter((name) => name.trim() !== '' && conditionOf(name, words) === undefined)),
];

/** Ids of the conditions that these names mean, sorted and without duplicates. */
export const conditionsIn = (names: readonly string[], words?: Vocabulary): string[] =>
  [...new Set(names.flatMap((name) => conditionOf(name, words) ?? []))].sort();
