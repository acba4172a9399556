/**
 * A game master's client of a stand-in Foundry, with the messages that another client can send it.
 */
import { USERS } from '../../hosts/foundry/world/types.ts';
import type { Refereed } from './referee.ts';

const { foundryHost } = await import('../../drift/foundry-host.ts');
const { run } = await import('../../../adapters/foundry/begin.ts');
const { commands: acts } = await import('../../../adapters/foundry/act.ts');
const { start } = await import('../../../adapters/foundry/index.ts');
const { refereed } = await import('./referee.ts');

export const { gm: MASTER, other: ASSISTANT, player: PLAYER } = USERS;
export type Cell = readonly [column: number, row: number];

type Tree = Record<string, unknown>;
interface Doc {
  readonly id: string;
  readonly name: string;
  readonly _source: { x: number; y: number };
  readonly parent: unknown;
  readonly actor: unknown;
  commit(changed: Tree, options: Tree, userId: string, movement?: Tree): void;
  movementOf(changed: Tree, options?: Tree): Tree | undefined;
  getCompleteMovementPath?(points: readonly { readonly x: number; readonly y: number }[]): unknown;
}
interface Fight {
  readonly turns: readonly { readonly tokenId: string }[];
  readonly round: number;
  commit(changed: Tree, options: Tree, userId: string): void;
}

interface Sending {
  readonly by?: string;
  readonly options?: Tree;
  /** The movement in the update; null for an update without a movement. */
  readonly movement?: Tree | null;
  /** Do not wait until the snapshot is read before the next message. */
  readonly unread?: true;
}

export interface FoundrySeat extends Refereed {
  readonly errors: readonly string[];
  idOf(name: string): string;
  at(name: string): Cell;
  /**
   * Another user's client moves a token and sends these options. From Foundry 13 on it also sends
   * this movement.
   */
  sends(name: string, to: Cell, more?: Sending): Promise<void>;
  /** Another user's client changes these fields of a token. */
  changes(name: string, changed: Tree, by?: string): Promise<void>;
  /** Another user's client deletes a token, and makes it again there, under a new id. */
  remakes(name: string, to: Cell, by?: string): Promise<void>;
  /** Canvas position, in pixels, of a cell's corner. */
  px(cell: Cell): { x: number; y: number };
  /**
   * Sizes of the paths that Foundry was asked to complete since the last call: for each, its number
   * of waypoints or of squares, whichever is larger.
   */
  filled(): readonly number[];
  /** A game master begins this creature's turn. */
  turn(name: string, round?: number): Promise<void>;
  /** Writes the product's flags on the fight. */
  notes(notes: Record<string, string>, by: string): Promise<void>;
  flags(): Record<string, string>;
}

export const sitAsMaster = (generation: 11 | 12 | 13 | 14): Promise<FoundrySeat> =>
  sitAs(generation, 'gm');

export async function sitAs(
  generation: 11 | 12 | 13 | 14,
  user: 'gm' | 'player',
): Promise<FoundrySeat> {
  const host = foundryHost({ generation, system: 'D35E', user, scene: 'skirmish' });
  const seat = await refereed(host, 'foundry', run as never, acts, (listener, life, target) =>
    start(listener, life, target as never),
  );
  const byHost = <T>(work: () => T): T => host.glass.byHost(work);
  const { canvas } = globalThis as unknown as {
    canvas: {
      tokens: { placeables: { document: Doc }[] };
      dimensions: { size: number; sceneX: number; sceneY: number };
    };
  };
  const doc = (name: string): Doc =>
    byHost(() => canvas.tokens.placeables.find(({ document }) => document.name === name)!.document);
  const { size, sceneX, sceneY } = byHost(() => ({ ...canvas.dimensions }));
  const px = ([column, row]: Cell): { x: number; y: number } => ({
    x: sceneX + column * size,
    y: sceneY + row * size,
  });
  const at = (name: string): Cell =>
    byHost(() => [(doc(name)._source.x - sceneX) / size, (doc(name)._source.y - sceneY) / size]);
  const asked: number[] = [];
  byHost(() => {
    for (const { document } of canvas.tokens.placeables) {
      const fill = document.getCompleteMovementPath;
      if (fill === undefined) continue;
      document.getCompleteMovementPath = (points) => {
        asked.push(
          Math.max(
            points.length,
            ...points.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) / size),
          ),
        );
        return fill.call(document, points);
      };
    }
  });
  const combat = host.combat as unknown as Fight;
  return {
    ...seat,
    errors: host.errors,
    at,
    idOf: (name) => byHost(() => doc(name).id),
    px,
    filled: () => asked.splice(0),
    async sends(name, to, { by = PLAYER.id, options = {}, movement, unread } = {}) {
      byHost(() => {
        const document = doc(name);
        const changed = px(to);
        const honest = document.movementOf(changed, options);
        document.commit(
          changed,
          options,
          by,
          movement === null || honest === undefined ? undefined : { ...honest, ...movement },
        );
        Object.assign(document, changed);
      });
      if (unread !== true) await seat.shown();
    },
    async changes(name, changed, by = PLAYER.id) {
      byHost(() => {
        const document = doc(name);
        document.commit(changed, {}, by, document.movementOf(changed));
        const { flags: _, ...fields } = changed;
        Object.assign(document, fields);
      });
      await seat.shown();
    },
    async remakes(name, to, by = PLAYER.id) {
      const { Hooks } = globalThis as unknown as {
        Hooks: { callAll(name: string, ...args: unknown[]): void };
      };
      const old = byHost(() => doc(name));
      byHost(() => {
        const { placeables } = canvas.tokens;
        placeables.splice(
          placeables.findIndex(({ document }) => document === old),
          1,
        );
        Hooks.callAll('deleteToken', old, {}, by);
      });
      await seat.shown();
      byHost(() => {
        const Made = old.constructor as new (data: Tree, scene: unknown) => Doc;
        const data = { ...old._source, _id: `remade${old.id}`.slice(0, 16), ...px(to) };
        const document = new Made(data, old.parent);
        canvas.tokens.placeables.push({
          id: document.id,
          document,
          isPreview: false,
          isVisible: true,
          actor: document.actor,
        } as never);
        Hooks.callAll('createToken', document, {}, by);
      });
      await seat.shown();
    },
    async turn(name, round) {
      byHost(() => {
        const turn = combat.turns.findIndex(({ tokenId }) => tokenId === doc(name).id);
        combat.commit({ turn, ...(round !== undefined && { round }) }, {}, MASTER.id);
      });
      await seat.shown();
    },
    async notes(notes, by) {
      byHost(() => combat.commit({ flags: { world: { quadretto: notes } } }, {}, by));
      await seat.shown();
    },
    flags: () =>
      byHost(
        () =>
          (
            (combat as unknown as { flags: { world?: { quadretto?: Record<string, string> } } })
              .flags.world ?? {}
          ).quadretto ?? {},
      ),
  };
}
