/**
 * Removes invisible characters, marks of direction and excess length from names before they are
 * shown: anybody at the table may write a name that misleads. Only what is shown changes, not what
 * is stored. Names are compared in `src/chat/names.ts`, made harmless for a chat in
 * `src/chat/tame.ts`, and found in reports by `src/report/folded.ts`.
 */

/**
 * What takes no room, or turns a line about: two names that differ in it look alike. Control,
 * format and private characters, halves of characters, fillers and selectors that show as nothing.
 * The two isolates are looked at by themselves.
 */
const FILLERS = String.raw`\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2066\u2067\u2800\u3164`;
const SELECTORS = String.raw`\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}`;
const UNSEEN = new RegExp(String.raw`[^\P{C}\u2066-\u2069\s]|[${FILLERS}${SELECTORS}]`, 'gu');
/** Marks heaped upon a letter run over the lines beside it. */
const HEAP = /(\p{M}{3})\p{M}+/gu;
const ISOLATES = /[\u2068\u2069]/gu;
/** Letters of scripts that run from right to left. */
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** What nothing has to be done about, and nearly everything is. */
const PLAIN = /^[\x20-\x7e\xa0-\xac\xae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u2bff]*$/u;

/** Do all that are opened close, and none before? */
function balanced(text: string): boolean {
  let open = 0;
  for (const [mark] of text.matchAll(ISOLATES)) {
    open += mark === '\u2068' ? 1 : -1;
    if (open < 0) return false;
  }
  return open === 0;
}

/**
 * Without characters that do not show, or that turn the rest of a line about; text of ours comes
 * out as it went in.
 */
export function clean(text: string): string {
  if (PLAIN.test(text) && !text.includes('\u2800')) return text;
  const seen = text.normalize('NFC').replace(UNSEEN, '').replace(HEAP, '$1');
  return balanced(seen) ? seen : seen.replace(ISOLATES, '');
}

/** A name, on one line. */
export const cleanName = (name: string): string =>
  clean(name.replace(/[\p{Cc}\p{Z}]+/gu, ' ').replace(ISOLATES, ''))
    .replace(/\s+/gu, ' ')
    .trim();

/** Set apart where it runs the other way: it would take numbers and signs beside it along. */
export const isolated = (name: string): string =>
  LEFTWARD.test(name) ? `\u2068${name}\u2069` : name;
