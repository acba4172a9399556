/**
 * All questions by name, with the types of questions and answers (docs/spec/scene.md, Questions and
 * answers).
 */
import * as z from 'zod';
import type { AnyFullRuleset } from '../rules/fullRuleset.ts';
import { attackQuestions } from './questions/attacks.ts';
import { boardQuestions } from './questions/board.ts';
import { bodyQuestions } from './questions/bodies.ts';
import { flightQuestions } from './questions/flight.ts';
import { forcedQuestions } from './questions/forced.ts';
import { hazardQuestions } from './questions/hazards.ts';
import { initiativeQuestions } from './questions/initiative.ts';
import { movementQuestions } from './questions/movements.ts';
import { mountQuestions } from './questions/mounts.ts';
import { ordnanceQuestions } from './questions/ordnance.ts';
import type { JudgeQuestion } from './questions/question.ts';
import { phasedQuestions } from './questions/timeline.ts';
import { silenceQuestions } from './questions/uncoveredQuestions.ts';
import { specialQuestions } from './questions/specials.ts';
import { stateQuestions } from './questions/states.ts';
import { stepQuestions } from './questions/steps.ts';
import { vehicleQuestions } from './questions/vehicles.ts';
import { turnQuestions } from './questions/turns.ts';

const all = [
  ...boardQuestions,
  ...turnQuestions,
  ...initiativeQuestions,
  ...attackQuestions,
  ...stateQuestions,
  ...bodyQuestions,
  ...specialQuestions,
  ...movementQuestions,
  ...flightQuestions,
  ...forcedQuestions,
  ...mountQuestions,
  ...ordnanceQuestions,
  ...hazardQuestions,
  ...vehicleQuestions,
  ...phasedQuestions,
  ...silenceQuestions,
  ...stepQuestions,
] as const;

export const questions: readonly JudgeQuestion[] = all;

type Any = (typeof all)[number];
/** The type `T`, read-only at every depth. */
type Given<T> = { readonly [K in keyof T]: Given<T[K]> };

/**
 * Every question by name, with the type of its answer. Panels and tests take both from here (`Asks`
 * in src/state/asks.ts).
 */
export type Questions = {
  [Q in Any as z.input<Q['schema']>['ask']]: {
    readonly ask: Given<z.input<Q['schema']>>;
    readonly answer: Q extends JudgeQuestion<infer _, infer A> ? A : never;
  };
};

const byName = new Map(questions.flatMap((q) => q.names.map((name) => [name, q] as const)));

/** The names of all questions, or of those that a ruleset answers, sorted. */
export const questionNames = (rules?: AnyFullRuleset): string[] =>
  questions
    .filter((q) => rules === undefined || q.answered(rules))
    .flatMap((q) => q.names)
    .sort();

/** The schema of the question that `ask` names; undefined if there is none. */
export const questionSchemaOf = (ask: unknown): JudgeQuestion | undefined =>
  typeof ask === 'object' && ask !== null && 'ask' in ask && typeof ask.ask === 'string'
    ? byName.get(ask.ask)
    : undefined;

const [first, ...rest] = questions.map((q) => q.schema);
if (first === undefined) throw new Error('no questions');

/** The schema of all questions; published as docs/ask.schema.json. */
export const askSchema = z.discriminatedUnion('ask', [first, ...rest]);
