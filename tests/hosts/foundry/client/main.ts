/** The page's own script, and the handle by which tests act as other clients would. */
import type { World } from '../world/types.ts';
import { startGame } from './game.ts';
import { animation } from './token.ts';

/** `window.standIn`: nothing of it exists in Foundry. */
export interface StandIn {
  /** Another user's move: committed by the server, with none of the hooks of the mover's client. */
  remote(name: string, changed: Record<string, unknown>): void;
  view(sceneId: string): Promise<void>;
  token(name: string): unknown;
  /** How long moves are shown from now on, ms. */
  pace(ms: number): void;
  /** Canvas pixels of a cell's corner in the scene. */
  corner(column: number, row: number): { x: number; y: number };
  /** Client CSS px of a canvas point. */
  client2d(point: { x: number; y: number }): { x: number; y: number };
}

const find = (name: string) => {
  const token = canvas.tokens.placeables.find((t) => t.document.name === name);
  if (token === undefined) throw new Error(`no token ${name}`);
  return token;
};

const standIn: StandIn = {
  remote: (name, changed) => find(name).document.commit(changed, {}, { id: 'other00000000000' }),
  async view(id) {
    const scene = game.scenes.get(id);
    if (scene !== undefined) await canvas.draw(scene);
  },
  token: find,
  pace: (ms) => { animation.ms = ms; },
  corner: (column, row) => ({ x: canvas.dimensions.sceneX + column * canvas.dimensions.size, y: canvas.dimensions.sceneY + row * canvas.dimensions.size }),
  client2d: (point) => canvas.clientCoordinatesFromCanvas(point),
};

(window as Window & { standIn?: StandIn }).standIn = standIn;
const world = await (await fetch('world.json')).json() as World;
await startGame(world);
