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
  /** Changes from the attacker's feats. */
  readonly feats: NonNullable<NonNullable<SpecialTrait['making']>[Special]>;
  readonly missing: Missing;
  /** Names of the rules that mattered, added as they do. */
  readonly names: Set<SpecialCitation>;
}

/** What one special attack adds. */
export interface Handler {
  /** Reasons against it, in codes. */
  bars?(s: SpecialSituation): readonly SpecialWhy[];
  /** It provokes nothing, although the table of actions says otherwise. */
  quiet?(s: SpecialSituation): boolean;
  /** How it is declared among the actions, where that is not its own name and no more. */
  request?(s: SpecialSituation): Partial<ActRequest>;
  /** Reasons of the table of actions that do not hold here. */
  excuses?(s: SpecialSituation): readonly SpecialWhy[];
  /** What the whole of its movement provokes, where that goes on beyond the action. */
  later?(s: SpecialSituation): readonly SpecialOpportunities[];
  /** It is an attack against a number, not an opposed roll. */
  struckAt?(s: SpecialSituation): boolean;
  /** The touch attack is not needed. */
  noTouch?(s: SpecialSituation): boolean;
  /** What follows from the opposed check. */
  settle?(
    s: SpecialSituation,
    result: 'success' | 'failure',
    margin: number,
    sides: { readonly attacker: Side; readonly defender: Side },
  ): readonly Effect[];
  /** The outcome, if it is not an opposed check; undefined: nothing was rolled. */
  outcome?(s: SpecialSituation): Outcome | undefined;
  /** Further parts of the verdict. */
  more?(s: SpecialSituation): Partial<SpecialVerdict>;
}
