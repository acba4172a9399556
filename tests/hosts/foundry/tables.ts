/**
 * Tables with several clients: the server keeps one world for each table, and a connection to every
 * client.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { keep, type Did } from './world/ops.ts';
import type { World } from './world/types.ts';
import { worldOf, type Options } from './server.ts';

export interface Table {
  readonly world: World;
  /** All operations since the world was created, in order. */
  readonly did: Did[];
  readonly lines: Set<ServerResponse>;
}

/**
 * The current world of the page's table, or a new world if the page has no table. `line`: number of
 * operations already applied to it.
 */
export function worldAt(
  tables: Map<string, Table>,
  page: URL,
  options: Options,
): World & { line?: number } {
  const name = page.searchParams.get('table');
  if (name === null) return worldOf(options);
  const table = tables.get(name) ?? { world: worldOf(options), did: [], lines: new Set() };
  tables.set(name, table);
  return { ...table.world, user: options.user ?? 'gm', line: table.did.length };
}

const written = (at: number, did: Did): string => `id: ${at}\ndata: ${JSON.stringify(did)}\n\n`;

/** Streams operations as server-sent events: those done since `line`, and all later ones. */
export function listenTo(
  tables: ReadonlyMap<string, Table>,
  url: URL,
  response: ServerResponse,
): void {
  const table = tables.get(url.searchParams.get('table') ?? '');
  response.writeHead(table === undefined ? 404 : 200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
  });
  if (table === undefined) return void response.end();
  const since = Number(url.searchParams.get('since'));
  response.write(': here\n\n');
  table.did.slice(since).forEach((did, i) => response.write(written(since + i, did)));
  table.lines.add(response);
  response.on('close', () => table.lines.delete(response));
}

/** Commits a client's request and sends it to all clients, in the order of arrival. */
export function done(
  tables: ReadonlyMap<string, Table>,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const table = tables.get(url.searchParams.get('table') ?? '');
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    response.writeHead(table === undefined ? 404 : 204).end();
    if (table === undefined) return;
    const did = JSON.parse(Buffer.concat(parts).toString()) as Did;
    keep(table.world, did.op);
    const text = written(table.did.push(did) - 1, did);
    for (const line of table.lines) line.write(text);
  });
}
