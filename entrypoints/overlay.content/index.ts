/** On a granted site: picks the host's adapter, makes the store, mounts the overlay in a shadow root. Wiring only. */
import { browser } from 'wxt/browser';
import { defineContentScript } from 'wxt/utils/define-content-script';
import { adapterFor } from '../../adapters/index.ts';
import { mountOverlay } from '../../src/overlay/mount.tsx';
import { createPrefs } from '../../src/overlay/prefs.ts';
import { createViewport } from '../../src/overlay/viewport.ts';
import { rulesets } from '../../src/rules/index.ts';
import { loadSettings, watchSettings } from '../../src/settings/settings.ts';
import { createStore } from '../../src/state/store.ts';
import { apply } from './apply.ts';
import { panelStorage } from './panels.ts';
import { wire } from './wire.ts';

/** Above the host's map, below its windows and menus, which begin at 60 and 100 in Foundry. */
const LAYER = '50';

export default defineContentScript({
  registration: 'runtime',
  async main({ signal }) {
    const adapter = adapterFor(new URL(location.href));
    if (adapter === undefined) return;
    const { settings } = await loadSettings();
    if (signal.aborted) return;
    const store = createStore({ ruleset: (rulesets.find((r) => r.id === settings.ruleset) ?? rulesets[0])?.id ?? '' });
    const prefs = createPrefs();
    const viewport = createViewport();
    apply(settings, prefs);
    watchSettings((now) => apply(now, prefs), signal);

    const host = document.createElement('quadretto-overlay');
    Object.assign(host.style, { position: 'fixed', inset: '0', zIndex: LAYER, pointerEvents: 'none' });
    const container = host.attachShadow({ mode: 'open' });
    document.documentElement.append(host);
    signal.addEventListener('abort', () => host.remove(), { once: true });
    mountOverlay({ container, store, viewport, prefs, storage: panelStorage(adapter.id), signal, settings: () => open('/options.html') });
    wire(adapter, store, viewport, signal);
  },
});

/** A content script may not open the options page itself; a window of the extension's own address serves. */
const open = (path: '/options.html'): void => { window.open(browser.runtime.getURL(path), '_blank', 'noopener'); };
