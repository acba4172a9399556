/** Saves the house rules to one small file, and reads such a file. */
import { useState } from 'preact/hooks';
import {
  houseRulesFile,
  houseRulesRead,
  LONGEST_HOUSE_RULES,
} from '../../src/amendments/houseRulesFile.ts';
import { Button } from '../../src/overlay/Button.tsx';
import { giveFile } from '../../src/overlay/panels/giveFile.ts';
import { change, stored } from '../../src/pages/page.tsx';
import { rulesets } from '../../src/rules/index.ts';
import { say, t } from '../../src/text/pages.ts';

export function HouseRulesFile() {
  const [status, setStatus] = useState('');
  const put = (): void => {
    const text = houseRulesFile(stored.value.settings.readings, rulesets, new Date());
    setStatus(
      t('houseRules.file.saved', { item: giveFile('', 'house-rules', 'application/json', text) }),
    );
  };
  const take = async (input: HTMLInputElement): Promise<void> => {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    const text = file.size > 4 * LONGEST_HOUSE_RULES ? null : await file.text();
    input.value = '';
    const read =
      text === null
        ? ({ ok: false, code: 'kept.file.size', item: '' } as const)
        : houseRulesRead(text, stored.value.settings.readings, rulesets);
    if (read.ok) change({ readings: read.chosen });
    setStatus(read.ok ? t('houseRules.file.read') : say(read.code, { item: read.item }));
  };
  return (
    <div class="row house-rules-file">
      <span class="what">
        <span class="strong">{t('houseRules.file')}</span>
        <span class="small muted">{t('houseRules.file.note')}</span>
        <span class="small" role="status">
          {status}
        </span>
      </span>
      <span class="doing">
        <Button onClick={put}>{t('houseRules.file.save')}</Button>
        <label class="btn file">
          <input
            type="file"
            class="unseen"
            accept="application/json,.json"
            onChange={({ currentTarget }) => {
              take(currentTarget).catch(() => setStatus(t('houseRules.file.other')));
            }}
          />
          {t('houseRules.file.load')}
        </label>
      </span>
    </div>
  );
}
