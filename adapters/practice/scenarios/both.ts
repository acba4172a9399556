/** Types of texts in both languages of the lessons. */
export type Language = 'it' | 'en';
/** A text in both languages of the interface. */
export type Both = Readonly<Record<Language, string>>;
