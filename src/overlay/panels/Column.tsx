/**
 * The column of open panels beside the dock: a tab for each, one of them in front. Its outer edge
 * is dragged, or moved by the arrow keys, to another width.
 */
import { useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { say, t } from '../../text/index.ts';
import { Boundary } from '../Boundary.tsx';
import {
  heightFor,
  LEAST,
  NARROWEST,
  roomFor,
  TABS,
  USUAL_WIDTH,
  WIDEST,
  type Room,
} from '../columnPlace.ts';
import type { Surroundings } from '../surroundings.ts';
import { Icon } from '../icons/Icon.tsx';
import {
  clamp,
  coveredBy,
  NOTHING_SPARED,
  PLACE_STEP,
  type ScreenBox,
  type SparedBoxes,
} from '../place.ts';
import { useUi, type Ui } from '../ui.ts';
import type { HeaderDrag } from './movable.ts';
import type { Panel } from './panel.ts';
import {
  CloseButton,
  contentsOf,
  openPanels,
  PanelFrame,
  panelInFront,
  WaitsBadge,
} from './Panel.tsx';
import { Button } from '../Button.tsx';

/** Greatest width of a wide panel, before the scale. */
const WIDE = 1076;
const KEY = 'panels.width';
/** If there are more tabs than this, they have no room for their names. */
const MOST_NAMED = 3;
/** If there are more named tabs than this, they leave room only for a close button. */
const MOST_ROOMY = 2;

/** Reads the width that the user chose for the column on this host. */
export function loadWidth({ storage, columnWidth }: Pick<Ui, 'storage' | 'columnWidth'>): void {
  storage.load(KEY).then(
    (saved) => {
      if (typeof saved === 'number' && columnWidth.peek() === USUAL_WIDTH)
        columnWidth.value = clamp(saved, NARROWEST, WIDEST);
    },
    () => undefined, // The storage does not answer: the usual width stays.
  );
}

/**
 * Places the column now, and whenever the dock, the host's bars or the column's own size changes.
 */
function useRoom(wide: boolean, tabsAlone: boolean, shape: unknown) {
  const ui = useUi();
  const ref = useRef<HTMLElement>(null);
  const [toLeft, setToLeft] = useState(false);
  /** Boxes to keep off, as when the panel came to the front or last had to move. */
  const kept = useRef(NOTHING_SPARED);
  const show = (): void => {
    const column = ref.current;
    if (column === null) return;
    const { frame, bars } = ui.surroundings.peek();
    const scale = ui.prefs.scale.peek() / 100;
    const dock = ui.dockBox.peek();
    const spared = kept.current;
    const width = (wide ? WIDE : ui.columnWidth.peek()) * scale;
    const narrow = NARROWEST * scale;
    const room = wide
      ? wideRoom({ frame, bars }, dock, spared, width, ui.folded.peek())
      : roomFor(frame, dock, bars, width, {
          spared,
          narrow,
          below: ui.tight.peek() || ui.folded.peek(),
          least: tabsAlone ? TABS : LEAST,
        });
    column.style.width = `${room.width}px`;
    column.style.maxHeight = `${heightFor(room, frame, bars, dock, ui.folded.peek())}px`;
    const height = column.offsetHeight;
    const y = room.low ? room.y + room.height - height : room.y;
    column.style.left = `${room.x}px`;
    column.style.top = `${y}px`;
    const box = { x: room.x, y, width: room.width, height };
    const now = ui.keepOff.peek();
    // The column keeps its place until it covers something, so that it does not move at each turn.
    if (kept.current !== now && coveredBy(box, [...now.first, ...now.then]) > 0) {
      kept.current = now;
      show();
      return;
    }
    setToLeft(room.x + room.width / 2 > frame.x + frame.width / 2);
    ui.columnBox.value = box;
  };
  const latest = useRef(show);
  latest.current = show;
  useLayoutEffect(() => {
    kept.current = ui.boxesToShow();
    latest.current();
  }, [wide, shape]);
  useSignalEffect(() => {
    void [ui.surroundings.value, ui.dockBox.value, ui.keepOff.value, ui.columnWidth.value];
    void [ui.prefs.scale.value, ui.prefs.compact.value, ui.tight.value, ui.folded.value];
    latest.current();
  });
  useEffect(() => {
    const column = ref.current;
    const sizes =
      typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => latest.current());
    if (column !== null) sizes?.observe(column);
    return () => {
      sizes?.disconnect();
      ui.columnBox.value = null;
    };
  }, []);
  return { ref, toLeft };
}

/** Least width and height of a wide panel whose lanes can be read without scrolling. */
const READABLE = { width: 640, height: 300 };

/**
 * The room of a wide panel: across the bottom of the map, beside the dock if the dock reaches down
 * there. The panel is narrower where it would otherwise be too low to read, because two thirds of
 * the map must stay free.
 */
function wideRoom(
  { frame, bars }: Surroundings,
  dock: ScreenBox | null,
  spared: SparedBoxes,
  width: number,
  folded: boolean,
): Room {
  const corner = { x: frame.x + 16, y: frame.y + frame.height - 16, width: 0, height: 0 };
  const [least, most] = [NARROWEST, Math.min(width, frame.width - 32)];
  const all = dock === null ? bars : [...bars, dock];
  for (let w = most; w > least; w -= 40) {
    const room = roomFor(frame, corner, all, w, { below: true, spared });
    const readable =
      w - 40 < READABLE.width || heightFor(room, frame, bars, dock, folded) >= READABLE.height;
    if (room.low && room.height >= 260 && readable) return room;
  }
  return roomFor(frame, corner, all, most, { below: true, spared });
}

function Tab({
  id,
  icon,
  title,
  name,
  n = 0,
  named,
  chosen,
  pick,
}: Pick<Panel, 'id' | 'icon'> & {
  readonly title: string;
  readonly name: string;
  readonly n?: number;
  /** Whether the tab shows its name; otherwise the name appears on hover. */
  readonly named: boolean;
  readonly chosen: boolean;
  pick(): void;
}) {
  const label = n > 0 ? say('panel.waits', { item: title, n }) : title;
  return (
    <Button
      class="tab"
      data-tab={id}
      role="tab"
      aria-selected={chosen}
      aria-controls={chosen && id !== 'dock' ? `q-panel-${id}` : undefined}
      aria-label={label}
      title={label}
      tabIndex={chosen ? 0 : -1}
      onClick={pick}
    >
      <Icon name={icon} />
      {named && <span class="name">{name}</span>}
      <WaitsBadge n={n} />
    </Button>
  );
}

/** The tabs. In a tight window the first one shows the dock's layers and notices. */
function Tabs({
  shown,
  front,
  dock,
  named,
}: {
  readonly shown: readonly Panel[];
  readonly front: string | null;
  /** Whether the dock has a tab. */
  readonly dock: boolean;
  readonly named: boolean;
}) {
  const ui = useUi();
  const { panels } = ui;
  const onKeyDown = (event: KeyboardEvent): void => {
    const tabs = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('[role=tab]')];
    const here = tabs.indexOf(event.target as HTMLElement);
    const to = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: tabs.length - 1 }[
      event.key
    ];
    const tab = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (here < 0 || tab === undefined) return;
    event.preventDefault();
    tab.click();
    // A panel that comes to the front takes the focus; after an arrow key the focus stays on the
    // tabs.
    requestAnimationFrame(() => tab.focus());
  };
  return (
    <div class="tabs" role="tablist" aria-label={t('panel.tabs')} onKeyDown={onKeyDown}>
      {dock && (
        <Tab
          id="dock"
          icon="logo"
          title={t('dock.layers')}
          name={t('dock.layers')}
          named={named}
          chosen={front === null}
          pick={() => panels.showDock()}
        />
      )}
      {shown.map((panel) => (
        <Tab
          key={panel.id}
          id={panel.id}
          icon={panel.icon}
          title={say(panel.title)}
          name={say(panel.tab ?? panel.title)}
          n={panel.waits?.(ui) ?? 0}
          named={named}
          chosen={front === panel.id}
          pick={() => panels.raise(panel.id)}
        />
      ))}
    </div>
  );
}

/** The edge that the user drags to change the column's width. */
function Edge({ toLeft }: { readonly toLeft: boolean }) {
  const { columnWidth, storage, prefs } = useUi();
  const held = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const put = (width: number): void => {
    columnWidth.value = clamp(Math.round(width / PLACE_STEP) * PLACE_STEP, NARROWEST, WIDEST);
  };
  const save = (): void => storage.save(KEY, columnWidth.peek());
  const outward = toLeft ? -1 : 1;
  const label = t('panel.width');
  return (
    <div
      class="widen"
      data-left={toLeft}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      title={label}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      aria-valuenow={columnWidth.value}
      tabIndex={0}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        held.current = { x: event.clientX, width: columnWidth.peek() };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const from = held.current;
        if (from !== null)
          put(from.width + ((event.clientX - from.x) * outward * 100) / prefs.scale.peek());
      }}
      onPointerUp={() => {
        if (held.current !== null) save();
        held.current = null;
      }}
      onPointerCancel={() => {
        held.current = null;
      }}
      onKeyDown={(event) => {
        const by = { ArrowLeft: -16, ArrowRight: 16 }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        put(columnWidth.peek() + by * outward);
        save();
      }}
    />
  );
}

/** The open panels, each in an error boundary. */
export function Column({ drag }: { readonly drag: HeaderDrag }) {
  const ui = useUi();
  const shown = openPanels(ui);
  if (shown.length === 0) return null;
  return <Shown shown={shown} drag={drag} />;
}

function Shown({ shown, drag }: { readonly shown: readonly Panel[]; readonly drag: HeaderDrag }) {
  const ui = useUi();
  const front = panelInFront(ui);
  const wide = shown.some(({ id, wide: so }) => id === front && so === true);
  const { ref, toLeft } = useRoom(wide, front === null, `${front} ${shown.length}`);
  const dock = ui.tight.value && !ui.folded.value;
  const tabs = shown.length + Number(dock);
  const tabbed = tabs > 1;
  const named = tabs <= MOST_NAMED;
  // The row of named tabs shows what a header would show, as far as there is room.
  const roomy = wide || tabs <= MOST_ROOMY;
  const header = tabbed && named ? (roomy ? 'none' : 'beside') : 'all';
  const first = shown.find(({ id }) => id === front);
  const Beside = first && contentsOf(ui, first)?.Beside;
  const again = `${ui.store.map.value} ${ui.store.ruleset.value}`;
  return (
    <section
      class="panel column"
      data-enter="rise"
      data-aside={ui.aside.value.column}
      data-tight={ui.tight.value}
      ref={ref}
      aria-label={t('panel.tabs')}
    >
      {tabbed && (
        <div class="tab-row" {...drag}>
          <Tabs shown={shown} front={front} dock={dock} named={named} />
          {first !== undefined && header === 'none' && Beside !== undefined && (
            <Boundary part={first.title} fail={ui.fail} again={again}>
              <Beside />
            </Boundary>
          )}
          {first !== undefined && header !== 'all' && <CloseButton panel={first} />}
        </div>
      )}
      {shown.map((panel) => (
        <Boundary key={panel.id} part={panel.title} fail={ui.fail} again={again}>
          <PanelFrame
            panel={panel}
            shown={panel.id === front}
            tabbed={tabbed}
            header={header}
            drag={drag}
          />
        </Boundary>
      ))}
      {!wide && <Edge toLeft={toLeft} />}
    </section>
  );
}
