/** Turns mouse, pen and touch input on the map into actions: select, drag, target, pan and zoom. */
import { pan, clientToPlane, zoomAbout } from '../camera.ts';
import type { Cell, Point } from '../../../src/board/grid.ts';
import type { PracticeHost } from '../host.ts';
import {
  doorAt,
  hangs,
  select,
  toggleDoor,
  toggleTarget,
  tokenAt,
  tokenOf,
  type PracticeToken,
} from '../table.ts';

/** Movement in pixels after which a press becomes a drag. */
const SLOP = 4;

interface Press {
  readonly token: PracticeToken | undefined;
  /** Point at which the token was grabbed, in plane units from the top-left corner of its box. */
  readonly grab: Point;
  readonly x: number;
  readonly y: number;
  moving: boolean;
}

/** Listens on `root`, the tabletop's whole area, until the signal is aborted. */
export function gestures(host: PracticeHost, root: HTMLElement, signal: AbortSignal): void {
  const fingers = new Map<number, { x: number; y: number }>();
  let press: Press | null = null;
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    act: (event: HTMLElementEventMap[K]) => void,
  ): void => root.addEventListener(type, act, { signal, passive: false });
  const pointAt = (e: MouseEvent): Point => clientToPlane(host.view, e.clientX, e.clientY);
  const cellAt = (e: MouseEvent): Cell => host.tiling.cellAt(pointAt(e));
  const tokenUnder = (e: MouseEvent): PracticeToken | undefined => tokenAt(host.table, cellAt(e));

  const tellPointer = (e: MouseEvent): void => {
    const cell = cellAt(e);
    const { columns, rows } = host.table.scene.grid;
    const within = cell[0] >= 0 && cell[1] >= 0 && cell[0] < columns && cell[1] < rows;
    host.point(within ? { cell, x: e.clientX, y: e.clientY } : null);
  };

  on('pointerdown', (e) => {
    fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    if (fingers.size === 2) {
      host.endDrag();
      press = null;
      return;
    }
    if (e.button !== 0 && e.button !== 1) return;
    const token = e.button === 0 ? tokenUnder(e) : undefined;
    if (token !== undefined && e.shiftKey) {
      host.apply((t) => toggleTarget(t, token.id));
      return;
    }
    const [x, y] = pointAt(e);
    const [left, top] = token === undefined ? [x, y] : hangs(host.table, token);
    if (token !== undefined) host.apply((t) => select(t, [token.id]));
    press = { token, grab: [x - left, y - top], x: e.clientX, y: e.clientY, moving: false };
    root.setPointerCapture(e.pointerId);
  });

  on('pointermove', (e) => {
    const before = fingers.get(e.pointerId);
    if (before !== undefined) fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    if (fingers.size === 2 && before !== undefined)
      return pinch(host, fingers, e.pointerId, before);
    if (press !== null && before !== undefined) {
      if (!press.moving && Math.hypot(e.clientX - press.x, e.clientY - press.y) > SLOP) {
        press.moving = true;
        if (press.token === undefined) root.dataset['panning'] = '';
        else host.beginDrag(press.token.id);
      }
      if (press.moving && press.token === undefined)
        host.look(pan(host.view, e.clientX - before.x, e.clientY - before.y));
      else if (press.moving && host.drag !== null) {
        const [x, y] = pointAt(e);
        host.dragTo([x - press.grab[0], y - press.grab[1]]);
      }
    }
    tellPointer(e);
  });

  const release = (e: PointerEvent, keep: boolean): void => {
    fingers.delete(e.pointerId);
    if (press === null) return;
    delete root.dataset['panning'];
    if (press.moving && press.token !== undefined) {
      if (keep) host.drop();
      else host.endDrag();
    }
    press = null;
  };
  on('pointerup', (e) => release(e, true));
  on('pointercancel', (e) => release(e, false));
  on('pointerleave', (e) => {
    if (!fingers.has(e.pointerId)) host.point(null);
  });

  on('contextmenu', (e) => {
    e.preventDefault();
    const token = tokenUnder(e);
    if (token !== undefined && host.drag === null && tokenOf(host.table, token.id) !== undefined)
      host.apply((t) => toggleTarget(t, token.id));
  });

  on('dblclick', (e) => {
    const door = doorAt(host.table, pointAt(e));
    if (door >= 0) host.apply((t) => toggleDoor(t, door));
  });
  on('click', (e) => {
    // A click with `detail` 0 has no pointer and comes from the keyboard: Enter or Space on a door.
    const door = (e.target as Element | null)?.closest<HTMLElement>('[data-door]')?.dataset['door'];
    if (e.detail === 0 && door !== undefined) host.apply((t) => toggleDoor(t, Number(door)));
  });

  on('wheel', (e) => {
    e.preventDefault();
    const lines = e.deltaMode === 1 ? 24 : 1;
    const factor = Math.exp(-e.deltaY * lines * (e.ctrlKey ? 0.01 : 0.0014));
    host.look(zoomAbout(host.view, factor, e.clientX, e.clientY));
    tellPointer(e);
  });
}

/** Pans the map by the midpoint of two fingers, and zooms it by their distance. */
function pinch(
  host: PracticeHost,
  fingers: Map<number, { x: number; y: number }>,
  moved: number,
  before: { x: number; y: number },
): void {
  const [now] = [fingers.get(moved)];
  const other = [...fingers].find(([id]) => id !== moved)?.[1];
  if (now === undefined || other === undefined) return;
  const apart = (p: { x: number; y: number }): number =>
    Math.max(1, Math.hypot(p.x - other.x, p.y - other.y));
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
  const shifted = pan(host.view, (now.x - before.x) / 2, (now.y - before.y) / 2);
  host.look(zoomAbout(shifted, apart(now) / apart(before), middle.x, middle.y));
}
