/** Facts about cells and walls, and what the game master set about cover between two creatures. */
import * as z from 'zod';
import {
  BLOCKS,
  CONCEALMENTS,
  COVER_DEGREES,
  COVER_MARKS,
  DIFFICULT_KINDS,
  LIGHTS,
  MISS_CHANCES,
  SURFACES,
  WAYS,
} from '../vocabulary.ts';
import { cellPlace, lengthInCells, MAX_SIDE, point, factText, whole } from './parts.ts';

/** A skill check that an obstacle or a surface requires. */
const hurdle = z.object({ skill: factText, dc: whole.min(-100).max(1000).optional() });

/** A cause of difficult ground: its kinds, whether it is magical, and the sides that it spares. */
const difficultyCause = z.object({
  kinds: z.array(z.enum(DIFFICULT_KINDS)).max(9).optional(),
  magical: z.boolean().optional(),
  spares: z.array(factText).max(20).optional(),
});

export const cellFacts = z.object({
  at: cellPlace,
  terrain: z.enum(['clear', 'difficult']).optional(),
  /**
   * Kind of ground, by its name in the ruleset (`ice`, `dense-rubble` …). The ruleset says what it
   * costs and hides; other facts of the cell add to that, and the value that hinders more counts.
   */
  ground: factText.optional(),
  /** Cost factor for entering the cell; absent: 1 on clear ground, 2 on difficult ground. */
  costFactor: z.number().min(1).max(100).optional(),
  /**
   * Cost factor for entering the cell in single kinds of movement, in place of `costFactor`; null: it
   * cannot be entered in that way.
   */
  costFor: z.partialRecord(z.enum(WAYS), z.number().min(1).max(100).nullable()).optional(),
  /**
   * What makes the ground difficult, each cause for itself; absent: unknown, treated as one cause
   * that is not magical. A creature that is spared from all of them crosses plain floor.
   */
  causes: z.array(difficultyCause).max(20).optional(),
  blocks: z.array(z.enum(BLOCKS)).max(3).optional(),
  cover: z.enum(COVER_MARKS).optional(),
  /** Degree of cover set by the game master, for rulesets with degrees. */
  degree: z.enum(COVER_DEGREES).optional(),
  concealment: z.enum(CONCEALMENTS).optional(),
  /**
   * Miss chance in percent set by the game master, for rulesets with degrees of concealment.
   */
  missChance: z.literal(MISS_CHANCES).optional(),
  light: z.enum(LIGHTS).optional(),
  /** Does a low obstacle fill the cell? */
  low: z.boolean().optional(),
  elevation: z.number().min(-MAX_SIDE).max(MAX_SIDE).optional(),
  surface: z.enum(SURFACES).optional(),
  /** The check for climbing, swimming or balancing in the cell. */
  check: hurdle.optional(),
  /** Is the obstacle made of force, which also stops the incorporeal? */
  force: z.boolean().optional(),
});

export const wallFacts = z.object({
  from: point,
  to: point,
  blocks: z.array(z.enum(BLOCKS)).max(3).optional(),
  /**
   * Does it stop sight and effects only as the second such wall on a line? It stops movement alone.
   */
  limited: z.boolean().optional(),
  /**
   * Is it unknown whether the wall stops effects, as glass does? `blocks` has the assumed answer.
   */
  effectUnknown: z.boolean().optional(),
  low: z.boolean().optional(),
  cover: z.enum(COVER_MARKS).optional(),
  /** Degree of cover set by the game master, for rulesets with degrees. */
  degree: z.enum(COVER_DEGREES).optional(),
  /**
   * Heights of the wall's lower and upper edge above the ground, in cells. Absent bottom: it stands
   * on the ground; absent top: its height is unknown.
   */
  bottom: z.number().min(-MAX_SIDE).max(MAX_SIDE).optional(),
  top: z.number().min(-MAX_SIDE).max(MAX_SIDE).optional(),
  /** Cost in cells of crossing the wall, in addition to the step; absent: 2 if it is low. */
  crossCost: lengthInCells.optional(),
  /** Side length of the largest hole in the wall, in meters. */
  opening: z.number().min(0).max(100).optional(),
  /** The check for crossing the wall, in addition to the cost in movement. */
  check: hurdle.optional(),
  /** Is the wall made of force, which also stops the incorporeal? */
  force: z.boolean().optional(),
});

/** A degree of cover set by the game master for one attacker and one target. */
export const degreeFacts = z.object({
  from: factText.min(1),
  to: factText.min(1),
  degree: z.enum(COVER_DEGREES),
});

/** A miss chance set by the game master for one attacker and one target. */
export const missFacts = z.object({
  from: factText.min(1),
  to: factText.min(1),
  missChance: z.literal(MISS_CHANCES),
});

export type SceneCell = z.infer<typeof cellFacts>;
export type SceneWall = z.infer<typeof wallFacts>;
export type SceneDegree = z.infer<typeof degreeFacts>;
export type SceneMiss = z.infer<typeof missFacts>;
