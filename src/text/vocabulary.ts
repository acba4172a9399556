/**
 * Words that differ between the books on which rulesets are based. A ruleset names its vocabulary;
 * a sentence contains `{ac}`, and the vocabulary in force replaces it. [English, Italian]
 */
import type { Locale } from '../languages.ts';
import type { TermId } from './terms.ts';

export const VOCABULARIES = [
  'srd',
  'rules-compendium',
  'modern',
  'reference',
  'phased',
  'fifth',
] as const;
export type TermVocabulary = (typeof VOCABULARIES)[number];

export const isVocabulary = (name: unknown): name is TermVocabulary =>
  (VOCABULARIES as readonly unknown[]).includes(name);

type Pair = readonly [en: string, it: string];

const common = {
  ac: ['AC', 'CA'],
  std: ['standard action', 'azione standard'],
  // The same word as a heading, or as a label of a mark.
  stdHead: ['Standard', 'Standard'],
  step: ['5-foot step', 'passo di 1,5 metri'],
  difficult: ['difficult terrain', 'terreno difficile'],
  /** Ground through which no creature runs or charges. */
  rough: ['through difficult terrain', 'nel terreno difficile'],
  flanking: ['flanking', 'fiancheggiamento'],
  withdrawal: ['withdrawal', 'ritirata'],
  gm: ['DM', 'DM'],
  touch: ['touch attack', 'attacco di contatto'],
  aoo: ['AoO', 'AdO'],
  aoos: ['AoOs', 'AdO'],
  // The same word at the beginning of a sentence, or as a label of a mark.
  aooHead: ['AoO', 'AdO'],
} as const satisfies Record<string, Pair>;

export type TermWord = keyof typeof common;

const words: Readonly<Record<TermVocabulary, Partial<Record<TermWord, Pair>>>> = {
  srd: {
    difficult: ['difficult terrain', 'terreno impervio'],
    rough: ['through difficult terrain', 'nel terreno impervio'],
  },
  'rules-compendium': {
    step: ['5-foot step', 'passo da 1,5 metri'],
    touch: ['touch attack', 'attacco da tocco'],
  },
  modern: {
    ac: ['Defense', 'Difesa'],
    std: ['attack action', 'azione di attacco'],
    stdHead: ['Attack', 'Attacco'],
    difficult: ['difficult terrain', 'terreno impervio'],
    rough: ['through difficult terrain', 'nel terreno impervio'],
    flanking: ['flanking', 'attacco sul fianco'],
    gm: ['GM', 'GM'],
  },
  reference: {
    flanking: ['flanking', 'attacco ai fianchi'],
    gm: ['GM', 'GM'],
    rough: [
      'through difficult terrain, fog or darkness',
      'nel terreno difficile, nella nebbia o al buio',
    ],
  },
  phased: { std: ['complex action', 'azione complessa'], stdHead: ['Complex', 'Complessa'] },
  fifth: {
    std: ['action', 'azione'],
    stdHead: ['Action', 'Azione'],
    gm: ['GM', 'GM'],
    aoo: ['opportunity attack', 'attacco di opportunità'],
    aoos: ['opportunity attacks', 'attacchi di opportunità'],
    aooHead: ['Opportunity attack', 'Attacco di opportunità'],
  },
};

/** Terms for which a book uses its own word: in Italian, or in both languages. */
const variants: Readonly<Record<TermVocabulary, Partial<Record<TermId, string | Pair>>>> = {
  srd: {
    'difficult-terrain': 'terreno impervio',
    'step-mode': 'passo di 1,5 metri',
    'dim-light': 'penombra',
    darkness: 'oscurità',
    cowering: 'tremante',
  },
  'rules-compendium': { 'touch-attack': 'attacco da tocco' },
  modern: {
    'difficult-terrain': 'terreno impervio',
    'step-mode': 'passo di 1,5 metri',
    'dim-light': 'penombra',
    darkness: 'oscurità',
    'armour-class': ['Defense', 'Difesa'],
    disabled: 'incapacitato',
    'standard-action': ['attack action', 'azione di attacco'],
    'unarmed-attack': 'attacco senz’armi',
    sunder: ['attack a held weapon', 'spezzare un’arma'],
    'sunder-unattended': ['attack an object', 'spezzare un oggetto'],
    'escape-grapple': 'liberarsi da una lotta',
    ready: 'preparare',
    stabilise: 'stabilizzare un personaggio morente',
    move: 'muoversi alla propria velocità',
    'open-door': ['open a door', 'aprire una porta'],
    'stand-up': 'alzarsi in piedi',
    'retrieve-item': 'recuperare un oggetto custodito',
    'pick-up-item': 'raccogliere un oggetto',
    'sheathe-weapon': ['sheathe or holster a weapon', 'rinfoderare un’arma'],
    'push-heavy-object': ['move a heavy object', 'spingere un oggetto pesante'],
    withdraw: 'ritirarsi',
    'drop-prone': ['drop prone, sit or kneel', 'cadere a terra prono, seduto o inginocchiato'],
    'drop-item': 'lasciar cadere un oggetto',
    'five-foot-step': 'passo di 1,5 metri',
    'grapple-attack': 'attaccare con un’arma leggera',
    'grapple-damage': 'infliggere danni all’avversario',
    'grapple-break-free': 'liberarsi dalla lotta',
    'grapple-free-other': 'interrompere l’immobilizzazione di un altro',
    'improved-unarmed-strike': ['Combat Martial Arts', 'Arti Marziali in Combattimento'],
    'improved-sunder': 'Spaccare l’Arma Potenziato',
  },
  reference: {
    'step-mode': 'passo di 1,5 metri',
    'five-foot-step': 'passo di 1,5 metri',
    tumble: ['Acrobatics past enemies', 'Acrobazia tra i nemici'],
    disarm: 'disarmare',
    'bull-rush': 'spingere',
    overrun: 'oltrepassare',
    sunder: 'spezzare',
    trip: 'sbilanciare',
    grapple: 'entrare in lotta',
  },
  phased: {},
  fifth: {},
};

/** The words of a vocabulary by parameter: `ac` of `modern` in Italian is "Difesa". */
export function vocabularyWords(
  vocabulary: TermVocabulary,
  locale: Locale,
): Record<string, string> {
  const pairs: Readonly<Record<TermWord, Pair>> = { ...common, ...words[vocabulary] };
  return Object.fromEntries(
    Object.entries(pairs).map(([name, pair]) => [name, pair[locale === 'it' ? 1 : 0]]),
  );
}

/** A vocabulary's own words for terms, if it has any. */
export const ownTerms = (vocabulary: TermVocabulary, locale: Locale): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variants[vocabulary]).flatMap(([id, word]) => {
      const own =
        typeof word === 'string'
          ? locale === 'it'
            ? word
            : undefined
          : word[locale === 'it' ? 1 : 0];
      return own === undefined ? [] : [[id, own]];
    }),
  );
