/**
 * Finds names in text that people typed: the same name in capitals, in another normal form, with
 * marks, characters that do not show or other white space between its words is the same name.
 */

/** Letters that show as nothing, beside marks and control or format characters. */
const BLANK = /[\p{C}\p{M}\u115f\u1160\u3164\uffa0]/u;
const LETTER = /[\p{L}\p{N}]/u;
/**
 * White space, punctuation, a letter of Braille without dots; not `\s`, which takes U+FEFF along.
 */
const GAP = /[\p{Z}\p{P}\t-\r\u0085\u2800]/u;
/**
 * Letters without case: their scripts write words together, or particles with them, so each stands
 * alone.
 */
const RUNNING = /\p{Lo}/u;

/** A word, or a sign that stands alone, with its place in the text. */
interface Token {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

const shown = (text: string): string =>
  [...text.normalize('NFKD')].filter((sign) => !BLANK.test(sign)).join('');
/** By way of capitals, so that "ß" meets "ss" and both forms of sigma meet. */
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

/** A name as it is compared; empty where nothing of it shows but punctuation. */
export const nameKey = (name: string): string =>
  tokensOf(name)
    .map(({ word }) => word)
    .join(' ');

/** @param names what stands for each name, by its key */
export function withoutNames(names: ReadonlyMap<string, string>): (text: string) => string {
  // By their first word, those of most words first: of "Ogre" and "Ogre 2" the second is meant
  // where it stands.
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
