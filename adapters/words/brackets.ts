/** Finds the brackets of a text, so that a grammar can read the words outside and inside of them. */

/** A pair of brackets: the indexes of both, and the text between them. */
export interface Bracketed {
  readonly from: number;
  readonly to: number;
  readonly inside: string;
}

export interface Outline {
  /**
   * The text with every bracketed character replaced by `FILL`, so that all indexes stay the same.
   */
  readonly outside: string;
  /** The outermost brackets, in order. */
  readonly brackets: readonly Bracketed[];
}

/** Stands for a bracketed character in `Outline.outside`; it is neither a word nor a space. */
export const FILL = '\uE000';

const OPEN = '([{';
const CLOSE = ')]}';

/**
 * The outermost balanced brackets of a text. A bracket without its counterpart stays outside, where
 * a grammar finds it as a mark that it does not know.
 */
export function outlineOf(text: string): Outline {
  const brackets: Bracketed[] = [];
  const open: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const mark = text.charAt(i);
    if (OPEN.includes(mark)) open.push(i);
    else if (CLOSE.includes(mark)) {
      const from = open.pop();
      if (from === undefined) continue;
      while (brackets.length > 0 && (brackets.at(-1)?.from ?? 0) > from) brackets.pop();
      brackets.push({ from, to: i, inside: text.slice(from + 1, i) });
    }
  }
  let outside = '';
  let at = 0;
  for (const { from, to } of brackets) {
    outside += text.slice(at, from) + FILL.repeat(to - from + 1);
    at = to + 1;
  }
  return { outside: outside + text.slice(at), brackets };
}
