/** Facts about the present turn, as a scene states them. */
import * as z from 'zod';
import { lengthInCells, MAX_ITEMS, factText, whole } from './parts.ts';

const used = z.object({
  /** How often each resource of the turn was used, by its id in the ruleset (`standard`, `move` …). */
  uses: z.record(factText, whole.min(0).max(100)).optional(),
  /** Older documents state each resource of the 3.5 family on its own. */
  standard: z.boolean().optional(),
  move: z.union([whole.min(0).max(2), z.boolean().transform((b) => (b ? 1 : 0))]).optional(),
  fullRound: z.boolean().optional(),
  swift: z.boolean().optional(),
  step: z.boolean().optional(),
  /** Cells moved this turn. */
  moved: lengthInCells.optional(),
  /** Diagonal steps counted so far this turn, for the alternating cost. */
  diagonals: whole.min(0).max(10_000).optional(),
  /**
   * Squares of difficult ground that a trait has let the creature cross as plain floor this round;
   * absent: unknown.
   */
  eased: whole.min(0).max(10_000).optional(),
  /** Ids of the actions taken this turn; absent: unknown. */
  actions: z.array(factText).max(100).optional(),
  /**
   * Ids of the attacks with which the actions were made, in their order; empty: with none, or it is not
   * known.
   */
  weapons: z.array(factText).max(100).optional(),
  /** Ids of the creatures at which the actions were aimed, in their order; empty: at none, or not known. */
  targets: z.array(factText).max(100).optional(),
  /** Is the turn over, whatever it has used? */
  over: z.literal(true).optional(),
});

const spent = used.extend({
  /** What other creatures have used in this turn, by creature id: the mount of the active one. */
  beside: z.record(factText, used).optional(),
});

export const turnFacts = z.object({
  round: whole.min(0).optional(),
  active: factText.optional(),
  surprise: z.boolean().optional(),
  order: z.array(factText).max(MAX_ITEMS).optional(),
  /**
   * Creatures that have acted since the fight began; absent: unknown (no creature then counts as
   * flat-footed).
   */
  acted: z.array(factText).max(MAX_ITEMS).optional(),
  /**
   * Like monsters whose shared turn it is, `active` among them if a creature is; absent: the turn is
   * of `active` alone.
   */
  together: z.array(factText).max(MAX_ITEMS).optional(),
  /** Initiative counts, by creature id. */
  counts: z.record(factText, whole.min(-1000).max(1000)).optional(),
  spent: spent.optional(),
});

export type SceneTurn = z.infer<typeof turnFacts>;
