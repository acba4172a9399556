/** Questions of the judge command on vehicles and action points, for rulesets that describe them. */
import * as z from 'zod';
import { COVER_DEGREES, SIZES } from '../../board/vocabulary.ts';
import type { FullJudge } from '../../rules/fullRuleset.ts';
import { MANEUVERS, type VehicleRules } from '../../rules/play/vehicles/questions.ts';
import {
  DEGREES,
  DIRECTION_IDS,
  OBSTACLE_IDS,
  SPEEDS,
  STUNTS,
} from '../../rules/play/vehicles/table.ts';
import {
  aboard,
  blow,
  collision,
  control,
  drive,
  stunt,
} from '../../rules/play/vehicles/vehicles.ts';
import { actionPoint } from '../../rules/play/vehicles/luck.ts';
import { number } from './parts.ts';
import { Misasked, question } from './question.ts';

const speed = z.enum(SPEEDS);
const size = z.enum(SIZES);
const cover = z.enum(COVER_DEGREES).optional();
const flag = z.boolean().optional();
const points = z.number().int().min(0).max(100_000);
const die = (sides: number) => z.number().int().min(1).max(sides).optional();

function rulesOf(j: FullJudge): VehicleRules {
  if (j.rules.vehicles === undefined)
    throw new Misasked({
      path: 'ask.ask',
      message: `Quadretto judges no vehicles under ${JSON.stringify(j.rules.id)}`,
    });
  return j.rules.vehicles;
}

export const vehicles = [
  question(
    z.object({
      ask: z.literal('vehicle-stunt'),
      stunt: z.enum(STUNTS),
      speed,
      obstacle: z.enum(OBSTACLE_IDS).optional(),
      degrees: z.enum(DEGREES).optional(),
      metres: z.number().min(0).max(1000).optional().describe('Width of the gap, in meters.'),
      larger: z.number().int().min(-8).max(8).optional(),
      apart: z.number().int().min(0).max(4).optional(),
      roll: number.optional(),
    }),
    (j, { ask: _, ...ask }) => stunt(rulesOf(j), ask),
  ),
  question(
    z.object({
      ask: z.literal('vehicle-control'),
      speed,
      dc: number,
      roll: number.optional(),
      die: die(8),
    }),
    (j, { ask: _, ...ask }) => control(rulesOf(j), ask),
  ),
  question(
    z.object({
      ask: z.literal('vehicle-collision'),
      sizes: z.tuple([size, size]),
      speed,
      direction: z.enum(DIRECTION_IDS),
      cover,
      rolled: points.optional(),
    }),
    (j, { ask: _, ...ask }) => collision(rulesOf(j), ask),
  ),
  question(
    z.object({
      ask: z.literal('vehicle-aboard'),
      speed,
      cover,
      driving: z.enum(['normal', 'defensive', 'total-defence']).optional(),
      driver: flag,
      driveBy: flag,
    }),
    (j, { ask: _, ...ask }) => aboard(rulesOf(j), ask),
  ),
  question(
    z.object({
      ask: z.literal('vehicle-damage'),
      damage: points,
      hardness: points,
      hp: number,
      full: points,
    }),
    (j, { ask: _, ...ask }) => blow(rulesOf(j), ask),
  ),
  question(
    z.object({
      ask: z.literal('vehicle-drive'),
      speed,
      before: speed,
      reverse: flag,
      top: points.optional(),
      facing: z.number().int().min(0).max(7),
      moves: z.array(z.enum(MANEUVERS)).max(500),
      stunts: z.number().int().min(0).max(10).optional(),
      attack: flag,
    }),
    (j, { ask: _, ...ask }) => drive(rulesOf(j), ask),
  ),
  question(
    z.object({
      ask: z.literal('action-point'),
      level: z.number().int().min(1).max(40),
      needs: number,
      natural: flag,
      spent: flag,
      revealed: flag,
      die: die(20),
      added: die(6),
    }),
    (j, { ask: _, ...ask }) => {
      const rules = j.rules.actionPoints;
      if (rules === undefined)
        throw new Misasked({
          path: 'ask.ask',
          message: `${JSON.stringify(j.rules.id)} has no action points`,
        });
      return actionPoint(rules, ask);
    },
  ),
] as const;
