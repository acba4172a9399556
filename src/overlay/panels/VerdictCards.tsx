/**
 * Small cards on the map beside each creature whose move broke a rule: what is wrong in a few words,
 * and the answers at one press each. The log has the whole entry. While a token is dragged or an
 * area is placed there are none.
 */
import type { MoveEntry } from '../../state/irregularMoves.ts';
import { isMapInUse } from '../../state/aiming.ts';
import { creatureLabel, list, say, t } from '../../text/index.ts';
import { Button, IconButton } from '../Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { VerdictGlyph } from '../icons/Verdict.tsx';
import { briefFault } from '../layers/findingSentences.ts';
import { useUi } from '../ui.ts';
import { CardLine } from './CardLine.tsx';
import { useCardPlace } from './cardPlace.ts';
import { TakeBack } from './log/TakeBack.tsx';

/** Maximum number of cards; the log shows further moves. */
const MOST = 3;
/** Maximum number of faults that a card names. */
const NAMED = 3;

function VerdictCard({ entry }: { readonly entry: MoveEntry }) {
  const { referee, store, announce } = useUi();
  const { id, event, verdict } = entry;
  const { ref, line } = useCardPlace(`verdict ${id}`, event.of);
  if (referee === undefined) return null;
  const who = creatureLabel(event.of);
  const faults = [...new Set(event.ruling.faults.map((fault) => briefFault(fault, event)))];
  const words = t('verdict.of', {
    who: { creature: event.of },
    reasons: list(faults.slice(0, NAMED)),
  });
  const named = (item: string): string => say('log.ask.long', { who, item });
  return (
    <>
      <CardLine path={line} />
      <div
        class="panel offer-card verdict-card"
        data-of={event.of}
        role="group"
        aria-label={words}
        ref={ref}
      >
        <div class="reason">
          <VerdictGlyph verdict={verdict} />
          <p class="strong">{words}</p>
        </div>
        <div class="do">
          {referee.canTakeBack(entry) && <TakeBack entry={entry} who={who} main tell={announce} />}
          {store.gm.value && (
            <Button
              data-allow=""
              aria-label={named(t('log.action.allow'))}
              onClick={() => referee.allow(id)}
            >
              <Icon name="allow" />
              {t('log.action.allow')}
            </Button>
          )}
          <IconButton
            icon="close"
            label={named(t('log.action.dismiss'))}
            onClick={() => referee.dismiss(id)}
          />
        </div>
      </div>
    </>
  );
}

export function VerdictCards() {
  const { store, judgement } = useUi();
  if (isMapInUse(store) || store.muted.value) return null;
  return (
    <>
      {judgement.irregular.value.slice(0, MOST).map((entry) => (
        <VerdictCard key={entry.id} entry={entry} />
      ))}
    </>
  );
}
