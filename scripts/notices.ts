/**
 * Lists the third-party code in the built files, read from the bundles themselves, with the notices
 * that its licenses require: THIRD-PARTY.txt in each package. docs/dependencies.md says why each is
 * used.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const NOTICES = 'THIRD-PARTY.txt';
const RULE = '-'.repeat(80);

/**
 * The folder of the package to which a module belongs; null for our own modules and those that the
 * build makes.
 */
export function packageOf(module: string): string | null {
  const path = module.replace(/^\0/, '').replace(/\?.*$/, '').replaceAll('\\', '/');
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? null;
}

/** Plugin that adds the folder of each package of which any code is left in the bundle. */
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
 * A package's heading and license text. Throws without a license text: such a package may not ship.
 */
function notice(folder: string): { readonly name: string; readonly text: string } {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string };
  // Some of WXT's own packages have no license text: the text of `wxt` applies.
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

/** The text of THIRD-PARTY.txt, with packages sorted by name. */
export function notices(folders: Iterable<string>): string {
  const each = [...folders].map(notice).sort((a, b) => (a.name < b.name ? -1 : 1));
  return (
    `Parts of these packages are in Quadretto's scripts. Their authors' ` +
    `notices:\n\n${each.map(({ text }) => text).join('\n')}`
  );
}

/** Names of the packages in the text of such a file. */
export const noticed = (text: string): readonly string[] =>
  [...text.matchAll(new RegExp(`^${RULE}\\n(\\S+) \\S+ \\(`, 'gm'))].map(([, name = '']) => name);
