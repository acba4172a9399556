/**
 * Finds names in typed text. Ignores capitals, normal forms, diacritics, invisible characters and
 * white space between words.
 */

/** Characters to ignore: invisible ones besides marks, control and format characters. */
const BLANK = /[\p{C}\p{M}\u115f\u1160\u3164\uffa0]/u;
const LETTER = /[\p{L}\p{N}]/u;
/**
 * Characters between words: white space, punctuation and the empty Braille pattern. Not `\s`, which
 * includes U+FEFF.
 */
const GAP = /[\p{Z}\p{P}\t-\r\u0085\u2800]/u;
/**
 * Letters of scripts without upper and lower case: such scripts put no space between words, so each
 * letter counts as a word.
 */
const RUNNING = /\p{Lo}/u;

/** A word, or a symbol that stands alone, with its position in the text. */
interface Token {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

const shown = (text: string): string =>
  [...text.normalize('NFKD')].filter((sign) => !BLANK.test(sign)).join('');
/**
 * Converts to upper case before lower case, so that "ß" equals "ss" and both forms of sigma are
 * equal.
 */
const folded = (sign: string): string =>
  sign < '\x7f' && sign > ' '
    ? sign.toLowerCase()
    : [...shown(shown(sign).toUpperCase())]
        .map((each) => shown(each.toLowerCase()))
        .join('')
        .replaceAll('ı', 'i');

function tokensOf(text: string): readonly Token[] {
  const found: Token[] = [];
  let [word, from, to, at] = ['', 0, 0, 0];
  const end = (): void => {
    if (word !== '') found.push({ word, from, to });
    word = '';
  };
  for (const sign of text) {
    const next = at + sign.length;
    const plain = GAP.test(sign) ? '' : folded(sign);
    if (GAP.test(sign)) end();
    else if (plain !== '') {
      const alone = !LETTER.test(plain) || RUNNING.test(sign);
      if (alone) end();
      if (word === '') from = at;
      word += plain;
      to = next;
      if (alone) end();
    } else if (word !== '') to = next;
    at = next;
  }
  end();
  return found;
}

/** A name in the normalized form used for comparison; empty if only punctuation is visible. */
export const nameKey = (name: string): string =>
  tokensOf(name)
    .map(({ word }) => word)
    .join(' ');

/**
 * Returns a function that replaces names in a text.
 * @param names the replacement of each name, by its normalized form
 */
export function withoutNames(names: ReadonlyMap<string, string>): (text: string) => string {
  // Names by their first word, longest first: "Ogre 2" is found before "Ogre".
  const known = new Map<string, { readonly words: readonly string[]; readonly alias: string }[]>();
  for (const [key, alias] of names) {
    const words = key.split(' ');
    const [first = ''] = words;
    if (first !== '') known.set(first, [...(known.get(first) ?? []), { words, alias }]);
  }
  for (const list of known.values()) list.sort((a, b) => b.words.length - a.words.length);
  return (text) => {
    const tokens = tokensOf(text);
    let [out, copied] = ['', 0];
    for (let i = 0; i < tokens.length; i++) {
      const found = known
        .get(tokens[i]!.word)
        ?.find(({ words }) => words.every((word, k) => tokens[i + k]?.word === word));
      if (found === undefined) continue;
      out += text.slice(copied, tokens[i]!.from) + found.alias;
      i += found.words.length - 1;
      copied = tokens[i]!.to;
    }
    return out + text.slice(copied);
  };
}
