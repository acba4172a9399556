/**
 * The loaded languages: messages, terms and sources. A host's page loads only the language in use,
 * and another when it is chosen; the extension's own pages have all of them (`bundled.ts`, which puts
 * English in place of a missing message).
 */
import { computed, signal } from '@preact/signals-core';
import { compileSimple, type CompiledMessage } from './format.ts';
import { locale, setting, type Locale, type OwnTexts } from './locale.ts';
import type { TermVocabulary } from './vocabulary.ts';

/**
 * Positions of rules in the books: ruleset prefix → book → heading → ids of the rules without the
 * prefix, separated by spaces.
 */
export type Books = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
>;

/**
 * All texts of one language. Plain data, because it is sent from one part of the extension to
 * another.
 */
export interface Catalogue {
  readonly locale: Locale;
  readonly messages: Readonly<Record<string, CompiledMessage>>;
  /** For each term: the word, and its short form if it has one. */
  readonly terms: Readonly<Record<string, readonly string[]>>;
  /**
   * For each vocabulary: `words` replace parameters such as `{ac}`, and `terms` replace terms of
   * the glossary.
   */
  readonly vocabularies: Readonly<
    Record<
      TermVocabulary,
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

/**
 * Adds the catalogue of a language; all texts shown in that language, or waiting for it, are
 * updated.
 */
export function provide(catalogue: Catalogue): void {
  last = catalogue.locale;
  known.value = { ...known.peek(), [catalogue.locale]: catalogue };
}

/** Whether the catalogue of a language is loaded. */
export const provided = (language: Locale): boolean => known.value[language] !== undefined;

/**
 * The catalogue in use: that of the chosen language; until it is loaded, the last one loaded;
 * undefined before any is loaded.
 */
export const inUse = computed(
  (): Catalogue | undefined => known.value[locale.value] ?? known.value[last ?? 'en'],
);

const learned = new Map<string, OwnTexts[string]>();

/** Adds sentences that a part of the overlay defines in its own file. */
export function addTexts(texts: OwnTexts): void {
  for (const [id, text] of Object.entries(texts)) learned.set(id, text);
}

/** The texts of a message or term that the ruleset in force has of its own; undefined: it has none. */
function ownTexts(id: string): OwnTexts[string] | undefined {
  const { words } = setting.value;
  return words !== undefined && Object.hasOwn(words, id) ? words[id] : undefined;
}

/** A word that the ruleset in force has of its own, in the current language. */
export function ownWord(id: string): string | undefined {
  const texts = ownTexts(id);
  return texts?.[inUse.value?.locale ?? 'en'] ?? texts?.en;
}

/** The compiled message with this id; null if there is none. */
export function messageOf(id: string): CompiledMessage | null {
  const words = inUse.value;
  if (words === undefined) return null;
  const own = ownTexts(id);
  if (own === undefined && Object.hasOwn(words.messages, id)) return words.messages[id] ?? null;
  const texts = own ?? learned.get(id);
  return texts === undefined ? null : compileSimple(texts[words.locale] ?? texts.en);
}
