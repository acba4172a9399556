/**
 * All questions by name, with the types of questions and answers (docs/spec/scene.md, Questions and
 * answers).
 */
import * as z from 'zod';
import type { AnyFullRuleset } from '../rules/fullRuleset.ts';
import { attacks } from './questions/attacks.ts';
import { board } from './questions/board.ts';
import { bodies } from './questions/bodies.ts';
import { flight } from './questions/flight.ts';
import { hazards } from './questions/hazards.ts';
import { initiative } from './questions/initiative.ts';
import { movements } from './questions/movements.ts';
import { mounts } from './questions/mounts.ts';
import { ordnance } from './questions/ordnance.ts';
import type { Question } from './questions/question.ts';
import { phased } from './questions/timeline.ts';
import { silence } from './questions/silence.ts';
import { specials } from './questions/specials.ts';
import { states } from './questions/states.ts';
import { steps } from './questions/steps.ts';
import { vehicles } from './questions/vehicles.ts';
import { turns } from './questions/turns.ts';

const all = [
  ...board,
  ...turns,
  ...initiative,
  ...attacks,
  ...states,
  ...bodies,
  ...specials,
  ...movements,
  ...flight,
  ...mounts,
  ...ordnance,
  ...hazards,
  ...vehicles,
  ...phased,
  ...silence,
  ...steps,
] as const;

export const questions: readonly Question[] = all;

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
    readonly answer: Q extends Question<infer _, infer A> ? A : never;
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
export const questionOf = (ask: unknown): Question | undefined =>
  typeof ask === 'object' && ask !== null && 'ask' in ask && typeof ask.ask === 'string'
    ? byName.get(ask.ask)
    : undefined;

const [first, ...rest] = questions.map((q) => q.schema);
if (first === undefined) throw new Error('no questions');

/** The schema of all questions; published as docs/ask.schema.json. */
export const askSchema = z.discriminatedUnion('ask', [first, ...rest]);
