/** Draws the sample of a layer: its marks as they look on the map, on a dark tile. */
import type { LayerSwitch } from '../layers/layer.ts';

export function Swatch({
  draw,
  on,
  size = 22,
  struck = false,
}: {
  readonly draw: LayerSwitch['swatch'];
  readonly on: boolean;
  readonly size?: number;
  /** Whether the sample is struck through if the layer is off, for use where no text says so. */
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
      <g class="swatch-figure">{draw()}</g>
      {struck && !on && (
        <path d="M3 19 19 3" stroke="#C3CDD8" stroke-width="2" stroke-linecap="round" />
      )}
    </svg>
  );
}
