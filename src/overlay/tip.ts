/**
 * Decides which cell the tooltip explains. The pointer must come to the cell and rest on it for a
 * moment: a press or a drop on a cell is work with the host, and opens nothing there. An open
 * tooltip stays open during that moment, so that the pointer can move to it; the keyboard opens it
 * at once.
 */
import { effect, signal, untracked, type Signal } from '@preact/signals';
import { sameCell, type Cell } from '../board/grid.ts';
import type { Judgement } from '../state/judgement.ts';
import type { Store } from '../state/store.ts';
import type { Why } from './shape.ts';

export interface TipState {
  readonly cell: Cell;
  /** The only reason that the tooltip shows; absent: all reasons of the cell. */
  readonly why?: Why;
  readonly by: 'pointer' | 'focus' | 'key';
  /** Whether the tooltip shows the source's text in full. */
  readonly open: boolean;
}

export const HOVER_MS = 250;
/** Milliseconds after a drop in which no tooltip opens by itself. */
export const CALM_MS = 2000;

export interface Tip {
  readonly state: Signal<TipState | null>;
  /** The pointer is on the tooltip, so the tooltip stays open. */
  readonly inside: Signal<boolean>;
}

export function createTip(
  store: Store,
  judgement: Judgement,
  whyAt: (cell: Cell) => readonly Why[],
  end: AbortSignal,
): Tip {
  const state = signal<TipState | null>(null);
  const inside = signal(false);
  // While a button is held down on the map the user is working with the host: no tooltip opens.
  const pressed = signal(false);
  // The cell of the last press: it is explained once the pointer has left it and come back.
  let worked: Cell | null = null;
  // A token has just been dropped.
  const calm = signal(false);
  let dragging = false;
  let calming: ReturnType<typeof setTimeout> | undefined;
  const followDrag = (now: boolean): void => {
    if (dragging && !now) {
      calm.value = true;
      clearTimeout(calming);
      calming = setTimeout(() => {
        calm.value = false;
      }, CALM_MS);
    }
    dragging = now;
  };
  const hold = (down: boolean): void => {
    if (!inside.peek()) worked = judgement.cell.peek();
    pressed.value = down && !inside.peek();
    if (pressed.value && state.peek()?.by === 'pointer') state.value = null;
  };
  addEventListener('pointerdown', () => hold(true), { capture: true, signal: end });
  for (const up of ['pointerup', 'pointercancel'])
    addEventListener(up, () => hold(false), { capture: true, signal: end });
  let map = store.map.peek();
  const stop = effect(() => {
    // Cell positions belong to one map, so the tooltip closes when the map changes.
    if (store.map.value !== map) state.value = null;
    map = store.map.value;
    const cell = judgement.cell.value;
    const away = store.pointer.value === null;
    const dragged = store.drag.value !== null;
    untracked(() => followDrag(dragged));
    const busy = dragged || store.muted.value;
    if (worked !== null && (cell === null || !sameCell(cell, worked))) worked = null;
    const on = inside.value;
    // While a path readout is shown at the pointer no tooltip opens: they would cover each other.
    const previewing = judgement.path.value !== null;
    if (busy || (previewing && state.peek()?.by === 'pointer')) {
      state.value = null;
      return;
    }
    if (on || previewing || pressed.value || calm.value || worked !== null) return;
    const timer = setTimeout(() => {
      const now = state.peek();
      if (now !== null && now.by !== 'pointer' && (away || cell === null)) return;
      if (away || cell === null || whyAt(cell).length === 0) {
        if (now?.by === 'pointer') state.value = null;
      } else if (now === null || !sameCell(now.cell, cell)) {
        state.value = { cell, by: 'pointer', open: false };
      }
    }, HOVER_MS);
    return () => clearTimeout(timer);
  });
  end.addEventListener(
    'abort',
    () => {
      stop();
      clearTimeout(calming);
    },
    { once: true },
  );
  return { state, inside };
}
