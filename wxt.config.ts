import { join } from 'node:path';
import { defineConfig } from 'wxt';
import { hosts } from './adapters/index.ts';
import { openForTests } from './scripts/e2eBuild.mjs';
import { guarded } from './scripts/guarded.ts';
import { writeHostEntries } from './scripts/hostEntries.ts';
import { shareModules, useSharedModules } from './scripts/laterScripts.ts';
import { messages, messageTypes } from './scripts/messages.ts';
import { notices, NOTICES, noting } from './scripts/notices.ts';
import { sources } from './scripts/sources.ts';
import { noEval } from './scripts/withoutEval.ts';
import { noMarkup } from './scripts/withoutMarkup.ts';
import { noPostMessage } from './scripts/withoutPostMessage.ts';
import { withoutOwnWords } from './scripts/withoutOwnWords.ts';
import { ownSites } from './src/access/site.ts';

/**
 * Extension pages run only our own files, have no network access and cannot be framed. No HTML is
 * created from text, and no script may create a trusted types policy for that.
 */
const PAGE_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "trusted-types 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** Folders of the packages that ship; they are collected while the scripts are built. */
const shipped = new Set<string>();

const icons = (state: 'on' | 'off') =>
  Object.fromEntries([16, 32, 48, 128].map((px) => [px, `icon/${state}-${px}.png`]));

const isNamed = (plugin: unknown, name: string): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === name;

export default defineConfig({
  imports: false,
  modules: ['@wxt-dev/webextension-polyfill'],
  manifestVersion: 3,
  targetBrowsers: ['chrome', 'firefox'],
  // Extension pages need no preloading, and the preloading polyfill calls fetch, which the CSP
  // forbids.
  vite: () => ({
    plugins: [
      guarded(),
      shareModules(),
      messages(),
      sources(),
      noEval(),
      noMarkup(),
      noPostMessage(),
      noting(shipped),
    ],
    build: { modulePreload: false },
    // `development` is false, so that builds for tests have the same code.
    oxc: { jsx: { runtime: 'automatic', development: false, importSource: 'preact' } },
  }),
  hooks: {
    // WXT 0.21 adds its automatic imports even if `imports` is false, so they are removed here.
    'vite:build:extendConfig': (entries, config) => {
      config.plugins = (config.plugins ?? []).flat().filter((it) => !isNamed(it, 'unimport'));
      if (entries.some(({ type }) => type === 'content-script'))
        config.plugins.push(withoutOwnWords());
      if (entries.some(({ name }) => name === 'panels')) config.plugins.push(useSharedModules());
    },
    'entrypoints:found': (wxt, entrypoints) => {
      entrypoints.push(...writeHostEntries(join(wxt.config.wxtDir, 'hosts'), hosts));
    },
    'prepare:types': (_wxt, entries) => {
      entries.push({ path: 'types/messages.d.ts', text: messageTypes(), tsReference: true });
    },
    // This runs when all scripts are built, and adds the licenses of the packages in them.
    'build:publicAssets': (_wxt, files) => {
      if (shipped.size > 0) files.push({ relativeDest: NOTICES, contents: notices(shipped) });
    },
    'build:done': ({ config }) => {
      if (config.mode === 'e2e') openForTests(config.outDir);
    },
  },
  manifest: ({ browser }) => ({
    name: '__MSG_name__',
    description: '__MSG_description__',
    default_locale: 'en',
    permissions: ['storage', 'scripting', 'activeTab'],
    optional_host_permissions: ['http://*/*', 'https://*/*'],
    host_permissions: ownSites(hosts),
    icons: icons('on'),
    action: { default_title: '__MSG_name__', default_icon: icons('off') },
    content_security_policy: { extension_pages: PAGE_CSP },
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            // The first version that supports `data_collection_permissions`, on every device.
            gecko: {
              id: '{6f1b0f5e-3c0e-4d3a-9f6e-7b1c2a9d4e21}',
              strict_min_version: '142.0',
              data_collection_permissions: { required: ['none'] },
            },
          },
        }
      : { minimum_chrome_version: '116' }),
  }),
});
