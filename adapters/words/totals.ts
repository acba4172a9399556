/**
 * The conditions that a sheet has counted into its totals already (`SceneCreature.inTotals`), from
 * the conditions that the sheet itself holds.
 */
import { SHEET_TOTALS, type SheetTotal } from '../../src/board/vocabulary.ts';
import { conditionOf } from './conditions.ts';

/** The sheet's names of the conditions in each total; an absent total: unknown. */
export type Folded = Readonly<Partial<Record<SheetTotal, readonly string[]>>>;

/** Names that stand for one of several conditions, and those with which a creature is helpless too. */
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
 * The conditions in each total that the sheet computes. A sheet knows nothing of a status that the
 * token alone has, or of a correction made here.
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
