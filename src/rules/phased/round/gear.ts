/**
 * Drawing items, putting them away and changing grip: the factor of each, and when an item is
 * ready.
 */
import type { Free, Item } from './declaration.ts';
import type { PhaseOptions } from '../../houseRules.ts';
import type { Tables } from './tables.ts';

/** Size of a weapon or shield whose size is not given. */
const DEFAULT_SIZE = 'medium';

const itemFactor = (tables: Tables, { item, size = DEFAULT_SIZE }: Item): number =>
  item === 'weapon' || item === 'shield' ? tables[item][size] : tables[item];

/** The factor of putting items away: several items are one action, and their factors add up. */
export const awayFactor = (tables: Tables, items: readonly Item[]): number =>
  items.reduce((sum, item) => sum + itemFactor(tables, item), 0);

/**
 * The factors after which each item of one free action is ready, counted from the start of that
 * action. The last value is the penalty of the whole action.
 */
function drawn(
  tables: Tables,
  items: readonly Item[],
  rapid: boolean,
  rule: PhaseOptions['rapidArming'],
): number[] {
  let sum = 0;
  return items.map((item) => {
    const each = itemFactor(tables, item);
    sum += rapid && rule === 'per-item' ? Math.max(0, each - 1) : each;
    return rapid && rule === 'total' ? Math.max(0, sum - 1) : sum;
  });
}

export interface Readied {
  readonly item: Item;
  /** Factors after the roll at which the item is ready. */
  readonly after: number;
}

export interface Gear {
  /** Sum of all penalties on the roll. */
  readonly penalty: number;
  readonly ready: readonly Readied[];
}

/**
 * The total penalty and the ready items of all free actions. They are carried out one after the
 * other at the start of the round.
 */
export function gearOf(
  tables: Tables,
  free: readonly Free[],
  rule: PhaseOptions['rapidArming'],
): Gear {
  let penalty = 0;
  const ready: Readied[] = [];
  for (const { kind, items = [], rapidArming = false, penalty: own = 0 } of free) {
    if (kind === 'draw') {
      const times = drawn(tables, items, rapidArming, rule);
      for (const [i, item] of items.entries()) ready.push({ item, after: penalty + times[i]! });
      penalty += times.at(-1) ?? 0;
    } else
      penalty +=
        kind === 'put-away'
          ? awayFactor(tables, items)
          : kind === 'change-grip'
            ? tables.grip
            : own;
  }
  return { penalty, ready };
}
