/**
 * Stand-in of Foundry's token documents: positions, permissions, and the movement of each
 * generation.
 */
import { difference, merged, type Tree } from '../world/ops.ts';
import type { HexGeometry } from '../world/hexes.ts';
import type { TokenData } from '../world/types.ts';
import { Actor, type RegionDocument, type Scene } from './documents.ts';
import { Hooks } from './hooks.ts';
import type { Level } from './levels.ts';
import { ask } from './line.ts';
import { animation } from './animation.ts';
import type { Token } from './token.ts';

interface Point {
  x: number;
  y: number;
}
/** Foundry 13: a point of a movement. `checkpoint`: everything after it is a separate update. */
export interface Waypoint extends Point {
  action?: string;
  explicit?: boolean;
  checkpoint?: boolean;
  snapped?: boolean;
  intermediate?: boolean;
  elevation?: number;
  level?: string;
}
interface Instruction {
  waypoints: Waypoint[];
  method: string;
  chain?: string[];
  pending?: Waypoint[];
  id: string;
}

/**
 * Fields whose change counts as a movement: position and elevation; in Foundry 14 also the level.
 */
const MOVING: Readonly<Record<number, readonly string[]>> = {
  13: ['x', 'y', 'elevation'],
  14: ['x', 'y', 'elevation', 'level'],
};

/**
 * Foundry 14 asks the user whether a token that moves onto stairs should take them. Stand-in only:
 * the function with which a test answers.
 */
export const stairs: { asked: ((go: boolean) => void) | null } = { asked: null };

const randomId = (): string => Math.random().toString(36).slice(2).padEnd(16, '0').slice(0, 16);

export class TokenDocument {
  readonly documentName = 'Token';
  readonly _source: TokenData;
  object: Token | null = null;
  readonly #delta: Actor | null;
  /** Foundry 13: the last movement. */
  movement: Tree = {};
  /**
   * Foundry 13: positions of the token in a fight, displacements included, beginning with its first
   * position.
   */
  movementHistory: (Waypoint & { movementId: string })[] = [];
  // Live fields: `x` and `y` lag behind `_source` while a move is animated.
  x: number;
  y: number;
  width: number;
  height: number;
  elevation: number;
  rotation: number;
  hidden: boolean;
  disposition: number;
  name: string;
  displayName: number;
  /** Foundry 13: the chosen kind of movement; the default is to walk. */
  movementAction?: string;
  /** Foundry 14. */
  level?: string;
  depth?: number;
  constructor(
    data: TokenData,
    readonly parent: Scene,
  ) {
    this._source = { ...data };
    ({
      name: this.name,
      y: this.y,
      width: this.width,
      height: this.height,
      elevation: this.elevation,
      rotation: this.rotation,
      hidden: this.hidden,
      disposition: this.disposition,
      displayName: this.displayName,
    } = data);
    if (game.release.generation >= 13) this.movementAction = data.movementAction ?? 'walk';
    if (data.level !== undefined) Object.assign(this, { level: data.level, depth: data.depth });
    // JSON has no NaN: the server writes null, while a live document would contain NaN.
    this.x = data.x ?? Number.NaN;
    if (data.x === null) this._source.x = Number.NaN;
    const base = game.actors.get(data.actorId ?? '');
    this.#delta =
      base === undefined || data.actorLink
        ? null
        : new Actor(
            {
              ...base.data,
              system: merged(structuredClone(base.data.system), data.delta?.system ?? {}),
              items: data.delta?.items ?? structuredClone(base.data.items),
              statuses: data.delta?.statuses ?? [],
            },
            base.world,
            this,
          );
    // Foundry 11 and 12 have none of these members.
    if (game.release.generation < 13)
      Object.assign(this, {
        move: undefined,
        getCompleteMovementPath: undefined,
        movement: undefined,
        movementHistory: undefined,
        revertRecordedMovement: undefined,
      });
  }

  /** Foundry 11, deprecated in 12. Takes an entry of the world's status effects. */
  async toggleActiveEffect(
    status: { id: string },
    options: { active?: boolean } = {},
  ): Promise<boolean> {
    await this.actor?.setStatus(status.id, options);
    return this.actor?.statuses.has(status.id) === true;
  }

  get id(): string {
    return this._source._id;
  }
  get _id(): string {
    return this._source._id;
  }
  get actorLink(): boolean {
    return this._source.actorLink;
  }
  get actor(): Actor | null {
    return this.#delta ?? game.actors.get(this._source.actorId ?? '') ?? null;
  }
  get isOwner(): boolean {
    return game.user.isGM || (this.actor?.testUserPermission(game.user, 'OWNER') ?? false);
  }
  get flags(): Record<string, unknown> {
    return this._source.flags ?? {};
  }
  get inCombat(): boolean {
    return game.combat?.turns.some((c) => c.tokenId === this.id) ?? false;
  }
  // ── 14 ──
  /** Whether the token is drawn on this level: on its own, and on levels that show its own. */
  includedInLevel(level: Level | string): boolean {
    const wanted = typeof level === 'string' ? this.parent.levels?.get(level) : level;
    return (
      wanted !== undefined &&
      (this._source.level === wanted.id || wanted.visibility.levels.has(this._source.level ?? ''))
    );
  }
  locatedInLevel(level: Level | string): boolean {
    return this._source.level === (typeof level === 'string' ? level : level.id);
  }
  get viewed(): boolean {
    return canvas.level != null && this.includedInLevel(canvas.level);
  }

  canUserModify(user: { id: string; isGM: boolean }, _action: string): boolean {
    return this.actor?.testUserPermission(user, 'OWNER') ?? user.isGM;
  }

  /**
   * An update requested on this client. Only here the pre-hooks are called, and they may refuse it;
   * then the server commits it.
   * @returns undefined if a hook refused
   */
  async update(changes: Partial<TokenData>, options: Tree = {}): Promise<this | undefined> {
    if (!this.canUserModify(game.user, 'update'))
      throw new Error(
        `User ${game.user.name} lacks permission to update Token [${this.id}] in parent Scene [${this.parent.id}]`,
      );
    const changed = difference(this._source as unknown as Tree, changes as Tree);
    if (Object.keys(changed).length === 0) return this;
    const movement = this.movementOf(changed, options);
    if (movement !== undefined && !Hooks.call('preMoveToken', this, movement, options))
      return undefined;
    if (!Hooks.call('preUpdateToken', this, changed, options, game.user.id)) return undefined;
    const { id, parent } = this;
    await ask({
      kind: 'token',
      scene: parent.id,
      id,
      changed,
      options: JSON.parse(JSON.stringify(options)) as Tree,
      ...(movement === undefined ? {} : { movement }),
    });
    return this;
  }

  /** Foundry 14: a planned movement, which only its own hook reports. */
  async #plan(waypoints: readonly Waypoint[], method: string): Promise<boolean> {
    const { x, y, elevation, level } = this._source;
    const origin = { x, y, elevation, level };
    const section = (list: readonly Waypoint[]): Tree => ({
      waypoints: list,
      distance: 0,
      cost: 0,
      spaces: 0,
      diagonals: 0,
    });
    // The destination is the present position, because the token has not moved.
    const movement = {
      id: randomId(),
      chain: [],
      origin,
      destination: origin,
      passed: section([]),
      pending: section(waypoints),
      method,
      state: 'planned',
      recorded: false,
    };
    await ask({ kind: 'plan', scene: this.parent.id, id: this.id, movement });
    return true;
  }

  commitPlan(movement: Tree | null, userId: string): void {
    this.movement =
      movement === null
        ? { ...this.movement, state: 'stopped' }
        : { ...movement, user: game.users.get(userId) };
    Hooks.callAll(movement === null ? 'stopToken' : 'planToken', this);
  }

  async startMovement(): Promise<boolean> {
    if (this.movement['state'] !== 'planned') return false;
    const { waypoints } = this.movement['pending'] as { waypoints: Waypoint[] };
    return this.move(waypoints, { method: String(this.movement['method']) });
  }

  stopMovement(): boolean {
    if (this.movement['state'] !== 'planned') return false;
    void ask({ kind: 'plan', scene: this.parent.id, id: this.id, movement: null });
    return true;
  }

  /** The stairs on which the token stands now, and did not stand before. */
  #stairs(from: Point): RegionDocument | undefined {
    const { size } = canvas.dimensions;
    const middle = ({ x, y }: Point): { x: number; y: number; elevation: number } => ({
      x: x + (this._source.width * size) / 2,
      y: y + (this._source.height * size) / 2,
      elevation: this._source.elevation,
    });
    const now = middle({ x: this._source.x ?? 0, y: this._source.y });
    return this.parent.regions?.contents.find(
      (region) =>
        region.levels.has(this._source.level ?? '') &&
        region.behaviors.contents.some(
          ({ type, disabled }) => type === 'changeLevel' && !disabled,
        ) &&
        region.testPoint(now) &&
        !region.testPoint(middle(from)),
    );
  }

  /**
   * Foundry 14: pauses the movement until the token's owner has chosen; then it continues to the
   * other level, chained to the movement before.
   */
  async #climb(region: RegionDocument, { id, chain = [], method }: Instruction): Promise<void> {
    const other = [...region.levels].find((level) => level !== this._source.level) ?? '';
    Object.assign(this.movement, { state: 'paused' });
    Hooks.callAll('pauseToken', this);
    const go = await new Promise<boolean>((answer) => {
      stairs.asked = answer;
    });
    stairs.asked = null;
    if (!go) return;
    const { x, y } = this._source;
    const to = {
      x: x ?? 0,
      y,
      level: other,
      elevation: this.parent.levels?.get(other)?.elevation.base ?? 0,
    };
    const instruction: Instruction = {
      id: randomId(),
      waypoints: [{ ...to, action: 'walk' }],
      method,
      chain: [...chain, id],
    };
    await this.update(
      { level: to.level, elevation: to.elevation },
      { movement: { [this.id]: instruction } },
    );
    // The view of the user who moves the token follows it.
    if (this.parent.id === canvas.scene?.id && canvas.level?.id !== other)
      await this.parent.view({ level: other });
  }

  /**
   * Foundry 13: moves along waypoints. Everything after a checkpoint is a separate operation,
   * chained to the ones before.
   */
  async move(
    waypoints: Waypoint | readonly Waypoint[],
    {
      method = 'api',
      autoRotate = false,
      showRuler = false,
      constrainOptions = {},
      ...operation
    }: Tree = {},
  ): Promise<boolean> {
    const list = [waypoints]
      .flat()
      .map((w): Waypoint => ({
        action: this.movementAction ?? 'walk',
        explicit: true,
        checkpoint: false,
        snapped: true,
        intermediate: false,
        ...w,
      }));
    const newer = game.release.generation >= 14;
    if (newer && operation['planned'] === true) return this.#plan(list, String(method));
    const legs: Waypoint[][] = [[]];
    for (const [i, waypoint] of list.entries()) {
      legs.at(-1)?.push(waypoint);
      if (waypoint.checkpoint === true && i < list.length - 1) legs.push([]);
    }
    const chain: string[] = [];
    for (const [i, leg] of legs.entries()) {
      const last = leg.at(-1);
      if (last === undefined) return false;
      const instruction: Instruction & Tree = {
        id: randomId(),
        waypoints: leg,
        pending: legs.slice(i + 1).flat(),
        method: String(method),
        chain: [...chain],
        autoRotate,
        showRuler,
        constrainOptions,
      };
      const from = { x: this._source.x ?? 0, y: this._source.y };
      const to = {
        x: last.x,
        y: last.y,
        ...(last.elevation !== undefined && { elevation: last.elevation }),
        ...(newer && last.level !== undefined && { level: last.level }),
      };
      if (
        (await this.update(to, { ...operation, movement: { [this.id]: instruction } })) ===
        undefined
      )
        return i > 0;
      chain.push(instruction.id);
      const region = newer && last.action === 'walk' ? this.#stairs(from) : undefined;
      if (region !== undefined) await this.#climb(region, instruction);
    }
    // Foundry 14 resolves at the end of the whole movement: until then it is animated, or paused.
    if (newer && operation['animate'] !== false)
      await new Promise((shown) => {
        setTimeout(shown, animation.ms);
      });
    return true;
  }

  /**
   * Foundry 13: takes back a recorded movement and all later ones, and removes them from the
   * history; without an id, all of them.
   */
  async revertRecordedMovement(movementId?: string): Promise<boolean> {
    const first =
      movementId === undefined
        ? 1
        : this.movementHistory.findIndex((w, i) => i > 0 && w.movementId === movementId);
    const before = this.movementHistory[first - 1];
    if (first < 1 || before === undefined) return false;
    const { x, y, elevation, level } = before;
    const to = {
      x,
      y,
      ...(elevation !== undefined && { elevation }),
      ...(level !== undefined && { level }),
    };
    const instruction: Instruction = {
      id: randomId(),
      waypoints: [{ ...to, action: 'displace' }],
      method: 'undo',
    };
    const options = {
      isUndo: true,
      animate: false,
      keeps: first === 1 ? 0 : first,
      movement: { [this.id]: instruction },
    };
    return (await this.update(to, options)) !== undefined;
  }

  #record(movement: Tree, options: Tree): void {
    if (options['isUndo'] === true) {
      this.movementHistory.length = Math.min(
        Number(options['keeps'] ?? 0),
        this.movementHistory.length,
      );
      return;
    }
    if (movement['recorded'] !== true) return;
    const movementId = String(movement['id']);
    if (this.movementHistory.length === 0)
      this.movementHistory.push({ ...(movement['origin'] as Point), movementId });
    const { waypoints } = movement['passed'] as { waypoints: Waypoint[] };
    this.movementHistory.push(...waypoints.map((w) => ({ ...w, movementId })));
  }

  /** Foundry 13: the waypoints with the squares between them. */
  getCompleteMovementPath(waypoints: readonly Waypoint[]): Waypoint[] {
    const {
      dimensions: { size },
      hexes,
    } = canvas;
    if (hexes !== null) return this.#hexPath(waypoints, hexes);
    return waypoints.flatMap((to, i) => {
      const from = waypoints[i - 1];
      if (from === undefined || to.action === 'displace' || to.action === 'blink')
        return [{ ...to }];
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const steps = Math.max(1, Math.round(Math.max(Math.abs(dx), Math.abs(dy)) / size));
      const { distance } = canvas.dimensions;
      const above = (part: number): { elevation?: number } =>
        from.elevation === undefined || to.elevation === undefined
          ? {}
          : {
              elevation:
                from.elevation +
                Math.round(((to.elevation - from.elevation) * part) / distance) * distance,
            };
      return Array.from({ length: steps }, (_, n): Waypoint =>
        n === steps - 1
          ? { ...to }
          : {
              ...to,
              explicit: false,
              checkpoint: false,
              intermediate: true,
              x: from.x + Math.round((dx * (n + 1)) / steps / size) * size,
              y: from.y + Math.round((dy * (n + 1)) / steps / size) * size,
              ...above((n + 1) / steps),
            },
      );
    });
  }

  #hexPath(waypoints: readonly Waypoint[], hexes: HexGeometry): Waypoint[] {
    const { width } = this._source;
    const anchor = hexes.anchor(width, game.release.generation);
    const first = ({ x, y }: Point): Point => ({ x: x + anchor.x, y: y + anchor.y });
    return waypoints.flatMap((to, i) => {
      const from = waypoints[i - 1];
      if (from === undefined || to.action === 'displace' || to.action === 'blink')
        return [{ ...to }];
      const between = hexes.line(first(from), first(to)).slice(1, -1);
      return [
        ...between.map((at): Waypoint => ({
          ...to,
          explicit: false,
          checkpoint: false,
          intermediate: true,
          ...hexes.corner(at, width, game.release.generation),
        })),
        { ...to },
      ];
    });
  }

  /**
   * Applies what the server committed, on every client: `_source` and the hook at once, the drawing
   * later.
   */
  commit(changed: Tree, options: Tree, userId: string, movement?: Tree): void {
    Object.assign(this._source, changed);
    for (const [key, value] of Object.entries(changed))
      if (!['x', 'y', 'flags'].includes(key)) (this as unknown as Tree)[key] = value;
    Hooks.callAll('updateToken', this, { ...changed, _id: this.id }, options, userId);
    if (movement !== undefined) {
      this.movement = movement;
      this.#record(movement, options);
      Hooks.callAll('moveToken', this, movement, options, game.users.get(userId));
    }
    if ('level' in changed && this.parent.id === canvas.scene?.id) canvas.show(this);
    this.object?._onUpdate(changed, options);
  }

  /** Foundry 13: the movement that an update causes. */
  movementOf(changed: Tree, options: Tree = {}): Tree | undefined {
    const moving = MOVING[game.release.generation] ?? [];
    if (!moving.some((key) => key in changed)) return undefined;
    const { x, y, elevation, width, height, level, depth } = this._source;
    const origin = { x, y, elevation, width, height, ...(level !== undefined && { level, depth }) };
    const destination = { ...origin, ...changed };
    const told = (options['movement'] as Record<string, Instruction> | undefined)?.[this.id];
    const section = (waypoints: readonly Point[]): Tree => ({
      waypoints: waypoints.map((w) => ({ ...origin, elevation, action: 'walk', ...w })),
      distance: 0,
      cost: 0,
      spaces: 0,
      diagonals: 0,
    });
    return {
      id: told?.id ?? randomId(),
      chain: told?.chain ?? [],
      origin,
      destination,
      method: told?.method ?? 'api',
      constrained: false,
      recorded: this.inCombat && game.combat?.started === true,
      ...(game.release.generation >= 14 && { state: 'completed' }),
      passed: section(told?.waypoints ?? [destination as unknown as Point]),
      pending: section(told?.pending ?? []),
      history: { recorded: section([]), unrecorded: section([]) },
      constrainOptions: {},
      autoRotate: false,
      showRuler: false,
    };
  }
}
