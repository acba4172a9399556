/** What players declare in a phased round: the fields of the questions, and the types of the engine. */
import * as z from 'zod';
import type { Present } from '../../../../board/onBoard.ts';
import { cell, id } from '../../../askParts.ts';
import {
  CROSSINGS,
  FREE_KINDS,
  GROUPS,
  ITEM_SIZES,
  ITEMS,
  MOVEMENT_KINDS,
  PHASED_ACTIONS,
} from '../declarationWords.ts';

const text = z.string().max(1000);
/** Initiative factors, and modifiers to them. */
export const factor = z.number().int().min(0).max(10_000);
const places = z.array(cell).min(1).max(2000);

/** Why the mover may cross an occupied hex, or end there. */
const crossing = z.object({
  at: cell,
  occupant: id,
  as: z.enum(CROSSINGS),
  /** The hex that a yielding occupant moves to. */
  to: cell.optional(),
});
const route = z.object({
  /** The cells of the path, including the start. */
  path: places,
  /** Kind of movement; absent: on land. */
  footing: z.enum(MOVEMENT_KINDS).optional(),
  /**
   * Id of a creature. The movement stops on the first hex that is adjacent to this creature at that
   * moment.
   */
  until: id.optional(),
  /** Number of hexes after which the movement stops, counted over all its phases. */
  hexes: factor.optional(),
  crossing: z.array(crossing).max(200).optional(),
});
/** A declared movement: a destination (by the shortest path), a path, or a path with details. */
const move = z.union([cell, places, route]);

const item = z.object({
  item: z.enum(ITEMS),
  size: z.enum(ITEM_SIZES).optional(),
  hand: z.enum(['main', 'off']).optional(),
});
const items = z.array(item).max(50);
const free = z.object({
  kind: z.enum(FREE_KINDS),
  items: items.optional(),
  rapidArming: z.boolean().optional(),
  check: z.enum(['passed', 'failed']).optional(),
  /** Penalty on the roll; only for the kind `other`. */
  penalty: factor.optional(),
  name: text.optional(),
});
export const chargeAsk = z.object({
  /**
   * Rating of the charge. If absent, the table gives it by group and level (for monsters, by Hit
   * Dice).
   */
  rating: z.number().int().min(-100).max(100).optional(),
  group: z.enum(GROUPS).optional(),
  level: z.number().int().min(1).max(1000).optional(),
  /** Combat points spent; each lowers the rating by one. */
  combatPoints: z.number().int().min(0).max(3).optional(),
  /** Bonus added to the roll. */
  bonus: z.number().int().min(-100).max(100).optional(),
  roll: z.number().int().min(1).max(20).optional(),
  /** What the creature does if the roll fails: complete the movement (also if absent), or stand. */
  onFailure: z.enum(['move', 'stand']).optional(),
});
const refusal = z.object({ target: id, at: z.number().min(0).max(10_000) });

/** One creature's declaration. */
export const declarationAsk = z.object({
  of: id,
  /** The initiative roll without modifiers; absent: not rolled yet. */
  initiative: z.number().int().min(1).max(1000).optional(),
  action: z.enum(PHASED_ACTIONS),
  waiting: z
    .object({
      penalty: z.number().int().min(1).max(3).optional(),
      percent: z.number().int().min(1).max(100).optional(),
    })
    .optional(),
  free: z.array(free).max(50).optional(),
  weaponFactor: factor.optional(),
  castingTime: factor.optional(),
  factor: factor.optional(),
  name: text.optional(),
  items: items.optional(),
  move: move.optional(),
  target: z.union([id, z.array(id).max(1000)]).optional(),
  refuse: z
    .array(z.union([id, refusal]))
    .max(1000)
    .optional(),
  onContact: z.enum(['attack', 'keep-moving']).optional(),
  charge: chargeAsk.optional(),
  /** The factor at which the abort is called; it takes effect from the next one. */
  abort: z.object({ called: factor, halfMove: move.optional() }).optional(),
  /** Number of melee attacks; those beyond the first take place at the end of the round. */
  attacks: z.number().int().min(1).max(100).optional(),
  endOfRound: z
    .object({
      move: move.optional(),
      words: text.optional(),
      effects: z
        .array(z.object({ phase: z.enum(['b', 'e']), name: text }))
        .max(200)
        .optional(),
    })
    .optional(),
});

type Said<T extends z.ZodType> = Present<z.output<T>>;
export type Crossing = Said<typeof crossing>;
export type Route = Said<typeof route>;
export type DeclaredMove = Said<typeof move>;
export type Item = Said<typeof item>;
export type Free = Said<typeof free>;
export type Charge = Said<typeof chargeAsk>;
export type DeclarationRefusal = Said<typeof refusal>;
export type Declaration = Said<typeof declarationAsk>;
