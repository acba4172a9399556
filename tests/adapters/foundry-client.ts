/**
 * One client of the stand-in's skirmish, without camera and canvas. The page script runs on the
 * stand-in's documents and hooks.
 */
import { vi } from 'vitest';
import type { Sent } from '../../adapters/foundry/live.ts';
import { refuse } from '../../src/bridge/content.ts';
import { FROM_PAGE } from '../../src/bridge/messages.ts';
import { createSender } from '../../src/bridge/page.ts';
import { worldOf, type Options } from '../hosts/foundry/server.ts';
import { passTime } from '../support/clock.ts';
import { USERS, type Seat } from '../hosts/foundry/world/types.ts';

vi.stubGlobal('location', { href: 'http://localhost/' });
export const { Hooks } = await import('../hosts/foundry/client/hooks.ts');
const { Actor, Collection, Scene } = await import('../hosts/foundry/client/documents.ts');
const { Combat } = await import('../hosts/foundry/client/fight.ts');
const { statusEffects } = await import('../hosts/foundry/client/statusEffects.ts');
const { openLine } = await import('../hosts/foundry/client/line.ts');
const { followMoves } = await import('../../adapters/foundry/moves.ts');

export type Doc = InstanceType<typeof Scene>['tokens'] extends Map<string, infer T> ? T : never;
export interface Said {
  readonly type: string;
  readonly data: {
    id: string;
    ask?: string;
    of: string;
    path: [number, number][];
    by?: string;
    cause?: string;
    doubt?: string;
    mode?: string;
  };
}

/** Canvas position, in pixels, of a cell's top left corner. */
export const PX = (column: number, row: number): { x: number; y: number } => ({
  x: 600 + column * 100,
  y: 400 + row * 100,
});

export interface Client {
  doc(name: string): Doc;
  said: Said[];
  no: Set<string>;
  target: EventTarget;
  end: AbortController;
  combat: InstanceType<typeof Combat>;
}

/** Creates a client of one user on one version of Foundry. */
export function client(generation: number, seat: Seat, system: Options['system'] = 'D35E'): Client {
  // The table's messages take time.
  passTime();
  for (const list of Object.values(Hooks.events)) list.length = 0;
  const world = worldOf({ generation: generation as 13, user: seat, system });
  const users = new Collection(Object.values(USERS).map((u) => ({ ...u })));
  const game: Record<string, unknown> = {
    release: { generation, version: '0' },
    version: '0',
    system: { id: system },
    user: users.get(USERS[seat].id),
    users,
    combat: null,
    ready: true,
  };
  vi.stubGlobal('game', game);
  vi.stubGlobal('Hooks', Hooks);
  vi.stubGlobal('CONFIG', { statusEffects: statusEffects(generation) });
  const target = new EventTarget();
  vi.stubGlobal('window', target);
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  const actors = new Collection(world.actors.map((a) => new Actor(a, world)));
  game['actors'] = actors;
  const scene = new Scene(world.scenes[0]!, () => ({}));
  const elsewhere = new Scene(world.scenes[1]!, () => ({}));
  game['scenes'] = new Collection([scene, elsewhere]);
  const combat = new Combat(world.combat!);
  game['combat'] = combat;
  const hidden = ({ hidden, _source }: Doc): boolean => hidden || _source.unseen === true;
  const placeables = scene.tokens.contents.map((document) => ({
    id: document.id,
    document,
    get actor() {
      return document.actor;
    },
    isPreview: false,
    get isVisible() {
      return USERS[seat].isGM || !hidden(document);
    },
  }));
  // The inner room (columns from 18, rows up to 5) is dark.
  const sight = { testVisibility: ({ x, y }: { x: number; y: number }) => !(x > 2400 && y < 1000) };
  vi.stubGlobal('canvas', {
    ready: true,
    scene,
    ...(generation >= 14 && { level: scene.initialLevel, show: () => undefined }),
    hexes: null,
    dimensions: { distance: 5, size: 100 },
    tokens: { placeables, controlled: [], preview: { children: [] } },
    ...(generation >= 12 ? { visibility: sight } : { effects: { visibility: sight } }),
  });
  openLine(0, ({ user, op }) => {
    if (op.kind === 'token')
      scene.tokens.get(op.id)?.commit(op.changed, op.options, user, op.movement);
    if (op.kind === 'plan') scene.tokens.get(op.id)?.commitPlan(op.movement, user);
    if (op.kind === 'status')
      (op.token === null ? actors.get(op.actor) : scene.tokens.get(op.token)?.actor)?.commitStatus(
        op.status,
        op.on,
        user,
      );
    if (op.kind === 'combat') combat.commit(op.changed, op.options, user);
  });
  const said: Said[] = [];
  const no = new Set<string>();
  target.addEventListener(FROM_PAGE, (event) => {
    const message = JSON.parse((event as CustomEvent<string>).detail) as Said;
    said.push(message);
    if (message.type === 'intends' && no.has(message.data.of))
      refuse(target, message.data.ask ?? '');
  });
  const end = new AbortController();
  followMoves(createSender<Sent>(target), end.signal);
  return {
    said,
    no,
    target,
    end,
    combat,
    doc: (name) =>
      [...scene.tokens.values(), ...elsewhere.tokens.values()].find((t) => t.name === name)!,
  };
}
