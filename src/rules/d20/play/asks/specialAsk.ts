/**
 * What players declare or roll for a special attack or in a grapple: the fields of the questions,
 * and the types of the engine.
 */
import * as z from 'zod';
import type { Creature } from '../../../../board/creature.ts';
import type { Present, ReadOnly } from '../../../../board/onBoard.ts';
import { SIZES } from '../../../../board/vocabulary.ts';
import { SPECIAL_CHECKS, GRIPS, TURNINGS } from '../specials/specialTypes.ts';
import { cell, id, number, word } from '../../../askParts.ts';
import { spellNeeds } from './turnAsk.ts';

const path = z.array(cell).min(1).max(2000);
export const hardness = number.min(0);
const check = z.enum(SPECIAL_CHECKS);
const grip = z.enum(GRIPS);
export const size = z.enum(SIZES);

const object = z.object({
  /**
   * Where the object is: `held` in a hand, `worn` or carried, or `armour` that the creature wears.
   */
  kind: z.enum(['held', 'worn', 'armour']),
  /** Id of the holder's attack, if the object is a weapon. */
  attack: id.optional(),
  /** Body slot of a worn object. */
  slot: word.optional(),
  /** Is the object easy to snatch, such as a clasp? */
  easy: z.boolean().optional(),
  size: size.optional(),
  /** Id of the carried creature that is attacked instead of an object. */
  creature: id.optional(),
  hardness: hardness.optional(),
  /** Hit points of the object before the damage. */
  hp: number.min(0).optional(),
  /** Is the object well secured and therefore hard to snatch? */
  secured: z.boolean().optional(),
  /** The holder's class bonus to armor class, in rulesets with such bonuses. */
  classBonus: number.optional(),
});
/** The target object of a disarm or sunder attempt. */
export type ObjectAsk = ReadOnly<z.output<typeof object>>;

export const specialAsk = {
  with: id.optional(),
  totals: z.object({ attacker: number, defender: number }).optional(),
  /** Die rolls of both sides without bonuses. The bonuses from the scene are added to them. */
  dice: z
    .object({ attacker: number.min(1).max(20), defender: number.min(1).max(20).default(10) })
    .optional(),
  /** Total of a roll against a fixed number. */
  roll: number.optional(),
  /** Did the melee touch attack hit? */
  touches: z.boolean().optional(),
  /** The check that each side chose to roll. */
  checks: z.object({ attacker: check.optional(), defender: check.optional() }).optional(),
  grips: z.object({ attacker: grip.optional(), defender: grip.optional() }).optional(),
  object: object.optional(),
  ally: id.optional(),
  /** Id of the action that the creature aids. */
  helps: word.optional(),
  charging: z.boolean().optional(),
  /** Does the attacker grapple with only the limb that made the attack? */
  limb: z.boolean().optional(),
  /**
   * Number of cells by which the attack pulls or pushes its target, from the attack's description.
   */
  squares: z.number().int().min(1).max(100).optional(),
  /** The condition that a dirty trick should impose. */
  condition: word.optional(),
  /** Number of creatures that aid the attacker. */
  aided: number.min(0).max(100).optional(),
  /**
   * The cell from which the attacker acts, such as the end of a charge; absent: its current cell.
   */
  at: cell.optional(),
  path: path.optional(),
  /** Damage that the attempt dealt. */
  damage: number.min(0).optional(),
  /** Kind of the damage, such as `slashing` or `fire`. */
  type: word.optional(),
  /** Bonus to damage in addition to the weapon's damage dice. */
  bonus: number.optional(),
  /** Damage dealt by the target's attack of opportunity; 0 if it missed. */
  struck: number.min(0).optional(),
  /** Does the defender let the attacker pass in an overrun? */
  avoids: z.boolean().optional(),
  /** Did the defender block an overrun and then trip the attacker? */
  tripped: z.boolean().optional(),
  /** In a bull rush: does the attacker stay in its cell instead of following the target? */
  stays: z.boolean().optional(),
  /** Is this the counterattempt that a defender may make after it won the first check? */
  inReturn: z.boolean().optional(),
  /** Was the hidden target located in the previous round? */
  found: z.boolean().optional(),
  /**
   * An attack of opportunity during a bull rush, and the die roll that decides which creature it
   * hits.
   */
  strike: z
    .object({ by: id, against: z.enum(['attacker', 'defender']), d100: number.min(1).max(100) })
    .optional(),
  /** Has the attempt already been made this round? */
  already: z.boolean().optional(),
};
/** Facts about one special attack that players declare or roll. */
export type SpecialAsk = ReadOnly<z.output<z.ZodObject<typeof specialAsk>>>;

export const grappleAsk = {
  /** Id of an action. */
  action: word,
  /** Id of the opponent, if the creature grapples with several. */
  against: id.optional(),
  with: id.optional(),
  totals: z.object({ own: number, others: z.array(number).min(1).max(100) }).optional(),
  lethal: z.boolean().optional(),
  apart: z.boolean().optional(),
  already: z.boolean().optional(),
  spell: z.object({ level: number.min(0).max(100), ...spellNeeds }).optional(),
  /** Has the grapple lasted a round, and does the creature maintain it? */
  keeps: z.boolean().optional(),
  /** Number of creatures that aid the attempt. */
  aided: number.min(0).max(100).optional(),
  /** Total of a Concentration check, or of the single roll against a defense. */
  roll: number.optional(),
  /** Does the opponent release the grapple too? */
  both: z.boolean().optional(),
  /** Does the grappler move its target into danger? */
  hazard: z.boolean().optional(),
  /** Id of the creature that the action frees. */
  frees: id.optional(),
  /** The cell that the creature enters. */
  to: cell.optional(),
};
/** Facts about one action in a grapple that players declare or roll. */
export type GrappleAsk = ReadOnly<z.output<z.ZodObject<typeof grappleAsk>>>;

export const turningAsk = {
  how: z.enum(TURNINGS).default('turn'),
  /** Level in the class that can turn. */
  level: number.min(0),
  /** Total of the Charisma check. */
  check: number.optional(),
  /** Total of the 2d6 roll for turning damage. */
  dice: number.min(2).max(12).optional(),
  /** The chosen targets; absent: all creatures that can be turned. */
  targets: z.array(id).max(1000).optional(),
  /** Results of bolstering that are still in effect, by creature id. */
  bolstered: z.record(id, number).optional(),
  /** Result of the turning that is to be dispelled. */
  against: number.optional(),
  /** Hit Dice of creatures already under command. */
  commanded: number.min(0).optional(),
  symbol: z.boolean().optional(),
};
type Turned = Present<z.output<z.ZodObject<typeof turningAsk>>>;
export type TurningAsk = Omit<Turned, 'targets'> & { readonly targets?: readonly Creature[] };
