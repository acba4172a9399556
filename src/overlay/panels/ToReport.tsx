/** The way to a report: in the dock's settings, and wherever something does not work. */
import { t } from '../../text/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { useUi } from '../ui.ts';

export function ToReport() {
  const { panels } = useUi();
  return (
    <button type="button" class="btn to-report" aria-expanded={panels.open.value.includes('report')} onClick={(event) => panels.toggle('report', event.currentTarget)}>
      <Icon name="report" />{t('panel.report')}
    </button>
  );
}
