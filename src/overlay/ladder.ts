/**
 * How much is drawn at which zoom (docs/design/look.md, 9). Zooming in, a level starts at its size;
 * zooming out it ends ten per cent below, so that a zoom on the border does not flicker.
 */
export const RUNGS = [
  /** Edges, frames, path line, octagon and diamonds only. */
  { name: 'tiny', from: 0 },
  /** No chips, no pills but badge and read-out. */
  { name: 'far', from: 20 },
  /** No dots, no step numbers; hatch period doubled. */
  { name: 'middle', from: 28 },
  { name: 'reference', from: 44 },
  /** The clamps at work. */
  { name: 'near', from: 84 },
] as const;
export type Rung = (typeof RUNGS)[number]['name'];

const SLACK = 0.9;

/** The rung for cells of `px` CSS pixels on the screen, coming from `now` (absent: no past). */
export function rungFor(px: number, now?: Rung): Rung {
  const up = RUNGS.findLastIndex((r) => px >= r.from);
  const at = now === undefined ? -1 : RUNGS.findIndex((r) => r.name === now);
  const down = RUNGS.findLastIndex((r) => px >= r.from * SLACK);
  const index = at > up ? Math.min(at, down) : up;
  return RUNGS[Math.max(0, index)]?.name ?? 'tiny';
}
