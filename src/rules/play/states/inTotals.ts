/**
 * Modifiers of conditions that a total of the sheet includes already (`inTotals` of the scene). They
 * stay visible, and are not counted again.
 */
import type { Creature } from '../../../board/creature.ts';
import type { SheetTotal } from '../../../board/vocabulary.ts';
import { modifierOf } from '../../base/abilities.ts';
import type { ActiveState } from './active.ts';

/** A modifier, as far as it is counted now and as far as the sheet's total includes it. */
export interface Counted {
  /** The modifiers that are added to the sheet's total. */
  readonly value: number;
  /**
   * The part that the sheet's total includes already; 0: nothing. Absent: unknown, or the modifier
   * is not one that a sheet may include.
   */
  readonly already?: number;
}

/** Does that total of the creature's sheet include the condition? Undefined: unknown. */
export const inTotal = (c: Creature, total: SheetTotal, condition: string): boolean | undefined =>
  c.inTotals?.[total]?.includes(condition);

/** The modifier of a condition to a total of the sheet, without what the total includes already. */
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

/** The conditions that change an ability and are not in the sheet's score yet. */
export const besideScore = (
  c: Creature,
  ability: keyof typeof ABILITY,
  states: readonly ActiveState[],
): readonly ActiveState[] =>
  states.filter(({ condition }) => inTotal(c, ability, condition) !== true);

/**
 * What the sheet's ability modifier has lost already to the conditions that its score includes, and
 * the first of them. Undefined: to none, or the score before is unknown because it counts as 0.
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
  if (state === undefined || points.includes('zero')) return undefined;
  const change = points.reduce<number>((sum, n) => sum + (typeof n === 'number' ? n : 0), 0);
  const score = c.abilities?.[ability];
  const already =
    score === undefined || score === null
      ? Math.ceil(change / 2)
      : modifierOf(score) - modifierOf(score - change);
  return already === 0 ? undefined : { already, state };
}
