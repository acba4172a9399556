/**
 * The attempt in progress as a card on the map beside its two creatures: its opportunities, then its
 * steps, then the outcome. After the outcome the card says what is left to do by hand, if anything
 * is.
 */
import { useEffect, useState } from 'preact/hooks';
import { creatureOf } from '../../../board/board.ts';
import type { Attempt } from '../../../state/attempt.ts';
import type { Referee } from '../../../state/referee.ts';
import { t } from '../../../text/index.ts';
import { IconButton } from '../../Button.tsx';
import { useUi } from '../../ui.ts';
import { CardLine } from '../CardLine.tsx';
import { useCardPlace } from '../cardPlace.ts';
import { Steps, type StepsProps } from './Steps.tsx';

/** Height in pixels of a card with several dice and an outcome. */
const TALL = 590;

/** Is the declaration of the attempt taken back? Then the attempt is over. */
const isUndone = ({ entries }: Referee, { declared }: Attempt): boolean =>
  declared !== undefined &&
  entries.value.some(({ event, undone }) => event.id === declared && undone !== undefined);

function Playing(props: StepsProps) {
  const { referee, attempt } = props;
  const { attempts } = referee;
  const { ref, line } = useCardPlace('attempt', attempt.of, attempt.target, TALL);
  const undone = isUndone(referee, attempt);
  useEffect(() => {
    if (undone) attempts.end();
  }, [undone]);
  return (
    <>
      <CardLine path={line} />
      <div class="panel attempt-card" data-of={attempt.of} ref={ref}>
        <Steps {...props} />
      </div>
    </>
  );
}

function Left({ of, words, close }: { of: string; words: string; close(): void }) {
  const { ref, line } = useCardPlace('attempt', of);
  return (
    <>
      <CardLine path={line} />
      <div class="panel attempt-card said" role="status" ref={ref}>
        <p class="small">{words}</p>
        <IconButton icon="close" label={t('help.close')} onClick={close} />
      </div>
    </>
  );
}

export function AttemptCard() {
  const { referee, store, announce } = useUi();
  const [left, setLeft] = useState<{ readonly of: string; readonly words: string } | null>(null);
  const attempt = referee?.attempts.attempt.value ?? null;
  // Once the game master has answered, nothing waits any more.
  const answer = referee?.proposals.asked.value?.answer;
  useEffect(() => {
    if (answer === 'accepted') setLeft(null);
  }, [answer]);
  const judge = store.judge.value;
  if (referee === undefined || judge === null || store.muted.value) return null;
  if (attempt === null)
    return left === null || creatureOf(judge.board, left.of) === undefined ? null : (
      <Left of={left.of} words={left.words} close={() => setLeft(null)} />
    );
  return (
    <Playing
      key={`${attempt.of} ${attempt.topic}`}
      referee={referee}
      attempt={attempt}
      tell={(words, stays) => {
        announce(words);
        setLeft(stays ? { of: attempt.of, words } : null);
      }}
    />
  );
}
