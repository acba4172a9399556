/** The edge of an attack roll in words. */
import type { AttackAttempt } from '../../state/attackAttempt.ts';
import { t } from '../../text/index.ts';

/** "Advantage", "Disadvantage", or "Straight roll" if there are reasons for both. */
export function edgeWord({ roll, edge }: AttackAttempt): string | undefined {
  if (roll.kind === 'sum' || roll.advantage.length + roll.disadvantage.length === 0)
    return undefined;
  return t('hit.edge', { edge: edge > 0 ? 'advantage' : edge < 0 ? 'disadvantage' : 'straight' });
}
