/** Offers to declare an attack or a spell that somebody rolled in the host’s chat. */
import type { Referee } from '../../../state/referee.ts';
import { actionTerm, t } from '../../../text/index.ts';
import { useUi } from '../../ui.ts';
import { Button } from '../../Button.tsx';

export function RollOffer({
  referee,
  say,
}: {
  readonly referee: Referee;
  say(words: string): void;
}) {
  const { judgement, store } = useUi();
  const rolled = referee.rolled.value;
  if (rolled == null) return null;
  const { id, of, kind, targets } = rolled;
  // Do not mention a creature that this user does not see.
  const doer = judgement.visible.value.find((c) => c.id === of);
  if (doer === undefined) return null;
  const usual = store.judge.value?.rules.usual;
  const action = usual?.rolled(doer, rolled);
  if (action === undefined) return null;
  const weapon = usual?.weaponRolled?.(doer, rolled);
  const yes = (): void => {
    const [target] = targets ?? [];
    const aimed = { ...(target !== undefined && { target }), ...(weapon && { with: weapon }) };
    referee.declare({ of, action, ...aimed }).then(
      (done) => {
        if (done) referee.answered(id);
        say(
          done
            ? t('actions.declared', { who: { creature: of }, action: { term: actionTerm(action) } })
            : t('actions.unrecorded'),
        );
      },
      () => say(t('actions.unrecorded')),
    );
  };
  return (
    <div class="rolled small">
      <p>
        {kind === 'use'
          ? t('rolled.use', { who: { creature: of }, action: { term: actionTerm(action) } })
          : t(kind === 'spell' ? 'rolled.spell' : 'rolled.attack', { who: { creature: of } })}
      </p>
      <Button class="btn small" onClick={yes}>
        {t('actions.declare.short')}
      </Button>
      <Button class="btn small" onClick={() => referee.answered(id)}>
        {t('rolled.no')}
      </Button>
    </div>
  );
}
