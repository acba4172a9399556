/** The last judged move in the dock, with the button that takes it back. */
import { VerdictGlyph } from '../icons/Verdict.tsx';
import { Icon } from '../icons/Icon.tsx';
import { creatureLabel, say, t } from '../../text/index.ts';
import { useUi } from '../ui.ts';

/** Absent if this user's client cannot take the move back. */
export function LastMove() {
  const { referee, announce } = useUi();
  const last = referee?.entries.value.findLast(({ event }) => event.kind === 'move');
  if (
    referee === undefined ||
    last?.event.kind !== 'move' ||
    last.undone !== undefined ||
    !referee.canTakeBack(last)
  )
    return null;
  const who = creatureLabel(last.event.of);
  const failed = (): void => announce(t('log.takeBackFailed'));
  const action = t('log.action.takeBack');
  return (
    <div class="last-move">
      <VerdictGlyph verdict={last.verdict === 'allowed' ? 'legal' : last.verdict} />
      <p class="small">{say('log.head.moved', { who: { creature: last.event.of } })}</p>
      <button
        type="button"
        class="btn small"
        aria-label={say('log.ask.long', { who, item: action })}
        onClick={() =>
          void referee.takeBack(last.id).then((done) => {
            if (!done) failed();
          }, failed)
        }
      >
        <Icon name="take-back" />
        {action}
      </button>
    </div>
  );
}
