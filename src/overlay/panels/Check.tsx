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
  const differing = checks.filter((each) => each.verdict === 'differs').length;
  const agreeing = checks.filter((each) => each.verdict === 'agrees').length;
  const over = !running && (failed || checks.length > 0);
  const status = running
    ? t('check.running')
    : failed
      ? t('check.failed')
      : checks.length === 0
        ? ''
        : differing > 0
          ? t('check.overall.differs', { n: differing })
          : t('check.overall.agrees', { n: agreeing, most: checks.length });
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
      </div>
      <footer class="foot report-foot">
        <p class="small" role="status">
          {status}
        </p>
        {over && <ToReport />}
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
