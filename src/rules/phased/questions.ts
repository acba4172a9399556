/**
 * Rounds in phases. Answers: what happens at which factor, given what people declared and rolled;
 * waiting and charging by themselves.
 */
import type { Citations } from '../names.ts';
import type { PhasedJudge } from '../fullRuleset.ts';
import type { RuleId, Verdict } from '../verdict.ts';
import type { Charge, TimelineQuestion } from './declaration.ts';
import type { ChargeResult, TimelineAnswer } from './event.ts';
import type { Tables, TableSize } from './tables.ts';

/** Keys of this topic's citations (`variants/<id>/citations.ts`). */
export type PhasedCitation =
  // what events rest on
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
  // what violations rest on
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
  // waiting and charging by themselves
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
  readonly names: Citations<PhasedCitation>;
  /** By size: a half move, a full one, a common action. */
  readonly sized: Readonly<Record<'half' | 'full' | 'common', Readonly<Record<TableSize, RuleId>>>>;
  readonly ratings: Readonly<Record<NonNullable<Charge['group']>, RuleId>>;
}

/** Costs and benefits of waiting. */
export interface WaitingVerdict extends Verdict {
  /** Waiting is possible only after the first round of a fight has begun. */
  readonly available: boolean;
  /** Added to the roll. */
  readonly initiative: number;
  /** Per cent of having no time, and whether it has, where the die fell. */
  readonly noTime: number;
  readonly hasTime?: boolean;
  readonly surprise: number;
  /** Per cent, on the first saving throw. */
  readonly save: number;
  readonly skill: number;
  /** Per cent on the first dodge or shield; or points on the first blow deflected. */
  readonly dodge: number;
  readonly deflect: number;
}

export interface ChargeVerdict extends Verdict {
  readonly rating: number | null;
  /** Least die that succeeds, after the bonus. */
  readonly need: number | null;
  /** Per cent. */
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
