/**
 * Lets the dock and the column make room: they hide while a token is dragged near them, and keep off
 * the creature on turn, the selected one with the cells around it, and the creatures of everything
 * that waits for an answer; the folded dock and its column also off all creatures of the fight.
 */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Cell } from '../board/grid.ts';
import { creatureOf } from '../board/board.ts';
import type { Creature } from '../board/creature.ts';
import { offersNow } from '../encounter/entry.ts';
import { grown, NOTHING_SPARED, overlap, type ScreenBox, type SparedBoxes } from './place.ts';
import type { Ui } from './ui.ts';
import type { Viewport } from './viewport.ts';

/** Cells around the pointer of a drag that stay visible. */
const NEXT = 2;

type Places = Pick<Ui, 'store' | 'judgement' | 'boxOf' | 'folded' | 'surroundings'>;
/** With the camera at which the map last came to rest. */
type Resting = Places & Pick<Viewport, 'settled'>;

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
}: Pick<Ui, 'store' | 'judgement' | 'boxOf' | 'dockBox' | 'columnBox'>): ReadonlySignal<{
  readonly dock: boolean;
  readonly column: boolean;
}> {
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

/** The creatures of the present fight that this user sees. */
function fighting({ store, judgement }: Pick<Places, 'store' | 'judgement'>): readonly Creature[] {
  const { on, order, acted } = store.referee.value?.encounter.value ?? NO_FIGHT;
  const fight = new Set(on ? [...order, ...acted] : []);
  return judgement.visible.value.filter(({ id }) => fight.has(id));
}

interface Shown {
  readonly first: readonly Creature[];
  readonly then: readonly Creature[];
  /** The cells around this creature stay visible too. */
  readonly around: Creature | null;
}

/**
 * The creatures that must stay visible, as far as this user knows of them. None while nothing is
 * judged or the marks are hidden.
 */
function mustShow({ store, judgement, folded }: Places): Shown {
  const judge = store.judge.value;
  if (store.muted.value || judge === null) return { first: [], then: [], around: null };
  const referee = store.referee.value;
  const offers = offersNow(referee?.offers.value).flatMap(({ against, provoked: { by } }) => [
    by,
    against,
  ]);
  const irregular = judgement.irregular.value.map(({ event }) => event.of);
  const { on, active } = referee?.encounter.value ?? NO_FIGHT;
  const turn = judgement.visible.value.filter(({ id }) => on && id === active).map(({ id }) => id);
  const around = store.subject.value;
  const first = [...new Set([...offers, ...irregular, ...turn])].flatMap(
    (id) => creatureOf(judge.board, id) ?? [],
  );
  return { first, then: folded.value ? fighting({ store, judgement }) : [], around };
}

function boxesOf({ store, boxOf }: Places, { first, then, around }: Shown): SparedBoxes {
  const judge = store.judge.value;
  if (judge === null) return NOTHING_SPARED;
  const boxes = (creatures: readonly Creature[]): readonly ScreenBox[] =>
    creatures.flatMap((c) => boxOf(c.at, judge.rules.space(c).value) ?? []);
  const cell = around === null ? null : boxOf(around.at);
  const area = boxes(around === null ? [] : [around]).map((box) => grown(box, cell?.width ?? 0));
  return { first: [...boxes(first), ...area], then: boxes(then) };
}

/** The boxes on the screen of the target and of the fight's creatures. */
export function fightBoxes(places: Places): readonly ScreenBox[] {
  const target = places.judgement.target.value;
  const then = [...fighting(places), ...(target === null ? [] : [target])];
  return boxesOf(places, { first: [], then, around: null }).then;
}

/** The boxes on the screen that the panels keep off, as the map is now. */
export const boxesToShow = (places: Places): SparedBoxes => boxesOf(places, mustShow(places));

/**
 * The boxes that the panels keep off. Computed when another creature must stay visible, when one of
 * them moves, and when the window changes; not while the user pans the map, but when it has come to
 * rest.
 * @param pointed the pointer is on a panel: it does not move away before the pointer has left
 */
export function keptFree(
  places: Resting,
  pointed: ReadonlySignal<boolean>,
): ReadonlySignal<SparedBoxes> {
  let last = NOTHING_SPARED;
  let of = '';
  return computed(() => {
    if (pointed.value) return last;
    const shown = mustShow(places);
    const { frame } = places.surroundings.value;
    const cells = (creatures: readonly Creature[]): readonly unknown[] =>
      creatures.map(({ id, at }) => [id, at]);
    const now = JSON.stringify([
      cells(shown.first),
      cells(shown.then),
      cells(shown.around === null ? [] : [shown.around]),
      frame,
      places.settled.value,
    ]);
    if (now === of) return last;
    of = now;
    return (last = boxesOf(places, shown));
  });
}
