/**
 * Second source for facts that this adapter computes itself: reads them from Foundry's own cell
 * lookup, collision test, camera and turn tracker. Runs in the page's world, changes nothing, and
 * does not report to players what their map does not show.
 */
import type { SentSecond } from '../../src/bridge/secondSource.ts';
import type { FoundryToken } from './live.ts';
import { collisions, gridSize, isMaster, theCanvas, theGame, tokensSeen } from './page.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Offset {
  readonly i: number;
  readonly j: number;
}

/** The parts of the canvas that only this file uses; all may be missing. */
interface Lookups {
  readonly grid?: {
    /** Row and column of a point (Foundry 12 and later). */
    getOffset?(at: Point): Offset;
    /** The grid of Foundry 11. */
    readonly grid?: {
      getGridPositionFromPixels?(x: number, y: number): readonly [row: number, column: number];
    };
  };
  clientCoordinatesFromCanvas?(at: Point): Point;
}
interface Drawn {
  readonly w?: number;
  readonly h?: number;
  readonly visible?: boolean;
}
interface Moved {
  readonly movement?: { readonly id?: string } | null;
  readonly movementHistory?: Iterable<Point & { readonly movementId?: string }>;
}
/** The result of a read; null if the source is missing or throws. */
function tried<T>(work: () => T | null): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** The center of a token's first cell; null if it is uncertain. */
function middle(token: FoundryToken, size: number, hexed: boolean): Point | null {
  const { x, y, width, height } = token.document._source ?? {};
  const { w, h } = token as Drawn;
  if (typeof x !== 'number' || typeof y !== 'number') return null;
  if (!hexed) return { x: x + size / 2, y: y + size / 2 };
  return width === 1 && height === 1 && w !== undefined && h !== undefined
    ? { x: x + w / 2, y: y + h / 2 }
    : null;
}

export function readSecondSource(most: number): SentSecond {
  const canvas = theCanvas() as Lookups | undefined;
  const size = gridSize();
  const tokens = tokensSeen();
  const few = tokens.slice(0, most);
  const type = tried(() => theCanvas()?.scene?._source?.grid?.type ?? null);
  const hexed = type !== null && type >= 2;
  const points = few.flatMap((token) => tried(() => middle(token, size, hexed)) ?? []);
  const each = <T>(list: () => readonly T[]): T[] | null => tried(() => [...list()]);

  return {
    cells: each(() =>
      points.flatMap(({ x, y }) => {
        const at: [number, number] = [x, y];
        const offset = canvas?.grid?.getOffset?.({ x, y });
        if (offset !== undefined) return [{ at, column: offset.j, row: offset.i }];
        const found = canvas?.grid?.grid?.getGridPositionFromPixels?.(x, y);
        return found === undefined ? [] : [{ at, column: found[1], row: found[0] }];
      }),
    ),
    // This is read only for game masters: a player must not learn of walls in unexplored ground.
    steps:
      !isMaster() || hexed
        ? null
        : each(() => {
            const stops = collisions();
            if (stops === undefined) return [];
            return points.flatMap((a) =>
              [
                { x: a.x + size, y: a.y },
                { x: a.x, y: a.y + size },
              ].map((b) => ({
                from: [a.x, a.y] as [number, number],
                to: [b.x, b.y] as [number, number],
                // One-way walls count as blocking both ways.
                blocked: stops(a, b) || stops(b, a),
              })),
            );
          }),
    screen: each(() =>
      points.flatMap(({ x, y }) => {
        const client = canvas?.clientCoordinatesFromCanvas?.({ x, y });
        return client === undefined ? [] : [{ at: [x, y], x: client.x, y: client.y }];
      }),
    ),
    sizes: each(() =>
      few.flatMap((token) => {
        const { w, h } = token as Drawn;
        return typeof w === 'number' && typeof h === 'number'
          ? [{ of: token.document.id, width: w, height: h }]
          : [];
      }),
    ),
    turns: each(() => {
      const seen = new Set(tokens.map(({ document }) => document.id));
      const known = new Map(
        (theGame()?.combat?.turns ?? []).map((turn) => [
          (turn as { id?: string }).id,
          turn.tokenId,
        ]),
      );
      const rows = [
        ...document.querySelectorAll<HTMLElement>(
          '#combat [data-combatant-id], #combat-tracker [data-combatant-id]',
        ),
      ].map((row) => known.get(row.dataset['combatantId']));
      return [...new Set(rows)].flatMap((id) =>
        typeof id === 'string' && seen.has(id) ? [id] : [],
      );
    }),
    drawn: each(() =>
      tokens
        .filter((token) => (token as Drawn).visible !== false)
        .map(({ document: { id } }) => id),
    ),
    last: each(() =>
      few.flatMap(({ document }) => {
        const { movement, movementHistory } = document as Moved;
        const end = [...(movementHistory ?? [])].at(-1);
        const certain = end?.movementId !== undefined && end.movementId === movement?.id;
        return certain ? [{ of: document.id, x: end.x, y: end.y }] : [];
      }),
    ),
  };
}
