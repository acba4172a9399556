/**
 * Starts the overlay in a host's page: creates the store, starts the host's adapter, and mounts the
 * overlay once a table has reported. Wiring only.
 */
import { effect, signal as signalOf, untracked } from '@preact/signals';
import { browser } from '../../src/access/browser.ts';
import type { HostAdapter, HostInterface } from '../../src/state/host.ts';
import { OPEN_OPTIONS, OVERLAY_LOST, WORDS } from '../../src/access/scripts.ts';
import { keyOfHost } from '../../src/overlay/keymap.ts';
import { mountOverlay } from '../../src/overlay/mount.tsx';
import { layMarks, PANELS } from '../../src/overlay/stacking.ts';
import { createPrefs } from '../../src/overlay/prefs.ts';
import { createViewport } from '../../src/overlay/viewport.ts';
import {
  loadSettings,
  saveSettings,
  watchSettings,
  type Settings,
} from '../../src/settings/settings.ts';
import { tableStorage } from '../../src/settings/tableChoices.ts';
import { followGame, rulesetChosen } from '../../src/state/choices.ts';
import { createStore } from '../../src/state/store.ts';
import { inUse } from '../../src/text/catalogue.ts';
import { ELEMENT, standAlone } from './alone.ts';
import { answerPopup } from './answer.ts';
import { apply } from './apply.ts';
import { asking } from './asking.ts';
import { correcting } from './correcting.ts';
import { keepDegrees } from './degrees.ts';
import { keepHeights } from './keepHeights.ts';
import { keepMapChoices } from './keepMapChoices.ts';
import { keepPaint } from './keepPaint.ts';
import { showWordsFailed } from './wordsFailed.ts';
import { applyHouseRules } from './houseRules.ts';
import { refereeing } from './refereeing.ts';
import { onceShown } from './shown.ts';
import { stayInPage } from './stay.ts';
import { tellWaiting } from './waiting.ts';
import { wire } from './wire.ts';
import { bringWords } from './loadMessages.ts';
import { bringPanels } from './bringPanels.ts';

/** Default for a host that does not describe its interface. */
const MAP_ALONE: HostInterface = { map: 'canvas', bars: [], windows: [], panels: 50 };

/** Code of the notice that a part of the table cannot be read. */
const UNREAD = 'error.reading';

/** Ends the overlay that the page keeps removing, and tells the background, which marks the button. */
const lostBy = (end: () => void) => (): void => {
  end();
  browser.runtime.sendMessage(OVERLAY_LOST).catch(() => undefined);
};

/**
 * Starts the overlay and everything in it. Everything ends when the signal is aborted, when the
 * user leaves the site, or when a newer overlay starts on this page.
 */
export async function startOverlay(adapter: HostAdapter, outer: AbortSignal): Promise<void> {
  const life = new AbortController();
  const signal = AbortSignal.any([outer, life.signal]);
  const end = (): void => life.abort();
  standAlone(end, signal);
  const store = createStore();
  answerPopup(store, end, signal);
  const storage = tableStorage(location.host);
  const [{ settings }, chosen] = await Promise.all([loadSettings(), storage.chosen()]);
  if (signal.aborted) return;
  store.games.value = chosen.games ?? {};
  const usual = followGame(store, rulesetChosen(chosen.ruleset ?? settings.ruleset), signal);
  store.switches.value = chosen.switches ?? {};
  const prefs = createPrefs();
  const around = adapter.interface ?? MAP_ALONE;
  const viewport = createViewport();
  apply(settings, prefs);
  watchSettings((now) => apply(now, prefs), signal);
  const wordless = signalOf(false);
  bringWords(
    {
      ask: async (language) => browser.runtime.sendMessage(WORDS + language),
      unanswered: (now) => {
        wordless.value = now;
      },
    },
    signal,
  );
  const asks = asking(store);
  const corrections = correcting(store, location.host, signal);
  for (const keep of [keepMapChoices, keepPaint, keepDegrees]) keep(store, location.host, signal);
  applyHouseRules(store, settings, signal);
  const { wired } = refereeing(store, location.host, asks, signal);
  const commands = wire(adapter, store, viewport, signal, {
    wired,
    hostKeys: (taken) => {
      prefs.hostKeys.value = taken.map(keyOfHost);
    },
  });

  keepHeights(store, corrections, commands, signal);

  // The overlay opens only on a table, so that other pages of a granted site (a login, a setup)
  // stay unchanged. It also opens to report a table that cannot be read.
  once(
    () => store.map.value !== '' || store.notices.value.some(({ code }) => code === UNREAD),
    open,
  );

  function once(holds: () => boolean, then: () => void): void {
    const stop = effect(() => {
      if (!holds()) return;
      queueMicrotask(() => stop());
      untracked(then);
    });
    signal.addEventListener('abort', stop, { once: true });
  }

  function open(): void {
    const host = document.createElement(ELEMENT);
    // The host element itself is not a layer. Marks and panels lie in two layers, and the host's
    // interface lies between these.
    host.style.display = 'contents';
    host.style.pointerEvents = 'none';
    layMarks(host, around.map);
    host.style.setProperty(PANELS, String(around.panels));
    // The shadow root is closed, so that the page can neither read our texts nor press our buttons.
    // The end-to-end build opens it (scripts/e2eBuild.mjs), because its tests must do both.
    const container = host.attachShadow({ mode: 'closed' });
    stayInPage(host, lostBy(end), signal);
    signal.addEventListener(
      'abort',
      effect(() => showWordsFailed(container, wordless.value)),
      { once: true },
    );
    once(
      () => inUse.value !== undefined,
      () => mount(container),
    );
  }

  function mount(container: ShadowRoot): void {
    // A content script must not open the options page itself, so it asks the background.
    const openOptions = (): void => {
      browser.runtime.sendMessage(OPEN_OPTIONS).catch(() => undefined);
    };
    // A choice that cannot be stored still holds until the page closes.
    const keep = (choice: Partial<Settings>): void => {
      saveSettings(choice).catch(() => undefined);
    };
    const { whisper, check, climb } = commands;
    const showControls = mountOverlay({
      container,
      host: around,
      store,
      viewport,
      prefs,
      storage,
      signal,
      keep,
      correcting: corrections,
      asks,
      contents: bringPanels,
      settings: openOptions,
      version: browser.runtime.getManifest().version,
      ...(whisper && { whisper }),
      ...(check && { check }),
      ...(climb && { climb }),
    });
    onceShown(() => viewport.size.peek() > 0, showControls, signal);
    tellWaiting(store, (message) => browser.runtime.sendMessage(message), signal);
    storage.follow(
      () => ({ ruleset: usual(), switches: store.switches.value, games: store.games.value }),
      signal,
    );
  }
}
