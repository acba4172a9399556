/** The rules for tables where nothing else was chosen. */
import { useId } from 'preact/hooks';
import { rulesets } from '../rules/index.ts';
import { t } from '../text/pages.ts';
import { change, stored } from './page.tsx';

/** The chosen ruleset's id; the first of the registry when none was chosen or the chosen one is gone. */
export const rulesetChosen = (id: string | null): string => (rulesets.find((r) => r.id === id) ?? rulesets[0])?.id ?? '';

export function RulesetChoice({ note = false }: { readonly note?: boolean }) {
  const id = useId();
  return (
    <div class="choice">
      <label for={id}>
        <span class="strong">{t('options.rules')}</span>
        {note && <span class="small muted">{t('options.rules.note')}</span>}
      </label>
      <select id={id} class="field" value={rulesetChosen(stored.value.settings.ruleset)} onChange={(event) => change({ ruleset: event.currentTarget.value })}>
        {rulesets.map((r) => <option key={r.id} value={r.id}>{r.name}</option>)}
      </select>
    </div>
  );
}
