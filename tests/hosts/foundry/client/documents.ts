/**
 * Documents that stand still, and whoever stands behind a token (tokens.ts has those, fight.ts the combat). `_source` is
 * what the server committed. Updates go through the hooks of the real thing.
 */
import { merged, type Tree } from '../world/ops.ts';
import type { ActorData, ItemData, RegionData, SceneData, WallData, World } from '../world/types.ts';
import { Hooks } from './hooks.ts';
import { ask } from './line.ts';
import { TokenDocument } from './tokens.ts';

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
  async toggleStatusEffect(status: string): Promise<void> {
    await ask({ kind: 'status', scene: this.token?.parent.id ?? '', token: this.token?.id ?? null, actor: this.id, status, on: !this.statuses.has(status) });
  }

  commitStatus(id: string, on: boolean, userId: string): void {
    if (on) this.statuses.add(id);
    else this.statuses.delete(id);
    Hooks.callAll(on ? 'createActiveEffect' : 'deleteActiveEffect', { id, parent: this, statuses: new Set([id]) }, {}, userId);
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
