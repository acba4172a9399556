/** What a ruleset's text says of riding, and the topics that it may leave open. */
import type { RuleId } from './verdict.ts';

/** Topics about mounts that a ruleset may leave open. */
export const MOUNT_TOPICS = [
  'size',
  'space',
  'action',
  'opportunity',
  'charge',
  'lance',
  'higher-ground',
  'shooting',
  'casting',
  'trained',
  'fall',
  'dismounting',
] as const;

export type MountTopic = (typeof MOUNT_TOPICS)[number];

/** A ruleset's rules on mounts. */
export interface MountRules {
  /**
   * Number of size categories by which a mount must be larger than its rider; undefined: the
   * ruleset does not say.
   */
  readonly larger?: { readonly steps: number; readonly rules: readonly RuleId[] };
  /** Actions for dismounting and their rules; empty: the ruleset has none. */
  readonly dismounting: { readonly actions: readonly string[]; readonly rules: readonly RuleId[] };
  /** Does the mount alone provoke by its movement? Absent: the foe strikes it or a rider. */
  readonly provokesAlone?: boolean;
  /** Topics that the ruleset leaves open. */
  readonly open: readonly MountTopic[];
  /** Melee bonus of a rider against creatures on foot that are smaller than the mount. */
  readonly higherGround?: { readonly value: number; readonly rules: readonly RuleId[] };
  /** The factor by which a lance's damage is multiplied at the end of a mounted charge. */
  readonly lance?: { readonly times: number; readonly rules: readonly RuleId[] };
  /** After a mounted charge both rider and mount have a penalty to Armor Class. */
  readonly charge?: { readonly rules: readonly RuleId[] };
  /**
   * A mount moves by its own action, and the rider keeps its own actions. `attack`: cells that the
   * mount may move in a turn in which the rider still makes a full melee attack.
   */
  readonly own?: {
    readonly attack: number;
    readonly rules: readonly RuleId[];
    readonly attackRules: readonly RuleId[];
  };
  /**
   * What disturbs a spell that the rider casts between two movements of the mount, and one cast
   * while the mount runs: keys of the ruleset's table of troubles.
   */
  readonly casting?: {
    readonly between: string;
    readonly running: string;
    readonly rules: readonly RuleId[];
  };
  /** Penalties of a rider's ranged attacks while the mount moves twice its speed, or runs. */
  readonly shooting?: {
    readonly double: number;
    readonly run: number;
    readonly rules: readonly RuleId[];
  };
  /**
   * What happens to a rider. `dc`: DC of the Ride check when the mount falls. `stays`: chance in
   * percent that a rider who loses consciousness stays mounted, in a riding saddle and in a
   * military saddle. `damage`: damage of falling from the mount.
   */
  readonly fall?: {
    readonly dc: number;
    readonly stays: { readonly riding: number; readonly military: number };
    readonly damage: string;
    readonly rules: readonly RuleId[];
  };
  /** In a mounted overrun the mount makes the check, with its size. */
  readonly overrun?: { readonly rules: readonly RuleId[] };
  /**
   * DC of the Ride check that a rider needs to attack in the same round in which its battle-trained
   * mount attacks.
   */
  readonly together?: { readonly dc: number; readonly rules: readonly RuleId[] };
}
