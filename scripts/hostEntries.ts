/**
 * Writes the entry files of the two scripts of each host from the registry (adapters/index.ts)
 * while WXT looks for entrypoints. docs/decisions/host-entry-files.md says why they are generated.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Entry {
  readonly name: string;
  readonly type: 'content-script' | 'unlisted-script';
  readonly text: string;
}

/** The entry files of a host. Their imports start from a folder two levels below the root. */
export const entriesOf = (host: string): readonly Entry[] => [
  {
    name: host,
    type: 'content-script',
    text: `import { defineContentScript } from 'wxt/utils/define-content-script';
import { adapter } from '../../adapters/${host}/index.ts';
import { startOverlay } from '../../entrypoints/overlay/start.ts';

export default defineContentScript({
  registration: 'runtime',
  main: ({ signal }) => startOverlay(adapter, signal),
});
`,
  },
  {
    name: `${host}-page`,
    type: 'unlisted-script',
    text: `import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { inject } from '../../adapters/${host}/inject.ts';

export default defineUnlistedScript(() => inject());
`,
  },
];

/**
 * Writes the entry files into `folder` (`.wxt/hosts`) and returns their descriptions for WXT. A file
 * that is right already is left alone, because another build may be reading it.
 */
export function writeHostEntries(
  folder: string,
  hosts: readonly { readonly id: string }[],
): { name: string; type: Entry['type']; inputPath: string }[] {
  mkdirSync(folder, { recursive: true });
  return hosts
    .flatMap(({ id }) => entriesOf(id))
    .map(({ name, type, text }) => {
      const inputPath = join(folder, `${name}.ts`);
      if (!existsSync(inputPath) || readFileSync(inputPath, 'utf8') !== text)
        writeFileSync(inputPath, text);
      return { name, type, inputPath };
    });
}
