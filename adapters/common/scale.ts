/** What a host says of the length of a cell. */
import type { Notice } from '../adapter.ts';

export const METRES_PER_CELL = 1.5;

const FEET = ['ft', 'feet', 'foot', "'", 'piedi'];
const METRES = ['m', 'mt', 'meters', 'metres', 'metri'];

/**
 * A cell's side in metres, where its unit is one we know; five feet are a metre and a half, as in
 * the books.
 */
function metresOf(distance: number, units: string): number | undefined {
  const unit = units.trim().toLowerCase().replace(/\.$/, '');
  if (FEET.includes(unit)) return Math.round(distance * 30) / 100;
  return METRES.includes(unit) ? distance : undefined;
}

const METRES_PER_HEX = 3;

/** From the middle of a hex to the next one's: what the map says, else what is usual. */
export function metresPerHex(
  distance: number | null | undefined,
  units: string | null | undefined,
): number {
  const metres = distance == null || distance <= 0 ? undefined : metresOf(distance, units ?? '');
  return metres === undefined || metres > 1000 ? METRES_PER_HEX : metres;
}

/** A map of squares of another scale is judged by squares all the same, and the user is told. */
export function scaleNotices(
  distance: number | null | undefined,
  units: string | null | undefined,
): Notice[] {
  const metres = distance == null || distance <= 0 ? undefined : metresOf(distance, units ?? '');
  return metres === undefined || Math.abs(metres - METRES_PER_CELL) <= 0.05
    ? []
    : [{ code: 'error.scale', params: { metres } }];
}
