/** Resolves an action and the attacks of opportunity against it, in order. */
import { creatureOf, withCreature } from '../../../../board/board.ts';
import { lastingConditions, type Creature } from '../../../../board/creature.ts';
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { changedBy } from './applyAction.ts';
import type { ActRequest, ActWhy, Interruption, ResolveVerdict } from './turnRules.ts';

type Line = ResolveVerdict['order'][number];

/**
 * Resolves the last provoked attack first. The action itself is last, and happens only if the actor
 * is still able to act (sigil.opportunity.last-in-first-out, sigil.opportunity.timing,
 * sigil.opportunity.may-cancel-action).
 */
export function resolve(
  j: FullJudge,
  c: Creature,
  request: ActRequest,
  interruptions: readonly Interruption[],
): ResolveVerdict {
  const { turns } = j.rules;
  const rules = cite(turns.cites, 'lastFirst', 'timing', 'cancelled');
  const declared = turns.act(j, c, request);
  const place = struckAt(c, request, declared, interruptions);
  // During the attacks of opportunity the mover is still in the cell that it leaves.
  let board = withCreature(j.board, { ...c, at: place });
  const order: Line[] = [];
  const spoilt = new Set<number | undefined>();
  const take = (n: number): void => {
    interruptions.forEach(({ against }, i) => {
      if (against === n) take(i);
    });
    const { by, action, target, damages, brings } = interruptions[n]!;
    const now = { ...j, board };
    const doer = creatureOf(board, by.id) ?? by;
    const aim = creatureOf(board, target.id);
    const verdict = turns.act(now, doer, {
      action,
      as: 'opportunity',
      ...(aim === undefined ? {} : { target: aim }),
    });
    const spoiled = spoilt.has(n) && turns.table[action]?.spoiltByDamage === true;
    const done = verdict.legal && !spoiled;
    order.push({
      of: by.id,
      action,
      legal: verdict.legal,
      why: verdict.why,
      done,
      rules: [...rules, ...verdict.rules],
    });
    board = withCreature(board, {
      ...doer,
      opportunitiesTaken: doer.opportunitiesTaken + (verdict.legal ? 1 : 0),
    });
    if (!done) return;
    if (damages) spoilt.add(interruptions[n]!.against);
    const struck = creatureOf(board, target.id);
    if (struck !== undefined && brings !== undefined)
      board = withCreature(board, {
        ...struck,
        conditions: [...new Set([...struck.conditions, ...brings])],
      });
  };
  interruptions.forEach(({ against }, i) => {
    if (against === undefined) take(i);
  });

  const doer = creatureOf(board, c.id) ?? c;
  // The action is judged again from its start, with the conditions that the actor has now.
  const again = turns.act(
    { ...j, board: withCreature(board, { ...doer, at: c.at }) },
    { ...doer, at: c.at },
    request,
  );
  const fails = spoilt.has(undefined) && turns.table[request.action]?.spoiltByDamage === true;
  const why: ActWhy[] = [...again.why, ...(fails ? ['spoilt' as const] : [])];
  const done = why.length === 0;
  const entry = turns.table[request.action];
  const end = done ? (request.path?.[request.path.length - 1] ?? c.at) : place;
  order.push({
    of: c.id,
    action: request.action,
    legal: declared.legal,
    why,
    done,
    rules: [...rules, ...again.rules],
  });
  return {
    order,
    done,
    why,
    at: end,
    conditions:
      entry === undefined || !done
        ? lastingConditions(doer)
        : lastingConditions(changedBy(j, doer, entry, request)),
    rules: [...new Set([...rules, ...again.rules])],
    unknown: declared.unknown,
  };
}

/**
 * The cell that the actor leaves at the first attack of opportunity, or its position if the action
 * is not a movement.
 */
function struckAt(
  c: Creature,
  request: ActRequest,
  declared: { readonly opportunities: readonly { readonly by: string; readonly step?: number }[] },
  interruptions: readonly Interruption[],
): Creature['at'] {
  const steps = declared.opportunities.flatMap((o) =>
    o.step !== undefined && interruptions.some((i) => i.against === undefined && i.by.id === o.by)
      ? [o.step]
      : [],
  );
  return steps.length === 0 ? c.at : (request.path?.[Math.min(...steps)] ?? c.at);
}
