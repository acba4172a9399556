/**
 * Text for a tabletop's chat that is nothing but text there. Names come from the table, and a name
 * may be written so that a chat takes it for a command, a roll, a macro, a link or markup; each
 * newline is a command of its own on Roll20. Every road to a chat ends here: the adapters tame what
 * they write, and the overlay what it puts on the clipboard.
 */

/** The longest whisper, in characters, its source included. */
export const MOST = 200;

/**
 * What chats act upon, and what looks like it and is only read: [[rolls]], @{attributes},
 * %{abilities}, ?{questions}, &{templates}, #macros, <markup>, &entities;, *emphasis*, `code`.
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

/** Characters that take room in a line and show as nothing, besides those of Unicode's class C. */
export const BLANK =
  /[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}]/gu;

/**
 * At the start of a line a chat takes these for a command, of its own or of a script; so does who
 * pastes it.
 */
const COMMAND: Readonly<Record<string, string>> = { '/': '∕', '!': '！' };

/** More than so many characters are not looked at: nothing that anybody reads is so long. */
const LONGEST = 10_000;

/**
 * One line of at most so many characters, without characters that do not show or that turn the line
 * about.
 */
export function tameText(text: string, most: number = MOST): string {
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
