/** Length of a cell, from the unit that the host states. */
import type { Notice } from '../../src/state/host.ts';

export const METRES_PER_CELL = 1.5;

const FEET = ['ft', 'feet', 'foot', "'", 'piedi'];
const METRES = ['m', 'mt', 'meters', 'metres', 'metri'];

/**
 * Length of a cell's side in meters, for a known unit. Five feet count as 1.5 meters, as in the
 * rulebooks.
 */
function metresOf(distance: number, units: string): number | undefined {
  const unit = units.trim().toLowerCase().replace(/\.$/, '');
  if (FEET.includes(unit)) return Math.round(distance * 30) / 100;
  return METRES.includes(unit) ? distance : undefined;
}

const METRES_PER_HEX = 3;

/**
 * Meters from the center of a hex to the center of the next. If the map does not state them, the
 * usual length applies.
 */
export function metresPerHex(
  distance: number | null | undefined,
  units: string | null | undefined,
): number {
  const metres = distance == null || distance <= 0 ? undefined : metresOf(distance, units ?? '');
  return metres === undefined || metres > 1000 ? METRES_PER_HEX : metres;
}

/**
 * Notices about the map's scale: squares of an unusual length are judged like all squares, and a
 * notice tells the user.
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
