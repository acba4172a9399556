/**
 * Makes text harmless in a tabletop's chat. Names come from the table, and a name may be written so
 * that a chat takes it for a command, a roll, a macro, a link or markup. On Roll20 each newline is
 * a new command. All text for a chat or the clipboard passes through here.
 */

/** Maximum length of a whisper, in characters, its source included. */
export const MAX_WHISPER_LENGTH = 200;

/**
 * Characters with a special meaning in chats, each with a harmless look-alike: [[rolls]],
 * @{attributes}, %{abilities}, ?{questions}, &{templates}, #macros, <markup>, &entities;,
 * *emphasis*, `code`.
 */
const TAMED: Readonly<Record<string, string>> = {
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  '<': '‹',
  '>': '›',
  '#': '＃',
  '@': '＠',
  '&': '＆',
  $: '＄',
  '*': '∗',
  '`': '’',
  '\\': '∖',
  '|': '¦',
  '~': '∼',
  '^': 'ˆ',
};

/** Invisible characters that take space in a line and are not in Unicode's class C. */
export const BLANK =
  /[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}]/gu;

/** Characters that begin a command at the start of a chat line, each with a harmless look-alike. */
const COMMAND: Readonly<Record<string, string>> = { '/': '∕', '!': '！' };

/** Maximum number of characters that are processed; longer text is cut. */
const LONGEST = 10_000;

/**
 * Text as one line of at most `most` characters, without invisible characters and without marks
 * that change the direction of text.
 */
export function sanitizeText(text: string, most: number = MAX_WHISPER_LENGTH): string {
  const line = text
    .slice(0, LONGEST)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, (found) => (/\s/u.test(found) ? ' ' : ''))
    .replace(BLANK, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/\s+/gu, ' ')
    .replace(/[[\]{}<>#@&$*`\\|~^]/g, (found) => TAMED[found] ?? '')
    .trim()
    .replace(/^[/!]/, (found) => COMMAND[found] ?? '');
  const letters = [...line];
  return letters.length <= most ? line : `${letters.slice(0, most - 1).join('')}…`;
}
