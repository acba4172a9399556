/**
 * The economy of a turn: the resources that a creature has in it, what each kind of action costs,
 * and what is left. A ruleset states them as data. Pure.
 */
import { NOTHING_SPENT, timesUsed, type Used } from '../board/board.ts';
import type { Mode } from './verdict.ts';

/** Numbers of resources by id. */
export type Resources = Readonly<Record<string, number>>;

export interface Resource {
  readonly id: string;
  /** How many a creature has in each of its turns. */
  readonly count: number;
  /** Counts toward `TurnLimit.most`. */
  readonly shared?: true;
  /** The resource that pays for this one when none is left. */
  readonly instead?: string;
  /** Not available to a creature that has moved this turn. */
  readonly beforeMoving?: true;
  /**
   * `own-turn`: a reaction. What is used of it, in any turn, returns when the creature's own next turn
   * begins; opportunities that the creature takes use it. Absent: the uses in one turn count.
   */
  readonly resets?: 'own-turn';
  /** The movement mode that it is for; what forbids the mode takes the resource away. */
  readonly mode?: Mode;
  /** Its mark where the rest of a turn is shown; absent: it is not shown. */
  readonly shape?: (typeof RESOURCE_SHAPES)[number];
}

export const RESOURCE_SHAPES = ['circle', 'triangle', 'diamond', 'square'] as const;

export interface Economy {
  /** The resources of a turn, in the order in which they are shown. */
  readonly resources: readonly Resource[];
  /** What one action of each kind costs; a kind without an entry costs nothing. */
  readonly costs: Readonly<Record<string, Resources>>;
  /** What the scopes of conditions, and a surprise round, leave of a turn, by their names. */
  readonly limits: Readonly<Record<string, readonly TurnLimit[]>>;
  /** What a whole turn has. */
  readonly whole: Resources;
}

export const economyOf = (
  resources: Economy['resources'],
  costs: Economy['costs'],
  limits: Economy['limits'] = {},
): Economy => ({
  resources,
  costs,
  limits,
  whole: Object.fromEntries(resources.map(({ id, count }) => [id, count])),
});

/** What a condition or a surprise round leaves of a turn. */
export interface TurnLimit {
  /** Only actions that cost these resources; absent: all; none: not even a free action. */
  readonly of?: readonly string[];
  /** At most this many of the shared resources, all together; absent: no limit. */
  readonly most?: number;
}

/** What a turn has left after these uses, within these limits. */
export function resourcesLeft(
  { resources, whole }: Economy,
  spent: Pick<Used, 'uses' | 'moved' | 'over'>,
  limits: readonly TurnLimit[],
): Resources {
  if (spent === NOTHING_SPENT && limits.length === 0) return whole;
  const left: Record<string, number> = {};
  let total = 0;
  for (const { id, count, shared } of resources) {
    const used = timesUsed(spent, id);
    left[id] = count - used;
    if (shared === true) total += used;
  }
  // Uses beyond the count of a resource were paid with another one.
  for (const { id, instead } of resources)
    if (instead !== undefined && left[id]! < 0) left[instead] = left[instead]! + left[id]!;
  // If only some of the shared resources may be used, the first of them are left.
  let open = Infinity;
  for (const { most = Infinity } of limits) open = Math.min(open, most);
  open -= total;
  for (const { id, shared, beforeMoving } of resources) {
    const available =
      spent.over !== true &&
      !(beforeMoving === true && spent.moved > 0) &&
      limits.every(({ of }) => of?.includes(id) !== false);
    const n = available ? Math.max(0, left[id]!) : 0;
    left[id] = shared === true ? Math.max(0, Math.min(n, open)) : n;
    if (shared === true) open -= left[id];
  }
  return left;
}

/** Do the limits allow an action of this cost at all? */
export const isWithin = (limits: readonly TurnLimit[], cost: Resources): boolean =>
  limits.every(
    ({ of }) =>
      of === undefined || (of.length > 0 && Object.keys(cost).every((id) => of.includes(id))),
  );

/** Does enough remain to pay this? A resource may be paid with the one that replaces it. */
export function affords({ resources }: Economy, left: Resources, cost: Resources): boolean {
  if (hasEnough(left, cost)) return true;
  const rest = { ...left };
  for (const id in cost) {
    const { instead } = resources.find((each) => each.id === id) ?? {};
    for (let n = cost[id]!; n > 0; n--) {
      const from = (rest[id] ?? 0) > 0 ? id : instead;
      if (from === undefined || (rest[from] ?? 0) === 0) return false;
      rest[from] = rest[from]! - 1;
    }
  }
  return true;
}

/** Does enough remain of each resource itself? */
function hasEnough(left: Resources, cost: Resources): boolean {
  for (const id in cost) if ((left[id] ?? 0) < cost[id]!) return false;
  return true;
}

/**
 * How many actions of each kind the rest of a turn pays for. A kind that has no resource of its own
 * counts once.
 */
export function actionsLeft(economy: Economy, left: Resources): Resources {
  const counts = { ...left };
  for (const kind in economy.costs)
    if (!economy.resources.some(({ id, count }) => id === kind && count > 0))
      counts[kind] = Number(affords(economy, left, costOf(economy, kind)));
  return counts;
}

/** What an action of this kind costs; with `twice`, two of them. */
export function costOf({ costs }: Economy, kind: string, twice = false): Resources {
  const cost = Object.hasOwn(costs, kind) ? costs[kind]! : NO_COST;
  return twice ? Object.fromEntries(Object.entries(cost).map(([id, n]) => [id, 2 * n])) : cost;
}
const NO_COST: Resources = {};

/** Splits a cost: what the turn pays, and whether it uses a reaction (`Resource.resets`). */
export function ofTurn(
  { resources }: Economy,
  cost: Resources,
): { readonly uses: Resources; readonly reaction?: true } {
  const reactions = resources.filter(({ id, resets }) => resets === 'own-turn' && id in cost);
  if (reactions.length === 0) return { uses: cost };
  const uses = { ...cost };
  for (const { id } of reactions) delete uses[id];
  return { uses, reaction: true };
}

/** The uses of a turn after this cost. */
export function spend<T extends Pick<Used, 'uses'>>(spent: T, cost: Resources): T {
  let uses: Record<string, number> | undefined;
  for (const id in cost) (uses ??= { ...spent.uses })[id] = timesUsed(spent, id) + cost[id]!;
  return uses === undefined ? spent : { ...spent, uses };
}
