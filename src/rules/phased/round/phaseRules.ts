/**
 * Types of the questions about rounds in phases: what happens at which factor, given what the
 * players declared and rolled. Waiting and charging are separate questions.
 */
import type { RowCitations } from '../../names.ts';
import type { PhasedJudge } from '../../fullRuleset.ts';
import type { RuleId, Verdict } from '../../verdict.ts';
import type { Charge, TimelineQuestion } from './declaration.ts';
import type { ChargeResult, TimelineAnswer } from './event.ts';
import type { Tables, TableSize } from './tables.ts';

/** Citation keys of rounds in phases (`phased/<id>/citations.ts`). */
export type PhasedCitation =
  // Keys of the rules behind events.
  | 'chooses'
  | 'choosesAfterHalf'
  | 'enters'
  | 'noMove'
  | 'halfThenAct'
  | 'actThenHalf'
  | 'postpone'
  | 'window'
  | 'tie'
  | 'endMove'
  | 'free'
  | 'putAway'
  | 'ranged'
  | 'spell'
  | 'chargeRoll'
  | 'yields'
  | 'abort'
  | 'endOrder'
  // Keys of the rules behind violations.
  | 'complex'
  | 'common'
  | 'halfAndAct'
  | 'oneRound'
  | 'noTime'
  | 'abortFree'
  | 'chargeEligible'
  | 'atStart'
  | 'grip'
  | 'words'
  | 'overSpeed'
  | 'halfOnly'
  | 'hostile'
  | 'occupied'
  | 'adjacent'
  | 'defenceless'
  // Keys of the rules on waiting and charging.
  | 'waiting'
  | 'waitingDeclared'
  | 'waitingSurprise'
  | 'waitingSave'
  | 'waitingSkill'
  | 'waitingDodge'
  | 'combatPoints'
  | 'ratingTable'
  | 'quadruped'
  | 'success'
  | 'critical'
  | 'failure'
  | 'fumble'
  | 'fatigue';

export interface PhaseCites {
  readonly names: RowCitations<PhasedCitation>;
  /** For each size, the rules on the factor of a half move, a full move and a common action. */
  readonly sized: Readonly<Record<'half' | 'full' | 'common', Readonly<Record<TableSize, RuleId>>>>;
  readonly ratings: Readonly<Record<NonNullable<Charge['group']>, RuleId>>;
}

/** Costs and benefits of waiting. */
export interface WaitingVerdict extends Verdict {
  /** Waiting is possible only after the first round of a fight has begun. */
  readonly available: boolean;
  /** Added to the initiative roll. */
  readonly initiative: number;
  /**
   * Chance in percent of having no time to act. `hasTime`: whether the die left time, if it was
   * rolled.
   */
  readonly noTime: number;
  readonly hasTime?: boolean;
  readonly surprise: number;
  /** Bonus in percent on the first saving throw. */
  readonly save: number;
  readonly skill: number;
  /**
   * Bonus in percent on the first dodge or shield use. `deflect`: bonus in points on the first
   * deflected blow.
   */
  readonly dodge: number;
  readonly deflect: number;
}

export interface ChargeVerdict extends Verdict {
  readonly rating: number | null;
  /** Lowest die that succeeds, after the bonus. */
  readonly need: number | null;
  /** Chance of success in percent. */
  readonly chance: number | null;
  readonly result: ChargeResult;
  readonly hit: number;
  readonly damage: number;
  readonly fatigue: 1;
}

export interface PhaseRules {
  readonly cites: PhaseCites;
  readonly tables: Tables;
  timeline(j: PhasedJudge, question: TimelineQuestion): TimelineAnswer;
  waiting(j: PhasedJudge, penalty: number, percent?: number): WaitingVerdict;
  charge(j: PhasedJudge, charge: Charge): ChargeVerdict;
}
