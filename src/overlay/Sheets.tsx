/**
 * Sheets that cover the host's map while the user paints, aims or draws a path. A sheet receives
 * the pointer events, so that the host moves no token and does not pan.
 */
import { useEffect, useRef } from 'preact/hooks';
import type { Cell, Point } from '../board/grid.ts';
import { aimingOf, isAimedAtCorner, placeFor } from '../state/aiming.ts';
import { cellLabel, list, say, t, term } from '../text/index.ts';
import { stepped, tilingOf } from '../board/tiling.ts';
import { paintKey } from '../amendments/paint.ts';
import { type Aim, paintingOf } from '../state/painting.ts';
import type { Viewport } from './viewport.ts';
import { useUi } from './ui.ts';
import { groundInWords } from './layers/terrain.ts';
import { undoOrRedo } from './undoKeys.ts';

const ARROWS: Readonly<Record<string, Cell>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Sheet for drawing the path of a declared move: a click adds a straight line to a cell, a click on
 * the last cell removes one, arrow keys add one cell, Enter ends.
 */
function PathSheet({ viewport }: { readonly viewport: Viewport }) {
  const { referee, store } = useUi();
  const path = referee?.phases.drawnPath.value ?? null;
  return path === null || store.judge.value === null ? null : <DrawingPath viewport={viewport} />;
}

function DrawingPath({ viewport }: { readonly viewport: Viewport }) {
  const { referee, store, closers, announce } = useUi();
  const drawnPath = referee!.phases.drawnPath;
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      closers.add(() => {
        drawnPath.value = null;
      }, true),
    [],
  );
  const grid = store.board.value?.ground.grid;
  if (grid === undefined) return null;
  const tiling = tilingOf(grid);
  const inside = ([x, y]: Cell): boolean => x >= 0 && y >= 0 && x < grid.columns && y < grid.rows;
  const goTo = (to: Cell): void => {
    const now = drawnPath.peek();
    const last = now?.path.at(-1);
    if (now === null || last === undefined || !inside(to)) return;
    const back = now.path.findIndex(([x, y]) => x === to[0] && y === to[1]);
    const path =
      back >= 0
        ? now.path.slice(0, last[0] === to[0] && last[1] === to[1] ? Math.max(1, back) : back + 1)
        : [...now.path, ...tiling.line(last, to).slice(1)];
    drawnPath.value = { ...now, path };
    announce(cellLabel(path.at(-1) ?? to));
  };
  return (
    <div
      class="paint-sheet"
      ref={sheet}
      tabIndex={0}
      role="application"
      aria-label={t('intentions.drawing')}
      onClick={(event) => {
        const at = viewport.pick(event.clientX, event.clientY);
        if (at !== null) goTo(tiling.cellAt(at));
      }}
      onKeyDown={(event) => {
        const step = ARROWS[event.key];
        const last = drawnPath.peek()?.path.at(-1);
        if (last === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        if (step !== undefined) goTo(stepped(tiling, last, step));
        else if (event.key === 'Backspace') goTo(last);
        else if (event.key === 'Enter') drawnPath.value = null;
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}

/** Sheet for aiming: a click or Enter sets the aim, arrow keys move it, Escape ends. */
function AimSheet({ viewport }: { readonly viewport: Viewport }) {
  const { store } = useUi();
  const { kind, fixed } = aimingOf(store);
  return kind.value === null || fixed.value || store.muted.value ? null : (
    <Aiming viewport={viewport} />
  );
}

function Aiming({ viewport }: { readonly viewport: Viewport }) {
  const { store, closers, announce } = useUi();
  const aiming = aimingOf(store);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      closers.add(() => {
        aiming.kind.value = null;
      }, true),
    [],
  );
  const to = (point: Point | null): void => {
    const kind = aiming.kind.peek();
    const grid = store.scene.peek()?.grid;
    if (point === null || kind === null || grid === undefined) return;
    const [x, y] = placeFor(kind, point, grid.columns, grid.rows);
    const before = aiming.at.peek();
    if (before?.[0] !== x || before[1] !== y) aiming.at.value = [x, y];
  };
  const follow = ({ clientX, clientY }: MouseEvent): void => to(viewport.pick(clientX, clientY));
  const fix = (): void => {
    if (aiming.at.peek() === null) return;
    const root = sheet.current?.getRootNode() as Document | ShadowRoot | undefined;
    const back =
      root?.activeElement === sheet.current
        ? root?.querySelector<HTMLElement>('[data-aim][aria-pressed="true"]')
        : null;
    aiming.fixed.value = true;
    back?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    const [x, y] = aiming.at.peek() ?? store.subject.peek()?.at ?? [0, 0];
    // Offset from a cell's position to the point of the aim: half a cell selects the nearest
    // corner.
    const kind = aiming.kind.peek();
    const half = kind === null || isAimedAtCorner(kind) ? 0 : kind === 'autofire' ? 1 : 0.5;
    if (arrow !== undefined) {
      to([x + half + arrow[0], y + half + arrow[1]]);
      const now = aiming.at.peek();
      if (now !== null) announce(cellLabel(now));
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (aiming.at.peek() === null) to([x + half, y + half]);
      fix();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      class="paint-sheet"
      ref={sheet}
      tabIndex={0}
      role="application"
      aria-label={t('area.sheet')}
      onPointerMove={(event) => {
        if (event.isPrimary) follow(event);
      }}
      onClick={(event) => {
        follow(event);
        fix();
      }}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
    />
  );
}

/** Buttons that erase: the right mouse button, and a pen's eraser end. */
const RUBS = [2, 5];

/**
 * Passes a wheel event to the element under the sheet; if that element prevents the default action,
 * the sheet does so too.
 */
function handOn(event: WheelEvent): void {
  const sheet = event.currentTarget as HTMLElement;
  sheet.style.pointerEvents = 'none';
  const under = sheet.ownerDocument.elementFromPoint(event.clientX, event.clientY);
  sheet.style.pointerEvents = '';
  event.stopPropagation();
  if (under?.dispatchEvent(new WheelEvent('wheel', event)) === false) event.preventDefault();
}

/**
 * Sheet for painting: the left button paints, the right one erases; arrow keys move the brush,
 * Space paints.
 */
function PaintSheet({ viewport }: { readonly viewport: Viewport }) {
  const { store } = useUi();
  const { tool, map } = paintingOf(store);
  return tool.value === null || store.muted.value || map.value !== store.ground.value ? null : (
    <Painting viewport={viewport} />
  );
}

function Painting({ viewport }: { readonly viewport: Viewport }) {
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
    const square = painting.paint.peek().get(paintKey(at[0], at[1]));
    const words =
      side === undefined
        ? groundInWords(square)
        : square?.[side] === undefined
          ? []
          : [term('low-wall')];
    announce(
      say('list.item', {
        cell: side === undefined ? cellLabel(at) : say('paint.edge', { cell: cellLabel(at), side }),
        text: words.length === 0 ? t('paint.kinds', { item: 'clear' }) : list(words),
      }),
    );
  };
  /**
   * Position of the brush when the keyboard is used first: its last position, otherwise the
   * selected creature, otherwise the center of the visible map.
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
    const arrow = ARROWS[event.key];
    const low = painting.tool.peek() === 'low';
    const {
      at: [x, y],
      side = 'north',
    } = begun();
    const step = undoOrRedo(event);
    if (step !== null) painting[step]();
    else if (event.ctrlKey || event.metaKey) return;
    else if (arrow !== undefined) {
      if (low && event.shiftKey)
        aim({
          at: [x + Math.max(0, arrow[0]), y + Math.max(0, arrow[1])],
          side: arrow[0] === 0 ? 'north' : 'west',
        });
      else aim({ at: [x + arrow[0], y + arrow[1]], ...(low ? { side } : {}) });
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

export const MarkSheets = ({ viewport }: { readonly viewport: Viewport }) => (
  <>
    <PaintSheet viewport={viewport} />
    <AimSheet viewport={viewport} />
    <PathSheet viewport={viewport} />
  </>
);
