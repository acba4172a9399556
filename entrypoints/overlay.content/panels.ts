/** Where panels stand, kept for each host by itself. */
import { browser } from 'wxt/browser';
import type { PanelStorage } from '../../src/overlay/ui.ts';

export const panelStorage = (host: string): PanelStorage => {
  const keyOf = (key: string): string => `panel:${host}:${key}`;
  return {
    load: async (key) => (await browser.storage.local.get(keyOf(key)))[keyOf(key)] ?? null,
    // A place that cannot be kept is no reason to disturb: the panel stands where it stands.
    save: (key, value) => { browser.storage.local.set({ [keyOf(key)]: value }).catch(() => undefined); },
  };
};
