/**
 * Lets the dock and the column make room: they hide while a token is dragged near them, and move
 * off the creatures of an open opportunity.
 */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Cell } from '../board/grid.ts';
import { creatureOf } from '../board/board.ts';
import { overlap, grown, type ScreenBox } from './place.ts';
import type { Ui } from './ui.ts';

/** Cells around the pointer of a drag that stay visible. */
const NEXT = 2;
/** A creature counts as covered if at least this part of its space is covered. */
const COVERED = 0.25;

type Places = Pick<Ui, 'store' | 'judgement' | 'boxOf' | 'dockBox' | 'columnBox'>;

/**
 * Whether a drag is near the dock or near the column. Then that part is hidden and lets the pointer
 * through.
 */
export function asideOf({
  store,
  judgement,
  boxOf,
  dockBox,
  columnBox,
}: Places): ReadonlySignal<{ readonly dock: boolean; readonly column: boolean }> {
  const cells = computed<readonly Cell[]>(() => {
    const drag = store.drag.value;
    if (drag === null) return [];
    const pointer = store.pointer.value?.cell;
    const end = judgement.path.value?.path.at(-1);
    return [pointer, end].filter((cell) => cell !== undefined);
  });
  return computed(() => {
    const near = cells.value.flatMap((cell) => {
      const box = boxOf(cell);
      return box === null ? [] : [grown(box, NEXT * box.width)];
    });
    const by = (box: ScreenBox | null): boolean =>
      box !== null && near.some((each) => overlap(each, box) > 0);
    return near.length === 0
      ? { dock: false, column: false }
      : { dock: by(dockBox.value), column: by(columnBox.value) };
  });
}

/**
 * The boxes of the creatures of open opportunities, if the dock or the column covers one of them.
 * Computed when an opportunity opens or closes, not while the user pans the map.
 * @param pointed the pointer is on a panel: it does not move away before the pointer has left
 */
export function keptFree(
  { store, boxOf, dockBox, columnBox }: Places,
  pointed: ReadonlySignal<boolean>,
): ReadonlySignal<readonly ScreenBox[]> {
  let last: readonly ScreenBox[] = [];
  let of = '';
  return computed(() => {
    if (pointed.value) return last;
    const offers = store.referee.value?.offers.value ?? [];
    const judge = store.judge.value;
    const open = store.muted.value || judge === null ? [] : offers;
    const ids = [...new Set(open.flatMap(({ against, provoked: { by } }) => [by, against]))];
    if (ids.join(' ') === of) return last;
    of = ids.join(' ');
    const ours = [dockBox.peek(), columnBox.peek()].filter((box) => box !== null);
    const boxes = ids.flatMap((id) => {
      const creature = judge === null ? undefined : creatureOf(judge.board, id);
      if (judge === null || creature === undefined) return [];
      const box = boxOf(creature.at, judge.rules.space(creature).value);
      return box === null ? [] : [box];
    });
    const covered = boxes.filter((box) =>
      ours.some((each) => overlap(each, box) > COVERED * box.width * box.height),
    );
    // Return all boxes, even if only one is covered: the next place must not cover another.
    return (last = covered.length === 0 ? [] : boxes);
  });
}
