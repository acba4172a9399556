/** Draws small figures of constant size (docs/design/look.md, 8) around (0, 0), in CSS pixels. */
import { ICON_PATHS, isIcon } from './icons/paths.ts';
import { measure } from './measure.ts';
import type { MarkShape } from './shape.ts';

const polygon = (radius: number, corners: number, turn: number): string =>
  `M${Array.from({ length: corners }, (_, i) => {
    const angle = ((i + turn) * 2 * Math.PI) / corners;
    return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
  }).join('L')}Z`;

const CROSS = 'M-3.2 -3.2L3.2 3.2M3.2 -3.2L-3.2 3.2';

const Glyph = ({ name, colour, size = 16 }: { name: string; colour: string; size?: number }) => {
  if (!isIcon(name)) return null;
  const { d, fill } = ICON_PATHS[name] as { d?: string; fill?: string };
  return (
    <g transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 16})`}>
      {d !== undefined && (
        <path
          d={d}
          fill="none"
          style={{ stroke: colour }}
          stroke-width={1.6}
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      )}
      {fill !== undefined && <path d={fill} style={{ fill: colour }} />}
    </g>
  );
};

const Diamond = ({
  half,
  fill,
  rim,
  width = 2,
}: {
  half: number;
  fill: string;
  rim: string;
  width?: number;
}) => (
  <path
    d={polygon(half, 4, 0)}
    style={{ fill, stroke: rim }}
    stroke-width={width}
    stroke-linejoin="round"
  />
);

/** A text on a background of ink or color that is as wide as the text. */
function Label({
  text,
  anchor,
  size,
  weight,
  height,
  edge,
  ground,
  word,
}: {
  text: string;
  anchor: MarkShape['anchor'];
  size: number;
  weight: number;
  height: number;
  edge?: string | undefined;
  ground: string;
  word: string;
}) {
  const width = Math.max(height, Math.ceil(measure(text, size, weight)) + 14);
  return (
    <g
      transform={
        anchor === undefined
          ? undefined
          : `translate(${anchor === 'start' ? width / 2 : -width / 2} 0)`
      }
    >
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={6}
        style={{
          fill: ground,
          ...(edge === undefined ? {} : { stroke: edge, strokeWidth: '1.5px' }),
        }}
        fill-opacity={0.94}
      />
      <text style={{ fill: word, fontSize: `${size}px`, fontWeight: String(weight) }}>{text}</text>
    </g>
  );
}

/** The sign "no stopping": a ring with a bar. */
const BAR = 'M-2.6 -2.6L2.6 2.6';

const INK = 'var(--m-ink)';
const RING = 'var(--ring)';
const WHITE = 'var(--m-white)';

export function FigureMark({ shape }: { readonly shape: MarkShape }) {
  const text = shape.text ?? '';
  switch (shape.figure) {
    case 'step': {
      const size = text.length > 2 ? 10 : 13;
      return (
        <>
          <circle style={{ '--fit': `${Math.ceil(measure(text, size, 700) / 2) + 2}px` }} />
          <text style={{ fontSize: `${size}px` }}>{text}</text>
        </>
      );
    }
    case 'over':
      return (
        <>
          <rect
            x={-14}
            y={-11}
            width={28}
            height={22}
            rx={6}
            style={{ fill: INK, stroke: RING }}
            stroke-width={2}
          />
          <text style={{ fontSize: '13px' }}>{text}</text>
        </>
      );
    case 'diamond':
      return (
        <>
          <Diamond half={13} fill={RING} rim={INK} />
          <text class="ink" style={{ fontSize: '13px', fontWeight: '800' }}>
            {text}
          </text>
        </>
      );
    case 'same':
      return (
        <>
          <Diamond half={10.5} fill={INK} rim={INK} width={3.5} />
          <Diamond half={9} fill={INK} rim={RING} width={1.8} />
          <text style={{ fontSize: '11px' }}>=</text>
        </>
      );
    case 'doubt':
      return (
        <>
          <Diamond half={12} fill={RING} rim={INK} />
          <text class="ink" style={{ fontSize: '13px', fontWeight: '800' }}>
            ?
          </text>
        </>
      );
    case 'octagon':
      return (
        <>
          <path
            d={polygon(10, 8, 0.5)}
            style={{ fill: RING, stroke: INK }}
            stroke-width={2}
            stroke-linejoin="round"
          />
          <path d={CROSS} style={{ stroke: INK }} stroke-width={2.2} stroke-linecap="round" />
        </>
      );
    case 'count':
      return (
        <>
          <circle />
          <text>{text}</text>
        </>
      );
    case 'chip':
      return (
        <>
          <circle r={11} style={{ fill: 'var(--m-paper)', stroke: INK }} stroke-width={2} />
          <Glyph name={shape.icon ?? ''} colour={INK} />
        </>
      );
    case 'more':
      return (
        <>
          <circle r={11} style={{ fill: 'var(--m-paper)', stroke: INK }} stroke-width={2} />
          <text class="ink">{text}</text>
        </>
      );
    case 'pill':
      return (
        <Label
          text={text}
          anchor={shape.anchor}
          size={12}
          weight={600}
          height={20}
          ground={INK}
          word={WHITE}
          edge={shape.style === 'ink' ? undefined : RING}
        />
      );
    case 'badge':
      return (
        <Label
          text={text}
          anchor={shape.anchor}
          size={13}
          weight={800}
          height={22}
          ground={RING}
          word={INK}
          edge={INK}
        />
      );
    case 'shield':
      return (
        <>
          <circle r={13.5} style={{ fill: INK, stroke: RING }} stroke-width={2} />
          <Glyph name="safe" colour={RING} />
        </>
      );
    case 'corner':
    case 'clear-end':
      return <circle />;
    case 'cross':
      return (
        <>
          <path
            d="M-6 -6L6 6M6 -6L-6 6"
            fill="none"
            style={{ stroke: INK }}
            stroke-opacity={0.85}
            stroke-width={5.5}
            stroke-linecap="round"
          />
          <path
            d="M-6 -6L6 6M6 -6L-6 6"
            fill="none"
            style={{ stroke: RING }}
            stroke-width={2.4}
            stroke-linecap="round"
          />
        </>
      );
    case 'notch':
      return (
        <>
          <circle r={5.6} style={{ fill: INK }} fill-opacity={0.86} />
          <circle r={3.8} fill="none" style={{ stroke: WHITE }} stroke-width={1.5} />
          <path d={BAR} style={{ stroke: WHITE }} stroke-width={1.5} />
        </>
      );
  }
}
