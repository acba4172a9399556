/**
 * Lets the dock and the column make room: they hide while a token is dragged near them, and move
 * off the creatures of an open opportunity; the folded dock moves off all creatures of the fight.
 */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Cell } from '../board/grid.ts';
import { creatureOf } from '../board/board.ts';
import { overlap, grown, type ScreenBox } from './place.ts';
import type { Ui } from './ui.ts';

/** Cells around the pointer of a drag that stay visible. */
const NEXT = 2;
/** Of the open dock: a creature counts as covered if at least this part of its space is covered. */
const COVERED = 0.25;

type Places = Pick<Ui, 'store' | 'judgement' | 'boxOf' | 'dockBox' | 'columnBox' | 'folded'>;

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
}: Omit<Places, 'folded'>): ReadonlySignal<{ readonly dock: boolean; readonly column: boolean }> {
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

const NO_FIGHT = { on: false, order: [], acted: [], active: null };

/**
 * The creatures that must stay visible: those of open opportunities and of moves against the rules
 * without an answer, and beside the folded dock also the selected one and all of the fight, as far
 * as this user knows of them. None while nothing is judged or the marks are hidden.
 */
function mustShow({ store, judgement, folded }: Places): readonly string[] {
  if (store.muted.value || store.judge.value === null) return [];
  const referee = store.referee.value;
  const offers = (referee?.offers.value ?? []).flatMap(({ against, provoked: { by } }) => [
    by,
    against,
  ]);
  const open = [...offers, ...judgement.irregular.value.map(({ event }) => event.of)];
  if (!folded.value) return [...new Set(open)];
  const { on, order, acted, active } = referee?.encounter.value ?? NO_FIGHT;
  const fight = new Set(on ? [...order, ...acted, active] : []);
  const seen = judgement.visible.value.filter(({ id }) => fight.has(id)).map(({ id }) => id);
  const subject = store.subject.value;
  return [...new Set([...open, ...seen, ...(subject === null ? [] : [subject.id])])];
}

/** The boxes on the screen of the creatures that must stay visible. */
export function boxesToShow(places: Places): readonly ScreenBox[] {
  const { store, boxOf } = places;
  const judge = store.judge.value;
  if (judge === null) return [];
  return mustShow(places).flatMap((id) => {
    const creature = creatureOf(judge.board, id);
    if (creature === undefined) return [];
    return boxOf(creature.at, judge.rules.space(creature).value) ?? [];
  });
}

/**
 * The boxes of the creatures that must stay visible, if the dock or the column covers one of them.
 * Computed when an opportunity opens or closes, or another creature is selected or on turn, not
 * while the user pans the map.
 * @param pointed the pointer is on a panel: it does not move away before the pointer has left
 */
export function keptFree(
  places: Places,
  pointed: ReadonlySignal<boolean>,
): ReadonlySignal<readonly ScreenBox[]> {
  const { store, dockBox, columnBox, folded } = places;
  let last: readonly ScreenBox[] = [];
  let of = '';
  const isPlaced = computed(() => dockBox.value !== null);
  return computed(() => {
    if (pointed.value) return last;
    const active = folded.value ? store.judge.value?.board.turn?.active : undefined;
    const now = [isPlaced.value, folded.value, active, ...mustShow(places)].join(' ');
    if (now === of) return last;
    of = now;
    const ours = [dockBox.peek(), columnBox.peek()].filter((box) => box !== null);
    const boxes = boxesToShow(places);
    const part = folded.value ? 0 : COVERED;
    const covered = boxes.filter((box) =>
      ours.some((each) => overlap(each, box) > part * box.width * box.height),
    );
    // Return all boxes, even if only one is covered: the next place must not cover another.
    return (last = covered.length === 0 ? [] : boxes);
  });
}
