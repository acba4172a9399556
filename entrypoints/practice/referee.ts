/**
 * Runs the referee on the practice table as on any host: it creates a shadow root, and starts the
 * adapter and the overlay.
 */
import { effect } from '@preact/signals';
import { practiceAdapter } from '../../adapters/practice/index.ts';
import { mountOverlay } from '../../src/overlay/mount.tsx';
import { contents } from '../../src/overlay/panels/contents.ts';
import { createPrefs } from '../../src/overlay/prefs.ts';
import { createViewport } from '../../src/overlay/viewport.ts';
import { answer } from '../../src/judge/answer.ts';
import { change, stored } from '../../src/pages/page.tsx';
import type { TableStorage } from '../../src/settings/tableChoices.ts';
import { createAsks, type Asks } from '../../src/state/asks.ts';
import { apply } from '../overlay/apply.ts';
import { seenIn } from '../overlay/asking.ts';
import { correcting } from '../overlay/correcting.ts';
import { keepDegrees } from '../overlay/degrees.ts';
import { keepHeights } from '../overlay/keepHeights.ts';
import { keepPaint } from '../overlay/keepPaint.ts';
import { onceShown } from '../overlay/shown.ts';
import { refereeing } from '../overlay/refereeing.ts';
import { wire } from '../overlay/wire.ts';
import type { Session } from './session.ts';
import type { PageEnvironment } from './pageEnvironment.ts';

/** Rectangles of the card; tooltips avoid them if they can. */
const covered = (): readonly DOMRect[] =>
  [...document.querySelectorAll('.card')].map((card) => card.getBoundingClientRect());

export function referee(
  { host, store, progress }: Session,
  storage: TableStorage,
  around: PageEnvironment,
  /** Width of the card at the window's left, in CSS pixels. */
  left: () => number,
  signal: AbortSignal,
): void {
  const box = document.createElement('quadretto-overlay');
  // The overlay's parts are stacked with the parts of the page: marks lie above the map, the card
  // above the marks, and dock and tooltips above the card.
  box.style.display = 'contents';
  document.body.append(box);
  const prefs = createPrefs();
  const viewport = createViewport();
  const follow = effect(() => apply(stored.value.settings, prefs));
  signal.addEventListener(
    'abort',
    () => {
      follow();
      box.remove();
    },
    { once: true },
  );

  const container = box.attachShadow({ mode: 'open' });
  // This page contains the complete rulesets, so it answers the panels' questions itself.
  const judged = createAsks(store, (scene, ask) => ({ answer: answer(scene, ask) }), {
    seen: seenIn(store),
  });
  const asks: Asks = (ask, places, about) => {
    if (places === undefined) progress.asked(ask);
    return judged(ask, places, about);
  };
  const { wired } = refereeing(store, 'practice', asks, signal);
  const corrections = correcting(store, 'practice', signal);
  const showControls = mountOverlay({
    container,
    store,
    viewport,
    prefs,
    storage,
    keep: change,
    correcting: corrections,
    asks,
    contents,
    avoid: covered,
    left,
    ...around,
    signal,
  });
  storage.follow(() => ({ ruleset: store.ruleset.value, switches: store.switches.value }), signal);
  keepPaint(store, 'practice', signal);
  keepDegrees(store, 'practice', signal);
  const commands = wire(practiceAdapter(host), store, viewport, signal, { wired });
  keepHeights(store, corrections, commands, signal);
  // As on any host, the dock and the panels come after the marks. Two frames later they are on the
  // screen. Tests and screenshots wait for this attribute.
  onceShown(
    () => viewport.size.peek() > 0,
    () => {
      showControls();
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          document.documentElement.dataset['ready'] = '';
        }),
      );
    },
    signal,
  );
}
