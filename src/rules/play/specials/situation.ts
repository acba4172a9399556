/** One special attack to judge, and the interface of its handler. */
import type { Attack, Creature } from '../../../board/creature.ts';
import type { FullJudge } from '../../fullRuleset.ts';
import type { ActRequest } from '../turns/questions.ts';
import type { SpecialWhy } from './codes.ts';
import type { Missing } from './specialContext.ts';
import type {
  Effect,
  SpecialCitation,
  Outcome,
  SpecialOpportunities,
  Side,
  Special,
  SpecialAsk,
  SpecialRule,
  SpecialVerdict,
} from './questions.ts';
import type { SpecialTrait } from './traits.ts';

export interface SpecialSituation {
  readonly j: FullJudge;
  readonly from: Creature;
  readonly to: Creature;
  readonly attack: Special;
  readonly ask: SpecialAsk;
  readonly rule: SpecialRule;
  /** The weapon used; undefined: none, or an unarmed strike. */
  readonly weapon: Attack | undefined;
  /** Changes that the attacker's feats make to the attempt. */
  readonly feats: NonNullable<NonNullable<SpecialTrait['making']>[Special]>;
  readonly missing: Missing;
  /** Citation keys of the rules that affected the answer, collected along the way. */
  readonly names: Set<SpecialCitation>;
}

/** The parts of the judgment that are specific to one special attack. */
export interface Handler {
  /** Reason codes that forbid the attempt. */
  bars?(s: SpecialSituation): readonly SpecialWhy[];
  /** Does the attempt provoke no one, contrary to the table of actions? */
  quiet?(s: SpecialSituation): boolean;
  /** Changes to the action request, if it is not simply the attack's own action. */
  request?(s: SpecialSituation): Partial<ActRequest>;
  /** Reasons from the table of actions that do not apply to this attempt. */
  excuses?(s: SpecialSituation): readonly SpecialWhy[];
  /** Attacks of opportunity against the whole movement, if it continues beyond the action. */
  later?(s: SpecialSituation): readonly SpecialOpportunities[];
  /** Is the attempt an attack roll against a number instead of an opposed check? */
  struckAt?(s: SpecialSituation): boolean;
  /** Is the touch attack unnecessary? */
  noTouch?(s: SpecialSituation): boolean;
  /** Consequences of the opposed check. */
  settle?(
    s: SpecialSituation,
    result: 'success' | 'failure',
    margin: number,
    sides: { readonly attacker: Side; readonly defender: Side },
  ): readonly Effect[];
  /** The outcome, if it is not an opposed check; undefined: nothing was rolled. */
  outcome?(s: SpecialSituation): Outcome | undefined;
  /** Additional fields of the verdict. */
  more?(s: SpecialSituation): Partial<SpecialVerdict>;
}
