/** Draws the sample of a layer: its marks as they look on the map, on a dark tile. */
import type { LayerSwitch } from '../layers/layer.ts';

export function Swatch({
  draw,
  on,
}: {
  readonly draw: LayerSwitch['swatch'];
  readonly on: boolean;
}) {
  return (
    <svg
      class="swatch"
      data-on={on}
      width="22"
      height="22"
      viewBox="0 0 22 22"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="22" height="22" rx="4" fill="var(--tile)" />
      <g class="swatch-figure">{draw()}</g>
    </svg>
  );
}
