/** One icon of the table. Hidden from screen readers: the control around it has the name. */
import { ICON_PATHS, type IconName, type IconPaths } from './paths.ts';

export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  const { d, fill }: IconPaths = ICON_PATHS[name];
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {d !== undefined && (
        <path
          d={d}
          fill="none"
          stroke="currentColor"
          stroke-width="1.5"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      )}
      {fill !== undefined && <path d={fill} fill="currentColor" />}
    </svg>
  );
}
