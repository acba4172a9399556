/**
 * Questions about conditions: what each condition forbids, changes and implies, and how it gets
 * worse and ends.
 */
import type { Creature, HitPoints } from '../../../../board/creature.ts';
import type { Cell } from '../../../../board/grid.ts';
import type { ConditionLimits } from '../../../effects.ts';
import type { Mode, RuleId, Verdict } from '../../../verdict.ts';
import type { Citations } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { StateKind } from '../../map/kinds.ts';
import type { RecoverAsk } from '../asks/stateAsk.ts';
import type { StateTable } from './effect.ts';
import type { EVENTS, StateFigures } from './figures.ts';
import type { GhostRules } from './ghosts.ts';
import type { UnseenRules } from './hiding.ts';
import type { ActiveState } from './active.ts';

export type { ActiveState } from './active.ts';

export type { StateKind } from '../../map/kinds.ts';
export type { ByMode, Exposed, StateEffect, StateTable } from './effect.ts';

/** Keys of this topic's citations (`d20/<id>/citations.ts`). */
export type StateCitation =
  | 'stacking'
  | 'livingOnly'
  | 'fear'
  | 'cornered'
  | 'destroyed'
  | 'dead'
  | 'disabled'
  | 'dying'
  | 'stable'
  | 'steadfast'
  | 'scattered'
  | 'nonlethal'
  | 'drained'
  | 'drainEnds'
  | 'stall'
  | 'confused'
  | 'fascinated'
  | 'turned'
  | 'noticed'
  | 'struck'
  | 'grope'
  | 'bodiless'
  | 'bodilessDamage'
  | 'bodilessTouch'
  | 'bodilessThrough'
  | 'bodilessItems'
  | 'ethereal';

/** A modifier to a roll, from a condition (`why`) or from an ability that conditions change. */
export interface StateChange {
  readonly on: Roll;
  readonly value: number;
  /**
   * The part of the modifier that the total on the sheet already includes, and that `value` leaves
   * out; absent: not known (`Counted`).
   */
  readonly already?: number;
  readonly why: string;
  readonly rules: readonly RuleId[];
}
export type Roll =
  | 'attack-melee'
  | 'attack-ranged'
  | 'damage'
  | 'ac-melee'
  | 'ac-ranged'
  | 'initiative'
  | 'checks'
  | 'fortitude'
  | 'reflex'
  | 'will'
  | 'str-skills'
  | 'dex-skills'
  | 'hit-points'
  | 'hit-dice'
  | `skill:${string}`;

/** A forbidden action, and the condition that forbids it. */
export interface Ban {
  readonly what:
    | 'attack'
    | 'cast'
    | 'act'
    | 'act-bodily'
    | 'standard'
    | 'full-round'
    | 'immediate'
    | 'threaten'
    | 'opportunity'
    | 'move'
    | 'walk'
    | 'run'
    | 'charge'
    | 'withdraw'
    | 'see'
    | 'choose'
    | 'shield'
    | `skill:${string}`;
  readonly condition: string;
  readonly rules: readonly RuleId[];
}

/** Numbers on the sheet that conditions may change. */
export interface SheetNumbers {
  readonly ac?: number;
  /**
   * Dexterity bonus within the armor class; absent: the ability's modifier. The next fields: the
   * dodge and shield bonuses within it.
   */
  readonly dexterity?: number;
  readonly dodge?: number;
  readonly shield?: number;
  readonly attack?: number;
  readonly damage?: number;
  readonly initiative?: number;
  readonly check?: number;
  readonly hp?: number;
}

export interface ConditionModifiers extends Verdict {
  readonly states: readonly ActiveState[];
  readonly changes: readonly StateChange[];
  /**
   * Sum of all modifiers to each roll. Those to armor class include lost Dexterity and dodge
   * bonuses.
   */
  readonly total: Readonly<Partial<Record<Roll, number>>>;
  readonly losesDexterity: boolean;
  /** Ability modifiers with all conditions applied; absent: not known. */
  readonly abilities: { readonly str?: number; readonly dex?: number };
  readonly actions: 'all' | NonNullable<ConditionLimits['actions']>;
  readonly bans: readonly Ban[];
  /** Miss chance in percent for attacks on the creature, without concealment. */
  readonly missChance: number;
  /**
   * Concentration DC for casting, without the spell's level. `verbalFailure`: failure chance in
   * percent of spells with a verbal component. 0: none.
   */
  readonly castingDc: number;
  readonly verbalFailure: number;
  /** Can the creature be the target of a coup de grace? */
  readonly atMercy: boolean;
  readonly drops: boolean;
  /** Does the creature fall or sink in the air, and why? */
  readonly descends?: {
    readonly does: 'falls' | 'sinks';
    readonly metres?: number;
    readonly condition: string;
  };
  readonly drowns: boolean;
  /** Is damage from heat lethal to the creature instead of nonlethal? */
  readonly heatKills: boolean;
}

export type AfflictWhy = 'immune' | 'not-living' | 'same-source' | 'covered' | 'unknown-condition';
export interface AfflictVerdict extends Verdict {
  /** The condition that the creature gets in the end; null: no new condition. */
  readonly becomes: string | null;
  readonly why?: AfflictWhy;
  /** The creature's conditions afterwards, without those that others imply. */
  readonly conditions: readonly string[];
}

export interface Vitals extends Verdict {
  /** The condition that the creature's hit points cause; null: none. */
  readonly state: string | null;
  readonly hp: HitPoints;
  /** Conditions in the scene that end; `conditions`: those that the creature has afterwards. */
  readonly gone: readonly string[];
  readonly conditions: readonly string[];
  /** The condition that the creature may choose instead of `state`. */
  readonly orElse?: string;
}
export interface VitalsAsk {
  /** Current hit points; absent: those in the scene. */
  readonly hp?: HitPoints;
  readonly con?: number;
  readonly act?: 'standard' | 'move' | 'strenuous';
}

export interface Recovery extends Verdict {
  /** The roll that is required: a chance in percent, or else a DC. */
  readonly chance?: number;
  readonly dc?: number;
  /**
   * The conditions that `from` turns into (perhaps itself); `hp`: hit points gained or lost.
   * Absent: the roll is not given.
   */
  readonly leaves?: readonly string[];
  readonly hp?: number;
  readonly levelsLost?: number;
  readonly damage?: { readonly dice: string; readonly lethal: boolean };
  /** Does natural healing begin? */
  readonly heals?: boolean;
  /** When the next roll is due. */
  readonly next?: 'round' | 'hour' | 'day' | '24-hours';
}

export interface FleeVerdict extends Verdict {
  readonly must: boolean;
  readonly condition?: string;
  readonly why?: 'source-near' | 'source-unperceived' | 'nothing-to-flee';
  readonly mode?: Mode;
  /** Is there no place to which the creature can escape? `then`: what it does. */
  readonly cornered?: boolean;
  readonly then?: 'flees' | 'fights' | 'defends' | 'cowers';
  /** The reachable cells that are farthest from the source, lowest cost first. */
  readonly farthest?: readonly {
    readonly at: Cell;
    readonly cost: number;
    readonly distance: number;
  }[];
}

export interface ConfusedVerdict extends Verdict {
  readonly does: 'attack' | 'normal' | 'babble' | 'flee' | 'hurt-itself';
  /**
   * Ids of the creatures that it attacks or flees from. There are several if they are equally near.
   */
  readonly targets: readonly string[];
  /** How it makes a normal or full attack: with drawn weapons, or unarmed. */
  readonly with?: 'drawn' | 'unarmed';
  readonly mode?: Mode;
  /** May the creature choose its actions freely, including spells, items and feats? */
  readonly free: boolean;
}

export interface WindVerdict extends Verdict {
  readonly aloft: boolean;
  readonly conditions: readonly string[];
  /**
   * Dice that are rolled for the distance, such as `2d6`; `metresEach`: meters for each point.
   * After the roll, `metres` has the distance and `nonlethal` the damage dice.
   */
  readonly dice?: string;
  readonly metresEach?: number;
  readonly metres?: number;
  readonly nonlethal?: string;
  /** Index of the first step of the given path that leads against the wind. */
  readonly barredAt?: number;
}

export interface StallVerdict extends Verdict {
  readonly stalls: boolean;
  /** For each round: meters fallen, and the height that is left. */
  readonly rounds: readonly {
    readonly metres: number;
    readonly height: number;
    readonly recovers: boolean;
  }[];
  readonly dc: number;
  readonly ground: boolean;
}

export interface StateRules extends GhostRules, UnseenRules {
  readonly cites: Citations<StateCitation>;
  readonly table: StateTable;
  /** Ids of the ledger's rules for each condition. */
  readonly sources: Readonly<Record<string, readonly RuleId[]>>;
  /** Numbers that may differ between rulesets. */
  readonly figures: StateFigures;
  /**
   * Is the creature alive, according to its traits? `immune`: is it immune to this kind of effect?
   */
  living(c: Creature): boolean;
  immune(c: Creature, kind: StateKind): boolean;
  /**
   * All conditions of a creature, including implied ones. Each appears once, in the given order.
   */
  of(j: FullJudge, c: Creature): readonly ActiveState[];
  /**
   * The armor class that a condition sets instead of the creature's own, including the size
   * modifier.
   */
  armourClass(
    j: FullJudge,
    c: Creature,
  ): { readonly value: number; readonly state: ActiveState } | undefined;
  /** Is the attacker outside the grapple or pin that causes the condition? */
  outside(j: FullJudge, state: ActiveState, c: Creature, attacker: Creature | undefined): boolean;
  /**
   * The modifiers from a creature's conditions, added up for each roll; `from`: the attacker
   * against which they apply.
   */
  modifiers(j: FullJudge, c: Creature, from?: Creature, sheet?: SheetNumbers): ConditionModifiers;
  /**
   * Applies a condition to the creature; `source`: the name of the effect, `earlier`: effects that
   * it has already suffered.
   */
  afflict(
    j: FullJudge,
    c: Creature,
    condition: string,
    source?: string,
    earlier?: readonly string[],
  ): AfflictVerdict;
  vitals(j: FullJudge, c: Creature, ask: VitalsAsk): Vitals;
  recover(j: FullJudge, c: Creature, ask: RecoverAsk): Recovery;
  flee(
    j: FullJudge,
    c: Creature,
    source: Creature | undefined,
    perceived: boolean | undefined,
  ): FleeVerdict;
  /**
   * What a confused creature does. `roll`: a d100; absent if `attacker` has attacked it since its
   * last turn.
   */
  confused(
    j: FullJudge,
    c: Creature,
    ask: { roll?: number; source?: Creature; attacker?: Creature; familiars: readonly string[] },
  ): ConfusedVerdict;
  /**
   * Does an event near the creature end the condition, or allow a new save? For example, a threat
   * ends fascination.
   */
  event(
    j: FullJudge,
    c: Creature,
    condition: string,
    happens: (typeof EVENTS)[number],
  ): Verdict & { readonly ends: boolean; readonly newSave: boolean };
  wind(
    j: FullJudge,
    c: Creature,
    ask: {
      condition: string;
      roll?: number;
      blows?: readonly [number, number];
      path?: readonly Cell[];
    },
  ): WindVerdict;
  stall(j: FullJudge, c: Creature, ask: { metres: number; saves: readonly number[] }): StallVerdict;
}
