/**
 * The logo for pages, large enough for its inner cross. Hidden from screen readers: the name is
 * beside it.
 */
import { ICON_PATHS } from './paths.ts';

/** The lines of the logo's small inner cross, beside the raised square. */
export const CROSS = { d: 'M4.4 8h3M8 8.6v3', width: 1.1, opacity: 0.7 } as const;

export const Logo = ({ size }: { readonly size: number }) => (
  <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d={ICON_PATHS.logo.d} fill="none" stroke="currentColor" stroke-width="1.5" />
    <path
      d={CROSS.d}
      fill="none"
      stroke="currentColor"
      stroke-width={CROSS.width}
      stroke-opacity={CROSS.opacity}
      stroke-linecap="round"
    />
    <path d={ICON_PATHS.logo.fill} fill="currentColor" />
  </svg>
);
