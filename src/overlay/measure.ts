/**
 * Measures the width of short labels, so that a pill fits its text. Estimated width per character,
 * in ems, where nothing can be measured.
 */
const GUESS = 0.58;
const known = new Map<string, number>();
let pen: { measureText(text: string): { readonly width: number }; font: string } | null | undefined;

function canvas(): typeof pen {
  try {
    return typeof document === 'undefined'
      ? null
      : document.createElement('canvas').getContext('2d');
  } catch {
    return null;
  }
}

/** Width in CSS pixels of `text` in the system's font, with this `weight` and `size` (px). */
export function measure(text: string, size: number, weight: number): number {
  const font =
    `${weight} ${size}px Inter, "Segoe UI", system-ui, Roboto, "Noto Sans", ` +
    '"Helvetica Neue", Arial, sans-serif';
  const key = font + text;
  let width = known.get(key);
  if (width === undefined) {
    pen ??= canvas();
    if (pen !== null && pen !== undefined) {
      pen.font = font;
      width = pen.measureText(text).width;
    } else width = text.length * size * GUESS;
    // Limit the cache: names come from the table, and a host that renames endlessly must not fill
    // the memory.
    if (known.size > 2000) known.clear();
    known.set(key, width);
  }
  return width;
}
