/**
 * The fill patterns of docs/design/look.md, 5. Patterns. Their coordinates are in internal units and
 * anchored at the map's corner, so that panning never shifts them. Each figure has an ink casing, so
 * that it is visible on any map.
 */
import { INK, PATTERNS, type PatternName } from './style.ts';
import type { Rung } from './detailByZoom.ts';
import { VIEWPORT_UNIT } from './viewport.ts';

const u = (part: number): number => Math.round(part * VIEWPORT_UNIT * 100) / 100;

/** Bars across the full width of a square tile with side `t`. */
const Bar = ({
  t,
  core,
  ink,
  opacity,
  colour,
}: {
  t: number;
  core: number;
  ink: number;
  opacity: number;
  colour: string;
}) => (
  <>
    <rect
      x={u((t - ink) / 2)}
      y={0}
      width={u(ink)}
      height={u(t)}
      fill={INK}
      fill-opacity={opacity}
    />
    <rect x={u((t - core) / 2)} y={0} width={u(core)} height={u(t)} style={{ fill: colour }} />
  </>
);

const Dots = ({ t, colour }: { t: number; colour: string }) => (
  <>
    {[0.25, 0.75].map((at) => (
      <circle
        key={`i${at}`}
        cx={u(at * t)}
        cy={u(at * t)}
        r={u(0.034)}
        fill={INK}
        fill-opacity={0.38}
      />
    ))}
    {[0.25, 0.75].map((at) => (
      <circle key={`c${at}`} cx={u(at * t)} cy={u(at * t)} r={u(0.02)} style={{ fill: colour }} />
    ))}
  </>
);

const Strokes = ({
  d,
  core,
  ink,
  opacity,
  colour,
  cap = 'butt',
}: {
  d: string;
  core: number;
  ink: number;
  opacity: number;
  colour: string;
  cap?: 'butt' | 'round';
}) => (
  <>
    <path
      d={d}
      fill="none"
      stroke={INK}
      stroke-opacity={opacity}
      stroke-width={u(ink)}
      stroke-linecap={cap}
      stroke-linejoin="round"
    />
    <path
      d={d}
      fill="none"
      style={{ stroke: colour }}
      stroke-width={u(core)}
      stroke-linecap={cap}
      stroke-linejoin="round"
    />
  </>
);

/**
 * Diagonal lines that extend beyond the tile's corners, so that lines of adjacent tiles join
 * without a notch.
 */
const diagonals = (t: number): string =>
  `M${-t} ${-t}L${2 * t} ${2 * t}M${2 * t} ${-t}L${-t} ${2 * t}`;

/**
 * Four corner brackets slightly inside the cell, so that those of neighboring cells stay apart,
 * with the bonus in the middle.
 */
const Brackets = ({ bonus, colour }: { bonus: string; colour: string }) => {
  const [near, far, arm] = [0.1, 0.9, 0.15];
  const corners = [
    [near, near, arm, arm],
    [far, near, -arm, arm],
    [far, far, -arm, -arm],
    [near, far, arm, -arm],
  ] as const;
  return (
    <>
      <Strokes
        d={corners
          .map(([x, y, ax, ay]) => `M${u(x + ax)} ${u(y)}L${u(x)} ${u(y)}V${u(y + ay)}`)
          .join('')}
        core={0.03}
        ink={0.065}
        opacity={0.7}
        colour={colour}
        cap="round"
      />
      <text
        x={u(0.5)}
        y={u(0.5)}
        stroke={INK}
        stroke-opacity={0.7}
        stroke-width={u(0.05)}
        stroke-linejoin="round"
        paint-order="stroke"
        style={{ fill: colour, fontSize: `${u(0.26)}px` }}
      >
        {bonus}
      </text>
    </>
  );
};

function figure(name: PatternName) {
  const { tile, colour: hue } = PATTERNS[name];
  const colour = `var(--m-${hue})`;
  const t = u(tile);
  switch (name) {
    case 'hatch':
    case 'hatch-back':
      return <Bar t={tile} core={0.026} ink={0.052} opacity={0.5} colour={colour} />;
    case 'dots':
    case 'dots-sparse':
      return <Dots t={tile} colour={colour} />;
    case 'chevrons':
      return (
        <Strokes
          d={`M${u(0.065)} ${u(0.165)}L${t / 2} ${u(0.085)}L${u(0.185)} ${u(0.165)}`}
          core={0.024}
          ink={0.055}
          opacity={0.55}
          colour={colour}
          cap="round"
        />
      );
    case 'crosses':
      return <Strokes d={diagonals(t)} core={0.022} ink={0.05} opacity={0.6} colour={colour} />;
    case 'dashes':
      return (
        <Strokes
          d={`M${u(0.02)} ${t / 4}h${u(0.09)}M${u(0.11)} ${(t * 3) / 4}h${u(0.08)}`}
          core={0.022}
          ink={0.05}
          opacity={0.5}
          colour={colour}
        />
      );
    case 'brackets-limited':
      return <Brackets bonus="+2" colour={colour} />;
    case 'brackets-cover':
      return <Brackets bonus="+4" colour={colour} />;
    case 'brackets-degree':
      return <Brackets bonus="" colour={colour} />;
    case 'brackets-improved':
      return <Brackets bonus="+8" colour={colour} />;
    case 'bars':
    case 'bars-dim':
      return (
        <>
          <rect width={t} height={t} fill={INK} fill-opacity={0.45} />
          <rect
            y={u((tile - 0.014) / 2)}
            width={t}
            height={u(0.014)}
            style={{ fill: colour }}
            fill-opacity={0.55}
          />
        </>
      );
  }
}

/**
 * SVG id of a pattern. References resolve within the same tree; the prefix avoids the host's own
 * ids if there is no shadow root.
 */
export const patternId = (name: PatternName): string => `quadretto-${name}`;

export function RungPatterns({ rung }: { readonly rung: Rung }) {
  const far = rung === 'middle' || rung === 'far' || rung === 'tiny';
  return (
    <>
      {(Object.keys(PATTERNS) as PatternName[]).map((name) => {
        const style = PATTERNS[name];
        const turn = 'rotate' in style ? `rotate(${style.rotate})` : '';
        const wide = far && style.far === 'doubled' ? 'scale(2)' : '';
        return (
          <pattern
            key={name}
            id={patternId(name)}
            patternUnits="userSpaceOnUse"
            width={u(style.tile)}
            height={u(style.tile)}
            patternTransform={`${turn} ${wide}`.trim() || undefined}
          >
            {figure(name)}
          </pattern>
        );
      })}
    </>
  );
}
