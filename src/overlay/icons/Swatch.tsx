/** A layer's sample, 22 px, as the layer looks on the map: pattern and line first, hue second. */
import type { LayerId } from '../../state/store.ts';
import { ICON_PATHS } from './paths.ts';

const DRAWN: Readonly<Record<LayerId, () => preact.JSX.Element>> = {
  threat: () => (
    <>
      <rect x="1" y="1" width="20" height="20" rx="3" fill="#D55E00" fill-opacity=".28" />
      <path
        d="M2 8.5 8.5 2M2 14.5 14.5 2M2.5 20 20 2.5M7.5 20.5l13-13M13.5 20.5l7-7"
        stroke="var(--m-threat)"
        stroke-width="1.5"
      />
      <rect
        x="1"
        y="1"
        width="20"
        height="20"
        rx="3"
        fill="none"
        stroke="var(--m-threat)"
        stroke-width="1.8"
      />
    </>
  ),
  move: () => (
    <>
      <rect x="1" y="1" width="20" height="20" rx="3" fill="#56B4E9" fill-opacity=".22" />
      <g fill="var(--m-move)">
        <circle cx="6" cy="6" r="1.5" />
        <circle cx="16" cy="6" r="1.5" />
        <circle cx="11" cy="11" r="1.5" />
        <circle cx="6" cy="16" r="1.5" />
        <circle cx="16" cy="16" r="1.5" />
      </g>
      <rect
        x="1"
        y="1"
        width="20"
        height="20"
        rx="3"
        fill="none"
        stroke="var(--m-move)"
        stroke-width="1.8"
      />
    </>
  ),
  path: () => (
    <path
      d="M3 16.5 8.5 11l4 2.5L18.5 5"
      fill="none"
      stroke="var(--m-white)"
      stroke-width="2.4"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  ),
  flanking: () => (
    <>
      <path
        d="M4 9.9h3.4M4 12.1h3.4M14.6 9.9H18M14.6 12.1H18"
        stroke="var(--m-flank)"
        stroke-width="1.2"
      />
      <rect
        x="7.6"
        y="7.4"
        width="6.8"
        height="7.2"
        fill="none"
        stroke="var(--m-flank)"
        stroke-width="1.6"
      />
      <g fill="var(--m-flank)">
        <circle cx="3.2" cy="11" r="2.3" />
        <circle cx="18.8" cy="11" r="2.3" />
      </g>
    </>
  ),
  cover: () => (
    <g fill="none" stroke="var(--m-cover)" stroke-width="1.6">
      <path d="M2.5 5 16.5 7.6" />
      <circle cx="18.3" cy="7.9" r="1.8" />
      <path d="M2.5 18.5 9.4 14.6" stroke-dasharray="3 2" />
      <path d="M10.4 11.6l4.4 4.4M14.8 11.6l-4.4 4.4" stroke-linecap="round" />
    </g>
  ),
  reminders: () => (
    <>
      <circle cx="11" cy="11" r="9" fill="var(--m-paper)" />
      <g transform="translate(4.6 4.2) scale(.8)" style={{ color: 'var(--m-ink)' }}>
        <path
          d={ICON_PATHS.prone.d}
          fill="none"
          stroke="currentColor"
          stroke-width="1.7"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
        <path d={ICON_PATHS.prone.fill} fill="currentColor" />
      </g>
    </>
  ),
  timeline: () => (
    <g fill="none" stroke="var(--m-warn)" stroke-width="1.6">
      <path d="M2.5 15h17M6 12.5v5M11 12.5v5M16 12.5v5" stroke-linecap="round" />
      <path d="M11 3.2 14.4 6.6 11 10 7.6 6.6z" stroke-linejoin="round" />
    </g>
  ),
};

export function Swatch({
  layer,
  on,
  size = 22,
  struck = false,
}: {
  readonly layer: LayerId;
  readonly on: boolean;
  readonly size?: number;
  /** Draw the stroke that marks an off layer where no word stands beside it. */
  readonly struck?: boolean;
}) {
  return (
    <svg
      class="swatch"
      data-on={on}
      width={size}
      height={size}
      viewBox="0 0 22 22"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="22" height="22" rx="4" fill="var(--tile)" />
      <g class="swatch-figure">{DRAWN[layer]()}</g>
      {struck && !on && (
        <path d="M3 19 19 3" stroke="#C3CDD8" stroke-width="2" stroke-linecap="round" />
      )}
    </svg>
  );
}
