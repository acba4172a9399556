/** What players declare of an attack: the fields of the questions, and the types of the engine. */
import * as z from 'zod';
import type { Present } from '../../../../board/onBoard.ts';
import { cell, id, number, word } from '../../../askParts.ts';

export const plannedBonus = z.object({
  type: word.default('untyped'),
  value: number,
  from: word.optional(),
  to: word.optional(),
});
export const part = plannedBonus.extend({
  force: z.boolean().optional(),
  broken: z.boolean().optional(),
});
export const percent = z.number().int().min(0).max(100);
export const optionalFlag = z.boolean().optional();
const declare = z.record(word, z.number().int().min(0).max(100)).optional();
export const damageKind = z.enum(['lethal', 'nonlethal']).optional();

/** The attacker's declarations for one attack, and facts that only the players know. */
export const attackPlan = {
  /**
   * The action of the attack. Absent: an attack, alone or one of several. `full-round` may be a
   * single attack. `volley` is any other action with several rolls (a spell's rays).
   */
  action: z
    .enum([
      'attack',
      'charge',
      'opportunity',
      'full-attack',
      'full-round',
      'volley',
      'coup-de-grace',
    ])
    .optional(),
  /** Which attack roll of the action this is, from 1. */
  nth: z.number().int().min(1).max(100).optional(),
  /** The cell attacked when the attacker does not see its target. */
  at: cell.optional(),
  /** The weapon is improvised. */
  improvised: optionalFlag,
  /** The kind of damage the attacker chooses, if not the weapon's usual one. */
  damage: damageKind,
  defensively: optionalFlag,
  /** Declared feats with their amounts: `{ "power-attack": 3 }`. */
  declare,
  /**
   * Does the attacker also strike with the other hand, or the other end of a double weapon, in this
   * action?
   */
  twoWeapons: optionalFlag,
  /**
   * Id of the attack in the other hand, which decides whether that weapon is light; absent: the
   * only attack held there.
   */
  other: id.optional(),
  /**
   * Does a manufactured weapon strike in the same action? Then every natural attack is secondary.
   */
  besideWeapon: optionalFlag,
  /**
   * Has an ally successfully aided another? `aided`: the attacker, for its roll; `targetAided`: the
   * target, for its armor class.
   */
  aided: optionalFlag,
  targetAided: optionalFlag,
  /** Ids of creatures that somebody attacks this round, although they cannot act. */
  attacked: z.array(id).max(1000).optional(),
  /** The target has named this attacker for its Dodge feat. */
  dodged: optionalFlag,
  /** Is this an attack of opportunity for leaving a cell? */
  forMovement: optionalFlag,
  /** Has this attacker successfully feinted against this target, for this attack? */
  feinted: optionalFlag,
  /** Does a thrown weapon that can strike in melee, such as a javelin, do so? */
  melee: optionalFlag,
  /** Number of false images that stand beside the target. */
  images: z.number().int().min(0).max(100).optional(),
  /** Is the attack readied, and made while the target itself attacks? */
  asItAttacks: optionalFlag,
  /** Was the weapon readied against a charge of the target? */
  set: optionalFlag,
  /** Has the target already turned a ranged hit aside this round? */
  deflected: optionalFlag,
  /** Has the target already answered a miss this round by a feat that allows it once? */
  answered: optionalFlag,
  /**
   * Is the attacker squeezing through a narrow space with Escape Artist? `targetEscaping`: is the
   * target?
   */
  escaping: optionalFlag,
  /** Is the attacker without an escape route? Absent: it is unknown. */
  cornered: optionalFlag,
  targetEscaping: optionalFlag,
  /**
   * Extra modifiers that the game master gives. Light sensitivity and the like are conditions
   * instead.
   */
  more: z
    .array(plannedBonus.extend({ on: z.enum(['attack', 'ac']) }))
    .max(100)
    .optional(),
  /** Miss chance in percent that the game master sets for this concealment. */
  missChance: percent.optional(),
  /** The sheet's attack bonus, and the target's armor class in parts (without the base 10). */
  bonus: number.optional(),
  parts: z.array(part).max(100).optional(),
};
export type AttackPlan = Present<z.output<z.ZodObject<typeof attackPlan>>>;

export const fullAttackPlan = {
  /** `charge`: a full attack at the end of a charge, which requires a special ability. */
  action: z.enum(['standard', 'full-round', 'charge']).optional(),
  /** The weapon of the main hand; absent: only natural weapons. */
  primary: id.optional(),
  /** The weapon of the other hand, or `other-end` of a double weapon. */
  offHand: id.optional(),
  natural: z.array(id).max(100).optional(),
  /** Feats declared for the whole action, with their amounts: `{ "rapid-shot": 1 }`. */
  declare,
  /** Ids of the actions that replace melee attacks of this full attack, the first attack first. */
  instead: z.array(word).max(100).optional(),
  /** Number of attacks already rolled in this action. */
  made: z.number().int().min(0).max(100).optional(),
};
export type FullAttackPlan = Present<z.output<z.ZodObject<typeof fullAttackPlan>>>;

export const weaponPlan = {
  /** Number of hands holding the weapon; absent: as many as it needs. */
  hands: z.union([z.literal(1), z.literal(2)]).optional(),
  offHand: optionalFlag,
  improvised: optionalFlag,
  thrown: optionalFlag,
  /** Do both ends of a double weapon strike in this action? */
  bothEnds: optionalFlag,
  /** The damage type chosen for this roll, for a weapon that has several to choose from. */
  damageType: word.optional(),
  damage: damageKind,
  /** A manufactured weapon strikes in the same action as this natural one. */
  besideWeapon: optionalFlag,
  /** Attack bonus with this weapon on the sheet. */
  bonus: number.optional(),
};
export type WeaponPlan = Present<z.output<z.ZodObject<typeof weaponPlan>>>;
