/**
 * The parts of the map that lie under the dock, the column, a card and the host's bars or outside
 * the window, so that labels keep clear of them. Computed when a panel or a card changes and when
 * the map comes to rest, not while it moves.
 */
import { effect } from '@preact/signals';
import type { Point } from '../board/grid.ts';
import type { MapBox, Store } from '../state/store.ts';
import type { ScreenBox } from './place.ts';
import type { Ui } from './ui.ts';
import type { Viewport } from './viewport.ts';

/**
 * Boxes in cells around boxes in client CSS pixels; none before the first camera. Pure.
 * @param pick gives the point of the map at a position on the screen
 */
export const onMap = (
  boxes: readonly ScreenBox[],
  pick: (x: number, y: number) => Point | null,
): readonly MapBox[] =>
  boxes.flatMap(({ x, y, width, height }) => {
    const [from, to] = [pick(x, y), pick(x + width, y + height)];
    if (from === null || to === null) return [];
    return {
      x: Math.min(from[0], to[0]),
      y: Math.min(from[1], to[1]),
      width: Math.abs(to[0] - from[0]),
      height: Math.abs(to[1] - from[1]),
    };
  });

/** Farther than any map reaches, in pixels. */
const FAR = 1e5;

/** The four boxes around a frame. */
const around = ({ x, y, width, height }: ScreenBox): readonly ScreenBox[] => [
  { x: x - FAR, y: y - FAR, width: FAR, height: 2 * FAR + height },
  { x: x + width, y: y - FAR, width: FAR, height: 2 * FAR + height },
  { x, y: y - FAR, width, height: FAR },
  { x, y: y + height, width, height: FAR },
];

/** Keeps `store.covered` up to date until `end`. */
export function keepCovered(
  { covered }: Pick<Store, 'covered'>,
  viewport: Pick<Viewport, 'settled' | 'pick'>,
  {
    dockBox,
    columnBox,
    surroundings,
    cards,
    cardsPlaced,
  }: Pick<Ui, 'dockBox' | 'columnBox' | 'surroundings' | 'cards' | 'cardsPlaced'>,
  end: AbortSignal,
): void {
  const stop = effect(() => {
    void viewport.settled.value;
    void cardsPlaced.value;
    const ours = [dockBox.value, columnBox.value].filter((box) => box !== null);
    const { frame, bars } = surroundings.value;
    const next = onMap([...ours, ...cards.values(), ...bars, ...around(frame)], viewport.pick);
    if (JSON.stringify(next) !== JSON.stringify(covered.peek())) covered.value = next;
  });
  end.addEventListener('abort', stop, { once: true });
}
