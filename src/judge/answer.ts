/** The offline door's answers: a scene document and a question, or several, in plain data (contract/SCENE.md). */
import { judgeOf } from '../rules/index.ts';
import type { BookJudge } from '../rules/playbook.ts';
import { bookOf, books } from '../rules/playbooks.ts';
import { boardOf } from '../scene/board.ts';
import { parsed, parseScene, type Fault } from '../scene/parse.ts';
import type { SceneDocument } from '../scene/schema.ts';
import { askSchema, questionOf } from './ask.ts';
import { Misasked } from './questions/question.ts';

export type Reply = { readonly answer: object | object[]; readonly ignored?: readonly string[] } | { readonly error: Fault };

function judgeFor(scene: SceneDocument): BookJudge {
  const rules = bookOf(scene.ruleset);
  if (rules === undefined) {
    const known = books.map((r) => JSON.stringify(r.id)).join(', ');
    throw new Misasked({ path: 'ruleset', message: `expected one of ${known}, got ${JSON.stringify(scene.ruleset)}` });
  }
  if (scene.grid.kind !== rules.grid) {
    throw new Misasked({ path: 'grid.kind', message: `${JSON.stringify(rules.id)} expects ${JSON.stringify(rules.grid)}, got ${JSON.stringify(scene.grid.kind)}` });
  }
  return judgeOf(boardOf(scene), rules);
}

function one(j: BookJudge, ask: unknown, path: string): object {
  const named = typeof ask === 'object' && ask !== null && 'ask' in ask ? ask.ask : undefined;
  const asked = questionOf(ask);
  if (asked?.answered(j.rules) === false) {
    throw new Misasked({ path: `${path}.ask`, message: `${JSON.stringify(j.rules.id)} does not answer the question ${JSON.stringify(named)}` });
  }
  // Without a known name, the whole list of names is the error.
  const result = parsed(asked?.schema ?? askSchema, ask);
  if (!result.ok) throw new Misasked({ path: result.error.path === '' ? path : `${path}.${result.error.path}`, message: result.error.message });
  try {
    return { ...asked?.answer(j, result.value as never) };
  } catch (error) {
    // An answer speaks of `ask`; in a list it is one of several.
    throw error instanceof Misasked ? new Misasked({ ...error.fault, path: error.fault.path.replace(/^ask/, path) }) : error;
  }
}

/** Answers one question about a checked scene; throws `Misasked` when the question does not fit it. */
export const answer = (scene: SceneDocument, ask: unknown): object => one(judgeFor(scene), ask, 'ask');

/** One line of the offline door: anything in, an answer or a named fault out. */
export function answerLine(line: unknown): Reply {
  if (typeof line !== 'object' || line === null || Array.isArray(line)) return { error: { path: '', message: 'expected an object with scene and ask' } };
  const { scene: data, ask } = line as { scene?: unknown; ask?: unknown };
  const scene = parseScene(data);
  if (!scene.ok) return { error: { path: scene.error.path, message: scene.error.message } };
  try {
    const j = judgeFor(scene.scene);
    const answers = Array.isArray(ask) ? ask.map((a, i) => one(j, a, `ask[${i}]`)) : one(j, ask, 'ask');
    return scene.ignored.length > 0 ? { answer: answers, ignored: scene.ignored } : { answer: answers };
  } catch (error) {
    if (error instanceof Misasked) return { error: error.fault };
    throw error;
  }
}
