/**
 * Vite plugins for a script that is loaded after the content script, into the same world of the page. It has only
 * the modules that the content script lacks; the others it takes from the content script, which hands
 * them over before the script runs (entrypoints/overlay/bringPanels.ts).
 */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FIRST = join(ROOT, 'entrypoints/overlay/start.ts');
const LATER = join(ROOT, 'entrypoints/panels.ts');
const SHARED = join(ROOT, 'entrypoints/overlay/sharedModules.ts');

/** The build adds this import to each file with JSX. */
const JSX = { to: 'preact/jsx-runtime', names: ['Fragment', 'jsx', 'jsxs'] };

interface Import {
  /** Path of the imported file, or specifier of the package's module. */
  readonly to: string;
  readonly names: readonly string[];
}

const resolved = (file: string, specifier: string): string =>
  specifier.startsWith('.') ? join(dirname(file), specifier) : specifier;

/** The imports that remain when the types are gone. */
function importsOf(file: string): readonly Import[] {
  if (!/\.tsx?$/.test(file)) return [];
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  const found: Import[] = file.endsWith('.tsx') ? [JSX] : [];
  const add = (
    specifier: string,
    entries: readonly { readonly isType: boolean; readonly name: string | null }[],
  ): void => {
    const values = entries.filter(({ isType }) => !isType);
    if (values.length > 0 || entries.length === 0)
      found.push({ to: resolved(file, specifier), names: values.map(({ name }) => name ?? '*') });
  };
  for (const { moduleRequest, entries } of module.staticImports)
    add(
      moduleRequest.value,
      entries.map(({ importName: { kind, name }, isType }) => ({
        isType,
        name: kind === 'Default' ? 'default' : name,
      })),
    );
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, importName, isType } of entries)
      if (moduleRequest !== null) add(moduleRequest.value, [{ isType, name: importName.name }]);
  return found;
}

/** All modules that a file imports, directly or not, without those in `known` and what only they import. */
function modulesOf(entry: string, known: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const file of found) for (const { to } of importsOf(file)) if (!known.has(to)) found.add(to);
  return found;
}

/** Modules of the content script, with the names that the later script imports from each. */
function sharedNames(): ReadonlyMap<string, ReadonlySet<string>> {
  const first = modulesOf(FIRST);
  const shared = new Map<string, Set<string>>();
  for (const file of modulesOf(LATER, first))
    for (const { to, names } of importsOf(file)) {
      if (!first.has(to)) continue;
      const all = shared.get(to) ?? new Set();
      for (const name of names) all.add(name);
      shared.set(to, all);
    }
  for (const [module, names] of shared)
    if (names.has('*')) throw new Error(`${LATER} may only import single names from ${module}.`);
  return shared;
}

/** Name of a module in the table of shared modules. */
const keyOf = (module: string): string =>
  JSON.stringify(module.startsWith(ROOT) ? relative(ROOT, module) : module);

/** In all builds: fills the content script's table of the modules that it shares. */
export const shareModules = (): Plugin => ({
  name: 'share-modules',
  load(id) {
    if (id !== SHARED) return null;
    const modules = [...sharedNames()];
    const lines = modules.map(([module], i) => `import * as m${i} from ${JSON.stringify(module)};`);
    const table = modules.map(([module, names], i) => {
      const values = [...names].map((name) => `${name}: m${i}.${name}`);
      return `${keyOf(module)}: { ${values.join(', ')} }`;
    });
    return `${lines.join('\n')}\nexport const sharedModules = () => ({ ${table.join(',\n')} });`;
  },
});

const PREFIX = '\0shared:';
const TABLE = '\0shared-table';

/** In the build of the later script: takes the shared modules from the table. */
export function useSharedModules(): Plugin {
  const shared = sharedNames();
  return {
    name: 'use-shared-modules',
    enforce: 'pre',
    resolveId(specifier, importer) {
      if (specifier === TABLE) return TABLE;
      const module = importer === undefined ? specifier : resolved(importer, specifier);
      return shared.has(module) ? PREFIX + module : null;
    },
    load(id) {
      if (id === TABLE) return 'export const table = globalThis.quadrettoShared;';
      const module = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : '';
      const names = shared.get(module);
      if (names === undefined) return null;
      return (
        `import { table } from ${JSON.stringify(TABLE)};\n` +
        `const from = table[${keyOf(module)}];\n` +
        [...names].map((name) => `export const ${name} = from.${name};`).join('\n')
      );
    },
  };
}
