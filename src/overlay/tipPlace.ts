/** Keeps a tip beside what it speaks of, also while the map pans under it; nothing runs while no tip is open. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { placeTip, type Box, type Corner } from './place.ts';
import { useUi } from './ui.ts';

export interface Placed {
  readonly aim: Box;
  readonly tip: Box;
}

const same = (a: Box, b: Box): boolean => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

/** `aimOf` tells where the aim is now, client CSS pixels; null hides the tip. */
export function useTipPlace(aimOf: () => Box | null, corners: readonly Corner[], distance: number) {
  const { dockBox } = useUi();
  const ref = useRef<HTMLDivElement>(null);
  const [placed, setPlaced] = useState<Placed | null>(null);
  const latest = useRef(aimOf);
  latest.current = aimOf;

  useLayoutEffect(() => {
    let frame = 0;
    let last: Placed | null = null;
    const look = (): void => {
      const element = ref.current;
      const aim = latest.current();
      if (element !== null && aim !== null) {
        const size = { width: element.offsetWidth, height: element.offsetHeight };
        const room = { width: window.innerWidth, height: window.innerHeight };
        const dock = dockBox.peek();
        const { x, y, width, height } = placeTip(aim, size, room, corners, dock === null ? [] : [dock], distance);
        const next: Placed = { aim, tip: { x, y, width, height } };
        if (last === null || !same(last.aim, next.aim) || !same(last.tip, next.tip)) {
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
