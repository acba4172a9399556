/**
 * The loaded languages: messages, terms and sources. A host's page loads the language in use only,
 * and another when it is chosen; our own pages have all of them (`bundled.ts`).
 */
import { computed, signal } from '@preact/signals';
import { compileSimple, type CompiledMessage } from './format.ts';
import { locale, type Locale } from './locale.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Where rules are written: ruleset prefix → book → heading → the rules' ids without the prefix,
 * blank-separated.
 */
export type Books = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
>;

/** Plain data: it is sent from one part of the extension to another. */
export interface Catalogue {
  readonly locale: Locale;
  readonly messages: Readonly<Record<string, CompiledMessage>>;
  /** Of each term: the word, and its short form where it has one. */
  readonly terms: Readonly<Record<string, readonly string[]>>;
  /** Per vocabulary: `words` fill places such as `{ac}`, `terms` replace common terms. */
  readonly vocabularies: Readonly<
    Record<
      Vocabulary,
      {
        readonly words: Readonly<Record<string, string>>;
        readonly terms: Readonly<Record<string, string>>;
      }
    >
  >;
  readonly books: Books;
}

const known = signal<Partial<Record<Locale, Catalogue>>>({});
let last: Locale | undefined;

/** Makes a language sayable. Everything said in it, or in want of it, is said again. */
export function provide(catalogue: Catalogue): void {
  last = catalogue.locale;
  known.value = { ...known.peek(), [catalogue.locale]: catalogue };
}

/** Is this language sayable? */
export const provided = (language: Locale): boolean => known.value[language] !== undefined;

/**
 * The words in use: the chosen language's; until they come, those that were in use; undefined
 * before any came.
 */
export const inUse = computed(
  (): Catalogue | undefined => known.value[locale.value] ?? known.value[last ?? 'en'],
);

/**
 * Sentences by message id: plain text with places such as `{who}`, in English and in any other
 * language.
 */
export type OwnTexts = Readonly<
  Record<string, { readonly en: string } & Readonly<Partial<Record<Locale, string>>>>
>;

const learned = new Map<string, OwnTexts[string]>();

/** Makes the sentences sayable that a part of the overlay brings along in its own file. */
export function learn(texts: OwnTexts): void {
  for (const [id, text] of Object.entries(texts)) learned.set(id, text);
}

/** Null for an id that has no sentence. */
export function messageOf(id: string): CompiledMessage | null {
  const words = inUse.value;
  if (words === undefined) return null;
  if (Object.hasOwn(words.messages, id)) return words.messages[id] ?? null;
  const texts = learned.get(id);
  return texts === undefined ? null : compileSimple(texts[words.locale] ?? texts.en);
}
