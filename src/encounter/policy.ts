/**
 * The policy for each kind of ruling: the user's choice, per game. A move is never blocked for
 * good: a held move can always be allowed.
 */
import type { RuleFault } from './event.ts';

/**
 * Policies from the mildest to the strictest. `off`: no mark and no log entry; `mark`: both; `ask`:
 * also a question before the move or action; `enforce`: the user's own moves are also held back.
 */
export const POLICIES = ['off', 'mark', 'ask', 'enforce'] as const;
export type Policy = (typeof POLICIES)[number];

/** Kinds of ruling, in the order in which they are listed. */
export const RULINGS = ['speed', 'occupied', 'walls', 'opportunities', 'actions', 'turn'] as const;
export type RulingKind = (typeof RULINGS)[number];

export type Policies = Readonly<Record<RulingKind, Policy>>;

export const isPolicy = (value: unknown): value is Policy =>
  (POLICIES as readonly unknown[]).includes(value);

/** Policies with the same choice for every kind of ruling. */
export const alike = (policy: Policy): Policies =>
  Object.fromEntries(RULINGS.map((kind) => [kind, policy])) as Policies;
export const sameOf = (a: Policies, b: Policies): boolean =>
  RULINGS.every((kind) => a[kind] === b[kind]);
/** The policy that all kinds of ruling share; null: they differ. */
export const commonOf = (policies: Policies): Policy | null =>
  sameOf(policies, alike(policies.speed)) ? policies.speed : null;

export const PRESETS = {
  'only-show': alike('mark'),
  /**
   * Asks about cells where the creature cannot stand or pass, and about moves without an action
   * left: most of these moves are accidental.
   */
  assistant: { ...alike('mark'), occupied: 'ask', walls: 'ask', actions: 'ask' },
  /**
   * Holds back violations, but only asks about provoking, which is legal, and about moves out of
   * turn, because players often delay or ready without telling the tabletop.
   */
  strict: { ...alike('enforce'), opportunities: 'ask', turn: 'ask' },
} as const satisfies Readonly<Record<string, Policies>>;
export type Preset = keyof typeof PRESETS;
export const PRESET_IDS = Object.keys(PRESETS) as readonly Preset[];

export const DEFAULT_POLICIES: Policies = PRESETS['only-show'];

export const presetOf = (policies: Policies): Preset | null =>
  PRESET_IDS.find((id) => sameOf(PRESETS[id], policies)) ?? null;

/**
 * The kind of ruling to which a fault belongs. Codes not listed are of the kind `actions`: what a
 * turn, a condition or an ability permits.
 */
const KIND_OF: Readonly<Record<string, RulingKind>> = {
  // Faults of distance, straightness and movement mode.
  'over-speed': 'speed',
  'difficult-terrain': 'speed',
  'too-short': 'speed',
  'not-straight': 'speed',
  'not-nearest': 'speed',
  'not-adjacent': 'speed',
  'wrong-movement-mode': 'speed',
  immobile: 'speed',
  'prone-must-crawl': 'speed',
  overloaded: 'speed',
  'no-fly-speed': 'speed',
  'cannot-fly-prone': 'speed',
  'cannot-hover': 'speed',
  'cannot-fly-backward': 'speed',
  'cannot-reverse': 'speed',
  'turn-too-sharp': 'speed',
  'climb-too-steep': 'speed',
  'dive-too-steep': 'speed',
  'level-before-climb': 'speed',
  'ends-occupied': 'occupied',
  crowded: 'occupied',
  'too-narrow': 'occupied',
  'through-enemy': 'occupied',
  'through-ally': 'occupied',
  'mount-too-small': 'occupied',
  'through-wall': 'walls',
  'corner-cut': 'walls',
  'outside-map': 'walls',
  'no-footing': 'walls',
  'jump-too-long': 'speed',
  'no-opportunity': 'opportunities',
  'not-as-opportunity': 'opportunities',
  'not-your-turn': 'turn',
};

export const rulingOf = (fault: Pick<RuleFault, 'code'>): RulingKind =>
  (Object.hasOwn(KIND_OF, fault.code) ? KIND_OF[fault.code] : undefined) ?? 'actions';

/**
 * The strictest policy that applies to these faults and, for a user's own move, to provoking.
 * `certain` false: the ruling depends on unknown facts, so the policy is at most `ask`.
 */
export function policyFor(
  policies: Policies,
  faults: readonly Pick<RuleFault, 'code'>[],
  provokes: boolean,
  certain = true,
): Policy {
  const each = faults.map((fault) => policies[rulingOf(fault)]);
  if (provokes) each.push(policies.opportunities);
  const gravest = each.reduce<Policy>(
    (so, one) => (POLICIES.indexOf(one) > POLICIES.indexOf(so) ? one : so),
    'off',
  );
  return gravest === 'enforce' && !certain ? 'ask' : gravest;
}
