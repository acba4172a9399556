/**
 * Rewrites one attack of a line into the form that the grammar of attacks.ts reads: the bonus after
 * the name, and every other number in brackets.
 */
import { FILL, outlineOf } from './brackets.ts';

const KIND = 'melee|ranged|thrown|in mischia|a distanza|da lancio';
const BONUSES = String.raw`[+-]\d{1,3}(?:\s?\/\s?[+-]?\d{1,3}){0,8}(?![\d/d])`;

/** Closes a bracket that the text leaves open, and leaves out one that it never opened. */
function balanced(text: string): string {
  let depth = 0;
  let closed = '';
  for (const mark of text) {
    if (mark === '(') depth += 1;
    else if (mark === ')') {
      if (depth === 0) continue;
      depth -= 1;
    }
    closed += mark;
  }
  return closed + ')'.repeat(depth);
}

/** Marks before a name: ". longbow", "- longbow", "+ morso". A caliber keeps its point. */
const MARKS = /^(?:[\s:;&/*•]|\.(?!\d)|[+-]\s)+(?=[^\s])/u;
/** "bite + 22 melee": the sign of a bonus and its number stand apart. */
const SIGN_APART = new RegExp(
  String.raw`([+-])\s+(?=\d{1,3}(?:\s?\/\s?[+-]?\d{1,3})*\s+(?:${KIND})\b)`,
  'giu',
);
/** "+58 claw (4d6+16) melee": the bonus comes first. No magic bonus has two digits, except 10. */
const BONUS_FIRST =
  /^(\d{1,3}\s+)?(\+(?:1[1-9]|[2-9]\d|1\d\d)(?:\/\+\d{1,3})*)\s+(\p{L}[\p{L} ]*?)\s*(?=\()([^+]*\+?[^+]*)$/u;
/** "bite (+4 melee, 1d6+1)": the bonus stands in the brackets. */
const BONUS_INSIDE = new RegExp(
  String.raw`^([^()+]*\p{L}[^()+]*(?:\([^()]*\)\s*)*)\((${BONUSES})\s*(${KIND})?\s*(?:[,;]\s*|(?=\)))`,
  'iu',
);

const DICE = String.raw`\d{1,3}d\d{1,3}(?:\s?[+-]\s?\d{1,3}(?![\dd]))?`;
const CRITICAL = String.raw`(?:\d{1,2}\s?-\s?20)(?:\s?\/?\s?[x×]\s?\d{1,2})?|[x×]\s?\d{1,2}`;
/** Damage or a critical hit without brackets: "1d8+4", "19-20/x2", "crit x3". */
const LOOSE = new RegExp(
  String.raw`(?<=[\s${FILL}])(?:(?:dmg|danni)\.?:?\s+)?[+]?(?:${DICE}(?:\/\s?(?:${CRITICAL}))?` +
    String.raw`(?:\s(?:damage|dmg|danni)\b)?|(?:crit\p{L}*\.?:?\s*)?(?:${CRITICAL}))(?=[\s${FILL}]|$)`,
  'giu',
);

/** The text with damage and critical hits in brackets of their own. */
function bracketed(text: string): string {
  const { outside, brackets } = outlineOf(text);
  const marked = outside.replace(LOOSE, (found) => `(${found})`);
  let next = 0;
  const fill = new RegExp(`${FILL}+`, 'gu');
  // Brackets that touch are one run of the mark.
  return marked.replace(fill, (run) => {
    let whole = '';
    while (whole.length < run.length && next < brackets.length) {
      const { from, to } = brackets[next++] ?? { from: 0, to: 0 };
      whole += text.slice(from, to + 1);
    }
    return whole;
  });
}

/** One attack with the bonus after its name, and damage and critical hits in brackets. */
export const inForm = (text: string): string =>
  bracketed(
    balanced(text.replace(/[−–—]/g, '-').trim())
      .replace(MARKS, '')
      .replace(/(?:\s[&/+-]|[.;:])+$/u, '')
      .replace(SIGN_APART, '$1'),
  )
    .replace(BONUS_INSIDE, '$1$2 $3 (')
    .replace(/\(\s*\)/g, '')
    .replace(BONUS_FIRST, '$1$3 $2 $4');

/**
 * A part between separators that belongs to the attack before it: its damage, critical hit, reach
 * or range. "longsword +8, 1d8+4, 19-20/x2"
 */
export const isLoose = (text: string): boolean => NOTE.test(text.replace(/[−–—]/g, '-').trim());
const NOTE = new RegExp(
  String.raw`^(?:(?:damage|dmg|danni|danno)\.?:?\s*)?${DICE}(?:\/(?:${CRITICAL}))?(?:\s\p{L}+){0,2}$` +
    String.raw`|^(?:crit\p{L}*\.?:?\s*)?(?:${CRITICAL})$` +
    String.raw`|^(?:reach|range|portata|gittata)\s+[\d.,]+\s?\p{L}*\.?(?:\s(?:increment|inc)\.?)?$`,
  'iu',
);

/** A bonus of the weapon named before: "dagger +4 melee or +5 ranged". */
export const AGAIN = new RegExp(String.raw`^\s*${BONUSES}\s+(?:${KIND})\b`, 'iu');
/** A bonus without any word of its own, after a weapon's magic bonus: "greatsword +2, +13/+8". */
export const BARE = new RegExp(String.raw`^\s*${BONUSES}\s*(?:\([^()]*\)\s*)?$`, 'u');
/** A weapon with a single number, which may be its magic bonus. */
export const ONE_NUMBER = /^[^()+]*\p{L}[^()+]*\s\+(?:\d|10)\s*$/u;
/** A mark between two attacks, with spaces around it. */
export const BETWEEN = /\s[&/+−–—-]\s|[.;]\s/gu;
