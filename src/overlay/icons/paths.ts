/**
 * The icons, 16 × 16, one row each: `d` is stroked (1.5, round), `fill` is filled, both in the current colour.
 * Plain data, so that marks on the map and panels draw the same figure.
 */
export interface IconPaths {
  readonly d?: string;
  readonly fill?: string;
}

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const ICON_PATHS = {
  logo: { d: 'M5 1.75h6A3.25 3.25 0 0 1 14.25 5v6A3.25 3.25 0 0 1 11 14.25H5A3.25 3.25 0 0 1 1.75 11V5A3.25 3.25 0 0 1 5 1.75z', fill: 'M8.1 4.3h2.9a.7.7 0 0 1 .7.7v2.9a.7.7 0 0 1-.7.7H8.1a.7.7 0 0 1-.7-.7V5a.7.7 0 0 1 .7-.7z' },
  why: { d: 'M1.75 8a6.25 6.25 0 1 0 12.5 0a6.25 6.25 0 1 0-12.5 0zM6.1 6.3c.1-1.2.9-1.8 2-1.8s2 .7 2 1.7c0 1.4-2 1.5-2 2.9', fill: dot(8.1, 11.4, 0.9) },
  safe: { d: 'M8 1.75 13.25 3.6v4.1c0 3.2-2.1 5.4-5.25 6.55C4.85 13.1 2.75 10.9 2.75 7.7V3.6zM5.6 7.9l1.7 1.7 3.1-3.3' },
  prone: { d: 'M1.75 12.75h12.5M5.4 9.6h3.4l2-1.7 3 1.7', fill: dot(3.2, 9, 1.5) },
  'flat-footed': { d: 'M3.6 3.2a6.4 6.4 0 0 0 0 9.6M12.4 3.2a6.4 6.4 0 0 1 0 9.6M8 3.75v5', fill: dot(8, 11.8, 1) },
  'opportunity-used': { d: 'M13.5 2.5 4.4 11.6M3 9.2l3.8 3.8M4.4 11.6l-2 2M2 2l12 12' },
  squeezed: { d: 'M8 1.75v12.5M1.25 8h4M10.75 8h4M3.9 5.9 6 8l-2.1 2.1M12.1 5.9 10 8l2.1 2.1' },
  hidden: { d: 'M1.6 8S4 3.75 8 3.75 14.4 8 14.4 8 12 12.25 8 12.25 1.6 8 1.6 8zM13.25 2.25 2.75 13.75' },
  locked: { d: 'M4 7.25h8a1 1 0 0 1 1 1v4.75a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8.25a1 1 0 0 1 1-1zM5.25 7.25V4.75a2.75 2.75 0 0 1 5.5 0v2.5' },
  card: { d: 'M3 3.25h10a1.25 1.25 0 0 1 1.25 1.25v7A1.25 1.25 0 0 1 13 12.75H3a1.25 1.25 0 0 1-1.25-1.25v-7A1.25 1.25 0 0 1 3 3.25zM4.5 6.25h2.5v3.5H4.5zM9.5 6.5h2.25M9.5 9.5h2.25' },
  close: { d: 'M3.75 3.75l8.5 8.5M12.25 3.75l-8.5 8.5' },
  undo: { d: 'M3.2 5.2A5.6 5.6 0 1 1 2.4 8.6M3 1.9v3.5h3.5' },
  settings: { d: 'M5.6 8a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0zM8 1.5v1.75M8 12.75v1.75M1.5 8h1.75M12.75 8h1.75M3.4 3.4l1.25 1.25M11.35 11.35l1.25 1.25M3.4 12.6l1.25-1.25M11.35 4.65l1.25-1.25' },
  grip: { fill: dot(6, 3.5, 1) + dot(10, 3.5, 1) + dot(6, 8, 1) + dot(10, 8, 1) + dot(6, 12.5, 1) + dot(10, 12.5, 1) },
  fold: { d: 'M3 8h10' },
  unfold: { d: 'M6 3.5 10.5 8 6 12.5' },
  down: { d: 'M4 6.25 8 10.25l4-4' },
  check: { d: 'M3 8.5 6.5 12 13 4.75' },
  info: { d: 'M1.75 8a6.25 6.25 0 1 0 12.5 0a6.25 6.25 0 1 0-12.5 0zM8 7.4v4', fill: dot(8, 4.9, 0.9) },
  surprised: { d: 'M8 1.75 14.25 8 8 14.25 1.75 8zM8 5v3.4', fill: dot(8, 10.8, 0.9) },
  helpless: { d: 'M2 13.25h12M4 13.25V9.5a4 4 0 0 1 8 0v3.75M6.4 8.2l1.2 1.2M7.6 8.2 6.4 9.4M9.4 8.2l1.2 1.2M10.6 8.2 9.4 9.4' },
  blinded: { d: 'M1.6 6.5S4 10.75 8 10.75s6.4-4.25 6.4-4.25M3.6 9.2 2.4 11M6.4 10.6 6 12.8M9.6 10.6l.4 2.2M12.4 9.2l1.2 1.8' },
  grappled: { d: 'M2 5.75A3.75 3.75 0 0 1 5.75 2h1.5M14 10.25A3.75 3.75 0 0 1 10.25 14h-1.5M5 8a3 3 0 0 0 3 3h3.5M11 8a3 3 0 0 0-3-3H4.5' },
} as const satisfies Readonly<Record<string, IconPaths>>;

export type IconName = keyof typeof ICON_PATHS;

export const isIcon = (name: string): name is IconName => Object.hasOwn(ICON_PATHS, name);
