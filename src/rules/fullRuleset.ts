/**
 * Types of a full ruleset: the queries of the map, and the queries of a whole turn or of a round in
 * phases. Each topic has a folder, and its `questions.ts` defines its queries:
 *
 * - `d20/play/states`: what conditions forbid and change, and which conditions they cause
 * - `d20/play/bodies`: abilities, damage, healing
 * - `d20/play/turns`: which actions are allowed, what they provoke, which actions remain in a turn
 * - `d20/play/initiative`: order, surprise, joining, delay, ready
 * - `d20/play/attacks`: an attack's modifiers, rolls and weapons
 * - `d20/play/specials`: special attacks, grapples, turning, objects
 * - `d20/play/movements`: movement beyond walking, hiding, light, areas, loads
 * - `d20/play/flight`: areas, falls and attacks in the air; `d20/map/flight` judges single legs
 * - `d20/play/ordnance`: automatic fire and explosives
 * - `d20/play/hazards`: dangers of the place: falls, fire, lack of air, webs
 * - `d20/play/vehicles`: stunts, collisions and attacks from vehicles; action points
 * - `phased`: a round in phases, judged by initiative factor
 *
 * This file is separate from `ruleset.ts`, so that a host's page loads only what it needs while a
 * token is dragged. Topics query each other through `j.rules` and never import each other's
 * answers.
 */
import type { PhaseRules } from './phased/round/phaseRules.ts';
import type { AttackRules } from './d20/play/attacks/attackRules.ts';
import type { BodyRules } from './d20/play/bodies/bodyRules.ts';
import type { FlightRules } from './d20/play/flight/flightRules.ts';
import type { HazardRules } from './d20/play/hazards/hazardRules.ts';
import type { InitiativeRules } from './d20/play/initiative/initiativeRules.ts';
import type { MovementRules } from './d20/play/movements/movementRules.ts';
import type { OrdnanceRules } from './d20/play/ordnance/ordnanceRules.ts';
import type { SpecialRules } from './d20/play/specials/specialRules.ts';
import type { StateRules } from './d20/play/states/stateRules.ts';
import type { TurnRules } from './d20/play/turns/turnRules.ts';
import type { VehicleRules } from './d20/play/vehicles/vehicleRules.ts';
import type { Citations } from './names.ts';
import type { Judge, Ruleset } from './ruleset.ts';
import type { Subject } from './uncoveredSubjects.ts';
import type { RuleId } from './verdict.ts';

interface Silences {
  /** Subjects that the ruleset does not cover (`uncoveredSubjects.ts`). */
  readonly unspoken: readonly Subject[];
  /**
   * The ruleset judges some chapters of a longer text, so a subject that it does not cover may be in
   * another chapter. Absent: the ruleset judges the whole text, and the text is silent.
   */
  readonly partial?: true;
}

/** A ruleset with rounds of consecutive turns. */
export interface FullRuleset extends Ruleset, Silences {
  readonly states: StateRules;
  readonly bodies: BodyRules;
  readonly turns: TurnRules;
  readonly initiative: InitiativeRules;
  readonly attacks: AttackRules;
  readonly specials: SpecialRules;
  readonly movements: MovementRules;
  readonly flight: FlightRules;
  /** Citations of feats and abilities, keyed by trait; absent: the ruleset has none. */
  readonly featRules?: Citations<string>;
  /** Absent: the ruleset has no automatic fire and no explosives. */
  readonly ordnance?: OrdnanceRules;
  /** Absent: the ruleset judges no hazards. */
  readonly hazards?: HazardRules;
  /** Absent: the ruleset judges no vehicles. */
  readonly vehicles?: VehicleRules;
  /** Citations of action points; absent: the ruleset has none. */
  readonly actionPoints?: readonly RuleId[];
}

/**
 * A ruleset with rounds in phases: actions are declared, rolled, and resolved in the order of their
 * factors.
 */
export interface PhasedRuleset extends Ruleset, Silences {
  readonly phases: PhaseRules;
}

/** A ruleset that answers the questions of the map alone. */
export interface MapRuleset extends Ruleset, Silences {}

export type AnyFullRuleset = FullRuleset | PhasedRuleset | MapRuleset;

export const isFull = (rules: Ruleset): rules is FullRuleset => 'states' in rules;
export const hasPhases = (rules: Ruleset): rules is PhasedRuleset => 'phases' in rules;

/** A board under a full ruleset: the input of every query about a turn or a round. */
export type FullJudge = Judge<FullRuleset>;
export const isFullJudge = (j: Judge): j is FullJudge => isFull(j.rules);

/** The rules behind a feat or ability. */
export const featRules = (j: FullJudge, trait: string): readonly RuleId[] => {
  const { featRules: table = {} } = j.rules;
  return Object.hasOwn(table, trait) ? (table[trait] ?? []) : [];
};
export type PhasedJudge = Judge<PhasedRuleset>;
export type AnyJudge = Judge<AnyFullRuleset>;
