/** What people must still do by hand after an outcome was recorded. */
import type { CarriedOut } from '../../../state/proposal.ts';
import { t } from '../../../text/index.ts';

/**
 * A sentence that says that nothing was recorded, or what is left to do by hand; null if nothing is
 * left to do.
 */
export const leftToDo = ({ recorded, left, unmarked }: CarriedOut): string | null =>
  !recorded
    ? t('actions.unrecorded')
    : left.length > 0
      ? t('steps.moveYourself', { foes: { creatures: left } })
      : unmarked.length > 0
        ? t('steps.markYourself', { foes: { creatures: unmarked } })
        : null;
