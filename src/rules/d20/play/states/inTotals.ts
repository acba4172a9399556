/**
 * Divides a condition's modifiers into those that count now and those that a total on the sheet
 * already includes (`inTotals` of the scene). The latter are still shown, but not counted again.
 */
import type { Creature } from '../../../../board/creature.ts';
import type { SheetTotal } from '../../../../board/vocabulary.ts';
import { modifierOf } from '../../../core/abilities.ts';
import type { ActiveState } from './active.ts';

/**
 * A modifier, divided into the part that is counted now and the part that the total on the sheet
 * includes.
 */
export interface Counted {
  /** The part that is added to the total on the sheet. */
  readonly value: number;
  /**
   * The part that the total on the sheet already includes; 0: nothing. Absent: not known, or a
   * sheet cannot include this modifier.
   */
  readonly already?: number;
}

/** Does this total on the creature's sheet include the condition? Undefined: not known. */
export const inTotal = (c: Creature, total: SheetTotal, condition: string): boolean | undefined =>
  c.inTotals?.[total]?.includes(condition);

/**
 * Divides a condition's modifier to a total on the sheet into the part that the total already
 * includes and the rest.
 */
export function besideTotal(
  c: Creature,
  total: SheetTotal,
  condition: string,
  value: number,
): Counted {
  const included = inTotal(c, total, condition);
  return included === undefined
    ? { value }
    : included
      ? { value: 0, already: value }
      : { value, already: 0 };
}

const ABILITY = { str: 'strength', dex: 'dexterity' } as const;

/** The conditions whose change is not yet included in the ability score on the sheet. */
export const besideScore = (
  c: Creature,
  ability: keyof typeof ABILITY,
  states: readonly ActiveState[],
): readonly ActiveState[] =>
  states.filter(({ condition }) => inTotal(c, ability, condition) !== true);

/**
 * How much of the ability modifier on the sheet is already lost to conditions, and the first of
 * these conditions. Undefined: nothing is lost, or the original score is unknown because a
 * condition sets or limits it.
 */
export function lostInScore(
  c: Creature,
  ability: keyof typeof ABILITY,
  states: readonly ActiveState[],
): { readonly already: number; readonly state: ActiveState } | undefined {
  const included = states.filter(
    ({ condition, effect }) =>
      effect[ABILITY[ability]] !== undefined && inTotal(c, ability, condition) === true,
  );
  const [state] = included;
  const points = included.map(({ effect }) => effect[ABILITY[ability]]);
  if (state === undefined || points.some((change) => typeof change !== 'number')) return undefined;
  const change = points.reduce<number>((sum, n) => sum + (typeof n === 'number' ? n : 0), 0);
  const score = c.abilities?.[ability];
  const already =
    score === undefined || score === null
      ? Math.ceil(change / 2)
      : modifierOf(score) - modifierOf(score - change);
  return already === 0 ? undefined : { already, state };
}
