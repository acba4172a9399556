/**
 * Numbers that describe a hazard and what happened before: the fields of the question, and the type
 * of the engine. A hazard names those that it asks for.
 */
import * as z from 'zod';
import type { Present } from '../../../../board/onBoard.ts';
import { number } from '../../../askParts.ts';

const count = z.number().int().min(0).max(10_000).optional();
const length = z.number().min(0).max(100_000).optional();
const flag = z.boolean().optional();

export const hazardAsk = {
  metres: length.describe('Height of a fall, in meters.'),
  depth: length.describe('Depth of the water, in meters.'),
  /** Two pounds count as one kilogram. */
  kilograms: length.describe('Weight of a falling object, in kilograms.'),
  rounds: count.describe('Rounds already spent in the hazard.'),
  sinking: count.describe('Rounds in which the creature sinks before it falls.'),
  strenuous: count.describe('Rounds of those with a standard or full-round action.'),
  /** Each one makes the next harder. */
  earlier: count.describe('Earlier rolls against the same hazard.'),
  squares: count.describe('Cells moved through the hazard.'),
  /** DC of a poison or a spell. */
  dc: number.optional(),
  casterLevel: count.describe('Caster level of the spell.'),
  level: count.describe('Level of the creature that causes it.'),
  cells: count.describe('Distance from the hazard in cells; 0: in it.'),
  /** Did the creature jump or dive on purpose? */
  onPurpose: flag,
  /** Is the ground soft? */
  soft: flag,
  /** Is the whole body in it? */
  immersed: flag,
  /** Does the creature wear shoes? */
  shod: flag,
  /** Does the creature move at half speed or slower? */
  slowly: flag,
  /** Is it the second save against a poison, after its first effect? */
  secondary: flag,
  /** Did a Tumble check shorten the fall? */
  tumbled: flag,
  /** Is the creature insulated from the current? */
  insulated: flag,
};
export type HazardGiven = Present<z.output<z.ZodObject<typeof hazardAsk>>>;
export type HazardField = keyof HazardGiven;
