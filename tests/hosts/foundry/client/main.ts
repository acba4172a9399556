/** The stand-in page's own script, with the handle by which tests act as other clients would. */
import type { HexGeometry } from '../world/hexes.ts';
import type { World } from '../world/types.ts';
import { rolledBy, type Rolled } from './chat.ts';
import { startGame } from './game.ts';
import { drawInterface, type Interface } from './interface.ts';
import { defaultKeys, recordKeys, type Reached } from './keybindings.ts';
import { undo } from './keys.ts';
import { ask } from './line.ts';
import { animation } from './animation.ts';
import { secondSources, twist, type Twist } from './second.ts';
import type { Token } from './token.ts';
import { stairs, type TokenDocument } from './tokens.ts';

/** The test handle `window.standIn`, which does not exist in Foundry. */
export interface StandIn {
  /**
   * A move by another user (a second game master): committed by the server, without the hooks of
   * the mover's client.
   */
  remote(name: string, changed: Record<string, unknown>): void;
  view(sceneId: string): Promise<void>;
  /** Foundry 14: shows the level of the scene with this name, as in the navigation bar. */
  level(name: string): Promise<void>;
  /**
   * Foundry 14: answers the question whether a token takes the stairs. Returns false if there is no
   * such question.
   */
  stairs(go: boolean): boolean;
  /** A token document of this scene, drawn or not. */
  document(name: string): TokenDocument;
  /** Foundry 14: plans a movement, carries it out, or drops it. */
  plan(name: string, cells: readonly (readonly [number, number])[]): Promise<void>;
  token(name: string): Token;
  /** Sets the duration of move animations, in ms. */
  pace(ms: number): void;
  /** Position of a cell's corner in the scene, in canvas pixels. */
  corner(column: number, row: number): { x: number; y: number };
  /** The cell of the scene that contains a token's committed corner. */
  cell(name: string): [column: number, row: number];
  /**
   * On hexes: the center and the corners of the hex at the canvas's own offset, in canvas pixels.
   * `offset`: the offset of a token's first hex.
   */
  hex(
    column: number,
    row: number,
  ): { middle: { x: number; y: number }; corners: { x: number; y: number }[] };
  offset(name: string): readonly [column: number, row: number];
  /** Position of a canvas point in client CSS pixels. */
  client2d(point: { x: number; y: number }): { x: number; y: number };
  /** The buttons of the combat tracker, as pressed by this user. */
  readonly combat: {
    /**
     * Starts a fight with these tokens, in this order. Without names it starts the existing fight.
     */
    start(names?: readonly string[]): Promise<void>;
    nextTurn(): Promise<void>;
    end(): Promise<void>;
  };
  /**
   * Moves a token along a path. Foundry 11 and 12: measured with the ruler and started with the
   * space bar, one update for each leg. Foundry 13: a path with waypoints.
   */
  ruler(name: string, cells: readonly (readonly [number, number])[]): Promise<void>;
  /** Moves a token as a macro does. */
  macro(
    name: string,
    cell: readonly [number, number],
    options?: Record<string, unknown>,
  ): Promise<boolean>;
  undo(): Promise<void>;
  /** Makes one of the host's lookups differ from its documents from now on; null: none. */
  twist(what: Twist | null): void;
  /** Posts a roll from a token's sheet, in the form of the system in use. */
  roll(name: string, rolled: Rolled): Promise<void>;
  /**
   * Keys that reached the host since the list was last emptied; `defaultKeys`: all default keys of
   * this generation.
   */
  readonly keys: Reached[];
  readonly defaultKeys: readonly Reached[];
  /** The host's interface; null if the page's address does not request it. */
  readonly interface: Interface | null;
}

const find = (name: string): Token => {
  const token = canvas.tokens.placeables.find((t) => t.document.name === name);
  if (token === undefined) throw new Error(`no token ${name}`);
  return token;
};
const named = (name: string): TokenDocument => {
  const found = canvas.scene?.tokens.contents.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no token ${name}`);
  return found;
};
const corner: StandIn['corner'] = (column, row) => ({
  x: canvas.dimensions.sceneX + column * canvas.dimensions.size,
  y: canvas.dimensions.sceneY + row * canvas.dimensions.size,
});
const onHexes = (): HexGeometry => {
  if (canvas.hexes === null) throw new Error('no hexes here');
  return canvas.hexes;
};
const OTHER = 'other00000000000';
const { searchParams } = new URL(location.href);
const shared = searchParams.has('table');
const reached: Reached[] = [];
/** Drawn once the world is loaded. */
const drawn: { interface: Interface | null } = { interface: null };

const standIn: StandIn = {
  remote(name, changed) {
    const document = named(name);
    const movement = document.movementOf(changed);
    if (shared)
      void ask(
        {
          kind: 'token',
          scene: document.parent.id,
          id: document.id,
          changed,
          options: {},
          ...(movement === undefined ? {} : { movement }),
        },
        OTHER,
      );
    else document.commit(changed, {}, OTHER, movement);
  },
  async view(id) {
    const scene = game.scenes.get(id);
    if (scene !== undefined) await canvas.draw(scene);
  },
  async level(name) {
    const { scene } = canvas;
    const level = scene?.levels?.contents.find((each) => each.name === name);
    if (level === undefined) throw new Error(`no level ${name}`);
    await scene?.view({ level: level.id });
  },
  stairs(go) {
    stairs.asked?.(go);
    return stairs.asked !== null;
  },
  document: named,
  async plan(name, cells) {
    await named(name).move(
      cells.map(([x, y]) => corner(x, y)),
      { method: 'api', planned: true },
    );
  },
  token: find,
  pace: (ms) => {
    animation.ms = ms;
  },
  corner,
  cell(name) {
    const { x, y } = find(name).document._source;
    const { sceneX, sceneY, size } = canvas.dimensions;
    return [((x ?? 0) - sceneX) / size, (y - sceneY) / size];
  },
  hex(column, row) {
    const hexes = onHexes();
    return { middle: hexes.middle([column, row]), corners: hexes.corners([column, row]) };
  },
  offset(name) {
    const hexes = onHexes();
    const { x, y, width } = find(name).document._source;
    const anchor = hexes.anchor(width, game.release.generation);
    return hexes.offset({ x: (x ?? 0) + anchor.x, y: y + anchor.y });
  },
  client2d: (point) => canvas.clientCoordinatesFromCanvas(point),
  combat: {
    async start(names) {
      if (names !== undefined) {
        const scene = canvas.scene?.id ?? '';
        await ask({
          kind: 'fight',
          data: {
            _id: Math.random().toString(36).slice(2).padEnd(16, '0').slice(0, 16),
            scene,
            round: 0,
            turn: 0,
            combatants: names.map((name, i) => ({
              _id: `cb${i}`.padEnd(16, '0'),
              tokenId: find(name).id,
              initiative: 25 - i,
              hidden: false,
              defeated: false,
            })),
          },
        });
      }
      await game.combat?.startCombat();
    },
    async nextTurn() {
      await game.combat?.nextTurn();
    },
    async end() {
      await game.combat?.endCombat();
    },
  },
  async ruler(name, cells) {
    const { document } = find(name);
    const places = cells.map(([x, y]) => corner(x, y));
    if (game.release.generation >= 13)
      await document.move(
        places.map((place) => ({ ...place, checkpoint: true })),
        { method: 'dragging', showRuler: true },
      );
    else for (const place of places) if ((await document.update(place)) === undefined) return;
  },
  macro: async (name, [x, y], options = {}) =>
    (await find(name).document.update(corner(x, y), options)) !== undefined,
  undo,
  twist: (what) => twist(what, canvas.tokens.placeables[0]),
  async roll(name, rolled) {
    await ChatMessage.create(rolledBy(find(name), rolled));
  },
  keys: reached,
  get defaultKeys() {
    return defaultKeys(game.release.generation);
  },
  get interface() {
    return drawn.interface;
  },
};

(window as Window & { standIn?: StandIn }).standIn = standIn;
const world = (await (await fetch('world.json')).json()) as World;
drawn.interface = drawInterface(world.generation, searchParams.get('interface') === 'on');
recordKeys(reached, () => game.keybindings.bindings.values());
await startGame(world);
secondSources();
