/**
 * Offers to declare an attack or a spell that somebody rolled in the host’s chat. An attack that fits
 * an open opportunity of its creature is offered as the answer to it.
 */
import { useState } from 'preact/hooks';
import type { Offer } from '../../../encounter/entry.ts';
import type { HostRoll } from '../../../state/host.ts';
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
  const arm = doer.attacks?.find((each) => each.id === weapon);
  const offer = offerAnsweredBy(referee.offers.value, rolled, arm);
  if (offer !== undefined && other !== id && isOwn(store, of))
    return (
      <RolledOpportunity referee={referee} roll={rolled} offer={offer} say={say} other={setOther} />
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

/** Records the rolled attack as the answer to an opportunity: it hits or misses. */
function RolledOpportunity({
  referee,
  roll: { id, of },
  offer,
  say,
  other,
}: {
  readonly referee: Referee;
  readonly roll: HostRoll;
  readonly offer: Offer;
  say(words: string): void;
  other(id: string): void;
}) {
  const take = (hit: boolean): void =>
    void referee.take(offer, undefined, hit).then(
      (done) => {
        if (done) referee.answered(id);
        else say(t('actions.unrecorded'));
      },
      () => say(t('actions.unrecorded')),
    );
  return (
    <div class="rolled small">
      <p>
        {t('rolled.opportunity', { who: { creature: of }, target: { creature: offer.against } })}
      </p>
      <Button class="btn small" data-hit="" onClick={() => take(true)}>
        {t('offer.hit')}
      </Button>
      <Button class="btn small" data-miss="" onClick={() => take(false)}>
        {t('offer.miss')}
      </Button>
      <Button class="btn small" onClick={() => other(id)}>
        {t('rolled.another')}
      </Button>
    </div>
  );
}
