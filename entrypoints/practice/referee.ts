/** Puts the referee on the practice table, just as on any host: a shadow root of its own, the adapter, the overlay. */
import { effect } from '@preact/signals';
import { browser } from 'wxt/browser';
import type { PracticeHost } from '../../adapters/practice/host.ts';
import { practiceAdapter } from '../../adapters/practice/index.ts';
import { mountOverlay } from '../../src/overlay/mount.tsx';
import { createPrefs } from '../../src/overlay/prefs.ts';
import type { PanelStorage } from '../../src/overlay/ui.ts';
import { createViewport } from '../../src/overlay/viewport.ts';
import { stored } from '../../src/pages/page.tsx';
import { rulesetChosen } from '../../src/state/choices.ts';
import { createStore } from '../../src/state/store.ts';
import { wire } from '../overlay.content/wire.ts';

const storage: PanelStorage = {
  load: async (key) => (await browser.storage.local.get(`panel:practice:${key}`))[`panel:practice:${key}`] ?? null,
  // A place that cannot be kept is no reason to disturb: the panel stands where it stands.
  save: (key, value) => { browser.storage.local.set({ [`panel:practice:${key}`]: value }).catch(() => undefined); },
};

export function referee(host: PracticeHost, ruleset: string | undefined, signal: AbortSignal): void {
  const box = document.createElement('div');
  document.body.append(box);
  const { theme, thickLines, shapesOnly, ruleset: kept } = stored.peek().settings;
  const store = createStore({ ruleset: ruleset ?? rulesetChosen(kept) });
  const prefs = createPrefs({ theme, thickLines, shapesOnly });
  const viewport = createViewport();
  const follow = effect(() => {
    const { settings } = stored.value;
    prefs.theme.value = settings.theme;
    prefs.thickLines.value = settings.thickLines;
    prefs.shapesOnly.value = settings.shapesOnly;
  });
  signal.addEventListener('abort', () => {
    follow();
    box.remove();
  }, { once: true });

  const container = box.attachShadow({ mode: 'open' });
  mountOverlay({ container, store, viewport, prefs, storage, settings: () => void browser.runtime.openOptionsPage(), signal });
  wire(practiceAdapter(host), store, viewport, signal);
  // Two frames on, what the first reading gave is on the screen: tests and pictures wait for it.
  requestAnimationFrame(() => requestAnimationFrame(() => { document.documentElement.dataset['ready'] = ''; }));
}
