/**
 * The browser's API object for scripts in a host's page. A page element with an id or name becomes
 * a property of the window, also in a content script's world. So a form named `browser` with a
 * field named `runtime` could be mistaken for the API. The background and our own pages import
 * `wxt/browser`, which is webextension-polyfill (docs/decisions/polyfill.md).
 */
import type { browser as Api } from 'wxt/browser';

const isBrowser = (given: unknown): boolean =>
  typeof (given as { runtime?: { getURL?: unknown } } | undefined)?.runtime?.getURL === 'function';

const { browser: ofBrowser, chrome: ofChrome } = globalThis as unknown as {
  readonly browser?: typeof Api;
  readonly chrome: typeof Api;
};

export const browser = isBrowser(ofBrowser) ? (ofBrowser as typeof Api) : ofChrome;
