/** Questions of the judge command on a creature's body: the effects of the numbers on its sheet. */
import * as z from 'zod';
import { ABILITIES } from '../../board/vocabulary.ts';
import { DAMAGE_TYPES } from '../../rules/d20/play/bodies/damage.ts';
import type { DamageDice } from '../../rules/d20/play/bodies/bodyRules.ts';
import { id, number, word } from '../../rules/askParts.ts';
import { creatureIn, Misasked, oneOf, question } from './question.ts';

const ability = z.enum(ABILITIES);
const count = z.number().int().min(0).max(1000);
/** Damage dice such as `1d8` or `2d6`. */
const dice = z.string().regex(/^[1-9]\d{0,2}d[1-9]\d{0,3}$/, 'expected dice such as 2d6');
const diceOf = (text: string): DamageDice => {
  const [many = '1', sides = '6'] = text.split('d');
  return { count: Number(many), sides: Number(sides) };
};

export const bodyQuestions = [
  question(z.object({ ask: z.literal('ability'), of: id, ability }), (j, ask) =>
    j.rules.bodies.ability(j, creatureIn(j, ask.of, 'of'), ask.ability),
  ),

  question(z.object({ ask: z.literal('frame'), of: id }), (j, ask) =>
    j.rules.bodies.frame(j, creatureIn(j, ask.of, 'of')),
  ),

  question(
    z.object({
      ask: z.literal('ability-check'),
      of: id,
      check: word,
      roll: number,
      dc: number.optional(),
    }),
    (j, ask) => {
      try {
        return j.rules.bodies.check(j, creatureIn(j, ask.of, 'of'), ask.check, ask.roll, ask.dc);
      } catch (error) {
        throw error instanceof RangeError
          ? new Misasked({
              path: 'ask.check',
              message: `expected an ability, a skill or a roll, got ${JSON.stringify(ask.check)}`,
            })
          : error;
      }
    },
  ),

  question(z.object({ ask: z.literal('hit-die'), of: id, roll: number }), (j, ask) =>
    j.rules.bodies.hitDie(j, creatureIn(j, ask.of, 'of'), ask.roll),
  ),

  question(
    z.object({
      ask: z.literal('ability-loss'),
      of: id,
      ability,
      points: count,
      loss: z.enum(['damage', 'drain']).default('damage'),
      critical: z.boolean().default(false),
    }),
    (j, ask) => j.rules.bodies.lose(j, creatureIn(j, ask.of, 'of'), ask.ability, ask),
  ),

  question(
    z.object({
      ask: z.literal('damage'),
      to: id.optional(),
      dice: z.array(dice).min(1).max(20),
      bonus: number.default(0),
      times: z.number().int().min(1).max(20).default(1),
      extra: z.array(dice).max(20).default([]),
    }),
    (j, ask) =>
      j.rules.bodies.damage(j, ask.to === undefined ? undefined : creatureIn(j, ask.to, 'to'), {
        ...ask,
        dice: ask.dice.map(diceOf),
        extra: ask.extra.map(diceOf),
      }),
  ),

  question(
    z.object({
      ask: z.literal('wound'),
      of: id,
      rolled: count,
      bonus: number.default(0),
      type: word.optional(),
      nonlethal: z.boolean().default(false),
      attackRoll: z.boolean().default(true),
      area: z.boolean().optional(),
    }),
    (j, ask) => {
      if (ask.type !== undefined) oneOf(DAMAGE_TYPES, ask.type, 'type');
      return j.rules.bodies.wound(j, creatureIn(j, ask.of, 'of'), ask);
    },
  ),

  question(
    z.object({ ask: z.literal('heal'), of: id, points: count.optional(), hours: count.optional() }),
    (j, ask) => {
      if ((ask.points === undefined) === (ask.hours === undefined))
        throw new Misasked({ path: 'ask', message: 'expected either points or hours' });
      return j.rules.bodies.heal(
        j,
        creatureIn(j, ask.of, 'of'),
        ask.points === undefined ? { hours: ask.hours ?? 0 } : { points: ask.points },
      );
    },
  ),
] as const;
