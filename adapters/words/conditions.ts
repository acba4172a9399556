/**
 * Maps names of conditions on sheets, in game systems and on status icons to the extension's ids.
 */
import { plain } from './text.ts';

/**
 * Condition ids of the names (without spaces) that differ from the id. Every other name is the same
 * as its id.
 */
const OTHERS: Readonly<Record<string, string>> = {
  blind: 'blinded',
  deaf: 'deafened',
  restrain: 'entangled',
  restrained: 'entangled',
  flatfooted: 'flat-footed',
  grappled: 'grappling',
  invisibility: 'invisible',
  paralysis: 'paralyzed',
  sleep: 'asleep',
  stun: 'stunned',
};
const IDS: ReadonlySet<string> = new Set(
  (
    'blinded confused cowering dazed dazzled dead deafened disabled dying entangled exhausted fascinated fatigued' +
    (' frightened grappling helpless incorporeal invisible nauseated panicked ' +
      'paralyzed petrified pinned prone shaken sickened asleep') +
    ' squeezing stable staggered stunned unconscious'
  ).split(' '),
);

/**
 * Conditions that mean the same in every game. Of a game that no ruleset covers, only these are
 * read: in other games a restrained creature is not entangled, a grappled one does not grapple, a
 * frightened one need not flee, and a stunned one may still act.
 */
const SHARED: ReadonlySet<string> = new Set(
  'asleep blinded dead deafened invisible paralyzed petrified prone unconscious'.split(' '),
);

/** Game that a condition's name comes from: one that a ruleset covers (`own`), or any other. */
export type Vocabulary = 'own' | 'other';

/**
 * Id of the condition with that name ("Flat-Footed", "flatFooted"). Undefined for a name that has
 * no id, such as "fear", which does not state its degree.
 */
export function conditionOf(name: string, words: Vocabulary = 'own'): string | undefined {
  const key = plain(name).replace(/ /g, '');
  const id = Object.hasOwn(OTHERS, key) ? OTHERS[key] : IDS.has(key) ? key : undefined;
  return id === undefined || words === 'own' || SHARED.has(id) ? id : undefined;
}

/**
 * All names of a condition in the form in which {@link conditionOf} compares them: lower case,
 * without spaces.
 */
export const namesOfCondition = (id: string): readonly string[] => [
  id.replace(/-/g, ''),
  ...Object.keys(OTHERS).filter((name) => OTHERS[name] === id),
];

/** The names that match no known condition, unchanged and without duplicates. */
export const strangeIn = (names: readonly string[], words?: Vocabulary): string[] => [
  ...new Set(names.filter((name) => name.trim() !== '' && conditionOf(name, words) === undefined)),
];

/** Ids of the conditions that these names mean, sorted and without duplicates. */
export const conditionsIn = (names: readonly string[], words?: Vocabulary): string[] =>
  [...new Set(names.flatMap((name) => conditionOf(name, words) ?? []))].sort();
