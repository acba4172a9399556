/**
 * Questions of the judge command on automatic fire, thrown explosives, bursts and placed charges,
 * for rulesets that have them.
 */
import * as z from 'zod';
import type { Attack, Creature } from '../../board/creature.ts';
import { EXPLOSIVE_IDS } from '../../rules/d20/play/ordnance/explosives.ts';
import type { OrdnanceRules } from '../../rules/d20/play/ordnance/ordnanceRules.ts';
import type { FullJudge } from '../../rules/fullRuleset.ts';
import { cell, id, number } from '../../rules/askParts.ts';
import { attackIn, creatureIn, Misasked, question } from './question.ts';

const die = z.number().int().min(1).max(20).optional();
const length = z.number().min(0).max(1000).optional();
const radius = z.number().int().min(1).max(100);
const explosive = z.enum(EXPLOSIVE_IDS).optional();
const unit = z.number().int().min(-1).max(1);
/** Inputs for a burst of an explosive. */
const burst = {
  dc: number.optional(),
  damage: number.min(0).optional(),
  saved: z.record(id, z.boolean()).optional(),
};
const roll = { total: number.optional(), die, bonus: number.optional() };

function rulesOf(j: FullJudge): OrdnanceRules {
  if (j.rules.ordnance === undefined)
    throw new Misasked({
      path: 'ask.ask',
      message: `the ruleset ${JSON.stringify(j.rules.id)} has no such weapons`,
    });
  return j.rules.ordnance;
}

const weaponIn = (c: Creature, name: string | undefined): Attack | undefined =>
  name === undefined ? undefined : attackIn(c, name, 'with');

export const ordnanceQuestions = [
  question(
    z.object({
      ask: z.literal('autofire'),
      of: id,
      at: cell.optional(),
      strafe: z
        .tuple([unit, unit])
        .refine(([dx, dy]) => dx !== 0 || dy !== 0, 'expected a direction, got [0, 0]')
        .optional()
        .describe('Direction of a line of four cells from `at`, with the feat Strafe.'),
      target: id.optional(),
      with: id.optional(),
      loaded: z.number().int().min(0).max(10_000).optional(),
      ...roll,
      damage: burst.damage,
      saved: burst.saved,
    }),
    (j, { ask: _, of, target, with: name, ...rest }) => {
      const rules = rulesOf(j);
      const from = creatureIn(j, of, 'of');
      if (target === undefined && rest.at === undefined)
        throw new Misasked({
          path: 'ask.at',
          message: 'expected the top-left square of the area, or a target',
        });
      return rules.autofire(j, from, {
        ...rest,
        with: weaponIn(from, name),
        target: target === undefined ? undefined : creatureIn(j, target, 'target'),
      });
    },
  ),

  question(
    z.object({
      ask: z.literal('throw-explosive'),
      of: id,
      at: cell,
      with: id.optional(),
      increment: length,
      ...roll,
      scatter: z.number().int().min(1).max(12).optional(),
      explosive: explosive.describe('The explosive, for its radius and DC.'),
      radius: radius.optional(),
      ...burst,
    }),
    (j, { ask: _, of, with: name, ...rest }) => {
      const rules = rulesOf(j);
      const from = creatureIn(j, of, 'of');
      return rules.thrown(j, from, { ...rest, with: weaponIn(from, name) });
    },
  ),

  question(
    z.object({
      ask: z.literal('blast'),
      at: cell,
      radius: radius.optional(),
      explosive: explosive.describe('The explosive, for its radius and DC.'),
      round: z.number().int().min(1).max(1000).optional().describe('Round of a cloud, from 1.'),
      ...burst,
      rounds: z.number().int().min(0).max(100_000).optional(),
      elapsed: z.number().int().min(0).max(100_000).optional(),
    }),
    (j, { ask: _, ...rest }) => {
      if (rest.radius === undefined && rest.explosive === undefined)
        throw new Misasked({ path: 'ask.radius', message: 'expected a radius, or an explosive' });
      return rulesOf(j).blast(j, rest);
    },
  ),
] as const;
