/**
 * What conditions change in rolls, and how they begin and end: the column `modifiers` of the
 * family's table. A condition without modifiers has an empty row.
 */
import { rowsNamed } from '../../../conditionRow.ts';
import {
  FURTHER_CONDITIONS,
  SHARED_CONDITIONS,
  SPELL_CONDITIONS,
  type D20Condition,
} from '../../conditionRows.ts';
import type { StateTable } from './stateRules.ts';

const modifiersOf = (rows: Readonly<Record<string, D20Condition>>): StateTable =>
  Object.fromEntries(Object.entries(rows).map(([id, { modifiers }]) => [id, modifiers ?? {}]));

/** Modifiers of the conditions that all rulesets of the family share. */
export const TABLE: StateTable = modifiersOf(SHARED_CONDITIONS);

/** Modifiers under lasting spells. */
export const SPELL_STATES: StateTable = modifiersOf(SPELL_CONDITIONS);

/** Modifiers of conditions that a ruleset takes by name. */
export const furtherModifiers = (
  ...ids: readonly (keyof typeof FURTHER_CONDITIONS)[]
): StateTable => modifiersOf(rowsNamed(FURTHER_CONDITIONS, ids));
