/** Words that no grammar read, in the form in which they are kept for the user. */

const LONGEST_SAID = 80;
/** Maximum number of unread pieces of one text. The piece after them says that there are more. */
const MOST_SAID = 12;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

/**
 * Pieces of unread text, without spaces at their ends, each at most 80 characters long and named
 * once. A piece without letters and digits says nothing and is left out.
 */
export function unreadPieces(pieces: readonly string[]): string[] {
  const said = new Set<string>();
  for (const piece of pieces) {
    const text = piece
      .slice(0, 5 * LONGEST_SAID)
      .replace(/\s+/g, ' ')
      .trim();
    if (!SAYS_SOMETHING.test(text)) continue;
    said.add(text.length > LONGEST_SAID ? `${text.slice(0, LONGEST_SAID - 1)}…` : text);
    if (said.size > MOST_SAID) break;
  }
  const list = [...said];
  return list.length > MOST_SAID ? [...list.slice(0, MOST_SAID), '…'] : list;
}
