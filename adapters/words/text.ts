/**
 * Splits text that people wrote into words, numbers and marks. Its running time is linear in the
 * text's length, and it never throws.
 */

/** Maximum number of characters that are read; a longer text cannot be an entry of a sheet. */
export const MAX_SHEET_TEXT = 10_000;

/** Text of a field. A number becomes text; every other value becomes empty text. */
export const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value.slice(0, MAX_SHEET_TEXT)
    : typeof value === 'number' && Number.isFinite(value)
      ? String(value)
      : '';

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Normalizes a name for comparison: lower case, no accents, one kind of apostrophe and space. */
export const plain = (name: string): string =>
  bare(name)
    .replace(/[’`´]/g, "'")
    .replace(/[^a-z0-9']+/g, ' ')
    .trim();

/**
 * One token of a text: a number with its value (NaN if it is ambiguous, such as "1.000.5"), a word
 * in lower case without accents, or a single punctuation mark.
 */
export type TextToken =
  { readonly number: number } | { readonly word: string } | { readonly mark: string };

/**
 * Matches a number that has only one meaning. "1,500" has two: fifteen hundred, or one and a half.
 */
const NUMBER = /^\d{1,6}(?:[.,]\d{1,2})?$/;

export function textTokens(text: string): TextToken[] {
  const found =
    bare(text.slice(0, MAX_SHEET_TEXT))
      .replace(/[’`´′‘]/g, "'")
      .replace(/[–—−]/g, '-')
      .match(/\d+(?:[.,]\d+)*|\p{L}+|\n|\S/gu) ?? [];
  return found.map((part) => {
    if (/^\d/.test(part))
      return { number: NUMBER.test(part) ? Number(part.replace(',', '.')) : NaN };
    return /^\p{L}/u.test(part) ? { word: part } : { mark: part };
  });
}

/**
 * Index of each token in the text, for quoting a part of it. Empty if the text's accents are
 * written in a way that gives other tokens; a quotation is then the whole text.
 * @param count number of the text's tokens
 */
export function tokenPlaces(text: string, count: number): readonly number[] {
  const found = [
    ...text.slice(0, MAX_SHEET_TEXT).matchAll(/\d+(?:[.,]\d+)*|[\p{L}\p{M}]+|\n|\S/gu),
  ];
  return found.length === count ? found.map(({ index }) => index) : [];
}

export const wordAt = (list: readonly TextToken[], i: number): string | undefined => {
  const token = list[i];
  return token !== undefined && 'word' in token ? token.word : undefined;
};
export const markAt = (list: readonly TextToken[], i: number): string | undefined => {
  const token = list[i];
  return token !== undefined && 'mark' in token ? token.mark : undefined;
};
export const numberAt = (list: readonly TextToken[], i: number): number | undefined => {
  const token = list[i];
  return token !== undefined && 'number' in token ? token.number : undefined;
};

/** A set of words from text in which spaces separate the words. */
export const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
