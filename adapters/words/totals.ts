/**
 * Finds the conditions that a sheet's totals already include (`SceneCreature.inTotals`). It derives
 * them from the conditions that are set on the sheet itself.
 */
import { SHEET_TOTALS, type SheetTotal } from '../../src/board/vocabulary.ts';
import { conditionOf } from './conditionNames.ts';

/** The sheet's names of the conditions in each total. An absent total is unknown. */
export type Folded = Readonly<Partial<Record<SheetTotal, readonly string[]>>>;

/**
 * Names that mean several conditions: "fear" may be any of three, and a creature that is, for
 * example, dying is helpless too.
 */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  fear: ['shaken', 'frightened', 'panicked'],
  dying: ['helpless'],
  paralyzed: ['helpless'],
  petrified: ['helpless'],
  sleep: ['helpless'],
  stable: ['helpless'],
  unconscious: ['helpless'],
};

/**
 * The conditions in each total that the sheet computes. A sheet's totals do not include a status
 * that only the token has, or a correction made in Quadretto.
 * @param held names of the conditions that the sheet itself holds, as `folded` spells them
 */
export const inTotals = (
  held: readonly string[],
  folded: Folded,
): Partial<Record<SheetTotal, string[]>> =>
  Object.fromEntries(
    SHEET_TOTALS.flatMap((total) => {
      const ids = folded[total]
        ?.filter((name) => held.includes(name))
        .flatMap((name) => [
          conditionOf(name) ?? [],
          Object.hasOwn(ALSO, name) ? (ALSO[name] ?? []) : [],
        ])
        .flat();
      return ids === undefined ? [] : [[total, [...new Set(ids)].sort()]];
    }),
  );
