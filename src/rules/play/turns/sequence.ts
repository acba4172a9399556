/** Judges several actions in one turn, each on the board after the earlier ones. */
import type { Creature } from '../../../board/creature.ts';
import type { FullJudge } from '../../fullRuleset.ts';
import { applyAction } from './applyAction.ts';
import type { ActRequest, ActVerdict, TurnVerdict } from './questions.ts';
import { TurnSituation } from './situation.ts';

/**
 * An illegal action is skipped. The others are judged as if it had not been declared
 * (sigil.turn.actions-per-round).
 */
export function turn(j: FullJudge, c: Creature, requests: readonly ActRequest[]): TurnVerdict {
  let now = { j, c };
  const steps: ActVerdict[] = [];
  for (const request of requests) {
    // A weapon that was just drawn counts as in hand.
    const held =
      request.with === undefined
        ? undefined
        : now.c.attacks?.find((a) => a.id === request.with?.id);
    const current = held === undefined ? request : { ...request, with: held };
    const verdict = now.j.rules.turns.act(now.j, now.c, current);
    steps.push(verdict);
    if (verdict.legal) now = applyAction(now.j, now.c, current, verdict);
  }
  const { purse } = new TurnSituation(now.j, now.c);
  return {
    legal: steps.every((s) => s.legal),
    steps,
    left: purse.left,
    rules: [...new Set([...purse.rules, ...steps.flatMap((s) => s.rules)])],
    unknown: [...new Set(steps.flatMap((s) => s.unknown))],
  };
}
