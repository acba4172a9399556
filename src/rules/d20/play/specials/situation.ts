/** One special attack that is to be judged, and the interface of its handler. */
import type { Attack, Creature } from '../../../../board/creature.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { ActRequest } from '../turns/turnRules.ts';
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
} from './specialRules.ts';
import type { SpecialTrait } from './specialTraits.ts';

export interface SpecialSituation {
  readonly j: FullJudge;
  readonly from: Creature;
  readonly to: Creature;
  readonly attack: Special;
  readonly ask: SpecialAsk;
  readonly rule: SpecialRule;
  /** The weapon used; undefined: no weapon, or an unarmed strike. */
  readonly weapon: Attack | undefined;
  /** Changes that the attacker's feats make to the attempt. */
  readonly feats: NonNullable<NonNullable<SpecialTrait['making']>[Special]>;
  readonly missing: Missing;
  /** Citation keys of the rules that affect the answer, collected while it is computed. */
  readonly names: Set<SpecialCitation>;
}

/** The parts of the judgment that differ from one special attack to another. */
export interface Handler {
  /** Codes of the reasons that forbid the attempt. */
  bars?(s: SpecialSituation): readonly SpecialWhy[];
  /**
   * Does the attempt provoke no attacks of opportunity, even if the table of actions says that it
   * does?
   */
  quiet?(s: SpecialSituation): boolean;
  /**
   * Changes to the request that is made to the table of actions, if the attack's own action is not
   * enough.
   */
  request?(s: SpecialSituation): Partial<ActRequest>;
  /** Reasons from the table of actions that do not apply to this attempt. */
  excuses?(s: SpecialSituation): readonly SpecialWhy[];
  /**
   * Attacks of opportunity against the whole movement, if the creature moves on after the attack.
   */
  later?(s: SpecialSituation): readonly SpecialOpportunities[];
  /** Is the attempt an attack roll against a number instead of an opposed check? */
  struckAt?(s: SpecialSituation): boolean;
  /** Can the attempt be made without a touch attack? */
  noTouch?(s: SpecialSituation): boolean;
  /** Effects of the opposed check. */
  settle?(
    s: SpecialSituation,
    result: 'success' | 'failure',
    margin: number,
    sides: { readonly attacker: Side; readonly defender: Side },
  ): readonly Effect[];
  /**
   * The outcome of an attempt without an opposed check; undefined: the opposed check decides, or
   * nothing was rolled.
   */
  outcome?(s: SpecialSituation): Outcome | undefined;
  /** Additional fields of the verdict. */
  more?(s: SpecialSituation): Partial<SpecialVerdict>;
}
