/**
 * The live practice tabletop: the table, its view, the drag, the pointer, and the listeners for
 * changes. It does not use the DOM.
 */
import { sameCell, type Cell, type Point } from '../../src/board/grid.ts';
import { stepped, tilingOf, type Tiling } from '../../src/board/tiling.ts';
import type { HostMove, MoveCause } from '../../src/state/host.ts';
import { held, type BoundedMap, type CameraView } from './camera.ts';
import { toggleCondition } from './fight.ts';
import { placesOf, type TokenPlaces } from './tokenPlaces.ts';
import {
  nearestInside,
  liftToken,
  moveToken,
  redo,
  tokenRidersOf,
  sideOf,
  tokenOf,
  undo,
  type PracticeTable,
  type PracticeToken,
} from './table.ts';
import { beginTrace, extendTrace, pathOf, step, type Trace } from './trace.ts';

export const CHANGES = ['map', 'scene', 'view', 'selection', 'targets', 'drag', 'pointer'] as const;
export type PracticeChange = (typeof CHANGES)[number];

export interface Pointer {
  readonly cell: Cell;
  readonly x: number;
  readonly y: number;
}
export interface Dragging {
  readonly of: string;
  readonly trace: Trace;
  /** Top-left corner of the dragged token's box, in fractional plane units. */
  readonly at: readonly [number, number];
  /** Was the drag made with the keyboard? */
  readonly keys?: true;
}

/**
 * Listener to moves. `intends` is called before a move and stops it by returning false. `moved` is
 * called once the move is certain, before the scene shows it.
 */
interface Watcher {
  intends?(move: HostMove): boolean;
  moved?(move: HostMove): void;
}

export class PracticeHost {
  table: PracticeTable;
  view: CameraView = { scale: 70, x: 0, y: 0 };
  /** The tabletop's rectangle in the window, in client CSS pixels. */
  box: BoundedMap = { x: 0, y: 0, width: 0, height: 0 };
  drag: Dragging | null = null;
  pointer: Pointer | null = null;
  private master = true;
  private readonly listeners = new Set<(change: PracticeChange) => void>();
  private readonly watchers = new Set<Watcher>();
  /** Makes the ids of moves unique to this session. */
  private readonly sitting = Date.now().toString(36);
  private moves = 0;
  private laid = 0;

  constructor(table: PracticeTable) {
    this.table = table;
  }

  /** Calls the listener synchronously, in order of subscription, until the signal is aborted. */
  subscribe(listener: (change: PracticeChange) => void, signal: AbortSignal): void {
    if (signal.aborted) return;
    this.listeners.add(listener);
    signal.addEventListener('abort', () => this.listeners.delete(listener), { once: true });
  }

  /**
   * Asks the watcher before every move and reports each move to it, until the signal is aborted.
   */
  watch(watcher: Watcher, signal: AbortSignal): void {
    if (signal.aborted) return;
    this.watchers.add(watcher);
    signal.addEventListener('abort', () => this.watchers.delete(watcher), { once: true });
  }

  /** Is the user the game master? A game master's moves are never held back. */
  get gm(): boolean {
    return this.master;
  }

  playAs(master: boolean): void {
    if (master === this.master) return;
    this.master = master;
    this.tell('scene');
  }

  /** Id of the running fight; undefined without one. */
  get fight(): string | undefined {
    return this.table.fight === null
      ? undefined
      : `${this.sitting}-${this.laid}-${this.table.fight.nth}`;
  }

  /** Layout of the table's cells in the plane. */
  get tiling(): Tiling {
    return tilingOf(this.table.scene.grid);
  }

  /** Replaces the table with another one. */
  lay(table: PracticeTable): void {
    this.endDrag();
    this.laid += 1;
    this.table = table;
    for (const change of ['map', 'scene', 'selection', 'targets'] as const) this.tell(change);
  }

  /** Applies a change to the table and tells the listeners which parts changed. */
  apply(change: (table: PracticeTable) => PracticeTable): void {
    const before = this.table;
    const now = change(before);
    this.table = now;
    if (now.scene !== before.scene || now.fight !== before.fight) this.tell('scene');
    if (now.selection !== before.selection) this.tell('selection');
    if (now.targets !== before.targets) this.tell('targets');
  }

  look(view: CameraView, box: BoundedMap = this.box): void {
    this.box = box;
    this.view = box.width > 0 ? held(view, this.tiling, box) : view;
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
    this.setDrag({ of, trace: beginTrace(token.at), at: this.placesFor(token).corner(token.at) });
  }

  private placesFor(token: PracticeToken): TokenPlaces {
    const { grid } = this.table.scene;
    return placesOf(grid, sideOf(token, grid));
  }

  /** Drags the token's box so that its top-left corner is at this point, in plane units. */
  dragTo(at: Point): void {
    const token = this.drag === null ? undefined : tokenOf(this.table, this.drag.of);
    if (this.drag === null || token === undefined) return;
    const places = this.placesFor(token);
    const near = places.at(at);
    const place = nearestInside(this.table, token, near);
    // If the pointer is beyond the map's edge, the token goes to the nearest cell on the map.
    this.setDrag({
      of: this.drag.of,
      trace: extendTrace(
        this.drag.trace,
        sameCell(place, near) ? at : places.corner(place),
        places,
      ),
      at,
    });
  }

  /** Adds one step to the dragged token's path, by keyboard; begins a drag if there is none. */
  dragStep(of: string, by: Cell): void {
    if (this.drag?.of !== of) this.beginDrag(of);
    const token = tokenOf(this.table, of);
    if (this.drag === null || token === undefined) return;
    const from = pathOf(this.drag.trace).at(-1) ?? token.at;
    const to = nearestInside(this.table, token, stepped(this.tiling, from, by));
    if (sameCell(to, from)) return;
    const places = this.placesFor(token);
    this.setDrag({
      of,
      trace: step(this.drag.trace, to, places),
      at: places.corner(to),
      keys: true,
    });
  }

  /**
   * Drops the dragged token where it is: the drag ends, then the move is made, unless a watcher
   * refuses it.
   */
  drop(): void {
    const drag = this.drag;
    this.endDrag();
    if (drag !== null)
      this.move(drag.of, pathOf(drag.trace), drag.keys === true ? 'keyboard' : 'drag');
  }

  /**
   * Moves a token along a path as if by hand; if this token is being dragged, the drag ends without
   * a move.
   */
  follow(of: string, path: readonly Cell[]): boolean {
    if (this.drag?.of === of) this.endDrag();
    return this.move(of, path, 'drag');
  }

  /**
   * Moves a token one step by keyboard; a step beyond the map's edge goes to the nearest cell on
   * the map.
   */
  step(of: string, by: Cell): void {
    const token = tokenOf(this.table, of);
    if (token !== undefined)
      this.move(
        of,
        [token.at, nearestInside(this.table, token, stepped(this.tiling, token.at, by))],
        'keyboard',
      );
  }

  /**
   * Moves a token along a path. Returns false if a watcher refused the move, or if the token's cell
   * did not change.
   * @param asks may a watcher refuse the move?
   */
  move(of: string, path: readonly Cell[], cause: MoveCause, asks = true): boolean {
    return this.make(
      (t) => moveToken(t, of, path.at(-1) ?? [0, 0], path),
      of,
      { path, whole: true, cause },
      asks,
    );
  }

  /**
   * Puts a token back on a cell without a movement. If the last move started there, it is undone.
   */
  place(of: string, at: Cell): boolean {
    const last = this.table.past.at(-1);
    return this.make(
      last?.of === of && sameCell(last.from, at) ? undo : (t) => moveToken(t, of, at),
      of,
      { cause: 'undo', whole: false },
      false,
    );
  }

  /** Sets a token's height, in cells above the ground; its riders rise with it. */
  lift(of: string, height: number): boolean {
    if (tokenOf(this.table, of) === undefined) return false;
    this.apply((table) => liftToken(table, of, height));
    return true;
  }

  /** Puts a condition on a token, or removes it. */
  mark(of: string, condition: string, on: boolean): boolean {
    const token = tokenOf(this.table, of);
    if (token === undefined) return false;
    if ((token.conditions ?? []).includes(condition) !== on)
      this.apply((table) => toggleCondition(table, of, condition));
    return true;
  }

  undo(): void {
    const last = this.table.past.at(-1);
    if (last !== undefined) this.make(undo, last.of, { cause: 'undo', whole: false }, false);
  }

  /** Repeats the move that was undone last, as a new move. */
  redo(): void {
    const next = this.table.future.at(-1);
    if (next === undefined) return;
    this.make(
      redo,
      next.of,
      next.path === undefined
        ? { cause: 'placed', whole: false }
        : { path: next.path, whole: true },
      next.path !== undefined,
    );
  }

  endDrag(): void {
    if (this.drag !== null) this.setDrag(null);
  }

  /** @param asks may a watcher refuse the move? */
  private make(
    change: (table: PracticeTable) => PracticeTable,
    of: string,
    how: Pick<HostMove, 'whole' | 'cause'> & { readonly path?: readonly Cell[] },
    asks: boolean,
  ): boolean {
    const before = tokenOf(this.table, of);
    const now = change(this.table);
    const after = tokenOf(now, of);
    if (before === undefined || after === undefined || sameCell(before.at, after.at)) return false;
    const { path, ...rest } = how;
    const walked =
      path !== undefined &&
      sameCell(path[0] ?? [-1, -1], before.at) &&
      sameCell(path.at(-1) ?? [-1, -1], after.at);
    const moveOf = (id: string, more: typeof how): HostMove => ({
      path: [before.at, after.at],
      ...more,
      id: `${this.sitting}-${++this.moves}`,
      of: id,
      by: 'self',
    });
    const move = moveOf(of, walked ? { ...rest, path } : { ...rest, whole: false });
    if (
      asks &&
      !this.master &&
      [...this.watchers].some((watcher) => watcher.intends?.(move) === false)
    )
      return false;
    for (const each of [
      move,
      ...tokenRidersOf(this.table, of).map((rider) =>
        moveOf(rider.id, { whole: false, cause: 'placed' }),
      ),
    ]) {
      for (const watcher of [...this.watchers]) watcher.moved?.(each);
    }
    this.apply(() => now);
    return true;
  }

  private setDrag(drag: Dragging | null): void {
    this.drag = drag;
    this.tell('drag');
  }

  private tell(change: PracticeChange): void {
    for (const listener of [...this.listeners]) listener(change);
  }
}
