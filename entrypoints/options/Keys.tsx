/**
 * Options for the keys: one row for each action. The user changes a key by pressing another one.
 * Conflicts are shown but allowed.
 */
import { useSignal } from '@preact/signals';
import { Button } from '../../src/overlay/Button.tsx';
import { DEFAULT_KEYS, KEY_ACTIONS } from '../../src/overlay/keyActions.ts';
import { keysOf } from '../../src/overlay/keymap.ts';
import { isPlace, keyName, pressedKey } from '../../src/overlay/pressedKeys.ts';
import { change, stored } from '../../src/pages/page.tsx';
import { list, t } from '../../src/text/pages.ts';
import { conflictOf } from './conflicts.ts';
import { Switch } from './rows.tsx';

export function Keys() {
  const { settings } = stored.value;
  const keys = keysOf(DEFAULT_KEYS, settings.keymap);
  const pressing = useSignal<string | null>(null);
  const refused = useSignal(false);
  const set = (action: string, key: string): void => {
    pressing.value = null;
    refused.value = false;
    change({ keymap: { ...settings.keymap, [action]: key } });
  };
  const heard = (action: string, event: KeyboardEvent): void => {
    if (pressing.value !== action || event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') {
      pressing.value = null;
      refused.value = false;
    } else if (event.key === 'Backspace') set(action, '');
    else if (event.ctrlKey || event.metaKey)
      refused.value = !['Control', 'Meta'].includes(event.key) || refused.value;
    else if (isPlace(event)) set(action, pressedKey(event));
  };
  return (
    <>
      <h2 id="keys-title" class="caps">
        {t('options.keys')}
      </h2>
      <Switch
        label={t('options.keys.use')}
        note={t('options.keys.note')}
        on={settings.keys}
        set={(on) => change({ keys: on })}
      />
      {settings.keys && (
        <>
          {KEY_ACTIONS.map(({ id: action, name: does }) => {
            const key = keys[action] ?? '';
            const name = key === '' ? t('card.none') : keyName(key);
            const { hosts, others } = conflictOf(action, keys);
            const here = pressing.value === action;
            return (
              <div key={action} class="row key" data-action={action}>
                <span class="what">
                  <span>{does()}</span>
                  {hosts.map((host) => (
                    <span key={host} class="small conflict">
                      {t('options.keys.host', { host })}
                    </span>
                  ))}
                  {others.length > 0 && (
                    <span class="small conflict">
                      {t('options.keys.twice', { item: list(others.map((other) => other.name())) })}
                    </span>
                  )}
                  {here && (
                    <span class="small muted" role="status">
                      {t(refused.value ? 'options.keys.refused' : 'options.keys.pressing')}
                    </span>
                  )}
                </span>
                <Button
                  aria-label={t('options.keys.change', { item: does(), key: name })}
                  aria-pressed={here}
                  onClick={() => {
                    pressing.value = here ? null : action;
                    refused.value = false;
                  }}
                  onKeyDown={(event) => heard(action, event)}
                  onBlur={() => {
                    if (here) pressing.value = null;
                  }}
                >
                  {here ? t('options.keys.press') : name}
                </Button>
              </div>
            );
          })}
          <p>
            <Button onClick={() => change({ keymap: {} })}>{t('options.keys.reset')}</Button>
          </p>
        </>
      )}
    </>
  );
}
