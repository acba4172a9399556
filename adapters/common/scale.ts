/** The length of a cell as the host states it. */
import type { Notice } from '../../src/state/host.ts';

export const METRES_PER_CELL = 1.5;

const FEET = ['ft', 'feet', 'foot', "'", 'piedi'];
const METRES = ['m', 'mt', 'meters', 'metres', 'metri'];

/** A cell's side in metres for a known unit; five feet are 1.5 metres, as in the books. */
function metresOf(distance: number, units: string): number | undefined {
  const unit = units.trim().toLowerCase().replace(/\.$/, '');
  if (FEET.includes(unit)) return Math.round(distance * 30) / 100;
  return METRES.includes(unit) ? distance : undefined;
}

const METRES_PER_HEX = 3;

/** Metres from the middle of a hex to the next: as the map says, otherwise the usual length. */
export function metresPerHex(
  distance: number | null | undefined,
  units: string | null | undefined,
): number {
  const metres = distance == null || distance <= 0 ? undefined : metresOf(distance, units ?? '');
  return metres === undefined || metres > 1000 ? METRES_PER_HEX : metres;
}

/** Squares of another scale are judged as squares anyway, with a notice to the user. */
export function scaleNotices(
  distance: number | null | undefined,
  units: string | null | undefined,
): Notice[] {
  const metres = distance == null || distance <= 0 ? undefined : metresOf(distance, units ?? '');
  return metres === undefined || Math.abs(metres - METRES_PER_CELL) <= 0.05
    ? []
    : [{ code: 'error.scale', params: { metres, used: METRES_PER_CELL } }];
}
