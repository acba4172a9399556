/**
 * Controls the map by keyboard. If a token is focused, the arrow keys and Home, End, Page Up, Page
 * Down (or the number pad) move it one step in one of eight directions, or six on hexes. With Shift
 * they plan a path; Enter makes the move, and Escape discards the path.
 */
import type { Cell } from '../../../src/board/grid.ts';
import { pan, zoomAbout } from '../camera.ts';
import type { PracticeHost } from '../host.ts';
import { nextTurn } from '../fight.ts';
import { select, toggleTarget, tokenAt, tokenOf, tokensOf } from '../table.ts';

const DIRECTIONS: Readonly<Record<string, Cell>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  Home: [-1, -1],
  PageUp: [1, -1],
  End: [-1, 1],
  PageDown: [1, 1],
  Numpad8: [0, -1],
  Numpad2: [0, 1],
  Numpad4: [-1, 0],
  Numpad6: [1, 0],
  Numpad7: [-1, -1],
  Numpad9: [1, -1],
  Numpad1: [-1, 1],
  Numpad3: [1, 1],
};

/**
 * Listens to keys on the window until the signal is aborted. It listens in the capture phase, so
 * that the map gets the keys of the number pad first.
 */
export function listenToKeys(
  host: PracticeHost,
  root: HTMLElement,
  fitAll: () => void,
  signal: AbortSignal,
): void {
  const act = (e: KeyboardEvent): boolean => {
    const token = (e.target as HTMLElement).closest<HTMLElement>('.token')?.dataset['id'];
    const direction = DIRECTIONS[e.code] ?? DIRECTIONS[e.key];
    if ((e.ctrlKey || e.metaKey) && !e.altKey) {
      const key = e.key.toLowerCase();
      // Text fields that have their own undo handle Ctrl+Z and Ctrl+Y themselves.
      if (
        (key !== 'z' && key !== 'y') ||
        e.composedPath().some((at) => at instanceof HTMLElement && at.dataset['undo'] !== undefined)
      )
        return false;
      if (key === 'y' || e.shiftKey) host.redo();
      else host.undo();
      return true;
    }
    if (e.altKey) return false;
    if (direction !== undefined && root.contains(e.target as Node)) {
      if (token === undefined) host.look(pan(host.view, -direction[0] * 70, -direction[1] * 70));
      // With Shift, the number pad sends the codes of arrow keys, so only `shiftKey` tells whether
      // the step is planned or made.
      else if (e.shiftKey || host.drag?.of === token) host.dragStep(token, direction);
      else step(host, token, direction);
      return true;
    }
    if (e.key === 'Enter' && host.drag !== null && host.drag.of === token) {
      host.drop();
      return true;
    }
    if (e.key === 'Escape' && host.drag !== null) {
      host.endDrag();
      return true;
    }
    return general(host, root, fitAll, e);
  };
  root.ownerDocument.defaultView?.addEventListener(
    'keydown',
    (e) => {
      if (typing(e) || !act(e)) return;
      e.preventDefault();
      e.stopImmediatePropagation();
    },
    { signal, capture: true },
  );
}

function general(
  host: PracticeHost,
  root: HTMLElement,
  fitAll: () => void,
  e: KeyboardEvent,
): boolean {
  const { box } = host;
  const zoom = (by: number): void =>
    host.look(zoomAbout(host.view, by, box.x + box.width / 2, box.y + box.height / 2));
  switch (e.key) {
    case '+':
    case '=':
      zoom(1.2);
      return true;
    case '-':
    case '−':
      zoom(1 / 1.2);
      return true;
    case '0':
      fitAll();
      return true;
    case 't':
    case 'T':
      target(host, root);
      return true;
    case 'n':
    case 'N':
      host.apply(nextTurn);
      return true;
    default:
      return false;
  }
}

function step(host: PracticeHost, id: string, by: Cell): void {
  host.apply((t) => select(t, [id]));
  host.step(id, by);
}

/**
 * Targets the creature under the pointer. If there is none, targets the next opponent of the
 * selected creature, nearest first.
 */
function target(host: PracticeHost, root: HTMLElement): void {
  const hovered =
    host.pointer === null || !root.matches(':hover')
      ? undefined
      : tokenAt(host.table, host.pointer.cell);
  if (hovered !== undefined) return host.apply((t) => toggleTarget(t, hovered.id));
  const self = tokenOf(host.table, host.table.selection[0] ?? '');
  if (self === undefined) return;
  const { middle } = host.tiling;
  const [x, y] = middle(self.at);
  const far = (at: Cell): number => Math.hypot(middle(at)[0] - x, middle(at)[1] - y);
  const others = tokensOf(host.table)
    .filter((t) => t.side !== self.side)
    .sort((a, b) => far(a.at) - far(b.at))
    .map((t) => t.id);
  const next =
    others[(others.indexOf(host.table.targets[0] ?? '') + 1) % Math.max(1, others.length)];
  if (next !== undefined && !host.table.targets.includes(next))
    host.apply((t) => toggleTarget(t, next));
}

function typing(e: KeyboardEvent): boolean {
  const at = e.composedPath()[0];
  return at instanceof Element && at.matches('input, select, textarea, [contenteditable]');
}
