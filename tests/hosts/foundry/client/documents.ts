/**
 * Stand-in of Foundry documents that do not move, and of the actors behind tokens (tokens.ts has
 * the tokens, fight.ts the combat). `_source` is what the server committed. Updates run the same
 * hooks as in Foundry.
 */
import { merged, type Tree } from '../world/ops.ts';
import { cutBy, ringsOf, within, type Ring } from '../world/shapes.ts';
import type {
  ActorData,
  ItemData,
  RegionData,
  SceneData,
  WallData,
  World,
} from '../world/types.ts';
import { Hooks } from './hooks.ts';
import { available, Level, surfaceCollision, surfacesOf } from './levels.ts';
import { ask } from './line.ts';
import { statusIds } from './statusEffects.ts';
import { TokenDocument } from './tokens.ts';

/** A Map that iterates over its values, as Foundry's does. */
export class Collection<T extends { readonly id: string }> extends Map<string, T> {
  constructor(list: readonly T[] = []) {
    super(list.map((entry) => [entry.id, entry]));
  }

  get contents(): T[] {
    return [...this.values()];
  }

  // The type is `never`, because TypeScript's Map type iterates over entries, not values.
  override [Symbol.iterator](): never {
    return this.values() as never;
  }
}

/** dnd5e keeps an item's activities in a collection. */
function withActivities(system: Tree): Tree {
  const { activities } = system as { activities?: Readonly<Record<string, Tree>> };
  if (activities === undefined) return system;
  const list = Object.entries(activities).map(([id, activity]) => ({ ...activity, id }));
  return { ...system, activities: new Collection(list) };
}

export class Item {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly system: Tree;
  readonly flags: Tree;
  readonly labels: Tree | undefined;
  constructor(
    data: ItemData,
    readonly parent: Actor,
  ) {
    this.id = data._id;
    this.name = data.name;
    this.type = data.type;
    this.system = withActivities(data.system);
    this.labels = data.labels;
    this.flags = data.flags ?? {};
  }
}

export class Actor {
  readonly documentName = 'Actor';
  readonly id: string;
  readonly name: string;
  readonly type: string;
  system: Tree;
  items: Collection<Item>;
  readonly statuses: Set<string>;
  readonly flags: Tree;
  constructor(
    readonly data: ActorData,
    readonly world: World,
    readonly token: TokenDocument | null = null,
  ) {
    this.id = data._id;
    this.name = data.name;
    this.type = data.type;
    this.system = data.system;
    this.items = new Collection(data.items.map((item) => new Item(item, this)));
    this.flags = data.flags ?? {};
    this.statuses = new Set(data.statuses ?? []);
    // Foundry 11 has only the token's own function.
    if (game.release.generation < 12) Object.assign(this, { toggleStatusEffect: undefined });
  }

  testUserPermission(user: { id: string; isGM: boolean }, level: string): boolean {
    const needed = { NONE: 0, LIMITED: 1, OBSERVER: 2, OWNER: 3 }[level] ?? 3;
    return (
      user.isGM || (this.data.ownership[user.id] ?? this.data.ownership['default'] ?? 0) >= needed
    );
  }

  get isOwner(): boolean {
    return this.testUserPermission(game.user, 'OWNER');
  }

  canUserModify(user: { id: string; isGM: boolean }): boolean {
    return this.testUserPermission(user, 'OWNER');
  }

  /** Changes the actor's own data, as its sheet does; every client is notified. */
  async update(changes: { system?: Tree }): Promise<this> {
    await ask({
      kind: 'actor',
      scene: this.token?.parent.id ?? '',
      token: this.token?.id ?? null,
      actor: this.id,
      changed: changes.system ?? {},
    });
    return this;
  }

  commitSystem(changed: Tree, userId: string): void {
    this.system = merged(this.system, changed);
    Hooks.callAll('updateActor', this, { system: changed }, {}, userId);
  }

  async updateItem(id: string, changes: { system: Tree }): Promise<void> {
    await Promise.resolve();
    const item = this.items.get(id);
    if (item === undefined) return;
    Object.assign(item.system, merged(item.system, changes.system));
    Hooks.callAll('updateItem', item, changes, {}, game.user.id);
  }

  /**
   * Turns a status icon on or off: in Foundry an active effect, reported by its hooks. An id that
   * is not among the world's status effects is an error, as is an actor of another user.
   */
  async toggleStatusEffect(status: string, options: { active?: boolean } = {}): Promise<void> {
    await this.setStatus(status, options);
  }

  async setStatus(status: string, { active }: { active?: boolean }): Promise<void> {
    if (!statusIds(game.system.id).includes(status))
      throw new Error(`Invalid status ID "${status}"`);
    if (!this.isOwner) throw new Error('lacks permission to update Actor');
    if (active === this.statuses.has(status)) return;
    await ask({
      kind: 'status',
      scene: this.token?.parent.id ?? '',
      token: this.token?.id ?? null,
      actor: this.id,
      status,
      on: !this.statuses.has(status),
    });
  }

  commitStatus(id: string, on: boolean, userId: string): void {
    if (on) this.statuses.add(id);
    else this.statuses.delete(id);
    Hooks.callAll(
      on ? 'createActiveEffect' : 'deleteActiveEffect',
      { id, parent: this, statuses: new Set([id]) },
      {},
      userId,
    );
  }
}

export class WallDocument {
  readonly documentName = 'Wall';
  readonly id: string;
  readonly c: number[];
  readonly move: number;
  readonly sight: number;
  readonly light: number;
  readonly dir: number;
  readonly door: number;
  ds: number;
  /** Foundry 14: ids of the wall's levels; empty: all levels. */
  readonly levels?: Set<string>;
  readonly flags: Record<string, unknown>;
  constructor(
    data: WallData,
    readonly parent: Scene,
  ) {
    if (game.release.generation >= 14) this.levels = new Set(data.levels);
    ({
      _id: this.id,
      c: this.c,
      move: this.move,
      sight: this.sight,
      light: this.light,
      dir: this.dir,
      door: this.door,
      ds: this.ds,
    } = data);
    this.c = data.c.map((n) => n ?? Number.NaN);
    this.flags = data.flags ?? {};
  }

  async update(changes: { ds: number }): Promise<this> {
    await Promise.resolve();
    this.ds = changes.ds;
    Hooks.callAll('updateWall', this, changes, {}, game.user.id);
    return this;
  }
}

/** Foundry 13 and later: one ring of a region's finished outline; a ring may be a hole. */
interface Polygon {
  readonly points: Ring;
}

export class RegionDocument {
  readonly documentName = 'Region';
  readonly id: string;
  readonly name: string;
  readonly visibility: number;
  shapes: RegionData['shapes'];
  readonly elevation: { bottom: number | null; top: number | null; topInclusive?: boolean };
  readonly behaviors: Collection<{ id: string; type: string; disabled: boolean; system: Tree }>;
  readonly levels: Set<string>;
  readonly hidden: boolean | undefined;
  readonly restriction: RegionData['restriction'];
  readonly attachment: RegionData['attachment'];
  constructor(
    readonly _source: RegionData,
    readonly parent: Scene,
  ) {
    ({
      _id: this.id,
      name: this.name,
      shapes: this.shapes,
      visibility: this.visibility,
      hidden: this.hidden,
      restriction: this.restriction,
      attachment: this.attachment,
    } = _source);
    this.levels = new Set(_source.levels);
    const { bottom, top } = _source.elevation;
    // From Foundry 13 on, a missing limit becomes infinite.
    this.elevation =
      game.release.generation < 13
        ? _source.elevation
        : { bottom: bottom ?? -Infinity, top: top ?? Infinity };
    this.behaviors = new Collection(_source.behaviors.map((b) => ({ ...b, id: b._id })));
    // Foundry 12 keeps the outline only on the drawn region.
    if (game.release.generation < 13)
      Object.defineProperties(this, {
        polygons: { value: undefined },
        polygonTree: { value: undefined },
      });
    if (game.release.generation < 14)
      Object.defineProperties(this, { hidden: { value: undefined }, levels: { value: undefined } });
  }

  get #rings(): Ring[] {
    const { generation } = game.release;
    const cut = this.restriction?.enabled === true;
    return this.shapes.flatMap((shape) => {
      const { x, y } = (shape['base'] ?? shape) as { x: number; y: number };
      const rings = ringsOf(shape, this.parent._source.grid.size, generation);
      return cut
        ? rings.map((ring) =>
            cutBy(
              ring,
              { x, y },
              [...this.parent.walls.values()].filter(({ move }) => move > 0).map(({ c }) => c),
            ),
          )
        : rings;
    });
  }

  get polygons(): readonly Polygon[] {
    return this.#rings.map((points) => ({ points }));
  }
  get polygonTree(): { testPoint(point: { x: number; y: number }): boolean } {
    return { testPoint: (point) => within(this.#rings, point) };
  }

  testPoint({ elevation, ...point }: { x: number; y: number; elevation?: number }): boolean {
    const { bottom, top } = this.elevation;
    if (
      elevation !== undefined &&
      (elevation < (bottom ?? -Infinity) ||
        elevation > (top ?? Infinity) ||
        (elevation === top && bottom !== top))
    )
      return false;
    return within(this.#rings, point);
  }

  testUserPermission(user: { id: string; isGM: boolean }, level: string): boolean {
    const needed = { NONE: 0, LIMITED: 1, OBSERVER: 2, OWNER: 3 }[level] ?? 3;
    return (
      user.isGM ||
      (this._source.ownership?.[user.id] ?? this._source.ownership?.['default'] ?? 0) >= needed
    );
  }
}

export class Scene {
  readonly documentName = 'Scene';
  readonly id: string;
  readonly name: string;
  readonly padding: number;
  readonly tokenVision: boolean;
  /** Foundry 11; from 12 on the canvas has an environment. */
  readonly globalLight?: boolean;
  readonly globalLightThreshold?: number | null;
  readonly darkness?: number;
  readonly flags: Tree;
  readonly _source: SceneData;
  readonly tokens: Collection<TokenDocument>;
  readonly walls: Collection<WallDocument>;
  readonly regions?: Collection<RegionDocument>;
  /** Foundry 14. */
  readonly levels?: Collection<Level>;
  /** The scene's grid: plain data in Foundry 11, a grid with methods from 12 on. */
  readonly grid: unknown;
  constructor(data: SceneData, grid: (data: SceneData) => unknown) {
    this._source = data;
    ({
      _id: this.id,
      name: this.name,
      padding: this.padding,
      tokenVision: this.tokenVision,
      flags: this.flags,
    } = data);
    if (game.release.generation < 12) {
      const { darknessLevel: darkness = 0, globalLight } = data.environment ?? {};
      Object.assign(this, {
        darkness,
        globalLight: globalLight?.enabled ?? true,
        globalLightThreshold: globalLight?.darkness.max ?? null,
      });
    }
    if (game.release.generation >= 14)
      this.levels = new Collection((data.levels ?? []).map((level) => new Level(level, this)));
    this.tokens = new Collection(data.tokens.map((t) => new TokenDocument(t, this)));
    this.walls = new Collection(data.walls.map((w) => new WallDocument(w, this)));
    if (game.release.generation >= 12)
      this.regions = new Collection(data.regions.map((r) => new RegionDocument(r, this)));
    this.grid = grid(data);
  }

  // ── 14 ──
  get availableLevels(): Set<Level> {
    return available(this);
  }
  /** The level that a client sees first. */
  get initialLevel(): Level | null {
    const all = [...this.availableLevels].sort((a, b) => a.sort - b.sort);
    return (
      all.find(({ id }) => id === this._source.levels?.[0]?._id) ??
      all[0] ??
      this.levels?.contents[0] ??
      null
    );
  }

  async view({ level }: { level?: string } = {}): Promise<this> {
    const wanted = this.levels?.get(level ?? '') ?? this.initialLevel;
    if (wanted === null || this.availableLevels.has(wanted)) await canvas.draw(this, wanted);
    return this;
  }

  async cycleLevel(by: number): Promise<this> {
    const all = [...this.availableLevels].sort((a, b) => a.sort - b.sort);
    const next = all[all.findIndex(({ id }) => id === canvas.level?.id) + by];
    return next === undefined ? this : this.view({ level: next.id });
  }

  getSurfaces(options: Parameters<typeof surfacesOf>[1] = {}): ReturnType<typeof surfacesOf> {
    return surfacesOf(this, options);
  }
  testSurfaceCollision(
    ...[origin, destination, options]: [
      Parameters<typeof surfaceCollision>[1],
      Parameters<typeof surfaceCollision>[2],
      Parameters<typeof surfaceCollision>[3]?,
    ]
  ): boolean {
    return surfaceCollision(this, origin, destination, options);
  }
}
