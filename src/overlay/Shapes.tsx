/**
 * Draws shapes without knowing rules. A shape that looks the same as before is not redrawn. Each
 * element carries its shape's key, for tests and pictures.
 */
import { Component } from 'preact';
import type { Point } from '../board/grid.ts';
import { FigureMark } from './figures.tsx';
import { ringsPath, insetCorner } from './outline.ts';
import { patternId } from './patterns.tsx';
import {
  looks,
  type EdgeShape,
  type FillShape,
  type FrameShape,
  type LineShape,
  type MarkShape,
  type RingShape,
  type Shape,
} from './shape.ts';
import {
  CORNER,
  FILLS,
  FRAMES,
  GHOST,
  INSET,
  LINES,
  PATTERNS,
  type FillStyle,
  type FrameStyle,
  type LineStyle,
} from './style.ts';
import { VIEWPORT_UNIT } from './viewport.ts';

const u = (cells: number): number => Math.round(cells * VIEWPORT_UNIT * 100) / 100;
const row = <T,>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
const classes = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
const through = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${u(x)} ${u(y)}`).join('L')}`;

/** A line with a dark casing below and its color above. */
const Cased = ({
  id,
  d,
  cores = [d],
  name,
  quiet,
  tint,
  filled,
}: {
  id: string;
  d: string;
  cores?: readonly string[];
  name: string;
  quiet?: boolean | undefined;
  tint?: string | undefined;
  filled?: true | undefined;
}) => (
  <g class={classes(name, quiet === true && 'quiet')} data-key={id}>
    {filled && <path d={d} style={{ fill: 'var(--m-ink)' }} fill-opacity={GHOST} />}
    <path class="casing" d={d} />
    {cores.map((core, i) => (
      <path key={i} class="core" d={core} style={tint && { stroke: `var(--m-${tint})` }} />
    ))}
  </g>
);

function Fill({ shape }: { shape: FillShape }) {
  const style = row<FillStyle>(FILLS, shape.style);
  if (style === undefined) return null;
  const voice = (v: readonly [number, number, number?]): number =>
    shape.quiet === true ? v[1] : shape.doubtful === true ? (v[2] ?? v[0]) : v[0];
  const d = ringsPath(shape.rings, INSET, CORNER, VIEWPORT_UNIT);
  const flat = voice(style.flat);
  return (
    <g class={style.kept === true ? 'squares' : 'fill'} data-key={shape.key}>
      {flat > 0 && (
        <path
          class="flat"
          d={d}
          fill-rule="evenodd"
          style={{ fill: `var(--m-${style.colour}-base)` }}
          fill-opacity={flat}
        />
      )}
      {style.pattern !== undefined && (
        <path
          d={d}
          fill-rule="evenodd"
          fill={`url(#${patternId(style.pattern)})`}
          opacity={voice(PATTERNS[style.pattern].opacity)}
          class={PATTERNS[style.pattern].far === 'gone' ? 'dots' : undefined}
        />
      )}
    </g>
  );
}

const Edge = ({ shape }: { shape: EdgeShape }) => (
  <Cased
    id={shape.key}
    d={ringsPath(shape.rings, INSET, CORNER, VIEWPORT_UNIT)}
    name={`l-${shape.style}`}
    quiet={shape.quiet}
  />
);

/** A straight line, moved sideways by `by` cells. */
function beside(points: readonly Point[], by: number): string {
  const [[ax, ay] = [0, 0], [bx, by2] = [0, 0]] = [points[0], points[points.length - 1]];
  const length = Math.hypot(bx - ax, by2 - ay) || 1;
  const [nx, ny] = [(-(by2 - ay) / length) * by, ((bx - ax) / length) * by];
  return through([
    [ax + nx, ay + ny],
    [bx + nx, by2 + ny],
  ]);
}

function Line({ shape }: { shape: LineShape }) {
  const style = row<LineStyle>(LINES, shape.style);
  if (style === undefined || shape.points.length < 2) return null;
  const d = through(shape.points);
  const cores =
    style.twin === undefined
      ? [d]
      : [beside(shape.points, style.twin / 2), beside(shape.points, -style.twin / 2)];
  return <Cased id={shape.key} d={d} cores={cores} name={`l-${shape.style}`} quiet={shape.quiet} />;
}

const box = ([x, y]: Point, n: number): readonly Point[] => [
  [x, y],
  [x + n, y],
  [x + n, y + n],
  [x, y + n],
];

/**
 * Length of a frame's arms on hexes, as a fraction of their length on squares. A hex's sides are
 * shorter, so arms of full length would meet.
 */
const HEX_ARM = 0.7;

/** Path of a frame: arms at the outward corners, or the whole border. */
function framePath(shape: FrameShape, { inset, arm: whole }: FrameStyle): string {
  const { rings = [box(shape.at, shape.size)] } = shape;
  if (whole === undefined) return ringsPath(rings, inset, 0, VIEWPORT_UNIT);
  const arm = shape.rings === undefined ? whole : whole * HEX_ARM;
  return rings
    .flatMap((ring) =>
      ring.map((_, i) => {
        const { x, y, ix, iy, ox, oy } = insetCorner(ring, i, inset);
        return ix * oy < iy * ox
          ? ''
          : through([
              [x - ix * arm, y - iy * arm],
              [x, y],
              [x + ox * arm, y + oy * arm],
            ]);
      }),
    )
    .join('');
}

function Frame({ shape }: { shape: FrameShape }) {
  const style = row<FrameStyle>(FRAMES, shape.style);
  return style === undefined ? null : (
    <Cased
      id={shape.key}
      d={framePath(shape, style)}
      name={`b-${shape.style}`}
      quiet={shape.quiet}
      tint={shape.tint}
      filled={shape.filled}
    />
  );
}

function Ring({ shape }: { shape: RingShape }) {
  const circle = { cx: u(shape.at[0]), cy: u(shape.at[1]), r: u(shape.radius) };
  return (
    <g class={`l-${shape.style}`} data-key={shape.key}>
      {shape.filled === true && (
        <circle {...circle} style={{ fill: 'var(--m-ink)' }} fill-opacity={0.6} />
      )}
      <circle class="casing" {...circle} />
      <circle class="core" {...circle} />
      {shape.text !== undefined && (
        <g
          class="pin f-ring"
          style={{ transform: `translate(${circle.cx}px, ${circle.cy}px) scale(var(--k))` }}
        >
          <text style={{ fontSize: '14px' }}>{shape.text}</text>
        </g>
      )}
    </g>
  );
}

function Mark({ shape }: { shape: MarkShape }) {
  const { at, dx = 0, dy = 0, style, figure } = shape;
  return (
    <g
      class={classes(
        'pin',
        `f-${figure}`,
        shape.doubtful === true && 'doubtful',
        shape.quiet === true && 'quiet',
        shape.zoom,
      )}
      data-key={shape.key}
      style={{
        transform: `translate(${u(at[0])}px, ${u(at[1])}px) scale(var(--k))`,
        '--ring': `var(--m-${style})`,
      }}
    >
      <g class="zoomed">
        <g transform={dx === 0 && dy === 0 ? undefined : `translate(${dx} ${dy})`}>
          <FigureMark shape={shape} />
        </g>
      </g>
    </g>
  );
}

/** One shape; drawn again only if its appearance changed. */
export class Drawn extends Component<{ readonly shape: Shape }> {
  override shouldComponentUpdate({ shape }: { readonly shape: Shape }): boolean {
    const now = this.props.shape;
    return shape !== now && looks(shape) !== looks(now);
  }

  override render({ shape }: { readonly shape: Shape }) {
    switch (shape.kind) {
      case 'fill':
        return <Fill shape={shape} />;
      case 'edge':
        return <Edge shape={shape} />;
      case 'line':
        return <Line shape={shape} />;
      case 'frame':
        return <Frame shape={shape} />;
      case 'ring':
        return <Ring shape={shape} />;
      case 'mark':
        return <Mark shape={shape} />;
    }
  }
}
