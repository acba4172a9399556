/**
 * Outcomes that players ask the game master to accept: a card on the map beside the creature, and
 * the same at the top of the log. They come from other clients, so the card lists every change that
 * accepting the outcome makes.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Proposal } from '../../state/proposal.ts';
import { t } from '../../text/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { useUi } from '../ui.ts';
import { CardLine } from './CardLine.tsx';
import { useCardPlace } from './cardPlace.ts';
import { outcomeLine } from './log/lines.ts';
import { saySentence } from './log/text.ts';
import { leftToDo } from './steps/leftToDo.ts';
import { Button } from '../Button.tsx';

/** Maximum number of cards; the log shows further proposals. */
const MOST = 2;

const headOf = ({ by }: Proposal): string =>
  t('proposal.head', { by: by.trim() === '' ? { message: 'log.somebody' } : by });

/** How long the buttons do nothing after a card appears or a list changes, in milliseconds. */
export const INERT_MS = 700;

/**
 * False for a moment after `shown` changes, so that a press that was meant for something else does
 * not answer a proposal that appears under the pointer.
 */
function useSettled(shown: string): boolean {
  const [settled, settle] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => settle(shown), INERT_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return settled === shown;
}

function Body({ proposal }: { readonly proposal: Proposal }) {
  const { referee, announce } = useUi();
  const markable = referee?.proposals.markable(proposal) === true;
  const ids = referee?.proposals.waiting.value.map(({ id }) => id) ?? [];
  const inert = !useSettled(JSON.stringify([proposal.id, markable, ids]));
  if (referee === undefined) return null;
  const { proposals } = referee;
  const line = outcomeLine(proposal.outcome);
  const accept = (mark: boolean): void => {
    void proposals
      .accept(proposal.id, mark)
      .then((done) => announce(leftToDo(done) ?? saySentence(line.sentence)))
      .catch(() => announce(t('actions.unrecorded')));
  };
  return (
    <>
      <p class="small muted">{headOf(proposal)}</p>
      <p class="strong">{saySentence(line.sentence)}</p>
      <ul class="small">
        {line.reasons?.map((reason, i) => (
          <li key={i}>{saySentence(reason)}</li>
        ))}
      </ul>
      <div class="do">
        <Button data-main="" disabled={inert} onClick={() => accept(false)}>
          <Icon name="allow" />
          {t('steps.accept')}
        </Button>
        {markable && (
          <Button data-mark="" disabled={inert} onClick={() => accept(true)}>
            {t('steps.mark')}
          </Button>
        )}
        <Button
          data-refuse=""
          disabled={inert}
          onClick={() => {
            proposals.refuse(proposal.id);
            announce(t('proposal.refused'));
          }}
        >
          {t('proposal.refuse')}
        </Button>
      </div>
    </>
  );
}

function Card({ proposal }: { readonly proposal: Proposal }) {
  const { ref, line } = useCardPlace(`proposal ${proposal.id}`, proposal.outcome.of);
  return (
    <>
      <CardLine path={line} />
      <div
        class="panel offer-card proposal"
        data-from={proposal.from}
        role="group"
        aria-label={headOf(proposal)}
        ref={ref}
      >
        <Body proposal={proposal} />
      </div>
    </>
  );
}

/** The cards on the map; each new proposal is announced. */
export function ProposalCards() {
  const { referee, store, announce } = useUi();
  const known = useRef(new Set<string>());
  const waiting = referee?.proposals.waiting.value ?? [];
  useEffect(() => {
    for (const each of waiting)
      if (!known.current.has(each.id)) {
        known.current.add(each.id);
        announce(`${headOf(each)} ${saySentence(outcomeLine(each.outcome).sentence)}`);
      }
  }, [waiting]);
  if (store.drag.value !== null || store.muted.value) return null;
  return (
    <>
      {waiting.slice(0, MOST).map((each) => (
        <Card key={each.id} proposal={each} />
      ))}
    </>
  );
}

/** The same at the top of the log, where all of them wait. */
export function ProposalList() {
  const waiting = useUi().referee?.proposals.waiting.value ?? [];
  return waiting.length === 0 ? null : (
    <section class="proposals" aria-label={t('proposal.waiting')}>
      {waiting.map((each) => (
        <div key={each.id} class="proposal" role="group" aria-label={headOf(each)}>
          <Body proposal={each} />
        </div>
      ))}
    </section>
  );
}
