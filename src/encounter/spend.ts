/**
 * Adds uses to the used parts of a turn. A separate file, because `applyEvent.ts` and `judgeMove.ts` both
 * use it.
 */
import { timesUsed, type Used } from '../board/board.ts';
import { spend as spendCost, type Resources } from '../rules/economy.ts';
import type { Use } from './event.ts';

/** What earlier logs meant by a kind of action that is no resource. */
const EARLIER: Readonly<Record<string, readonly Use[]>> = {
  'full-round': ['standard', 'move'],
  free: [],
  'not-an-action': [],
};

/** Uses as the log lists them: each as often as it is paid. */
export const usesOf = (cost: Resources): readonly Use[] =>
  Object.entries(cost).flatMap(([id, n]) => Array.from({ length: n }, () => id));

/** The used parts of a turn after these uses. */
export const spendUses = <T extends Pick<Used, 'uses'>>(spent: T, uses: readonly Use[]): T =>
  uses
    .flatMap((use) => (Object.hasOwn(EARLIER, use) ? EARLIER[use]! : [use]))
    .reduce((sum, use) => spendCost(sum, { [use]: 1 }), spent);

/** The used parts of a turn after one use is given back, if there was one. */
export const giveBack = <T extends Pick<Used, 'uses'>>(spent: T, id: string): T =>
  timesUsed(spent, id) > 0 ? spendCost(spent, { [id]: -1 }) : spent;

/** Adds squares of difficult ground crossed as plain floor. */
export const easing = <T extends Used>(spent: T, eased = 0): T =>
  eased === 0 ? spent : { ...spent, eased: (spent.eased ?? 0) + eased };
