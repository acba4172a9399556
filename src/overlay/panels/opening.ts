/** Which panels are open: two at most, the third takes the place of the older. A closed one gives the focus back to who opened it. */
import { signal, type ReadonlySignal } from '@preact/signals';
import type { Closers } from '../closers.ts';

const TOGETHER = 2;

export interface Panels {
  /** Ids, the one longest open first. */
  readonly open: ReadonlySignal<readonly string[]>;
  /** Opens it, or closes it where it is open. `from`: the control that was used. */
  toggle(id: string, from: HTMLElement | null): void;
  close(id: string): void;
}

export function createPanels(closers: Closers): Panels {
  const open = signal<readonly string[]>([]);
  const ends = new Map<string, { readonly from: HTMLElement | null; drop(): void }>();
  const remove = (id: string): HTMLElement | null => {
    const end = ends.get(id);
    ends.delete(id);
    end?.drop();
    open.value = open.peek().filter((other) => other !== id);
    return end?.from ?? null;
  };
  const close = (id: string): void => remove(id)?.focus();
  return {
    open, close,
    toggle(id, from) {
      if (open.peek().includes(id)) {
        close(id);
        return;
      }
      const eldest = open.peek()[0];
      if (eldest !== undefined && open.peek().length >= TOGETHER) remove(eldest);
      ends.set(id, { from, drop: closers.add(() => close(id)) });
      open.value = [...open.peek(), id];
    },
  };
}
