/** Keeps a tooltip beside its target while the map pans; nothing runs while no tooltip is open. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import {
  grownFrom,
  isSame,
  placeTip,
  type Corner,
  type Extent,
  type Placed,
  type ScreenBox,
} from './place.ts';
import { useUi } from './ui.ts';

/**
 * Computes the place of a tooltip: `panels` should stay uncovered, `before` is the last place of
 * the tooltip and of its target, if it was shown.
 */
export type Placing = (
  aim: ScreenBox,
  tip: Extent,
  room: Extent,
  panels: readonly ScreenBox[],
  before: Placed | null,
) => ScreenBox;

/** Places the tooltip at a corner of its target. */
export const placeAtCorner =
  (corners: readonly Corner[], distance: number): Placing =>
  (aim, tip, room, panels) =>
    placeTip(aim, tip, room, { corners, avoid: panels, distance });

/**
 * @param aimOf returns the present box of the target in client CSS pixels; null hides the tooltip.
 * Both functions may change at each rendering.
 * @param pressable it has buttons: while its target stands still, nothing moves it from under the
 * pointer
 */
export function useTipPlace(aimOf: () => ScreenBox | null, placing: Placing, pressable = false) {
  const { dockBox, columnBox, avoid } = useUi();
  const ref = useRef<HTMLDivElement>(null);
  const [placed, setPlaced] = useState<Placed | null>(null);
  const latest = useRef(aimOf);
  latest.current = aimOf;
  const put = useRef(placing);
  put.current = placing;

  useLayoutEffect(() => {
    let frame = 0;
    let last: Placed | null = null;
    const look = (): void => {
      const element = ref.current;
      const aim = latest.current();
      if (element !== null && aim !== null) {
        const size = { width: element.offsetWidth, height: element.offsetHeight };
        const room = { width: window.innerWidth, height: window.innerHeight };
        const ours = [dockBox.peek(), columnBox.peek()].filter((box) => box !== null);
        const stays =
          last !== null && pressable && isSame(last.aim, aim) && element.matches(':hover');
        const { x, y, width, height } =
          last !== null && stays
            ? grownFrom(last.tip, size, aim, room)
            : put.current(aim, size, room, [...ours, ...avoid()], last);
        const next: Placed = { aim, tip: { x, y, width, height } };
        if (last === null || !isSame(last.aim, next.aim) || !isSame(last.tip, next.tip)) {
          last = next;
          element.style.left = `${x}px`;
          element.style.top = `${y}px`;
          setPlaced(next);
        }
      }
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, []);
  return { ref, placed };
}
