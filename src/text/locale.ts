/**
 * The settings that the texts on the screen depend on: the language, the ruleset's terms, the grid,
 * the length of a cell.
 */
import { signal, type Signal } from '@preact/signals-core';
import { LOCALE_NAMES, LOCALES, type Locale } from '../languages.ts';
import { isVocabulary, type TermVocabulary } from './vocabulary.ts';

export { LOCALE_NAMES, LOCALES, type Locale };

/**
 * The first of the preferred languages that is available, otherwise English. Pass
 * `navigator.languages`.
 */
export function preferred(wishes: readonly string[]): Locale {
  for (const wish of wishes) {
    const language = wish.slice(0, 2).toLowerCase();
    const known = LOCALES.find((l) => l === language);
    if (known !== undefined) return known;
  }
  return 'en';
}

/** The language that a language setting selects; `auto` selects the browser's language. */
export const languageOf = (wish: Locale | 'auto'): Locale =>
  wish === 'auto' ? preferred(navigator.languages) : wish;

/**
 * The current language. Everything that shows a sentence reads it, and is updated when it changes.
 * Its first value is never used: nothing is drawn before a language is loaded (`inUse` in
 * `catalogue.ts`).
 */
export const locale: Signal<Locale> = signal<Locale>('it');

/** A unit in which lengths are shown; `squares`: in cells, also on hexes. */
export type LengthUnit = 'feet' | 'metres' | 'squares';

/** The unit that the user has chosen for lengths; `auto`: the usual one of the language. */
export const lengths: Signal<LengthUnit | 'auto'> = signal<LengthUnit | 'auto'>('auto');

/**
 * Texts by the id of a message or term, in English and optionally in other languages. A sentence is
 * plain text with parameters such as `{who}`.
 */
export type OwnTexts = Readonly<
  Record<string, { readonly en: string } & Readonly<Partial<Record<Locale, string>>>>
>;

export interface Setting {
  readonly vocabulary: TermVocabulary;
  readonly grid: 'square' | 'hex';
  readonly metresPerCell: number;
  /** Id of the ruleset in force, which is also the prefix of its rules' ids; absent: not known. */
  readonly text?: string | undefined;
  /** Terms and messages that only the ruleset in force has; absent: none. */
  readonly words?: OwnTexts | undefined;
}

const USUAL: Setting = { vocabulary: 'srd', grid: 'square', metresPerCell: 1.5 };

export const setting: Signal<Setting> = signal<Setting>(USUAL);

/**
 * Sets the vocabulary and the grid that texts use; called by code that knows the scene and the
 * ruleset. Missing or invalid values are replaced by the SRD's words, squares, and 1.5 m.
 */
export function speakFor(given: {
  readonly vocabulary?: string | undefined;
  readonly text?: string | undefined;
  readonly words?: OwnTexts | undefined;
  readonly kind?: string;
  readonly metresPerCell?: number;
}): void {
  const { metresPerCell = NaN } = given;
  const next: Setting = {
    vocabulary: isVocabulary(given.vocabulary) ? given.vocabulary : USUAL.vocabulary,
    grid: given.kind === 'hex' ? 'hex' : USUAL.grid,
    metresPerCell:
      metresPerCell > 0 && Number.isFinite(metresPerCell) ? metresPerCell : USUAL.metresPerCell,
    text: given.text,
    words: given.words,
  };
  const now = setting.peek();
  if (
    next.vocabulary !== now.vocabulary ||
    next.grid !== now.grid ||
    next.metresPerCell !== now.metresPerCell ||
    next.text !== now.text ||
    next.words !== now.words
  )
    setting.value = next;
}
