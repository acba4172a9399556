/** Answers one line of the judge command as text, JSON in and JSON out (docs/spec/scene.md). */
import type { ParseFault } from '../scene/parse.ts';
import { answerLine } from './answer.ts';

interface JudgedLine {
  /**
   * The answer line: `{"id": …, "answer": …}` or `{"id": …, "error": {"line", "path", "message"}}`.
   */
  readonly text: string;
  readonly bad: boolean;
  /** Names of the fields that were ignored. */
  readonly ignored: readonly string[];
}

function read(text: string): { readonly line: unknown } | { readonly fault: string } {
  try {
    return { line: JSON.parse(text) as unknown };
  } catch (error) {
    return {
      fault:
        'expected one JSON object on one line; not JSON: ' +
        `${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

/** The line's own id, if it can be written back. An id that is nested too deeply cannot. */
function idOf(line: unknown): { id?: unknown } {
  if (typeof line !== 'object' || line === null || !('id' in line)) return {};
  try {
    JSON.stringify(line.id);
    return { id: line.id };
  } catch {
    return {};
  }
}

/**
 * Answers the text of a line; `number` is its line number from 1, blank lines counted. Never
 * throws, because an invalid line must not stop the others.
 */
export function judgedLine(text: string, number: number): JudgedLine {
  const given = read(text);
  const line = 'fault' in given ? undefined : given.line;
  const id = idOf(line);
  const bad = (fault: ParseFault): JudgedLine => ({
    text: JSON.stringify({ id: null, ...id, error: { line: number, ...fault } }),
    bad: true,
    ignored: [],
  });
  if ('fault' in given) return bad({ path: '', message: given.fault });
  try {
    const reply = answerLine(line);
    if ('error' in reply) return bad(reply.error);
    const { answer, doubts, ignored = [] } = reply;
    return {
      text: JSON.stringify({ ...id, answer, ...(doubts && { doubts }) }),
      bad: false,
      ignored,
    };
  } catch (error) {
    return bad({
      path: '',
      message: `not answered: ${error instanceof Error ? error.message : String(error)}`,
    });
  }
}
