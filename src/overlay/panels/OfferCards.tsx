/**
 * Small cards on the map beside each creature that may make an attack of opportunity: attacker,
 * reason, the attack with its answers. An answer that a game master's client refused says why, with
 * what is still possible. The log lists the same opportunities. While a token is
 * dragged or an area is placed there are none; those of the attempt in progress are on its card.
 */
import { useEffect } from 'preact/hooks';
import type { Entry, Offer } from '../../encounter/entry.ts';
import type { EventOf } from '../../encounter/event.ts';
import { isMapInUse } from '../../state/aiming.ts';
import type { Referee } from '../../state/referee.ts';
import { isOwn, type Store } from '../../state/store.ts';
import { say, t } from '../../text/index.ts';
import { Button } from '../Button.tsx';
import { VerdictGlyph } from '../icons/Verdict.tsx';
import { useUi } from '../ui.ts';
import { CardLine } from './CardLine.tsx';
import { useCardPlace } from './cardPlace.ts';
import { offerLine } from './log/lines.ts';
import { isConcerned } from './log/OfferRow.tsx';
import { saySentence, undoneText } from './log/text.ts';
import { OfferAnswer } from './OfferAnswer.tsx';

/** Maximum number of cards; the log shows further opportunities. */
const MOST = 3;

/** An answer of this player that a game master's client refused. */
interface RefusedAnswer {
  readonly entry: Entry;
  readonly event: EventOf<'opportunity'>;
  /** The opportunity as it is now; absent: the log no longer has it. */
  readonly offer?: Offer;
}

const isFor = (answer: Entry, { event, nth }: Offer): boolean =>
  answer.meant?.event === event && answer.meant.nth === nth;

/**
 * The refused answers of the present round that this player has not closed, the last one to each
 * opportunity. An opportunity that the player has answered again since has none.
 */
function refusedAnswers(referee: Referee, store: Store): readonly RefusedAnswer[] {
  if (store.gm.value) return [];
  const entries = referee.entries.value;
  const { round } = referee.encounter.value;
  const own = entries.filter(
    ({ event, round: then }) =>
      event.kind === 'opportunity' &&
      event.shared !== true &&
      then === round &&
      isOwn(store, event.by),
  );
  return own.flatMap((entry, i): RefusedAnswer[] => {
    const { event, undone, dismissed, meant } = entry;
    const why = undone?.why;
    if (event.kind !== 'opportunity' || dismissed || why === undefined || why === 'withdrawn')
      return [];
    const isLast = !own
      .slice(i + 1)
      .some((each) => each.meant?.event === meant?.event && each.meant?.nth === meant?.nth);
    const offer = entries
      .find((each) => each.event.id === meant?.event)
      ?.offers.find((each) => isFor(entry, each));
    return isLast ? [{ entry, event, ...(offer && { offer }) }] : [];
  });
}

/** Why an answer was refused; a screen reader hears it once. */
function Reason({ entry }: { readonly entry: Entry }) {
  const { announce } = useUi();
  const why = entry.undone === undefined ? '' : undoneText(entry.undone);
  useEffect(() => announce(why), [entry.id]);
  return (
    <div class="reason" data-refused={entry.undone?.why}>
      <VerdictGlyph verdict="doubtful" />
      <p class="small">{why}</p>
    </div>
  );
}

/** A refused answer to an opportunity that is no longer open: why, and the answer that counts. */
function RefusedCard({ entry, event, offer }: RefusedAnswer) {
  const { referee } = useUi();
  const { ref, line: pointer } = useCardPlace(`refused ${entry.id}`, event.by);
  if (referee === undefined) return null;
  const params = { foe: { creature: event.by }, target: { creature: offer?.against ?? '' } };
  const head = offer === undefined ? say('log.took', params) : say('log.offer.taken.long', params);
  return (
    <>
      <CardLine path={pointer} />
      <div class="panel offer-card" data-by={event.by} role="group" aria-label={head} ref={ref}>
        <p class="strong">{head}</p>
        <Reason entry={entry} />
        {offer?.answer === 'taken' && <p class="small">{say('opportunity.taken', params)}</p>}
        {offer?.answer === 'passed' && <p class="small">{say('log.passed', params)}</p>}
        <div class="do">
          <Button data-close="" onClick={() => referee.dismiss(entry.id)}>
            {t('log.action.dismiss')}
          </Button>
        </div>
      </div>
    </>
  );
}

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
        {refused !== undefined && <Reason entry={refused} />}
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
  const mine = referee.offers.value.filter(
    (offer) => isConcerned(ui, offer) && offer.event !== played,
  );
  const firsts = new Map(mine.toReversed().map((offer) => [offer.provoked.by, offer]));
  const shown = mine.filter((offer) => firsts.get(offer.provoked.by) === offer).slice(0, MOST);
  const refused = refusedAnswers(referee, store);
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
