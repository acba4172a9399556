/**
 * Words that change with the text a ruleset is written from. A ruleset names its vocabulary; a sentence writes
 * `{ac}`, and the vocabulary in force fills it. [English, Italian]
 */
import type { Locale } from './locale.ts';
import type { TermId } from './terms.ts';

export const VOCABULARIES = ['srd', 'rules-compendium', 'modern', 'phased'] as const;
export type Vocabulary = (typeof VOCABULARIES)[number];

export const isVocabulary = (name: unknown): name is Vocabulary =>
  (VOCABULARIES as readonly unknown[]).includes(name);

type Pair = readonly [en: string, it: string];

const common = {
  ac: ['AC', 'CA'],
  std: ['standard action', 'azione standard'],
  step: ['5-foot step', 'passo di 1,5 metri'],
  difficult: ['difficult terrain', 'terreno difficile'],
  flanking: ['flanking', 'fiancheggiamento'],
  withdrawal: ['withdrawal', 'ritirata'],
  gm: ['DM', 'DM'],
} as const satisfies Record<string, Pair>;

type Word = keyof typeof common;

const words: Readonly<Record<Vocabulary, Partial<Record<Word, Pair>>>> = {
  'srd': { difficult: ['difficult terrain', 'terreno impervio'] },
  'rules-compendium': { step: ['5-foot step', 'passo da 1,5 metri'] },
  'modern': {
    ac: ['Defense', 'Difesa'],
    std: ['attack action', 'azione di attacco'],
    difficult: ['difficult terrain', 'terreno impervio'],
    flanking: ['flanking', 'attacco sul fianco'],
    gm: ['GM', 'GM'],
  },
  'phased': { std: ['complex action', 'azione complessa'] },
};

/** Terms for which a text has its own Italian word. */
const variants: Readonly<Record<Vocabulary, Partial<Record<TermId, string>>>> = {
  'srd': {
    'difficult-terrain': 'terreno impervio', 'step-mode': 'passo di 1,5 metri', 'dim-light': 'penombra',
    'darkness': 'oscurità', 'cowering': 'tremante',
  },
  'rules-compendium': {},
  'modern': {
    'difficult-terrain': 'terreno impervio', 'step-mode': 'passo di 1,5 metri', 'dim-light': 'penombra',
    'darkness': 'oscurità', 'armour-class': 'Difesa', 'disabled': 'incapacitato',
  },
  'phased': {},
};

/** The words that a vocabulary fills sentences with, by parameter: `ac` of `modern` in Italian is "Difesa". */
export function wordsOf(vocabulary: Vocabulary, locale: Locale): Record<string, string> {
  const pairs: Readonly<Record<Word, Pair>> = { ...common, ...words[vocabulary] };
  return Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, pair[locale === 'en' ? 0 : 1]]));
}

/** A text's own words for terms, where it has them. */
export const ownTerms = (vocabulary: Vocabulary, locale: Locale): Record<string, string> => (locale === 'it' ? { ...variants[vocabulary] } : {});
