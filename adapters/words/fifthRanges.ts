/**
 * Reads the reach and the range of an attack as sheets of the fifth edition write them: "reach 5 ft.
 * or range 30/120 ft.", "80/320 ft.", "(20/60)", "portata 1,5 m", "gittata 24/96 m".
 */
import type { Attack } from '../../src/board/creature.ts';
import { lengthOf, reachCells } from './lengths.ts';
import { plain, textOf } from './text.ts';

export interface WrittenRanges {
  /** Reach in whole cells. */
  readonly reach?: number;
  /** Ranges in cells. A text with one range gives `normal` alone. */
  readonly range?: NonNullable<Attack['range']>;
}

const NUMBER = String.raw`\d{1,4}(?:[.,]\d{1,2})?`;
const UNIT = String.raw`(?:ft|feet|foot|piedi|piede|mt?s?|met(?:er|re|ro)s?|metri|squares?|quadretti|caselle)(?!\p{L})`;
/** One length, or two with one unit: "80/320 ft.", "24 m/96 m". */
const LENGTH = String.raw`(${NUMBER})\s*-?\s*(${UNIT})?\.?(?:\s*[/–—-]\s*(${NUMBER})\s*(${UNIT})?\.?)?`;
const REACH_WORD = 'reach|portata|raggio';
const RANGE_WORD = 'range|gittata';
const NAMED = new RegExp(
  String.raw`(?<!\p{L})(${REACH_WORD}|${RANGE_WORD})\s*:?\s*\(?\s*${LENGTH}`,
  'giu',
);
const WHOLE = new RegExp(String.raw`^\(?\s*${LENGTH}\s*\)?$`, 'iu');
const IS_REACH = new RegExp(`^(?:${REACH_WORD})$`, 'iu');

/** The text with "5'" as "5 ft". */
const inFeet = (text: string): string => text.replace(/(\d)\s?['’′]/g, '$1 ft');

/** A field that begins with how the weapon is used: "Melee 5 ft.", "Ranged (80/320)". */
const USES: readonly (readonly [RegExp, string])[] = [
  [/^(?:melee|(?:in )?mischia)\s*[:(]?\s*(?=\d)/iu, 'reach '],
  [/^(?:ranged|thrown|a distanza|da lancio)\s*[:(]?\s*(?=\d)/iu, 'range '],
];

/** What a field without a length may say of a melee attack. */
const MELEE = ['', 'melee', 'mischia', 'in mischia', 'touch', 'contatto', 'tocco'];

interface Lengths {
  readonly first: number;
  readonly second?: number;
}

/** The lengths of a match, in cells; undefined if one of them is no certain length. */
function lengthsOf(groups: readonly (string | undefined)[]): Lengths | undefined {
  const [one, oneUnit, two, twoUnit] = groups;
  const cells = (number: string | undefined, unit: string | undefined): number | undefined =>
    number === undefined ? undefined : lengthOf(unit === undefined ? number : `${number} ${unit}`);
  const first = cells(one, oneUnit ?? twoUnit);
  if (first === undefined || first <= 0 || first > 1000) return undefined;
  if (two === undefined) return { first };
  const second = cells(two, twoUnit ?? oneUnit);
  return second === undefined || second < first || second > 1000 ? undefined : { first, second };
}

const asReach = ({ first, second }: Lengths): Pick<WrittenRanges, 'reach'> => {
  const reach = second === undefined ? reachCells(first) : undefined;
  return reach === undefined ? {} : { reach };
};
const asRange = ({ first, second }: Lengths): Pick<WrittenRanges, 'range'> => ({
  range: { normal: first, ...(second !== undefined && { long: second }) },
});

/** The first reach and the first range that a text names with these words. Other words do not count. */
export function namedRanges(value: unknown): WrittenRanges {
  let found: WrittenRanges = {};
  for (const [, word = '', ...groups] of inFeet(textOf(value).slice(0, 400)).matchAll(NAMED)) {
    const lengths = lengthsOf(groups);
    if (lengths === undefined) continue;
    const isReach = IS_REACH.test(word) && lengths.second === undefined;
    found = { ...(isReach ? asReach(lengths) : asRange(lengths)), ...found };
  }
  return found;
}

/**
 * Reads a field that holds nothing but reach and range. A length without a word is the reach of a
 * melee attack and the range of any other one.
 * @returns null if the field says something else
 */
export function rangeField(value: unknown, kind: Attack['kind'] | undefined): WrittenRanges | null {
  const text = textOf(value).trim().slice(0, 200);
  if (MELEE.includes(plain(text))) return {};
  let found: WrittenRanges = {};
  for (const part of text.split(
    /\s+(?:or|o|oppure)\s+|[;,](?!\d)|(?<=\d\s?\p{L}*\.?\s*)\((?=\d)/iu,
  )) {
    const said = inFeet(part)
      .trim()
      .replace(/[.)]+$/, '');
    const piece = USES.reduce((all, [use, word]) => all.replace(use, word), said);
    if (piece === '') continue;
    if (MELEE.includes(plain(piece))) continue;
    const named = namedRanges(piece);
    const whole = WHOLE.exec(piece);
    const lengths = whole === null ? undefined : lengthsOf(whole.slice(1));
    if (lengths !== undefined) {
      const isReach = kind === 'melee' && lengths.second === undefined;
      found = { ...(isReach ? asReach(lengths) : asRange(lengths)), ...found };
    } else if (named.reach === undefined && named.range === undefined) return null;
    else found = { ...named, ...found };
  }
  return found;
}
