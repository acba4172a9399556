/**
 * Detects the token that this user drags. Roll20 has no field for it. While a mouse button is down
 * on the map, a selected token is being dragged if it is no longer drawn where it was when the
 * button went down. Until the button goes up, the old position is reported, because the token's
 * model may follow the pointer.
 */
import { fails, follow } from '../common/safeRead.ts';
import * as ask from './page.ts';
import { numberField } from './pick.ts';
import type { SentToken } from './live.ts';

export interface DraggedToken {
  readonly of: string;
  readonly x: number;
  readonly y: number;
}

export interface Hand {
  /** The token being dragged, with its top-left corner in page pixels. */
  held(selected: readonly string[]): DraggedToken | null;
  /** The token at its position before the drag. */
  before(token: SentToken): SentToken;
}

/** Minimum movement of pointer and token in pixels; less than this is a click, not a drag. */
const SLACK = 4;

interface Home {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly seen: readonly [number, number] | undefined;
}

/** @param drawn gives the position at which a token is drawn now: its center, in page pixels */
export function openHand(
  drawn: (id: string) => readonly [number, number] | undefined,
  signal: AbortSignal,
): Hand {
  let homes: ReadonlyMap<string, Home> | undefined;
  let from: readonly [number, number] = [0, 0];
  let far = false;
  let holding: string | undefined;

  addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || (event.target as Element | null)?.tagName !== 'CANVAS') return;
      from = [event.clientX, event.clientY];
      far = false;
      holding = undefined;
      homes = follow(
        'drag',
        () =>
          new Map(
            ask.tokensSeen().flatMap((token): [string, Home][] => {
              const [x, y] = [numberField(token, 'left'), numberField(token, 'top')];
              const id = String(token.id);
              return x === null || y === null
                ? []
                : [
                    [
                      id,
                      {
                        x,
                        y,
                        width: numberField(token, 'width') ?? 0,
                        height: numberField(token, 'height') ?? 0,
                        seen: drawn(id),
                      },
                    ],
                  ];
            }),
          ),
      );
      // If no token's drawn position can be read, a drag cannot be detected.
      if (
        homes !== undefined &&
        homes.size > 0 &&
        [...homes.values()].every(({ seen }) => seen === undefined)
      )
        fails('drag');
    },
    { signal, capture: true, passive: true },
  );
  addEventListener(
    'pointermove',
    (event) => {
      far ||= Math.hypot(event.clientX - from[0], event.clientY - from[1]) > SLACK;
    },
    { signal, capture: true, passive: true },
  );
  const letGo = (): void => {
    homes = holding = undefined;
  };
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, letGo, { signal, capture: true });
  // Only the event `blur` of the window itself ends the drag: when the button goes down on the map,
  // an element of the page may lose its focus.
  addEventListener('blur', letGo, { signal });

  /**
   * Has the user moved the token since the button went down? Its drawn positions then and now are
   * compared, because it may still have been gliding from an earlier move.
   */
  const moved = (id: string): boolean => {
    const home = homes?.get(id);
    const now = drawn(id);
    if (home === undefined || now === undefined) return false;
    const [x, y] = home.seen ?? [home.x, home.y];
    return (
      Math.hypot(now[0] - home.x, now[1] - home.y) > SLACK &&
      Math.hypot(now[0] - x, now[1] - y) > SLACK
    );
  };
  return {
    held(selected) {
      if (homes === undefined || !far) return null;
      holding ??= selected.find(moved);
      const [home, at] = holding === undefined ? [] : [homes.get(holding), drawn(holding)];
      return holding === undefined || home === undefined || at === undefined
        ? null
        : { of: holding, x: at[0] - home.width / 2, y: at[1] - home.height / 2 };
    },
    before(token) {
      const home = token.id === holding ? homes?.get(token.id) : undefined;
      return home === undefined ? token : { ...token, x: home.x, y: home.y };
    },
  };
}
