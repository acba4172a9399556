/**
 * Finds the senses in a list of special qualities: "darkvision 60 ft., low-light vision, scent".
 */
import { quantities, wholeCells } from './lengths.ts';
import { plain, set, textOf, textTokens } from './text.ts';
import { unreadPieces } from './unread.ts';

/** Senses with a range; the name of their trait ends with the range in cells. */
const RANGED: readonly (readonly [string, RegExp])[] = [
  ['darkvision', /^(darkvision|scurovisione)\b/],
  ['blindsight', /^(blindsight|vista cieca)\b/],
  ['blindsense', /^(blindsense|percezione cieca)\b/],
  ['tremorsense', /^(tremorsense|percezione tellurica)\b/],
  ['true-seeing', /^(truesight|true seeing|vista pura|visione del vero|vista vera)\b/],
];
const PLAIN: readonly (readonly [string, RegExp])[] = [
  ['low-light-vision', /^(low light(?: vision)?|(?:visione|vista) crepuscolare)( ex)?$/],
  [
    'all-around-vision',
    /^(all around vision|(?:visione|vista) (?:a 360 gradi|tutt'? ?intorno|panoramica))( ex)?$/,
  ],
  ['see-invisible', /^(see invisib(?:ility|le)|vedere (?:l')?invisibilita)( ex| su| sp)?$/],
  ['scent', /^(scent|olfatto acuto|fiuto)( ex| \d+ ?(?:ft|m|feet|metri))?$/],
];
/** The spell, which many creatures always have, shows everything within 120 feet. */
const SPELL = /^(true seeing|visione del vero)( ex| su| sp)?$/;
const NONE = set('-');

export interface SensesLine {
  /** Traits, sorted. */
  readonly senses: readonly string[];
  /** The senses whose range is uncertain. */
  readonly unread: readonly string[];
}

/** The senses in a list; words about other things are left out. */
export function sensesLine(value: unknown): SensesLine {
  const unread: string[] = [];
  const found = textOf(value)
    .replace(/:(?=\s*\p{N})/gu, ' ')
    .split(/[;\n:]|,(?!\d)/)
    .flatMap((part) => {
      const name = plain(part.slice(0, 200));
      if (SPELL.test(name)) return ['true-seeing-24'];
      const sense = RANGED.find(([, words]) => words.test(name))?.[0];
      if (sense === undefined)
        return PLAIN.filter(([, words]) => words.test(name)).map(([trait]) => trait);
      const ranges = new Set(
        quantities(textTokens(part.slice(0, 200)), NONE).map(({ cells }) => wholeCells(cells)),
      );
      const [range] = ranges;
      if (ranges.size === 1 && range !== undefined && range > 0) return [`${sense}-${range}`];
      unread.push(part);
      return [];
    });
  return { senses: [...new Set(found)].sort(), unread: unreadPieces(unread) };
}

/** Feet that a character's trait gives whose text states none. */
const USUAL: Readonly<Record<string, number>> = {
  darkvision: 60,
  scurovisione: 60,
  'superior darkvision': 120,
  'scurovisione superiore': 120,
};
const SEES_FOR = /\d{1,3}(?:[.,]\d)?\s*-?\s*(?:feet|foot|ft|metri|m|piedi)(?!\p{L})/iu;

/** Senses of a character's trait, with the range from its name or its text: "Darkvision". */
export function sensesOfTrait(name: unknown, prose: unknown): readonly string[] {
  const stated = sensesLine(name).senses;
  const trait = plain(textOf(name).slice(0, 100));
  const usual = Object.hasOwn(USUAL, trait) ? USUAL[trait] : undefined;
  if (stated.length > 0 || usual === undefined) return stated;
  const [range = `${usual} ft.`] = SEES_FOR.exec(textOf(prose).slice(0, 1000)) ?? [];
  return sensesLine(`darkvision ${range}`).senses;
}

/** Traits for the senses in a list, without those whose range is uncertain. */
export const sensesIn = (value: unknown): readonly string[] => sensesLine(value).senses;
