/**
 * Converts lengths to the unit in which they are shown: feet, meters, or cells. English uses feet
 * and Italian meters unless the user chooses.
 */
import { inUse } from './catalogue.ts';
import { lengths, locale, setting, type LengthUnit } from './locale.ts';

/** The conversion of the rules: five feet are one and a half meters. */
export const METRES_PER_FOOT = 0.3;

const ofLanguage = (): Exclude<LengthUnit, 'squares'> =>
  (inUse.value?.locale ?? locale.value) === 'it' ? 'metres' : 'feet';

/** The unit in which lengths are shown. */
export const lengthUnit = (): LengthUnit =>
  lengths.value === 'auto' ? ofLanguage() : lengths.value;

/** Length in meters of one unit in which lengths are shown; for squares, of one cell. */
export function metresOfUnit(): number {
  const unit = lengthUnit();
  if (unit === 'squares') return setting.value.metresPerCell;
  return unit === 'feet' ? METRES_PER_FOOT : 1;
}

/**
 * A length in meters as a message id and its parameters. `absolute`: never in cells, because the
 * length is that of a cell.
 */
export function measured(
  metres: number,
  absolute = false,
): readonly [message: string, params: Readonly<Record<string, number>>] {
  const chosen = lengthUnit();
  const unit = absolute && chosen === 'squares' ? ofLanguage() : chosen;
  const round = (n: number): number => Math.round(n * 100) / 100;
  if (unit === 'squares') return ['unit.cells', { n: round(metres / setting.value.metresPerCell) }];
  return unit === 'feet'
    ? ['unit.feet', { feet: round(metres / METRES_PER_FOOT) }]
    : ['unit.metres', { metres: round(metres) }];
}
