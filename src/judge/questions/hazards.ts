/** Questions of the judge command on hazards, for rulesets that describe them. */
import * as z from 'zod';
import { id, number, word } from '../../rules/askParts.ts';
import { GUARDS } from '../../rules/d20/play/hazards/gaze.ts';
import { creatureIn, Misasked, oneOf, pairIn, question } from './question.ts';

const count = z.number().int().min(0).max(10_000).optional();
const length = z.number().min(0).max(100_000).optional();
const flag = z.boolean().optional();

const notJudged = (ruleset: string, what: string): Misasked =>
  new Misasked({
    path: 'ask.ask',
    message: `Quadretto judges no ${what} under ${JSON.stringify(ruleset)}`,
  });

export const hazardQuestions = [
  question(
    z.object({
      ask: z.literal('hazard'),
      of: id,
      hazard: word,
      roll: number.optional().describe('Total of the roll that the hazard requires.'),
      metres: length.describe('Height of a fall, in meters.'),
      depth: length.describe('Depth of the water, in meters.'),
      kilograms: length.describe('Weight of a falling object, in kilograms.'),
      rounds: count.describe('Rounds already spent in the hazard.'),
      sinking: count.describe('Rounds in which the creature sinks before it falls.'),
      strenuous: count.describe('Rounds of those with a standard or full-round action.'),
      earlier: count.describe('Earlier rolls against the same hazard.'),
      squares: count.describe('Cells moved through the hazard.'),
      dc: number.optional(),
      casterLevel: count.describe('Caster level of the spell.'),
      level: count.describe('Level of the creature that causes it.'),
      cells: count.describe('Distance from the hazard in cells; 0: in it.'),
      onPurpose: flag,
      soft: flag,
      immersed: flag,
      shod: flag,
      slowly: flag,
      secondary: flag,
      tumbled: flag,
      insulated: flag,
    }),
    (j, { ask: _, of, hazard, roll, ...given }) => {
      const { hazards: rules } = j.rules;
      if (rules === undefined) throw notJudged(j.rules.id, 'hazards');
      oneOf(Object.keys(rules.table), hazard, 'hazard');
      return rules.hazard(j, creatureIn(j, of, 'of'), hazard, given, roll);
    },
  ),

  // What does a swarm do to the creatures in its space?
  question(z.object({ ask: z.literal('swarm'), of: id }), (j, ask) => {
    const { swarms } = j.rules.hazards ?? {};
    if (swarms === undefined) throw notJudged(j.rules.id, 'swarms');
    return swarms.swarm(j, creatureIn(j, ask.of, 'of'));
  }),

  // Must the viewer save against a gaze attack, and what does guarding its eyes change?
  question(
    z.object({ ask: z.literal('gaze'), from: id, to: id, guard: z.enum(GUARDS).default('open') }),
    (j, ask) => {
      const { gaze } = j.rules.hazards ?? {};
      if (gaze === undefined) throw notJudged(j.rules.id, 'gaze attacks');
      const [from, to] = pairIn(j, ask.from, ask.to);
      return gaze(j, from, to, ask.guard);
    },
  ),
] as const;
