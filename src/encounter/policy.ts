/** What the referee does about each kind of ruling: the user's choice, per game. Nothing is ever locked: whatever is held may be let through. */
import type { Fault } from './event.ts';

/** `off`: no mark, no entry; `mark`: both; `ask`: before it happens; `enforce`: held back, on this user's own moves alone. */
export const POLICIES = ['off', 'mark', 'ask', 'enforce'] as const;
export type Policy = (typeof POLICIES)[number];

/** In the order in which they are listed. */
export const RULINGS = ['speed', 'occupied', 'walls', 'opportunities', 'actions', 'turn'] as const;
export type RulingKind = (typeof RULINGS)[number];

export type Policies = Readonly<Record<RulingKind, Policy>>;

export const DEFAULT_POLICIES: Policies = { speed: 'mark', occupied: 'mark', walls: 'mark', opportunities: 'mark', actions: 'mark', turn: 'mark' };

/** The kind of a fault; what is not listed is of the kind `actions`. */
const KIND_OF: Readonly<Record<string, RulingKind>> = {
  'over-speed': 'speed', 'difficult-terrain': 'speed', 'too-short': 'speed', 'not-straight': 'speed', 'not-nearest': 'speed', 'not-adjacent': 'speed', 'wrong-movement-mode': 'speed',
  'ends-occupied': 'occupied', crowded: 'occupied', 'too-narrow': 'occupied', 'through-enemy': 'occupied', 'through-ally': 'occupied',
  'through-wall': 'walls', 'corner-cut': 'walls', 'outside-map': 'walls',
  'not-your-turn': 'turn',
};

export const rulingOf = (fault: Pick<Fault, 'code'>): RulingKind => KIND_OF[fault.code] ?? 'actions';

/** The gravest of what the policies say of these faults and (of a move of one's own) of provoking. */
export function policyFor(policies: Policies, faults: readonly Pick<Fault, 'code'>[], provokes: boolean): Policy {
  const each = faults.map((fault) => policies[rulingOf(fault)]);
  if (provokes) each.push(policies.opportunities);
  return each.reduce<Policy>((gravest, one) => (POLICIES.indexOf(one) > POLICIES.indexOf(gravest) ? one : gravest), 'off');
}
