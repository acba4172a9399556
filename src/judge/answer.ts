/**
 * Answers the questions of the judge command (`npm run judge`): a scene document and one or more
 * questions, as plain data (docs/spec/scene.md).
 */
import { judgeOf } from '../rules/index.ts';
import type { AnyJudge } from '../rules/fullRuleset.ts';
import { fullRulesetOf, fullRulesets } from '../rules/fullRulesets.ts';
import { boardOf } from '../scene/board.ts';
import { meant } from '../scene/nearest.ts';
import { ignoredFields, parsed, parseScene, shown, type ParseFault } from '../scene/parse.ts';
import type { SceneDocument } from '../scene/schema.ts';
import { questionNames, questionSchemaOf } from './ask.ts';
import { Misasked, type JudgeQuestion } from './questions/question.ts';
import { findings, listIds } from './sceneChecks.ts';

interface Answered {
  readonly answer: object | object[];
  /**
   * Possible mistakes in the scene that do not prevent an answer, each with its path. Absent: none.
   */
  readonly doubts?: readonly ParseFault[];
  /** Names of fields that were ignored because they are in no schema. */
  readonly ignored?: readonly string[];
}
/** An error; `beyond`: the question was not read because it is too large. */
export type Beyond = ParseFault & { readonly beyond?: true };
export type JudgeReply = Answered | { readonly error: Beyond };

function judgeFor(scene: SceneDocument): AnyJudge {
  const rules = fullRulesetOf(scene.ruleset);
  if (rules === undefined) {
    const known = fullRulesets.map((r) => r.id);
    throw new Misasked({
      path: 'ruleset',
      message: `expected one of ${listIds(known)}, got ${shown(scene.ruleset)}${meant(scene.ruleset, known)}`,
    });
  }
  if (scene.grid.kind !== rules.grid) {
    throw new Misasked({
      path: 'grid.kind',
      message:
        `${JSON.stringify(rules.id)} expects ${JSON.stringify(rules.grid)}, got ` +
        `${JSON.stringify(scene.grid.kind)}`,
    });
  }
  return judgeOf(boardOf(scene), rules);
}

/**
 * The question that `ask` names. Throws `Misasked`, with the list of questions, if it names none.
 */
function questionIn(j: AnyJudge, ask: unknown, path: string): JudgeQuestion {
  if (typeof ask !== 'object' || ask === null || Array.isArray(ask)) {
    throw new Misasked({
      path,
      message: `expected a question such as {"ask": "threat", "of": "a"}, got ${shown(ask)}`,
    });
  }
  const found = questionSchemaOf(ask);
  if (found === undefined) {
    const named: unknown = 'ask' in ask ? ask.ask : undefined;
    const open = questionNames(j.rules);
    throw new Misasked({
      path: `${path}.ask`,
      message:
        `expected the name of a question, got ${shown(named)}${meant(named, questionNames()) || ';'} ` +
        `${JSON.stringify(j.rules.id)} answers ${open.join(', ')}`,
    });
  }
  if (!found.answered(j.rules)) {
    const others = fullRulesets.filter((ruleset) => found.answered(ruleset)).map(({ id }) => id);
    const named = JSON.stringify((ask as { ask: string }).ask);
    throw new Misasked({
      path: `${path}.ask`,
      message:
        `${JSON.stringify(j.rules.id)} does not answer the question ${named}; ` +
        `${listIds(others)} ${others.length === 1 ? 'does' : 'do'}`,
    });
  }
  return found;
}

interface One {
  readonly answer: object;
  readonly ignored: readonly string[];
}

function one(j: AnyJudge, ask: unknown, path: string): One {
  const asked = questionIn(j, ask, path);
  const result = parsed(asked.schema, ask);
  if (!result.ok)
    throw new Misasked({
      path: result.error.path === '' ? path : `${path}.${result.error.path}`,
      message: result.error.message,
    });
  try {
    return {
      answer: rounded({ ...asked.answer(j, result.value as never) }) as object,
      ignored: ignoredFields(ask, result.value, 'ask'),
    };
  } catch (error) {
    // Faults name the path `ask`; in a list of questions, replace it with the path of this
    // question.
    throw error instanceof Misasked
      ? new Misasked({ ...error.fault, path: error.fault.path.replace(/^ask/, path) })
      : error;
  }
}

/** Numbers in answers are rounded to this fraction: 0.6, and not 0.6000000000000001. */
const DECIMALS = 1e6;

/** The same answer with every number rounded. No other code rounds answers. */
function rounded(value: unknown): unknown {
  if (typeof value === 'number')
    return Number.isInteger(value) ? value : Math.round(value * DECIMALS) / DECIMALS;
  if (Array.isArray(value)) return value.map(rounded);
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = { ...value };
  for (const key of Object.keys(copy)) copy[key] = rounded(copy[key]);
  return copy;
}

/**
 * Makes a function that answers questions about one checked scene; throws `Misasked` if a question
 * does not fit the scene.
 */
export function answersAbout(scene: SceneDocument): (ask: unknown) => object {
  const j = judgeFor(scene);
  return (ask) => one(j, ask, 'ask').answer;
}

/** Answers one question about a checked scene; throws as `answersAbout` does. */
export const answer = (scene: SceneDocument, ask: unknown): object => answersAbout(scene)(ask);

/**
 * Answers one line of the judge command. Any value may come in; the reply is an answer, or an error
 * with its path. `live`: the scene was read from a live table, which may show facts that no
 * document should contain, so faults of the scene are only reported as doubts. A report made with
 * "Report a problem" counts as live.
 */
export function answerLine(line: unknown, live = isReport(line)): JudgeReply {
  if (typeof line !== 'object' || line === null || Array.isArray(line))
    return { error: { path: '', message: 'expected an object with scene and ask' } };
  const { scene, ask } = line as { scene?: unknown; ask?: unknown };
  return repliesAbout(scene, live)(ask);
}

/** Reads a scene, and makes a function that answers questions about it as `answerLine` does. */
export function repliesAbout(data: unknown, live = false): (ask: unknown) => JudgeReply {
  const refused = (error: Beyond) => () => ({ error });
  const scene = parseScene(data);
  if (!scene.ok)
    return refused({
      path: scene.error.path === '' ? 'scene' : scene.error.path,
      message: scene.error.message,
    });
  const judged = answered(() => {
    const j = judgeFor(scene.scene);
    return { j, ...findings(scene.scene, j) };
  });
  if ('error' in judged) return refused(judged.error);
  const { j, faults, doubts: doubtful } = judged;
  const [fault] = faults;
  if (fault !== undefined && !live) return refused(fault);
  return (ask) =>
    answered(() => {
      const all = Array.isArray(ask)
        ? ask.map((a, i) => one(j, a, `ask[${i}]`))
        : [one(j, ask, 'ask')];
      const answers = all.map((each) => each.answer);
      const [doubts, ignored] = [
        [...faults, ...doubtful],
        [...new Set([...scene.ignored, ...all.flatMap((each) => each.ignored)])],
      ];
      return {
        answer: Array.isArray(ask) ? answers : (answers[0] ?? {}),
        ...(doubts.length > 0 && { doubts }),
        ...(ignored.length > 0 && { ignored }),
      };
    });
}

/** The result, or the fault that `Misasked` reports. */
function answered<T>(make: () => T): T | { readonly error: Beyond } {
  try {
    return make();
  } catch (error) {
    if (error instanceof Misasked) return { error: error.fault };
    throw error;
  }
}

/**
 * Is the line a report made with "Report a problem" (src/report), of any version? Its scene was
 * read from a live table.
 */
const isReport = (line: unknown): boolean =>
  typeof line === 'object' &&
  line !== null &&
  'format' in line &&
  typeof line.format === 'string' &&
  line.format.startsWith('quadretto/report@');
