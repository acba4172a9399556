/**
 * Maps names of conditions on sheets, in game systems and on status icons to the extension's ids.
 */
import { spellCondition } from './spells.ts';
import { plain } from './text.ts';

/**
 * Condition ids of the names (without spaces) that differ from the id. Every other name is the same
 * as its id, or that of a spell (spells.ts).
 */
const OTHERS: Readonly<Record<string, string>> = {
  bleeding: 'bleed',
  blind: 'blinded',
  burrow: 'burrowing',
  deaf: 'deafened',
  // Foundry's own icons of creatures in the air.
  fly: 'flying',
  hover: 'flying',
  hovering: 'flying',
  restrain: 'entangled',
  restrained: 'entangled',
  flatfooted: 'flat-footed',
  grappled: 'grappling',
  paralysis: 'paralyzed',
  stun: 'stunned',
};
/** Ids of conditions by their names without spaces. */
const IDS: ReadonlyMap<string, string> = new Map(
  (
    'asleep bleed blinded blinking blur blurred bound burrowing climbing confused cowering dazed dazzled ' +
    'dead deafened destroyed disabled displaced dying energy-drained enlarged entangled ethereal ' +
    'exhausted expeditious-retreat fascinated fatigued feather-falling fighting-defensively flat-footed ' +
    'flying freedom-of-movement frightened grappling greater-invisibility hasted helpless hidden ' +
    'immobilized-in-place incorporeal invisible kneeling levitating mirror-image nauseated panicked ' +
    'paralyzed petrified pinned prone rebuked reduced shaken sickened sitting slowed spider-climbing ' +
    'squeezing stable staggered stunned surprised swimming total-defence turned unconscious'
  )
    .split(' ')
    .map((id) => [id.replace(/-/g, ''), id]),
);

/**
 * Conditions that mean the same in every game. Of a game that no ruleset covers, only these are
 * read: in other games a restrained creature is not entangled, a grappled one does not grapple, a
 * frightened one need not flee, and a stunned one may still act.
 */
const SHARED: ReadonlySet<string> = new Set(
  'asleep blinded burrowing dead deafened ethereal flying invisible paralyzed petrified prone unconscious'.split(
    ' ',
  ),
);

/** Game that a condition's name comes from: one that a ruleset covers (`own`), or any other. */
export type Vocabulary = 'own' | 'other';

/**
 * Id of the condition with that name ("Flat-Footed", "flatFooted"). Undefined for a name that has
 * no id, such as "fear", which does not state its degree.
 */
export function conditionOf(name: string, words: Vocabulary = 'own'): string | undefined {
  const key = plain(name).replace(/ /g, '');
  const id = (Object.hasOwn(OTHERS, key) ? OTHERS[key] : IDS.get(key)) ?? spellCondition(name);
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
