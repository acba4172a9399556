/**
 * An opportunity that is answered with an attack ends what any attack ends. The full ruleset says
 * what that is, so it is asked only if a condition of the two creatures might end.
 */
import { creatureOf } from '../../board/board.ts';
import type { NewEvent } from '../../encounter/event.ts';
import type { Change } from '../../rules/change.ts';
import { judgeDeclaration } from './judgeDeclaration.ts';
import { rulesOf, type RefereeContext } from './refereeContext.ts';

const NONE: readonly Change[] = [];

/** Might an attack end a condition of either creature? */
function mayEnd(context: RefereeContext, ids: readonly string[]): boolean {
  const table = rulesOf(context)?.conditions ?? {};
  const { board } = context.last ?? {};
  return ids.some(
    (id) =>
      board !== undefined &&
      creatureOf(board, id)?.conditions.some((each) => {
        const row = Object.hasOwn(table, each) ? table[each] : undefined;
        return row?.endsByAttack === true || row?.endsByAttackOf !== undefined;
      }) === true,
  );
}

/** The conditions that end with the attack of an opportunity; none if nobody can say. */
export async function endedByOpportunity(
  context: RefereeContext,
  by: string,
  against: string,
): Promise<readonly Change[]> {
  const { board } = context.last ?? {};
  const attacker = board && creatureOf(board, by);
  if (attacker === undefined || !mayEnd(context, [by, against])) return NONE;
  const action = rulesOf(context)?.usual?.rolled(attacker, { kind: 'attack' }) ?? 'attack';
  const judged = await judgeDeclaration(context, {
    of: by,
    action,
    target: against,
    as: 'opportunity',
  });
  return (judged?.happenings ?? []).flatMap((event) =>
    event.kind !== 'act'
      ? []
      : [
          ...(event.loses ?? []).map((condition): Change => ({
            what: 'condition',
            of: by,
            condition,
            on: false,
          })),
          ...(event.changes ?? []),
        ],
  );
}

/**
 * The answer that another client shared, with what the attack ends as this client sees it; null: it
 * ends nothing, and may be recorded at once.
 */
export function withEnds(context: RefereeContext, event: NewEvent): Promise<NewEvent> | null {
  if (event.kind !== 'opportunity' || !event.taken) return null;
  const cause = context.log.journal.get(event.of);
  if (cause?.kind !== 'move' && cause?.kind !== 'act') return null;
  const against = cause.of;
  if (!mayEnd(context, [event.by, against])) return null;
  return endedByOpportunity(context, event.by, against).then((changes) =>
    changes.length === 0 ? event : { ...event, changes },
  );
}
