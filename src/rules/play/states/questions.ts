/** Conditions beyond the map: what each one forbids, changes and implies, and how they grow worse. */
import type { Creature } from '../../../board/creature.ts';
import type { RuleId } from '../../verdict.ts';
import type { PlayJudge } from '../../playbook.ts';

/** What the answers of this topic rest on, by name; a ruleset fills the names with the ids of its own ledger. */
export const NAMES = [] as const satisfies readonly string[];
export type Name = (typeof NAMES)[number];

/** A number for both kinds of attack, or one for each. */
export type ByMode = number | { readonly melee: number; readonly ranged: number };

/** What one condition means for a turn and for rolls. What it means on the map is `base/conditions.ts`. */
export interface StateEffect {
  /** Added to its own attack rolls. */
  readonly attack?: ByMode;
  /** Added to its armour class, against each kind of attack. */
  readonly ac?: ByMode;
  /** Loses its Dexterity bonus to armour class, and dodge bonuses with it. */
  readonly losesDexterity?: true;
  /** Its Dexterity (Strength) counts as 0, or is changed by so much. */
  readonly dexterity?: 'zero' | number;
  readonly strength?: 'zero' | number;
  /** Added to its damage rolls, its saves, its skill and ability checks, its initiative. */
  readonly damage?: number;
  readonly saves?: number;
  readonly checks?: number;
  readonly initiative?: number;
  /** What a turn holds: nothing; one standard or one move action; one move action alone; purely mental actions. */
  readonly actions?: 'none' | 'single' | 'move-only' | 'mental-only';
  readonly noAttack?: true;
  readonly noCasting?: true;
  /** Casting needs a Concentration check of this DC plus the spell's level. */
  readonly castingDc?: number;
  /** Must flee from its source. */
  readonly flees?: true;
  /** Only the living suffer it. */
  readonly livingOnly?: true;
  /** Conditions that come with it. */
  readonly implies?: readonly string[];
  /** What it becomes when the named condition falls on it again. */
  readonly worsens?: Readonly<Record<string, string>>;
}

export type StateTable = Readonly<Record<string, StateEffect>>;

export interface ActiveState {
  readonly condition: string;
  /** The condition that brought it, where it was not given itself. */
  readonly from?: string;
  readonly effect: StateEffect;
  readonly rules: readonly RuleId[];
}

export interface StateRules {
  readonly cites: Readonly<Record<Name, readonly RuleId[]>>;
  readonly table: StateTable;
  /** The ledger's rules behind each condition. */
  readonly sources: Readonly<Record<string, readonly RuleId[]>>;
  /** Every condition a creature is under, those implied too, each once, in the order given. */
  of(j: PlayJudge, c: Creature): readonly ActiveState[];
}
