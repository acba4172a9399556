/**
 * Lies over the host's map while the user aims, and only then: a click, or Enter, fixes the place.
 * Arrow keys move it, Escape ends.
 */
import { useEffect, useRef } from 'preact/hooks';
import type { Point } from '../board/grid.ts';
import { aimingOf, placeFor } from '../state/aiming.ts';
import { cellLabel, t } from '../text/index.ts';
import { useUi } from './ui.ts';
import type { Viewport } from './viewport.ts';

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function AimSheet({ viewport }: { readonly viewport: Viewport }) {
  const { store } = useUi();
  const { kind, fixed } = aimingOf(store);
  return kind.value === null || fixed.value || store.muted.value ? null : (
    <Sheet viewport={viewport} />
  );
}

function Sheet({ viewport }: { readonly viewport: Viewport }) {
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
    if (point !== null && kind !== null && grid !== undefined)
      aiming.at.value = placeFor(kind, point, grid.columns, grid.rows);
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
    const way = ARROWS[event.key];
    const [x, y] = aiming.at.peek() ?? store.subject.peek()?.at ?? [0, 0];
    // Half a square on, so that of a corner the nearest is the one meant.
    const half = aiming.kind.peek() === 'burst' ? 0 : aiming.kind.peek() === 'autofire' ? 1 : 0.5;
    if (way !== undefined) {
      to([x + half + way[0], y + half + way[1]]);
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
