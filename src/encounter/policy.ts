/**
 * What the referee does about each kind of ruling: the user's choice, per game. Nothing is ever
 * locked: a held move can always be let through.
 */
import type { RuleFault } from './event.ts';

/**
 * `off`: no mark, no entry; `mark`: both; `ask`: a question before it happens; `enforce`: the
 * user's own moves are held back. From the mildest.
 */
export const POLICIES = ['off', 'mark', 'ask', 'enforce'] as const;
export type Policy = (typeof POLICIES)[number];

/** In the order in which they are listed. */
export const RULINGS = ['speed', 'occupied', 'walls', 'opportunities', 'actions', 'turn'] as const;
export type RulingKind = (typeof RULINGS)[number];

export type Policies = Readonly<Record<RulingKind, Policy>>;

export const isPolicy = (value: unknown): value is Policy =>
  (POLICIES as readonly unknown[]).includes(value);

/** The same policy for every kind. */
export const alike = (policy: Policy): Policies =>
  Object.fromEntries(RULINGS.map((kind) => [kind, policy])) as Policies;
export const sameOf = (a: Policies, b: Policies): boolean =>
  RULINGS.every((kind) => a[kind] === b[kind]);
/** The policy of every kind; null: they differ. */
export const commonOf = (policies: Policies): Policy | null =>
  sameOf(policies, alike(policies.speed)) ? policies.speed : null;

export const PRESETS = {
  'only-show': alike('mark'),
  /**
   * Asks about cells where the creature cannot stand or pass, and about used-up actions: most are
   * slips.
   */
  assistant: { ...alike('mark'), occupied: 'ask', walls: 'ask', actions: 'ask' },
  /**
   * Holds back certain violations. Provoking is legal, and players often delay or ready in words
   * alone: it asks about those.
   */
  strict: { ...alike('enforce'), opportunities: 'ask', turn: 'ask' },
} as const satisfies Readonly<Record<string, Policies>>;
export type Preset = keyof typeof PRESETS;
export const PRESET_IDS = Object.keys(PRESETS) as readonly Preset[];

export const DEFAULT_POLICIES: Policies = PRESETS['only-show'];

export const presetOf = (policies: Policies): Preset | null =>
  PRESET_IDS.find((id) => sameOf(PRESETS[id], policies)) ?? null;

/**
 * The kind of a fault. Codes not listed are of the kind `actions`: what a turn, a condition or an
 * ability permits.
 */
const KIND_OF: Readonly<Record<string, RulingKind>> = {
  // Distance, straightness, movement mode.
  'over-speed': 'speed',
  'difficult-terrain': 'speed',
  'too-short': 'speed',
  'not-straight': 'speed',
  'not-nearest': 'speed',
  'not-adjacent': 'speed',
  'wrong-movement-mode': 'speed',
  immobile: 'speed',
  'prone-must-crawl': 'speed',
  'ends-occupied': 'occupied',
  crowded: 'occupied',
  'too-narrow': 'occupied',
  'through-enemy': 'occupied',
  'through-ally': 'occupied',
  'mount-too-small': 'occupied',
  'through-wall': 'walls',
  'corner-cut': 'walls',
  'outside-map': 'walls',
  'no-opportunity': 'opportunities',
  'not-as-opportunity': 'opportunities',
  'not-your-turn': 'turn',
};

export const rulingOf = (fault: Pick<RuleFault, 'code'>): RulingKind =>
  (Object.hasOwn(KIND_OF, fault.code) ? KIND_OF[fault.code] : undefined) ?? 'actions';

/**
 * The strictest policy for these faults and, for an own move, for provoking. `certain` false: the
 * ruling depends on unknown facts, so the strictest answer is to ask.
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
