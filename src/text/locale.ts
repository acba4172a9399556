/**
 * What the words on the screen depend on: the language, and the setting (the ruleset's terms, the
 * grid, the length of a cell).
 */
import { signal, type Signal } from '@preact/signals';
import { LOCALE_NAMES, LOCALES, type Locale } from '../languages.ts';
import { isVocabulary, type Vocabulary } from './vocabulary.ts';

export { LOCALE_NAMES, LOCALES, type Locale };

/** The language of the first wish that is known, else English. Pass `navigator.languages`. */
export function preferred(wishes: readonly string[]): Locale {
  for (const wish of wishes) {
    const language = wish.slice(0, 2).toLowerCase();
    const known = LOCALES.find((l) => l === language);
    if (known !== undefined) return known;
  }
  return 'en';
}

/** The language of a setting: `auto` is the browser's. */
export const languageOf = (wish: Locale | 'auto'): Locale =>
  wish === 'auto' ? preferred(navigator.languages) : wish;

/**
 * The language on the screen. Everything that says a sentence reads it, and so is drawn again when
 * it changes. Its first value is never seen: nothing is drawn before a language is loaded
 * (`inUse` in `catalogue.ts`).
 */
export const locale: Signal<Locale> = signal<Locale>('it');

/** A unit that lengths are shown in; `squares`: in cells alone, hexes too. */
export type LengthUnit = 'feet' | 'metres' | 'squares';

/** How the user wants lengths shown; `auto`: as the language counts them. */
export const lengths: Signal<LengthUnit | 'auto'> = signal<LengthUnit | 'auto'>('auto');

export interface Setting {
  readonly vocabulary: Vocabulary;
  readonly grid: 'square' | 'hex';
  readonly metresPerCell: number;
  /** Id of the ruleset in force, with which its rules' ids begin; absent: not known. */
  readonly text?: string | undefined;
}

const USUAL: Setting = { vocabulary: 'srd', grid: 'square', metresPerCell: 1.5 };

export const setting: Signal<Setting> = signal<Setting>(USUAL);

/**
 * Sets whose words are used and which grid is spoken of; for whoever knows the scene and the
 * ruleset. What is missing or makes no sense is the usual: the SRD's words, squares, 1.5 m.
 */
export function speakFor(given: {
  readonly vocabulary?: string | undefined;
  readonly text?: string | undefined;
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
  };
  const now = setting.peek();
  if (
    next.vocabulary !== now.vocabulary ||
    next.grid !== now.grid ||
    next.metresPerCell !== now.metresPerCell ||
    next.text !== now.text
  )
    setting.value = next;
}
