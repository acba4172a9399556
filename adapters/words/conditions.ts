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
  nausea: 'nauseated',
  panic: 'panicked',
  paralysed: 'paralyzed',
  paralysis: 'paralyzed',
  stagger: 'staggered',
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

/** Italian names of conditions, in the masculine; other endings count as the same word. */
const ITALIAN: Readonly<Record<string, string>> = {
  afferrato: 'grappling',
  incosciente: 'unconscious',
  'in volo': 'flying',
  nascosto: 'hidden',
  rallentato: 'slowed',
  sanguinante: 'bleed',
  tremante: 'cowering',
  velocizzato: 'hasted',
  volante: 'flying',
  accecato: 'blinded',
  cieco: 'blinded',
  addormentato: 'asleep',
  confuso: 'confused',
  accovacciato: 'cowering',
  frastornato: 'dazed',
  abbagliato: 'dazzled',
  morto: 'dead',
  assordato: 'deafened',
  sordo: 'deafened',
  inabile: 'disabled',
  morente: 'dying',
  intralciato: 'entangled',
  esausto: 'exhausted',
  affascinato: 'fascinated',
  affaticato: 'fatigued',
  'colto alla sprovvista': 'flat-footed',
  'alla sprovvista': 'flat-footed',
  sprovvista: 'flat-footed',
  spaventato: 'frightened',
  'in lotta': 'grappling',
  lotta: 'grappling',
  indifeso: 'helpless',
  incorporeo: 'incorporeal',
  invisibile: 'invisible',
  nauseato: 'nauseated',
  'in preda al panico': 'panicked',
  panico: 'panicked',
  paralizzato: 'paralyzed',
  pietrificato: 'petrified',
  immobilizzato: 'pinned',
  prono: 'prone',
  'a terra': 'prone',
  scosso: 'shaken',
  infermo: 'sickened',
  stabile: 'stable',
  barcollante: 'staggered',
  stordito: 'stunned',
  'privo di sensi': 'unconscious',
  svenuto: 'unconscious',
};

/** Words without their last vowel: "prono", "prona" and "proni" are one. */
const stem = (name: string): string => name.replace(/[aeio](?= |$)/g, '');
const STEMS: ReadonlyMap<string, string> = new Map(
  Object.entries(ITALIAN).map(([name, id]) => [stem(name), id]),
);
/** The Italian names of a condition, in lower case. */
export const italianNamesOf = (id: string): readonly string[] =>
  Object.keys(ITALIAN).filter((name) => ITALIAN[name] === id);

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
  const id =
    idOf(name) ??
    formsOf(name)
      .map(idOf)
      .find((each) => each !== undefined);
  return id === undefined || words === 'own' || SHARED.has(id) ? id : undefined;
}

function idOf(name: string): string | undefined {
  const key = plain(name).replace(/ /g, '');
  return (
    (Object.hasOwn(OTHERS, key) ? OTHERS[key] : IDS.get(key)) ??
    spellCondition(name) ??
    STEMS.get(stem(plain(name)))
  );
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
