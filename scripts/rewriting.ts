/** Vite plugin that rewrites the files of a package before they are bundled. */
import type { Plugin } from 'vite';

/**
 * @param files pattern for the paths of the files
 * @param rewrite receives a file's code and returns the code that ships
 */
export const rewriting = (
  name: string,
  files: RegExp,
  rewrite: (code: string) => string,
): Plugin => ({
  name,
  enforce: 'pre',
  transform: (code, id) =>
    files.test(id.replace(/\?.*$/, '')) ? { code: rewrite(code), map: null } : null,
});
