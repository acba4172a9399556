/**
 * Finds the z-indexes of the overlay's two layers on the host's page: marks above the map and below
 * the interface, panels above the bars and below the windows. Read from the page's styles, because
 * hosts change the numbers.
 */

const NONE = new Set(['none', 'auto', 'normal', '']);
/** Properties that create a stacking context, besides a position with a z-index. */
const LAYERING = [
  'transform',
  'filter',
  'backdropFilter',
  'perspective',
  'clipPath',
  'mixBlendMode',
] as const;

/** The z-index of an element relative to the page: that of its outermost stacking context. */
export function layerOf(element: Element): number {
  let layer = 0;
  for (
    let each: Element | null = element;
    each !== null && each !== document.documentElement;
    each = each.parentElement
  ) {
    const style = getComputedStyle(each);
    const z = Number.parseInt(style.zIndex, 10);
    const inFlex =
      each.parentElement !== null && /flex|grid/.test(getComputedStyle(each.parentElement).display);
    if (Number.isFinite(z) && (inFlex || !['static', ''].includes(style.position))) layer = z;
    else if (
      style.position === 'fixed' ||
      style.position === 'sticky' ||
      Number(style.opacity || 1) < 1 ||
      style.isolation === 'isolate' ||
      LAYERING.some((property) => !NONE.has(style[property] ?? ''))
    )
      layer = 0;
  }
  return layer;
}

/**
 * Layer of the marks: it has the map's z-index. The marks come later in the document than the map,
 * so they are above it.
 */
export const MARKS = '--q-marks';
export const PANELS = '--q-panels';
export function layMarks(on: HTMLElement, map: string): void {
  const found = document.querySelector(map);
  if (found !== null) on.style.setProperty(MARKS, String(layerOf(found)));
}
