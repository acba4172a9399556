/**
 * Questions of the judge command on initiative: rolls, ties, joining late, surprise, delaying,
 * readying.
 */
import * as z from 'zod';
import { id, number, word } from '../../rules/askParts.ts';
import { creatureIn, question } from './question.ts';
import { actionIn, declared, requestIn } from './turns.ts';

const die = z.number().int().min(1).max(20);
const MINUTE = 60;

export const initiativeQuestions = [
  question(
    z.object({
      ask: z.literal('initiative'),
      rolls: z
        .array(
          z.object({
            of: z.union([id, z.array(id).min(1).max(1000)]),
            roll: die,
            bonus: number.optional(),
            again: z.array(die).max(20).optional(),
          }),
        )
        .max(2000),
      aware: z.array(id).max(2000).optional(),
    }),
    (j, ask) =>
      j.rules.initiative.order(
        j,
        ask.rolls.map(({ of, ...rest }, i) => ({
          ...rest,
          of: [of].flat().map((one) => creatureIn(j, one, `rolls[${i}].of`).id),
        })),
        ask.aware,
      ),
  ),

  question(z.object({ ask: z.literal('turn-order') }), (j) => j.rules.initiative.standing(j)),

  question(z.object({ ask: z.literal('next-round') }), (j) => j.rules.initiative.nextRound(j)),

  question(
    z.object({
      ask: z.literal('join'),
      newcomers: z
        .array(
          z.object({ of: id, aware: z.boolean(), roll: die.optional(), bonus: number.optional() }),
        )
        .min(1)
        .max(1000),
    }),
    (j, ask) =>
      j.rules.initiative.join(
        j,
        ask.newcomers.map(({ of, ...rest }, i) => ({
          ...rest,
          of: creatureIn(j, of, `newcomers[${i}].of`),
        })),
      ),
  ),

  question(
    z.object({
      ask: z.literal('delay'),
      of: id,
      to: number.optional(),
      after: id.optional(),
      during: id.optional(),
      nextRound: z.boolean().optional(),
    }),
    (j, { ask: _, of, ...until }) => {
      for (const field of ['after', 'during'] as const)
        if (until[field] !== undefined) creatureIn(j, until[field], field);
      return j.rules.initiative.delay(j, creatureIn(j, of, 'of'), until);
    },
  ),

  question(
    z.object({
      ask: z.literal('waiters'),
      of: z.array(id).min(2).max(1000),
      want: z.enum(['same-count', 'last']),
    }),
    (j, ask) =>
      j.rules.initiative.waiters(
        j,
        ask.of.map((one, i) => creatureIn(j, one, `of[${i}]`)),
        ask.want,
      ),
  ),

  question(
    z.object({
      ask: z.literal('ready'),
      of: id,
      action: word,
      trigger: z.string().min(1).max(1000).optional(),
      combat: z.boolean().optional(),
    }),
    (j, ask) =>
      j.rules.initiative.ready(
        j,
        creatureIn(j, ask.of, 'of'),
        actionIn(j, ask.action, 'action'),
        ask.trigger,
        ask.combat,
      ),
  ),

  question(
    z.object({
      ask: z.literal('trigger'),
      of: id,
      ...declared,
      moved: z.boolean().optional(),
      event: z.object({ by: id, action: word.optional(), count: number.optional() }).nullable(),
    }),
    (j, ask) => {
      const c = creatureIn(j, ask.of, 'of');
      if (ask.event === null)
        return j.rules.initiative.trigger(j, c, requestIn(j, c, ask), null, ask.moved);
      const { by, action } = ask.event;
      creatureIn(j, by, 'event.by');
      if (action !== undefined) actionIn(j, action, 'event.action');
      return j.rules.initiative.trigger(j, c, requestIn(j, c, ask), ask.event, ask.moved);
    },
  ),

  question(
    z.object({
      ask: z.literal('duration'),
      rounds: number.min(0).optional(),
      seconds: number.min(0).optional(),
      minutes: number.min(0).optional(),
    }),
    (j, ask) =>
      j.rules.initiative.duration(
        j,
        (ask.seconds ?? 0) +
          (ask.minutes ?? 0) * MINUTE +
          (ask.rounds ?? 0) * j.rules.initiative.secondsPerRound,
      ),
  ),
] as const;
