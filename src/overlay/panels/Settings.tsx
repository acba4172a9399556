/** The panel of settings: language, theme, size, the policy of rulings, and the list of keys. */
import { locale, LOCALE_NAMES, LOCALES, say, t } from '../../text/index.ts';
import { alike, commonOf, isPolicy, POLICIES } from '../../encounter/policy.ts';
import { KEY_ACTIONS } from '../keyActions.ts';
import { keyName } from '../pressedKeys.ts';
import { DOCK_SCALES, type Theme, DOCK_THEMES } from '../prefs.ts';
import { useUi } from '../ui.ts';
import { capital } from './capital.ts';
import { Menu, type MenuItem } from './Menu.tsx';
import type { PanelContents } from './panel.ts';
import css from './settings.css?inline';
import { ToCheck, ToReport, ToShortcuts } from './ToReport.tsx';
import { Button } from '../Button.tsx';

/** Menu item that opens the settings, where each kind of ruling has a policy of its own. */
const BY_KIND = 'by-kind';

function PolicyMenu() {
  const { referee, settings } = useUi();
  if (referee === undefined) return null;
  const current = commonOf(referee.policies.value) ?? 'mixed';
  const shown = t('policy.name', { policy: current });
  const stops = referee.stops.value;
  const items: MenuItem[] = POLICIES.map((policy) => ({
    id: policy,
    name: t('policy.name', { policy }),
    note:
      !stops && (policy === 'ask' || policy === 'enforce')
        ? t('policy.onlyMarks')
        : t('policy.does', { policy }),
  }));
  if (settings !== undefined) items.push({ id: BY_KIND, name: t('policy.byKind'), plain: true });
  return (
    <Menu
      label={`${t('policy.title')}: ${shown}`}
      shown={say('list.item', { cell: t('policy.title'), text: shown })}
      title={t('policy.title')}
      items={items}
      current={current}
      pick={(id) => {
        if (isPolicy(id)) referee.setPolicies(alike(id));
        else settings?.();
      }}
    />
  );
}

const isTheme = (id: string): id is Theme => (DOCK_THEMES as readonly string[]).includes(id);

function Choices() {
  const { prefs, settings, keep } = useUi();
  const theme = prefs.theme.value;
  return (
    <div class="choices">
      <Menu
        label={`${locale.value.toUpperCase()} · ${say('dock.language', { item: LOCALE_NAMES[locale.value] })}`}
        shown={locale.value.toUpperCase()}
        current={locale.value}
        items={LOCALES.map((id) => ({ id, name: LOCALE_NAMES[id] }))}
        pick={(id) => {
          const language = LOCALES.find((l) => l === id);
          if (language === undefined) return;
          locale.value = language;
          keep({ language });
        }}
      />
      <Menu
        label={say('dock.theme', { item: theme })}
        shown={capital(say('dock.theme.name', { item: theme }))}
        current={theme}
        items={DOCK_THEMES.map((id) => ({
          id,
          name: capital(say('dock.theme.name', { item: id })),
        }))}
        pick={(id) => {
          if (!isTheme(id)) return;
          prefs.theme.value = id;
          keep({ theme: id });
        }}
      />
      <Menu
        label={say('dock.scale', { n: prefs.scale.value })}
        shown={say('unit.percent', { percent: prefs.scale.value })}
        current={String(prefs.scale.value)}
        items={DOCK_SCALES.map((n) => ({
          id: String(n),
          name: say('unit.percent', { percent: n }),
        }))}
        pick={(id) => {
          const scale = DOCK_SCALES.find((n) => String(n) === id);
          if (scale === undefined) return;
          prefs.scale.value = scale;
          keep({ scale });
        }}
      />
      <Button
        aria-pressed={prefs.compact.value}
        onClick={() => {
          prefs.compact.value = !prefs.compact.value;
          keep({ compact: prefs.compact.value });
        }}
      >
        {t('dock.compact')}
      </Button>
      {settings !== undefined && <Button onClick={settings}>{say('dock.settings')}</Button>}
      <ToShortcuts />
      <ToCheck />
      <ToReport />
    </div>
  );
}

function Settings() {
  const { prefs } = useUi();
  const wanted = prefs.keys.value;
  const keys = prefs.keysInForce.value;
  return (
    <div class="body help">
      <Choices />
      <PolicyMenu />
      <dl>
        {KEY_ACTIONS.flatMap(({ id, name }) => {
          const [key = '', ours = ''] = [wanted[id], keys[id]];
          if (key === '') return [];
          return (
            <div key={id}>
              <dt>{name()}</dt>
              <dd>
                {ours === '' ? (
                  <span class="muted">{say('help.taken', { key: keyName(key) })}</span>
                ) : (
                  <kbd class="keycap">{keyName(ours)}</kbd>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <p class="small muted">{say('help.hold')}</p>
    </div>
  );
}

export const settings: PanelContents = { Content: Settings, css };
