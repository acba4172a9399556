export type Language = 'it' | 'en';
/** The same words in both languages. */
export type Both = Readonly<Record<Language, string>>;
