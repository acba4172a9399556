/**
 * Subjects that players ask about and that some rulesets do not cover. Each ruleset lists its
 * uncovered subjects in `unspoken`. The offline command `judge` answers them with
 * `not-in-this-text` and never makes up a number.
 *
 * Whether the text is silent is a different matter: the System Reference Documents treat many of
 * these subjects, in chapters that Quadretto does not judge (`FullRuleset.partial`).
 */

/** Each subject, with its name for use in an English sentence. */
export const SUBJECT_WORDS = {
  'falling-damage': 'damage from falling',
  'massive-damage': 'massive damage',
  poison: 'poison',
  disease: 'disease',
  drowning: 'drowning and suffocation',
  starvation: 'hunger and thirst',
  traps: 'traps',
  chases: 'chases',
  vehicles: 'how vehicles move and fight',
  'mass-combat': 'mass combat',
  'action-points': 'action points',
  experience: 'experience',
  treasure: 'treasure and wealth',
  reputation: 'reputation',
  sanity: 'sanity',
  counterspell: 'counterspells',
  'casting-while-falling': 'casting while falling',
} as const satisfies Readonly<Record<string, string>>;

export type Subject = keyof typeof SUBJECT_WORDS;
export const SUBJECTS = Object.keys(SUBJECT_WORDS) as readonly Subject[];

/** Subjects that no current ruleset covers. Each ruleset adds its own to them. */
export const UNTREATED: readonly Subject[] = [
  'falling-damage',
  'poison',
  'disease',
  'starvation',
  'traps',
  'chases',
  'vehicles',
  'mass-combat',
  'action-points',
  'experience',
  'treasure',
  'reputation',
  'sanity',
];

/** The query that answers the subject in rulesets that cover it. */
export const TREATED_BY: Readonly<Partial<Record<Subject, string>>> = {
  'falling-damage': 'hazard',
  poison: 'hazard',
  vehicles: 'vehicle-drive',
  'action-points': 'action-point',
  'massive-damage': 'wound',
  drowning: 'check',
  starvation: 'recover',
  counterspell: 'ready',
  'casting-while-falling': 'act',
};

/** What is true about a subject that a ruleset does not cover. */
export const silenceOf = (
  { name, partial }: { readonly name: string; readonly partial?: true },
  subject: Subject,
): string =>
  partial === true
    ? `Quadretto does not judge ${SUBJECT_WORDS[subject]} by ${name}. ` +
      'Its text may treat the subject: the game master decides.'
    : `The text of ${name} says nothing about ${SUBJECT_WORDS[subject]}: the game master decides.`;
