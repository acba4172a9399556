/**
 * Widths of short labels, so that a pill fits its text. An estimate where nothing can be measured.
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

/** Width in CSS pixels of `text` set in `weight` and `size` (px) of the system's face. */
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
    // Names come from the table: a host that renames without end must not fill the memory.
    if (known.size > 2000) known.clear();
    known.set(key, width);
  }
  return width;
}
