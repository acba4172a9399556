/** A control to choose the ruleset of tables that have none of their own. */
import { useId } from 'preact/hooks';
import { rulesetChoices, rulesetChosen } from '../state/choices.ts';
import { t } from '../text/pages.ts';
import { change, stored } from './page.tsx';

export function RulesetPicker({ note = false }: { readonly note?: boolean }) {
  const id = useId();
  return (
    <div class="choice">
      <label for={id}>
        <span class="strong">{t(note ? 'welcome.rules' : 'options.rules')}</span>
        {note && <span class="small muted">{t('options.rules.note')}</span>}
      </label>
      <select
        id={id}
        class="field"
        value={rulesetChosen(stored.value.settings.ruleset)}
        onChange={(event) => change({ ruleset: event.currentTarget.value })}
      >
        {rulesetChoices().map((r) => (
          <option key={r.id} value={r.id}>
            {r.name}
          </option>
        ))}
      </select>
    </div>
  );
}
