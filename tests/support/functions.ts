/** Measures each function of a source file: its lines and its parameters. */
import ts from 'typescript';
import { parsed } from './imports.ts';

export interface MeasuredFunction {
  /** Its name, or that of the variable or property that holds it; '(anonymous)' without one. */
  readonly name: string;
  readonly lines: number;
  readonly parameters: number;
  /** Whether it contains JSX: markup is long without being hard to read. */
  readonly jsx: boolean;
}

const nameOf = (node: ts.Node | undefined, file: ts.SourceFile): string =>
  node !== undefined && 'name' in node ? (node.name as ts.Node).getText(file) : '(anonymous)';

const isJsx = (node: ts.Node): boolean =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

export function functionsOf(path: string, text: string): readonly MeasuredFunction[] {
  const file = parsed(path, text);
  const lineAt = (position: number): number => file.getLineAndCharacterOfPosition(position).line;
  const found: MeasuredFunction[] = [];
  /** Visits a node; returns whether it contains JSX. */
  const visit = (node: ts.Node, parent: ts.Node | undefined): boolean => {
    let jsx = isJsx(node);
    ts.forEachChild(node, (child) => {
      if (visit(child, node)) jsx = true;
    });
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined)
      found.push({
        name: nameOf(node.name === undefined ? parent : node, file),
        lines: lineAt(node.end) - lineAt(node.getStart(file)) + 1,
        parameters: node.parameters.length,
        jsx,
      });
    return jsx;
  };
  visit(file, undefined);
  return found;
}
