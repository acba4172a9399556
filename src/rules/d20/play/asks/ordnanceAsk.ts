/** What players aim and roll with explosives: the fields of the questions, and the types of the engine. */
import * as z from 'zod';
import type { Attack, Creature } from '../../../../board/creature.ts';
import type { ReadOnly } from '../../../../board/onBoard.ts';
import { cell, id, number } from '../../../askParts.ts';
import { EXPLOSIVE_IDS } from '../ordnance/explosives.ts';

const unit = z.number().int().min(-1).max(1);
const radius = z.number().int().min(1).max(100).optional();
const explosive = z.enum(EXPLOSIVE_IDS).optional();
const count = z.number().int().min(0).max(100_000).optional();
const roll = {
  /** Total of the attack roll, including the bonuses on the sheet. */
  total: number.optional(),
  /**
   * The number on the die without bonuses; `bonus`: the bonus on the sheet. The answer adds the
   * modifiers of the situation.
   */
  die: z.number().int().min(1).max(20).optional(),
  bonus: number.optional(),
};
const damage = number.min(0).optional();
/** By creature id: was the Reflex save successful? */
const saved = z.record(id, z.boolean()).optional();

export const autofireAsk = {
  /** Top-left cell of the area. */
  at: cell.optional(),
  /** It stands in place of the square area: one cell on each axis. */
  strafe: z
    .tuple([unit, unit])
    .refine(([dx, dy]) => dx !== 0 || dy !== 0, 'expected a direction, got [0, 0]')
    .optional()
    .describe('Direction of a line of four cells from `at`, with the feat Strafe.'),
  /** The single creature that is fired at instead of an area. */
  target: id.optional(),
  with: id.optional(),
  /** Number of rounds loaded in the weapon. */
  loaded: z.number().int().min(0).max(10_000).optional(),
  ...roll,
  damage,
  saved,
};

export const throwAsk = {
  /** The cell at which the explosive is thrown. */
  at: cell,
  with: id.optional(),
  /** Range increment in cells; absent: the attack's increment. */
  increment: z.number().min(0).max(1000).optional(),
  ...roll,
  /** Result of the scatter die. */
  scatter: z.number().int().min(1).max(12).optional(),
  explosive: explosive.describe('The explosive, for its radius and DC.'),
  /** Radius of the burst in cells; `dc`: the DC of the save against it. */
  radius,
  dc: number.optional(),
  damage,
  saved,
};

export const blastAsk = {
  /** The grid corner from which the explosive bursts. */
  at: cell,
  /** Radius in cells; absent: that of the explosive. */
  radius,
  explosive: explosive.describe('The explosive, for its radius and DC.'),
  round: z.number().int().min(1).max(1000).optional().describe('Round of a cloud, from 1.'),
  dc: number.optional(),
  damage,
  saved,
  /**
   * For a placed explosive: the rounds until it explodes; `elapsed`: the rounds that have passed.
   */
  rounds: count,
  elapsed: count,
};

type Asked<T extends z.ZodRawShape> = ReadOnly<z.output<z.ZodObject<T>>>;
type Aimed<T> = Omit<T, 'with' | 'target'> & {
  readonly with?: Attack | undefined;
  readonly target?: Creature | undefined;
};
export type AutofireAsk = Aimed<Asked<typeof autofireAsk>>;
export type ThrowAsk = Aimed<Asked<typeof throwAsk>>;
export type BlastAsk = Asked<typeof blastAsk>;
