/** What players roll or know of a condition: the fields of the questions, and the types of the engine. */
import * as z from 'zod';
import type { Attack, Creature } from '../../../../board/creature.ts';
import type { Present } from '../../../../board/onBoard.ts';
import { id, number, word } from '../../../askParts.ts';

const points = z.number().min(0).max(100_000);

export const recoverAsk = {
  from: word,
  roll: z.number().int().min(1).max(100).optional(),
  /** Total of a check or save (Heal, Reflex, Constitution). */
  total: number.optional(),
  dc: number.optional(),
  /** Number of earlier checks of the same kind. */
  before: z.number().int().min(0).max(100_000).optional(),
  /** For each of several saves: did it succeed? */
  saves: z.array(z.boolean()).max(1000).optional(),
  hours: points.optional(),
  bleeds: z.array(points).max(100).optional(),
  healed: points.optional(),
  /** Does somebody take care of the creature? */
  tended: z.boolean().optional(),
};
export type RecoverAsk = Present<z.output<z.ZodObject<typeof recoverAsk>>>;

export const noticeAsk = {
  /** The DC; absent: computed from the other fields, if the ruleset has a rule for it. */
  dc: number.optional(),
  /** Total of the check; absent: no check is made. */
  total: number.optional(),
  /** The creature that makes the check. Its distance changes the DC. */
  by: id.optional(),
  /** What the unseen creature does, as keys of the ruleset's table. */
  doing: z.array(word).max(20).optional(),
  /** The skill of the check; absent: the ruleset's usual one. */
  skill: word.optional(),
  /** Result of the unseen creature's own check, such as Move Silently. */
  against: number.optional(),
  /** The attack with which the unseen creature has just struck the observer. */
  struck: id.optional(),
};
type Noticed = Present<z.output<z.ZodObject<typeof noticeAsk>>>;
export type NoticeAsk = Omit<Noticed, 'by' | 'struck'> & {
  readonly by?: Creature;
  readonly struck?: Attack;
};
