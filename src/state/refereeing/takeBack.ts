/** Takes moves back on the map: asks the host, and records it only when a snapshot shows it. */
import { creatureOf } from '../../board/board.ts';
import { sameCell, type Cell } from '../../board/grid.ts';
import type { Entry } from '../../encounter/entry.ts';
import type { EventOf } from '../../encounter/event.ts';
import { isOwn } from '../store.ts';
import { createInOrder } from './inOrder.ts';
import { lastMove, type RefereeContext } from './refereeContext.ts';
import type { Shift } from './observed.ts';
import { undoes } from './snapshotDiff.ts';

export interface TakingBack {
  can(entry: Entry): boolean;
  takeBack(entry: string): Promise<boolean>;
  /** Whether this change of position was requested; if so, its moves are undone. */
  placed(shift: Shift): boolean;
}

const LIFE = 10_000;

export function createTakingBack(context: RefereeContext): TakingBack {
  /** Moves that the host takes back now, by creature. */
  const pending = new Map<string, { readonly at: Cell; readonly until: number }>();
  const commands = createInOrder<boolean>();

  /**
   * The move event, if its creature still stands where the move ended and this user may move it
   * back.
   */
  function backable(id: string): EventOf<'move'> | null {
    const { store, log, last, commands } = context;
    const event = log.journal.get(id);
    if (event?.kind !== 'move' || commands.peek().place === undefined || last === null) return null;
    if (!isOwn(store, event.of)) return null;
    const at = creatureOf(last.board, event.of)?.at;
    return at !== undefined &&
      sameCell(at, event.path.at(-1)!) &&
      lastMove(context, event.of)?.id === id
      ? event
      : null;
  }

  return {
    can: ({ id }) => backable(id) !== null,
    takeBack: (id) =>
      commands.run(id, async () => {
        const event = backable(id);
        if (event === null) return false;
        const at = event.path[0]!;
        // The host has done it, and the snapshot that shows it is on its way.
        if ((pending.get(event.of)?.until ?? 0) > context.deps.now()) return true;
        pending.set(event.of, { at, until: context.deps.now() + LIFE });
        const done = (await context.commands.peek().place?.(event.of, at)) ?? false;
        if (!done) pending.delete(event.of);
        const height = event.heights?.[0];
        if (done && height !== undefined && height !== event.heights!.at(-1))
          await context.commands.peek().lift?.(event.of, height);
        return done;
      }),
    placed({ of, from, to }) {
      const asked = pending.get(of);
      if (asked === undefined || !sameCell(asked.at, to) || asked.until <= context.deps.now())
        return false;
      pending.delete(of);
      const undone = undoes(context, of, { points: [from, to] });
      context.log.happen(undone);
      return undone.length > 0;
    },
  };
}
