/**
 * The dock: the judged creature, the rest of its turn, the layers, missing facts. It is open, or
 * folded to a strip (Strip.tsx).
 */
import type { ComponentChildren } from 'preact';
import { chooseRuleset, rulesetChoices, rulesetReason } from '../../state/choices.ts';
import { locale, say, t } from '../../text/index.ts';
import { Boundary } from '../Boundary.tsx';
import { dockWidth, isLow } from '../columnPlace.ts';
import { Icon } from '../icons/Icon.tsx';
import { LastMove } from './LastMove.tsx';
import { MapList } from '../MapList.tsx';
import type { Anchored } from '../place.ts';
import { useUi } from '../ui.ts';
import { CreatureRow } from './CreatureRow.tsx';
import { DockFooter } from './DockFooter.tsx';
import { LayerRows } from './LayerRows.tsx';
import { Menu } from './Menu.tsx';
import type { useMovable } from './movable.ts';
import { Notices } from './Notices.tsx';
import { openPanels, PanelButtons, panelInFront } from './Panel.tsx';
import { NoticeSign, StripFacts } from './Strip.tsx';
import { TurnStrip } from './TurnStrip.tsx';
import { Button, IconButton } from '../Button.tsx';

export const DOCK_START: Anchored = { x: 16, y: 16, right: true, bottom: false };

const clock = (at: Date): string =>
  new Intl.DateTimeFormat(locale.value, { hour: '2-digit', minute: '2-digit' }).format(at);

/** The logo; if the host does not answer, an amber diamond and the time of the last reading. */
function Sign() {
  const { store, readAt } = useUi();
  if (!store.stale.value)
    return (
      <span class="logo">
        <Icon name="logo" />
      </span>
    );
  const time = readAt.value === null ? '–' : clock(readAt.value);
  const words = say('dock.stale', { time });
  return (
    <span class="stale small" role="img" aria-label={words} title={words}>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 .8 15.2 8 8 15.2.8 8z" fill="var(--v-doubt)" />
      </svg>
      {time}
    </span>
  );
}

/** The reason why the ruleset is in force, if the table's game is known. */
function RulesetWhy() {
  const { store } = useUi();
  const game = store.host.value?.game;
  if (game === undefined || game === 'other') return null;
  const reason = rulesetReason(store);
  const fits = store.rules.value?.games.includes(game) === true;
  if (reason === 'usual' || (reason === 'chosen' && fits)) return null;
  return (
    <p class="small muted ruleset-why">
      {say(`dock.ruleset.why.${reason}`, { game: say(`game.${game}`) })}
    </p>
  );
}

function RulesetMenu() {
  const { store } = useUi();
  const items = rulesetChoices();
  const none = store.foreign.value;
  const current = items.find((r) => r.id === store.ruleset.value);
  const name = none ? say('dock.ruleset.choose') : (current?.name ?? store.ruleset.value);
  return (
    <Menu
      label={`${say('dock.ruleset.change')}: ${name}`}
      shown={none ? name : (current?.shortName ?? name)}
      items={items}
      current={none ? '' : store.ruleset.value}
      pick={(id) => {
        chooseRuleset(store, id);
      }}
    />
  );
}

function Part({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  const { store, fail } = useUi();
  return (
    <Boundary part={name} fail={fail} again={`${store.map.value} ${store.ruleset.value}`}>
      {children}
    </Boundary>
  );
}

export function Dock({ mover: { ref, header, grip } }: { mover: ReturnType<typeof useMovable> }) {
  const ui = useUi();
  const { store, folded } = ui;
  const closed = folded.value;
  // The column stands below the dock: layers and notices are the column's first tab.
  const opened = openPanels(ui).length > 0;
  const brief = ui.tight.value && opened && panelInFront(ui) !== null;
  const scale = ui.prefs.scale.value / 100;
  const { frame, bars } = ui.surroundings.value;
  const low = isLow(frame, bars, ui.columnWidth.value * scale, scale);
  const width =
    ui.tight.value && opened
      ? ui.columnWidth.value * scale
      : dockWidth(scale, ui.prefs.compact.value);
  const judged = store.judge.value !== null;
  const key = ui.prefs.keysInForce.value['fold'] ?? '';
  const foldLabel = t(closed ? 'dock.expand' : 'dock.collapse');
  const gripButton = (
    <Button class="iconbtn grip" aria-label={say('dock.grip')} title={say('dock.grip')} {...grip}>
      <Icon name="grip" />
    </Button>
  );
  const foldButton = (
    <IconButton
      icon={closed ? 'unfold' : 'fold'}
      label={foldLabel}
      data-fold
      aria-expanded={!closed}
      aria-keyshortcuts={key === '' ? undefined : key}
      onClick={() => {
        folded.value = !closed;
      }}
    />
  );
  if (closed) {
    return (
      <section
        class="panel dock"
        data-folded="true"
        data-aside={ui.aside.value.dock}
        ref={ref}
        role="region"
        aria-label={t('dock.title')}
      >
        <div class="head" {...header}>
          {gripButton}
          <Sign />
          <Part name="dock.part.creature">
            <StripFacts judged={judged} />
          </Part>
        </div>
        {judged && (
          <Part name="dock.part.layers">
            <PanelButtons strip />
            <NoticeSign />
          </Part>
        )}
        {foldButton}
        <Part name="dock.part.list">
          <MapList whys={ui.whys.value} />
        </Part>
      </section>
    );
  }
  return (
    <section
      class="panel dock"
      ref={ref}
      style={{ width: `${width}px` }}
      data-aside={ui.aside.value.dock}
      data-brief={brief}
      data-enter="rise"
      role="region"
      aria-label={t('dock.title')}
    >
      <header class="head" {...header}>
        {gripButton}
        <Sign />
        <h2 class="strong" style={{ fontSize: '13px' }}>
          {t('dock.title')}
        </h2>
        <RulesetMenu />
        {foldButton}
      </header>
      <div class="body">
        {!brief && <RulesetWhy />}
        {judged ? (
          <>
            {!(brief && low) && (
              <>
                <Part name="dock.part.creature">
                  <CreatureRow />
                </Part>
                <Part name="panel.log">
                  <LastMove />
                </Part>
                <Part name="dock.part.turns">
                  <TurnStrip />
                </Part>
              </>
            )}
            {!brief && (
              <>
                <Part name="dock.part.layers">
                  <LayerRows />
                </Part>
                <Part name="dock.part.notices">
                  <Notices />
                </Part>
              </>
            )}
          </>
        ) : (
          <Part name="dock.part.notices">
            <Notices alone />
          </Part>
        )}
        <Part name="dock.part.list">
          <MapList whys={ui.whys.value} />
        </Part>
      </div>
      <DockFooter />
    </section>
  );
}
