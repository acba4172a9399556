/**
 * Lists the words that the rules know: conditions, traits, tags, actions and kinds of ground,
 * collected from the tables that use them. So a new row in a table needs no change here. The judge command and the
 * published schema use this list.
 */
import { NUMBERED } from '../rules/core/traitEffect.ts';
import { LETHAL_TRAIT_PREFIX } from '../rules/d20/play/bodies/damageByCreatureKind.ts';
import { DAMAGE_TYPES } from '../rules/d20/play/bodies/damage.ts';
import { WARDS } from '../rules/d20/play/states/wards.ts';
import { isFull } from '../rules/fullRuleset.ts';
import { fullRulesets } from '../rules/fullRulesets.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { TAGS } from '../rules/tags.ts';

export const WORD_KINDS = ['condition', 'trait', 'tag', 'action', 'ground'] as const;
export type WordKind = (typeof WORD_KINDS)[number];
type Words = Readonly<Record<WordKind, ReadonlySet<string>>>;

/** Prefixes of traits that end in a number: the senses, and resistances to a type of damage. */
export const NUMBERED_TRAITS: readonly string[] = [
  ...Object.keys(NUMBERED),
  ...DAMAGE_TYPES.map((type) => `resist-${type}`),
];
/** Numbered traits that are also valid without a number: a sense with unlimited range. */
const UNNUMBERED = Object.entries(NUMBERED).flatMap(([name, counts]) =>
  counts === 'cells' || counts === 'heads' || counts === 'attacks' ? [name] : [],
);
/** The types of damage that a creature does not regenerate. */
const LETHALS = DAMAGE_TYPES.map((type) => `${LETHAL_TRAIT_PREFIX}${type}`);
const IMMUNITIES = DAMAGE_TYPES.map((type) => `immune-${type}`);

/** Splits `darkvision-12` into `darkvision` and `12`; null for a trait without a number. */
export function numbered(trait: string): { readonly name: string; readonly number: string } | null {
  const [, name, number] = /^(.+)-(\d+(?:\.\d+)?)$/.exec(trait) ?? [];
  return name === undefined || number === undefined ? null : { name, number };
}

function conditionsOf(ruleset: Ruleset): string[] {
  const map = Object.keys(ruleset.conditions);
  return isFull(ruleset) ? [...map, ...Object.keys(ruleset.states.table)] : map;
}

function traitsOf(ruleset: Ruleset): string[] {
  // A condition that is listed among the traits counts as a condition.
  const map = [...Object.keys(ruleset.traits), ...conditionsOf(ruleset)];
  if (!isFull(ruleset)) return map;
  const { turns, initiative, attacks, bodies, specials, movements, flight, ordnance } = ruleset;
  const tables = [
    turns.traits,
    initiative.traits,
    attacks.traits,
    specials.traits,
    movements.traits,
    movements.table.races,
    flight.traits,
    bodies.bearings ?? {},
    WARDS,
  ];
  const asked = Object.values(turns.table).flatMap(({ trait }) => trait ?? []);
  const fired =
    ordnance === undefined ? [] : [ordnance.table.autofire.feat, ordnance.table.autofire.burst];
  return [
    ...map,
    ...tables.flatMap(Object.keys),
    ...asked,
    ...fired,
    ...NUMBERED_TRAITS,
    ...UNNUMBERED,
    ...IMMUNITIES,
    ...(bodies.bearings === undefined ? [] : LETHALS),
  ];
}

const wordsIn = (ruleset: Ruleset): Words => ({
  condition: new Set(conditionsOf(ruleset)),
  trait: new Set(traitsOf(ruleset)),
  tag: new Set(Object.keys(TAGS)),
  action: new Set(Object.keys(ruleset.turns?.table ?? {})),
  ground: new Set(Object.keys(ruleset.grounds ?? {})),
});

const byRuleset = new Map<Ruleset, Words>();

/** All words that one ruleset knows, by kind. */
function wordsOf(ruleset: Ruleset): Words {
  let words = byRuleset.get(ruleset);
  if (words === undefined) byRuleset.set(ruleset, (words = wordsIn(ruleset)));
  return words;
}

/** Does the ruleset know the word? A trait with a number is looked up by its name. */
export function knows(ruleset: Ruleset, kind: WordKind, word: string): boolean {
  const known = wordsOf(ruleset)[kind];
  if (kind !== 'trait') return known.has(word);
  const parts = numbered(word);
  if (parts !== null && NUMBERED_TRAITS.includes(parts.name)) return known.has(parts.name);
  return known.has(word) && (UNNUMBERED.includes(word) || !NUMBERED_TRAITS.includes(word));
}

/** Ids of the rulesets that know the word. */
export const rulesetsKnowing = (kind: WordKind, word: string): string[] =>
  fullRulesets.filter((ruleset) => knows(ruleset, kind, word)).map(({ id }) => id);

/** Every word of a kind that any ruleset knows, sorted. */
export const allWords = (kind: WordKind): string[] =>
  [...new Set(fullRulesets.flatMap((ruleset) => [...wordsOf(ruleset)[kind]]))].sort();
