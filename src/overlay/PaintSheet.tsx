/**
 * Lies over the host's map while the user paints, and only then: it takes the pointer, so that the
 * host moves no token and pans nothing. The wheel is handed on to what lies beneath. Arrow keys
 * move the brush, Space paints.
 */
import { useEffect, useRef } from 'preact/hooks';
import { placeOf } from '../amendments/paint.ts';
import type { Cell } from '../board/grid.ts';
import { tilingOf } from '../board/tiling.ts';
import { paintingOf, type Aim } from '../state/painting.ts';
import { cellLabel, list, say, t, term } from '../text/index.ts';
import { wordsOf } from './layers/terrain.ts';
import { stepOf } from './steps.ts';
import { useUi } from './ui.ts';
import type { Viewport } from './viewport.ts';

const ARROWS: Readonly<Record<string, Cell>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** The right button, and a pen's other end. */
const RUBS = [2, 5];

/**
 * Gives the wheel to what lies under the sheet, and keeps from the page what that keeps from it.
 */
function handOn(event: WheelEvent): void {
  const sheet = event.currentTarget as HTMLElement;
  sheet.style.pointerEvents = 'none';
  const under = sheet.ownerDocument.elementFromPoint(event.clientX, event.clientY);
  sheet.style.pointerEvents = '';
  event.stopPropagation();
  if (under?.dispatchEvent(new WheelEvent('wheel', event)) === false) event.preventDefault();
}

export function PaintSheet({ viewport }: { readonly viewport: Viewport }) {
  const { store } = useUi();
  const { tool, map } = paintingOf(store);
  return tool.value === null || store.muted.value || map.value !== store.ground.value ? null : (
    <Sheet viewport={viewport} />
  );
}

function Sheet({ viewport }: { readonly viewport: Viewport }) {
  const { store, closers, announce } = useUi();
  const painting = paintingOf(store);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drop = closers.add(() => {
      const root = sheet.current?.getRootNode() as Document | ShadowRoot | undefined;
      const back =
        root?.activeElement === sheet.current
          ? root?.querySelector<HTMLElement>(`[data-tile="${painting.tool.peek() ?? ''}"]`)
          : null;
      painting.tool.value = null;
      back?.focus();
    }, true);
    return () => {
      drop();
      painting.release();
      painting.point(null);
    };
  }, []);

  const follow = ({ clientX, clientY }: MouseEvent): void =>
    painting.point(viewport.pick(clientX, clientY));
  const tellAim = ({ at, side }: Aim): void => {
    const square = painting.paint.peek().get(placeOf(at[0], at[1]));
    const words =
      side === undefined ? wordsOf(square) : square?.[side] === undefined ? [] : [term('low-wall')];
    announce(
      say('list.item', {
        cell: side === undefined ? cellLabel(at) : say('paint.edge', { cell: at, side }),
        text: words.length === 0 ? t('paint.kinds', { item: 'clear' }) : list(words),
      }),
    );
  };
  /**
   * Where the brush is by keyboard: where it was, else by the selected creature, else in the middle
   * of what is seen.
   */
  const begun = (): Aim => {
    const known = painting.aim.peek();
    if (known !== null) return known;
    const box = sheet.current?.getBoundingClientRect();
    const grid = store.scene.peek()?.grid;
    const middle = box && viewport.pick(box.x + box.width / 2, box.y + box.height / 2);
    return {
      at: store.subject.peek()?.at ?? (middle && grid ? tilingOf(grid).cellAt(middle) : [0, 0]),
    };
  };
  const aim = (to: Aim): void => {
    painting.take(to);
    const now = painting.aim.peek();
    if (now !== null) tellAim(now);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey) return;
    const way = ARROWS[event.key];
    const low = painting.tool.peek() === 'low';
    const {
      at: [x, y],
      side = 'north',
    } = begun();
    const step = stepOf(event);
    if (step !== null) painting[step]();
    else if (event.ctrlKey || event.metaKey) return;
    else if (way !== undefined) {
      if (low && event.shiftKey)
        aim({
          at: [x + Math.max(0, way[0]), y + Math.max(0, way[1])],
          side: way[0] === 0 ? 'north' : 'west',
        });
      else aim({ at: [x + way[0], y + way[1]], ...(low ? { side } : {}) });
    } else if ([' ', 'Enter', 'Delete', 'Backspace'].includes(event.key)) {
      if (painting.aim.peek() === null) painting.take({ at: [x, y], ...(low ? { side } : {}) });
      painting.dab(event.key === 'Delete' || event.key === 'Backspace');
      const now = painting.aim.peek();
      if (now !== null) tellAim(now);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const low = painting.tool.value === 'low';
  return (
    <div
      class="paint-sheet"
      data-undo=""
      ref={sheet}
      tabIndex={0}
      role="application"
      aria-label={t(low ? 'paint.sheet.low' : 'paint.sheet')}
      onPointerDown={(event) => {
        const at = viewport.pick(event.clientX, event.clientY);
        if (at === null || !event.isPrimary || (event.button !== 0 && !RUBS.includes(event.button)))
          return;
        event.currentTarget.setPointerCapture(event.pointerId);
        painting.press(at, RUBS.includes(event.button));
      }}
      onPointerMove={(event) => {
        if (event.isPrimary) follow(event);
      }}
      onPointerUp={() => painting.release()}
      onPointerCancel={() => painting.release()}
      onLostPointerCapture={() => painting.release()}
      onPointerLeave={(event) => {
        if (event.buttons === 0) painting.point(null);
      }}
      onContextMenu={(event) => event.preventDefault()}
      onWheel={(event) => {
        handOn(event);
        follow(event);
      }}
      onKeyDown={onKeyDown}
    />
  );
}
