/**
 * Subjects that tables ask about and that a ruleset's text may not treat. A ruleset lists those on
 * which its text says nothing (`unspoken`); the offline door answers them with `not-in-this-text`,
 * never with a number of its own.
 */

/** Each subject, and the words for it in an English sentence. */
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

/** No text in use treats any of these; a ruleset adds its own to them. */
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

/** The question that a text which treats the subject answers. */
export const TREATED_BY: Readonly<Partial<Record<Subject, string>>> = {
  'massive-damage': 'wound',
  drowning: 'check',
  counterspell: 'ready',
  'casting-while-falling': 'act',
};
