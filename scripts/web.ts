/**
 * Builds the practice table as a static page that any web host can serve: the extension's own code,
 * running outside an extension. `npm run build:web` writes to `.output/web`, or to the folder in
 * the first argument.
 */
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { build } from 'vite';
import { messages } from './messages.ts';
import { notices, NOTICES, noting } from './notices.ts';
import { complaintsOfWeb } from './release/contents.ts';
import { sources } from './sources.ts';
import { noEval } from './withoutEval.ts';
import { noMarkup } from './withoutMarkup.ts';

const ROOT = resolve(import.meta.dirname, '..');
const out = resolve(process.argv[2] ?? join(ROOT, '.output/web'));
const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
  version: string;
};
/** Folders of the third-party packages that ship; they are collected during the build. */
const shipped = new Set<string>();

await build({
  configFile: false,
  root: join(ROOT, 'entrypoints/practice/web'),
  // The addresses are relative, so that the page works in any folder of a web host.
  base: './',
  publicDir: false,
  logLevel: 'warn',
  plugins: [messages(), sources(), noEval(), noMarkup(), noting(shipped)],
  define: { 'import.meta.env.QUADRETTO_VERSION': JSON.stringify(version) },
  oxc: { jsx: { runtime: 'automatic', development: false, importSource: 'preact' } },
  build: {
    outDir: out,
    emptyOutDir: true,
    modulePreload: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
  },
});
await copyFile(join(ROOT, 'public/icon/on-48.png'), join(out, 'icon.png'));
await writeFile(join(out, NOTICES), notices(shipped));
const files = (await readdir(out, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const wrong = complaintsOfWeb(
  new Map(
    await Promise.all(
      files.map(async (file) => [relative(out, file), await readFile(file)] as const),
    ),
  ),
);
if (wrong.length > 0) throw new Error(`The page may not ship:\n${wrong.join('\n')}`);
console.log(`Wrote ${out}: serve it over HTTP, from any folder of any host.`);
