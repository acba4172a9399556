/**
 * Decides which panels are open: at most two, and a third replaces the least recently used one.
 * When a panel closes, the control that opened it gets the focus back.
 */
import { signal, type ReadonlySignal } from '@preact/signals';
import type { Closers } from '../closers.ts';
import type { Panel } from './panel.ts';

const TOGETHER = 2;

export interface Panels {
  /** All panels, in the order of their buttons. */
  readonly all: readonly Panel[];
  /** Ids of the open panels; the last used one comes last and is shown in front. */
  readonly open: ReadonlySignal<readonly string[]>;
  /** Column beside the dock in which the panel first opens: one without another open panel. */
  column(id: string): number;
  /** Marks the panel as last used, which brings it to the front. */
  raise(id: string): void;
  /**
   * Opens the panel, or closes it if it is open.
   * @param from the control that was used
   */
  toggle(id: string, from: HTMLElement | null): void;
  close(id: string): void;
}

export function createPanels(all: readonly Panel[], closers: Closers): Panels {
  const open = signal<readonly string[]>([]);
  const ends = new Map<
    string,
    { readonly from: HTMLElement | null; readonly column: number; drop(): void }
  >();
  const remove = (id: string): HTMLElement | null => {
    const end = ends.get(id);
    ends.delete(id);
    end?.drop();
    open.value = open.peek().filter((other) => other !== id);
    return end?.from ?? null;
  };
  const close = (id: string): void => remove(id)?.focus();
  return {
    all,
    open,
    close,
    column: (id) => ends.get(id)?.column ?? 0,
    raise(id) {
      const now = open.peek();
      if (now.includes(id) && now.at(-1) !== id)
        open.value = [...now.filter((other) => other !== id), id];
    },
    toggle(id, from) {
      if (open.peek().includes(id)) {
        close(id);
        return;
      }
      const eldest = open.peek()[0];
      if (eldest !== undefined && open.peek().length >= TOGETHER) remove(eldest);
      const taken = new Set([...ends.values()].map(({ column }) => column));
      const column = Array.from({ length: TOGETHER }, (_, i) => i).find((i) => !taken.has(i)) ?? 0;
      ends.set(id, { from, column, drop: closers.add(() => close(id)) });
      open.value = [...open.peek(), id];
    },
  };
}
