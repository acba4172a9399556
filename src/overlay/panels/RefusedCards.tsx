/**
 * Answers and actions of this player that a game master's client refused: the card at the creature
 * says why, until the player closes it or answers or acts again.
 */
import { useEffect } from 'preact/hooks';
import type { Entry, Offer } from '../../encounter/entry.ts';
import type { Referee } from '../../state/referee.ts';
import { isOwn, type Store } from '../../state/store.ts';
import { say, t } from '../../text/index.ts';
import { Button } from '../Button.tsx';
import { VerdictGlyph } from '../icons/Verdict.tsx';
import { useUi } from '../ui.ts';
import { CardLine } from './CardLine.tsx';
import { useCardPlace } from './cardPlace.ts';
import { lineOf } from './log/lines.ts';
import { saySentence, undoneText } from './log/text.ts';

/** An answer or action of this player that a game master's client refused. */
interface RefusedEntry {
  readonly entry: Entry;
  /** The creature that answered or acted. */
  readonly by: string;
  /** The answered opportunity as it is now; absent: an action, or the log no longer has it. */
  readonly offer?: Offer;
}

/** Does this entry answer the opportunity? */
export const isFor = (answer: Entry, { event, nth }: Offer): boolean =>
  answer.meant?.event === event && answer.meant.nth === nth;

/** The creature that answers or acts; undefined: the event is another one. */
const actorOf = ({ event }: Entry): string | undefined =>
  event.kind === 'opportunity' ? event.by : event.kind === 'act' ? event.of : undefined;

/** Does the later entry take the place of the earlier one: a new answer, or the same action again? */
const replaces = (later: Entry, { event, meant }: Entry): boolean =>
  event.kind === 'act'
    ? later.event.kind === 'act' &&
      later.event.of === event.of &&
      later.event.action === event.action
    : later.event.kind === 'opportunity' &&
      later.meant?.event === meant?.event &&
      later.meant?.nth === meant?.nth;

/** The refused answers and actions of this round and the last that this player has not closed. */
export function refusedEntries(referee: Referee, store: Store): readonly RefusedEntry[] {
  if (store.gm.value) return [];
  const entries = referee.entries.value;
  const { round } = referee.encounter.value;
  const own = entries.filter((entry) => {
    const by = actorOf(entry);
    const isRecent = entry.round === round || entry.round === round - 1;
    return by !== undefined && isRecent && entry.event.shared !== true && isOwn(store, by);
  });
  return own.flatMap((entry, i): RefusedEntry[] => {
    const { undone, dismissed, meant } = entry;
    const why = undone?.why;
    if (dismissed || why === undefined || why === 'withdrawn') return [];
    if (own.slice(i + 1).some((later) => replaces(later, entry))) return [];
    const offer = entries
      .find((each) => each.event.id === meant?.event)
      ?.offers.find((each) => isFor(entry, each));
    return [{ entry, by: actorOf(entry)!, ...(offer && { offer }) }];
  });
}

/** Why it was refused; a screen reader hears it once. */
export function RefusalReason({ entry }: { readonly entry: Entry }) {
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

/** What was refused: the action, or the creature and the target of an attack. */
function headOf({ entry, by, offer }: RefusedEntry): string {
  if (entry.event.kind !== 'opportunity' || entry.event.action !== undefined)
    return saySentence(lineOf(entry).head).replace(/\.$/, '');
  const params = { foe: { creature: by }, target: { creature: offer?.against ?? '' } };
  return offer === undefined ? say('log.took', params) : say('log.offer.taken.long', params);
}

/** A refused action, or a refused answer to an opportunity that is no longer open. */
export function RefusedCard(refused: RefusedEntry) {
  const { entry, by, offer } = refused;
  const { referee } = useUi();
  const { ref, line: pointer } = useCardPlace(`refused ${entry.id}`, by);
  if (referee === undefined) return null;
  const head = headOf(refused);
  const params = { foe: { creature: by }, target: { creature: offer?.against ?? '' } };
  return (
    <>
      <CardLine path={pointer} />
      <div class="panel offer-card" data-by={by} role="group" aria-label={head} ref={ref}>
        <p class="strong">{head}</p>
        <RefusalReason entry={entry} />
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
