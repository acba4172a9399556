/**
 * Counts the words spoken at the end of the round. Articles and conjunctions of Italian (the
 * language of the rules text) and English do not count.
 */

/** Largest number of words that may be said. */
export const MAX_SPOKEN_WORDS = 3;

const ARTICLES = ['il', 'lo', 'la', 'i', 'gli', 'le', 'l', 'un', 'uno', 'una', 'the', 'a', 'an'];
const CONJUNCTIONS = [
  'e',
  'ed',
  'o',
  'od',
  'né',
  'ma',
  'però',
  'oppure',
  'ovvero',
  'anche',
  'dunque',
  'quindi',
  'che',
  'se',
  'perché',
  'poiché',
  'mentre',
  'quando',
  'affinché',
  'and',
  'or',
  'nor',
  'but',
  'so',
  'yet',
  'that',
  'if',
  'because',
  'while',
  'when',
];
const UNCOUNTED: ReadonlySet<string> = new Set([...ARTICLES, ...CONJUNCTIONS]);

export const wordsCounted = (text: string): number =>
  (
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => !UNCOUNTED.has(word)).length;
