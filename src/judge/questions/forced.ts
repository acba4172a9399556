/** Questions of the judge command on pushes, falls and high jumps, where the map judges them. */
import * as z from 'zod';
import { id, place } from '../../rules/askParts.ts';
import { creatureIn, forcedQuestion, placeIn, present } from './question.ts';

const MOST_CELLS = 100;

export const forcedQuestions = [
  forcedQuestion(
    z.object({
      ask: z.literal('push'),
      from: place,
      of: id,
      cells: z.number().int().min(1).max(MOST_CELLS),
    }),
    (j, { from, of, cells }) => ({
      ...j.rules.forced.push(j, placeIn(j, from, 'from'), creatureIn(j, of, 'of'), cells),
      cost: 0,
      opportunities: [],
    }),
  ),

  forcedQuestion(
    z.object({
      ask: z.literal('falls'),
      of: id,
      cells: z
        .number()
        .min(0)
        .max(1000)
        .optional()
        .describe('Height of the fall, in cells; absent: down to the ground.'),
    }),
    (j, { of, cells }) => ({
      ...j.rules.forced.fall(j, creatureIn(j, of, 'of'), cells),
      opportunities: [],
    }),
  ),

  forcedQuestion(
    z.object({
      ask: z.literal('high-jump'),
      of: id,
      runUp: z.boolean().optional(),
      tall: z
        .number()
        .min(0)
        .max(1000)
        .optional()
        .describe('Height of the creature, in feet: the answer says how high its hands reach.'),
    }),
    (j, { of, runUp, tall }) =>
      j.rules.forced.highJump(j, creatureIn(j, of, 'of'), present({ runUp, tall })),
  ),
] as const;
