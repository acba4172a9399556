/**
 * Lists the foes that feats let the attacker strike besides its target, and how often a full attack
 * provokes. The map marks these foes.
 */
import { useEffect } from 'preact/hooks';
import { openingsOf } from '../../../state/nextAttacks.ts';
import { list, t } from '../../../text/index.ts';
import { VerdictGlyph } from '../../icons/Verdict.tsx';
import { useUi } from '../../ui.ts';
import { useAnswer } from '../useAnswer.ts';
import { strikerLabel } from '../strikerLabel.ts';
import type { Duel } from './sentences.ts';

export function NextAttacks({ from, to, attack }: Duel) {
  const { store } = useUi();
  const { next } = openingsOf(store);
  // Without a feat the answer is empty.
  const feats = attack.kind === 'melee' && from.traits.length > 0;
  const { value } = useAnswer<'further-attacks'>(
    feats ? { ask: 'further-attacks', of: from.id, with: attack.id, after: to.id } : null,
  );
  useEffect(() => {
    next.value =
      value?.feats.map(({ feat, targets, rules }) => ({ of: from.id, feat, targets, rules })) ?? [];
  }, [value]);
  useEffect(
    () => () => {
      next.value = [];
    },
    [],
  );
  return (
    <>
      {value?.feats.map(({ feat, when, targets }) => (
        <p class="small next-attacks" key={feat}>
          {t(targets.length === 0 ? 'attack.next.nobody' : `attack.next.${when}`, {
            feat: { term: feat },
            target: { creature: to.id },
            foes: { creatures: targets },
          })}
        </p>
      ))}
    </>
  );
}

/** How often each foe may strike at a full attack, if more than once. */
export function FullAttackProvokes({ from, to, attack }: Duel) {
  const { value } = useAnswer<'attack'>(
    (from.bab ?? 0) > 5
      ? { ask: 'attack', from: from.id, to: to.id, with: attack.id, action: 'full-attack' }
      : null,
  );
  const often = value?.opportunities.filter(({ times = 1 }) => times > 1) ?? [];
  return often.length === 0 ? null : (
    <div class="reason">
      <VerdictGlyph verdict="provokes" />
      <p class="small">
        {t('attack.fullProvokes', {
          foes: list(often.map(({ by, times }) => strikerLabel(by, times))),
        })}
      </p>
    </div>
  );
}
