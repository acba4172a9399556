/**
 * A stand-in for a Foundry table on localhost: real PIXI 7, and the behavior that adapters depend
 * on (see README.md here). For tests and pictures.
 */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { actorsOf, fifthWorld, type System } from './world/actors.ts';
import { CROWDS, crowdOf, type CrowdName } from './world/crowds.ts';
import { isHexType, type HexType } from './world/hexes.ts';
import { levelled } from './world/levels.ts';
import { combatOf, scenesOf, SCENES, type SceneName } from './world/scenes.ts';
import { done, listenTo, worldAt, type Table } from './tables.ts';
import { FIFTH_OF, USERS, type Seat, type World } from './world/types.ts';

export interface Options {
  readonly generation?: 11 | 12 | 13 | 14;
  readonly system?: System | 'dnd5e' | 'unheard-of';
  /** The setting of dnd5e for the rules of 2024 or of 2014; absent: its default. */
  readonly rules?: 'modern' | 'legacy';
  readonly user?: Seat;
  readonly scene?: SceneName | CrowdName;
  /** The kind of grid of the scene `hexes`. */
  readonly hex?: HexType;
  /** A Content-Security-Policy for the page, for tests of such a policy. */
  readonly csp?: string;
  /** Changes the world before it is sent to a page. */
  readonly prepare?: (world: World) => void;
  /** Port of the server; 0: any free port. */
  readonly port?: number;
}

export interface StandInServer {
  /**
   * Address of the page. Query parameters `generation`, `system`, `user`, `scene` override the
   * options. Pages with the same `table` share one table: the first page creates its world, and
   * every page is notified of what another one does.
   */
  readonly url: string;
  close(): Promise<void>;
}

const VERSIONS: Readonly<Record<number, string>> = {
  11: '11.315',
  12: '12.331',
  13: '13.346',
  14: '14.367',
};

export function worldOf({
  generation = 13,
  scene = 'skirmish',
  system = scene === 'fifth' || scene === 'evening' ? 'dnd5e' : 'D35E',
  rules,
  user = 'gm',
  hex,
  prepare,
}: Options): World {
  const actors =
    system === 'dnd5e'
      ? fifthWorld(FIFTH_OF[generation], USERS.player.id, rules === 'legacy' ? '2014' : '2024')
      : actorsOf(system === 'pf1' ? 'pf1' : 'D35E', USERS.player.id);
  const scenes = scenesOf(actors, generation, hex);
  const measured = CROWDS.find((name) => name === scene);
  if (measured !== undefined) scenes.push(crowdOf(measured, actors));
  const shown = measured === undefined ? scenes.find((_, i) => SCENES[i] === scene) : scenes.at(-1);
  if (shown === undefined) throw new Error(`no scene ${scene}`);
  const named = SCENES.find((name) => name === scene);
  const world: World = {
    id: 'the-sunken-keep',
    generation,
    version: VERSIONS[generation] ?? String(generation),
    system,
    ...(rules !== undefined && { rules }),
    user,
    actors,
    scenes: generation >= 14 ? scenes.map(levelled) : scenes,
    scene: shown._id,
    combat: named === undefined ? null : combatOf(named, shown),
  };
  prepare?.(world);
  return world;
}

/** The page's script, bundled once for each process. */
let bundle: Promise<string> | undefined;
const script = (): Promise<string> =>
  (bundle ??= build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      modulePreload: false,
      lib: {
        entry: fileURLToPath(new URL('client/main.ts', import.meta.url)),
        formats: ['es'],
        fileName: 'main',
      },
    },
  }).then((made) => {
    const [
      {
        output: [chunk],
      },
    ] = made as [Rolldown.RolldownOutput];
    return chunk.code;
  }));

// `game` and similar names are lexical globals in Foundry: visible by name, but not on `window`.
const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Stand-in table</title>
<style>html,body{margin:0;height:100%;overflow:hidden;background:#16181b}
#board{position:absolute;inset:0;touch-action:none}</style>
<script src="lexical.js"></script><script src="renderer.js"></script>
</head><body class="vtt game"><script type="module" src="main.js"></script></body></html>`;
/** Path of the table on Foundry's own server. */
const TABLE = '/game';
const LEXICAL = 'let game, canvas, Hooks, CONST, CONFIG, ChatMessage, foundry, _del;';

// A browser without WebGL (Firefox without a display) gets the same PIXI version with its canvas
// renderer.
const RENDERER = `{
  const gl = document.createElement('canvas').getContext('webgl', { stencil: true });
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  document.write('<script src="' + (gl === null ? 'pixi-legacy.js' : 'pixi.js') + '"></' + 'script>');
}`;

/** The text of a package's bundle for plain pages. */
const dist = (name: string, file: string): Promise<string> =>
  readFile(join(dirname(createRequire(import.meta.url).resolve(name)), '../dist', file), 'utf8');

export async function startFoundry(options: Options = {}): Promise<StandInServer> {
  const main = await script();
  const [pixi, legacy] = await Promise.all([
    dist('pixi.js', 'pixi.min.js'),
    dist('pixi.js-legacy', 'pixi-legacy.min.js'),
  ]);
  const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
    [TABLE]: ['text/html', PAGE],
    '/main.js': ['text/javascript', main],
    '/lexical.js': ['text/javascript', LEXICAL],
    '/renderer.js': ['text/javascript', RENDERER],
    '/pixi.js': ['text/javascript', pixi],
    '/pixi-legacy.js': ['text/javascript', legacy],
  };
  const tables = new Map<string, Table>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/line') return listenTo(tables, url, response);
    if (url.pathname === '/ask') return done(tables, url, request, response);
    // The options of the world are in the page's address, which the browser sends with each request
    // of the page.
    const page = new URL(request.headers.referer ?? url.href, url);
    const found =
      url.pathname === '/world.json'
        ? ([
            'application/json',
            JSON.stringify(worldAt(tables, page, { ...options, ...asked(page) })),
          ] as const)
        : files[url.pathname];
    response.writeHead(found === undefined ? 404 : 200, {
      'content-type': `${found?.[0] ?? 'text/plain'}; charset=utf-8`,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      ...(options.csp === undefined ? {} : { 'content-security-policy': options.csp }),
    });
    response.end(found?.[1] ?? '');
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(options.port ?? 0, '127.0.0.1', done);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${TABLE}`,
    close: () => closed(server),
  };
}

function asked({ searchParams: query }: URL): Partial<Options> {
  const generation = Number(query.get('generation'));
  const scene = [...SCENES, ...CROWDS].find((s) => s === query.get('scene'));
  const system = (['D35E', 'pf1', 'dnd5e', 'unheard-of'] as const).find(
    (s) => s === query.get('system'),
  );
  const rules = (['modern', 'legacy'] as const).find((r) => r === query.get('rules'));
  const hex = Number(query.get('hex'));
  const user = (Object.keys(USERS) as Seat[]).find((u) => u === query.get('user'));
  return {
    ...([11, 12, 13, 14].includes(generation)
      ? { generation: generation as 11 | 12 | 13 | 14 }
      : {}),
    ...(scene === undefined ? {} : { scene }),
    ...(system === undefined ? {} : { system }),
    ...(rules === undefined ? {} : { rules }),
    ...(user === undefined ? {} : { user }),
    ...(isHexType(hex) ? { hex } : {}),
  };
}

const closed = (server: Server): Promise<void> =>
  new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
