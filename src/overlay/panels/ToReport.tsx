/**
 * Buttons that open the report, the check of the table and the sheet of shortcuts: in the dock's
 * settings, and where something fails.
 */
import { t } from '../../text/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { useUi } from '../ui.ts';
import { Button } from '../Button.tsx';

/** Title and icon of each button. */
const SHOWN = {
  report: { icon: 'report', title: 'panel.report' },
  check: { icon: 'check', title: 'notice.settle.check' },
  shortcuts: { icon: 'keyboard', title: 'panel.shortcuts' },
} as const;

function Opens({ panel }: { readonly panel: keyof typeof SHOWN }) {
  const { panels } = useUi();
  const { icon, title } = SHOWN[panel];
  return (
    <Button
      class="btn to-report"
      data-opens={panel}
      aria-expanded={panels.open.value.includes(panel)}
      onClick={(event) => panels.toggle(panel, event.currentTarget)}
    >
      <Icon name={icon} />
      {t(title)}
    </Button>
  );
}

export const ToReport = () => <Opens panel="report" />;
export const ToShortcuts = () => <Opens panel="shortcuts" />;

/** Button that opens the check of the table; absent if there is no host to compare with. */
export function ToCheck() {
  const { check, store } = useUi();
  return check === undefined || store.scene.value === null ? null : <Opens panel="check" />;
}
