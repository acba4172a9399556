/** A copy of the source tree with the guides of docs/extending applied. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Tree } from '../support/imports.ts';

export const ROOT = resolve(import.meta.dirname, '../..');

interface Edit {
  /** Path from the repository's root. */
  readonly path: string;
  /** The text of a new file, or the changes to an existing file: old and new lines. */
  readonly text?: string;
  readonly hunks?: readonly { readonly old: string; readonly now: string }[];
}

export const editsIn = (guide: string): readonly Edit[] =>
  editsOf(readFileSync(join(ROOT, `docs/extending/${guide}.md`), 'utf8'));

/**
 * The code blocks of a guide that have a path as heading. Throws if a change contains no line that
 * locates it in the file.
 */
export function editsOf(guide: string): readonly Edit[] {
  return [...guide.matchAll(/^```(tsx?|json|diff) (\S+)\n([\s\S]*?)^```$/gm)].map(
    ([, kind, path = '', body = '']): Edit => {
      if (kind !== 'diff') return { path, text: body };
      return {
        path,
        hunks: body.split(/^@@\n/m).map((hunk) => {
          const lines = hunk.replace(/\n$/, '').split('\n');
          const of = (sign: string): string =>
            lines
              .filter((line) => line.startsWith(sign) || line.startsWith(' '))
              .map((line) => line.slice(1))
              .join('\n');
          if (of('-') === '') throw new Error(`${path}: a change of nothing`);
          return { old: of('-'), now: of('+') };
        }),
      };
    },
  );
}

/**
 * The text of a file after a change.
 *
 * @param before gives the text of an existing file
 * @throws Error if the change names a line that is missing or that occurs twice
 */
function edited({ path, text, hunks = [] }: Edit, before: (path: string) => string): string {
  if (text !== undefined) return text;
  let now = before(path);
  for (const { old, now: next } of hunks) {
    if (now.split(old).length !== 2)
      throw new Error(`${path} has ${now.split(old).length - 1} times: ${old}`);
    now = now.replace(old, () => next);
  }
  return now;
}

/** The TypeScript files of a tree with the examples of these guides added. */
export function withExamples(tree: Tree, guides: readonly string[], more = ''): Tree {
  const files = new Map(tree);
  for (const edit of [...guides.flatMap(editsIn), ...editsOf(more)])
    if (/\.tsx?$/.test(edit.path))
      files.set(
        edit.path,
        edited(edit, (path) => files.get(path) ?? ''),
      );
  return files;
}

/**
 * Writes the copy, in a folder of this name. Returns its folder and the paths that the guides
 * change. The copy is below the repository's root, so that packages are found.
 * @param more changes in the form of a guide's code blocks
 */
export function extended(
  guides: readonly string[],
  name = 'extending',
  more = '',
): { readonly copy: string; readonly touched: readonly string[] } {
  const copy = join(ROOT, '.cache', name);
  rmSync(copy, { recursive: true, force: true });
  for (const folder of ['src', 'adapters', 'entrypoints', 'scripts'])
    cpSync(join(ROOT, folder), join(copy, folder), { recursive: true });
  const edits = [...guides.flatMap(editsIn), ...editsOf(more)];
  for (const edit of edits) {
    const file = join(copy, edit.path);
    const text = edited(edit, () => readFileSync(file, 'utf8'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return { copy, touched: edits.map(({ path }) => path) };
}
