/**
 * Facts about a creature that only rulesets of the 3.5 family know: the fields of the scene
 * document, and their descriptions for its published schema.
 */
import * as z from 'zod';
import { SAVES, SHEET_TOTALS, WEIGHTS } from '../../vocabulary.ts';
import { factText, whole } from '../parts.ts';

const bonus = whole.min(-1000).max(1000);

export const d20Sheet = {
  /**
   * Does the scene say that the creature is squeezed into a narrow space? Absent: derived from its
   * position.
   */
  squeezing: z.boolean().optional(),
  /** Does it climb at twice the pace, or tumble at full speed? Its user chose that with `moving`. */
  hurried: z.boolean().optional(),
  armour: z.enum(WEIGHTS).optional(),
  load: z.enum(WEIGHTS).optional(),
  bab: whole.min(-100).max(1000).optional(),
  /**
   * Combat maneuver bonus and defense, complete; flat-footed: without Dexterity. Absent: derived
   * from BAB, abilities and size.
   */
  cmb: bonus.optional(),
  cmd: bonus.optional(),
  cmdFlatFooted: bonus.optional(),
  /** Number of legs; absent: two, or four if the build is `long`. */
  legs: whole.min(0).max(1000).optional(),
  /**
   * For each total of the sheet, the conditions whose modifiers it already includes: these
   * modifiers are not added again. A total does not include conditions that are not in its list. If
   * a total has no list, this is unknown.
   */
  inTotals: z.partialRecord(z.enum(SHEET_TOTALS), z.array(factText).max(200)).optional(),
  /**
   * Has the creature taken an immediate action since its last turn, which uses up the swift action
   * of its next turn?
   */
  immediateUsed: z.boolean().optional(),
  /** Hit Dice, or levels. */
  hitDice: z.number().min(0).max(1000).optional(),
  /** Skills by id (`climb`, `escape-artist` …). */
  skills: z
    .record(
      factText,
      z.object({ ranks: whole.min(0).max(1000).optional(), bonus: bonus.optional() }),
    )
    .optional(),
  saves: z.partialRecord(z.enum(SAVES), bonus).optional(),
};

/** Armor class of the sheet, besides the total. */
const armorClass = whole.min(-100).max(1000).optional();
export const d20ArmorClass = { touch: armorClass, flatFooted: armorClass };

export const D20_FACTS: Readonly<
  Record<keyof typeof d20Sheet | `ac.${keyof typeof d20ArmorClass}`, string>
> = {
  squeezing: 'Squeezes into a narrow space now.',
  hurried:
    'Does it climb at twice the pace, or tumble at full speed? Its user chose that with `moving`.',
  armour: 'Weight of its armor; absent: not known.',
  load: 'Weight of its load; absent: not known.',
  bab: 'Base attack bonus.',
  cmb: 'Bonus of combat maneuvers, complete; absent: by BAB, Strength and size.',
  cmd: 'Defense against combat maneuvers, complete; absent: by BAB, abilities and size.',
  cmdFlatFooted: 'The same without Dexterity; absent: derived.',
  legs: 'Number of its legs; absent: two, four of build "long".',
  inTotals:
    'Conditions that totals of its sheet include already, by total: those are not added again. ' +
    'A total without a list: not known.',
  immediateUsed: 'Took an immediate action since its last turn.',
  hitDice: 'Hit Dice, or levels: a number of dice.',
  skills: 'By id of the skill: ranks, and the whole bonus with everything in it.',
  saves: 'Saving throw bonuses.',
  'ac.touch': 'Against a touch attack.',
  'ac.flatFooted': 'Without its Dexterity and dodge bonuses.',
};
