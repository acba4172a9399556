/** The panel "Check this table": compares each fact with the host's own value of it. */
import { useState } from 'preact/hooks';
import type { Check as Result } from '../../scene/checks.ts';
import { say, t } from '../../text/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { useUi } from '../ui.ts';
import type { PanelContents } from './panel.ts';
import { ToReport } from './ToReport.tsx';
import { Button } from '../Button.tsx';

const verdict = ({ verdict, compared, differing }: Result): string => {
  switch (verdict) {
    case 'agrees':
      return say('check.agrees', { n: compared });
    case 'differs':
      return say('check.differs', { n: differing, most: compared });
    default:
      return t('check.unclear');
  }
};

function Check() {
  const { store, check } = useUi();
  const [running, setRunning] = useState(false);
  const [failed, setFailed] = useState(false);
  const checks = store.checks.value ?? [];
  const run = async (): Promise<void> => {
    setRunning(true);
    const ok = (await check?.()) ?? false;
    setRunning(false);
    setFailed(!ok);
  };
  const status = running ? t('check.running') : failed ? t('check.failed') : '';
  return (
    <>
      <div class="body report">
        <p>{t('check.intro')}</p>
        {checks.length > 0 && (
          <dl class="checks">
            {checks.map((each) => (
              <div key={each.probe} data-probe={each.probe} data-verdict={each.verdict}>
                <dt>{t(`check.${each.probe}`)}</dt>
                <dd>{verdict(each)}</dd>
              </div>
            ))}
          </dl>
        )}
        {checks.some((each) => each.verdict === 'differs') && (
          <>
            <p>{t('check.help')}</p>
            <ToReport />
          </>
        )}
        <p class="small muted" role="status">
          {status}
        </p>
      </div>
      <footer class="foot">
        <span class="space" />
        <Button
          data-main
          disabled={running}
          onClick={() => {
            void run();
          }}
        >
          <Icon name="check" />
          {t('check.run')}
        </Button>
      </footer>
    </>
  );
}

export const check: PanelContents = { Content: Check };
