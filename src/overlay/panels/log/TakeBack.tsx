/**
 * The button that takes a move back. Callers show it only if this user's client may take the move
 * back.
 */
import type { Entry } from '../../../encounter/entry.ts';
import { say, t } from '../../../text/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useUi } from '../../ui.ts';
import { Button } from '../../Button.tsx';

/**
 * @param main true if the button is the main one of its row
 * @param tell shows a message when the host refuses
 */
export function TakeBack({
  entry: { id },
  who,
  main = false,
  tell,
}: {
  readonly entry: Entry;
  /** The name of the creature that moved. */
  readonly who: string;
  readonly main?: boolean;
  tell(text: string): void;
}) {
  const { referee } = useUi();
  const action = t('log.action.takeBack');
  const answered = (done: boolean): void => {
    if (!done) tell(t('log.takeBackFailed'));
  };
  return (
    <Button
      data-main={main ? '' : undefined}
      aria-label={say('log.ask.long', { who, item: action })}
      onClick={() => void referee?.takeBack(id).then(answered, () => answered(false))}
    >
      <Icon name="take-back" />
      {action}
    </Button>
  );
}
