/** What a creature's sheet has counted already, which no roll counts again. */
import type { Creature } from '../../board/creature.ts';
import type { SheetTotal } from '../../board/vocabulary.ts';

/** Does this total of the sheet leave a condition out, so that a roll must count it? */
export const leftOut =
  ({ inTotals }: Creature, total: SheetTotal | undefined) =>
  (condition: string): boolean =>
    total === undefined || inTotals?.[total]?.includes(condition) !== true;
