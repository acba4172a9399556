/**
 * Two scripts out of one: what a host's page loads at once, and what it loads once the first marks stand. Both must use
 * the same Preact, the same signals, the same words. So each build of a content script carries a table of what the second
 * script takes from it (`entrypoints/overlay/given.ts` is filled in with it), and in the build of the second script every
 * module that the first one has stands for its row of that table. Which modules those are is read from the imports.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { transformSync } from 'esbuild';
import { parseAst } from 'rollup/parseAst';
import type { Plugin } from 'vite';

const ROOT = resolve(import.meta.dirname, '..');
const FIRST = ['entrypoints/foundry.content/index.ts', 'entrypoints/roll20.content/index.ts'];
const SECOND = 'entrypoints/later.ts';
const TABLE = 'entrypoints/overlay/given.ts';

/** What a module takes from another, by that one's name: a path from the root, or a package's specifier. `*`: all of it. */
type Takes = ReadonlyMap<string, ReadonlySet<string>>;

const takesOf = new Map<string, Takes>();

function named(from: string, specifier: string): string {
  const bare = specifier.replace(/\?.*$/, '');
  return bare.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(from), bare)).replaceAll('\\', '/') : specifier;
}

/** Types are gone by then, and JSX says what it needs. */
function takes(path: string): Takes {
  const known = takesOf.get(path);
  if (known !== undefined) return known;
  const found = new Map<string, Set<string>>();
  takesOf.set(path, found);
  if (!/\.tsx?$/.test(path) || !existsSync(join(ROOT, path))) return found;
  const { code } = transformSync(readFileSync(join(ROOT, path), 'utf8'), {
    loader: path.endsWith('x') ? 'tsx' : 'ts', format: 'esm', jsx: 'automatic', jsxImportSource: 'preact', target: 'es2022',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  });
  const add = (specifier: unknown, names: readonly string[]): void => {
    const of = named(path, String(specifier));
    found.set(of, new Set([...found.get(of) ?? [], ...names]));
  };
  // Of a whole module taken under one name, what is asked of it: all of zod would come along for a few of its schemas.
  const asked = (local: string): string[] => [...code.matchAll(new RegExp(`(?<![\\w$.])${local.replaceAll('$', '\\$&')}\\.([\\w$]+)`, 'g'))].map(([, name = '']) => name);
  const nameOf = (node: { type: string; name?: string; value?: unknown }): string => node.name ?? String(node.value);
  for (const node of parseAst(code).body) {
    if (node.type === 'ImportDeclaration') {
      add(node.source.value, node.specifiers.flatMap((s) => (s.type === 'ImportSpecifier' ? nameOf(s.imported) : s.type === 'ImportDefaultSpecifier' ? 'default' : asked(s.local.name))));
    } else if (node.type === 'ExportAllDeclaration') add(node.source.value, ['*']);
    else if (node.type === 'ExportNamedDeclaration' && node.source != null) add(node.source.value, node.specifiers.map((s) => nameOf(s.local)));
  }
  return found;
}

/** Every module that is loaded with these, packages included. */
function loadedWith(entries: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const of of takes(path).keys()) visit(of);
  };
  entries.forEach(visit);
  return seen;
}

/** By module, the names that the second script takes from the first. */
export function shared(): ReadonlyMap<string, ReadonlySet<string>> {
  const each = FIRST.map((entry) => loadedWith([entry]));
  const table = new Map<string, Set<string>>();
  const visited = new Set<string>();
  const visit = (path: string): void => {
    if (visited.has(path)) return;
    visited.add(path);
    for (const [of, names] of takes(path)) {
      // Styles are text: each script has its own.
      if (of.endsWith('.css')) continue;
      if (each.every((first) => first.has(of))) table.set(of, new Set([...table.get(of) ?? [], ...names]));
      else visit(of);
    }
  };
  visit(SECOND);
  return table;
}

const place = (module: string): string => (existsSync(join(ROOT, module)) ? join(ROOT, module) : module);

/** In a content script: fills in the table. */
export function giving(): Plugin {
  return {
    name: 'giving',
    enforce: 'pre',
    load(id) {
      if (id !== join(ROOT, TABLE)) return null;
      const rows = [...shared()].map(([module, names], i) => {
        const from = JSON.stringify(place(module));
        const list = [...names].filter((name) => name !== '*');
        if (names.has('*')) return { top: `import * as m${i} from ${from};`, row: `${JSON.stringify(module)}: m${i}` };
        return {
          top: `import { ${list.map((name, n) => `${name} as m${i}_${n}`).join(', ')} } from ${from};`,
          row: `${JSON.stringify(module)}: { ${list.map((name, n) => `${JSON.stringify(name)}: m${i}_${n}`).join(', ')} }`,
        };
      });
      return `${rows.map(({ top }) => top).join('\n')}\nexport const given = { ${rows.map(({ row }) => row).join(',\n')} };`;
    },
  };
}

const TAKEN = '\0given:';

/** In the second script: what the first has is taken from its table. */
export function taking(): Plugin {
  let table: ReturnType<typeof shared>;
  return {
    name: 'taking',
    enforce: 'pre',
    buildStart() { table = shared(); },
    resolveId(specifier, importer) {
      const module = importer === undefined || importer.startsWith('\0') ? specifier : named(relative(ROOT, importer), specifier);
      return table.has(module) ? TAKEN + module : null;
    },
    load(id) {
      if (!id.startsWith(TAKEN)) return null;
      return { code: `export default globalThis.quadrettoLater.given[${JSON.stringify(id.slice(TAKEN.length))}];`, syntheticNamedExports: 'default', moduleSideEffects: false };
    },
  };
}
