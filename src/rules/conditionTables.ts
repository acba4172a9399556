/** The tables of conditions of all families, for the texts and for the readers of hosts. */
import { columnOf, type ConditionRow } from './conditionRow.ts';
import { D20_CONDITIONS } from './d20/conditionRows.ts';
import { FIFTH_CONDITIONS } from './fifth/conditionRows.ts';
import { PHASED_CONDITIONS } from './phased/conditionRows.ts';

const TABLES = { ...FIFTH_CONDITIONS, ...PHASED_CONDITIONS, ...D20_CONDITIONS };

export const CONDITION_ROWS: Readonly<Record<string, ConditionRow>> = TABLES;
/** The fifth edition's conditions: some of their names mean other conditions in other games. */
export const FIFTH_ROWS: Readonly<Record<string, ConditionRow>> = FIFTH_CONDITIONS;

/** The words of each condition. Families that share a condition use the same words for it. */
export const CONDITION_WORDS = columnOf<ConditionRow, 'words'>(TABLES, 'words') as Readonly<
  Record<keyof typeof TABLES, ConditionRow['words']>
>;
