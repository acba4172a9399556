/**
 * Finds the special attacks of a stat block that are actions of our rules: "Improved grab, pounce,
 * trample 2d6+9". Each counts by the words with which its entry begins.
 */
import { plain, textOf } from './text.ts';

/** Trampling is the creature's own attack; the feat Trample is another. */
const NAMES: readonly (readonly [trait: string, words: RegExp])[] = [
  ['improved-grab', /^(improved grab|afferrare migliorato)\b/],
  ['pounce', /^(pounce|assaltare|balzo)\b/],
  ['trampling', /^(trample|travolgere)\b/],
];

export const specialsIn = (value: unknown): string[] =>
  textOf(value)
    .replace(/[([][^()[\]]*[)\]]/g, ' ')
    .split(/[,;\n•]|\band\b|\se\s/)
    .flatMap((part) => {
      const words = plain(part.slice(0, 200));
      return NAMES.flatMap(([trait, name]) => (name.test(words) ? [trait] : []));
    });
