/**
 * Decides which panels are open. They are tabs of one column, and the last used one is in front.
 * When a panel closes, the control that opened it gets the focus back.
 */
import { signal, type ReadonlySignal } from '@preact/signals';
import type { Closers } from '../closers.ts';
import type { ContentsNow, Panel } from './panel.ts';

export interface Panels {
  /** All panels, in the order of their buttons. */
  readonly all: readonly Panel[];
  /** Ids of the open panels; the last used one comes last and is shown in front. */
  readonly open: ReadonlySignal<readonly string[]>;
  readonly contents: ReadonlySignal<ContentsNow>;
  /**
   * Whether the tab with the dock's layers and notices, which exists only in a tight window, is in
   * front.
   */
  readonly dockInFront: ReadonlySignal<boolean>;
  showDock(): void;
  /** Marks the panel as last used, which brings it to the front. */
  raise(id: string): void;
  /**
   * Opens the panel, brings it to the front, or closes it if it is in front.
   * @param from the control that was used
   */
  toggle(id: string, from: HTMLElement | null): void;
  /** Opens the panel or brings it to the front. */
  show(id: string, from: HTMLElement | null): void;
  close(id: string): void;
}

interface End {
  readonly from: HTMLElement | null;
  drop(): void;
}

/**
 * @param tight whether the dock's layers and notices are a tab of the column now
 * @param bring brings the contents when panels are open
 */
export function createPanels(
  all: readonly Panel[],
  closers: Closers,
  tight: () => boolean = () => false,
  bring: (open: Panels['open']) => Panels['contents'] = () => signal(null),
): Panels {
  const open = signal<readonly string[]>([]);
  const dockInFront = signal(false);
  const ends = new Map<string, End>();
  const close = (id: string): void => {
    const end = ends.get(id);
    ends.delete(id);
    end?.drop();
    open.value = open.peek().filter((other) => other !== id);
    end?.from?.focus();
  };
  /** Escape closes what is in front first. */
  const lift = (id: string, from: HTMLElement | null): void => {
    ends.get(id)?.drop();
    ends.set(id, { from, drop: closers.add(() => close(id)) });
    if (open.peek().at(-1) !== id)
      open.value = [...open.peek().filter((other) => other !== id), id];
    dockInFront.value = false;
  };
  const raise = (id: string): void => {
    const end = ends.get(id);
    if (end !== undefined && (open.peek().at(-1) !== id || dockInFront.peek())) lift(id, end.from);
  };
  const show = (id: string, from: HTMLElement | null): void =>
    ends.has(id) ? raise(id) : lift(id, from);
  return {
    all,
    open,
    contents: bring(open),
    dockInFront,
    showDock() {
      dockInFront.value = true;
    },
    raise,
    show,
    close,
    toggle(id, from) {
      const inFront = open.peek().at(-1) === id && !(dockInFront.peek() && tight());
      if (inFront) close(id);
      else show(id, from);
    },
  };
}
