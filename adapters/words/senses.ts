/**
 * Finds the senses in a list of special qualities: "darkvision 60 ft., low-light vision, scent".
 */
import { quantities } from './lengths.ts';
import { plain, set, textOf, textTokens } from './text.ts';

/** Senses with a range; the name of their trait ends with the range in cells. */
const RANGED: readonly (readonly [string, RegExp])[] = [
  ['darkvision', /^(darkvision|scurovisione)\b/],
  ['blindsight', /^(blindsight|vista cieca)\b/],
  ['blindsense', /^(blindsense|percezione cieca)\b/],
  ['tremorsense', /^(tremorsense|percezione tellurica)\b/],
];
const PLAIN: readonly (readonly [string, RegExp])[] = [
  ['low-light-vision', /^(low light(?: vision)?|visione crepuscolare)$/],
  ['scent', /^(scent|olfatto acuto|fiuto)( ex| \d+ ?(?:ft|m|feet|metri))?$/],
];
const NONE = set('-');

/** Traits for the senses in a list, sorted; a sense whose range is uncertain is left out. */
export function sensesIn(value: unknown): string[] {
  const found = textOf(value)
    .replace(/:(?=\s*\d)/g, ' ')
    .split(/[,;\n:]/)
    .flatMap((part) => {
      const name = plain(part.slice(0, 200));
      const sense = RANGED.find(([, words]) => words.test(name))?.[0];
      if (sense === undefined)
        return PLAIN.filter(([, words]) => words.test(name)).map(([trait]) => trait);
      const ranges = new Set(
        quantities(textTokens(part.slice(0, 200)), NONE).map(({ cells }) =>
          cells === undefined ? undefined : Math.floor(cells),
        ),
      );
      const [range] = ranges;
      return ranges.size === 1 && range !== undefined && range > 0 ? [`${sense}-${range}`] : [];
    });
  return [...new Set(found)].sort();
}
