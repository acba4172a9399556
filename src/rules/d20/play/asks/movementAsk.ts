/**
 * What players declare, wear or roll in a movement: the fields of the questions, and the types of
 * the engine.
 */
import * as z from 'zod';
import type { Creature } from '../../../../board/creature.ts';
import type { Present } from '../../../../board/onBoard.ts';
import { SIZES, WEIGHTS } from '../../../../board/vocabulary.ts';
import { cell, id, mode, number, word } from '../../../askParts.ts';
import { BRACES, CHECK_FOOTINGS, CLIMB_SURFACES, WINDS } from '../movements/circumstances.ts';

export const lengthAsk = z.number().min(0).max(10_000);
const kilograms = z.number().min(0).max(1e9);
const weight = z.enum(WEIGHTS);
const size = z.enum(SIZES);

type Asked<T extends z.ZodRawShape> = Present<z.output<z.ZodObject<T>>>;

export const speedAsk = {
  race: word.optional(),
  /** Base land speed in cells; absent: the race's speed. */
  base: lengthAsk.optional(),
  bonuses: z
    .array(
      z.object({
        /** The bonus in cells; absent: the value of its source. */
        cells: z.number().min(-100).max(100).optional(),
        /** Bonuses of the same type do not stack, but `untyped` bonuses do. */
        type: word.optional(),
        /** Source of the bonus, such as a class with its own requirements (`barbarian`, `monk`). */
        from: word.optional(),
      }),
    )
    .max(100)
    .optional(),
  /** Weight class of worn armor; absent: taken from the creature. */
  armour: weight.optional(),
  load: weight.optional(),
};
export type SpeedParts = Asked<typeof speedAsk>;

export const loadAsk = {
  /** Weight of everything that the creature wears and carries. */
  weight: kilograms.optional(),
  /** Strength score; absent: taken from the sheet. */
  strength: z.number().int().min(0).max(200).optional(),
  /** The heaviest load of a Medium biped with this Strength; absent: taken from the table. */
  maximum: kilograms.optional(),
  lifts: kilograms.optional(),
  drags: kilograms.optional(),
  /** Number of helpless creatures carried, by size. */
  carries: z.partialRecord(size, z.number().int().min(0).max(100_000)).optional(),
  /** Limits that worn armor already imposes. */
  armour: z.object({ maxDexterity: number.optional(), checkPenalty: number.optional() }).optional(),
  base: lengthAsk.optional(),
};
export type LoadParts = Asked<typeof loadAsk>;

export const armorAsk = {
  /** Size of the creatures for which the armor was made. */
  size: size.optional(),
  /** Does the armor, such as half-plate or full plate, take four minutes and a helper to put on? */
  bulky: z.boolean().optional(),
  hasty: z.boolean().optional(),
  bonus: number.optional(),
  /** Armor check penalties, as negative numbers. */
  checkPenalty: number.optional(),
  shieldPenalty: number.optional(),
  maxDexterity: number.optional(),
  /** Dexterity modifier; absent: taken from the sheet. */
  dexterity: number.optional(),
  dodge: number.optional(),
  proficient: z.boolean().optional(),
  /** Arcane spell failure in percent. */
  failure: number.optional(),
  shieldFailure: number.optional(),
  spell: z
    .object({
      arcane: z.boolean().optional(),
      somatic: z.boolean().optional(),
      exempt: z.boolean().optional(),
      d100: z.number().int().min(1).max(100).optional(),
    })
    .optional(),
};
export type ArmorParts = Asked<typeof armorAsk>;

/** The die or total of a check, and circumstances that only the players know. */
export const checkAsk = {
  /** DC of the surface, obstacle or task, for checks whose DC the table does not give. */
  dc: number.optional(),
  /** The number on the die without bonuses; `total` includes all bonuses. */
  roll: z.number().int().min(1).max(20).optional(),
  total: number.optional(),
  take10: z.boolean().optional(),
  hurried: z.boolean().optional(),
  /** Length of a long jump, or height of a high jump. */
  metres: lengthAsk.optional(),
  runUp: lengthAsk.optional(),
  /** Is there a rope, or a slope instead of a wall, that the creature can catch hold of? */
  easyHold: z.boolean().optional(),
  /** Weight of the falling creature, and the maximum load of the catcher. */
  weight: kilograms.optional(),
  maximum: kilograms.optional(),
  /** Number of the current round of running, counted from 1. */
  round: z.number().int().min(1).max(100_000).optional(),
  /**
   * The opponent whose space the creature tumbles through, and the number of opponents that it has
   * passed earlier in this movement.
   */
  through: id.optional(),
  others: z.number().int().min(0).max(1000).optional(),
  /** The skill that the obstacle requires. */
  skill: word.optional(),
  surfaceWidth: lengthAsk.optional(),
  /** Obstructions on the surface. */
  footing: z.array(z.enum(CHECK_FOOTINGS)).max(10).optional(),
  /** What is climbed, against what the climber braces itself, and whether it is slippery. */
  climbed: z.enum(CLIMB_SURFACES).optional(),
  braced: z.enum(BRACES).optional(),
  slippery: z.boolean().optional(),
  wind: z.enum(WINDS).optional(),
  /** Does the creature fall because of a failed Fly check or a collision in flight? */
  lostFlight: z.boolean().optional(),
};
export type CheckAsk = Asked<typeof checkAsk>;
export type CheckParts = Omit<CheckAsk, 'through'> & { readonly through?: Creature };

export const hideAsk = {
  /** The observers; absent: every opponent. */
  observers: z.array(id).max(1000).optional(),
  /** The path that the creature has just moved, with its start. */
  path: z.array(cell).min(1).max(2000).optional(),
  mode,
  /** Does a creature observe the hider now? Absent: no. */
  observed: z.boolean().optional(),
  /** Were the observers distracted? */
  distraction: z.boolean().optional(),
  /** The creature that the hider has just shot at from hiding. */
  sniped: id.optional(),
  roll: z.number().int().min(1).max(20).optional(),
  total: number.optional(),
  /** Result of the creature's earlier Hide check. */
  result: number.optional(),
  /** Spot check totals of observers, by creature id. */
  spots: z.record(id, number).optional(),
};
export type HideParts = Omit<Asked<typeof hideAsk>, 'observers' | 'sniped'> & {
  readonly observers?: readonly Creature[];
  readonly sniped?: Creature;
};
