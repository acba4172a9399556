/** What the log records of an action, in addition to its verdict. */
import type { Creature } from '../../../../board/creature.ts';
import type { ActConsequences } from '../../../actionRules.ts';
import { costOf } from '../../../economy.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Mode } from '../../../verdict.ts';
import { changedBy, turnedBy } from './applyAction.ts';
import { givenBack } from './left.ts';
import type { ActionEntry, ActionKind, ActRequest } from './turnRules.ts';

/** Is the action the movement itself, so that it costs what a movement in its mode costs? */
function isMovement(
  j: FullJudge,
  c: Creature,
  entry: ActionEntry,
): entry is ActionEntry & { readonly mode: Mode } {
  if (entry.mode === undefined) return false;
  const rule = j.rules.modeRule(j, c, entry.mode);
  return entry.kind === rule.kind && entry.twice === rule.twice;
}

export function consequences(
  j: FullJudge,
  c: Creature,
  request: ActRequest,
  kind: ActionKind,
): ActConsequences {
  const entry = j.rules.turns.table[request.action]!;
  const turned = turnedBy(j, c, entry, request);
  const gains = turned.gains.filter((condition) => !c.conditions.includes(condition));
  const loses = turned.loses.filter((condition) => c.conditions.includes(condition));
  const before = new Map(c.attacks?.map((a) => [a.id, a.ready]));
  const handled = changedBy(j, c, entry, request).attacks?.find(
    (a) => a.ready !== before.get(a.id),
  );
  const restores =
    entry.after?.restores === true ? givenBack(j.rules.turnRest(j, c).spent) : undefined;
  const after = {
    ...(gains.length > 0 && { gains }),
    ...(loses.length > 0 && { loses }),
    ...(handled && { hand: { weapon: handled.id, ready: handled.ready } }),
    ...(restores !== undefined && { restores }),
  };
  return {
    ...(isMovement(j, c, entry) && { mode: entry.mode }),
    uses: costOf(j.rules.economy, kind, entry.twice),
    ...(Object.keys(after).length > 0 && { after }),
  };
}
