/** The panel "Report a problem": the report's contents, the user's comment, and the file. */
import { useState } from 'preact/hooks';
import { lapses } from '../../report/failures.ts';
import { removeNames } from '../../report/removeNames.ts';
import { LONGEST_SAID, reportText } from '../../report/report.ts';
import { say, t } from '../../text/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { useUi } from '../ui.ts';
import css from './report.css?inline';
import { giveFile } from './giveFile.ts';
import type { PanelContents } from './panel.ts';
import { reportOf } from './reporting.ts';
import { Button } from '../Button.tsx';

/**
 * Can the host's page see the keys typed here? On the page of another site, the page receives each
 * key before the elements of the extension do, even in a closed shadow root.
 */
const isHeard = (): boolean => /^https?:$/.test(location.protocol);

function Report() {
  const ui = useUi();
  const [said, setSaid] = useState('');
  const [unnamed, setUnnamed] = useState(false);
  const [saved, setSaved] = useState('');
  const save = (): void => {
    const report = reportOf(ui, said, new Date());
    // Leave out the page's title if names are left out: it may contain one.
    setSaved(
      giveFile(
        unnamed ? '' : document.title.trim().slice(0, 100),
        'report',
        'application/json',
        reportText(unnamed ? removeNames(report) : report),
      ),
    );
  };
  const holds = [
    t('report.holds.versions'),
    ui.store.scene.value !== null && t('report.holds.scene'),
    t('report.holds.reading'),
    ui.referee !== undefined && t('report.holds.log'),
    ui.store.checks.value !== null && t('report.holds.checks'),
    say('report.holds.errors', { n: lapses().length }),
  ];
  return (
    <>
      <div class="body report">
        <p>{t('report.intro')}</p>
        <p>{t('report.where')}</p>
        {isHeard() ? (
          <p>{t('report.saidElsewhere')}</p>
        ) : (
          <>
            <label for="report-said">{t('report.said')}</label>
            <textarea
              id="report-said"
              class="field"
              rows={4}
              maxLength={LONGEST_SAID}
              value={said}
              onInput={(event) => setSaid(event.currentTarget.value)}
            />
          </>
        )}
        <div class="small muted">
          <p>{t('report.holds')}</p>
          <ul>{holds.map((line) => typeof line === 'string' && <li key={line}>{line}</li>)}</ul>
        </div>
      </div>
      <footer class="foot report-foot">
        <p class="small muted" role="status">
          {saved !== '' && say('report.saved', { item: saved })}
        </p>
        <label class="check small">
          <input
            type="checkbox"
            checked={unnamed}
            onChange={(event) => setUnnamed(event.currentTarget.checked)}
          />
          {t('report.nameless')}
        </label>
        <Button data-main onClick={save}>
          <Icon name="export" />
          {t('report.save')}
        </Button>
      </footer>
    </>
  );
}

export const report: PanelContents = { Content: Report, css };
