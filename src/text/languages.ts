/** The languages that there are words in. */
export const LOCALES = ['it', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
