/**
 * Several scripts out of one: what a host's page loads at once, what it loads once the first marks
 * stand (the controls, then the panels and the referee), and texts that few tables play by, when
 * one is chosen. All must use the same Preact, the same signals, the same words. So each build of a
 * content script carries a table of what the later scripts take from it
 * (`entrypoints/overlay/given.ts` is filled in with it), the controls one of what the panels take
 * from them (`givenOn.ts`), the panels one of what those of rounds in phases take from them
 * (`givenFurther.ts`), and in the build of a later script every module that an earlier one has
 * stands for its row of such a table. Which modules those are is read from the imports.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { transformSync } from 'esbuild';
import { parseAst } from 'rollup/parseAst';
import type { Plugin } from 'vite';

const ROOT = resolve(import.meta.dirname, '..');
const FIRST = ['entrypoints/foundry.content/index.ts', 'entrypoints/roll20.content/index.ts'];
const CONTROLS = 'entrypoints/controls.ts';
const PANELS = 'entrypoints/later.ts';
const ROUNDS = 'entrypoints/rounds.ts';
/**
 * In the order in which they may take from one another; `texts` takes from the first scripts alone.
 */
const LATER = [CONTROLS, PANELS, ROUNDS, 'entrypoints/texts.ts'];
/** Which file is filled in with which table, by what name; and who takes from it. */
const TABLES = {
  first: { file: 'entrypoints/overlay/given.ts', name: 'given', takers: LATER },
  second: { file: 'entrypoints/overlay/givenOn.ts', name: 'givenOn', takers: [PANELS, ROUNDS] },
  third: { file: 'entrypoints/overlay/givenFurther.ts', name: 'givenFurther', takers: [ROUNDS] },
} as const;
type Which = keyof typeof TABLES;
/** What the first scripts do without until it is brought. */
const APART = 'src/rules/further.ts';
const EMPTY = 'export const further = [];';

/** The scripts that take, by the names of their entry points. */
export const takers = LATER.map((path) => path.replace(/^.*\/|\.ts$/g, ''));

/**
 * What a module takes from another, by that one's name: a path from the root, or a package's
 * specifier. `*`: all of it.
 */
type Takes = ReadonlyMap<string, ReadonlySet<string>>;

const takesOf = new Map<string, Takes>();

function named(from: string, specifier: string): string {
  const bare = specifier.replace(/\?.*$/, '');
  return bare.startsWith('.')
    ? relative(ROOT, resolve(ROOT, dirname(from), bare)).replaceAll('\\', '/')
    : specifier;
}

/** Types are gone by then, and JSX says what it needs. */
function takes(path: string): Takes {
  const known = takesOf.get(path);
  if (known !== undefined) return known;
  const found = new Map<string, Set<string>>();
  takesOf.set(path, found);
  if (!/\.tsx?$/.test(path) || !existsSync(join(ROOT, path))) return found;
  const { code } = transformSync(readFileSync(join(ROOT, path), 'utf8'), {
    loader: path.endsWith('x') ? 'tsx' : 'ts',
    format: 'esm',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    target: 'es2022',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  });
  const add = (specifier: unknown, names: readonly string[]): void => {
    const of = named(path, String(specifier));
    found.set(of, new Set([...(found.get(of) ?? []), ...names]));
  };
  // Of a whole module taken under one name, what is asked of it: all of zod would come along for a
  // few of its schemas.
  const asked = (local: string): string[] =>
    [
      ...code.matchAll(new RegExp(`(?<![\\w$.])${local.replaceAll('$', '\\$&')}\\.([\\w$]+)`, 'g')),
    ].map(([, name = '']) => name);
  const nameOf = (node: { type: string; name?: string; value?: unknown }): string =>
    node.name ?? String(node.value);
  for (const node of parseAst(code).body) {
    if (node.type === 'ImportDeclaration') {
      add(
        node.source.value,
        node.specifiers.flatMap((s) =>
          s.type === 'ImportSpecifier'
            ? nameOf(s.imported)
            : s.type === 'ImportDefaultSpecifier'
              ? 'default'
              : asked(s.local.name),
        ),
      );
    } else if (node.type === 'ExportAllDeclaration') add(node.source.value, ['*']);
    else if (node.type === 'ExportNamedDeclaration' && node.source != null)
      add(
        node.source.value,
        node.specifiers.map((s) => nameOf(s.local)),
      );
  }
  return found;
}

/** Every module that is loaded with this one, packages included. */
function loadedWith(entry: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path) || path === APART) return;
    seen.add(path);
    for (const of of takes(path).keys()) visit(of);
  };
  visit(entry);
  return seen;
}

/** By module, names of it. */
type Table = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * What scripts take of the modules that an earlier one has; of what they have themselves, what that
 * takes.
 */
function taken(
  entries: readonly string[],
  has: (module: string) => boolean,
  passed: (module: string) => boolean = () => false,
): Table {
  const table = new Map<string, Set<string>>();
  const visited = new Set<string>();
  const visit = (path: string): void => {
    if (visited.has(path)) return;
    visited.add(path);
    for (const [of, names] of takes(path)) {
      // Styles are text: each script has its own.
      if (of.endsWith('.css') || passed(of)) continue;
      if (has(of)) table.set(of, new Set([...(table.get(of) ?? []), ...names]));
      else visit(of);
    }
  };
  entries.forEach(visit);
  return table;
}

/**
 * What the later scripts take from the first ones, what the panels take from the controls, and
 * those of rounds in phases from the panels.
 */
export function tables(): Readonly<Record<Which, Table>> {
  const firsts = FIRST.map(loadedWith);
  const inFirst = (module: string): boolean => firsts.every((each) => each.has(module));
  const [controls, panels] = [loadedWith(CONTROLS), loadedWith(PANELS)];
  const inControls = (module: string): boolean => controls.has(module);
  return {
    first: taken(TABLES.first.takers, inFirst),
    second: taken(TABLES.second.takers, inControls, inFirst),
    third: taken(
      TABLES.third.takers,
      (module) => panels.has(module),
      (module) => inFirst(module) || inControls(module),
    ),
  };
}

const place = (module: string): string =>
  existsSync(join(ROOT, module)) ? join(ROOT, module) : module;

/**
 * Fills in the table of a script that gives: of a content script, of the controls, of the panels.
 */
export function giving(which: Which): Plugin {
  const { file, name } = TABLES[which];
  return {
    name: `giving-${which}`,
    enforce: 'pre',
    load(id) {
      if (which === 'first' && id === join(ROOT, APART)) return EMPTY;
      if (id !== join(ROOT, file)) return null;
      const rows = [...tables()[which]].map(([module, names], i) => {
        const from = JSON.stringify(place(module));
        const list = [...names].filter((name) => name !== '*');
        if (names.has('*'))
          return {
            top: `import * as m${i} from ${from};`,
            row: `${JSON.stringify(module)}: m${i}`,
          };
        return {
          top: `import { ${list.map((name, n) => `${name} as m${i}_${n}`).join(', ')} } from ${from};`,
          row:
            `${JSON.stringify(module)}: { ` +
            `${list.map((name, n) => `${JSON.stringify(name)}: m${i}_${n}`).join(', ')} }`,
        };
      });
      return (
        `${rows.map(({ top }) => top).join('\n')}\nexport const ${name} = { ` +
        `${rows.map(({ row }) => row).join(',\n')} };`
      );
    },
  };
}

const TAKEN = '\0given:';

/** In a later script: what an earlier one has is taken from its table. */
export function taking(script: string): Plugin {
  const table = new Set<string>();
  return {
    name: 'taking',
    enforce: 'pre',
    buildStart() {
      const all = tables();
      for (const which of Object.keys(TABLES) as Which[]) {
        const { takers: those }: { takers: readonly string[] } = TABLES[which];
        if (those.includes(`entrypoints/${script}.ts`))
          for (const module of all[which].keys()) table.add(module);
      }
    },
    resolveId(specifier, importer) {
      const module =
        importer === undefined || importer.startsWith('\0')
          ? specifier
          : named(relative(ROOT, importer), specifier);
      return table.has(module) ? TAKEN + module : null;
    },
    load(id) {
      if (!id.startsWith(TAKEN)) return null;
      return {
        code: `export default globalThis.quadrettoLater.given[${JSON.stringify(id.slice(TAKEN.length))}];`,
        syntheticNamedExports: 'default',
        moduleSideEffects: false,
      };
    },
  };
}
