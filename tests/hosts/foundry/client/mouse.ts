/**
 * Stand-in of Foundry's mouse on the canvas: left click selects, left drag moves a preview clone
 * and requests the update on release, right drag pans, the wheel zooms, T targets the token under
 * the pointer. In Foundry 13, Control sets a waypoint while dragging.
 */
import { Token } from './token.ts';
import { TokenDocument } from './tokens.ts';

interface Held {
  token: Token;
  clones: Token[];
  from: { x: number; y: number };
  started: boolean;
  waypoints: Place[];
}
interface Place {
  x: number;
  y: number;
  elevation: number;
}

const THRESHOLD = 4;

export function listenMouse(view: HTMLCanvasElement): void {
  let held: Held | null = null;
  let panning: { x: number; y: number } | null = null;
  let last = { x: 0, y: 0 };

  const at = (event: MouseEvent): { x: number; y: number } =>
    canvas.canvasCoordinatesFromClient({ x: event.clientX, y: event.clientY });
  const under = ({ x, y }: { x: number; y: number }): Token | undefined =>
    [...canvas.tokens.placeables]
      .reverse()
      .find((t) => t.visible && x >= t.x && y >= t.y && x < t.x + t.w && y < t.y + t.h);

  const giveUp = (): void => {
    if (held === null) return;
    for (const made of held.clones) {
      made._original!._plannedMovement = {};
      made.destroy({ children: true });
    }
    canvas.tokens.preview.removeChildren();
    held.token._changeDragElevation = undefined;
    held = null;
  };
  const climb = (steps: number): void => {
    if (held?.started !== true || game.release.generation < 13) return;
    for (const made of held.clones) {
      made.document.elevation += steps * canvas.dimensions.distance;
      plan(made, held.waypoints);
    }
  };

  view.addEventListener('contextmenu', (event) => event.preventDefault());
  view.addEventListener('pointerdown', (event) => {
    if (!canvas.ready) return;
    view.setPointerCapture(event.pointerId);
    if (event.button === 2) {
      panning = { x: event.clientX, y: event.clientY };
      return;
    }
    if (event.button !== 0) return;
    const from = at(event);
    const token = under(from);
    if (token === undefined) {
      for (const other of canvas.tokens.controlled) other.control(false);
      return;
    }
    if (!token.document.isOwner) return;
    if (!token.controlled) token.control(true, { releaseOthers: !event.shiftKey });
    token.giveUp = giveUp;
    held = { token, clones: [], from, started: false, waypoints: [] };
  });

  view.addEventListener('pointermove', (event) => {
    last = { x: event.clientX, y: event.clientY };
    if (panning !== null) {
      const { pivot, scale } = canvas.stage;
      canvas.pan({
        x: pivot.x - (event.clientX - panning.x) / scale.x,
        y: pivot.y - (event.clientY - panning.y) / scale.y,
      });
      panning = last;
      return;
    }
    if (held === null) return;
    const now = at(event);
    const [dx, dy] = [now.x - held.from.x, now.y - held.from.y];
    if (!held.started && Math.hypot(dx, dy) * canvas.stage.scale.x < THRESHOLD) return;
    if (!held.started) {
      held.started = true;
      if (game.release.generation >= 13) held.token._changeDragElevation = climb;
      held.clones = canvas.tokens.controlled.map((t) => clone(t));
      for (const made of held.clones) canvas.tokens.preview.addChild(made);
    }
    for (const made of held.clones) {
      const origin = made._original?.document._source;
      made.document.x = (origin?.x ?? 0) + dx;
      made.document.y = (origin?.y ?? 0) + dy;
      made.position.set(made.document.x, made.document.y);
      made.refresh();
      plan(made, held.waypoints);
    }
  });

  view.addEventListener('pointerup', (event) => {
    panning = null;
    const done = held;
    held = null;
    if (done !== null) done.token._changeDragElevation = undefined;
    if (done === null || !done.started) return;
    for (const made of done.clones) {
      const to = event.shiftKey
        ? {
            x: Math.round(made.document.x),
            y: Math.round(made.document.y),
            elevation: made.document.elevation,
          }
        : snapped(made);
      const token = made._original;
      canvas.tokens.preview.removeChild(made);
      made.destroy({ children: true });
      if (token === undefined) continue;
      token._plannedMovement = {};
      const way =
        game.release.generation >= 13
          ? token.document.move([...done.waypoints.map((w) => ({ ...w, checkpoint: true })), to], {
              method: 'dragging',
              showRuler: true,
            })
          : token.document.update({ x: to.x, y: to.y });
      way.catch((error: unknown) => console.error(error));
    }
  });

  view.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      // In Foundry 13 the wheel changes a token's elevation while the token is dragged.
      if (held?.started === true && game.release.generation >= 13)
        return climb(event.deltaY < 0 ? 1 : -1);
      canvas.pan({ scale: canvas.stage.scale.x * (event.deltaY < 0 ? 1.05 : 0.95) });
    },
    { passive: false },
  );

  addEventListener('keydown', (event) => {
    if (event.key === 'Control' && held?.started === true && game.release.generation >= 13) {
      const [made] = held.clones;
      if (made !== undefined) held.waypoints.push(snapped(made));
    }
    if (isBound('ascend', event)) climb(1);
    if (isBound('descend', event)) climb(-1);
    if (event.key === 'Escape') giveUp();
    if (event.key.toLowerCase() === 't') {
      const token = under(canvas.canvasCoordinatesFromClient(last));
      token?.setTarget(!game.user.targets.has(token), { releaseOthers: !event.shiftKey });
    }
  });
}

/** Does the host bind this key alone to the action? */
const isBound = (action: string, { code, altKey, ctrlKey, shiftKey }: KeyboardEvent): boolean =>
  !altKey &&
  !ctrlKey &&
  !shiftKey &&
  game.keybindings
    .get('core', action)
    .some(({ key, modifiers }) => key === code && modifiers.length === 0);

/** A clone of a token with its own document, so that dragging changes nothing that is saved. */
function clone(token: Token): Token {
  const copy = new TokenDocument(structuredClone(token.document._source), token.document.parent);
  return new Token(copy, token);
}

/**
 * Where a token would be dropped: at the grid's corners, in steps of half a cell for tokens smaller
 * than a cell; on hexes so that its first hex is a hex of the grid.
 */
const snapped = (token: Token): Place => ({
  ...cornerOf(token),
  elevation: token.document.elevation,
});
const cornerOf = (token: Token): { x: number; y: number } => {
  const {
    dimensions: { size },
    hexes,
  } = canvas;
  if (hexes !== null) {
    const { width, x, y } = token.document;
    const anchor = hexes.anchor(width, game.release.generation);
    return hexes.corner(
      hexes.offset({ x: x + anchor.x, y: y + anchor.y }),
      width,
      game.release.generation,
    );
  }
  const step = token.document.width < 1 ? size / 2 : size;
  return {
    x: Math.round(token.document.x / step) * step,
    y: Math.round(token.document.y / step) * step,
  };
};

/** Foundry 13: the ruler's path from the token over its waypoints to the clone. */
function plan(made: Token, waypoints: readonly Place[]): void {
  if (game.release.generation < 13 || made._original === undefined) return;
  const { x, y, elevation } = made._original.document._source;
  made._original._plannedMovement = {
    [game.user.id]: {
      foundPath: [{ x: x ?? 0, y, elevation }, ...waypoints, snapped(made)],
      unreachableWaypoints: [],
      searching: false,
      hidden: false,
      history: [],
    },
  };
}
