/** Types shared by the questions and answers about special attacks. */
import type { Cell } from '../../../../board/grid.ts';
import type { BarredWhy, Cause, RuleId } from '../../../verdict.ts';
import type { EffectCode } from './codes.ts';

/** Keys of this topic's citations (`d20/<id>/citations.ts`). */
export type SpecialCitation =
  | 'replaces'
  | 'aid'
  | 'disarm'
  | 'disarmCheck'
  | 'disarmResult'
  | 'disarmWorn'
  | 'disarmShooter'
  | 'feint'
  | 'coup'
  | 'coupBow'
  | 'coupCritical'
  | 'coupFortitude'
  | 'coupSneak'
  | 'coupImmune'
  | 'sparedSwarm'
  | 'coupHidden'
  | 'coupProvokes'
  | 'knockout'
  | 'overrun'
  | 'overrunProvokes'
  | 'overrunCheck'
  | 'trip'
  | 'tripCheck'
  | 'tripResult'
  | 'tripWeapon'
  | 'sunder'
  | 'sunderWorn'
  | 'bullRush'
  | 'bullRushDivert'
  | 'bullRushCheck'
  | 'bullRushPush'
  | 'bullRushFailure'
  | 'flyingTrip'
  | 'flyingOverrun'
  | 'flyingBullRush'
  | 'charging'
  | 'dirtyTrick'
  | 'drag'
  | 'reposition'
  | 'steal'
  | 'grab'
  | 'pullPush'
  | 'standStill'
  | 'trample'
  | 'manoeuvre'
  | 'acrobatics'
  | 'grapple'
  | 'grappleCheck'
  | 'grappleHold'
  | 'grappleJoin'
  | 'grappleFreed'
  | 'grappling'
  | 'grapplingItems'
  | 'grapplingAttack'
  | 'grapplingDamage'
  | 'grapplingDraw'
  | 'grapplingThrow'
  | 'grapplingPin'
  | 'grapplingTie'
  | 'grapplingCast'
  | 'grapplingRelease'
  | 'grapplingEscape'
  | 'grapplingFree'
  | 'grapplingMove'
  | 'pinned'
  | 'turn'
  | 'turnCheck'
  | 'rebuke'
  | 'bolster'
  | 'object'
  | 'objectImmune'
  | 'objectEnergy'
  | 'objectSaves'
  | 'objectBreak'
  | 'objectStruck'
  | 'objectFullRound'
  | 'objectHeld'
  | 'objectMade'
  | 'objectRepair'
  | 'objectSoft'
  | 'objectHard'
  | 'objectLock'
  | 'objectDoor';

/** Special attacks, by the ids of the actions. */
export const SPECIALS = [
  'aid-another',
  'bull-rush',
  'coup-de-grace',
  'dirty-trick',
  'disarm',
  'drag',
  'feint',
  'grab',
  'grapple',
  'knockout-blow',
  'overrun',
  'pull',
  'push',
  'reposition',
  'stand-still',
  'steal',
  'sunder',
  'trample',
  'trip',
] as const;
export type Special = (typeof SPECIALS)[number];

/** What a creature that can turn undead may attempt. */
export const TURNINGS = ['turn', 'rebuke', 'bolster', 'dispel'] as const;
export type Turning = (typeof TURNINGS)[number];

/** Checks that a side may roll. */
export const SPECIAL_CHECKS = [
  'strength',
  'dexterity',
  'attack',
  'grapple',
  'manoeuvre',
  'bluff',
  'sense-motive',
  'ride',
  'balance',
  'escape-artist',
] as const;
export type SpecialCheck = (typeof SPECIAL_CHECKS)[number];

/** How an object is held. */
export const GRIPS = ['two-handed', 'one-handed', 'light', 'none', 'other'] as const;
export type Grip = (typeof GRIPS)[number];

/** One modifier to a check or an attack roll. */
export interface SpecialModifier {
  readonly on: 'check' | 'attack';
  readonly value: number;
  /**
   * The part of the modifier that the total on the sheet already includes, and that `value` leaves
   * out; absent: not known (`Counted`).
   */
  readonly already?: number;
  readonly type: 'ability' | 'base-attack' | 'size' | 'skill' | 'circumstance' | 'feat' | 'penalty';
  readonly why: string;
  readonly rules: readonly RuleId[];
}

/** One side of an opposed check. */
export interface Side {
  readonly of: string;
  readonly check: SpecialCheck;
  /** The checks among which this side may choose. */
  readonly choices: readonly SpecialCheck[];
  readonly modifiers: readonly SpecialModifier[];
  /**
   * Sum of the modifiers. For an attack roll it has only the modifiers of the situation, because
   * the host adds the bonus on the sheet.
   */
  readonly modifier: number;
  readonly total?: number;
}

/** One consequence of a special attack. */
export interface Effect {
  /** Id of the affected creature. */
  readonly of: string;
  readonly effect: EffectCode;
  readonly at?: Cell;
  /** Number of cells of a push, and the cells that the creature passes through. */
  readonly squares?: number;
  readonly cells?: readonly Cell[];
  readonly value?: number;
  readonly on?: readonly string[];
  readonly until?: string;
  readonly by?: string;
}

export interface Outcome {
  readonly result: 'success' | 'failure' | 'reroll' | 'ruined' | 'avoided';
  /** Margin by which the attacker won the check; negative if it lost. */
  readonly margin?: number;
  readonly effects: readonly Effect[];
}

export interface SpecialOpportunities {
  readonly by: string;
  /** What provokes: the attempt itself, or a movement that is part of it. */
  readonly cause?: 'action' | Cause;
  readonly rules: readonly RuleId[];
  readonly leaving?: Cell;
}
export interface Unprovoked {
  readonly by: string;
  readonly why: BarredWhy;
  readonly rules: readonly RuleId[];
}
