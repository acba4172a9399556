/**
 * The sheet of shortcuts: every key that does something at this table, conflicts, and keys inside panels.
 * Everything on it can also be done with the mouse.
 */
import { keyName } from '../pressedKeys.ts';
import { COMMAND_KEYS } from '../keymap.ts';
import { offeredLayers } from '../layers/switches.ts';
import { list, say, t, type MessageId } from '../../text/index.ts';
import { useUi, type Ui } from '../ui.ts';
import type { PanelContents } from './panel.ts';
import { Button } from '../Button.tsx';

interface Line {
  readonly id: string;
  readonly does: string;
}

const groupsOf = ({
  panels,
  store,
}: Ui): readonly { readonly title: MessageId; readonly lines: readonly Line[] }[] => [
  {
    title: 'dock.layers',
    lines: offeredLayers(store).map(({ id, switch: { name } }) => ({ id, does: name() })),
  },
  {
    title: 'panel.tabs',
    lines: panels.all.flatMap(({ id, key }) =>
      key === undefined ? [] : [{ id, does: say(key.name) }],
    ),
  },
  {
    title: 'shortcuts.commands',
    lines: Object.keys(COMMAND_KEYS).map((id) => ({ id, does: say(`help.${id}`) })),
  },
];

/** Keys inside our panels and on sheets over the map; they cannot be changed. */
const INSIDE: readonly (readonly [keys: string, does: MessageId])[] = [
  ['?', 'panel.shortcuts'],
  ['Esc', 'shortcuts.escape'],
  ['Tab', 'shortcuts.tab'],
  ['↑ ↓', 'shortcuts.rows'],
  ['/', 'shortcuts.search'],
  ['← ↑ → ↓', 'shortcuts.move'],
];

function Key({ id, others }: { readonly id: string; readonly others: readonly string[] }) {
  const { prefs } = useUi();
  const wanted = prefs.keys.value[id] ?? '';
  const ours = prefs.keysInForce.value[id] ?? '';
  if (wanted === '') return <span class="muted">{t('shortcuts.none')}</span>;
  return (
    <>
      {ours === '' ? (
        <span class="conflict">{t('help.taken', { key: keyName(wanted) })}</span>
      ) : (
        <kbd class="keycap">{keyName(ours)}</kbd>
      )}
      {others.length > 0 && (
        <span class="small conflict">{t('shortcuts.twice', { item: list(others) })}</span>
      )}
    </>
  );
}

function Shortcuts() {
  const ui = useUi();
  const { prefs, settings } = ui;
  const keys = prefs.keys.value;
  const groups = groupsOf(ui);
  const all = groups.flatMap(({ lines }) => lines);
  /** Names of other actions with the same key. */
  const others = (id: string): readonly string[] =>
    (keys[id] ?? '') === ''
      ? []
      : all.filter((line) => line.id !== id && keys[line.id] === keys[id]).map(({ does }) => does);
  return (
    <>
      <div class="body shortcuts" role="group" tabIndex={0} aria-label={t('panel.shortcuts')}>
        {groups.map(({ title, lines }) => (
          <section key={title} aria-label={t(title)}>
            <h3 class="caps muted">{t(title)}</h3>
            <dl>
              {lines.map(({ id, does }) => (
                <div key={id} data-action={id}>
                  <dt>{does}</dt>
                  <dd>
                    <Key id={id} others={others(id)} />
                  </dd>
                </div>
              ))}
            </dl>
            {title === 'dock.layers' && <p class="small muted">{t('help.hold')}</p>}
          </section>
        ))}
        <section aria-label={t('shortcuts.inside')}>
          <h3 class="caps muted">{t('shortcuts.inside')}</h3>
          <dl>
            {INSIDE.map(([key, does]) => (
              <div key={does}>
                <dt>{t(does)}</dt>
                <dd>
                  <kbd class="keycap">{key}</kbd>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      {settings !== undefined && (
        <footer class="foot">
          <Button class="btn small" onClick={settings}>
            {t('shortcuts.change')}
          </Button>
        </footer>
      )}
    </>
  );
}

const css = `
.q .shortcuts section + section { margin-top: 12px; }
.q .shortcuts dl { display: grid; gap: 2px; margin-top: 4px; }
.q .shortcuts dl > div {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 26px;
}
.q .shortcuts dd {
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: 2px 6px;
  margin: 0;
  text-align: end;
}
.q .shortcuts .conflict { color: var(--dou); }
`;

export const shortcuts: PanelContents = { Content: Shortcuts, css };
