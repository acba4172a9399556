/**
 * Facts about a creature by family of rulesets, one file each. A fact that a family adds is an edit
 * of its file: the scene's schema, its description and all types follow.
 */
import { D20_FACTS, d20ArmorClass, d20Sheet } from './d20.ts';
import { FIFTH_FACTS, fifthSheet } from './fifth.ts';

/** Fields of the facts of all families. */
export const sheetFields = { ...d20Sheet, ...fifthSheet };
export const armorClassFields = { ...d20ArmorClass };
/** A fact that rulesets of one family know. */
export type SheetFact = keyof typeof sheetFields;
/** Descriptions of these fields by path, family by family. */
export const SHEET_DESCRIPTIONS: readonly Readonly<Record<string, string>>[] = [
  D20_FACTS,
  FIFTH_FACTS,
];
