/**
 * Notices in the dock, one for each kind: three at first, the rest on request. Each can be
 * dismissed until the page is reloaded, and has a button that resolves it.
 */
import { useState } from 'preact/hooks';
import type { MapChoice } from '../../amendments/mapChoices.ts';
import { chooseRuleset } from '../../state/choices.ts';
import { creatureName, say, t } from '../../text/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { type Ui, useUi } from '../ui.ts';
import {
  groupNotices,
  type MapSwitch,
  type NoticeGroup,
  type NoticeLine,
  noticesOf,
  NOTICES_SHOWN,
  type Settled,
} from './notices.ts';
import { ToReport } from './ToReport.tsx';
import { Button } from '../Button.tsx';

/** The choice about a map after one of its switches. */
function switched({ glass, lit }: MapChoice, by: MapSwitch): MapChoice {
  const [panes, bright] = [
    by === 'glass' || (by !== 'open' && glass === true),
    by === 'lit' || (by !== 'unlit' && lit === true),
  ];
  return { ...(panes && { glass: true }), ...(bright && { lit: true }) };
}

/** Runs the control that settles a notice. Null: this page has no such control. */
function settling(ui: Ui, settled: Settled): ((from: HTMLElement) => void) | null {
  switch (settled.by) {
    case 'marks':
      return () => {
        ui.store.muted.value = false;
        ui.announce(t('dock.marksOn'));
      };
    case 'settings': {
      const { settings } = ui;
      return settings === undefined ? null : () => settings();
    }
    case 'ruleset':
      return () => chooseRuleset(ui.store, settled.ruleset.id);
    case 'glass':
    case 'open':
    case 'lit':
    case 'unlit':
      return () => {
        ui.store.mapChoice.value = switched(ui.store.mapChoice.peek(), settled.by);
      };
    default: {
      const panel = ui.panels.all.find(({ id }) => id === settled.by);
      if (panel?.available(ui) !== true) return null;
      return (from) => {
        if (settled.by === 'card')
          ui.picked.value = { id: settled.of, subject: ui.store.subject.value?.id ?? null };
        ui.panels.show(panel.id, from);
      };
    }
  }
}

function Settle({ settled }: { readonly settled: Settled }) {
  const ui = useUi();
  const run = settling(ui, settled);
  if (run === null) return null;
  const text =
    settled.by === 'ruleset'
      ? say('notice.settle.ruleset', { ruleset: settled.ruleset.name, cells: settled.ruleset.grid })
      : t(`notice.settle.${settled.by}`);
  return (
    <Button
      class="btn small"
      data-settles={settled.by}
      aria-label={settled.by === 'card' ? `${text}: ${creatureName(settled.of)}` : undefined}
      onClick={({ currentTarget }) => run(currentTarget)}
    >
      {text}
    </Button>
  );
}

function Dismiss({ text, lines }: { text: string; lines: readonly NoticeLine[] }) {
  const { dismissed } = useUi();
  const label = say('notice.dismiss', { text });
  return (
    <Button
      class="iconbtn"
      aria-label={label}
      title={t('notice.hide')}
      onClick={() => {
        dismissed.value = new Set([...dismissed.value, ...lines.map(({ key }) => key)]);
      }}
    >
      <Icon name="close" size={12} />
    </Button>
  );
}

function Group({
  group: { text, lines, mixed },
  icon,
  firm,
}: {
  readonly group: NoticeGroup;
  readonly icon: 'hidden' | 'info';
  /** The notice cannot be dismissed. */
  readonly firm: boolean;
}) {
  const [open, setOpen] = useState(false);
  const [first] = lines;
  const several = lines.length > 1;
  return (
    <li>
      <span>
        <Icon name={icon} />
      </span>
      <div>
        <p>{text}</p>
        {several && open && (
          <ul>
            {lines.map((line) => (
              <li key={line.key}>
                <p>{line.text}</p>
                {line.settled !== undefined && (mixed === true || line.settled.by === 'card') && (
                  <Settle settled={line.settled} />
                )}
              </li>
            ))}
          </ul>
        )}
        {several && (
          <Button class="btn small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? 'notice.fewer' : 'notice.each')}
          </Button>
        )}
        {first?.settled !== undefined &&
          !(several && (mixed === true || first.settled.by === 'card')) && (
            <Settle settled={first.settled} />
          )}
      </div>
      {!firm && <Dismiss text={text} lines={lines} />}
    </li>
  );
}

/** `alone`: the board is not judged, so the notices replace the layers. */
export function Notices({ alone = false }: { readonly alone?: boolean }) {
  const ui = useUi();
  const { dismissed } = ui;
  const lines = noticesOf(ui);
  const groups = groupNotices(lines, alone ? new Set() : dismissed.value);
  const gone = lines.length - groups.reduce((n, group) => n + group.lines.length, 0);
  const broken = ui.failures.value.length > 0 || ui.failedLayers.value.length > 0;
  const [all, setAll] = useState(false);
  if (lines.length === 0 && !alone) return null;
  const shown = all ? groups : groups.slice(0, NOTICES_SHOWN);
  const more = groups.length - shown.length;
  return (
    <ul
      class={alone ? 'notices alone' : 'notices'}
      aria-label={say('dock.warning', { n: lines.length })}
    >
      {lines.length === 0 && (
        <li>
          <span>
            <Icon name="hidden" />
          </span>
          <p>{say('error.notReady')}</p>
        </li>
      )}
      {shown.map((group, i) => (
        <Group
          key={group.kind}
          group={group}
          icon={alone && i === 0 ? 'hidden' : 'info'}
          firm={alone || group.lines.some(({ firm }) => firm === true)}
        />
      ))}
      {more > 0 && (
        <li>
          <Button class="btn small" onClick={() => setAll(true)}>
            {say('dock.more', { n: more })}
          </Button>
        </li>
      )}
      {gone > 0 && (
        <li>
          <Button
            class="btn small"
            onClick={() => {
              dismissed.value = new Set();
            }}
          >
            {say('notice.again', { n: gone })}
          </Button>
        </li>
      )}
      {(alone || broken) && (
        <li>
          <ToReport />
        </li>
      )}
    </ul>
  );
}
