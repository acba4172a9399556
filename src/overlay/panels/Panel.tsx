/** The frame of all panels beside the dock, and the buttons that open them. */
import { useLayoutEffect } from 'preact/hooks';
import { say } from '../../text/index.ts';
import { Boundary } from '../Boundary.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useUi } from '../ui.ts';
import { useMovable } from './movable.ts';
import type { Panel } from './panel.ts';

/** Width in pixels of the widest panel, with the gap to the next. */
const COLUMN = 332 + 16;
/** First position of a panel: beside the dock, and beside other open panels. */
const start = (column: number) => ({
  x: 16 + 308 + COLUMN * column,
  y: 16,
  right: true,
  bottom: false,
});
/** z-index of the panel used last: in front of other panels, below the dock (18). */
const FRONT = 17;

function Frame({ panel }: { readonly panel: Panel }) {
  const { panels, dockBox } = useUi();
  const { id, icon, title, start: at, Content, Beside } = panel;
  const { ref, header, grip } = useMovable(
    `panel.${id}`,
    at ?? start(panels.column(id)),
    null,
    () => undefined,
    dockBox,
  );
  const layer = panels.open.value.at(-1) === id ? FRONT : FRONT - 1;
  const raise = (): void => panels.raise(id);
  useLayoutEffect(() => ref.current?.focus({ preventScroll: true }), []);
  const item = say(title);
  const gripLabel = say('panel.grip', { item });
  const closeLabel = say('panel.close', { item });
  return (
    <section
      class="panel pane"
      data-panel={id}
      data-enter="rise"
      ref={ref}
      role="region"
      aria-label={item}
      tabIndex={-1}
      style={{ zIndex: layer }}
      onPointerDown={raise}
      onFocusIn={raise}
    >
      <header class="head" {...header}>
        <button
          type="button"
          class="iconbtn grip"
          aria-label={gripLabel}
          title={gripLabel}
          {...grip}
        >
          <Icon name="grip" />
        </button>
        <span class="logo">
          <Icon name={icon} />
        </span>
        <h2 class="strong title">{item}</h2>
        {Beside !== undefined && <Beside />}
        <button
          type="button"
          class="iconbtn"
          aria-label={closeLabel}
          title={closeLabel}
          onClick={() => panels.close(id)}
        >
          <Icon name="close" />
        </button>
      </header>
      <Content />
    </section>
  );
}

/** The open panels, each in an error boundary. */
export function OpenPanels() {
  const ui = useUi();
  const open = ui.panels.open.value;
  const again = `${ui.store.map.value} ${ui.store.ruleset.value}`;
  return (
    <>
      {ui.panels.all.map(
        (panel) =>
          open.includes(panel.id) &&
          panel.available(ui) && (
            <Boundary key={panel.id} part={panel.title} fail={ui.fail} again={again}>
              <Frame panel={panel} />
            </Boundary>
          ),
      )}
    </>
  );
}

export function PanelButton({ id }: { readonly id: string }) {
  const ui = useUi();
  const { panels } = ui;
  const panel = panels.all.find((each) => each.id === id);
  if (panel === undefined) return null;
  const { icon, title } = panel;
  const n = panel.waits?.(ui) ?? 0;
  const name = n > 0 ? say('panel.waits', { item: say(title), n }) : say(title);
  return (
    <button
      type="button"
      class="iconbtn"
      aria-label={name}
      title={name}
      aria-expanded={panels.open.value.includes(id)}
      onClick={(event) => panels.toggle(id, event.currentTarget)}
    >
      <Icon name={icon} />
      {n > 0 && (
        <span class="waits-badge" aria-hidden="true">
          {n > 99 ? '99+' : n}
        </span>
      )}
    </button>
  );
}

/** A button for each panel, in the dock's footer. */
export function PanelButtons({ only }: { readonly only?: string }) {
  const ui = useUi();
  return (
    <>
      {ui.panels.all
        .filter(
          (panel) =>
            (only === undefined ? panel.apart === undefined : panel.id === only) &&
            panel.available(ui),
        )
        .map(({ id }) => (
          <PanelButton key={id} id={id} />
        ))}
    </>
  );
}
