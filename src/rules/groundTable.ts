/** Kinds of ground with a name of their own in the rules text: what each costs, hides and holds. */
import type { CellFacts } from '../board/board.ts';
import type { Concealment, CoverDegree, Light, MissChance } from '../board/vocabulary.ts';
import type { RuleId } from './verdict.ts';

/** What a kind of ground costs, hides and holds. */
export interface GroundFacts {
  /** Cost factor for entering the cell; absent: 1. */
  readonly costFactor?: number;
  /** Is that a price of its own, so that the cell is not difficult ground for it? */
  readonly ownCost?: true;
  /** Does the cost count for flyers in it too? */
  readonly costAloft?: true;
  /** Height in cells up to which it fills the air; absent: any. */
  readonly height?: number;
  readonly concealment?: Concealment;
  /** Degree of cover of a creature beyond the cell, for rulesets with degrees. */
  readonly degree?: CoverDegree;
  /** Miss chance in percent of a target in the cell. */
  readonly missChance?: MissChance;
  /** Ids of what endangers creatures in the cell (`FullRuleset.hazards`). */
  readonly hazards?: readonly string[];
  /** Does each entry ask for a roll, not the first one of a turn alone? */
  readonly eachEntry?: true;
  /** Does each cell of it on a path count, because moving in it does the damage? */
  readonly eachCell?: true;
  /** Does it fill the air too, so that flyers are not spared? */
  readonly airborne?: true;
  /** The speed of creatures in it, in cells; `large`: of Large and larger ones. */
  readonly pace?: { readonly small: number; readonly large: number };
  /** Does a spell or trait that lets a creature move unhindered spare it this ground? */
  readonly frees?: true;
  /** Modifier to melee attack and damage rolls of a creature in it. */
  readonly strikes?: number;
  /** Modifier to ranged attack rolls of a creature in it. */
  readonly shots?: number;
  /** Why there are no shots of creatures in it and at them, but for rays. */
  readonly noShots?: 'no-shots' | 'too-windy';
  /** The light of the cell, whatever lights shine on it. */
  readonly light?: Light;
  /** The least light of the cell: a brighter one stays. */
  readonly lights?: Light;
  /** Do darkvision and the like fail in its light? */
  readonly veiled?: true;
  /** A tree or the like: a creature in its square is a little harder to strike. */
  readonly shelters?: true;
  /** Sticky strands: squares of it between two creatures shelter each from the other. */
  readonly strands?: true;
  /**
   * The danger of running and charging over it. On a steep slope it threatens only those that go
   * downhill.
   */
  readonly rushed?: string;
  /** How much it hinders those who tumble into it. */
  readonly footing?: 'slight' | 'severe';
  /** A slope; the elevations of the cells say which way it rises. */
  readonly slope?: 'gradual' | 'steep';
  /** A trench, which is hard to leave and shelters whoever is in it. */
  readonly trench?: true;
  /** The surface of the cell and the check to cross it, where the scene names no others. */
  readonly surface?: CellFacts['surface'];
  readonly check?: CellFacts['check'];
  /** Water in which a creature stands or swims up to its chest. */
  readonly water?: true;
}

export interface GroundKind extends GroundFacts {
  readonly rules: readonly RuleId[];
}

export type GroundTable = Readonly<Record<string, GroundKind>>;
