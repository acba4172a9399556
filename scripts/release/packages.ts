/**
 * Makes the packages for the stores: one for Chrome and Edge, one for Firefox, and the sources that
 * Mozilla's reviewers build.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entriesOf, zipOf, type Entries } from './zip.ts';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Folders of the builds under `.output`; Edge uses the build for Chrome. */
export const BUILDS = { chrome: 'chrome-mv3', firefox: 'firefox-mv3' } as const;
export type Browser = keyof typeof BUILDS;
export const BROWSERS: readonly Browser[] = ['chrome', 'firefox'];

/** Folder in which the packages are written. */
export const OUT = '.output/release';

/**
 * Files that the build needs, without tests or third-party code. The guide with its pictures is
 * included, because it is a page of the extension.
 */
const SOURCES = [
  'adapters',
  'entrypoints',
  'public',
  'scripts',
  'src',
  'docs/guide',
  'docs/spec/ledger',
  'docs/CC-BY.md',
  'docs/CC-BY.it.md',
  'docs/OGL.md',
  'docs/OGL.it.md',
  'docs/dependencies.md',
  '.npmrc',
  'CHANGELOG.md',
  'LICENSE',
  'PRIVACY.md',
  'PRIVACY.it.md',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'wxt.config.ts',
];
/** The file for Mozilla's reviewers; it becomes README.md in the sources archive. */
const REVIEWERS = 'store/reviewers.md';

export interface Package {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

export const versionOf = (root = ROOT): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;

async function packed(name: string, entries: Entries): Promise<Package> {
  const bytes = await zipOf(entries);
  return { name, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** The package of the build under `root`. Rejects if there is no build. */
export async function packageOfBuild(browser: Browser, root = ROOT): Promise<Package> {
  const folder = join(root, '.output', BUILDS[browser]);
  if (!existsSync(join(folder, 'manifest.json')))
    throw new Error(
      `There is no build for ${browser}: ${folder} has no manifest.json (npm run build).`,
    );
  return packed(`quadretto-${versionOf(root)}-${browser}.zip`, entriesOf(folder));
}

export function sources(root = ROOT): Entries {
  const found = new Map<string, Uint8Array>([['README.md', readFileSync(join(root, REVIEWERS))]]);
  for (const each of SOURCES) {
    const path = join(root, each);
    if (statSync(path).isFile()) found.set(each, readFileSync(path));
    else for (const [name, bytes] of entriesOf(path)) found.set(`${each}/${name}`, bytes);
  }
  return found;
}

export const packageOfSources = (root = ROOT): Promise<Package> =>
  packed(`quadretto-${versionOf(root)}-sources.zip`, sources(root));

/** Writes the packages to one folder, with a file SHA256SUMS that `sha256sum -c` can read. */
export function write(packages: readonly Package[], root = ROOT): void {
  const folder = join(root, OUT);
  mkdirSync(folder, { recursive: true });
  for (const { name, bytes } of packages) writeFileSync(join(folder, name), bytes);
  writeFileSync(
    join(folder, 'SHA256SUMS'),
    packages.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(''),
  );
}

export const line = ({ name, bytes, sha256 }: Package): string =>
  `${name}  ${(bytes.length / 1000).toFixed(1)} kB  ${sha256}`;
