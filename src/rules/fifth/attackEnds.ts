/** What an attack ends: conditions of the attacker and of its target, as the rows of conditions say. */
import type { Creature } from '../../board/creature.ts';
import type { ChangeOf } from '../change.ts';
import { rowsInForce } from '../core/conditionsInForce.ts';
import type { Judge } from '../ruleset.ts';

/** Friends of the attacker among these creatures; it is no friend of its own. */
export const friendsAmong = (j: Judge, from: Creature, ids: readonly string[]): readonly string[] =>
  j.board.creatures.flatMap((c) =>
    c.id !== from.id && ids.includes(c.id) && j.rules.relation(c, from).value === 'ally'
      ? [c.id]
      : [],
  );

const behind = (c: Creature, condition: string): readonly string[] | undefined =>
  c.conditions.includes(condition) ? c.conditionsBy?.[condition] : [];

/**
 * Does a condition that counts against one creature alone count against this one? It does if both
 * have it from the same source. undefined: nobody says against whom.
 */
export function countsAgainst(
  j: Judge,
  from: Creature,
  condition: string,
  to: Creature | undefined,
): boolean | undefined {
  const other = Object.hasOwn(j.rules.conditions, condition)
    ? j.rules.conditions[condition]?.against
    : undefined;
  if (other === undefined) return true;
  const sources = behind(from, condition);
  const shares = (c: Creature): boolean =>
    behind(c, other)?.some((id) => sources === undefined || sources.includes(id)) === true;
  if (to !== undefined && shares(to)) return sources === undefined ? undefined : true;
  return j.board.creatures.some(shares) ? false : undefined;
}

/** The conditions of the target that an attack on it ends. */
export function endedOnTarget(
  j: Judge,
  from: Creature,
  to: Creature,
): readonly ChangeOf<'condition'>[] {
  const over = (condition: string, by?: string): ChangeOf<'condition'> => ({
    what: 'condition',
    of: to.id,
    condition,
    on: false,
    ...(by !== undefined && { by }),
  });
  return rowsInForce(j, to).flatMap(({ condition, row: { endsByAttackOf: whose } }) => {
    if (whose === undefined || !to.conditions.includes(condition)) return [];
    if (whose === 'anybody') return [over(condition)];
    const sources = behind(to, condition) ?? [];
    const used =
      whose === 'source' ? sources.filter((id) => id === from.id) : friendsAmong(j, from, sources);
    return used.map((by) => over(condition, by));
  });
}

/** The attacker's own conditions that its attack ends. */
export const endedByOwnAttack = (
  j: Judge,
  from: Creature,
  to: Creature | undefined,
): readonly string[] =>
  rowsInForce(j, from).flatMap(({ condition, row }) =>
    row.endsByAttack === true &&
    from.conditions.includes(condition) &&
    countsAgainst(j, from, condition, to) !== false
      ? [condition]
      : [],
  );
