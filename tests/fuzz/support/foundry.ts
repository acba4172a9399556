/**
 * A live Foundry table as objects of the page, made from the stand-in's documents, and the globals
 * that the page script reads.
 */
import type { Message } from '../../../adapters/foundry/live.ts';
import * as page from '../../../adapters/foundry/page.ts';
import { rollIn } from '../../../adapters/foundry/chatRolls.ts';
import { readGround } from '../../../adapters/foundry/readScene.ts';
import { worldOf, type Options } from '../../hosts/foundry/server.ts';
import { FIRST_LEVEL } from '../../hosts/foundry/world/levels.ts';
import { paddingOf } from '../../hosts/foundry/world/scenes.ts';
import { ringsOf } from '../../hosts/foundry/world/shapes.ts';
import {
  USERS,
  type ActorData,
  type SceneData,
  type TokenData,
  type World,
} from '../../hosts/foundry/world/types.ts';

export interface LivePage {
  readonly game: unknown;
  readonly canvas: unknown;
  readonly message: unknown;
}

function documentOf(token: TokenData, scene: SceneData): object {
  const { _id: id, ...source } = token;
  return {
    id,
    _source: source,
    ...source,
    isOwner: token.disposition === 1,
    parent: { id: scene._id },
  };
}

const actorOf = (token: TokenData, actors: readonly ActorData[]): object | null => {
  const data = actors.find(({ _id }) => _id === token.actorId);
  return data === undefined
    ? null
    : {
        id: data._id,
        type: data.type,
        name: data.name,
        system: data.system,
        statuses: data.statuses ?? ['prone'],
        items: data.items.slice(0, 5).map(({ _id, ...item }) => ({ id: _id, ...item })),
      };
};

const attackRoll = (world: World, token: TokenData): object => ({
  id: 'message000000000',
  whisper: [],
  speaker: { scene: world.scene, token: token._id, actor: token.actorId },
  flags:
    world.system === 'pf1'
      ? {
          pf1: {
            metadata: { item: 'i', rolls: { attacks: [{ attack: {} }] }, targets: [token._id] },
          },
        }
      : {
          D35E: {
            template: 'systems/D35E/templates/chat/attack-roll.html',
            chatTemplateData: {
              attacks: [{ hasAttack: true }],
              name: 'Bite',
              item: { _id: 'i' },
              targets: [{ id: token._id }],
              tokenId: `${world.scene}.${token._id}`,
            },
          },
        },
});

const regionsOf = (scene: SceneData, generation: number): object => ({
  regions: scene.regions.map((region) => ({
    ...region,
    polygons: region.shapes
      .flatMap((shape) => ringsOf(shape, scene.grid.size, generation))
      .map((points) => ({ points })),
  })),
});

const levelOf = ({ levels = [] }: SceneData, id: string): object => {
  const found = levels.find(({ _id }) => _id === id);
  return {
    id,
    name: found?.name,
    elevation: { ...found?.elevation, base: found?.elevation.bottom },
  };
};
/** The levels of the scene in Foundry 14, with the tokens on them. */
const levelsOf = (scene: SceneData, tokens: readonly object[]): object => {
  const all = scene.levels?.map(({ _id }) => levelOf(scene, _id));
  return all === undefined
    ? {}
    : {
        levels: all,
        availableLevels: new Set(all),
        tokens,
        getSurfaces: () => [
          {
            elevation: 0,
            region: { visibility: 0, polygons: [{ points: [0, 0, 500, 0, 500, 500] }] },
          },
        ],
        testSurfaceCollision: () => false,
      };
};

function liveOf(options: Options): LivePage {
  const world = worldOf(options);
  const scene = world.scenes.find(({ _id }) => _id === world.scene) as SceneData;
  const { size } = scene.grid;
  const placeables = scene.tokens
    .slice(0, 6)
    .map((token) => ({
      document: documentOf(token, scene),
      actor: actorOf(token, world.actors),
      isVisible: token.unseen !== true,
      isPreview: false,
    }));
  const { id, isGM } = USERS[world.user];
  return {
    message: attackRoll(world, scene.tokens[0] as TokenData),
    game: {
      ready: true,
      version: world.version,
      release: { generation: world.generation, version: world.version },
      system: { id: world.system },
      world: { id: world.id },
      user: { id, isGM, targets: placeables.slice(0, 1) },
      users: Object.values(USERS),
      socket: { connected: true },
      combat:
        world.combat === null
          ? null
          : {
              id: world.combat._id,
              round: world.combat.round,
              turn: world.combat.turn,
              scene: { id: world.combat.scene },
              flags: { world: { quadretto: { note: '{"v":1}' } } },
              turns: world.combat.combatants.map(({ tokenId, hidden, defeated }) => ({
                tokenId,
                hidden,
                isDefeated: defeated,
              })),
            },
    },
    canvas: {
      ready: true,
      scene: {
        id: scene._id,
        _source: { grid: scene.grid },
        grid: scene.grid,
        tokenVision: scene.tokenVision,
        flags: scene.flags,
        ...regionsOf(scene, world.generation),
        ...levelsOf(
          scene,
          placeables.map(({ document }) => document),
        ),
      },
      ...(scene.levels === undefined ? {} : { level: levelOf(scene, FIRST_LEVEL) }),
      dimensions: {
        size,
        sceneX: paddingOf(scene.width, scene.padding, size),
        sceneY: paddingOf(scene.height, scene.padding, size),
        sceneWidth: scene.width,
        sceneHeight: scene.height,
      },
      stage: { worldTransform: { a: 1, b: 0, c: 0, d: 1, tx: -300, ty: -200 } },
      walls: { placeables: scene.walls.map((document) => ({ document })) },
      tokens: {
        placeables,
        controlled: placeables.slice(0, 1),
        preview: { children: [{ ...placeables[0], isPreview: true, _original: placeables[0] }] },
      },
    },
  };
}

const KINDS: readonly Options[] = [
  { generation: 13 },
  { generation: 12, system: 'pf1' },
  { generation: 11, user: 'player' },
  { generation: 13, system: 'pf1', scene: 'hexes', hex: 2 },
  { generation: 13, scene: 'hexes', hex: 5 },
  { generation: 14, scene: 'levels' },
  { generation: 14, scene: 'levels', user: 'player' },
  { generation: 14, system: 'pf1' },
  { generation: 13, scene: 'hostile' },
  { generation: 12, scene: 'fight', user: 'player' },
  { generation: 13, scene: 'bridge' },
  { generation: 13, system: 'unheard-of', scene: 'gridless' },
];
export const PAGES: readonly LivePage[] = KINDS.map(liveOf);

/** The facts that the page script reports, in the order of its reports. */
export function told({ game, canvas, message }: LivePage): { type: string; data: unknown }[] {
  Object.assign(globalThis, { game, canvas });
  const facts: { type: string; data: unknown }[] = [];
  const tell = (type: string, data: unknown): void => {
    facts.push({ type, data });
  };
  if (!page.mapReady()) return facts;
  tell('ground', readGround(new Map()));
  tell('sheets', {
    map: page.drawnScene(),
    sheets: page.tokensSeen().flatMap((token) => page.tokenSheet(token) ?? []),
    broken: [],
  });
  tell('notes', { notes: page.fightNotes() });
  tell('tokens', page.committedTokens(new Map()));
  tell('selection', { ids: page.selectedTokens() });
  tell('targets', { ids: page.targets() });
  tell('drag', page.drag());
  const camera = page.camera({ x: 0, y: 0, width: 800, height: 600 } as DOMRect);
  if (camera !== undefined) tell('camera', camera);
  const connected = page.connected();
  tell('beat', connected === undefined ? {} : { connected });
  try {
    // The page script reads rolls in a hook, where an exception is caught.
    const roll = rollIn(message as Message);
    if (roll !== undefined) tell('rolled', roll);
  } catch {
    /* ignored, as in watch.ts */
  }
  return facts;
}
