/** What uses of a turn leave of it. Apart from the fold, which the first marks do not need. */
import type { Spent } from '../board/board.ts';
import type { Use } from './event.ts';

/** What is spent after these uses. */
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
