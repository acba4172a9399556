/** What the words depend on: the language, and the setting (whose words, which grid, how long a cell is). */
import { signal, type Signal } from '@preact/signals';
import type { Vocabulary } from './vocabulary.ts';

export const LOCALES = ['it', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** The names of the languages, each in its own. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = { it: 'Italiano', en: 'English' };

/** The language of the first wish that is known, else English. Pass `navigator.languages`. */
export function preferred(wishes: readonly string[]): Locale {
  for (const wish of wishes) {
    const language = wish.slice(0, 2).toLowerCase();
    const known = LOCALES.find((l) => l === language);
    if (known !== undefined) return known;
  }
  return 'en';
}

/** The language on the screen. Everything that says a sentence reads it, and so is drawn again when it changes. */
export const locale: Signal<Locale> = signal<Locale>('it');

export interface Setting {
  readonly vocabulary: Vocabulary;
  readonly grid: 'square' | 'hex';
  readonly metresPerCell: number;
}

/** Set by whoever knows the scene and the ruleset. */
export const setting: Signal<Setting> = signal<Setting>({ vocabulary: 'srd', grid: 'square', metresPerCell: 1.5 });
