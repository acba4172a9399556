/** The interface languages by their own names. The Italian texts are in `src/text/it.json`. */
export const LOCALE_NAMES = { it: 'Italiano', en: 'English' } as const;
export type Locale = keyof typeof LOCALE_NAMES;
export const LOCALES = Object.keys(LOCALE_NAMES) as [Locale, ...Locale[]];
