/** Hiding as a ruleset judges it on the map: may a creature try it, and who sees it. */
import type { Creature } from '../board/creature.ts';
import type { Degree, Verdict } from './verdict.ts';

export interface HidingParts {
  /** The observers; absent: every enemy that can act. */
  readonly observers?: readonly Creature[];
  /** Total of the check. */
  readonly total?: number;
}

export interface HidingWatcher {
  readonly id: string;
  /** Does it see the creature where it stands, if the creature does not hide already? */
  readonly sees: boolean;
  readonly cover: Degree;
  /** Does this observer keep the creature from hiding? */
  readonly bars: boolean;
  /** Does its passive score notice the creature? */
  readonly notices?: boolean;
}

export interface HidingVerdict extends Verdict {
  readonly possible: boolean;
  readonly observers: readonly HidingWatcher[];
  /** The number that the check must reach; absent: the passive score of each observer. */
  readonly dc?: number;
  /** Is it hidden with this total? Absent: no total, or each observer for itself. */
  readonly hidden?: boolean;
}
