/**
 * What conditions forbid in a turn and change on the map: the column `limits` of the family's table.
 */
import { conditionTable } from '../../core/conditionsInForce.ts';
import { columnOf, rowsNamed } from '../../conditionRow.ts';
import type { ConditionTable } from '../../effects.ts';
import { D20_KINDS, kindRows } from './kinds.ts';
import { FURTHER_CONDITIONS, SHARED_CONDITIONS, SPELL_CONDITIONS } from '../conditionRows.ts';

/** Types and subtypes that threaten no cell. */
const HARMLESS: ConditionTable = Object.fromEntries(
  Object.keys(kindRows(D20_KINDS, 'noThreat')).map((kind) => [kind, { noThreat: 'threatSwarm' }]),
);

/** Limits of the conditions that all rulesets of the family share. */
export const CONDITIONS: ConditionTable = conditionTable({
  ...HARMLESS,
  ...columnOf(SHARED_CONDITIONS, 'limits'),
});

/** Limits under lasting spells. */
export const SPELLS: ConditionTable = columnOf(SPELL_CONDITIONS, 'limits');

/** Limits of conditions that a ruleset takes by name. */
export const furtherLimits = (
  ...ids: readonly (keyof typeof FURTHER_CONDITIONS)[]
): ConditionTable => columnOf(rowsNamed(FURTHER_CONDITIONS, ids), 'limits');
