/** Types of the answers about hazards: what a hazard makes a creature roll and suffer. */
import type { Creature } from '../../../../board/creature.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { KindTable } from '../../map/kinds.ts';
import type { D20ConditionId } from '../../conditionRows.ts';
import type { HazardField, HazardGiven } from '../asks/hazardAsk.ts';
import type { GazeVerdict, GazeGuard } from './gaze.ts';
import type { SwarmRules } from './swarm.ts';
import type { RuleId, Verdict } from '../../../verdict.ts';

/** The roll that a hazard requires. */
export interface HazardRoll {
  /**
   * `save` and `check`: the creature rolls one of `with`. `attack`: the hazard attacks, and `dc` is
   * the armor class that counts. `opposed`: both make the check, the hazard with `bonus`.
   */
  readonly kind: 'save' | 'check' | 'attack' | 'opposed';
  /** Ids of the saves, abilities or skills of which the creature chooses one. */
  readonly with: readonly string[];
  /** Absent: the table knows it. */
  readonly dc?: number;
  /** Bonus of the hazard's own roll. */
  readonly bonus?: number;
}

export interface HazardDamage {
  /** Dice such as `2d6` or `1d6+7`, or a number. */
  readonly dice: string;
  readonly type?: string;
  readonly nonlethal?: true;
  /** The points come off this ability instead of hit points. */
  readonly ability?: 'con';
  /** Damage of each round for as long as the creature stays; absent: once. */
  readonly each?: 'round';
}

/** What follows in words of our own list; the text catalog has a sentence for each. */
export const HAZARD_EFFECTS = [
  'stops',
  'no-movement',
  'no-rush',
  'stumbles',
  'held',
  'falls',
  'speed-halved',
  'burns',
  'fire-out',
  'chokes',
  'drowns',
  'drowns-next-round',
  'killed',
  'again-next-round',
  'again-in-a-minute',
  'half-after',
  'rolls-each-damage',
  'lasts-charisma',
] as const;
export type HazardEffect = (typeof HAZARD_EFFECTS)[number];

export interface HazardOutcome {
  readonly damage: readonly HazardDamage[];
  readonly conditions: readonly D20ConditionId[];
  readonly effects: readonly HazardEffect[];
  /** Hit points that the creature then has, whatever it had before. */
  readonly hp?: number;
}

export interface HazardVerdict extends Verdict {
  readonly hazard: string;
  /** Why the creature suffers nothing: a trait or condition. */
  readonly immune?: string;
  /** Rounds that the creature can still endure without a roll. */
  readonly rounds?: number;
  /** The roll; absent: none is made. */
  readonly roll?: HazardRoll;
  /** What follows without a roll, or after the roll that was given. */
  readonly outcome?: HazardOutcome;
  /** What follows if the roll succeeds, and if it fails; present with `roll`. */
  readonly passed?: HazardOutcome;
  readonly failed?: HazardOutcome;
}

/** What a row of a table says of one creature. */
export interface HazardRuling {
  readonly immune?: string;
  readonly rounds?: number;
  readonly roll?: HazardRoll;
  readonly passed?: Partial<HazardOutcome>;
  /** The outcome of a failed roll, or of a hazard without a roll. */
  readonly failed: Partial<HazardOutcome>;
  /** Paths of the facts that were assumed. */
  readonly unknown?: readonly string[];
}

/** A kind of hazard, without the rules of a text. */
export interface HazardKind {
  /** What the user has to say, in the order of the panel. */
  readonly asks: readonly HazardField[];
  of(j: FullJudge, c: Creature, given: HazardGiven): HazardRuling;
}
export interface Hazard extends HazardKind {
  readonly rules: readonly RuleId[];
}

export interface HazardRules {
  readonly table: Readonly<Record<string, Hazard>>;
  /** What the types of creatures do, among others whom a hazard spares. */
  readonly kinds: KindTable;
  /**
   * Judges one hazard for one creature. `roll`: total of the creature's roll (for `attack`: of the
   * hazard's), or undefined. Throws a `RangeError` for a hazard that the table lacks.
   */
  hazard(j: FullJudge, c: Creature, name: string, given: HazardGiven, roll?: number): HazardVerdict;
  /** Swarms, and gaze attacks; absent: the ruleset judges none. */
  readonly swarms?: SwarmRules;
  gaze?(j: FullJudge, gazer: Creature, viewer: Creature, guard: GazeGuard): GazeVerdict;
}
