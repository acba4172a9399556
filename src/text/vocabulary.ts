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

/** Names of the parameters that are filled from here. */
export type Word = keyof typeof common;
export const WORDS = Object.keys(common) as readonly Word[];

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

/** The word of a vocabulary: `word('ac', 'modern', 'it')` is "Difesa". */
export function word(name: Word, vocabulary: Vocabulary, locale: Locale): string {
  return (words[vocabulary][name] ?? common[name])[locale === 'en' ? 0 : 1];
}

/** A text's own Italian word for a term, where it has one. */
export const variant = (id: TermId, vocabulary: Vocabulary): string | undefined => variants[vocabulary][id];
