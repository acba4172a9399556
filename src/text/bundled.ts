/**
 * Both languages as the extension carries them. Not for a host's page, which is given the one in
 * use.
 */
import messages from './messages.json' with { type: 'json' };
import type { Books, Catalogue } from './catalogue.ts';
import type { CompiledMessage } from './format.ts';
import type { Locale } from './locale.ts';
import books from './sources.json' with { type: 'json' };
import { terms, type Term } from './terms.ts';
import { ownTerms, VOCABULARIES, wordsOf, type Vocabulary } from './vocabulary.ts';

/** Compiled messages by id: [English, Italian]. */
export type Pairs = Readonly<Record<string, readonly [CompiledMessage, CompiledMessage]>>;

const mapped = <A, B>(of: Readonly<Record<string, A>>, to: (a: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(of).map(([id, a]) => [id, to(a)]));

/** All that can be said in a language: what the overlay says, and `more` where a page says more. */
export function catalogueOf(locale: Locale, more: Pairs = {}): Catalogue {
  const column = locale === 'en' ? 0 : 1;
  const word = (term: Term): string[] => {
    const short = term[locale === 'it' ? 2 : 3];
    return short === undefined ? [term[column]] : [term[column], short];
  };
  const vocabularies = Object.fromEntries(
    VOCABULARIES.map((name) => [
      name,
      { words: wordsOf(name, locale), terms: ownTerms(name, locale) },
    ]),
  );
  return {
    locale,
    messages: mapped({ ...(messages as unknown as Pairs), ...more }, (pair) => pair[column]),
    terms: mapped(terms, word),
    vocabularies: vocabularies as Record<Vocabulary, Catalogue['vocabularies'][Vocabulary]>,
    books: books as Books,
  };
}
