/** Results of comparing a live table with a second source. */

/**
 * Facts of a live table that are compared with a second source. For the map: the cell of a point,
 * walls that stop a step, the position of hexes, the map's position on the screen. For tokens:
 * drawn sizes, the order in the turn tracker, which tokens are drawn, the last movement.
 */
export const PROBES = [
  'cells',
  'hexes',
  'steps',
  'camera',
  'sizes',
  'turns',
  'hidden',
  'history',
] as const;
export type TableProbe = (typeof PROBES)[number];

/** Result of one probe. `unclear`: nothing could be compared. */
export interface Check {
  readonly probe: TableProbe;
  readonly verdict: 'agrees' | 'differs' | 'unclear';
  /** Number of facts compared, and number of differences. */
  readonly compared: number;
  readonly differing: number;
}
