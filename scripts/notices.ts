/**
 * Lists the third-party code in the built files, which it reads from the bundles, with the notices
 * that the licenses require, and the notice of the rules under Creative Commons. Each package
 * contains this text as THIRD-PARTY.txt.
 * docs/dependencies.md says why each dependency is used.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const NOTICES = 'THIRD-PARTY.txt';
const RULE = '-'.repeat(80);

/**
 * The folder of the package to which a module belongs; null for our own modules and for those that
 * the build generates.
 */
export function packageOf(module: string): string | null {
  const path = module.replace(/^\0/, '').replace(/\?.*$/, '').replaceAll('\\', '/');
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? null;
}

/** Plugin that collects the folders of the packages whose code remains in the bundle. */
export const noting = (found: Set<string>): Plugin => ({
  name: 'noting',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      for (const [module, { renderedLength }] of Object.entries(chunk.modules)) {
        const folder = renderedLength > 0 ? packageOf(module) : null;
        if (folder !== null) found.add(folder);
      }
    }
  },
});

/**
 * A package's heading and license text. Throws if there is no license text, because such a package
 * must not ship.
 */
function notice(folder: string): { readonly name: string; readonly text: string } {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string };
  // Some of WXT's own packages have no license text; the license of `wxt` applies to them.
  const own = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  const file = own === undefined ? join(folder, '../../wxt/LICENSE') : join(folder, own);
  if (own === undefined && !(name.startsWith('@wxt-dev/') && existsSync(file)))
    throw new Error(`${name} ships, and has no licence's text.`);
  return {
    name,
    text:
      `${RULE}\n${name} ${version} ` +
      `(${license ?? 'licence as below'})\n${RULE}\n\n${readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim()}\n`,
  };
}

/** The notice of the rules that are under Creative Commons. */
const RULES = readFileSync(new URL('../docs/CC-BY.md', import.meta.url), 'utf8');

/** The text of THIRD-PARTY.txt: packages sorted by name, then the notice of the rules. */
export function notices(folders: Iterable<string>): string {
  const each = [...folders].map(notice).sort((a, b) => (a.name < b.name ? -1 : 1));
  return (
    `Parts of these packages are in Quadretto's scripts. Their authors' ` +
    `notices:\n\n${each.map(({ text }) => text).join('\n')}\n${'='.repeat(80)}\n${RULES}`
  );
}

/** Names of the packages in the text of a THIRD-PARTY.txt. */
export const noticed = (text: string): readonly string[] =>
  [...text.matchAll(new RegExp(`^${RULE}\\n(\\S+) \\S+ \\(`, 'gm'))].map(([, name = '']) => name);
