/**
 * What of other people's code stands in the built files, read from the bundles themselves, and the
 * notices that its licences want to go along: THIRD-PARTY.txt in each package. docs/dependencies.md
 * says why each is there.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const NOTICES = 'THIRD-PARTY.txt';
const RULE = '-'.repeat(80);

/**
 * The folder of the package that a module belongs to, or null: it is ours, or made by the build.
 */
export function packageOf(module: string): string | null {
  const path = module.replace(/^\0/, '').replace(/\?.*$/, '').replaceAll('\\', '/');
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? null;
}

/** Adds the folder of each package of which anything is left in the bundle. */
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
 * A package's heading and licence. Its licence has to be there: without one it may not go along.
 */
function notice(folder: string): { readonly name: string; readonly text: string } {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string };
  // Some packages of WXT's own leave the text to the one that they belong to.
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

/** The whole file, packages by name. */
export function notices(folders: Iterable<string>): string {
  const each = [...folders].map(notice).sort((a, b) => (a.name < b.name ? -1 : 1));
  return (
    `Parts of these packages are in Quadretto's scripts. Their authors' ` +
    `notices:\n\n${each.map(({ text }) => text).join('\n')}`
  );
}

/** Names of the packages in such a file. */
export const noticed = (text: string): readonly string[] =>
  [...text.matchAll(new RegExp(`^${RULE}\\n(\\S+) \\S+ \\(`, 'gm'))].map(([, name = '']) => name);
