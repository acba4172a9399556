/** Answers about conditions: what each forbids, changes and implies, how it gets worse and how it ends. */
import type { Creature, HitPoints } from '../../../board/creature.ts';
import type { Cell } from '../../../board/grid.ts';
import type { ConditionLimits } from '../../base/conditions.ts';
import type { Mode, RuleId, Verdict } from '../../verdict.ts';
import type { Citations } from '../../names.ts';
import type { FullJudge } from '../../fullRuleset.ts';
import type { StateKind, StateTable } from './effect.ts';
import type { EVENTS, Figures } from './figures.ts';
import type { GhostRules } from './ghosts.ts';
import type { UnseenRules } from './hiding.ts';
import type { ActiveState } from './active.ts';

export type { ActiveState } from './active.ts';

export type { ByMode, Exposed, StateEffect, StateKind, StateTable } from './effect.ts';

/** Keys of this topic's citations (`variants/<id>/citations.ts`). */
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
  | 'nonlethal'
  | 'drained'
  | 'drainEnds'
  | 'stall'
  | 'confused'
  | 'fascinated'
  | 'turned'
  | 'noticed'
  | 'grope'
  | 'bodiless'
  | 'bodilessDamage'
  | 'bodilessTouch'
  | 'bodilessThrough'
  | 'bodilessItems'
  | 'ethereal';

/** The modifier that a condition (`why`), or an ability changed by conditions, adds to a roll. */
export interface StateChange {
  readonly on: Roll;
  readonly value: number;
  /**
   * The part that the sheet's total includes already and `value` leaves out; absent: unknown
   * (`Counted`).
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

/** Numbers of the sheet that conditions may change. */
export interface Sheet {
  readonly ac?: number;
  /** Parts of the armor class: Dexterity, dodge and shield bonuses. Dexterity absent: the ability's modifier. */
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
  /** The sum of all modifiers by roll. Those of the armor class include lost Dexterity and dodge bonuses. */
  readonly total: Readonly<Partial<Record<Roll, number>>>;
  readonly losesDexterity: boolean;
  /** Ability modifiers with all conditions applied; absent: not known. */
  readonly abilities: { readonly str?: number; readonly dex?: number };
  readonly actions: 'all' | NonNullable<ConditionLimits['actions']>;
  readonly bans: readonly Ban[];
  /** Chance in percent that an attack on the creature misses, apart from concealment. */
  readonly missChance: number;
  /**
   * Concentration DC for casting, before the spell's level; then the failure chance in percent of verbal
   * spells; 0: none.
   */
  readonly castingDc: number;
  readonly verbalFailure: number;
  /** May the creature be given a coup de grace? */
  readonly atMercy: boolean;
  readonly drops: boolean;
  /** The effects on the creature in the air or in water. */
  readonly descends?: {
    readonly does: 'falls' | 'sinks';
    readonly metres?: number;
    readonly condition: string;
  };
  readonly drowns: boolean;
  /** Does heat deal the creature lethal instead of nonlethal damage? */
  readonly heatKills: boolean;
}

export type AfflictWhy = 'immune' | 'not-living' | 'same-source' | 'covered' | 'unknown-condition';
export interface AfflictVerdict extends Verdict {
  /** The condition that the creature finally gets; null: nothing new. */
  readonly becomes: string | null;
  readonly why?: AfflictWhy;
  /** The creature's conditions afterwards, without implied ones. */
  readonly conditions: readonly string[];
}

export interface Vitals extends Verdict {
  /** The condition that its hit points cause; null: none. */
  readonly state: string | null;
  readonly hp: HitPoints;
  /** Conditions of the scene that end, and conditions that begin. */
  readonly gone: readonly string[];
  readonly conditions: readonly string[];
}
export interface VitalsAsk {
  /** Current hit points; absent: those of the scene, from before the change. */
  readonly hp?: HitPoints;
  readonly con?: number;
  readonly act?: 'standard' | 'move' | 'strenuous';
}

export interface RecoverAsk {
  readonly from: string;
  /** Result of a percentile die. */
  readonly roll?: number;
  /** Total of a check or save (Heal, Reflex, Constitution). */
  readonly total?: number;
  readonly dc?: number;
  /** Number of earlier checks of the same kind. */
  readonly before?: number;
  /** For each of several saves: did it succeed? */
  readonly saves?: readonly boolean[];
  readonly hours?: number;
  /** Hit points that each bleeding wound costs a turn. */
  readonly bleeds?: readonly number[];
  /** Hit points that were healed. */
  readonly healed?: number;
  /** Does another creature take care of it? */
  readonly tended?: boolean;
}
export interface Recovery extends Verdict {
  /** The required roll: a chance in percent, or a DC. */
  readonly chance?: number;
  readonly dc?: number;
  /** Conditions that end, and hit points gained or lost; absent: the die is not given. */
  readonly leaves?: readonly string[];
  readonly hp?: number;
  readonly levelsLost?: number;
  readonly damage?: { readonly dice: string; readonly lethal: boolean };
  /** Does natural healing begin? */
  readonly heals?: boolean;
  /** When the next attempt is due. */
  readonly next?: 'round' | 'hour' | 'day' | '24-hours';
}

export interface FleeVerdict extends Verdict {
  readonly must: boolean;
  readonly condition?: string;
  readonly why?: 'source-near' | 'source-unperceived' | 'nothing-to-flee';
  readonly mode?: Mode;
  /** Has the creature nowhere to flee to? If so, its behavior. */
  readonly cornered?: boolean;
  readonly then?: 'flees' | 'fights' | 'defends' | 'cowers';
  /** The reachable places farthest from the source, cheapest first among equals. */
  readonly farthest?: readonly {
    readonly at: Cell;
    readonly cost: number;
    readonly distance: number;
  }[];
}

export interface ConfusedVerdict extends Verdict {
  readonly does: 'attack' | 'normal' | 'babble' | 'flee' | 'hurt-itself';
  /** Ids of the creatures that it attacks or flees from; several if equally near. */
  readonly targets: readonly string[];
  /** How it makes a normal attack or full attack: with drawn weapons, or unarmed. */
  readonly with?: 'drawn' | 'unarmed';
  readonly mode?: Mode;
  /** Whether the rest of its behavior, such as spells, items and feats, is free to choose. */
  readonly free: boolean;
}

export interface WindVerdict extends Verdict {
  readonly aloft: boolean;
  readonly conditions: readonly string[];
  /**
   * Dice that decide the distance, such as `2d6`, and meters for each point; if rolled: the distance and
   * the nonlethal damage dice.
   */
  readonly dice?: string;
  readonly metresEach?: number;
  readonly metres?: number;
  readonly nonlethal?: string;
  /** For a given path: the index of the first step against the wind. */
  readonly barredAt?: number;
}

export interface StallVerdict extends Verdict {
  readonly stalls: boolean;
  /** Meters fallen in each round, and the height left. */
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
  /** Rule ids in the ledger behind each condition. */
  readonly sources: Readonly<Record<string, readonly RuleId[]>>;
  /** Numbers in which rulesets may differ. */
  readonly figures: Figures;
  /** Is the creature alive, by its traits? And: is it immune to a kind of effect? */
  living(c: Creature): boolean;
  immune(c: Creature, kind: StateKind): boolean;
  /** Every condition of a creature, implied conditions included, each once, in the given order. */
  of(j: FullJudge, c: Creature): readonly ActiveState[];
  /** The armor class that a condition sets in place of the creature's own, size included. */
  armourClass(
    j: FullJudge,
    c: Creature,
  ): { readonly value: number; readonly state: ActiveState } | undefined;
  /** Is the attacker outside the grapple or pin that the condition comes from? */
  outside(j: FullJudge, state: ActiveState, c: Creature, attacker: Creature | undefined): boolean;
  /** The modifiers of a creature's conditions, summed by roll; `from`: against this attacker. */
  modifiers(j: FullJudge, c: Creature, from?: Creature, sheet?: Sheet): ConditionModifiers;
  /** Applies a condition to the creature; `source` names the effect, `earlier` the effects already suffered. */
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
  /** `roll`: a d100; absent if `attacker` has attacked it since its last turn. */
  confused(
    j: FullJudge,
    c: Creature,
    ask: { roll?: number; source?: Creature; attacker?: Creature; familiars: readonly string[] },
  ): ConfusedVerdict;
  /** Effect of an event near the creature on a condition that such events end (a threat to a fascinated creature). */
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
