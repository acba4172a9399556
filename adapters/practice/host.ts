/** The live practice tabletop: the table, its view, the drag and the pointer, and who wants to hear of changes. No DOM. */
import { sameCell, type Cell } from '../../src/board/grid.ts';
import { held, type Box, type View } from './camera.ts';
import { inside, moveToken, tokenOf, type Table } from './table.ts';
import { begin, extend, pathOf, step, type Trace } from './trace.ts';

export const CHANGES = ['map', 'scene', 'view', 'selection', 'targets', 'drag', 'pointer'] as const;
export type Change = (typeof CHANGES)[number];

export interface Pointer { readonly cell: Cell; readonly x: number; readonly y: number }
export interface Dragging {
  readonly of: string;
  readonly trace: Trace;
  /** Where the token hangs (its top-left corner, in cells, fractions kept). */
  readonly at: readonly [number, number];
}

export class PracticeHost {
  table: Table;
  view: View = { scale: 70, x: 0, y: 0 };
  /** The tabletop's place in the window, client CSS pixels. */
  box: Box = { x: 0, y: 0, width: 0, height: 0 };
  drag: Dragging | null = null;
  pointer: Pointer | null = null;
  private readonly listeners = new Set<(change: Change) => void>();

  constructor(table: Table) {
    this.table = table;
  }

  /** Told synchronously, in the order of subscription, until the signal is aborted. */
  subscribe(listener: (change: Change) => void, signal: AbortSignal): void {
    if (signal.aborted) return;
    this.listeners.add(listener);
    signal.addEventListener('abort', () => this.listeners.delete(listener), { once: true });
  }

  /** Puts another table down. */
  lay(table: Table): void {
    this.endDrag();
    this.table = table;
    for (const change of ['map', 'scene', 'selection', 'targets'] as const) this.tell(change);
  }

  /** Applies a change of the model and tells what became different. */
  apply(change: (table: Table) => Table): void {
    const before = this.table;
    const now = change(before);
    this.table = now;
    if (now.scene !== before.scene) this.tell('scene');
    if (now.selection !== before.selection) this.tell('selection');
    if (now.targets !== before.targets) this.tell('targets');
  }

  look(view: View, box: Box = this.box): void {
    const { columns, rows } = this.table.scene.grid;
    this.box = box;
    this.view = box.width > 0 ? held(view, columns, rows, box) : view;
    this.tell('view');
  }

  point(pointer: Pointer | null): void {
    if (pointer === null && this.pointer === null) return;
    this.pointer = pointer;
    this.tell('pointer');
  }

  beginDrag(of: string): void {
    const token = tokenOf(this.table, of);
    if (token === undefined) return;
    this.setDrag({ of, trace: begin(token.at), at: token.at });
  }

  /** The dragged token's top-left corner is held at `at` (cells). */
  dragTo(at: readonly [number, number]): void {
    const token = this.drag === null ? undefined : tokenOf(this.table, this.drag.of);
    if (this.drag === null || token === undefined) return;
    const [x, y] = inside(this.table, token, [Math.round(at[0]), Math.round(at[1])]);
    // Beyond the map's edge the token waits at the nearest place, in its middle.
    const held: [number, number] = Math.round(at[0]) === x && Math.round(at[1]) === y ? [at[0], at[1]] : [x, y];
    this.setDrag({ of: this.drag.of, trace: extend(this.drag.trace, held), at });
  }

  /** Plans one more step of the way by keyboard; begins the drag when there is none. */
  dragStep(of: string, by: Cell): void {
    if (this.drag?.of !== of) this.beginDrag(of);
    const token = tokenOf(this.table, of);
    if (this.drag === null || token === undefined) return;
    const [x, y] = pathOf(this.drag.trace).at(-1) ?? token.at;
    const to = inside(this.table, token, [x + by[0], y + by[1]]);
    if (sameCell(to, [x, y])) return;
    this.setDrag({ of, trace: step(this.drag.trace, [to[0] - x, to[1] - y]), at: to });
  }

  /** Lets the token go where it hangs: the drag ends, and then the move is made. */
  drop(): void {
    const drag = this.drag;
    this.endDrag();
    const to = drag === null ? undefined : pathOf(drag.trace).at(-1);
    if (drag !== null && to !== undefined) this.apply((t) => moveToken(t, drag.of, to));
  }

  endDrag(): void {
    if (this.drag !== null) this.setDrag(null);
  }

  private setDrag(drag: Dragging | null): void {
    this.drag = drag;
    this.tell('drag');
  }

  private tell(change: Change): void {
    for (const listener of [...this.listeners]) listener(change);
  }
}
