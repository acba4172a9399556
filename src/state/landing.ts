/**
 * Sets the height of a flyer after a drag whose height was set with the extension's keys, once the
 * token has reached the cell where it was dropped. On a host with heights, the height is set there;
 * otherwise it becomes a correction of this user.
 */
import { effect } from '@preact/signals';
import { sameCell, type Cell } from '../board/grid.ts';
import { carrierOf } from '../board/mounts.ts';
import { creatureOf } from '../board/board.ts';
import type { Commands } from './host.ts';
import { draggedHeights } from './heights.ts';
import type { Store } from './store.ts';

interface Landing {
  readonly of: string;
  readonly at: Cell;
  readonly height: number;
}

/**
 * Maximum time between the drop and the token's arrival, in milliseconds. It is long because a move
 * may be held.
 */
const LIFE = 60_000;

/**
 * @param lift the host's command; absent if the host has no heights
 * @param correct stores the height for this user only
 */
export function followLandings(
  store: Store,
  lift: Commands['lift'],
  correct: (of: string, height: number) => void,
  now: () => number,
  signal: AbortSignal,
): void {
  let dragged: Landing | null = null;
  let due: (Landing & { readonly until: number }) | null = null;
  const stops = [
    effect(() => {
      const drag = store.drag.value;
      const heights = draggedHeights(store);
      if (drag === null) {
        due = dragged === null ? due : { ...dragged, until: now() + LIFE };
        dragged = null;
        return;
      }
      due = null;
      const of = store.subject.peek();
      const last = drag.path.length - 1;
      dragged =
        of === null || heights === null || last < 1 || store.wishes.value.length === 0
          ? null
          : { of: carrierOf(of).id, at: drag.path[last]!, height: heights[last]! };
    }),
    effect(() => {
      const board = store.board.value;
      const landing = due;
      if (board === null || landing === null) return;
      const c = creatureOf(board, landing.of);
      if (c === undefined || landing.until < now()) due = null;
      else if (sameCell(c.at, landing.at)) {
        due = null;
        if (c.elevation !== landing.height) void land(landing);
      }
    }),
  ];
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()), { once: true });

  async function land({ of, height }: Landing): Promise<void> {
    const done = lift !== undefined && (await lift(of, height));
    if (!done && !signal.aborted) correct(of, height);
  }
}
