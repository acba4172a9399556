/**
 * Stand-in of Roll20's mouse: a click selects what this user may select, a drag moves the visible
 * object and, only on release, the model (assumption, on both engines; only `lastmove` changes
 * during the drag), the right button pans, the wheel zooms. Arrow keys move the selection by a
 * cell; Ctrl+Z takes back this user's last drop or step (assumption).
 */
import { placeOf, sizeOf, type Board, type Camera, type Point, type Sprite } from './board.ts';

interface Held {
  readonly sprites: readonly { readonly sprite: Sprite; readonly from: Point }[];
  readonly from: Point;
  started: boolean;
  readonly way: number[];
}

const THRESHOLD = 4;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Mouse {
  readonly holding: boolean;
}

export function listenMouse(surface: HTMLElement, board: Board, camera: Camera): Mouse {
  let held: Held | null = null;
  let panning: Point | null = null;
  const past: { readonly model: BackboneModel; readonly from: Point }[] = [];
  const move = (model: BackboneModel, to: Point): void => {
    past.push({ model, from: placeOf(model) });
    model.save({ left: to.x, top: to.y });
  };
  const at = (event: MouseEvent): Point => camera.toPage({ x: event.clientX, y: event.clientY });

  surface.addEventListener('contextmenu', (event) => event.preventDefault());
  surface.addEventListener('pointerdown', (event) => {
    surface.setPointerCapture(event.pointerId);
    if (event.button === 2) {
      panning = { x: event.clientX, y: event.clientY };
      return;
    }
    if (event.button !== 0) return;
    const from = at(event);
    const sprite = board.under(from);
    if (sprite === undefined || !board.client.controls(sprite.model)) {
      board.selected.clear();
      return;
    }
    if (!board.selected.has(sprite.model.id)) {
      if (!event.shiftKey) board.selected.clear();
      board.selected.add(sprite.model.id);
    }
    const sprites = [...board.selected]
      .flatMap((id) => board.sprites.get(id) ?? [])
      .map((each) => ({ sprite: each, from: { x: each.x, y: each.y } }));
    held = {
      sprites,
      from,
      started: false,
      way: [placeOf(sprite.model).x, placeOf(sprite.model).y],
    };
  });

  surface.addEventListener('pointermove', (event) => {
    if (panning !== null) {
      camera.pan(event.clientX - panning.x, event.clientY - panning.y);
      panning = { x: event.clientX, y: event.clientY };
      return;
    }
    if (held === null) return;
    const now = at(event);
    const [dx, dy] = [now.x - held.from.x, now.y - held.from.y];
    if (!held.started && Math.hypot(dx, dy) * camera.zoom < THRESHOLD) return;
    held.started = true;
    held.way.push(now.x, now.y);
    for (const { sprite, from } of held.sprites) {
      Object.assign(sprite, { held: true, x: from.x + dx, y: from.y + dy });
      sprite.model.set({ lastmove: held.way.map(String).join(','), z_index: board.sprites.size });
    }
  });

  const release = (drop: boolean): void => {
    panning = null;
    const done = held;
    held = null;
    if (done?.started !== true) return;
    for (const { sprite, from } of done.sprites) {
      sprite.held = false;
      // The page may have changed during the drag; then its objects are gone.
      if (board.sprites.get(sprite.model.id) !== sprite) continue;
      const to = drop ? snapped(board, sprite) : from;
      const here = { x: sprite.x, y: sprite.y };
      if (drop && (to.x !== placeOf(sprite.model).x || to.y !== placeOf(sprite.model).y))
        move(sprite.model, to);
      else Object.assign(sprite, here, to);
    }
  };
  surface.addEventListener('pointerup', () => release(true));
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') release(false);
    if (event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement)
      return;
    if (event.ctrlKey && event.key === 'z') {
      const last = past.pop();
      last?.model.save({ left: last.from.x, top: last.from.y });
    }
    const [dx, dy] = STEPS[event.key] ?? [0, 0];
    if (dx === 0 && dy === 0) return;
    for (const model of board.chosen()) {
      const { x, y } = placeOf(model);
      if (board.client.controls(model)) move(model, stepped(board, { x, y }, dx, dy));
    }
  });

  surface.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      camera.zoomAt({ x: event.clientX, y: event.clientY }, event.deltaY < 0 ? 1.1 : 1 / 1.1);
    },
    { passive: false },
  );
  return {
    get holding() {
      return held?.started === true;
    },
  };
}

/**
 * The position to which an arrow key moves a token. Assumption: on hexes it leads to the next hex
 * in the row, or to the hex with the same number in the next row.
 */
function stepped({ hexes, cell }: Board, { x, y }: Point, dx: number, dy: number): Point {
  if (hexes === null) return { x: x + dx * cell, y: y + dy * cell };
  const [column, row] = hexes.offset({ x, y });
  const [from, to] = [hexes.middle([column, row]), hexes.middle([column + dx, row + dy])];
  return { x: x + to.x - from.x, y: y + to.y - from.y };
}

/**
 * The position of a dropped token: its corner on the nearest cell; without a grid, or if the token
 * disables snapping, unchanged.
 */
function snapped(board: Board, { model, x, y }: Sprite): Point {
  const { cell } = board;
  if (cell <= 0 || model.get('isdrawing') === true || model.get('disableSnapping') === true)
    return { x, y };
  const { width, height } = sizeOf(model);
  if (board.hexes !== null)
    return board.hexes.snapped({ x, y }, Math.max(1, Math.round(Math.max(width, height) / cell)));
  const step = Math.min(width, height) < cell ? cell / 2 : cell;
  return {
    x: Math.round((x - width / 2) / step) * step + width / 2,
    y: Math.round((y - height / 2) / step) * step + height / 2,
  };
}
