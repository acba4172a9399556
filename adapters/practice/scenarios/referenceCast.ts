/**
 * The characters of the lessons on the 1e Reference Document, with the numbers that its sheets
 * have.
 */
import type { CreatureMark } from '../ascii.ts';
import { orc, withSheet } from './cast.ts';

export const REFERENCE: readonly string[] = ['pf1'];

/** A fighter with a maneuver bonus of +8: base attack +5, Strength 16. */
export const fighter = (c: CreatureMark): CreatureMark => withSheet(c, 16, 12, 5);
/** An orc with a maneuver defense of 18: base attack +4, Strength 14, Dexterity 14. */
export const toughOrc = (n?: number): CreatureMark => withSheet(orc(n), 14, 14, 4);
