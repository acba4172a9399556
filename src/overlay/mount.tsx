/**
 * Puts the overlay on the screen: the marks at once, and what works them (controls.tsx) as soon as
 * it was brought. It ends with its signal and leaves nothing behind. Wiring only: what is drawn is
 * decided elsewhere.
 */
import { effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { render, type ComponentType } from 'preact';
import { lapse } from '../report/lapses.ts';
import type { Store } from '../state/store.ts';
import { locale, meet, speakFor, t } from '../text/index.ts';
import { Boundary } from './Boundary.tsx';
import { comes } from './brought.ts';
import { marksCss } from './css.ts';
import { MapView } from './MapView.tsx';
import type { BringPanels } from './panels/panel.ts';
import { adopt } from './sheets.ts';
import type { HostInterface } from './stacking.ts';
import themeCss from './theme.css?inline';
import type { Ui } from './ui.ts';
import type { Viewport } from './viewport.ts';

/**
 * What is needed of the user interface that the overlay does not make itself; what is absent there
 * is not to be had here.
 */
type Given = Pick<
  Ui,
  | 'store'
  | 'prefs'
  | 'storage'
  | 'correcting'
  | 'asks'
  | 'whisper'
  | 'check'
  | 'settings'
  | 'version'
>;

/** What the marks and the controls of one overlay share. */
export interface Begun extends Given, Pick<Ui, 'failures' | 'readAt' | 'fail' | 'keep' | 'avoid'> {
  readonly root: HTMLElement;
  readonly viewport: Viewport;
  readonly bringPanels: BringPanels;
  /** The interface of the host around us; absent on a page of our own. */
  readonly host?: HostInterface;
  /** Puts styles on the overlay. */
  dress(css: string): void;
  readonly end: AbortSignal;
}

export interface Controls {
  /** The dock, the panels, the tooltip. */
  readonly Beside: ComponentType;
  /** Lies over the host's map. */
  readonly Over: ComponentType;
}

/** Makes what works the marks: it listens to the keys from then on. */
export type OpenControls = (begun: Begun) => Controls;

export interface Mount extends Given {
  /** An element of ours or, in a host's page, a shadow root of ours. */
  readonly container: HTMLElement | ShadowRoot;
  readonly viewport: Viewport;
  /** Brings the controls, once the marks stand. Rejects when they cannot be had. */
  readonly bringControls: () => Promise<OpenControls>;
  /** Brings what stands in the panels, when the controls are there. */
  readonly bringPanels: BringPanels;
  /** The interface of the host around us; absent on a page of our own. */
  readonly host?: HostInterface;
  /**
   * Keeps what was picked in the dock among the user's settings; without it a pick lasts as long as
   * the overlay.
   */
  readonly keep?: Ui['keep'];
  /** Boxes of the page's own that tips had better not cover, client CSS pixels. */
  readonly avoid?: Ui['avoid'];
  readonly signal: AbortSignal;
}

export function mountOverlay({
  container,
  bringControls,
  keep = () => undefined,
  avoid = () => [],
  signal: end,
  ...given
}: Mount): void {
  const { store, prefs } = given;
  if (end.aborted) return;
  const root = document.createElement('div');
  root.className = 'q q-overlay';
  const owner = container.getRootNode();
  const undress: (() => void)[] = [];
  const dress = (css: string): void =>
    void undress.push(adopt(owner instanceof ShadowRoot ? owner : document, css));
  dress(`${themeCss}\n${marksCss}`);
  container.append(root);

  const failures = signal<readonly string[]>([]);
  const readAt = signal<Date | null>(null);
  const fail = (part: string, error: unknown): void => {
    if (failures.peek().includes(part)) return;
    lapse(`${part} stopped.`, error);
    failures.value = [...failures.peek(), part];
  };
  const effects = [
    effect(() => {
      root.dataset['theme'] = prefs.theme.value;
      root.dataset['contrast'] = prefs.thickLines.value ? 'more' : '';
      root.lang = locale.value;
    }),
    effect(() => {
      const scene = store.scene.value;
      if (scene === null) return;
      readAt.value = new Date();
      const beyond = [...store.elsewhere.value].map(([id, { name }]) => ({ id, name }));
      untracked(() =>
        meet(
          [...(scene.creatures ?? []), ...beyond].map(({ id, name }) =>
            name === undefined ? { id } : { id, name },
          ),
        ),
      );
    }),
    // A way of moving is chosen for one turn: the next creature's begins with a plain move.
    turnsOf(store),
    // The words are the ruleset's own, and lengths the map's.
    effect(() =>
      speakFor({
        vocabulary: store.judge.value?.rules.vocabulary,
        text: store.judge.value?.rules.id,
        ...store.scene.value?.grid,
      }),
    ),
  ];

  const lost = signal(false);
  const controls = signal<Controls | null>(null);
  comes(
    bringControls,
    (open) => {
      controls.value = open({ ...given, root, dress, failures, readAt, fail, keep, avoid, end });
    },
    lost,
    end,
  );
  render(<Overlay begun={{ ...given, fail }} controls={controls} lost={lost} />, root);
  end.addEventListener(
    'abort',
    () => {
      render(null, root);
      effects.forEach((stop) => stop());
      root.remove();
      undress.forEach((each) => each());
    },
    { once: true },
  );
}

function turnsOf(store: Store): () => void {
  let [map, active]: readonly (string | undefined)[] = [];
  return effect(() => {
    const turn = store.scene.value?.turn?.active;
    const here = store.map.value;
    if (map === here && turn !== active)
      untracked(() => {
        store.mode.value = 'move';
      });
    [map, active] = [here, turn];
  });
}

interface Parts {
  readonly begun: Pick<Begun, 'store' | 'prefs' | 'viewport' | 'fail' | 'host'>;
  readonly controls: ReadonlySignal<Controls | null>;
  readonly lost: ReadonlySignal<boolean>;
}

const again = ({ map, ruleset }: Store): string => `${map.value} ${ruleset.value}`;

/**
 * Parts that read the signals by themselves: the marks need not be looked at again when the
 * controls come.
 */
function Over({ controls }: Pick<Parts, 'controls'>) {
  const Part = controls.value?.Over;
  return Part === undefined ? null : <Part />;
}

function Beside({ controls, lost }: Pick<Parts, 'controls' | 'lost'>) {
  const Part = controls.value?.Beside;
  if (Part !== undefined) return <Part />;
  // Its styles come with the controls.
  return lost.value ? (
    <p
      class="panel"
      role="alert"
      style={{
        position: 'fixed',
        zIndex: 'var(--q-panels, 1)',
        top: '16px',
        right: '16px',
        margin: '0',
        padding: '8px 12px',
      }}
    >
      {t('panel.lost')}
    </p>
  ) : null;
}

function Overlay({ begun: { store, prefs, viewport, fail, host }, controls, lost }: Parts) {
  return (
    <>
      <Boundary part="dock.part.map" fail={fail} again={again(store)}>
        <div class="q-marks" data-host={host === undefined ? undefined : ''}>
          <MapView store={store} viewport={viewport} prefs={prefs}>
            <Over controls={controls} />
          </MapView>
        </div>
      </Boundary>
      <Boundary part="dock" fail={fail} again={again(store)}>
        <Beside controls={controls} lost={lost} />
      </Boundary>
    </>
  );
}
