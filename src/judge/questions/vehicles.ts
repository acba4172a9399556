/** Questions of the judge command on vehicles and action points, for rulesets that describe them. */
import * as z from 'zod';
import type { FullJudge } from '../../rules/fullRuleset.ts';
import type { VehicleRules } from '../../rules/d20/play/vehicles/vehicleRules.ts';
import {
  aboard,
  blow,
  collision,
  control,
  drive,
  stunt,
} from '../../rules/d20/play/vehicles/vehicles.ts';
import { actionPoint } from '../../rules/d20/play/vehicles/actionPoints.ts';
import { Misasked, question } from './question.ts';
import {
  aboardAsk,
  blowAsk,
  collisionAsk,
  controlAsk,
  driveAsk,
  luckAsk,
  stuntAsk,
} from '../../rules/d20/play/asks/vehicleAsk.ts';

function rulesOf(j: FullJudge): VehicleRules {
  if (j.rules.vehicles === undefined)
    throw new Misasked({
      path: 'ask.ask',
      message: `Quadretto judges no vehicles under ${JSON.stringify(j.rules.id)}`,
    });
  return j.rules.vehicles;
}

export const vehicleQuestions = [
  question(z.object({ ask: z.literal('vehicle-stunt'), ...stuntAsk }), (j, { ask: _, ...ask }) =>
    stunt(rulesOf(j), ask),
  ),
  question(
    z.object({ ask: z.literal('vehicle-control'), ...controlAsk }),
    (j, { ask: _, ...ask }) => control(rulesOf(j), ask),
  ),
  question(
    z.object({ ask: z.literal('vehicle-collision'), ...collisionAsk }),
    (j, { ask: _, ...ask }) => collision(rulesOf(j), ask),
  ),
  question(z.object({ ask: z.literal('vehicle-aboard'), ...aboardAsk }), (j, { ask: _, ...ask }) =>
    aboard(rulesOf(j), ask),
  ),
  question(z.object({ ask: z.literal('vehicle-damage'), ...blowAsk }), (j, { ask: _, ...ask }) =>
    blow(rulesOf(j), ask),
  ),
  question(z.object({ ask: z.literal('vehicle-drive'), ...driveAsk }), (j, { ask: _, ...ask }) =>
    drive(rulesOf(j), ask),
  ),
  question(z.object({ ask: z.literal('action-point'), ...luckAsk }), (j, { ask: _, ...ask }) => {
    const rules = j.rules.actionPoints;
    if (rules === undefined)
      throw new Misasked({
        path: 'ask.ask',
        message: `${JSON.stringify(j.rules.id)} has no action points`,
      });
    return actionPoint(rules, ask);
  }),
] as const;
