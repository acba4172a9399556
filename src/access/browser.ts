/**
 * The browser's own object, for scripts that run in a host's page. Each element of a page that has
 * an id is a property of its window, in every script's world: a form called `browser` with a field
 * called `runtime` must not be taken for the browser. The background and our own pages import
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
