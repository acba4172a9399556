/**
 * One client of a stand-in Foundry table without a browser. It uses the stand-in's own documents,
 * hooks and fight, and an imitated canvas.
 */
import type { SceneData } from '../hosts/foundry/world/types.ts';
import { environmentOf, sourcesOf } from '../hosts/foundry/client/light.ts';
import { vi } from 'vitest';
import { worldOf, type Options } from '../hosts/foundry/server.ts';
import {
  FIFTH_OF,
  USERS,
  type ActorData,
  type Seat,
  type World,
} from '../hosts/foundry/world/types.ts';
import { FIRST_LEVEL, GALLERY } from '../hosts/foundry/world/levels.ts';
import { paddingOf } from '../hosts/foundry/world/scenes.ts';
import { Membrane } from './membrane.ts';
import { furnish } from './window.ts';

vi.stubGlobal('location', { href: 'http://localhost/' });
const { Hooks } = await import('../hosts/foundry/client/hooks.ts');
const { Actor, Collection, Scene } = await import('../hosts/foundry/client/documents.ts');
const { Combat } = await import('../hosts/foundry/client/fight.ts');
const { openLine } = await import('../hosts/foundry/client/line.ts');
const { rolledBy } = await import('../hosts/foundry/client/chat.ts');

export interface FoundryTable {
  readonly generation: 11 | 12 | 13 | 14;
  readonly system: 'D35E' | 'pf1' | 'dnd5e';
  readonly user: Seat;
  /** `levels`: the scene of Foundry 14 with several levels, showing its gallery. */
  readonly scene: 'skirmish' | 'hexes' | 'levels' | 'crypt' | 'adventure' | 'fifth';
  /** Names of the tokens on the scene. */
  readonly cast?: readonly string[];
  /** Changes the world before the client starts. */
  readonly prepare?: (world: World) => void;
}

/** Gives every wall of the shown scene a height, as the module Wall Height stores it. */
export function withWallHeights(world: World): void {
  world.modules = ['wall-height'];
  const scene = world.scenes.find(({ _id }) => _id === world.scene)!;
  scene.flags['wall-height'] = { advancedVision: true };
  for (const wall of scene.walls) wall.flags = { 'wall-height': { bottom: 0, top: 10 } };
}

/** One token of each kind. Few tokens leave time to try more drifts. */
const CAST = ['Aldo', 'Ogre', 'Goblin', 'Wolf', 'Ambusher'];
const OTHER = 'other00000000000';
/** The token that another user moves, and the token that this user moves. */
const HANDS = {
  skirmish: ['Goblin', 'Aldo'],
  hexes: ['Goblin', 'Aldo'],
  levels: ['Ogre', 'Berta'],
  crypt: ['Goblin', 'Aldo'],
  adventure: ['Goblin', 'Aldo'],
  fifth: ['Goblin', 'Aldo'],
} as const;

type Doc = InstanceType<typeof Scene>['tokens'] extends Map<string, infer T> ? T : never;

/**
 * The kind of a list entry. Items of different types (such as feats and weapons) are read in
 * different ways; all tokens are read in the same way, and so are all walls.
 */
const label = (path: string, entry: unknown): string =>
  /\.items$/.test(path) ? String((entry as { type?: unknown }).type) : '';
/** Whether a text is a name that the host defines, such as the name of a hook. Ids are data. */
const word = (text: string): boolean => /^[A-Za-z]{2,30}$/.test(text) && !/\d/.test(text);

/** The settings of dnd5e; the host throws for one that a version does not have. */
const fifthSettings = (generation: number) => ({
  get(_: string, name: string): unknown {
    if (generation < 12 && name === 'diagonalMovement') return '555';
    if (generation >= 12 && name === 'rulesVersion') return 'modern';
    throw new Error(`${name} is not registered`);
  },
});

export function foundryHost({
  generation,
  system,
  user,
  scene: shown,
  cast = CAST,
  prepare,
}: FoundryTable) {
  furnish();
  const [MOVER, MINE] = HANDS[shown];
  for (const list of Object.values(Hooks.events)) list.length = 0;
  const errors: string[] = [];
  Hooks.onError = (where, error) => {
    errors.push(`${where}: ${String(error)}`);
  };
  const world = worldOf({
    generation,
    user,
    system: system as NonNullable<Options['system']>,
    scene: shown,
  });
  prepare?.(world);
  const data = world.scenes.find(({ _id }) => _id === world.scene)!;
  if (shown === 'skirmish') data.tokens = data.tokens.filter(({ name }) => cast.includes(name));
  // The users of the page; none of them has targets.
  const users = new Collection(
    Object.values(USERS).map((each) => ({
      ...each,
      isSelf: each.id === USERS[user].id,
      targets: new Set<unknown>(),
    })),
  );
  const me = users.get(USERS[user].id)!;
  const game: Record<string, unknown> = {
    ready: true,
    release: { generation, version: '0', build: 1 },
    version: `${generation}.0`,
    system: { id: system, version: system === 'dnd5e' ? `${FIFTH_OF[generation]}.1` : '1' },
    ...(system === 'dnd5e' && { settings: fifthSettings(generation) }),
    world: { id: world.id },
    user: me,
    users,
    combat: null,
    socket: { connected: true },
    modules: new Collection((world.modules ?? []).map((id) => ({ id, active: true }))),
  };
  const raw: {
    game: Record<string, unknown>;
    canvas: Record<string, unknown>;
    Hooks: typeof Hooks;
    ChatMessage: object;
  } = { game, canvas: {}, Hooks, ChatMessage: {} };
  for (const [name, value] of Object.entries(raw))
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
  game['actors'] = new Collection(
    world.actors
      .filter(({ _id }) => data.tokens.some(({ actorId }) => actorId === _id))
      .map((a) => new Actor(a, world)),
  );
  const scene = new Scene(data, () => data.grid);
  game['scenes'] = new Collection([scene]);
  const combat = world.combat === null ? null : new Combat(world.combat);
  game['combat'] = combat;
  const visible = (doc: Doc): boolean =>
    me.isGM || doc.isOwner || !(doc.hidden || doc._source.unseen === true);
  const view = {
    isConnected: true,
    getBoundingClientRect: () => ({ x: 0, y: 0, left: 0, top: 0, width: 1200, height: 800 }),
  };
  const level =
    generation < 14
      ? null
      : (scene.levels?.get(shown === 'levels' ? GALLERY : FIRST_LEVEL) ?? null);
  const placeables = scene.tokens.contents
    .filter((document) => level === null || document.includedInLevel(level))
    .map((document) => ({
      id: document.id,
      document,
      isPreview: false,
      _plannedMovement: {} as object,
      get actor() {
        return document.actor;
      },
      get isVisible() {
        return visible(document);
      },
    }));
  const named = (name: string) =>
    placeables.find(({ document }) => document.name === name) ?? placeables[0]!;
  const held = named(MINE);
  const { size } = data.grid;
  held._plannedMovement = {
    [me.id]: {
      foundPath: [0, 1, 2].map((n) => ({ x: held.document.x + n * size, y: held.document.y })),
    },
  };
  const clone = {
    ...held,
    isPreview: true,
    _original: held,
    document: { id: held.document.id, x: held.document.x + 2 * size, y: held.document.y },
  };
  const [x, y] = [
    paddingOf(data.width, data.padding, size),
    paddingOf(data.height, data.padding, size),
  ];
  const sight = { testVisibility: () => true };
  const ticking: (() => void)[] = [];
  Object.assign(raw.canvas, {
    ready: true,
    scene,
    ...(level !== null && { level, show: () => undefined }),
    ...(generation >= 12 && { grid: { diagonals: system === 'dnd5e' ? 0 : 4 } }),
    hexes: null,
    dimensions: { size, sceneX: x, sceneY: y, sceneWidth: data.width, sceneHeight: data.height },
    stage: { worldTransform: { a: 0.5, b: 0, c: 0, d: 0.5, tx: -10, ty: -20 } },
    app: {
      view,
      ticker: {
        add: (run: () => void) => ticking.push(run),
        remove: (run: () => void) => {
          ticking.splice(ticking.indexOf(run), 1);
        },
      },
    },
    tokens: { placeables, controlled: [held], preview: { children: [clone] } },
    walls: { placeables: [...scene.walls.values()].map((document) => ({ document })) },
    fog: { isPointExplored: () => true },
    ...(generation >= 12 && { visibility: sight, environment: environmentOf(data) }),
    effects: {
      ...(generation < 12 && { visibility: sight }),
      ...lightsOn(data, [...scene.walls.values()], generation),
    },
  });
  me.targets.add(named('Ogre'));
  const glass = new Membrane(label, word, (value) => value === view);
  const at = (name: 'game' | 'canvas' | 'Hooks' | 'ChatMessage') => ({
    configurable: true,
    get: () => glass.at(name, raw[name]),
  });
  /**
   * The page's global objects, which the adapter reads through the membrane. The host's own code
   * uses the originals.
   */
  Object.defineProperties(globalThis, {
    game: at('game'),
    canvas: at('canvas'),
    Hooks: at('Hooks'),
    ChatMessage: at('ChatMessage'),
  });
  openLine(0, () => undefined);
  const homes = new Map(placeables.map(({ document }) => [document.id, document._source.x]));
  const home = { ...named(MOVER).document._source };
  const commit = (changed: Record<string, unknown>): void => {
    const { document } = named(MOVER);
    document.commit(changed, {}, OTHER, document.movementOf(changed));
    Object.assign(document, changed);
  };
  return {
    glass,
    errors,
    combat,
    tick: (run: (what: () => void) => void): void => {
      for (const frame of [...ticking]) run(frame);
    },
    /**
     * Another user's token moves one cell to the east, a roll appears in the chat, and this user
     * begins to move a token.
     */
    act: () =>
      glass.byHost(() => {
        commit({ x: home.x ?? 0 });
        commit({ x: (home.x ?? 0) + size });
        if (shown === 'skirmish')
          Hooks.callAll(
            'createChatMessage',
            {
              id: 'message000000000',
              blind: false,
              isAuthor: false,
              [generation >= 12 ? 'author' : 'user']: users.get(OTHER),
              ...rolledBy(named('Aldo') as never, { kind: 'attack' }),
            },
            {},
            OTHER,
          );
        const { document } = held;
        const changed = { x: (document._source.x ?? 0) + size };
        const movement = document.movementOf(changed);
        const goes =
          generation >= 13
            ? Hooks.call('preMoveToken', document, movement, {})
            : Hooks.call('preUpdateToken', document, changed, {}, me.id);
        // After the drop, the server reports the token as moved by this user. Then another user
        // undoes the move.
        if (goes) {
          document.commit(changed, {}, me.id, movement);
          const home = { x: homes.get(document.id) ?? 0 };
          document.commit(home, {}, OTHER, document.movementOf(home));
        }
        // This user also plans a movement.
        if (generation >= 14) {
          const { x: left, y: top } = document._source;
          const to = { x: (left ?? 0) + size, y: top };
          document.commitPlan(
            {
              id: 'plan',
              state: 'planned',
              origin: { x: left, y: top },
              passed: { waypoints: [] },
              pending: { waypoints: [{ ...to, action: 'walk', level: document.level }] },
            },
            me.id,
          );
        }
        return goes;
      }),
    /** The game master changes the actor behind a token, and every client is notified. */
    change: (token: string, change: (actor: ActorData) => void): void =>
      glass.byHost(() => {
        const actor = scene.tokens.get(token)?.actor;
        if (actor == null) return;
        change(actor.data);
        Hooks.callAll('updateActor', actor, {}, {}, OTHER);
      }),
    back: () =>
      glass.byHost(() => {
        for (const { document } of placeables) {
          const x = homes.get(document.id) ?? 0;
          document._source.x = x;
          document.x = x;
          if (generation >= 14) document.movement = {};
        }
        ticking.length = 0;
        for (const list of Object.values(Hooks.events)) list.length = 0;
        errors.length = 0;
      }),
  };
}
export type FoundryHost = ReturnType<typeof foundryHost>;

/** The lights of a scene, of which Foundry 11 knows no darkness. */
function lightsOn(
  data: SceneData,
  walls: Parameters<typeof sourcesOf>[1],
  generation: number,
): Partial<ReturnType<typeof sourcesOf>> {
  const { lightSources, darknessSources } = sourcesOf(
    data,
    walls,
    data.tokens.map((t) => ({ ...t, x: t.x ?? 0 })),
  );
  return { lightSources, ...(generation >= 12 && { darknessSources }) };
}
