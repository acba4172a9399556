/** The last judged move in the dock, with the button that takes it back. */
import { VerdictGlyph } from '../icons/Verdict.tsx';
import { creatureLabel, say } from '../../text/index.ts';
import { useUi } from '../ui.ts';
import { TakeBack } from './log/TakeBack.tsx';

/**
 * Renders nothing if no move was made, if this user's client cannot take the move back, or if a card
 * on the map has that button.
 */
export function LastMove() {
  const { referee, judgement, announce } = useUi();
  const last = referee?.entries.value.findLast(({ event }) => event.kind === 'move');
  if (
    last?.event.kind !== 'move' ||
    last.undone !== undefined ||
    referee?.canTakeBack(last) !== true ||
    judgement.irregular.value.some(({ id }) => id === last.id)
  )
    return null;
  const { of } = last.event;
  return (
    <div class="last-move">
      <VerdictGlyph verdict={last.verdict} />
      <p class="small">{say('log.head.moved', { who: { creature: of } })}</p>
      <TakeBack entry={last} who={creatureLabel(of)} tell={announce} />
    </div>
  );
}
