/**
 * Conditions as data: what each one forbids or changes on the map. A ruleset adds or replaces rows; no base answer
 * names a condition.
 */
import type { Creature } from '../../board/creature.ts';
import type { RuleName } from '../names.ts';

export interface ConditionEffect {
  /** Threatens nothing: it could not attack in melee now. */
  readonly noThreat?: RuleName;
  /** Threatens, but takes no attack of opportunity. */
  readonly noOpportunity?: RuleName;
  /** Nobody's obstacle: others may pass through and end there. */
  readonly helpless?: true;
  /** A body without life: no creature, and in nobody's way. */
  readonly corpse?: true;
  /** Gives no soft cover. */
  readonly noSoftCover?: true;
  /** Cannot leave its place. */
  readonly immobile?: true;
  readonly halfSpeed?: true;
  /** Neither runs nor charges. */
  readonly noRun?: true;
  /** Cannot see: neither runs, charges nor withdraws, and everybody is totally concealed from it. */
  readonly blind?: true;
  /** Moves only by crawling. */
  readonly crawls?: true;
  /** Takes no full-round actions. */
  readonly noFullRound?: true;
  /** Not seen by those who have no other sense for it. */
  readonly invisible?: true;
  /** Concealed from every attack whatever the positions. */
  readonly concealed?: 20 | 50;
  /** Ignores difficult ground, gives no soft cover. */
  readonly incorporeal?: true;
  readonly flying?: true;
}

export type ConditionTable = Readonly<Record<string, ConditionEffect>>;

const HELPLESS: ConditionEffect = { noThreat: 'threatCondition', helpless: true, immobile: true };
const CORPSE: ConditionEffect = { ...HELPLESS, corpse: true, noSoftCover: true };
const NO_ACTIONS: ConditionEffect = { noThreat: 'threatCondition', immobile: true };

export const CONDITIONS: ConditionTable = {
  helpless: HELPLESS, asleep: HELPLESS, bound: HELPLESS, paralyzed: HELPLESS, unconscious: HELPLESS, dying: HELPLESS,
  petrified: HELPLESS, stable: HELPLESS,
  dead: CORPSE, destroyed: CORPSE,
  stunned: NO_ACTIONS, dazed: NO_ACTIONS, cowering: NO_ACTIONS, fascinated: NO_ACTIONS, rebuked: NO_ACTIONS, stalled: NO_ACTIONS,
  nauseated: { noThreat: 'threatCondition', noFullRound: true, noRun: true },
  pinned: { noThreat: 'threatGrappling', immobile: true },
  grappling: { noThreat: 'threatGrappling', immobile: true },
  'flat-footed': { noOpportunity: 'opportunityFlatFooted' },
  surprised: { noOpportunity: 'opportunityFlatFooted' },
  // Only against one who is already attacking it, which a scene does not say.
  confused: { noOpportunity: 'opportunityConfused' },
  'total-defence': { noOpportunity: 'opportunityDefence' },
  prone: { crawls: true },
  'knocked-down': { crawls: true },
  'blown-away': { crawls: true },
  blinded: { blind: true, halfSpeed: true },
  entangled: { halfSpeed: true, noRun: true },
  exhausted: { halfSpeed: true, noRun: true },
  fatigued: { noRun: true },
  disabled: { halfSpeed: true, noFullRound: true },
  staggered: { noFullRound: true },
  'immobilized-in-place': { immobile: true },
  invisible: { invisible: true },
  incorporeal: { incorporeal: true },
  ethereal: { incorporeal: true, invisible: true },
  blur: { concealed: 20 },
  blurred: { concealed: 20 },
  displaced: { concealed: 50 },
  flying: { flying: true },
};

const NONE: readonly string[] = [];
const HOLDING: readonly string[] = ['grappling'];

/** What other facts of a creature say, whether or not it is written among its conditions: who grapples somebody grapples. */
export const told = (c: Creature): readonly string[] => (c.pins !== undefined || (c.grapples !== undefined && c.grapples.length > 0) ? HOLDING : NONE);

/** The first of a creature's conditions (or traits) with the effect, or undefined. */
export function effectOf<K extends keyof ConditionEffect>(
  table: ConditionTable, c: Creature, effect: K,
): { readonly condition: string; readonly value: NonNullable<ConditionEffect[K]> } | undefined {
  // Most creatures are under nothing, and are asked of often.
  if (c.conditions.length === 0 && c.traits.length === 0 && told(c).length === 0) return undefined;
  for (const list of [c.conditions, c.traits, told(c)]) {
    for (const condition of list) {
      const value = Object.hasOwn(table, condition) ? table[condition]?.[effect] : undefined;
      if (value !== undefined) return { condition, value: value as NonNullable<ConditionEffect[K]> };
    }
  }
  return undefined;
}

export const isUnder = (table: ConditionTable, c: Creature, effect: keyof ConditionEffect): boolean =>
  (c.conditions.length > 0 || c.traits.length > 0 || told(c).length > 0) && effectOf(table, c, effect) !== undefined;
