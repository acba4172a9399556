/**
 * Documents: `_source` is what the server committed; the live fields follow it, at once or, for a token's place, at the
 * pace of its animation. Updates go through the hooks of the real thing.
 */
import type { ActorData, CombatData, ItemData, RegionData, SceneData, TokenData, WallData, World } from '../world/types.ts';
import { Hooks } from './hooks.ts';
import type { Token } from './token.ts';

/** A Map that iterates over its values, as Foundry's does. */
export class Collection<T extends { readonly id: string }> extends Map<string, T> {
  constructor(list: readonly T[] = []) {
    super(list.map((entry) => [entry.id, entry]));
  }

  get contents(): T[] {
    return [...this.values()];
  }

  // Typed as nothing, because TypeScript knows of no Map that iterates over values.
  override [Symbol.iterator](): never {
    return this.values() as never;
  }
}

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

export const merged = (base: Tree, over: Tree): Tree => {
  const out = { ...base };
  for (const [key, value] of Object.entries(over)) out[key] = isTree(value) && isTree(out[key]) ? merged(out[key], value) : value;
  return out;
};

/** Only what differs: what the hooks call `changed`. */
export const difference = (source: Tree, changes: Tree): Tree =>
  Object.fromEntries(Object.entries(changes).filter(([key, value]) => JSON.stringify(source[key]) !== JSON.stringify(value)));

export class Item {
  readonly id: string; readonly name: string; readonly type: string; readonly system: Tree; readonly flags: Tree;
  constructor(data: ItemData, readonly parent: Actor) {
    this.id = data._id;
    this.name = data.name;
    this.type = data.type;
    this.system = data.system;
    this.flags = data.flags ?? {};
  }
}

export class Actor {
  readonly documentName = 'Actor';
  readonly id: string; readonly name: string; readonly type: string;
  system: Tree;
  items: Collection<Item>;
  readonly statuses: Set<string>;
  constructor(readonly data: ActorData, readonly world: World, readonly token: TokenDocument | null = null) {
    this.id = data._id;
    this.name = data.name;
    this.type = data.type;
    this.system = data.system;
    this.items = new Collection(data.items.map((item) => new Item(item, this)));
    this.statuses = new Set(data.statuses ?? []);
  }

  testUserPermission(user: { id: string; isGM: boolean }, level: string): boolean {
    const needed = { NONE: 0, LIMITED: 1, OBSERVER: 2, OWNER: 3 }[level] ?? 3;
    return user.isGM || (this.data.ownership[user.id] ?? this.data.ownership['default'] ?? 0) >= needed;
  }

  /** As on the sheet: a change of the actor's own data, told to every client. */
  async update(changes: { system?: Tree }): Promise<this> {
    await Promise.resolve();
    this.system = merged(this.system, changes.system ?? {});
    Hooks.callAll('updateActor', this, changes, {}, game.user.id);
    return this;
  }

  async updateItem(id: string, changes: { system: Tree }): Promise<void> {
    await Promise.resolve();
    const item = this.items.get(id);
    if (item === undefined) return;
    Object.assign(item.system, merged(item.system, changes.system));
    Hooks.callAll('updateItem', item, changes, {}, game.user.id);
  }

  /** A status icon on or off: an active effect in Foundry, told by its hooks. */
  async toggleStatusEffect(id: string): Promise<void> {
    await Promise.resolve();
    const on = !this.statuses.delete(id);
    if (on) this.statuses.add(id);
    Hooks.callAll(on ? 'createActiveEffect' : 'deleteActiveEffect', { id, parent: this, statuses: new Set([id]) }, {}, game.user.id);
  }
}

export class TokenDocument {
  readonly documentName = 'Token';
  readonly _source: TokenData;
  object: Token | null = null;
  readonly #delta: Actor | null;
  // Live fields: `x` and `y` lag behind `_source` while a move is shown.
  x: number; y: number; width: number; height: number; elevation: number; rotation: number;
  hidden: boolean; disposition: number; name: string; displayName: number;
  constructor(data: TokenData, readonly parent: Scene) {
    this._source = { ...data };
    ({ name: this.name, y: this.y, width: this.width, height: this.height, elevation: this.elevation, rotation: this.rotation,
      hidden: this.hidden, disposition: this.disposition, displayName: this.displayName } = data);
    // JSON has no NaN: the server writes it as null, and a live document would hold NaN.
    this.x = data.x ?? Number.NaN;
    if (data.x === null) this._source.x = Number.NaN;
    const base = game.actors.get(data.actorId ?? '');
    this.#delta = base === undefined || data.actorLink ? null : new Actor({
      ...base.data, system: merged(structuredClone(base.data.system), data.delta?.system ?? {}),
      items: data.delta?.items ?? structuredClone(base.data.items), statuses: data.delta?.statuses ?? [],
    }, base.world, this);
  }

  get id(): string { return this._source._id; }
  get _id(): string { return this._source._id; }
  get actorLink(): boolean { return this._source.actorLink; }
  get actor(): Actor | null { return this.#delta ?? game.actors.get(this._source.actorId ?? '') ?? null; }
  get isOwner(): boolean { return game.user.isGM || (this.actor?.testUserPermission(game.user, 'OWNER') ?? false); }

  /**
   * An update asked for on this client: here alone the pre-hooks are called, and they may refuse. Then the server.
   * @returns undefined when a hook refused
   */
  async update(changes: Partial<TokenData>, options: Tree = {}): Promise<this | undefined> {
    const changed = difference(this._source as unknown as Tree, changes as Tree);
    if (Object.keys(changed).length === 0) return this;
    const moves = 'x' in changed || 'y' in changed;
    const movement = moves && game.release.generation >= 13 ? this.#movement(changed) : undefined;
    if (movement !== undefined && !Hooks.call('preMoveToken', this, movement, options)) return undefined;
    if (!Hooks.call('preUpdateToken', this, changed, options, game.user.id)) return undefined;
    await new Promise((done) => { setTimeout(done, 15); });
    this.commit(changed, options, game.user, movement);
    return this;
  }

  /** 13: a move by waypoints; each leg is an update of its own here. */
  async move(waypoints: readonly { x: number; y: number }[], options: Tree = {}): Promise<boolean> {
    for (const { x, y } of waypoints) if (await this.update({ x, y }, options) === undefined) return false;
    return true;
  }

  /** What the server committed, on every client: `_source` at once, the hook at once, the drawing later. */
  commit(changed: Tree, options: Tree, user: { id: string }, movement?: Tree): void {
    Object.assign(this._source, changed);
    for (const [key, value] of Object.entries(changed)) if (key !== 'x' && key !== 'y') (this as unknown as Tree)[key] = value;
    Hooks.callAll('updateToken', this, { ...changed, _id: this.id }, options, user.id);
    if (movement !== undefined) Hooks.callAll('moveToken', this, movement, options, user);
    this.object?._onUpdate(changed);
  }

  #movement(changed: Tree): Tree {
    const { x, y, elevation, width, height } = this._source;
    const origin = { x, y, elevation, width, height };
    const destination = { ...origin, ...changed };
    return {
      id: `move${Date.now()}`, chain: [], origin, destination, method: 'api', constrained: false, recorded: true,
      passed: { waypoints: [destination], distance: 0, cost: 0, spaces: 0, diagonals: 0 },
      pending: { waypoints: [], distance: 0, cost: 0, spaces: 0, diagonals: 0 },
    };
  }
}

export class WallDocument {
  readonly documentName = 'Wall';
  readonly id: string; readonly c: number[]; readonly move: number; readonly sight: number; readonly dir: number; readonly door: number; ds: number;
  constructor(data: WallData, readonly parent: Scene) {
    ({ _id: this.id, c: this.c, move: this.move, sight: this.sight, dir: this.dir, door: this.door, ds: this.ds } = data);
    this.c = data.c.map((n) => n ?? Number.NaN);
  }

  async update(changes: { ds: number }): Promise<this> {
    await Promise.resolve();
    this.ds = changes.ds;
    Hooks.callAll('updateWall', this, changes, {}, game.user.id);
    return this;
  }
}

export class RegionDocument {
  readonly documentName = 'Region';
  readonly id: string; readonly name: string; readonly shapes: RegionData['shapes']; readonly visibility: number;
  readonly elevation: RegionData['elevation'];
  readonly behaviors: Collection<{ id: string; type: string; disabled: boolean; system: Tree }>;
  constructor(data: RegionData, readonly parent: Scene) {
    ({ _id: this.id, name: this.name, shapes: this.shapes, visibility: this.visibility, elevation: this.elevation } = data);
    this.behaviors = new Collection(data.behaviors.map((b) => ({ ...b, id: b._id })));
  }
}

export class Scene {
  readonly documentName = 'Scene';
  readonly id: string; readonly name: string; readonly padding: number; readonly tokenVision: boolean; readonly flags: Tree;
  readonly _source: SceneData;
  readonly tokens: Collection<TokenDocument>;
  readonly walls: Collection<WallDocument>;
  readonly regions?: Collection<RegionDocument>;
  /** Bare data in 11; a grid with methods from 12 on. */
  readonly grid: unknown;
  constructor(data: SceneData, grid: (data: SceneData) => unknown) {
    this._source = data;
    ({ _id: this.id, name: this.name, padding: this.padding, tokenVision: this.tokenVision, flags: this.flags } = data);
    this.tokens = new Collection(data.tokens.map((t) => new TokenDocument(t, this)));
    this.walls = new Collection(data.walls.map((w) => new WallDocument(w, this)));
    if (game.release.generation >= 12) this.regions = new Collection(data.regions.map((r) => new RegionDocument(r, this)));
    this.grid = grid(data);
  }
}

export class Combat {
  readonly documentName = 'Combat';
  readonly id: string; round: number; turn: number | null;
  readonly turns: { id: string; tokenId: string; initiative: number; hidden: boolean; isDefeated: boolean }[];
  constructor(data: CombatData) {
    ({ _id: this.id, round: this.round, turn: this.turn } = data);
    this.turns = data.combatants.map((c) => ({ id: c._id, tokenId: c.tokenId, initiative: c.initiative, hidden: c.hidden, isDefeated: c.defeated }))
      .sort((a, b) => b.initiative - a.initiative);
    this.scene = { id: data.scene };
  }

  readonly scene: { id: string };
  get started(): boolean { return this.round > 0; }

  /** The next button, pressed on this client: its own hook before, everybody's after. */
  async nextTurn(): Promise<void> {
    const last = (this.turn ?? -1) + 1 >= this.turns.length;
    const next = { round: this.round + (last ? 1 : 0), turn: last ? 0 : (this.turn ?? -1) + 1 };
    Hooks.callAll(last ? 'combatRound' : 'combatTurn', this, next, { advanceTime: 6, direction: 1 });
    await Promise.resolve();
    const changed = difference({ round: this.round, turn: this.turn }, next);
    Object.assign(this, next);
    Hooks.callAll('updateCombat', this, changed, {}, game.user.id);
    if (game.release.generation >= 12) Hooks.callAll('combatTurnChange', this, {}, next);
  }
}
