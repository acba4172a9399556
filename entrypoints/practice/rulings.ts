/** Lists a lesson's rulings, each with its state and the act by which the user sees it. */
import type { Act } from '../../adapters/practice/scenarios/act.ts';
import { actShowing } from '../../adapters/practice/scenarios/acts.ts';
import { askedOf } from '../../adapters/practice/scenarios/askedScene.ts';
import {
  rulesetsOf,
  type Both,
  type Expectation,
  type Scenario,
} from '../../adapters/practice/scenarios/scenario.ts';
import { answer } from '../../src/judge/answer.ts';
import { Misasked } from '../../src/judge/questions/question.ts';

export interface LessonRuling {
  readonly words: Both;
  /**
   * done: the user has seen it; open: the user has not seen it yet; read: nothing on the screen
   * shows it; differs: the engine gives another answer; elsewhere: it does not hold in the ruleset
   * in force.
   */
  readonly state: 'done' | 'open' | 'read' | 'differs' | 'elsewhere';
  readonly act: Act;
  /** Ids of the rulesets in which the ruling holds, if it does not hold in all. */
  readonly under?: readonly string[];
}

/** @param done indexes of rulings in `expect` */
export const rulingsOf = (
  scenario: Scenario,
  ruleset: string,
  done: ReadonlySet<number>,
): readonly LessonRuling[] =>
  scenario.expect.map((e, i) => {
    const act = actShowing(e);
    const state = !rulesetsOf(scenario, e).includes(ruleset)
      ? 'elsewhere'
      : !agrees(scenario, e, ruleset)
        ? 'differs'
        : done.has(i)
          ? 'done'
          : act.kind === 'read'
            ? 'read'
            : 'open';
    return { words: e.ruling, act, state, ...(e.under !== undefined && { under: e.under }) };
  });

function agrees(scenario: Scenario, e: Expectation, ruleset: string): boolean {
  try {
    return matchesExpected(answer(askedOf(scenario, e, ruleset), e.ask), e.expect);
  } catch (error) {
    if (error instanceof Misasked) return false;
    throw error;
  }
}

/** Does the answer contain every expected field, with lists of the same length? */
export function matchesExpected(said: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return Object.is(said, wanted);
  if (typeof said !== 'object' || said === null || Array.isArray(said) !== Array.isArray(wanted))
    return false;
  if (Array.isArray(wanted) && (said as unknown[]).length !== wanted.length) return false;
  return Object.entries(wanted).every(([field, value]) =>
    matchesExpected((said as Record<string, unknown>)[field], value),
  );
}
