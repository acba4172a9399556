/** The moves in the log that break a rule and wait for an answer, as the map shows them. Pure. */
import { creatureOf, type Board } from '../board/board.ts';
import { sameCell } from '../board/grid.ts';
import type { Entry } from '../encounter/entry.ts';
import type { EventOf } from '../encounter/event.ts';
import { isOwn, type Store } from './store.ts';

export type MoveEntry = Entry & { readonly event: EventOf<'move'> };

const waits = (entry: Entry): entry is MoveEntry =>
  entry.event.kind === 'move' &&
  entry.open &&
  !entry.dismissed &&
  entry.undone === undefined &&
  entry.allowed === undefined &&
  entry.event.ruling.faults.length > 0;

/**
 * Open entries of moves against the rules, the newest first: one for each creature of this user
 * (of a game master: for each creature) that still stands where its move ended.
 */
export function irregularMoves(
  entries: readonly Entry[],
  board: Board,
  user: Pick<Store, 'gm' | 'owned'>,
): readonly MoveEntry[] {
  const moved = new Set<string>();
  return entries.toReversed().filter((entry): entry is MoveEntry => {
    const { event } = entry;
    if (event.kind !== 'move' || entry.undone !== undefined || moved.has(event.of)) return false;
    moved.add(event.of);
    const end = event.path.at(-1);
    const at = creatureOf(board, event.of)?.at;
    return (
      waits(entry) &&
      isOwn(user, event.of) &&
      at !== undefined &&
      end !== undefined &&
      sameCell(at, end)
    );
  });
}

/** The same of the fight that is on, as this user may answer them; none outside a fight. */
export function openIrregularMoves(
  store: Pick<Store, 'referee' | 'judge' | 'gm' | 'owned'>,
): readonly MoveEntry[] {
  const referee = store.referee.value;
  const board = store.judge.value?.board;
  return board === undefined || referee === null || !referee.encounter.value.on
    ? []
    : irregularMoves(referee.entries.value, board, store);
}
