/**
 * Mounts the overlay: the marks at once, the dock and the panels (controls.tsx) when the caller
 * asks. When its abort signal fires, it ends and removes everything that it added. This file only
 * connects other parts.
 */
import { effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { render } from 'preact';
import { lapse } from '../report/failures.ts';
import type { Store } from '../state/store.ts';
import { judgementOf } from '../state/judgement.ts';
import { locale, addCreatures, placeWording, speakFor } from '../text/index.ts';
import { Boundary } from './Boundary.tsx';
import { openControls, type Begun, type Controls, type Given } from './controls.tsx';
import { marksCss } from './css.ts';
import { MapView } from './MapView.tsx';
import { relativePlace } from './relativePlace.ts';
import { adopt } from './adoptStyles.ts';
import type { HostInterface } from '../state/host.ts';
import themeCss from './theme.css?inline';
import type { Ui } from './ui.ts';
import type { Viewport } from './viewport.ts';

/**
 * Parts of the user interface that the caller provides; a feature that needs an absent part is not
 * offered.
 */
export interface Mount extends Given {
  /** The element to mount in: an element of ours or, in a host's page, a shadow root of ours. */
  readonly container: HTMLElement | ShadowRoot;
  readonly viewport: Viewport;
  /** Description of the host's own interface around the overlay; absent on a page of our own. */
  readonly host?: HostInterface;
  /**
   * On a page of our own: width of the page's own card at the window's left, in CSS pixels. May
   * read signals.
   */
  readonly left?: () => number;
  /**
   * Stores a choice made in the dock as one of the user's settings; if absent, a choice lasts as
   * long as the overlay.
   */
  readonly keep?: Ui['keep'];
  /** Boxes of the page's own elements that tooltips should not cover, in client CSS pixels. */
  readonly avoid?: Ui['avoid'];
  readonly signal: AbortSignal;
}

/** Draws the marks. Returns a function that adds the dock, the panels and the keys, once. */
export function mountOverlay({
  container,
  keep = () => undefined,
  avoid = () => [],
  signal: end,
  ...given
}: Mount): () => void {
  const { store, prefs } = given;
  if (end.aborted) return () => undefined;
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
      root.dataset['compact'] = String(prefs.compact.value);
      root.style.setProperty('--q-scale', String(prefs.scale.value / 100));
      root.dataset['contrast'] = prefs.thickLines.value ? 'more' : '';
      root.lang = locale.value;
    }),
    effect(() => {
      const scene = store.scene.value;
      if (scene === null) return;
      readAt.value = new Date();
      const beyond = [...store.elsewhere.value].map(([id, { name }]) => ({ id, name }));
      untracked(() =>
        addCreatures(
          [...(scene.creatures ?? []), ...beyond].map(({ id, name }) =>
            name === undefined ? { id } : { id, name },
          ),
        ),
      );
    }),
    // Sentences describe a cell by its place, because tabletops draw no names of cells.
    effect(() => {
      const judge = store.judge.value;
      const seen = judge === null ? [] : judgementOf(store).visible.value;
      placeWording.value = judge === null ? null : (cell) => relativePlace(judge, seen, cell);
    }),
    // Resets the movement mode at the end of a turn: the next creature starts with a plain move.
    turnsOf(store),
    // Texts use the ruleset's terms and the map's lengths.
    effect(() =>
      speakFor({
        vocabulary: store.judge.value?.rules.vocabulary,
        text: store.judge.value?.rules.id,
        words: store.judge.value?.rules.words,
        ...store.scene.value?.grid,
      }),
    ),
  ];

  const controls = signal<Controls | null>(null);
  render(<Overlay begun={{ ...given, fail }} controls={controls} />, root);
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
  return () => {
    if (end.aborted || controls.peek() !== null) return;
    controls.value = openControls({
      ...given,
      root,
      dress,
      failures,
      readAt,
      fail,
      keep,
      avoid,
      end,
    });
  };
}

function turnsOf(store: Store): () => void {
  let [map, active]: readonly (string | undefined)[] = [];
  return effect(() => {
    const turn = store.scene.value?.turn?.active;
    const here = store.map.value;
    if (map === here && turn !== active)
      untracked(() => {
        store.mode.value = store.rules.value?.modes.usual ?? '';
      });
    [map, active] = [here, turn];
  });
}

interface Parts {
  readonly begun: Pick<Begun, 'store' | 'prefs' | 'viewport' | 'fail' | 'host'>;
  readonly controls: ReadonlySignal<Controls | null>;
}

const again = ({ map, ruleset }: Store): string => `${map.value} ${ruleset.value}`;

/**
 * A separate component, because it reads the signals itself: the marks are not rendered again when
 * the controls are added.
 */
function Over({ controls }: Pick<Parts, 'controls'>) {
  const Part = controls.value?.Over;
  return Part === undefined ? null : <Part />;
}

function Beside({ controls }: Pick<Parts, 'controls'>) {
  const Part = controls.value?.Beside;
  return Part === undefined ? null : <Part />;
}

function Overlay({ begun: { store, prefs, viewport, fail, host }, controls }: Parts) {
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
        <Beside controls={controls} />
      </Boundary>
    </>
  );
}
