/**
 * Stand-in of Foundry's keys: arrow keys move the selected tokens by a cell; Ctrl+Z undoes this
 * user's last move on this map.
 */
import type { TokenDocument } from './tokens.ts';
import { Hooks } from './hooks.ts';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Start positions of this user's moves, the latest last. */
const history: {
  document: TokenDocument;
  x: number;
  y: number;
  elevation: number;
  level: string | undefined;
}[] = [];

export async function undo(): Promise<void> {
  const last = history.pop();
  if (last === undefined) return;
  const { document, x, y, elevation, level } = last;
  const above =
    game.release.generation >= 14 ? { elevation, ...(level !== undefined && { level }) } : {};
  if (game.release.generation >= 13)
    await document.move([{ x, y, ...above, action: 'displace' }], { method: 'undo' });
  else await document.update({ x, y }, { isUndo: true });
}

/** Where an arrow key moves a token on hexes: its corner, moved by the distance between hexes. */
function onHexes(
  { _source: { x, y, width } }: TokenDocument,
  [dx, dy]: readonly [number, number],
): { x: number; y: number } | null {
  const { hexes } = canvas;
  if (hexes === null || x === null) return null;
  const anchor = hexes.anchor(width, game.release.generation);
  return hexes.corner(
    hexes.shifted(hexes.offset({ x: x + anchor.x, y: y + anchor.y }), dx, dy),
    width,
    game.release.generation,
  );
}

export function listenKeys(): void {
  // Records positions before this user's own updates, for undoing, as Foundry's token layer does.
  Hooks.on('preUpdateToken', (document, changed, options) => {
    const doc = document as TokenDocument;
    const undone =
      (options as { isUndo?: boolean }).isUndo === true ||
      Object.values(
        (options as { movement?: Record<string, { method: string }> }).movement ?? {},
      ).some(({ method }) => method === 'undo');
    if (!undone && ('x' in (changed as object) || 'y' in (changed as object)))
      history.push({
        document: doc,
        x: doc._source.x ?? 0,
        y: doc._source.y,
        elevation: doc._source.elevation,
        level: doc._source.level,
      });
  });
  addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (step !== undefined && canvas.ready) {
      const { size } = canvas.dimensions;
      for (const { document } of canvas.tokens.controlled) {
        const to = onHexes(document, step) ?? {
          x: (document._source.x ?? 0) + step[0] * size,
          y: document._source.y + step[1] * size,
        };
        const way =
          game.release.generation >= 13
            ? document.move([to], { method: 'keyboard' })
            : document.update(to);
        way.catch((error: unknown) => console.error(error));
      }
    }
    if (event.key === 'z' && (event.ctrlKey || event.metaKey))
      undo().catch((error: unknown) => console.error(error));
  });
}
