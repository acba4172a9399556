/**
 * Buttons that open the report, the table's check and the sheet of shortcuts: in the dock's settings, and where something
 * does not work.
 */
import { t } from '../../text/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { useUi } from '../ui.ts';

export function ToReport() {
  const { panels } = useUi();
  return (
    <button
      type="button"
      class="btn to-report"
      aria-expanded={panels.open.value.includes('report')}
      onClick={(event) => panels.toggle('report', event.currentTarget)}
    >
      <Icon name="report" />
      {t('panel.report')}
    </button>
  );
}

/** Absent where there is no host to compare with. */
export function ToCheck() {
  const { panels, check, store } = useUi();
  if (check === undefined || store.scene.value === null) return null;
  return (
    <button
      type="button"
      class="btn to-report"
      aria-expanded={panels.open.value.includes('check')}
      onClick={(event) => panels.toggle('check', event.currentTarget)}
    >
      <Icon name="check" />
      {t('panel.check')}
    </button>
  );
}

export function ToShortcuts() {
  const { panels } = useUi();
  return (
    <button
      type="button"
      class="btn to-report"
      aria-expanded={panels.open.value.includes('shortcuts')}
      onClick={(event) => panels.toggle('shortcuts', event.currentTarget)}
    >
      <Icon name="keyboard" />
      {t('panel.shortcuts')}
    </button>
  );
}
