/** Line of a panel for a question that is still unanswered, or gets no answer. */
import { t } from '../../text/index.ts';
import type { PanelAnswer } from './useAnswer.ts';
import { Button } from '../Button.tsx';

export function Waits({
  of: { busy, lost, beyond, again },
}: {
  readonly of: Pick<PanelAnswer<object>, 'busy' | 'lost' | 'beyond' | 'again'>;
}) {
  if (lost) {
    return (
      <p class="small waits" role="alert">
        <span>{t(beyond === true ? 'judged.beyond' : 'judged.lost')}</span>{' '}
        <Button class="btn small" onClick={again}>
          {t('judged.again')}
        </Button>
      </p>
    );
  }
  return busy ? (
    <p class="small muted waits" role="status">
      {t('judged.busy')}
    </p>
  ) : null;
}
