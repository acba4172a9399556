/** Reads a creature's size from words (English, Italian) and from the modifiers on sheets. */
import { type Build, SIZES, type Size } from '../../src/board/vocabulary.ts';
import { set, textOf, textTokens } from './text.ts';

const WORDS: readonly (readonly [Size, string])[] = [
  ['fine', 'fine piccolissima piccolissimo'],
  ['diminutive', 'diminutive minuta minuto'],
  ['tiny', 'tiny minuscola minuscolo'],
  ['small', 'small piccola piccolo'],
  ['medium', 'medium media medio'],
  ['large', 'large grande'],
  ['huge', 'huge enorme'],
  ['gargantuan', 'gargantuan mastodontica mastodontico'],
  ['colossal', 'colossal colossale'],
];
const SIZE_OF: ReadonlyMap<string, Size> = new Map(
  WORDS.flatMap(([size, words]) => words.split(' ').map((word) => [word, size] as const)),
);
/**
 * Sizes by a single letter, if the entry is only that letter. Letters that mean different sizes in
 * the two languages are left out.
 */
const LETTERS: Readonly<Record<string, Size>> = {
  s: 'small',
  m: 'medium',
  l: 'large',
  h: 'huge',
  t: 'tiny',
};
const TALL = set('tall alta alto');
const LONG = set('long lunga lungo');

const one = <T>(found: readonly T[]): T | undefined =>
  new Set(found).size === 1 ? found[0] : undefined;

export interface Stature {
  readonly size?: Size;
  readonly build?: Build;
}

/**
 * The size and build that a text names ("Large giant", "Gigante Grande", "Large (long)"); undefined
 * if it names two sizes.
 */
export function statureOf(value: unknown): Stature {
  const words = textTokens(textOf(value)).flatMap((token) => ('word' in token ? [token.word] : []));
  const letter =
    words.length === 1 && Object.hasOwn(LETTERS, words[0] as string)
      ? LETTERS[words[0] as string]
      : undefined;
  const size = letter ?? one(words.flatMap((word) => SIZE_OF.get(word) ?? []));
  const build = one(
    words.flatMap((word): Build[] => (TALL.has(word) ? ['tall'] : LONG.has(word) ? ['long'] : [])),
  );
  return { ...(size === undefined ? {} : { size }), ...(build === undefined ? {} : { build }) };
}

const OR: readonly (string | undefined)[] = ['or', 'o', 'oppure'];

/**
 * The size in a line of the fifth edition: the first that it names, because a swarm's line names the
 * size of its members too ("Large swarm of Tiny beasts", "Sciame Medio di bestie Minuscole").
 * Undefined for a choice of two: "Medium or Small".
 */
export function fifthSizeIn(value: unknown): Size | undefined {
  const words = textTokens(textOf(value)).flatMap((token) => ('word' in token ? [token.word] : []));
  const at = words.findIndex((word) => SIZE_OF.has(word));
  return OR.includes(words[at + 1]) && SIZE_OF.has(words[at + 2] ?? '')
    ? undefined
    : SIZE_OF.get(words[at] ?? '');
}

/** Size modifiers to attack and armor class, from fine to colossal. */
const MODIFIERS = [8, 4, 2, 1, 0, -1, -2, -4, -8];

/** The size that has this modifier. */
export function sizeByModifier(value: unknown): Size | undefined {
  const text = textOf(value).trim().replace('−', '-');
  return /^[+-]?\d$/.test(text) ? SIZES[MODIFIERS.indexOf(Number(text))] : undefined;
}
