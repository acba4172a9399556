/** Types of the answers about hazards: what a hazard makes a creature roll and suffer. */
import type { Creature } from '../../../../board/creature.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { KindTable } from '../../map/kinds.ts';
import type { D20ConditionId } from '../../conditionRows.ts';
import type { GazeVerdict, GazeGuard } from './gaze.ts';
import type { SwarmRules } from './swarm.ts';
import type { RuleId, Verdict } from '../../../verdict.ts';

/** Numbers that describe a hazard and what happened before. A hazard names those that it asks for. */
export interface HazardGiven {
  /** Height of a fall, in meters. */
  readonly metres?: number | undefined;
  /** Depth of the water that the creature falls into, in meters. */
  readonly depth?: number | undefined;
  /** Weight of a falling object, in kilograms; two pounds count as one. */
  readonly kilograms?: number | undefined;
  /** Rounds already spent in the hazard. */
  readonly rounds?: number | undefined;
  /** Rounds in which the creature sinks before it falls. */
  readonly sinking?: number | undefined;
  /** Rounds of those in which the creature took a standard or full-round action. */
  readonly strenuous?: number | undefined;
  /** Earlier rolls against the same hazard; each one makes the next harder. */
  readonly earlier?: number | undefined;
  /** Squares moved through the hazard. */
  readonly squares?: number | undefined;
  /** DC of a poison or a spell. */
  readonly dc?: number | undefined;
  readonly casterLevel?: number | undefined;
  /** Level of the creature that causes it. */
  readonly level?: number | undefined;
  /** Distance from the hazard in cells; 0 or absent: in it. */
  readonly cells?: number | undefined;
  /** Did the creature jump or dive on purpose? */
  readonly onPurpose?: boolean | undefined;
  /** Is the ground soft? */
  readonly soft?: boolean | undefined;
  /** Is the whole body in it? */
  readonly immersed?: boolean | undefined;
  /** Does the creature wear shoes? */
  readonly shod?: boolean | undefined;
  /** Does the creature move at half speed or slower? */
  readonly slowly?: boolean | undefined;
  /** Did a Tumble check shorten the fall? */
  readonly tumbled?: boolean | undefined;
  /** Is the creature insulated from the current? */
  readonly insulated?: boolean | undefined;
  /** Is it the second save against a poison, after its first effect? */
  readonly secondary?: boolean | undefined;
}
export type HazardField = keyof HazardGiven;

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
