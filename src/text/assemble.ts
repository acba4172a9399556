/** Builds the catalogue of a language from its messages, terms and sources. */
import type { Books, Catalogue } from './catalogue.ts';
import type { CompiledMessage } from './format.ts';
import type { Locale } from './locale.ts';
import english from './headings.en.json' with { type: 'json' };
import { terms, type Term } from './terms.ts';
import { ownTerms, VOCABULARIES, vocabularyWords, type TermVocabulary } from './vocabulary.ts';

export type Messages = Readonly<Record<string, CompiledMessage>>;

const mapped = <A, B>(of: Readonly<Record<string, A>>, to: (a: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(of).map(([id, a]) => [id, to(a)]));

/** English names and headings of the books that exist in English, by the Italian ones. */
const ENGLISH: Readonly<
  Record<string, { readonly book: string; readonly headings: Readonly<Record<string, string>> }>
> = english;

/**
 * Translates headings of books. The ledgers give Italian headings; for other languages English ones
 * are used if the book exists in English, while Sigil and Arelia stay Italian.
 */
const inEnglish = (all: Books): Books =>
  mapped(all, (shelves) =>
    Object.fromEntries(
      Object.entries(shelves).map(([book, headings]) => {
        const own = ENGLISH[book];
        if (own === undefined) return [book, headings];
        const renamed = Object.entries(headings).map(([heading, ids]) => [
          own.headings[heading] ?? heading,
          ids,
        ]);
        return [own.book, Object.fromEntries(renamed) as Record<string, string>];
      }),
    ),
  );

/**
 * Builds the catalogue of a language; terms and sources are English if the language has none of its
 * own. `books` has the ledgers' headings.
 */
export function assemble(locale: Locale, messages: Messages, books: Books): Catalogue {
  const italian = locale === 'it';
  const word = (term: Term): string[] => {
    const short = term[italian ? 2 : 3];
    const long = term[italian ? 1 : 0];
    return short === undefined ? [long] : [long, short];
  };
  const vocabularies = Object.fromEntries(
    VOCABULARIES.map((name) => [
      name,
      { words: vocabularyWords(name, locale), terms: ownTerms(name, locale) },
    ]),
  );
  return {
    locale,
    messages,
    terms: mapped(terms, word),
    vocabularies: vocabularies as Record<TermVocabulary, Catalogue['vocabularies'][TermVocabulary]>,
    books: italian ? books : inEnglish(books),
  };
}
