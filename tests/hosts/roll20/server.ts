/**
 * A stand-in for Roll20's editor at its own address, https://app.roll20.net/editor/, without any
 * network: the test intercepts the browser's requests and answers them (serve.ts for each
 * browser).
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { CSP, editor, ENTRY, ENTRY_SCRIPT, POPOUT, POPOUT_SCRIPT, SCRIPTS, STYLE } from './page.ts';
import { campaignOf } from './world/campaign.ts';
import { optionsOf } from './world/options.ts';
import type { Options } from './world/types.ts';

export const ORIGIN = 'https://app.roll20.net';
export const EDITOR = `${ORIGIN}/editor/`;

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
export type Answering = (url: string, referer: string | undefined) => Answer;

/**
 * The page's scripts, bundled once for each process; parts that only Jumpgate needs (Babylon) are
 * separate.
 */
let bundle: Promise<ReadonlyMap<string, string>> | undefined;
const scripts = (): Promise<ReadonlyMap<string, string>> =>
  (bundle ??= build({
    entryPoints: { main: fileURLToPath(new URL('client/main.ts', import.meta.url)) },
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    outdir: SCRIPTS,
    chunkNames: '[name]-[hash]',
    // Half as much for a page to load; names stay, because scripts may read those of classes.
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: 'error',
  }).then(
    ({ outputFiles }) =>
      new Map(outputFiles.map((file) => [`${SCRIPTS}${basename(file.path)}`, file.text])),
  ));

const packaged = (name: string): Promise<string> =>
  readFile(join(dirname(createRequire(import.meta.url).resolve(name)), `${name}.js`), 'utf8');

/**
 * @param base options that the page's address does not state; query parameters with the same names
 * override them
 */
export async function answering(base: Partial<Options> = {}): Promise<Answering> {
  const [made, underscore, backbone] = await Promise.all([
    scripts(),
    packaged('underscore'),
    packaged('backbone'),
  ]);
  const files = new Map([
    ...made,
    [`${SCRIPTS}underscore.js`, underscore],
    [`${SCRIPTS}backbone.js`, backbone],
    [`${SCRIPTS}popout.js`, POPOUT_SCRIPT],
    [`${SCRIPTS}entry.js`, ENTRY_SCRIPT],
  ]);
  const answer = (type: string, body: string, status = 200): Answer => ({
    status,
    body,
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'content-security-policy': CSP,
    },
  });
  return (address, referer) => {
    const url = new URL(address);
    const html = page(url, base);
    if (html !== null) return answer('text/html', html);
    if (url.pathname === `${SCRIPTS}style.css`) return answer('text/css', STYLE);
    // The options of the campaign are in the page's address, which the browser sends with each
    // request.
    if (url.pathname === `${SCRIPTS}campaign.json`)
      return answer(
        'application/json',
        JSON.stringify(campaignOf(optionsOf(base, new URL(referer ?? address).searchParams))),
      );
    const script = files.get(url.pathname);
    return script === undefined
      ? answer('text/plain', 'not here', 404)
      : answer('text/javascript', script);
  };
}

function page({ pathname, searchParams }: URL, base: Partial<Options>): string | null {
  if (pathname === '/editor' || pathname === '/editor/')
    return editor(optionsOf(base, searchParams).engine);
  if (pathname.startsWith('/editor/setcampaign/')) return ENTRY;
  return pathname.startsWith('/editor/character/') ? POPOUT : null;
}
