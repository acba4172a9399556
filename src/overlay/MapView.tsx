/**
 * Draws the marks, in one SVG over the host's map. They are drawn once in map units, and the
 * viewport moves them. The caller adopts the styles `marksCss`. Never receives pointer events.
 */
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Grid } from '../board/grid.ts';
import type { Store } from '../state/store.ts';
import { type Rung, rungFor } from './detailByZoom.ts';
import { type Marks, marksOf } from './marks.ts';
import { RungPatterns } from './patterns.tsx';
import type { Prefs } from './prefs.ts';
import { Drawn } from './Shapes.tsx';
import type { VisibleDisc, Shape } from './shape.ts';
import { VIEWPORT_UNIT, type Viewport } from './viewport.ts';

/** Sorts discs into groups in which none overlaps another. */
export function apart(discs: readonly VisibleDisc[]): VisibleDisc[][] {
  const groups: VisibleDisc[][] = [];
  for (const disc of discs) {
    const free = groups.find((group) =>
      group.every(
        (o) => Math.hypot(o.at[0] - disc.at[0], o.at[1] - disc.at[1]) >= o.radius + disc.radius,
      ),
    );
    if (free === undefined) groups.push([disc]);
    else free.push(disc);
  }
  return groups;
}

const FAR = 400_000;
const WHOLE = `M${-FAR} ${-FAR}H${FAR}V${FAR}H${-FAR}Z`;

const circle = ({ at: [x, y], radius }: VisibleDisc): string => {
  const [cx, cy, r] = [x * VIEWPORT_UNIT, y * VIEWPORT_UNIT, radius * VIEWPORT_UNIT].map(
    (v) => Math.round(v * 10) / 10,
  );
  return `M${(cx ?? 0) - (r ?? 0)} ${cy}a${r} ${r} 0 1 0 ${2 * (r ?? 0)} 0a${r} ${r} 0 1 0 ${-2 * (r ?? 0)} 0Z`;
};

const id = (i: number): string => `quadretto-clean-${i}`;

/** Reference to the clip path that leaves out all of `discs`; undefined if there are none. */
export const cutout = (groups: readonly (readonly VisibleDisc[])[]): string | undefined =>
  groups.length === 0 ? undefined : `url(#${id(groups.length - 1)})`;

export const Cutouts = ({ groups }: { readonly groups: readonly (readonly VisibleDisc[])[] }) => (
  <>
    {groups.map((discs, i) => (
      <clipPath key={i} id={id(i)} clip-path={i === 0 ? undefined : `url(#${id(i - 1)})`}>
        <path d={WHOLE + discs.map(circle).join('')} clip-rule="evenodd" />
      </clipPath>
    ))}
  </>
);

/**
 * Kinds of shapes that are cut out around the tokens' discs. Figures and frames need no cut: they
 * are drawn beside the discs.
 */
const UNDER: ReadonlySet<Shape['kind']> = new Set(['fill', 'edge', 'line']);

/** Pixels per cell before the first camera arrives; nothing is visible then. */
const REFERENCE = 70;

const Shapes = ({ shapes, clip }: { shapes: readonly Shape[]; clip?: string | undefined }) => (
  <g clip-path={clip}>
    {shapes.map((shape) => (
      <Drawn key={shape.key} shape={shape} />
    ))}
  </g>
);

type Extent = Pick<Grid, 'columns' | 'rows'>;

/** Number of cells around the board into which labels may reach. */
const MARGIN = 4;

/**
 * Chromium moves an element with an animated transform without laying out all layers again. This
 * animation only makes Chromium treat the element so: it is paused and moves nothing.
 */
function onlyMoves(element: HTMLElement): void {
  element.animate?.({ transform: 'none' }, { delay: 1000, duration: 1000 }).pause();
}

/**
 * An invisible rectangle below all marks. Without it, a figure far from the others gets its own
 * compositing layer in the browser, and so does every later figure.
 */
const Sheet = ({ columns, rows }: Extent) => (
  <rect
    x={-MARGIN * VIEWPORT_UNIT}
    y={-MARGIN * VIEWPORT_UNIT}
    width={(columns + 2 * MARGIN) * VIEWPORT_UNIT}
    height={(rows + 2 * MARGIN) * VIEWPORT_UNIT}
    fill="transparent"
  />
);

type Wishes = Pick<Prefs, 'thickLines' | 'shapesOnly'>;

export interface MarksViewProps {
  readonly marks: Pick<Marks, 'shapes' | 'discs'>;
  /** Is a token being dragged? The level of detail must not change during a drag. */
  readonly busy: () => boolean;
  readonly viewport: Viewport;
  readonly prefs: Wishes;
  readonly board?: () => Extent | undefined;
  /** Content above the marks, with the size of the host's map area. */
  readonly children?: ComponentChildren;
}

/** Renders the shapes of all layers, without access to the store or the rules. */
export function MarksView({ marks, busy, viewport, prefs, board, children }: MarksViewProps) {
  const clip = useRef<HTMLDivElement>(null);
  const moved = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const rung = useSignal<Rung>(rungFor(viewport.size.peek() || REFERENCE));
  const groups = useComputed(() => apart(marks.discs.value));

  useLayoutEffect(() => {
    if (clip.current === null || moved.current === null || svg.current === null) return undefined;
    onlyMoves(moved.current);
    return viewport.attach(clip.current, moved.current, svg.current);
  }, [viewport]);
  useSignalEffect(() => {
    const px = viewport.size.value;
    if (px > 0 && !busy()) rung.value = rungFor(px, rung.peek());
  });

  const all = marks.shapes.value;
  const extent = board?.();
  const classes = ['marks', prefs.thickLines.value && 'thick', prefs.shapesOnly.value && 'plain']
    .filter(Boolean)
    .join(' ');
  return (
    <div class="marks-clip" ref={clip}>
      <div class="marks-moved" ref={moved} aria-hidden="true">
        <svg class={classes} data-rung={rung.value} ref={svg} focusable="false">
          <defs>
            <RungPatterns rung={rung.value} />
            <Cutouts groups={groups.value} />
          </defs>
          {extent !== undefined && all.length > 0 && <Sheet {...extent} />}
          <Shapes shapes={all.filter((s) => UNDER.has(s.kind))} clip={cutout(groups.value)} />
          <Shapes shapes={all.filter((s) => !UNDER.has(s.kind))} />
        </svg>
      </div>
      {children}
    </div>
  );
}

export interface MapViewProps extends Pick<MarksViewProps, 'viewport' | 'prefs' | 'children'> {
  readonly store: Store;
}

export const MapView = ({ store, viewport, prefs, children }: MapViewProps) => (
  <MarksView
    marks={marksOf(store)}
    busy={() => store.drag.value !== null}
    viewport={viewport}
    prefs={prefs}
    board={() => store.board.value?.ground.grid}
  >
    {children}
  </MarksView>
);
