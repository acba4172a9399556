/**
 * An unanswered opportunity, below the log entry that causes it: the user takes it, lets it pass,
 * or uses it for another action.
 */
import type { Entry, Offer } from '../../../encounter/entry.ts';
import { creatureLabel, isTermId, say, t, term } from '../../../text/index.ts';
import { VerdictGlyph } from '../../icons/Verdict.tsx';
import { useUi, type Ui } from '../../ui.ts';
import { capital } from '../capital.ts';
import { Menu } from '../Menu.tsx';
import { isOwn } from '../../../state/store.ts';
import { JumpButton } from './Jump.tsx';
import { offerLine } from './lines.ts';
import { saySentence } from './text.ts';
import { Button } from '../../Button.tsx';

/** Whether the user is the game master, or controls the creature that may attack. */
export const isConcerned = ({ store }: Ui, { provoked: { by } }: Offer): boolean =>
  isOwn(store, by);

export interface OfferRowProps {
  readonly entry: Entry;
  readonly offer: Offer;
  /** Position of the opportunity in the order of resolution, from 1; 0 if it is the only one. */
  readonly order: number;
  /** Called after an answer; `done` is false if it could not be recorded. */
  answered(done: boolean): void;
}

export function OfferRow({ entry, offer, order, answered }: OfferRowProps) {
  const ui = useUi();
  const { referee } = ui;
  const {
    provoked: { by },
    against,
  } = offer;
  const line = offerLine(offer, entry);
  const glyph = <VerdictGlyph verdict={line.verdict} {...(order > 0 ? { order, size: 20 } : {})} />;
  if (!isConcerned(ui, offer) || referee === undefined) {
    return (
      <div class="offer" data-plain>
        {glyph}
        <p class="said muted">
          {saySentence(line.head)}. {saySentence(line.sentence)}
        </p>
      </div>
    );
  }
  const instead = ui.store.judge.value?.rules.usual?.instead ?? [];
  const foe = { creature: by };
  const take = (action?: string): void =>
    void referee.take(offer, action).then(answered, () => answered(false));
  const target = { creature: against };
  return (
    <div class="offer" data-raised role="group" aria-label={saySentence(line.head)}>
      {glyph}
      <div class="said">
        <p class="strong">{saySentence(line.head)}</p>
        {line.reasons.map((why, i) => (
          <p key={i} class={i > 0 ? 'source' : undefined}>
            {saySentence(why)}
          </p>
        ))}
        {offer.within !== undefined && <p class="small muted">{t('opportunity.lastFirst')}</p>}
        <div class="do">
          <Button
            key="take"
            aria-label={`${t('log.offer.taken')}: ${say('log.offer.taken.long', { foe, target })}`}
            onClick={() => take()}
          >
            {t('log.offer.taken')}
          </Button>
          <Button
            key="pass"
            aria-label={`${t('log.offer.pass')}: ${say('log.offer.taken.long', { foe, target })}`}
            onClick={() => {
              referee.pass(offer);
              answered(true);
            }}
          >
            {t('log.offer.pass')}
          </Button>
          <Menu
            key="with"
            label={`${t('log.offer.with')} ${say('log.offer.with.long', { foe })}`}
            shown={t('log.offer.with')}
            current=""
            items={instead
              .filter(isTermId)
              .map((id) => ({ id, name: capital(term(id)), plain: true }))}
            pick={take}
          />
        </div>
      </div>
      <JumpButton cells={line.cells} of={against} what={creatureLabel(by)} />
    </div>
  );
}
