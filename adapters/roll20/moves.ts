/**
 * Finds the moves between two readings of the table. Both contain only what this user sees, so the
 * moves reveal nothing more. Pure.
 */
import type { Cell } from '../../src/board/grid.ts';
import type { HostMove } from '../../src/state/host.ts';
import type { RawTokens } from './schema.ts';

type Token = RawTokens['tokens'][number];

/** The cell of each creature, with the map and the grid to which the cells belong. */
export interface StandingPlaces {
  readonly map: string;
  /** Identity of the grid: on another grid the same positions are in other cells. */
  readonly grid: unknown;
  readonly at: ReadonlyMap<string, Cell>;
}

/** The moves between two states, without ids; `mover` adds them. */
export function movesBetween(
  before: StandingPlaces,
  now: StandingPlaces,
  tokens: readonly Pick<Token, 'id' | 'hand'>[],
): Omit<HostMove, 'id'>[] {
  if (before.map !== now.map) return [];
  return tokens.flatMap(({ id, hand }) => {
    const [from, to] = [before.at.get(id), now.at.get(id)];
    if (from === undefined || to === undefined || (from[0] === to[0] && from[1] === to[1]))
      return [];
    const how =
      before.grid !== now.grid
        ? { cause: 'placed' as const }
        : hand == null
          ? {}
          : { cause: hand.cause, ...(hand.own === true && { by: 'self' as const }) };
    return [{ of: id, path: [from, to], whole: false, ...how }];
  });
}

/** Makes a function that compares each reading with the one before and gives every move an id. */
export function mover(): (
  places: StandingPlaces | null,
  tokens: readonly Pick<Token, 'id' | 'hand'>[],
) => HostMove[] {
  const sitting = Date.now().toString(36);
  let before: StandingPlaces | null = null;
  let nth = 0;
  return (now, tokens) => {
    const moves = before === null || now === null ? [] : movesBetween(before, now, tokens);
    // A token that is absent keeps its last known cell.
    before =
      before === null || now === null || before.map !== now.map || before.grid !== now.grid
        ? now
        : { ...now, at: new Map([...before.at, ...now.at]) };
    return moves.map((move) => ({ ...move, id: `roll20-${sitting}-${++nth}` }));
  };
}
