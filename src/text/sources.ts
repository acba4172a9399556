/**
 * Finds where a rule of the ledgers is stated: book, page and heading, in the current language if
 * the book exists in it (`assemble.ts`). The build makes the table (`scripts/sources.ts`).
 */
import { inUse, type Books } from './catalogue.ts';
import { format } from './format.ts';
import { setting } from './locale.ts';

const read = new WeakMap<Books, ReadonlyMap<string, string>>();

function byRule(books: Books): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [text, shelves] of Object.entries(books)) {
    for (const [book, headings] of Object.entries(shelves)) {
      for (const [heading, rules] of Object.entries(headings)) {
        for (const rule of rules.split(' ')) found.set(`${text}.${rule}`, `${book}, ${heading}`);
      }
    }
  }
  read.set(books, found);
  return found;
}

/**
 * The source of a rule: "SRD 3.5, Cover", "Rules Compendium 38, Copertura"; "borrowed from …" if
 * the rule is not in the text of the ruleset in force; null if no book states it.
 */
export function source(ruleId: string): string | null {
  const words = inUse.value;
  if (words === undefined) return null;
  const found = (read.get(words.books) ?? byRule(words.books)).get(ruleId);
  const { text } = setting.value;
  const borrowed = words.messages['source.borrowed'];
  if (
    found === undefined ||
    text === undefined ||
    borrowed === undefined ||
    ruleId.startsWith(`${text}.`)
  )
    return found ?? null;
  return format(borrowed, words.locale, { source: found });
}

/**
 * The sources of several rules, at most two, the deciding rule's first; null if no book states any.
 */
export function sources(ruleIds: readonly string[]): string | null {
  const distinct = new Set<string>();
  for (const id of ruleIds) {
    const found = source(id);
    if (found !== null) distinct.add(found);
  }
  return distinct.size === 0 ? null : [...distinct].slice(0, 2).join('; ');
}
