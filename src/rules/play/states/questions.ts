/**
 * Conditions beyond the map. Answers: what does each forbid, change and imply, how does it get
 * worse, how does it end.
 */
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

/** Numbers of a sheet, to be answered as conditions leave them. */
export interface Sheet {
  readonly ac?: number;
  /**
   * Parts of the armor class: Dexterity, dodge and shield bonuses. Dexterity absent: its modifier.
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
   * The sum of all changes by roll. Those of the armor class include lost Dexterity and dodge
   * bonuses.
   */
  readonly total: Readonly<Partial<Record<Roll, number>>>;
  readonly losesDexterity: boolean;
  /** Modifiers as they count now; absent: not known. */
  readonly abilities: { readonly str?: number; readonly dex?: number };
  readonly actions: 'all' | NonNullable<ConditionLimits['actions']>;
  readonly bans: readonly Ban[];
  /** Chance in a hundred that an attack upon it misses, concealment apart. */
  readonly missChance: number;
  /**
   * Concentration needed to cast, plus the spell's level, and failures in a hundred of verbal
   * spells; 0: none.
   */
  readonly castingDc: number;
  readonly verbalFailure: number;
  /** A coup de grace may be given. */
  readonly atMercy: boolean;
  readonly drops: boolean;
  /** Its fate in the air or in water. */
  readonly descends?: {
    readonly does: 'falls' | 'sinks';
    readonly metres?: number;
    readonly condition: string;
  };
  readonly drowns: boolean;
  /** Heat deals it lethal damage, not nonlethal. */
  readonly heatKills: boolean;
}

export type AfflictWhy = 'immune' | 'not-living' | 'same-source' | 'covered' | 'unknown-condition';
export interface AfflictVerdict extends Verdict {
  /** The condition that it gets in the end; null: nothing new. */
  readonly becomes: string | null;
  readonly why?: AfflictWhy;
  /** The conditions it is then under, as given (implied ones left out). */
  readonly conditions: readonly string[];
}

export interface Vitals extends Verdict {
  /** The condition from its hit points; null: none. */
  readonly state: string | null;
  readonly hp: HitPoints;
  /** Conditions of the scene that end, and conditions that begin. */
  readonly gone: readonly string[];
  readonly conditions: readonly string[];
}
export interface VitalsAsk {
  /** The current hit points; absent: the scene's. The scene's are those before the change. */
  readonly hp?: HitPoints;
  readonly con?: number;
  readonly act?: 'standard' | 'move' | 'strenuous';
}

export interface RecoverAsk {
  readonly from: string;
  /** A die of a hundred. */
  readonly roll?: number;
  /** The total of a check or save (Heal, Reflex, Constitution). */
  readonly total?: number;
  readonly dc?: number;
  /** Checks of the same kind that came before. */
  readonly before?: number;
  /** Each save of several: made or not. */
  readonly saves?: readonly boolean[];
  readonly hours?: number;
  /** Another creature takes care of it. */
  readonly tended?: boolean;
}
export interface Recovery extends Verdict {
  /** The roll asked for: a chance in per cent, or a DC. */
  readonly chance?: number;
  readonly dc?: number;
  /** Conditions left, and hit points gained or lost; absent: the die is not given. */
  readonly leaves?: readonly string[];
  readonly hp?: number;
  readonly levelsLost?: number;
  readonly damage?: { readonly dice: string; readonly lethal: boolean };
  /** Natural healing begins. */
  readonly heals?: boolean;
  /** When the next try is due. */
  readonly next?: 'round' | 'hour' | 'day' | '24-hours';
}

export interface FleeVerdict extends Verdict {
  readonly must: boolean;
  readonly condition?: string;
  readonly why?: 'source-near' | 'source-unperceived' | 'nothing-to-flee';
  readonly mode?: Mode;
  /** It has nowhere to flee to, and its behavior then. */
  readonly cornered?: boolean;
  readonly then?: 'flees' | 'fights' | 'cowers';
  /** The places farthest from the source that it reaches, cheapest first among equals. */
  readonly farthest?: readonly {
    readonly at: Cell;
    readonly cost: number;
    readonly distance: number;
  }[];
}

export interface ConfusedVerdict extends Verdict {
  readonly does: 'attack' | 'normal' | 'babble' | 'flee' | 'hurt-itself';
  /** The creatures that it attacks or flees; several are equally near. */
  readonly targets: readonly string[];
  /** Its normal attack or full attack: with drawn weapons, or unarmed. */
  readonly with?: 'drawn' | 'unarmed';
  readonly mode?: Mode;
  /** Spells, items to activate, feats of choice. */
  readonly free: boolean;
}

export interface WindVerdict extends Verdict {
  readonly aloft: boolean;
  readonly conditions: readonly string[];
  /**
   * Dice that decide it, as `2d6`, and metres for each point; with a die: metres and dice of
   * nonlethal damage.
   */
  readonly dice?: string;
  readonly metresEach?: number;
  readonly metres?: number;
  readonly nonlethal?: string;
  /** For a given path: the first step against the wind. */
  readonly barredAt?: number;
}

export interface StallVerdict extends Verdict {
  readonly stalls: boolean;
  /** Metres fallen each round, and height left. */
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
  /** The ledger's rules behind each condition. */
  readonly sources: Readonly<Record<string, readonly RuleId[]>>;
  /** Numbers in which texts may differ. */
  readonly figures: Figures;
  /** Is it alive, as far as its traits say? Is it immune to a kind of effect? */
  living(c: Creature): boolean;
  immune(c: Creature, kind: StateKind): boolean;
  /** Every condition of a creature, implied conditions included, each once, in the given order. */
  of(j: FullJudge, c: Creature): readonly ActiveState[];
  /** The armor class that a condition gives it instead of its own, with its size. */
  armourClass(
    j: FullJudge,
    c: Creature,
  ): { readonly value: number; readonly state: ActiveState } | undefined;
  /** Is the attacker outside the hold that the condition comes from? */
  outside(j: FullJudge, state: ActiveState, c: Creature, attacker: Creature | undefined): boolean;
  /** Their modifiers summed by roll; `from`: against this attacker. */
  modifiers(j: FullJudge, c: Creature, from?: Creature, sheet?: Sheet): ConditionModifiers;
  /**
   * Applies a condition to it; `source` names the effect, `earlier` the effects already suffered.
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
  /** `roll`: a d100; absent if `attacker` has attacked it since its last turn. */
  confused(
    j: FullJudge,
    c: Creature,
    ask: { roll?: number; source?: Creature; attacker?: Creature; familiars: readonly string[] },
  ): ConfusedVerdict;
  /** An event near it, for a condition that such events end (a threat to a fascinated creature). */
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
