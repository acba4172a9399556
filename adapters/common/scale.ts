/** Length of a cell, from the unit that the host states. */
import type { Notice } from '../../src/state/host.ts';

export const METRES_PER_CELL = 1.5;

const FEET = ['ft', 'feet', 'foot', "'", 'piedi'];
const METRES = ['m', 'mt', 'meters', 'metres', 'metri'];

/** Side of a cell in meters, for a known unit; five feet are 1.5 meters, as in the rulebooks. */
function metresOf(distance: number, units: string): number | undefined {
  const unit = units.trim().toLowerCase().replace(/\.$/, '');
  if (FEET.includes(unit)) return Math.round(distance * 30) / 100;
  return METRES.includes(unit) ? distance : undefined;
}

const METRES_PER_HEX = 3;

/** Meters from the center of a hex to the next: as the map states, otherwise the usual length. */
export function metresPerHex(
  distance: number | null | undefined,
  units: string | null | undefined,
): number {
  const metres = distance == null || distance <= 0 ? undefined : metresOf(distance, units ?? '');
  return metres === undefined || metres > 1000 ? METRES_PER_HEX : metres;
}

/**
 * Notices about the map's scale: squares of an unusual length are still judged as squares, and the
 * user is told.
 */
export function scaleNotices(
  distance: number | null | undefined,
  units: string | null | undefined,
): Notice[] {
  const metres = distance == null || distance <= 0 ? undefined : metresOf(distance, units ?? '');
  return metres === undefined || Math.abs(metres - METRES_PER_CELL) <= 0.05
    ? []
    : [{ code: 'error.scale', params: { metres, used: METRES_PER_CELL } }];
}
