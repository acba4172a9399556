/**
 * The stacking of our two layers on the host's page: marks above its map and below its interface,
 * panels above its bars and below its windows. Read from the page's styles, because hosts change
 * their numbers.
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

/**
 * The z-index with which an element takes part in the page: that of the outermost layer it lies in.
 */
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
 * The layer of the marks: that of the map. Coming later in the document than all of it, they lie
 * above.
 */
export const MARKS = '--q-marks';
export const PANELS = '--q-panels';
export function layMarks(on: HTMLElement, map: string): void {
  const found = document.querySelector(map);
  if (found !== null) on.style.setProperty(MARKS, String(layerOf(found)));
}
