/**
 * Extracts from a source file the facts that the architecture rules check: its imports, exports,
 * identifiers and strings.
 */
import ts from 'typescript';
import { posix } from 'node:path';

/** Source files by path from the repository's root, with `/`. */
export type Tree = ReadonlyMap<string, string>;

export interface Import {
  /** Path of the imported file, or name of the package. */
  readonly to: string;
  readonly package: boolean;
  /**
   * Whether the import is removed before the code runs. `import { type A }` does not count, because
   * the module is still loaded.
   */
  readonly typeOnly: boolean;
  /**
   * Imported names, as the other file exports them. Empty if the import is only for side effects;
   * `*` for all names.
   */
  readonly names: readonly string[];
}

export interface Facts {
  readonly imports: readonly Import[];
  /** Names of exported values. */
  readonly exports: readonly string[];
  /** Names that the file itself declares and exports, types included. */
  readonly declares: ReadonlySet<string>;
  /** Identifiers and property names in the code, not in comments or strings. */
  readonly identifiers: ReadonlySet<string>;
  /** Names declared as globals of the page (`declare const game`). */
  readonly ambient: readonly string[];
  readonly strings: readonly { readonly text: string; readonly line: number }[];
  /** Calls of a plain name, `f(a, …)`: the name `f`, and the first argument if it is a name. */
  readonly calls: readonly { readonly of: string; readonly first?: string }[];
  /** Names of the members of each interface. */
  readonly interfaces: ReadonlyMap<string, readonly string[]>;
}

const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

function resolve(from: string, specifier: string): Pick<Import, 'to' | 'package'> {
  const bare = specifier.replace(/\?.*$/, '');
  return bare.startsWith('.')
    ? { to: posix.normalize(posix.join(posix.dirname(from), bare)), package: false }
    : { to: packageName(bare), package: true };
}

const textOf = (node: ts.Expression | undefined): string =>
  node !== undefined && ts.isStringLiteralLike(node) ? node.text : '';

function importOf(path: string, node: ts.ImportDeclaration): Import {
  const clause = node.importClause;
  const bindings = clause?.namedBindings;
  return {
    ...resolve(path, textOf(node.moduleSpecifier)),
    typeOnly: clause?.isTypeOnly ?? false,
    names: [
      ...(clause?.name === undefined ? [] : ['default']),
      ...(bindings === undefined
        ? []
        : ts.isNamespaceImport(bindings)
          ? ['*']
          : bindings.elements.map((e) => (e.propertyName ?? e.name).text)),
    ],
  };
}

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some((m) => m.kind === ts.SyntaxKind.ExportKeyword) ?? false);
const isDeclared = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some((m) => m.kind === ts.SyntaxKind.DeclareKeyword) ?? false);

const declaredBy = (node: ts.Statement): readonly string[] => {
  if (!isExported(node)) return [];
  const named = ts.isVariableStatement(node) ? node.declarationList.declarations : [node];
  return named.flatMap((each) =>
    'name' in each && ts.isIdentifier(each.name as ts.Node)
      ? [(each.name as ts.Identifier).text]
      : [],
  );
};

/** Parses a file, without its comments. */
export const parsed = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(
    path,
    text,
    { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone },
    false,
    path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

export function factsOf(path: string, text: string): Facts {
  const file = parsed(path, text);
  const imports: Import[] = [];
  const exports: string[] = [];
  const identifiers = new Set<string>();
  const ambient: string[] = [];
  const strings: { text: string; line: number }[] = [];
  const calls: { of: string; first?: string }[] = [];
  const interfaces = new Map<string, string[]>();

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) imports.push(importOf(path, node));
    else if (ts.isExportDeclaration(node)) {
      const names =
        node.exportClause !== undefined && ts.isNamedExports(node.exportClause)
          ? node.exportClause.elements.map((e) => (e.propertyName ?? e.name).text)
          : ['*'];
      if (node.moduleSpecifier !== undefined)
        imports.push({
          ...resolve(path, textOf(node.moduleSpecifier)),
          typeOnly: node.isTypeOnly,
          names,
        });
      if (!node.isTypeOnly) exports.push(...names);
    } else if (ts.isCallExpression(node)) {
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword)
        imports.push({
          ...resolve(path, textOf(node.arguments[0])),
          typeOnly: false,
          names: ['*'],
        });
      if (ts.isIdentifier(node.expression)) {
        const first = node.arguments[0];
        calls.push({
          of: node.expression.text,
          ...(first !== undefined && ts.isIdentifier(first) ? { first: first.text } : {}),
        });
      }
    } else if (ts.isVariableStatement(node)) {
      for (const { name } of node.declarationList.declarations) {
        if (!ts.isIdentifier(name)) continue;
        if (isDeclared(node)) ambient.push(name.text);
        else if (isExported(node)) exports.push(name.text);
      }
    } else if (
      (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) &&
      node.name !== undefined &&
      isExported(node)
    ) {
      exports.push(node.name.text);
    } else if (ts.isInterfaceDeclaration(node)) {
      interfaces.set(
        node.name.text,
        node.members
          .map((m) => (m.name !== undefined && ts.isIdentifier(m.name) ? m.name.text : ''))
          .filter((name) => name !== ''),
      );
    }
    if (ts.isIdentifier(node)) identifiers.add(node.text);
    if (ts.isStringLiteralLike(node))
      strings.push({
        text: node.text,
        line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1,
      });
    ts.forEachChild(node, visit);
  };
  visit(file);
  const declares = new Set(file.statements.flatMap(declaredBy));
  return { imports, exports, declares, identifiers, ambient, strings, calls, interfaces };
}

/**
 * All files that are loaded when a file runs: its imports and, recursively, their imports. Type
 * imports do not count.
 */
export function runtimeClosure(
  facts: ReadonlyMap<string, Facts>,
  entry: string,
): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const walk = (path: string): void => {
    if (files.has(path)) return;
    files.add(path);
    for (const each of facts.get(path)?.imports ?? []) {
      if (each.typeOnly) continue;
      if (each.package) packages.add(each.to);
      else walk(each.to);
    }
  };
  walk(entry);
  return { files, packages };
}

/**
 * Import cycles, including type imports. Each cycle is the list of files that import each other.
 * `cut` returns whether to ignore an import.
 */
export function circlesOf(
  facts: ReadonlyMap<string, Facts>,
  cut: (from: string, to: Import) => boolean,
): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  // Tarjan's algorithm: files that reach each other form one component.
  const visit = (path: string): void => {
    order.set(path, order.size);
    let low = order.get(path)!;
    stack.push(path);
    for (const each of facts.get(path)?.imports ?? []) {
      if (each.package || !facts.has(each.to) || cut(path, each)) continue;
      if (!order.has(each.to)) visit(each.to);
      if (stack.includes(each.to)) low = Math.min(low, lowest.get(each.to) ?? order.get(each.to)!);
    }
    lowest.set(path, low);
    if (low !== order.get(path)) return;
    const circle = stack.splice(stack.indexOf(path));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const path of facts.keys()) if (!order.has(path)) visit(path);
  return circles;
}
