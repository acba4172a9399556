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

/** Lower case without accents. Most text of a sheet is plain ASCII, which has none to remove. */
const bare = (text: string): string =>
  /[\u0080-\uffff]/.test(text)
    ? text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    : text.toLowerCase();

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
  | { readonly number: number }
  | { readonly word: string }
  | { readonly mark: string };

/**
 * Matches a number that has only one meaning. "1,500" has two: fifteen hundred, or one and a half.
 */
const NUMBER = /^\d{1,6}(?:[.,]\d{1,2})?$/;

/** Fractions of one character: ½, ¼, ⅔ … */
const FRACTION_MARK = '[\u00bc-\u00be\u2150-\u215e]';
/** "1/2" is a fraction only before feet or meters: everywhere else it may be two numbers. */
const FRACTION_TEXT =
  "(?:1[/\u2044][234]|2[/\u2044]3|3[/\u2044]4)(?=[\\s-]*(?:'|(?:ft|feet|foot|piedi|piede|mt?s?|met\\p{L}+)(?!\\p{L})))";
const DIGITS = '\\d+(?:[.,]\\d+)*';
/** A number, with a fraction after it or without: "12", "1,5", "½", "2½", "2-1/2 ft". */
const NUMBER_TOKEN = `(?:${DIGITS}[ \\u00a0–—−-]?)?(?:${FRACTION_MARK}|(?<![\\d/])${FRACTION_TEXT})|${DIGITS}`;

const STARTS_NUMBER = new RegExp(`^(?:\\d|${FRACTION_MARK})`, 'u');

const valueOfDigits = (digits: string): number =>
  NUMBER.test(digits) ? Number(digits.replace(',', '.')) : NaN;

/** The value of a number token. */
function valueOf(token: string): number {
  if (/^[\d.,]+$/.test(token)) return valueOfDigits(token);
  const [, digits = '', top, under] =
    /^(?:(.*?)[\s-]?)?(\d)\u2044(\d+)$/u.exec(token.replace('/', '\u2044').normalize('NFKD')) ?? [];
  return top === undefined || under === undefined
    ? valueOfDigits(token)
    : (digits === '' ? 0 : /^\d+$/.test(digits) ? valueOfDigits(digits) : NaN) +
        Number(top) / Number(under);
}

const TEXT_TOKEN = new RegExp(`${NUMBER_TOKEN}|\\p{L}+|\\n|\\S`, 'gu');
/** The same tokens in a text whose letters have their accents and capitals. */
const RAW_TOKEN = new RegExp(`${NUMBER_TOKEN}|[\\p{L}\\p{M}]+|\\n|\\S`, 'giu');

export function textTokens(text: string): TextToken[] {
  const found =
    bare(text.slice(0, MAX_SHEET_TEXT))
      .replace(/[’`´′‘]/g, "'")
      .replace(/[–—−]/g, '-')
      .match(TEXT_TOKEN) ?? [];
  return found.map((part) => {
    if (STARTS_NUMBER.test(part)) return { number: valueOf(part) };
    return /^\p{L}/u.test(part) ? { word: part } : { mark: part };
  });
}

/**
 * Index of each token in the text, for quoting a part of it. Empty if the text's accents are
 * written in a way that gives other tokens; a quotation is then the whole text.
 * @param count number of the text's tokens
 */
export function tokenPlaces(text: string, count: number): readonly number[] {
  const found = [...text.slice(0, MAX_SHEET_TEXT).matchAll(RAW_TOKEN)];
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
