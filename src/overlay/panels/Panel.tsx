/** The frame of each panel in the column, and the buttons that open panels. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { say, t } from '../../text/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { useUi, type Ui } from '../ui.ts';
import type { Panel, PanelContents } from './panel.ts';
import type { HeaderDrag } from './movable.ts';
import { Button, IconButton } from '../Button.tsx';

/** The open panels that are available now, in the order of their buttons. */
export const openPanels = (ui: Ui): readonly Panel[] =>
  ui.panels.all.filter(({ id, available }) => ui.panels.open.value.includes(id) && available(ui));

/** Id of the panel in front; null: no panel is open, or the dock's tab is in front. */
export function panelInFront(ui: Ui): string | null {
  const { panels, tight } = ui;
  if (tight.value && panels.dockInFront.value && !ui.folded.value) return null;
  const shown = openPanels(ui).map(({ id }) => id);
  return panels.open.value.findLast((id) => shown.includes(id)) ?? null;
}

/** The contents of a panel; undefined while they are not loaded. */
export function contentsOf({ panels }: Ui, { id }: Panel): PanelContents | undefined {
  const now = panels.contents.value;
  return now === null || now === 'failed' ? undefined : now[id];
}

/** In place of contents: empty while they are loading, then the reason why they are missing. */
function NotLoaded() {
  return (
    <div class="body">
      {useUi().panels.contents.value === 'failed' && (
        <p class="muted" role="alert">
          {t('panel.notLoaded')}
        </p>
      )}
    </div>
  );
}

/** The button that closes a panel. */
export function CloseButton({ panel: { id, title } }: { readonly panel: Panel }) {
  const { panels } = useUi();
  const label = say('panel.close', { item: say(title) });
  return <IconButton icon="close" label={label} onClick={() => panels.close(id)} />;
}

/** Stays mounted behind other panels, so that nothing entered in it is lost. */
export function PanelFrame({
  panel,
  shown,
  tabbed,
  header,
  drag,
}: {
  readonly panel: Panel;
  readonly shown: boolean;
  /** Whether it has a tab. */
  readonly tabbed: boolean;
  /**
   * The parts of the header that are shown: all; or only the part beside the title, if the row of
   * tabs has the title and the close button; or none, and then there is no header.
   */
  readonly header: 'all' | 'beside' | 'none';
  /** Makes its header move the dock and the column. */
  readonly drag: HeaderDrag;
}) {
  const ref = useRef<HTMLElement>(null);
  const { id, icon, title } = panel;
  const { Content, Beside } = contentsOf(useUi(), panel) ?? {};
  useLayoutEffect(() => {
    if (shown) ref.current?.focus({ preventScroll: true });
  }, [shown]);
  const item = say(title);
  return (
    <section
      class="pane"
      id={`q-panel-${id}`}
      data-panel={id}
      ref={ref}
      role={tabbed ? 'tabpanel' : 'region'}
      aria-label={item}
      tabIndex={-1}
      hidden={!shown}
    >
      {(header === 'all' || (header === 'beside' && Beside !== undefined)) && (
        <header class="head" data-slim={header === 'beside'} {...drag}>
          {header === 'all' && (
            <>
              <span class="logo">
                <Icon name={icon} />
              </span>
              <h2 class="strong title">{item}</h2>
            </>
          )}
          {Beside !== undefined && <Beside />}
          {header === 'all' && <CloseButton panel={panel} />}
        </header>
      )}
      {Content === undefined ? <NotLoaded /> : <Content />}
    </section>
  );
}

/** The number is drawn by the style sheet: the control's name says it in words. */
export function WaitsBadge({ n }: { readonly n: number }) {
  return n > 0 ? <span class="waits-badge" aria-hidden="true" data-n={n > 99 ? '99+' : n} /> : null;
}

/** @param named shows the panel's name below its icon */
export function PanelButton({ id, named }: { readonly id: string; readonly named?: true }) {
  const ui = useUi();
  const { panels } = ui;
  const panel = panels.all.find((each) => each.id === id);
  if (panel === undefined) return null;
  const { icon, title, tab = title } = panel;
  const n = panel.waits?.(ui) ?? 0;
  const name = n > 0 ? say('panel.waits', { item: say(title), n }) : say(title);
  return (
    <Button
      class={named ? 'iconbtn named' : 'iconbtn'}
      aria-label={name}
      title={name}
      aria-expanded={panelInFront(ui) === id}
      data-open={panels.open.value.includes(id)}
      onClick={(event) => panels.toggle(id, event.currentTarget)}
    >
      <Icon name={icon} />
      {named && (
        <span class="word" aria-hidden="true">
          {say(tab)}
        </span>
      )}
      <WaitsBadge n={n} />
    </Button>
  );
}

/** A named button for each panel of the open dock's footer, or of the folded dock. */
export function PanelButtons({ strip = false }: { readonly strip?: boolean }) {
  const ui = useUi();
  return (
    <>
      {ui.panels.all
        .filter(
          (panel) => (strip ? panel.strip === true : panel.apart !== true) && panel.available(ui),
        )
        .map(({ id }) => (
          <PanelButton key={id} id={id} named />
        ))}
    </>
  );
}
