/** The glyph of a verdict. Its outline identifies it, even in gray and at 14 px. */
import type { Why } from '../shape.ts';
import { Icon } from './Icon.tsx';

export type VerdictKind = Why['verdict'];

const stroke = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/**
 * `order`: number shown in an opportunity's diamond instead of the sword; a doubtful opportunity
 * has a question mark.
 */
export function VerdictGlyph({
  verdict,
  order,
  size = 16,
}: {
  readonly verdict: VerdictKind;
  readonly order?: number;
  readonly size?: number;
}) {
  if (verdict === 'info')
    return (
      <span class="glyph-info">
        <Icon name="info" size={size} />
      </span>
    );
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {figure(verdict, order)}
    </svg>
  );
}

const Ordered = ({ order, fill }: { readonly order: string; readonly fill: string }) => (
  <>
    <path d="M8 .4 15.6 8 8 15.6.4 8z" fill={fill} />
    <text x="8" y="11.1" text-anchor="middle" font-size="8.5" font-weight="800" fill="var(--v-ink)">
      {order}
    </text>
  </>
);

function figure(verdict: Exclude<VerdictKind, 'info'>, order: number | undefined) {
  switch (verdict) {
    case 'legal':
      return (
        <>
          <circle cx="8" cy="8" r="7.5" fill="var(--v-legal)" />
          <path d="M4.8 8.3 7 10.5l4.2-4.8" {...stroke} stroke="var(--v-ink)" stroke-width="1.9" />
        </>
      );
    case 'doubtful':
      return order === undefined ? (
        <>
          <path d="M8 .4 15.6 8 8 15.6.4 8z" fill="var(--v-doubt)" stroke-linejoin="round" />
          <path
            d="M6.2 6.3c.1-1.1.8-1.7 1.8-1.7s1.8.7 1.8 1.6c0 1.3-1.8 1.4-1.8 2.7"
            {...stroke}
            stroke="var(--v-ink)"
            stroke-width="1.6"
          />
          <circle cx="8" cy="11.3" r="1" fill="var(--v-ink)" />
        </>
      ) : (
        <Ordered order={`${order}?`} fill="var(--v-doubt)" />
      );
    case 'illegal':
      return (
        <>
          <path d="M4.9.5h6.2l4.4 4.4v6.2l-4.4 4.4H4.9L.5 11.1V4.9z" fill="var(--v-illegal)" />
          <path
            d="M5.4 5.4l5.2 5.2M10.6 5.4l-5.2 5.2"
            {...stroke}
            stroke="var(--v-ink)"
            stroke-width="1.9"
          />
        </>
      );
    case 'allowed':
      return (
        <>
          <rect
            x="1.4"
            y="1.4"
            width="13.2"
            height="13.2"
            rx="3"
            {...stroke}
            stroke="var(--tx)"
            stroke-width="1.7"
          />
          <path d="M4.8 8.3 7 10.5l4.2-4.8" {...stroke} stroke="var(--tx)" stroke-width="1.7" />
        </>
      );
    case 'provokes':
      return order === undefined ? (
        <>
          <path
            d="M8 1.2 14.8 8 8 14.8 1.2 8z"
            {...stroke}
            stroke="var(--v-illegal)"
            stroke-width="1.5"
          />
          <path
            d="M10.6 5.4 6.6 9.4M5.5 8.1l2.4 2.4M6.6 9.4l-1.2 1.2"
            {...stroke}
            stroke="var(--v-illegal)"
            stroke-width="1.5"
          />
        </>
      ) : (
        <Ordered order={String(order)} fill="var(--v-illegal)" />
      );
  }
}
