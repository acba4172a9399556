/**
 * Puts the overlay on the screen: the marks, the dock, the tooltip, the path's reading, the keys. It ends with its
 * signal and leaves nothing behind. Wiring only: what is drawn is decided elsewhere.
 */
import { computed, effect, signal, untracked } from '@preact/signals';
import { render } from 'preact';
import type { Cell, Point } from '../board/grid.ts';
import { tilingOf } from '../board/tiling.ts';
import { lapse } from '../report/lapses.ts';
import { judgementOf } from '../state/judgement.ts';
import type { Store } from '../state/store.ts';
import { locale, meet, say, speakFor, t, term } from '../text/index.ts';
import { announcer } from './announce.ts';
import { Boundary } from './Boundary.tsx';
import { createClosers } from './closers.ts';
import { marksCss } from './css.ts';
import { extents } from './extent.ts';
import { keepFold } from './fold.ts';
import { listenKeys } from './keys.ts';
import { MapView } from './MapView.tsx';
import { marksOf } from './marks.ts';
import panelsCss from './panels/panels.css?inline';
import { Dock } from './panels/Dock.tsx';
import { switchLayer } from './panels/LayerRows.tsx';
import { broughtBy, type Brought } from './panels/bringing.ts';
import { PANELS } from './panels/index.ts';
import { createPanels } from './panels/opening.ts';
import type { BringPanels } from './panels/panel.ts';
import { OpenPanels } from './panels/Panel.tsx';
import { PathReadout } from './panels/PathReadout.tsx';
import type { Box } from './place.ts';
import { adopt } from './sheets.ts';
import themeCss from './theme.css?inline';
import { createTip } from './tip.ts';
import { Tooltip } from './Tooltip.tsx';
import { UiContext, type Ui } from './ui.ts';
import type { Viewport } from './viewport.ts';

/** All styles of the overlay but those of what stands in the panels. `mountOverlay` adopts them by itself. */
export const overlayCss = `${themeCss}\n${panelsCss}\n${marksCss}`;

/** What is needed of the user interface that the overlay does not make itself; what is absent there is not to be had here. */
type Given = Pick<Ui, 'store' | 'prefs' | 'storage' | 'correcting' | 'asks' | 'whisper' | 'settings' | 'version'>;

export interface Mount extends Given {
  /** An element of ours or, in a host's page, a shadow root of ours. */
  readonly container: HTMLElement | ShadowRoot;
  readonly viewport: Viewport;
  /** Brings what stands in the panels, when one is opened. */
  readonly bringPanels: BringPanels;
  /** Keeps what was picked in the dock among the user's settings; without it a pick lasts as long as the overlay. */
  readonly keep?: Ui['keep'];
  /** Boxes of the page's own that tips had better not cover, client CSS pixels. */
  readonly avoid?: Ui['avoid'];
  readonly signal: AbortSignal;
}

export function mountOverlay({ container, viewport, bringPanels, keep = () => undefined, avoid = () => [], signal: end, ...given }: Mount): void {
  const { store, prefs, storage } = given;
  if (end.aborted) return;
  const root = document.createElement('div');
  root.className = 'q q-overlay';
  const owner = container.getRootNode();
  const undress: (() => void)[] = [];
  const dress = (css: string): void => void undress.push(adopt(owner instanceof ShadowRoot ? owner : document, css));
  dress(overlayCss);
  container.append(root);

  const ui = createUi({ ...given, keep, avoid }, viewport, broughtBy(bringPanels, dress, end), end);
  const effects = [
    effect(() => {
      root.dataset['theme'] = prefs.theme.value;
      root.dataset['contrast'] = prefs.thickLines.value ? 'more' : '';
      root.lang = locale.value;
    }),
    effect(() => {
      const scene = store.scene.value;
      if (scene === null) return;
      ui.readAt.value = new Date();
      untracked(() => meet((scene.creatures ?? []).map(({ id, name }) => (name === undefined ? { id } : { id, name }))));
    }),
    // A way of moving is chosen for one turn: the next creature's begins with a plain move.
    turnsOf(store),
    // The words are the ruleset's own, and lengths the map's.
    effect(() => speakFor({ vocabulary: store.judge.value?.rules.vocabulary, text: store.judge.value?.rules.id, ...store.scene.value?.grid })),
  ];
  keepFold(ui.folded, storage, window, end);
  keepKeys(root);
  listenKeys(window, () => prefs.keys.value, keyTarget(ui, root), end, owner instanceof ShadowRoot ? { own: owner } : {});

  render(<Overlay ui={ui} viewport={viewport} />, root);
  end.addEventListener('abort', () => {
    render(null, root);
    effects.forEach((stop) => stop());
    root.remove();
    undress.forEach((each) => each());
  }, { once: true });
}

function turnsOf(store: Store): () => void {
  let [map, active]: readonly (string | undefined)[] = [];
  return effect(() => {
    const turn = store.scene.value?.turn?.active;
    const here = store.map.value;
    if (map === here && turn !== active) untracked(() => { store.mode.value = 'move'; });
    [map, active] = [here, turn];
  });
}

/** The box that reaches so far (plane units) from its middle, in client CSS pixels; null before the first camera. */
function boxAbout([x, y]: Point, out: number, { place }: Viewport): Box | null {
  const [from, to] = [place([x - out, y - out]), place([x + out, y + out])];
  if (from === null || to === null) return null;
  return { x: Math.min(from[0], to[0]), y: Math.min(from[1], to[1]), width: Math.abs(to[0] - from[0]), height: Math.abs(to[1] - from[1]) };
}

type Made = Ui & { readonly tipControl: ReturnType<typeof createTip>; readonly spoken: { readonly value: string } };

function createUi(given: Given & Pick<Ui, 'keep' | 'avoid'>, viewport: Viewport, brought: Brought, end: AbortSignal): Made {
  const { store } = given;
  const judgement = judgementOf(store);
  const { shapes, discs, whys, whyAt, pathWhys, failed } = marksOf(store);
  const pathShapes = computed(() => shapes.value.filter((s) => /^(?:path|safe|flanking):/.test(s.key)));
  const tipControl = createTip(store, judgement, whyAt, end);
  const spoken = signal('');
  const failures = signal<readonly string[]>([]);
  const closers = createClosers();
  const boxOf = (at: Cell, size = 1): Box | null => {
    const grid = store.board.peek()?.ground.grid;
    return grid === undefined ? null : boxAbout(tilingOf(grid).middleOf(at, size), size / 2, viewport);
  };
  return {
    ...given, get referee() { return store.referee.value ?? undefined; },
    judgement, whys, whyAt, pathWhys, failedLayers: failed, boxOf,
    pathBoxes: () => extents(pathShapes.peek(), viewport.place),
    peopleBoxes: () => discs.peek().flatMap(({ at, radius }) => boxAbout(at, radius, viewport) ?? []),
    tip: tipControl.state, tipControl, spoken,
    folded: signal(false), help: signal(false), closers, panels: createPanels(closers), brought, failures, readAt: signal(null), dockBox: signal(null),
    announce: announcer((text) => { spoken.value = text; }, end),
    fail(part, error) {
      if (failures.peek().includes(part)) return;
      lapse(`${part} stopped.`, error);
      failures.value = [...failures.peek(), part];
    },
  };
}

/** Keys that work our controls must not also work the host; all others pass. */
const OURS = new Set([' ', 'Enter', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Tab']);
function keepKeys(root: HTMLElement): void {
  for (const type of ['pointerdown', 'mousedown', 'mouseup', 'click', 'dblclick', 'contextmenu', 'wheel', 'touchstart'] as const) {
    root.addEventListener(type, (event) => event.stopPropagation(), { passive: true });
  }
  for (const type of ['keydown', 'keyup'] as const) {
    root.addEventListener(type, (event) => {
      if (OURS.has(event.key) || (event.composedPath()[0] as Element).matches('input, select')) event.stopPropagation();
    });
  }
}

function keyTarget(ui: Ui, root: HTMLElement): Parameters<typeof listenKeys>[2] {
  const { store, tip, folded } = ui;
  /** Hosts use these keys too: they are ours while marks are about somebody, or while the focus is in our own controls. */
  const ours = (): boolean => store.subject.value !== null || root.contains((root.getRootNode() as Document | ShadowRoot).activeElement);
  return {
    layers: (layer) => store.offered.value.includes(layer) && store.judge.value !== null && !store.muted.value && ours(),
    toggle(layer) {
      switchLayer(store, layer);
      ui.announce(say('dock.layer', { item: term(`layer-${layer}`), on: store.switches.value[layer] }));
    },
    hold(layer) { store.held.value = layer; },
    safe(held) {
      store.safeHeld.value = held;
      // Held where no way is drawn, it would show nothing.
      if (held && (store.muted.value || !store.switches.value.path || ui.judgement.path.value === null)) store.safeHeld.value = false;
      return store.safeHeld.value === held;
    },
    why() {
      const now = tip.value;
      const cell = ui.judgement.cell.value;
      if (now !== null) tip.value = { ...now, open: !now.open };
      else if (cell !== null && store.pointer.value !== null && ui.whyAt(cell).length > 0) tip.value = { cell, by: 'key', open: false };
      else return false;
      return true;
    },
    panel(id) {
      const sign = PANELS.find((panel) => (panel.id === id || panel.key === id) && panel.available(ui));
      if (sign === undefined || !(ours() || ui.referee?.encounter.value.on === true)) return false;
      const from = (root.getRootNode() as Document | ShadowRoot).activeElement;
      ui.panels.toggle(sign.id, from instanceof HTMLElement && root.contains(from) ? from : null);
      return true;
    },
    fold() {
      if (!ours()) return false;
      folded.value = !folded.value;
      return true;
    },
    mute() {
      store.muted.value = !store.muted.value;
      ui.announce(t(store.muted.value ? 'dock.marksOff' : 'dock.marksOn'));
      return true;
    },
    close: () => ui.closers.close(),
  };
}

function Overlay({ ui, viewport }: { readonly ui: Made; readonly viewport: Viewport }) {
  const { store, fail, brought } = ui;
  const { floating = [], Sheet } = brought.contents.value ?? {};
  const again = `${store.map.value} ${store.ruleset.value}`;
  return (
    <UiContext.Provider value={ui}>
      <Boundary part="dock.part.map" fail={fail} again={again}><MapView store={store} viewport={viewport} prefs={ui.prefs}>{Sheet !== undefined && <Sheet viewport={viewport} />}</MapView></Boundary>
      <Boundary part="dock" fail={fail} again={again}><Dock /></Boundary>
      <OpenPanels />
      <Boundary part="dock.part.path" fail={fail} again={again}><PathReadout /></Boundary>
      {floating.map(({ part, Float }) => <Boundary key={part} part={part} fail={fail} again={again}><Float /></Boundary>)}
      <Boundary part="dock.part.tooltip" fail={fail} again={again}><Tooltip tip={ui.tipControl} /></Boundary>
      <p class="unseen" role="status" aria-live="polite">{ui.spoken.value}</p>
    </UiContext.Provider>
  );
}
