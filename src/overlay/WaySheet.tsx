/**
 * Lies over the host's map while somebody draws the way of a declared move, and only then: it takes
 * the pointer, so that no token moves. A click goes on to a cell, straight; the last one clicked
 * again goes one back. Arrow keys step.
 */
import { useEffect, useRef } from 'preact/hooks';
import type { Cell } from '../board/grid.ts';
import { stepped, tilingOf } from '../board/tiling.ts';
import { cellLabel, t } from '../text/index.ts';
import { useUi } from './ui.ts';
import type { Viewport } from './viewport.ts';

const ARROWS: Readonly<Record<string, Cell>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function WaySheet({ viewport }: { readonly viewport: Viewport }) {
  const { referee, store } = useUi();
  const way = referee?.phases.way.value ?? null;
  return way === null || store.judge.value === null ? null : <Sheet viewport={viewport} />;
}

function Sheet({ viewport }: { readonly viewport: Viewport }) {
  const { referee, store, closers, announce } = useUi();
  const way = referee!.phases.way;
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      closers.add(() => {
        way.value = null;
      }, true),
    [],
  );
  const grid = store.board.value?.ground.grid;
  if (grid === undefined) return null;
  const tiling = tilingOf(grid);
  const inside = ([x, y]: Cell): boolean => x >= 0 && y >= 0 && x < grid.columns && y < grid.rows;
  const goTo = (to: Cell): void => {
    const now = way.peek();
    const last = now?.path.at(-1);
    if (now === null || last === undefined || !inside(to)) return;
    const back = now.path.findIndex(([x, y]) => x === to[0] && y === to[1]);
    const path =
      back >= 0
        ? now.path.slice(0, last[0] === to[0] && last[1] === to[1] ? Math.max(1, back) : back + 1)
        : [...now.path, ...tiling.line(last, to).slice(1)];
    way.value = { ...now, path };
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
        const last = way.peek()?.path.at(-1);
        if (last === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        if (step !== undefined) goTo(stepped(tiling, last, step));
        else if (event.key === 'Backspace') goTo(last);
        else if (event.key === 'Enter') way.value = null;
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
