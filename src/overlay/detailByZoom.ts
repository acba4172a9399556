/**
 * Decides how much detail is drawn at which zoom (docs/design/look.md, 9). Zooming in, a level
 * starts at its cell size; zooming out it ends ten percent below, so that a zoom on the border does
 * not flicker.
 */
export const RUNGS = [
  /** Shows only edges, frames, the path line, octagons and diamonds. */
  { name: 'tiny', from: 0 },
  /** Leaves out chips, and all pills but badges and the path readout. */
  { name: 'far', from: 20 },
  /** Leaves out dots, and of a path's costs all but the total; hatching is twice as coarse. */
  { name: 'middle', from: 28 },
  { name: 'reference', from: 44 },
  /** Line widths no longer grow with the cells: they are clamped. */
  { name: 'near', from: 84 },
] as const;
export type Rung = (typeof RUNGS)[number]['name'];

const SLACK = 0.9;

/**
 * The level of detail for cells of `px` CSS pixels on the screen; `now`: the present level (absent:
 * none yet).
 */
export function rungFor(px: number, now?: Rung): Rung {
  const up = RUNGS.findLastIndex((r) => px >= r.from);
  const at = now === undefined ? -1 : RUNGS.findIndex((r) => r.name === now);
  const down = RUNGS.findLastIndex((r) => px >= r.from * SLACK);
  const index = at > up ? Math.min(at, down) : up;
  return RUNGS[Math.max(0, index)]?.name ?? 'tiny';
}
