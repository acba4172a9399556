/**
 * Shares a round in phases between the clients of one table: the game master's client sends what
 * the current factor has revealed, and the players' clients receive it. Declarations never leave
 * the client that made them (docs/decisions/shared-rounds.md).
 */
import { signal, type Signal } from '@preact/signals';
import type { SharedRound } from '../../encounter/sharedRound.ts';

export interface SharedRounds {
  /** The round to write into this client's notes; null: nothing to send. */
  readonly own: Signal<SharedRound | null>;
  /** The round in the last notes received; null: none. */
  readonly heard: Signal<SharedRound | null>;
}

export const createSharedRounds = (): SharedRounds => ({ own: signal(null), heard: signal(null) });

/** The later of two rounds received from different game masters' clients. */
export const laterRound = (a: SharedRound | null, b: SharedRound | null): SharedRound | null => {
  if (a === null || b === null) return a ?? b;
  if (a.round !== b.round) return a.round > b.round ? a : b;
  return a.events.length >= b.events.length ? a : b;
};
