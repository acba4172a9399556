/**
 * Questions of the judge command on the steps of a special attack or another attempt, given the
 * rolls and choices made so far. One question lists the possible attempts.
 */
import * as z from 'zod';
import { NOTHING_SPENT } from '../../board/board.ts';
import { isFullJudge } from '../../rules/fullRuleset.ts';
import type { Judge } from '../../rules/ruleset.ts';
import type { MadeSteps, Topic } from '../steps/step.ts';
import { topicOf, topicsOf } from '../steps/topicTable.ts';
import { trialSteps } from '../steps/trial.ts';
import { id, number, word } from '../../rules/askParts.ts';
import { creatureIn, oneOf, present, stepsQuestion } from './question.ts';

/**
 * The judge, as if this creature had used nothing of its turn, because the attempt in progress has
 * already used its action.
 */
const unspent = <J extends Judge>(j: J, of: string): J =>
  j.board.turn === undefined
    ? j
    : { ...j, board: { ...j.board, turn: { ...j.board.turn, active: of, spent: NOTHING_SPENT } } };

export interface StepsVerdict extends MadeSteps {
  readonly topic: string;
  readonly place: Topic['place'];
  /**
   * The target that the user must choose: another creature (`other`), or optionally any creature
   * (`may`). Absent: none.
   */
  readonly target?: 'other' | 'may';
}

export const stepQuestions = [
  stepsQuestion(
    z.object({
      ask: z.literal('steps'),
      of: id,
      topic: word,
      target: id.optional(),
      dice: z
        .record(
          word,
          z.object({
            die: number.min(1).max(20).optional(),
            // A length in meters may be fractional.
            total: z.number().min(-100_000).max(100_000).optional(),
          }),
        )
        .optional(),
      chosen: z.record(word, z.string().max(1000)).optional(),
      declared: z.boolean().optional(),
      provoked: z.boolean().optional(),
      inReturn: z.boolean().optional(),
      as: z.enum(['readied', 'opportunity']).optional(),
    }),
    (j, ask): StepsVerdict => {
      const { dice = {}, chosen = {} } = ask;
      const at = ask.declared === true ? unspent(j, ask.of) : j;
      const of = creatureIn(at, ask.of, 'of');
      if (!isFullJudge(at)) {
        const { trials } = at.rules;
        const topic = oneOf(Object.keys(trials), ask.topic, 'topic');
        const trial = trials[topic]!;
        const asked = {
          j: at,
          of,
          chosen,
          said: dice,
          target: ask.target === undefined ? undefined : creatureIn(at, ask.target, 'target'),
          opportunity: ask.as === 'opportunity',
        };
        return {
          topic,
          ...present({ place: trial.place, target: trial.target }),
          ...trialSteps(trial, asked),
        };
      }
      const topic = oneOf(topicsOf(at), ask.topic, 'topic');
      const { target: wants, place, make } = topicOf(at, topic)!;
      const target = ask.target === undefined ? undefined : creatureIn(j, ask.target, 'target');
      const made = make({
        j: at,
        of,
        target: wants === 'other' && target?.id === of.id ? undefined : target,
        dice,
        chosen,
        inReturn: ask.inReturn === true,
        declared: ask.declared === true,
        ...(ask.provoked !== undefined && { provoked: ask.provoked }),
        as: ask.as === 'readied' ? ask.as : undefined,
        topic,
      });
      return { topic, place, ...(wants === undefined ? {} : { target: wants }), ...made };
    },
  ),

  stepsQuestion(z.object({ ask: z.literal('topics'), of: id }), (j, ask) => {
    const of = creatureIn(j, ask.of, 'of');
    if (!isFullJudge(j))
      return {
        topics: Object.entries(j.rules.trials).flatMap(([topic, { place, offered }]) =>
          offered?.(j, of) === false ? [] : [{ topic, place }],
        ),
        rules: [],
        unknown: [],
      };
    return {
      topics: topicsOf(j).flatMap((topic) => {
        const { place, offered } = topicOf(j, topic)!;
        return offered?.({ j, of }) === false ? [] : [{ topic, place }];
      }),
      rules: [],
      unknown: [],
    };
  }),
] as const;
