/**
 * Which cell is explained. The pointer must rest for a moment. An open tooltip stays meanwhile, so
 * that the pointer can travel to it; the keyboard shows it at once.
 */
import { effect, signal, type Signal } from '@preact/signals';
import { sameCell, type Cell } from '../board/grid.ts';
import type { Judgement } from '../state/judgement.ts';
import type { Store } from '../state/store.ts';
import type { Why } from './shape.ts';

export interface TipState {
  readonly cell: Cell;
  /** The only reason to show; absent: all reasons of the cell. */
  readonly why?: Why;
  readonly by: 'pointer' | 'focus' | 'key';
  /** The text's source is spelled out. */
  readonly open: boolean;
}

export const HOVER_MS = 250;

export interface Tip {
  readonly state: Signal<TipState | null>;
  /** The pointer is on the tooltip itself: it stays. */
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
  // A button held down on the map is a hand at work: nothing may come between it and the host.
  const pressed = signal(false);
  const hold = (down: boolean): void => {
    pressed.value = down && !inside.peek();
    if (pressed.value && state.peek()?.by === 'pointer') state.value = null;
  };
  addEventListener('pointerdown', () => hold(true), { capture: true, signal: end });
  for (const up of ['pointerup', 'pointercancel'])
    addEventListener(up, () => hold(false), { capture: true, signal: end });
  let map = store.map.peek();
  const stop = effect(() => {
    // Cells belong to one map: on another one the same cell is another place.
    if (store.map.value !== map) state.value = null;
    map = store.map.value;
    const cell = judgement.cell.value;
    const away = store.pointer.value === null;
    const busy = store.drag.value !== null || store.muted.value;
    const on = inside.value;
    // A path is being read at the pointer: two tips there would cover each other.
    const previewing = judgement.path.value !== null;
    if (busy || (previewing && state.peek()?.by === 'pointer')) {
      state.value = null;
      return;
    }
    if (on || previewing || pressed.value) return;
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
  end.addEventListener('abort', stop, { once: true });
  return { state, inside };
}
