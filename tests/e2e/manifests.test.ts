/** Permissions that the built extension asks for at installation, in each browser's package. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import config from '../../wxt.config.ts';

interface Manifest {
  readonly permissions?: readonly string[];
  readonly optional_permissions?: readonly string[];
  readonly host_permissions?: readonly string[];
  readonly optional_host_permissions?: readonly string[];
  readonly content_scripts?: readonly unknown[];
  readonly web_accessible_resources?: readonly unknown[];
  readonly externally_connectable?: unknown;
}

function asksForRoll20Alone(manifest: Manifest): void {
  expect(manifest.permissions).toEqual(['storage', 'scripting', 'activeTab']);
  expect(manifest.host_permissions).toEqual(['https://app.roll20.net/*']);
  expect(manifest.optional_permissions).toBeUndefined();
  expect(manifest.optional_host_permissions).toEqual(['http://*/*', 'https://*/*']);
  expect(manifest.content_scripts ?? []).toEqual([]);
  expect(manifest.web_accessible_resources ?? []).toEqual([]);
  expect(manifest.externally_connectable).toBeUndefined();
}

describe('the extension’s manifest', () => {
  it.each(['chrome-mv3', 'firefox-mv3', 'edge-mv3'])(
    'the built manifest of %s asks for permission only for Roll20',
    (folder) => {
      const file = resolve(import.meta.dirname, '../../.output', folder, 'manifest.json');
      // Edge uses the package of Chrome; a separate Edge build is optional.
      if (folder === 'edge-mv3' && !existsSync(file)) return asksForRoll20Alone(configured('edge'));
      asksForRoll20Alone(JSON.parse(readFileSync(file, 'utf8')) as Manifest);
    },
  );

  it.each(['chrome', 'edge', 'firefox'])(
    'the configuration for %s asks for permission only for Roll20',
    (browser) => asksForRoll20Alone(configured(browser)),
  );
});

function configured(browser: string): Manifest {
  const { manifest } = config;
  if (typeof manifest !== 'function') throw new Error('the manifest is no function of the browser');
  return manifest({
    browser,
    mode: 'production',
    command: 'build',
    manifestVersion: 3,
  }) as Manifest;
}
