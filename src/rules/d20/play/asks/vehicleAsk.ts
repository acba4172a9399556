/**
 * What players say of vehicles and action points: the fields of the questions, and the types of the
 * engine.
 */
import * as z from 'zod';
import type { ReadOnly } from '../../../../board/onBoard.ts';
import { COVER_DEGREES, SIZES } from '../../../../board/vocabulary.ts';
import {
  BOOTLEG_DEGREES,
  DIRECTION_IDS,
  VEHICLE_MANEUVERS,
  OBSTACLE_IDS,
  SPEEDS,
  STUNTS,
} from '../vehicles/vehicleNumbers.ts';
import { number } from '../../../askParts.ts';

const speed = z.enum(SPEEDS);
const size = z.enum(SIZES);
const cover = z.enum(COVER_DEGREES).optional();
const flag = z.boolean().optional();
const points = z.number().int().min(0).max(100_000);
const die = (sides: number) => z.number().int().min(1).max(sides).optional();

export const stuntAsk = {
  stunt: z.enum(STUNTS),
  speed,
  obstacle: z.enum(OBSTACLE_IDS).optional(),
  degrees: z.enum(BOOTLEG_DEGREES).optional(),
  /** Width of the gap of a jump, in meters. */
  metres: z.number().min(0).max(1000).optional().describe('Width of the gap, in meters.'),
  /** For a sideswipe: size categories that the target is larger (negative: smaller). */
  larger: z.number().int().min(-8).max(8).optional(),
  /** For a sideswipe: speed categories of difference. */
  apart: z.number().int().min(0).max(4).optional(),
  /** Total of the Drive check, with all modifiers. */
  roll: number.optional(),
};
export type StuntAsk = ReadOnly<z.output<z.ZodObject<typeof stuntAsk>>>;

export const controlAsk = {
  speed,
  dc: number,
  roll: number.optional(),
  /** The d8 of a spin. */
  die: die(8),
};
export type ControlAsk = ReadOnly<z.output<z.ZodObject<typeof controlAsk>>>;

export const collisionAsk = {
  /** The sizes of the two that collide. */
  sizes: z.tuple([size, size]),
  /** The higher of their speeds. */
  speed,
  direction: z.enum(DIRECTION_IDS),
  /** The cover that the vehicle gives those aboard. */
  cover,
  /** The damage that was rolled, before the multiplier. */
  rolled: points.optional(),
};
export type CollisionAsk = ReadOnly<z.output<z.ZodObject<typeof collisionAsk>>>;

export const aboardAsk = {
  speed,
  cover,
  /** What the driver does about the vehicle's defense. */
  driving: z.enum(['normal', 'defensive', 'total-defence']).optional(),
  driver: flag,
  /** Does the attacker have Drive-By Attack? */
  driveBy: flag,
};
export type AboardAsk = ReadOnly<z.output<z.ZodObject<typeof aboardAsk>>>;

export const blowAsk = {
  damage: points,
  hardness: points,
  hp: number,
  /** Hit points of the whole vehicle. */
  full: points,
};
export type BlowAsk = ReadOnly<z.output<z.ZodObject<typeof blowAsk>>>;

export const driveAsk = {
  speed,
  /** The speed category at the end of the last round. */
  before: speed,
  reverse: flag,
  /** The vehicle's top speed, in cells a round. */
  top: points.optional(),
  /** Facing in eighths of a circle: 0 is up, then clockwise. */
  facing: z.number().int().min(0).max(7),
  moves: z.array(z.enum(VEHICLE_MANEUVERS)).max(500),
  /** Stunts that the driver attempts, and whether it attacks. */
  stunts: z.number().int().min(0).max(10).optional(),
  attack: flag,
};
export type DriveAsk = ReadOnly<z.output<z.ZodObject<typeof driveAsk>>>;

export const luckAsk = {
  level: z.number().int().min(1).max(40),
  /** Number on the d20 that the roll needs without the point. */
  needs: number,
  /** An attack roll or a save: 20 always succeeds, and 1 always fails. */
  natural: flag,
  /** Has it spent a point in this round? Does the player know the result already? */
  spent: flag,
  revealed: flag,
  /** The d20 that was rolled, and the best of the added dice. */
  die: die(20),
  added: die(6),
};
export type LuckAsk = ReadOnly<z.output<z.ZodObject<typeof luckAsk>>>;
