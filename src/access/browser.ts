/**
 * The browser's API object for scripts in a host's page. Every page element with an id is a
 * property of the window, in every script's world: a form named `browser` with a field named
 * `runtime` must not be taken for the API. The background and our own pages import `wxt/browser`,
 * which is webextension-polyfill (docs/decisions/polyfill.md).
 */
import type { browser as Api } from 'wxt/browser';

const isBrowser = (given: unknown): boolean =>
  typeof (given as { runtime?: { getURL?: unknown } } | undefined)?.runtime?.getURL === 'function';

const { browser: ofBrowser, chrome: ofChrome } = globalThis as unknown as {
  readonly browser?: typeof Api;
  readonly chrome: typeof Api;
};

export const browser = isBrowser(ofBrowser) ? (ofBrowser as typeof Api) : ofChrome;
