/**
 * Offers to declare an attack or a spell that somebody rolled in the host’s chat. An attack that fits
 * an open opportunity of its creature is offered as the answer to it.
 */
import { useState } from 'preact/hooks';
import type { Offer } from '../../../encounter/entry.ts';
import { offerAnsweredBy } from '../../../state/rolledAnswer.ts';
import { isOwn } from '../../../state/store.ts';
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
  /** The roll that the user declares as another action. */
  const [other, setOther] = useState('');
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
  /** Closes the offer and says what was recorded, or says that nothing was. */
  const settle = (recording: Promise<boolean>, recorded: string): void =>
    void recording.then(
      (done) => {
        if (done) referee.answered(id);
        say(done ? recorded : t('actions.unrecorded'));
      },
      () => say(t('actions.unrecorded')),
    );
  const yes = (): void => {
    const [target] = targets ?? [];
    const aimed = { ...(target !== undefined && { target }), ...(weapon && { with: weapon }) };
    settle(
      referee.declare({ of, action, ...aimed }),
      t('actions.declared', { who: { creature: of }, action: { term: actionTerm(action) } }),
    );
  };
  const arm = doer.attacks?.find((each) => each.id === weapon);
  const offer = offerAnsweredBy(referee.offers.value, rolled, arm);
  if (offer !== undefined && other !== id && isOwn(store, of))
    return (
      <RolledOpportunity
        offer={offer}
        take={(hit) => settle(referee.take(offer, undefined, hit), '')}
        other={() => setOther(id)}
      />
    );
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

/** Asks whether the rolled attack answers an opportunity, as a hit or a miss, or is another action. */
function RolledOpportunity({
  offer: { provoked, against },
  take,
  other,
}: {
  readonly offer: Offer;
  take(hit: boolean): void;
  other(): void;
}) {
  return (
    <div class="rolled small">
      <p>
        {t('rolled.opportunity', { who: { creature: provoked.by }, target: { creature: against } })}
      </p>
      <Button class="btn small" data-hit="" onClick={() => take(true)}>
        {t('offer.hit')}
      </Button>
      <Button class="btn small" data-miss="" onClick={() => take(false)}>
        {t('offer.miss')}
      </Button>
      <Button class="btn small" onClick={other}>
        {t('rolled.another')}
      </Button>
    </div>
  );
}
