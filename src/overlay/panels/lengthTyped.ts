/** A length as people type it: "4,5 m", "3 q", "3 squares", "15 ft", a bare number of metres. */
const METRES_PER_FOOT = 0.3;

const TYPED = /^(\d{1,5}(?:[.,]\d{1,3})?)\s*(\p{L}*)\.?$/u;

/** In cells, whole ones; null for anything else. @param metresPerCell of the map */
export function lengthTyped(text: string, metresPerCell: number): number | null {
  const [, digits, unit = ''] = TYPED.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const cell = cellOf(unit.toLowerCase(), metresPerCell);
  if (cell === null) return null;
  const cells = Number(digits.replace(',', '.')) / cell;
  return Math.abs(cells - Math.round(cells)) < 0.01 ? Math.round(cells) : null;
}

/** How much of the unit one cell is. */
function cellOf(unit: string, metresPerCell: number): number | null {
  if (/^(m|mt|metr[ioe]|meters?|metres?)?$/.test(unit)) return metresPerCell;
  if (/^(q|sq|c|quadrett[io]|squares?|casell[ae]|cells?)$/.test(unit)) return 1;
  // As the rules turn feet into metres: five are one and a half.
  return /^(ft|feet|foot|pied[ei])$/.test(unit) ? metresPerCell / METRES_PER_FOOT : null;
}
