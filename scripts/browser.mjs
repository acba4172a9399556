/**
 * In the place of WXT's own: each element of a page that has an id is a property of its window, in
 * every script's world, and a form called `browser` with a field called `runtime` was taken for the
 * browser.
 */
const isBrowser = (given) => typeof given?.runtime?.getURL === 'function';

export const browser = isBrowser(globalThis.browser) ? globalThis.browser : globalThis.chrome;
