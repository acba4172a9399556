/**
 * What works the marks: the dock, the panels, the tooltip, the path's reading, the keys. In a host's
 * page they start a frame after the first marks.
 */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Cell, Point } from '../board/grid.ts';
import { tilingOf } from '../board/tiling.ts';
import { judgementOf } from '../state/judgement.ts';
import { say, t, term } from '../text/index.ts';
import { announcer } from './announce.ts';
import { Boundary } from './Boundary.tsx';
import { createClosers } from './closers.ts';
import { extents } from './extent.ts';
import { keepFold } from './fold.ts';
import { listenKeys } from './keys.ts';
import { marksOf } from './marks.ts';
import type { Begun } from './mount.tsx';
import { CONTENTS } from './panels/contents.ts';
import { Dock } from './panels/Dock.tsx';
import { PANELS } from './panels/index.ts';
import { switchLayer } from './panels/LayerRows.tsx';
import { createPanels } from './panels/opening.ts';
import { OpenPanels } from './panels/Panel.tsx';
import panelsCss from './panels/panels.css?inline';
import { PathReadout } from './panels/PathReadout.tsx';
import type { Box } from './place.ts';
import { watchSurroundings, type Surroundings } from './surroundings.ts';
import type { HostInterface } from './stacking.ts';
import { createTip } from './tip.ts';
import { Tooltip } from './Tooltip.tsx';
import { UiContext, type Ui } from './ui.ts';
import type { Viewport } from './viewport.ts';

export interface Controls {
  /** The dock, the panels, the tooltip. */
  readonly Beside: ComponentType;
  /** Lies over the host's map. */
  readonly Over: ComponentType;
}

/** From now on the keys are listened to. */
export function openControls(begun: Begun): Controls {
  const { root, end, prefs, storage, viewport, dress } = begun;
  dress(panelsCss);
  dress(CONTENTS.css);
  const ui = createUi(begun);
  const owner = root.getRootNode();
  keepFold(ui.folded, storage, window, end);
  keepKeys(root);
  listenKeys(
    window,
    () => prefs.keysInForce.value,
    keyTarget(ui, root),
    end,
    owner instanceof ShadowRoot ? { own: owner } : {},
  );
  return {
    Beside: () => <Works ui={ui} around={begun.host !== undefined} />,
    Over: () => <Over ui={ui} viewport={viewport} />,
  };
}

/**
 * The box that reaches so far (plane units) from its middle, in client CSS pixels; null before the
 * first camera.
 */
function boxAbout([x, y]: Point, out: number, { place }: Viewport): Box | null {
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

function createUi({ root, host, viewport, dress: _, end, ...begun }: Begun): Made {
  const { store } = begun;
  const judgement = judgementOf(store);
  const { shapes, discs, whys, whyAt, pathWhys, failed } = marksOf(store);
  const pathShapes = computed(() =>
    shapes.value.filter((s) => /^(?:path|safe|flanking):/.test(s.key)),
  );
  const tipControl = createTip(store, judgement, whyAt, end);
  const spoken = signal('');
  const closers = createClosers();
  const boxOf = (at: Cell, size = 1): Box | null => {
    const grid = store.board.peek()?.ground.grid;
    return grid === undefined
      ? null
      : boxAbout(tilingOf(grid).middleOf(at, size), size / 2, viewport);
  };
  const surroundings = host === undefined ? ourPage(end) : aroundHost(root, host, end);
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
    peopleBoxes: () =>
      discs.peek().flatMap(({ at, radius }) => boxAbout(at, radius, viewport) ?? []),
    tip: tipControl.state,
    tipControl,
    spoken,
    folded: signal(false),
    help: signal(false),
    closers,
    panels: createPanels(closers),
    dockBox: signal(null),
    announce: announcer((text) => {
      spoken.value = text;
    }, end),
  };
}

/** On a page of our own the whole window is ours. */
function ourPage(end: AbortSignal): ReadonlySignal<Surroundings> {
  const room = (): Surroundings => ({
    frame: { x: 0, y: 0, width: innerWidth, height: innerHeight },
    bars: [],
  });
  const now = signal(room());
  addEventListener(
    'resize',
    () => {
      now.value = room();
    },
    { signal: end },
  );
  return now;
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

/** Keys that work our controls must not also work the host; all others pass. */
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

function keyTarget(ui: Ui, root: HTMLElement): Parameters<typeof listenKeys>[2] {
  const { store, tip, folded } = ui;
  const focused = (): Element | null => (root.getRootNode() as Document | ShadowRoot).activeElement;
  return {
    layers: (layer) =>
      store.offered.value.includes(layer) && store.judge.value !== null && !store.muted.value,
    toggle(layer) {
      switchLayer(store, layer);
      ui.announce(
        say('dock.layer', { item: term(`layer-${layer}`), on: store.switches.value[layer] }),
      );
    },
    hold(layer) {
      store.held.value = layer;
    },
    safe(held) {
      store.safeHeld.value = held;
      // Held where no way is drawn, it would show nothing.
      if (
        held &&
        (store.muted.value || !store.switches.value.path || ui.judgement.path.value === null)
      )
        store.safeHeld.value = false;
      return store.safeHeld.value === held;
    },
    why() {
      const now = tip.value;
      const cell = ui.judgement.cell.value;
      if (now !== null) tip.value = { ...now, open: !now.open };
      else if (cell !== null && store.pointer.value !== null && ui.whyAt(cell).length > 0)
        tip.value = { cell, by: 'key', open: false };
      else return false;
      return true;
    },
    panel(id) {
      const sign = PANELS.find(
        (panel) => (panel.id === id || panel.key === id) && panel.available(ui),
      );
      if (sign === undefined) return false;
      const from = focused();
      ui.panels.toggle(sign.id, from instanceof HTMLElement && root.contains(from) ? from : null);
      return true;
    },
    fold() {
      folded.value = !folded.value;
      return true;
    },
    mute() {
      store.muted.value = !store.muted.value;
      ui.announce(t(store.muted.value ? 'dock.marksOff' : 'dock.marksOn'));
      return true;
    },
    close: () => ui.closers.close(),
    escape: () => (root.contains(focused()) ? ui.closers.close() : ui.closers.closeAsking()),
  };
}

const again = ({ store }: Ui): string => `${store.map.value} ${store.ruleset.value}`;

function Over({ ui, viewport }: { readonly ui: Ui; readonly viewport: Viewport }) {
  const { Sheet } = CONTENTS;
  return (
    <UiContext.Provider value={ui}>
      <Sheet viewport={viewport} />
    </UiContext.Provider>
  );
}

function Works({ ui, around }: { readonly ui: Made; readonly around: boolean }) {
  const { fail } = ui;
  return (
    <UiContext.Provider value={ui}>
      <div class="q-panels" data-host={around ? '' : undefined}>
        <Boundary part="dock" fail={fail} again={again(ui)}>
          <Dock />
        </Boundary>
        <OpenPanels />
        <Boundary part="dock.part.path" fail={fail} again={again(ui)}>
          <PathReadout />
        </Boundary>
        {CONTENTS.floating.map(({ part, Float }) => (
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
