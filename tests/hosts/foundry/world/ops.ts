/**
 * Requests that a client may send to the server, and the documents that the server keeps: a client
 * that joins or reloads later finds them in the same state.
 */
import type { CombatData, MessageData, World } from './types.ts';

export type Tree = Record<string, unknown>;
export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export type Op =
  | {
      readonly kind: 'token';
      readonly scene: string;
      readonly id: string;
      readonly changed: Tree;
      readonly options: Tree;
      readonly movement?: Tree;
    }
  | {
      readonly kind: 'plan';
      readonly scene: string;
      readonly id: string;
      readonly movement: Tree | null;
    }
  | { readonly kind: 'combat'; readonly id: string; readonly changed: Tree; readonly options: Tree }
  | { readonly kind: 'fight'; readonly data: CombatData | null }
  | { readonly kind: 'message'; readonly data: MessageData }
  | {
      readonly kind: 'actor';
      readonly scene: string;
      readonly token: string | null;
      readonly actor: string;
      readonly changed: Tree;
    }
  | {
      readonly kind: 'status';
      readonly scene: string;
      readonly token: string | null;
      readonly actor: string;
      readonly status: string;
      readonly on: boolean;
    };

/**
 * An operation as the server reports it to every client, including the one that requested it, in
 * the server's order.
 */
export interface Did {
  readonly user: string;
  readonly op: Op;
  /** Id from the requesting client, by which it recognizes the answer. */
  readonly mark: string;
}

/** Merges nested objects; a key `-=name` removes `name`. */
export function merged(base: Tree, over: Tree): Tree {
  const out = { ...base };
  for (const [key, value] of Object.entries(over)) {
    if (key.startsWith('-=')) delete out[key.slice(2)];
    else out[key] = isTree(value) ? merged(isTree(out[key]) ? out[key] : {}, value) : value;
  }
  return out;
}

/** The fields that differ; hooks receive them as `changed`. */
export const difference = (source: Tree, changes: Tree): Tree =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([key, value]) =>
        key.startsWith('-=') ||
        JSON.stringify(source[key]) !==
          JSON.stringify(isTree(value) && isTree(source[key]) ? merged(source[key], value) : value),
    ),
  );

/** Applies an operation to the server's copy of the world, in place. */
export function keep(world: World, op: Op): void {
  switch (op.kind) {
    case 'token': {
      const token = world.scenes
        .find((s) => s._id === op.scene)
        ?.tokens.find((t) => t._id === op.id);
      if (token !== undefined) Object.assign(token, merged(token as unknown as Tree, op.changed));
      return;
    }
    case 'combat':
      if (world.combat?._id === op.id)
        world.combat = merged(world.combat as unknown as Tree, op.changed) as unknown as CombatData;
      return;
    case 'fight':
      world.combat = op.data;
      return;
    case 'actor': {
      const token = world.scenes
        .find((s) => s._id === op.scene)
        ?.tokens.find((t) => t._id === op.token);
      const holder: { system?: Tree } | undefined =
        token === undefined ? world.actors.find((a) => a._id === op.actor) : (token.delta ??= {});
      if (holder !== undefined) holder.system = merged(holder.system ?? {}, op.changed);
      return;
    }
    case 'status': {
      const token = world.scenes
        .find((s) => s._id === op.scene)
        ?.tokens.find((t) => t._id === op.token);
      const holder: { statuses?: string[] } | undefined =
        token === undefined ? world.actors.find((a) => a._id === op.actor) : (token.delta ??= {});
      if (holder !== undefined)
        holder.statuses = [
          ...(holder.statuses ?? []).filter((s) => s !== op.status),
          ...(op.on ? [op.status] : []),
        ];
      return;
    }
    case 'plan':
    case 'message':
  }
}
