/** Vite plugin that makes WXT's own code in content scripts use the guarded browser object too. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const GUARDED = fileURLToPath(new URL('../src/access/browser.ts', import.meta.url));

export const guarded = (): Plugin => ({
  name: 'guarded-browser',
  enforce: 'pre',
  resolveId: (specifier, importer) =>
    specifier === '@wxt-dev/browser' ||
    // At this point of the build, `wxt/browser` has already been resolved to the polyfill.
    (specifier === '@wxt-dev/webextension-polyfill/browser' &&
      /\/wxt\/dist\/utils\//.test(importer ?? ''))
      ? GUARDED
      : null,
});
