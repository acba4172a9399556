/**
 * Adds uses to the used parts of a turn. A separate file, because `fold.ts` and `judgeMove.ts` both
 * use it.
 */
import type { Spent } from '../board/board.ts';
import type { Use } from './event.ts';

/** The used parts of a turn after these uses. */
export function spend(spent: Spent, uses: readonly Use[]): Spent {
  const count = (use: Use): number => uses.filter((u) => u === use).length;
  return {
    ...spent,
    standard: spent.standard || count('standard') > 0,
    move: spent.move + count('move'),
    fullRound: spent.fullRound || count('full-round') > 0,
    swift: spent.swift || count('swift') > 0,
    step: spent.step || count('step') > 0,
  };
}

/** Adds squares of difficult ground crossed as plain floor. */
export const easing = (spent: Spent, eased = 0): Spent =>
  eased === 0 ? spent : { ...spent, eased: (spent.eased ?? 0) + eased };
