/**
 * Text for a tabletop's chat that is nothing but text there. Names come from the table, and a name may be written so
 * that a chat takes it for a command, a roll, a macro, a link or markup; each newline is a command of its own on Roll20.
 */

/** The longest whisper, in characters, its source included. */
export const MOST = 200;

/** What chats act upon, and what looks like it and is only read: [[rolls]], @{attributes}, %{abilities}, ?{questions}, &{templates}, #macros, <markup>, &entities;, *emphasis*, `code`. */
const TAMED: Readonly<Record<string, string>> = {
  '[': '(', ']': ')', '{': '(', '}': ')', '<': '‹', '>': '›', '#': '＃', '@': '＠', '&': '＆', '$': '＄', '*': '∗', '`': '’', '\\': '∖', '|': '¦', '~': '∼', '^': 'ˆ',
};

/** One line of at most so many characters, without characters that do not show or that turn the line about. */
export function tameText(text: string, most: number = MOST): string {
  const line = text.normalize('NFC').replace(/\s+/gu, ' ').replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/[[\]{}<>#@&$*`\\|~^]/g, (found) => TAMED[found] ?? '').trim();
  const letters = [...line];
  return letters.length <= most ? line : `${letters.slice(0, most - 1).join('')}…`;
}
