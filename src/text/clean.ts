/**
 * Removes invisible characters, direction marks and excess length from names before they are shown:
 * anybody at the table may write a misleading name. Only the display changes, not stored data.
 * Names are compared in `src/chat/names.ts`, made harmless for a chat in `src/chat/sanitizeText.ts`, and
 * found in reports by `src/report/findNames.ts`.
 */

/**
 * Characters without width, or that reverse the direction of text: names that differ only in these
 * look alike. Control, format and private-use characters, lone surrogates, fillers and invisible
 * selectors. The two isolates are handled separately.
 */
const FILLERS = String.raw`\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2066\u2067\u2800\u3164`;
const SELECTORS = String.raw`\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}`;
const UNSEEN = new RegExp(String.raw`[^\P{C}\u2066-\u2069\s]|[${FILLERS}${SELECTORS}]`, 'gu');
/** More than three combining marks on a letter, which would cover the lines above and below. */
const HEAP = /(\p{M}{3})\p{M}+/gu;
const ISOLATES = /[\u2068\u2069]/gu;
/** Letters of scripts that run from right to left. */
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Fast path: texts that need no change, as nearly all do. */
const PLAIN = /^[\x20-\x7e\xa0-\xac\xae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u2bff]*$/u;

/** Whether every isolate that is opened is also closed, and none is closed before it is opened. */
function balanced(text: string): boolean {
  let open = 0;
  for (const [mark] of text.matchAll(ISOLATES)) {
    open += mark === '\u2068' ? 1 : -1;
    if (open < 0) return false;
  }
  return open === 0;
}

/**
 * The text without characters that are invisible or reverse the direction of the line; texts of the
 * extension itself stay unchanged.
 */
export function clean(text: string): string {
  if (PLAIN.test(text) && !text.includes('\u2800')) return text;
  const seen = text.normalize('NFC').replace(UNSEEN, '').replace(HEAP, '$1');
  return balanced(seen) ? seen : seen.replace(ISOLATES, '');
}

/** A cleaned name on one line. */
export const cleanName = (name: string): string =>
  clean(name.replace(/[\p{Cc}\p{Z}]+/gu, ' ').replace(ISOLATES, ''))
    .replace(/\s+/gu, ' ')
    .trim();

/**
 * The name with isolates around it if it runs from right to left; otherwise it would reverse
 * numbers and signs beside it.
 */
export const isolated = (name: string): string =>
  LEFTWARD.test(name) ? `\u2068${name}\u2069` : name;
