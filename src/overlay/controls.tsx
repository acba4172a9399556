/**
 * Adds the dock, the panels, the tooltip, the path readout and the keys. On a host's page they are
 * added one animation frame after the first marks.
 */
import { computed, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Cell, Point } from '../board/grid.ts';
import { carrierOf } from '../board/mounts.ts';
import { tilingOf } from '../board/tiling.ts';
import { mayRaise, raiseHeights } from '../state/heights.ts';
import { judgementOf } from '../state/judgement.ts';
import { say, t, type MessageId } from '../text/index.ts';
import { announcer } from './announce.ts';
import { Boundary } from './Boundary.tsx';
import { createClosers } from './closers.ts';
import { keepCovered } from './covered.ts';
import { extents } from './extent.ts';
import { keepFold } from './dockFolded.ts';
import { listenKeys, type KeyCommand } from './pressedKeys.ts';
import {
  isSwitchedOn,
  offeredLayers,
  switchedLayers,
  switchLayer,
  type SwitchedLayer,
} from './layers/switches.ts';
import { marksOf } from './marks.ts';
import { Dock, DOCK_START } from './panels/Dock.tsx';
import { HeldMovePanel } from './panels/HeldMove.tsx';
import { OfferCards } from './panels/OfferCards.tsx';
import { ProposalCards } from './panels/Proposals.tsx';
import { VerdictCards } from './panels/VerdictCards.tsx';
import { ChanceToHit } from './panels/ChanceToHit.tsx';
import { bringContents } from './panels/bringContents.ts';
import { panels } from './panels/index.ts';
import { marksOff } from './panels/notices.ts';
import type { Contents, Panel } from './panels/panel.ts';
import { createPanels } from './panels/opening.ts';
import { Column, loadWidth } from './panels/Column.tsx';
import { useMovable } from './panels/movable.ts';
import { asideOf, boxesToShow, fightBoxes, keptFree } from './stepAside.ts';
import { dockWidth, isTight, TABS, takesMuch, USUAL_WIDTH } from './columnPlace.ts';
import panelsCss from './panels/panels.css?inline';
import turnStripCss from './panels/turnStrip.css?inline';
import { PathReadout } from './panels/PathReadout.tsx';
import { NOTHING_SPARED, PANEL_MARGIN, type Extent, type ScreenBox } from './place.ts';
import { contentsOf, openPanels } from './panels/Panel.tsx';
import { watchSurroundings, type Surroundings } from './surroundings.ts';
import type { HostInterface } from '../state/host.ts';
import { LogAnnouncer } from './LogAnnouncer.tsx';
import { MarkSheets } from './Sheets.tsx';
import { PlaceRing } from './PlaceRing.tsx';
import { createTip } from './tip.ts';
import { Tooltip } from './Tooltip.tsx';
import { UiContext, useUi, type Ui } from './ui.ts';
import type { Viewport } from './viewport.ts';
import { WherePlaces } from './WherePlaces.tsx';

export interface Controls {
  /** Component with the dock, the panels and the tooltip. */
  readonly Beside: ComponentType;
  /** Component that covers the host's map. */
  readonly Over: ComponentType;
}

export type Given = Pick<
  Ui,
  | 'store'
  | 'prefs'
  | 'storage'
  | 'correcting'
  | 'asks'
  | 'whisper'
  | 'check'
  | 'climb'
  | 'settings'
  | 'version'
> & {
  /** The contents of the panels, or a function that loads them when a panel is first opened. */
  readonly contents: Contents | (() => Promise<Contents>);
};

/** Values that the marks and the controls of one overlay share. */
export interface Begun extends Given, Pick<Ui, 'failures' | 'readAt' | 'fail' | 'keep' | 'avoid'> {
  readonly root: HTMLElement;
  readonly viewport: Viewport;
  /** Description of the host's own interface around the overlay; absent on a page of our own. */
  readonly host?: HostInterface;
  /**
   * On a page of our own: width of the page's own card at the window's left, in CSS pixels. May
   * read signals.
   */
  readonly left?: () => number;
  /** Adds styles to the overlay. */
  dress(css: string): void;
  readonly end: AbortSignal;
}

/** Creates the controls, and listens to keys from now on. */
export function openControls(begun: Begun): Controls {
  const { root, end, prefs, storage, viewport, dress } = begun;
  dress(`${panelsCss}\n${turnStripCss}`);
  const ui = createUi(begun);
  const owner = root.getRootNode();
  const { frame, bars } = ui.surroundings.peek();
  // A page of our own leaves room for the open dock.
  const small =
    begun.host !== undefined &&
    takesMuch(frame, bars, prefs.scale.peek() / 100, prefs.compact.peek());
  keepFold(ui.folded, small, storage, window, end);
  loadWidth(ui);
  keepKeys(root);
  askForKeys(ui, root, end);
  listenKeys(
    window,
    () => prefs.keysInForce.value,
    keyCommands(ui, root),
    () => (root.contains(focusIn(root)) ? ui.closers.close() : ui.closers.closeAsking()),
    { signal: end, ...(owner instanceof ShadowRoot && { own: owner }) },
  );
  return {
    Beside: () => <Works ui={ui} around={begun.host !== undefined} />,
    Over: () => <Over ui={ui} viewport={viewport} />,
  };
}

/**
 * The box around a point that extends by `out` (plane units), in client CSS pixels; null before the
 * first camera.
 */
function boxAbout([x, y]: Point, out: number, { place }: Viewport): ScreenBox | null {
  const [from, to] = [place([x - out, y - out]), place([x + out, y + out])];
  if (from === null || to === null) return null;
  return {
    x: Math.min(from[0], to[0]),
    y: Math.min(from[1], to[1]),
    width: Math.abs(to[0] - from[0]),
    height: Math.abs(to[1] - from[1]),
  };
}

type Made = Ui & {
  readonly tipControl: ReturnType<typeof createTip>;
  readonly spoken: { readonly value: string };
};

function createUi({ root, host, left, viewport, dress, end, contents, ...begun }: Begun): Made {
  const { store } = begun;
  const judgement = judgementOf(store);
  const { shapes, discs, whys, whyAt, pathWhys, failed } = marksOf(store);
  const pathShapes = computed(() =>
    shapes.value.filter((s) => /^(?:path|safe|flanking|held|offered|irregular):/.test(s.key)),
  );
  const labels = computed(() =>
    shapes.value.filter(
      (s) => (s.kind === 'mark' && s.depth === 'badge') || s.key.startsWith('offered:'),
    ),
  );
  const tipControl = createTip(store, judgement, whyAt, end);
  const spoken = signal('');
  const closers = createClosers();
  const boxOf = (at: Cell, size = 1): ScreenBox | null => {
    const grid = store.board.peek()?.ground.grid;
    return grid === undefined
      ? null
      : boxAbout(tilingOf(grid).middleOf(at, size), size / 2, viewport);
  };
  const surroundings = host === undefined ? ourPage(end, left) : aroundHost(root, host, end);
  const folded = signal(false);
  const [dockBox, columnBox] = [signal<ScreenBox | null>(null), signal<ScreenBox | null>(null)];
  const columnWidth = signal(USUAL_WIDTH);
  const tight = computed(() => {
    const { prefs } = begun;
    const scale = prefs.scale.value / 100;
    const dock = dockWidth(scale, prefs.compact.value);
    return isTight(surroundings.value.frame, dock, columnWidth.value * scale, scale);
  });
  const places = { store, judgement, boxOf, folded, surroundings, settled: viewport.settled };
  const [cards, cardsPlaced] = [new Map<string, ScreenBox>(), signal(0)];
  keepCovered(store, viewport, { dockBox, columnBox, surroundings, cards, cardsPlaced }, end);
  return {
    ...begun,
    surroundings,
    avoid: () => [...begun.avoid(), ...surroundings.peek().bars],
    get referee() {
      return store.referee.value ?? undefined;
    },
    judgement,
    whys,
    whyAt,
    pathWhys,
    failedLayers: failed,
    boxOf,
    pathBoxes: () => extents(pathShapes.peek(), viewport.place),
    labelBoxes: () => extents(labels.peek(), viewport.place),
    peopleBoxes: () =>
      discs.peek().flatMap(({ at, radius }) => boxAbout(at, radius, viewport) ?? []),
    fightBoxes: () => untracked(() => fightBoxes(places)),
    cards,
    cardsPlaced,
    tip: tipControl.state,
    tipControl,
    spoken,
    folded,
    picked: signal(null),
    dismissed: signal(new Set<string>()),
    closers,
    panels: createPanels(
      panels,
      closers,
      () => tight.peek() && !folded.peek(),
      (open) => bringContents(contents, open, dress, end),
    ),
    dockBox,
    columnBox,
    columnWidth,
    tight,
    // A page of our own fits its map beside the panels.
    keepOff: host === undefined ? signal(NOTHING_SPARED) : keptFree(places, pointedAt(root, end)),
    boxesToShow: () => (host === undefined ? NOTHING_SPARED : untracked(() => boxesToShow(places))),
    aside: asideOf({ store, judgement, boxOf, dockBox, columnBox }),
    announce: announcer((text) => {
      spoken.value = text;
    }, end),
  };
}

/** Is the pointer on a part of the overlay that takes the pointer, such as a panel or a card? */
function pointedAt(root: HTMLElement, end: AbortSignal): ReadonlySignal<boolean> {
  const on = signal(false);
  const { host = root } = root.getRootNode() as Partial<ShadowRoot>;
  addEventListener(
    'pointerover',
    ({ target }) => {
      on.value = target === host || root.contains(target as Node | null);
    },
    { capture: true, signal: end, passive: true },
  );
  return on;
}

/** The free area on a page of our own: the window without the page's card. */
function ourPage(end: AbortSignal, left = (): number => 0): ReadonlySignal<Surroundings> {
  const size = (): Extent => ({ width: innerWidth, height: innerHeight });
  const now = signal(size());
  addEventListener(
    'resize',
    () => {
      now.value = size();
    },
    { signal: end },
  );
  return computed(() => {
    const { width, height } = now.value;
    const x = left();
    return { frame: { x, y: 0, width: width - x, height }, bars: [] };
  });
}

const aroundHost = (
  root: HTMLElement,
  host: HostInterface,
  end: AbortSignal,
): ReadonlySignal<Surroundings> =>
  watchSurroundings(
    {
      host,
      element: (root.getRootNode() as ShadowRoot).host as HTMLElement,
      layer: () => root.querySelector<HTMLElement>('.q-panels'),
      marks: () => root.querySelector<HTMLElement>('.marks-clip'),
    },
    end,
  );

/** Opens the sheet of shortcuts on `?` while the focus is in the overlay. */
function askForKeys(ui: Ui, root: HTMLElement, signal: AbortSignal): void {
  root.addEventListener(
    'keydown',
    (event) => {
      const target = event.composedPath()[0] as HTMLElement;
      if (event.key !== '?' || !event.isTrusted || event.ctrlKey || event.metaKey || event.altKey)
        return;
      if (target.matches('input, select, textarea')) return;
      event.preventDefault();
      event.stopPropagation();
      ui.panels.toggle('shortcuts', target);
    },
    { signal },
  );
}

/** Keys that operate the overlay's controls and must not reach the host; all others pass. */
const OURS = new Set([
  ' ',
  'Enter',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'Tab',
]);
function keepKeys(root: HTMLElement): void {
  for (const type of [
    'pointerdown',
    'mousedown',
    'mouseup',
    'click',
    'dblclick',
    'contextmenu',
    'wheel',
    'touchstart',
  ] as const) {
    root.addEventListener(type, (event) => event.stopPropagation(), { passive: true });
  }
  for (const type of ['keydown', 'keyup'] as const) {
    root.addEventListener(type, (event) => {
      if (
        OURS.has(event.key) ||
        (event.composedPath()[0] as Element).matches('input, select, textarea')
      )
        event.stopPropagation();
    });
  }
}

/**
 * Raises the end of the dragged path by this number of squares: in the overlay, or on the host if
 * the host sets heights itself.
 */
function climb({ store, climb: onHost }: Ui, by: number): boolean {
  const drag = store.drag.peek();
  const of = store.subject.peek();
  if (drag === null || of === null || !mayRaise(store)) return false;
  if (drag.heights === undefined)
    store.wishes.value = raiseHeights(drag, carrierOf(of).elevation, store.wishes.peek(), by);
  else void onHost?.(by);
  return true;
}

/** The commands that keys run, by the action's id. */
function keyCommands(ui: Ui, root: HTMLElement): Readonly<Record<string, KeyCommand>> {
  const { store, tip, folded } = ui;
  const layerCommand = ({ id, switch: { name } }: SwitchedLayer): KeyCommand => ({
    // Do nothing if switching the layer would change nothing on the screen now.
    press: () =>
      offeredLayers(store).some((layer) => layer.id === id) &&
      store.judge.value !== null &&
      !store.muted.value,
    hold: {
      tap() {
        switchLayer(store, id);
        ui.announce(say('dock.layer', { item: name(), on: isSwitchedOn(store, id) }));
      },
      start() {
        store.held.value = id;
      },
      end() {
        store.held.value = null;
      },
    },
  });
  const panelCommand = ({ id }: Panel): KeyCommand => ({
    press() {
      const panel = panels.find(
        (each) => (each.id === id || each.sharesKeyOf === id) && each.available(ui),
      );
      if (panel === undefined) return false;
      const from = focusIn(root);
      ui.panels.toggle(panel.id, from instanceof HTMLElement && root.contains(from) ? from : null);
      return true;
    },
  });
  return {
    ...Object.fromEntries(switchedLayers.map((layer) => [layer.id, layerCommand(layer)])),
    safe: {
      press() {
        // Set this first: the path to the cell under the pointer is judged only while the key is
        // down.
        store.safeHeld.value = true;
        if (store.muted.value || !isSwitchedOn(store, 'path') || ui.judgement.path.value === null)
          store.safeHeld.value = false;
        return store.safeHeld.value;
      },
      release() {
        store.safeHeld.value = false;
      },
    },
    higher: { press: () => climb(ui, 1) },
    lower: { press: () => climb(ui, -1) },
    why: {
      press() {
        const now = tip.value;
        const cell = ui.judgement.cell.value;
        if (now !== null) tip.value = { ...now, open: !now.open };
        else if (cell !== null && store.pointer.value !== null && ui.whyAt(cell).length > 0)
          tip.value = { cell, by: 'key', open: false };
        else return false;
        return true;
      },
    },
    ...Object.fromEntries(
      panels.filter(({ key }) => key !== undefined).map((panel) => [panel.id, panelCommand(panel)]),
    ),
    fold: {
      press() {
        folded.value = !folded.value;
        // The dock is drawn anew first: its button then has the focus, so that Tab goes on from there.
        requestAnimationFrame(() => root.querySelector<HTMLElement>('.dock [data-fold]')?.focus());
        return true;
      },
    },
    mute: {
      press() {
        store.muted.value = !store.muted.value;
        ui.announce(store.muted.value ? marksOff(ui) : t('dock.marksOn'));
        return true;
      },
    },
    close: { press: () => ui.closers.close() },
  };
}

const focusIn = (root: HTMLElement): Element | null =>
  (root.getRootNode() as Document | ShadowRoot).activeElement;

const again = ({ store }: Ui): string => `${store.map.value} ${store.ruleset.value}`;

function Over({ ui, viewport }: { readonly ui: Ui; readonly viewport: Viewport }) {
  return (
    <UiContext.Provider value={ui}>
      <MarkSheets viewport={viewport} />
    </UiContext.Provider>
  );
}

/** Parts on the map that belong to a panel's contents, once those are loaded. */
function PanelsOnMap() {
  const ui = useUi();
  return (
    <>
      {ui.panels.all.map((panel) => {
        const OnMap = panel.available(ui) ? contentsOf(ui, panel)?.OnMap : undefined;
        return OnMap === undefined ? null : <OnMap key={panel.id} />;
      })}
    </>
  );
}

/** Parts that appear when they have something to show. If one part fails, the others stay. */
const FLOATING: readonly { readonly part: MessageId; readonly Float: ComponentType }[] = [
  { part: 'dock.part.map', Float: PlaceRing },
  { part: 'dock.part.held', Float: HeldMovePanel },
  { part: 'dock.part.offers', Float: OfferCards },
  { part: 'dock.part.verdicts', Float: VerdictCards },
  { part: 'dock.part.proposals', Float: ProposalCards },
  { part: 'dock.part.steps', Float: PanelsOnMap },
  { part: 'panel.attack', Float: ChanceToHit },
  { part: 'panel.log', Float: LogAnnouncer },
  { part: 'dock.part.layers', Float: WherePlaces },
];

/** The column is dragged with the dock, by its own header too. */
function DockAndColumn() {
  const ui = useUi();
  const { dockBox, fail } = ui;
  const mover = useMovable(
    'dock',
    DOCK_START,
    `${ui.folded.value} ${ui.tight.value} ${ui.prefs.scale.value}`,
    (box) => {
      dockBox.value = box;
    },
    ui.tight.value && openPanels(ui).length > 0 ? TABS + 3 * PANEL_MARGIN : 0,
  );
  return (
    <>
      <Boundary part="dock" fail={fail} again={again(ui)}>
        <Dock mover={mover} />
      </Boundary>
      <Column drag={mover.header} />
    </>
  );
}

function Works({ ui, around }: { readonly ui: Made; readonly around: boolean }) {
  const { fail } = ui;
  return (
    <UiContext.Provider value={ui}>
      <div class="q-panels" data-host={around ? '' : undefined}>
        <DockAndColumn />
        <Boundary part="dock.part.path" fail={fail} again={again(ui)}>
          <PathReadout />
        </Boundary>
        {FLOATING.map(({ part, Float }) => (
          <Boundary key={part} part={part} fail={fail} again={again(ui)}>
            <Float />
          </Boundary>
        ))}
        <Boundary part="dock.part.tooltip" fail={fail} again={again(ui)}>
          <Tooltip tip={ui.tipControl} />
        </Boundary>
        <p class="unseen" role="status" aria-live="polite">
          {ui.spoken.value}
        </p>
      </div>
    </UiContext.Provider>
  );
}
