/** A lesson's rulings, each asked of the engine now. */
import { askedOf } from '../../adapters/practice/scenarios/asked.ts';
import {
  rulesetsOf,
  type Both,
  type Expectation,
  type Scenario,
} from '../../adapters/practice/scenarios/scenario.ts';
import { answer } from '../../src/judge/answer.ts';
import { Misasked } from '../../src/judge/questions/question.ts';

export interface Ruling {
  readonly words: Both;
  /** The engine agrees; differs; or the ruleset in force is none of those that agree. */
  readonly state: 'agreed' | 'differs' | 'elsewhere';
  /** Ids of the rulesets that agree, if not all do. */
  readonly under?: readonly string[];
}

export const rulingsOf = (scenario: Scenario, ruleset: string): readonly Ruling[] =>
  scenario.expect.map((e) => ({
    words: e.ruling,
    ...(e.under === undefined ? {} : { under: e.under }),
    state: !rulesetsOf(scenario, e).includes(ruleset)
      ? 'elsewhere'
      : agrees(scenario, e, ruleset)
        ? 'agreed'
        : 'differs',
  }));

function agrees(scenario: Scenario, e: Expectation, ruleset: string): boolean {
  try {
    return holds(answer(askedOf(scenario, e, ruleset), e.ask), e.expect);
  } catch (error) {
    if (error instanceof Misasked) return false;
    throw error;
  }
}

/** Does the answer contain every expected field, with lists of the same length? */
export function holds(said: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return Object.is(said, wanted);
  if (typeof said !== 'object' || said === null || Array.isArray(said) !== Array.isArray(wanted))
    return false;
  if (Array.isArray(wanted) && (said as unknown[]).length !== wanted.length) return false;
  return Object.entries(wanted).every(([field, value]) =>
    holds((said as Record<string, unknown>)[field], value),
  );
}
