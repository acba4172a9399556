/** Questions of the judge command on hazards, for rulesets that describe them. */
import * as z from 'zod';
import { id, number, word } from './parts.ts';
import { creatureIn, Misasked, oneOf, question } from './question.ts';

const count = z.number().int().min(0).max(10_000).optional();
const length = z.number().min(0).max(100_000).optional();
const flag = z.boolean().optional();

export const hazards = [
  question(
    z.object({
      ask: z.literal('hazard'),
      of: id,
      hazard: word,
      roll: number.optional().describe('Total of the roll that the hazard requires.'),
      metres: length.describe('Height of a fall, in metres.'),
      depth: length.describe('Depth of the water, in metres.'),
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
      if (rules === undefined)
        throw new Misasked({
          path: 'ask.ask',
          message: `Quadretto judges no hazards under ${JSON.stringify(j.rules.id)}`,
        });
      oneOf(Object.keys(rules.table), hazard, 'hazard');
      return rules.hazard(j, creatureIn(j, of, 'of'), hazard, given, roll);
    },
  ),
] as const;
