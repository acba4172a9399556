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
  /**
   * For each ruleset that has them: terms and messages of its own. Only a host's page needs them here,
   * because the rulesets that it loads have no `words` (`scripts/withoutOwnWords.ts`).
   */
  readonly own?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The texts in one language, with English in place of missing ones. */
export const inLanguage = (texts: OwnTexts, language: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, text[language] ?? text.en]));

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

/** The text of a term or message that the ruleset in force has of its own, in the current language. */
export function ownWord(id: string): string | undefined {
  const { text = '', words } = setting.value;
  const loaded = inUse.value?.own?.[text];
  if (loaded !== undefined) return Object.hasOwn(loaded, id) ? loaded[id] : undefined;
  const texts = words !== undefined && Object.hasOwn(words, id) ? words[id] : undefined;
  return texts?.[inUse.value?.locale ?? 'en'] ?? texts?.en;
}

/** The compiled message with this id; null if there is none. */
export function messageOf(id: string): CompiledMessage | null {
  const words = inUse.value;
  if (words === undefined) return null;
  const own = ownWord(id);
  if (own !== undefined) return compileSimple(own);
  if (Object.hasOwn(words.messages, id)) return words.messages[id] ?? null;
  const texts = learned.get(id);
  return texts === undefined ? null : compileSimple(texts[words.locale] ?? texts.en);
}
