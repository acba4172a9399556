/** Stand-in of `game`, as far as other scripts read it, and the order in which the page starts. */
import type { Did } from '../world/ops.ts';
import { statusEffects } from './statusEffects.ts';
import { FIFTH_OF, USERS, type UserData, type World } from '../world/types.ts';
import { gridFor, StandInCanvas } from './canvas.ts';
import { ChatMessage as ChatMessageClass } from './chat.ts';
import { Actor, Collection, Scene } from './documents.ts';
import { Combat, commitFight } from './fight.ts';
import { ForcedDeletion } from './operators.ts';
import { Hooks as HooksClass } from './hooks.ts';
import { Keybindings } from './keybindings.ts';
import { listenKeys } from './keys.ts';
import { openLine } from './line.ts';
import { listenMouse } from './mouse.ts';
import type { Token } from './token.ts';

export interface User extends UserData {
  targets: Set<Token>;
  isSelf: boolean;
}

const versionOf = ({ system, generation }: World): string =>
  system === 'dnd5e' ? `${FIFTH_OF[generation]}.1` : system === 'pf1' ? '10.8' : '2.4.3';

export class Game {
  ready = false;
  readonly release: { generation: number; version: string; build: number };
  readonly version: string;
  readonly system: { id: string; version: string };
  readonly user: User;
  readonly users: Collection<User>;
  readonly messages = new Collection<ChatMessageClass>();
  actors!: Collection<Actor>;
  scenes!: Collection<Scene>;
  combat: Combat | null = null;
  readonly socket = { connected: true };
  readonly settings = {
    get: (scope: string, key: string): unknown =>
      scope === 'dnd5e'
        ? this.fifthSetting(key)
        : scope === 'core' && key === 'gridDiagonals' && this.release.generation >= 12
          ? 4
          : null,
  };
  readonly modules: Collection<{ id: string; active: boolean }>;
  readonly keybindings: Keybindings;
  constructor(readonly world: World) {
    this.release = { generation: world.generation, version: world.version, build: 300 };
    this.version = world.version;
    this.modules = new Collection((world.modules ?? []).map((id) => ({ id, active: true })));
    this.keybindings = new Keybindings(world.generation);
    this.system = { id: world.system, version: versionOf(world) };
    this.users = new Collection(
      Object.values(USERS).map((user): User => ({
        ...user,
        isSelf: user.id === USERS[world.user].id,
        targets: new Set(),
      })),
    );
    this.user = this.users.get(USERS[world.user].id) as User;
  }

  /** dnd5e: 3.3 has a setting for diagonals, 4.0 and later one for the rules; others are an error. */
  private fifthSetting(key: string): unknown {
    const older = this.system.version.startsWith('3');
    if (older && key === 'diagonalMovement') return '555';
    if (!older && key === 'rulesVersion') return this.world.rules ?? 'modern';
    throw new Error(`"dnd5e.${key}" is not a registered game setting`);
  }

  /** Creates documents after the game, because they need it to exist, as in Foundry. */
  load(): void {
    this.actors = new Collection(this.world.actors.map((a) => new Actor(a, this.world)));
    this.scenes = new Collection(
      this.world.scenes.map((s) => new Scene(s, gridFor(this.release.generation))),
    );
    this.combat = this.world.combat === null ? null : new Combat(this.world.combat);
  }
}

const CONSTANTS = {
  GRID_TYPES: { GRIDLESS: 0, SQUARE: 1, HEXODDR: 2, HEXEVENR: 3, HEXODDQ: 4, HEXEVENQ: 5 },
  TOKEN_DISPOSITIONS: { SECRET: -2, HOSTILE: -1, NEUTRAL: 0, FRIENDLY: 1 },
  WALL_DOOR_TYPES: { NONE: 0, DOOR: 1, SECRET: 2 },
  WALL_DOOR_STATES: { CLOSED: 0, OPEN: 1, LOCKED: 2 },
};

/** The actor that an operation changes: a token's own, or one of the world. */
const actorOf = ({ token, scene, actor }: { token: string | null; scene: string; actor: string }) =>
  token === null ? game.actors.get(actor) : game.scenes.get(scene)?.tokens.get(token)?.actor;

/** Applies an operation of any user on this client. */
function happened({ user, op }: Did): void {
  switch (op.kind) {
    case 'token':
      return game.scenes
        .get(op.scene)
        ?.tokens.get(op.id)
        ?.commit(op.changed, op.options, user, op.movement);
    case 'plan':
      return game.scenes.get(op.scene)?.tokens.get(op.id)?.commitPlan(op.movement, user);
    case 'combat':
      return game.combat?.id === op.id
        ? game.combat.commit(op.changed, op.options, user)
        : undefined;
    case 'fight':
      return commitFight(op.data, user);
    case 'actor':
      return actorOf(op)?.commitSystem(op.changed, user);
    case 'status':
      return actorOf(op)?.commitStatus(op.status, op.on, user);
    case 'message': {
      const message = new ChatMessageClass(op.data);
      game.messages.set(message.id, message);
      HooksClass.callAll('createChatMessage', message, {}, user);
    }
  }
}

/**
 * Starts the page: hooks in Foundry's order, with time between them, so that the product may start
 * at any point.
 */
export async function startGame(world: World): Promise<void> {
  Hooks = HooksClass;
  CONST = CONSTANTS;
  CONFIG = { statusEffects: statusEffects(world.generation, world.system) };
  if (world.generation >= 14) {
    foundry = { data: { operators: { ForcedDeletion } } };
    _del = new ForcedDeletion();
  }
  ChatMessage = ChatMessageClass;
  game = new Game(world);
  for (const hook of ['init', 'i18nInit', 'setup']) HooksClass.callAll(hook);
  game.load();
  canvas = new StandInCanvas();
  listenMouse(canvas.app.view as HTMLCanvasElement);
  listenKeys();
  const scene = game.scenes.get(world.scene);
  if (scene !== undefined) await canvas.draw(scene);
  HooksClass.on('updateWall', () => canvas.redraw());
  openLine((world as { line?: number }).line ?? 0, happened);
  game.ready = true;
  HooksClass.callAll('ready');
}
