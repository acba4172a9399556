/** What comes of comparing a table with its second sources. */

/**
 * What can be compared on a live table with a second source: which cell a point is in, where walls
 * stop a step, where hexes lie, where the map is on the screen, drawn sizes, the tracker's order,
 * who is drawn at all, the last movement.
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
export type Probe = (typeof PROBES)[number];

/** What came of one probe. `unclear`: nothing here could be compared. */
export interface Check {
  readonly probe: Probe;
  readonly verdict: 'agrees' | 'differs' | 'unclear';
  /** How many single facts were compared, and how many of them differ. */
  readonly compared: number;
  readonly differing: number;
}
