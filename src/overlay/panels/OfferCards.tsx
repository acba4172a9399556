/**
 * Small cards on the map beside each creature that may make an attack of opportunity: attacker,
 * reason, the attack with its answers. An answer or action that a game master's client refused says
 * why, with what is still possible (RefusedCards.tsx). The log lists the same opportunities. While a token is
 * dragged or an area is placed there are none; those of the attempt in progress are on its card.
 */
import { offersNow, type Entry, type Offer } from '../../encounter/entry.ts';
import { isMapInUse } from '../../state/aiming.ts';
import { t } from '../../text/index.ts';
import { VerdictGlyph } from '../icons/Verdict.tsx';
import { useUi } from '../ui.ts';
import { CardLine } from './CardLine.tsx';
import { useCardPlace } from './cardPlace.ts';
import { offerLine } from './log/lines.ts';
import { isConcerned } from './log/OfferRow.tsx';
import { saySentence } from './log/text.ts';
import { OfferAnswer } from './OfferAnswer.tsx';
import { isFor, RefusalReason, RefusedCard, refusedEntries } from './RefusedCards.tsx';

/** Maximum number of cards; the log shows further opportunities. */
const MOST = 3;

function OfferCard({
  offer,
  refused,
}: {
  readonly offer: Offer;
  readonly refused: Entry | undefined;
}) {
  const ui = useUi();
  const { referee } = ui;
  const { by } = offer.provoked;
  const { ref, line: pointer } = useCardPlace(`offer ${by}`, by);
  if (referee === undefined) return null;
  const entry = referee.entries.value.find(({ event }) => event.id === offer.event);
  const line = offerLine(offer, entry);
  const head = saySentence(line.head);
  const answered = (done: boolean): void => {
    if (!done) ui.announce(t('log.takeFailed'));
  };
  return (
    <>
      <CardLine path={pointer} />
      <div class="panel offer-card" data-by={by} role="group" aria-label={head} ref={ref}>
        <div class="reason">
          <VerdictGlyph verdict={line.verdict} />
          <div>
            <p class="strong">{head}</p>
            <p class="small">{saySentence(line.sentence)}</p>
          </div>
        </div>
        {refused !== undefined && <RefusalReason entry={refused} />}
        <OfferAnswer offer={offer} settled={answered} />
      </div>
    </>
  );
}

export function OfferCards() {
  const ui = useUi();
  const { referee, store } = ui;
  if (referee === undefined || isMapInUse(store) || store.muted.value) return null;
  const played = referee.attempts.attempt.value?.declared;
  const mine = offersNow(referee.offers.value).filter(
    (offer) => isConcerned(ui, offer) && offer.event !== played,
  );
  const firsts = new Map(mine.toReversed().map((offer) => [offer.provoked.by, offer]));
  const shown = mine.filter((offer) => firsts.get(offer.provoked.by) === offer).slice(0, MOST);
  const refused = refusedEntries(referee, store);
  const over = refused.filter(({ offer }) => offer?.answer !== 'open');
  return (
    <>
      {shown.map((offer) => (
        <OfferCard
          key={`${offer.event} ${offer.nth} ${offer.provoked.by}`}
          offer={offer}
          refused={refused.find(({ entry }) => isFor(entry, offer))?.entry}
        />
      ))}
      {over.slice(-MOST).map((each) => (
        <RefusedCard key={each.entry.id} {...each} />
      ))}
    </>
  );
}
