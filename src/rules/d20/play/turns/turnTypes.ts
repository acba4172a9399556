/** Types that the questions and the table of a turn share. */
import type { MoveVerdict, RuleId } from '../../../verdict.ts';

/** Keys of this topic's citations (`d20/<id>/citations.ts`). */
export type TurnCitation =
  // the budget of a turn
  | 'perRound'
  | 'standardForMove'
  | 'partial'
  | 'surprise'
  | 'freeStep'
  | 'ownRound'
  // kinds of action
  | 'standard'
  | 'move'
  | 'fullRound'
  | 'swift'
  | 'immediate'
  | 'free'
  | 'none'
  // tables of actions, by kind
  | 'standardTable'
  | 'moveTable'
  | 'fullRoundTable'
  | 'swiftTable'
  | 'immediateTable'
  | 'freeTable'
  | 'noneTable'
  // single actions
  | 'casting'
  | 'coupDeGrace'
  | 'shield'
  | 'aid'
  | 'ready'
  | 'delay'
  | 'grope'
  | 'grappling'
  | 'objects'
  | 'drawing'
  // what an action provokes
  | 'acting'
  | 'everyone'
  | 'reasons'
  | 'eachOnce'
  | 'unarmed'
  | 'ranged'
  | 'special'
  | 'whip'
  | 'lastFirst'
  | 'timing'
  | 'cancelled';

/** A creature that an action provokes, and the facts that are missing about it. */
export interface ProvokedFoe {
  readonly by: string;
  /** Number of attacks of opportunity that it may make against the action; absent: one. */
  readonly times?: number;
  readonly rules: readonly RuleId[];
  readonly unknown: readonly string[];
}

/** What an action needs of the verdict on its movement, on foot or in another way. */
export type MovedVerdict = Pick<
  MoveVerdict,
  'cost' | 'costs' | 'violations' | 'opportunities' | 'barred' | 'rules' | 'unknown'
>;
