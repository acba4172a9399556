/** Conditions beyond the map: what each one forbids, changes and implies, and how they grow worse. */
import type { ABILITIES, Creature } from '../../../board/creature.ts';
import type { RuleId } from '../../verdict.ts';
import type { PlayJudge } from '../../playbook.ts';

/** What the answers of this topic rest on, by name; a ruleset fills the names with the ids of its own ledger. */
export const NAMES = [] as const satisfies readonly string[];
export type Name = (typeof NAMES)[number];

/** A number for both kinds of attack, or one for each. */
export type ByMode = number | { readonly melee: number; readonly ranged: number };

/** What an attacker finds. */
export interface Exposed {
  /** Added to its armour class, against each kind of attack. */
  readonly ac?: ByMode;
  /** Loses its Dexterity bonus to armour class, and dodge bonuses with it. */
  readonly losesDexterity?: true;
}

/** What one condition means for a turn and for rolls. What it means on the map is `base/conditions.ts`. */
export interface StateEffect extends Exposed {
  /** Added to its own attack rolls. */
  readonly attack?: ByMode;
  /** A dodge bonus to its armour class. */
  readonly dodge?: number;
  /** Only against attackers outside its hold: for a grapple those not in it, for a pin all but the one who pins. */
  readonly outside?: Exposed;
  /** Its Dexterity (Strength) counts as 0, or is changed by so much. */
  readonly dexterity?: 'zero' | number;
  readonly strength?: 'zero' | number;
  /** Added to its damage rolls, its saves, its skill and ability checks, its initiative. */
  readonly damage?: number;
  readonly saves?: number;
  readonly checks?: number;
  readonly initiative?: number;
  /** Added to some skills, or to most skills of an ability; skills that fail without a roll. */
  readonly skills?: Readonly<Record<string, number>>;
  readonly skillsOf?: Partial<Record<(typeof ABILITIES)[number], number>>;
  readonly failsSkills?: readonly string[];
  /** Attacks upon it miss so many times in a hundred, whatever is seen. */
  readonly missChance?: number;
  /** What a turn holds: nothing; one standard or one move action; one move action alone; purely mental actions. */
  readonly actions?: 'none' | 'single' | 'move-only' | 'mental-only';
  readonly noAttack?: true;
  /** Of ranged weapons it may use only those with one of these tags. */
  readonly rangedOnly?: readonly string[];
  readonly noCasting?: true;
  readonly noImmediate?: true;
  /** Casting needs a Concentration check of this DC plus the spell's level. */
  readonly castingDc?: number;
  /** Spells with a verbal component fail so many times in a hundred. */
  readonly verbalFailure?: number;
  /** What it does is for a die to say, each turn (`confusion.ts`). */
  readonly random?: true;
  /** Must flee from its source; cornered, it may fight or it cowers. */
  readonly flees?: 'fights' | 'cowers';
  /** Drops what it holds. */
  readonly drops?: true;
  /** Uses no shield. */
  readonly noShield?: true;
  /** Hit points lost after a standard or strenuous action. */
  readonly strain?: number;
  /** May be given a coup de grace. */
  readonly atMercy?: true;
  /** Neither touches nor is touched on this plane, but by what reaches there. */
  readonly apart?: true;
  /** Holds once for each time that it was suffered (negative levels); the rest of the conditions hold once. */
  readonly each?: true;
  /** Added to hit points and to Hit Dice. */
  readonly hitPoints?: number;
  readonly hitDice?: number;
  /** Only the living suffer it. */
  readonly livingOnly?: true;
  /** What kind of effect it is, for those who are immune to the kind (`wards.ts`). */
  readonly kind?: StateKind;
  /** Does nothing to who has a speed of its own for this. */
  readonly unlessSpeed?: 'climb' | 'fly';
  /** Conditions that come with it; `grounded` ones only for who is not in the air. */
  readonly implies?: readonly string[];
  readonly grounded?: readonly string[];
  /** Conditions that cease to count beside it. */
  readonly replaces?: readonly string[];
  /** What it becomes when the named condition falls on it again. */
  readonly worsens?: Readonly<Record<string, string>>;
  /** Rounds that it lasts, or hours of rest that end it, and what is left then. */
  readonly lasts?: { readonly rounds: number };
  readonly rest?: { readonly hours: number; readonly leaves?: string };
}

/** Kinds of effect that some creatures are immune to. */
export const KINDS = ['fear', 'mind', 'sleep', 'paralysis', 'stunning', 'fatigue', 'negative-energy'] as const;
export type StateKind = (typeof KINDS)[number];

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
