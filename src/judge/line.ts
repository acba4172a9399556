/** One line of the offline door as text, JSON in and JSON out (contract/SCENE.md). */
import { answerLine } from './answer.ts';

export interface JudgedLine {
  /** `{"id": …, "answer": …}` or `{"id": …, "error": {"path", "message"}}`, on one line. */
  readonly text: string;
  readonly bad: boolean;
  /** Fields of the scene that were left out. */
  readonly ignored: readonly string[];
}

const wrong = (message: string, id: object = {}): JudgedLine => ({ text: JSON.stringify({ ...id, error: { path: '', message } }), bad: true, ignored: [] });

function read(text: string): { readonly line: unknown } | { readonly fault: string } {
  try {
    return { line: JSON.parse(text) as unknown };
  } catch (error) {
    return { fault: `not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** Never throws: one bad line is no reason to lose the others. */
export function judgedLine(text: string): JudgedLine {
  const given = read(text);
  if ('fault' in given) return wrong(given.fault);
  const { line } = given;
  let id: object = typeof line === 'object' && line !== null && 'id' in line ? { id: line.id } : {};
  try {
    JSON.stringify(id);
  } catch {
    // Text may be nested deeper than it can be written again.
    id = {};
  }
  try {
    const reply = answerLine(line);
    return { text: JSON.stringify({ ...id, ...('error' in reply ? { error: reply.error } : { answer: reply.answer }) }), bad: 'error' in reply, ignored: 'ignored' in reply ? reply.ignored ?? [] : [] };
  } catch (error) {
    return wrong(`not answered: ${error instanceof Error ? error.message : String(error)}`, id);
  }
}
