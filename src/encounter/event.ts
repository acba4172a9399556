/**
 * What happens in a fight, as it is told: by the host, by this user, by other clients. Plain data that survives JSON.
 * A move or an action carries what was judged of it when it happened, so that a log is replayed without its board.
 */
import type { Cell } from '../board/grid.ts';

/** `host`: the host told the way; `drag`: it was seen being dragged; `assumed`: the most favourable one; `placed`: set down outside any turn. */
export const SEEN = ['host', 'drag', 'assumed', 'placed'] as const;
export type Seen = (typeof SEEN)[number];

/** What a move or an action takes of a turn. */
export const USES = ['standard', 'move', 'full-round', 'swift', 'immediate', 'free', 'not-an-action', 'step'] as const;
export type Use = (typeof USES)[number];

/** One opportunity that a move or an action gives, in the order in which they are resolved. */
export interface Provoked {
  readonly by: string;
  /** Top-left cell of the place that was left, where leaving provoked. */
  readonly leaving?: Cell;
}

/** As judged when it happened. Codes and rule ids are the engine's. */
export interface Ruling {
  readonly violations: readonly string[];
  readonly provoked: readonly Provoked[];
  /** Facts that it rests on and nobody knows. */
  readonly unknown: readonly string[];
  readonly rules: readonly string[];
}

interface Kinds {
  /** Initiative begins or ends. `aware`: who acts in a surprise round; absent: there is none. */
  combat: { readonly on: boolean; readonly order?: readonly string[]; readonly aware?: readonly string[] };
  /** Somebody's turn begins, as the host says it; null: nobody's. The order only where it changed. */
  turn: { readonly round: number; readonly active: string | null; readonly order?: readonly string[] };
  /** `cost` in cells; `diagonals`: those of the alternation that it counted; `moves`: move actions that it took. */
  move: {
    readonly of: string; readonly path: readonly Cell[]; readonly mode: string; readonly seen: Seen;
    readonly cost: number; readonly diagonals: number; readonly uses: readonly Use[]; readonly ruling: Ruling;
  };
  act: { readonly of: string; readonly action: string; readonly target?: string; readonly uses: readonly Use[]; readonly ruling: Ruling };
  /** An opportunity that an event gave was taken, or let pass. */
  opportunity: { readonly by: string; readonly of: string; readonly taken: boolean };
  condition: { readonly of: string; readonly condition: string; readonly on: boolean };
  /** Steps out of the order until a count or a trigger; `null`: acts again. */
  wait: { readonly of: string; readonly how: 'delay' | 'ready' | null };
  /** The master lets an event stand. */
  allow: { readonly of: string; readonly by: string; readonly note?: string };
  /** An event did not happen after all: its move was taken back, its declaration undone. */
  undo: { readonly of: string };
}

export type Kind = keyof Kinds;

/** Identity and place of an event. */
export interface Stamp {
  /** Unique; the same event told twice has the same. */
  readonly id: string;
  /** Its place among all events; ties go by id. Events may arrive in any order. */
  readonly seq: number;
  /** When it was told, milliseconds since 1970: for people, never for the fold. */
  readonly at: number;
}

export type EventOf<K extends Kind> = Stamp & { readonly kind: K } & Kinds[K];
export type EncounterEvent = { [K in Kind]: EventOf<K> }[Kind];

/** Negative: `a` comes before `b`. */
export const inOrder = (a: Stamp, b: Stamp): number => a.seq - b.seq || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
